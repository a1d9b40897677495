"""The base of Citadels as a module: zones, fields, words and frames. It names no character and no unique district."""

from typing import Final

from greathall.engine import EVERYONE, NO_ONE, OWNER, Decline, Each, Field, Kind, Module, Telling, Zone
from greathall.games.citadels.abilities.random_card import TakeRandomCard
from greathall.games.citadels.encoding import PLANES
from greathall.games.citadels.printed.data import CHARACTER_NAMES, DISTRICT_NAMES, PLAIN, TYPES
from greathall.games.citadels.round.building import Build, ChooseWay, PayGold
from greathall.games.citadels.round.calling import Call, EndOfRound, Round, SetUp, ShuffleDeck
from greathall.games.citadels.round.income import ChooseMix, Income
from greathall.games.citadels.round.selection import (
    DiscardAtRandom,
    DiscardCharacter,
    KeepCharacter,
    Selection,
    ShuffleCast,
)
from greathall.games.citadels.round.turn import FreeTurn, Gather, KeepCard, Menu
from greathall.games.citadels.scoring import AllTypes, Complete, Districts
from greathall.games.citadels.sources import SOURCES
from greathall.games.citadels.state import MARKS
from greathall.games.citadels.words import ANCHORS, FOLDS, LOSSES, REASONS

AMOUNTS: Final = tuple(str(number) for number in range(13))  # an income: eleven religious districts and a school

BASE: Final = Module(
    "citadels",
    names={
        "district": DISTRICT_NAMES[:PLAIN],
        "building": DISTRICT_NAMES,
        "character": CHARACTER_NAMES,
        "type": TYPES,
        "mark": MARKS,
        "amount": AMOUNTS,
        "ability": ("income",),
        "way": ("gold",),
        "loss": LOSSES,
        "source": SOURCES,
    },
    rows={
        "ability": [Income("income")],
        "way": [PayGold("gold")],
        "line": [Districts("districts"), AllTypes("all_types"), Complete("complete")],
    },
    zones=[
        Zone("deck", "district", NO_ONE, pile=True, rest=True),
        Zone("table", "district", EVERYONE),
        Zone("hand", "district", OWNER, per_seat=True),
        Zone("offer", "district", OWNER, per_seat=True),
        Zone("picked", "district", OWNER, per_seat=True, within="hand"),
        Zone("museum", "district", OWNER, per_seat=True, own_place=True),
        Zone("city", "building", EVERYONE, per_seat=True),
    ],
    fields=[
        Field("gold", per_seat=True, highest=100),
        Field("completed", noun="flag", per_seat=True),
        Field("revealed", per_seat=True, highest=9),
        Field("protected", noun="flag", per_seat=True),
        Field("crown", noun="seat"),
        Field("tax", highest=100),
        Field("round", highest=100),
        Field("first", noun="seat"),
        Field("queen", noun="seat"),
    ],
    kinds=[
        Kind(
            "turn", Decline("end turn"), "gather gold", "gather cards", Each("build", "district"), Each("", "ability")
        ),
        Kind("gather", like="turn"),
        Kind("keep", Each("keep", "district"), secret=True),
        Kind("character", Each("choose", "character"), final=True, secret=True),
        Kind("discard", Each("put away", "character"), final=True, secret=True),
        Kind("pay", Each("pay", "way"), about=("card:district",)),
        Kind("mix", Each("income in gold", "amount"), about=("count:number",)),
    ],
    draws=[Kind("unseen", Each("", "character")), Kind("stolen", Each("", "district"))],
    tellings=[
        Telling("round", ("number:number", "crown:seat")),
        Telling("put_away", ("cards:character*",)),
        Telling("keeps", ("who:seat",), ("card:character",)),
        Telling("puts_away", ("who:seat",), ("card:character",)),
        Telling("puts_away_unseen"),
        Telling("nobody", ("card:character",)),
        Telling("reveals", ("who:seat", "card:character")),
        Telling("ends", ("who:seat",)),
        Telling("gains", ("who:seat", "gold:number", "source:source")),
        Telling("pays", ("who:seat", "to:seat", "gold:number", "source:source")),
        Telling("draws", ("who:seat", "count:number", "source:source"), ("cards:district*",)),
        Telling("keeps_card", ("who:seat",), ("card:district",)),
        Telling("builds", ("who:seat", "card:district", "gold:number")),
        Telling("completes", ("who:seat",)),
        Telling("destroyed", ("who:seat", "card:building")),
        Telling("changes_owner", ("who:seat", "card:building", "to:seat")),
        Telling("takes_card", ("who:seat", "of:seat"), ("card:district",)),
        Telling("gives_cards", ("who:seat", "to:seat", "count:number"), ("cards:district*",)),
        Telling("crowned", ("who:seat",)),
        Telling("names", ("who:seat", "mark:mark", "card:character")),
        Telling("hides", ("who:seat", "mark:mark"), ("card:character",)),
        Telling("game_over"),
    ],
    reasons=REASONS,
    frames=[
        SetUp,
        ShuffleDeck,
        Round,
        Selection,
        ShuffleCast,
        KeepCharacter,
        DiscardCharacter,
        DiscardAtRandom,
        Call,
        EndOfRound,
        FreeTurn,
        Menu,
        Gather,
        KeepCard,
        TakeRandomCard,
        ChooseWay,
        Build,
        ChooseMix,
    ],
    anchors=ANCHORS,
    fold_names=FOLDS,
    planes=PLANES,
)
