"""The solo opponent as a module: its rows, its deck, its moves, and its events."""

from typing import Final

from greathall.engine import EVERYONE, NO_ONE, Field, Module, Zone
from greathall.games.paladins.rows import Kept
from greathall.games.paladins.scoring import Converted, Count, Debts, Orders, Track, Walls
from greathall.games.paladins.solo.board_moves import BoardMove, OutsiderMove, SettleMove, TurnJar
from greathall.games.paladins.solo.data import CONSTANTS, DIFFICULTIES, SCHEMES
from greathall.games.paladins.solo.encoding import PLANES
from greathall.games.paladins.solo.jars import SoloAbsolve
from greathall.games.paladins.solo.kings_moves import KingsFavour, KingsOrder, OccupySpace
from greathall.games.paladins.solo.left_moves import ConspireMove, PrayMove, RecruitMove, Rest, TradeMove
from greathall.games.paladins.solo.lookups import PART
from greathall.games.paladins.solo.policy import CHOICE_RULES
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.rules import SoloRow
from greathall.games.paladins.solo.schemes import ShuffleSchemes
from greathall.games.paladins.solo.steps import (
    SOLO_REFRESH,
    SOLO_ROUND,
    SOLO_SET_UP,
    HumanFirst,
    NoMarker,
    Suspicions,
)
from greathall.games.paladins.solo.tellings import SOLO_TELLINGS
from greathall.games.paladins.solo.turn import FollowScheme, Opponent, OpponentTurn
from greathall.games.paladins.solo.verbs import OPPONENT_VERBS, Lose, SuspectWorkers
from greathall.games.paladins.solo.words import (
    CAUSES,
    OBSTACLES,
    PICKS,
    SOLO_REASONS,
    START_WORKERS,
    WISHES,
)
from greathall.games.paladins.words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FAVOUR_SCHEMES,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    MARKER,
    PRAY,
    RECRUIT,
    STRENGTH,
    TRADE,
)
from greathall.games.paladins.words import SCHEMES as SCHEME_DECK

MOVES: Final[tuple[Move, ...]] = (
    SettleMove("commission", COMMISSION),
    BoardMove("fortify", FORTIFY),
    SettleMove("garrison", GARRISON),
    TurnJar("absolve", ABSOLVE),
    OutsiderMove("attack", ATTACK, STRENGTH),
    OutsiderMove("convert", CONVERT, FAITH),
    RecruitMove("recruit", RECRUIT),
    PrayMove("pray", PRAY),
    TradeMove("trade", TRADE),
    ConspireMove("conspire", CONSPIRE),
    KingsOrder("kings_order"),
    KingsFavour("kings_favour"),
    Rest("rest"),
)

LINES: Final = (
    Orders("kings_orders"),
    Track("faith", FAITH),
    Track("strength", STRENGTH),
    Track("influence", INFLUENCE),
    Debts("debts"),
    Count("commission", COMMISSION),
    Walls("fortify", FORTIFY),
    Count("garrison", GARRISON),
    Count("absolve", ABSOLVE),
    Converted("converted", least=1),
)

SOLO: Final = Module(
    "solo",
    needs=["paladins"],
    names={
        "scheme": tuple(row.name for row in SCHEMES),
        "move": tuple(row.name for row in MOVES),
        "difficulty": tuple(row.name for row in DIFFICULTIES),
        "obstacle": OBSTACLES,
        "wish": WISHES,
        "cause": CAUSES,
        "pick": PICKS,
    },
    rows={
        "opponent": [CONSTANTS],
        "difficulty": DIFFICULTIES,
        "scheme": SCHEMES,
        "stocked": [Kept("scheme")],
        "move": MOVES,
        "choice_rule": CHOICE_RULES,
        "part": [SoloRow(PART)],
        "player": [Opponent("opponent", "opponent_verb", "opponent_line", as_printed=True)],
        "opponent_verb": OPPONENT_VERBS,
        "opponent_line": LINES,
        "set_up": SOLO_SET_UP,
        "round": SOLO_ROUND,
        "refresh": SOLO_REFRESH,
    },
    replaces={
        "action": [SoloAbsolve()],
        "set_up": [HumanFirst("first_player", 130)],
        "round": [NoMarker("marker", 10)],
    },
    zones=[
        Zone("schemes", "scheme", NO_ONE, pile=True, rest=True, kept="decks", part=SCHEME_DECK),
        Zone("scheme_discards", "scheme", EVERYONE, pile=True, spent=True, kept="discards", part=SCHEME_DECK),
        Zone("favour_schemes", "scheme", EVERYONE, per_seat=True, kept="held", part=FAVOUR_SCHEMES),
        Zone("stacked", "attribute", EVERYONE, places=4),
    ],
    fields=[
        Field("marker", kept="numbers", part=MARKER, highest=12),
        Field("turned_jars", per_seat=True, kept="done_actions", part=ABSOLVE, highest=12),
    ],
    tellings=SOLO_TELLINGS,
    reasons=SOLO_REASONS,
    frames=[FollowScheme, Lose, OccupySpace, OpponentTurn, ShuffleSchemes, SuspectWorkers, Suspicions],
    fold_names={START_WORKERS: "start_workers"},
    planes=PLANES,
)
