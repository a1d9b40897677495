"""The solo opponent with City of Crowns as a module."""

from typing import Final

from greathall.engine import Fold, Module
from greathall.games.paladins.crowns.scoring import MusterCards, NegotiateSets
from greathall.games.paladins.crowns.solo.choices import FirstWithEffect
from greathall.games.paladins.crowns.solo.data import CONSTANTS, DIFFICULTIES, IMPOSSIBLE, SCHEMES
from greathall.games.paladins.crowns.solo.mustering import FavourOrMuster, MusterCardMove, MusterMove
from greathall.games.paladins.crowns.solo.negotiating import NegotiateMove
from greathall.games.paladins.crowns.solo.tellings import CROWNS_SOLO_TELLINGS
from greathall.games.paladins.crowns.solo.words import OBSTACLES, PICKS, REASONS
from greathall.games.paladins.crowns.words import (
    ALLIES,
    DIPLOMACY,
    MOVE_WORKSHOP_VERB,
    MUST_PASS_VERB,
    MUSTER,
    NEGOTIATE,
)
from greathall.games.paladins.scoring import Track
from greathall.games.paladins.solo.policy import WithoutWorkshop
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.verbs import Attribute, Ignored, Recruit
from greathall.games.paladins.solo.words import START_WORKERS
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import PLACE_WORKSHOP_VERB


class WorkersOfAllies(Fold[Paladins]):
    """An Ally is one more worker at the start of every round (C-12.9)."""

    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + len(s.held[a][ALLIES])


MOVES: Final[tuple[Move, ...]] = (
    MusterMove("muster", MUSTER),
    NegotiateMove("negotiate", NEGOTIATE),
    MusterCardMove("muster_card"),
)

CROWNS_SOLO: Final = Module(
    "crowns_solo",
    needs=["crowns", "solo"],
    names={
        "scheme": tuple(row.name for row in SCHEMES),
        "move": tuple(row.name for row in MOVES),
        "difficulty": (IMPOSSIBLE.name,),
        "obstacle": OBSTACLES,
        "pick": PICKS,
    },
    rows={
        "difficulty": [IMPOSSIBLE],
        "scheme": SCHEMES,
        "move": MOVES,
        "choice_rule": [FirstWithEffect("first_with_effect", 40)],
        "opponent_verb": [
            Attribute("diplomacy", DIPLOMACY),
            Recruit("free_discard_townsfolk"),
            Recruit("discard_own_townsfolk"),
            Ignored("move_workshop", MOVE_WORKSHOP_VERB),
            Ignored("must_pass", MUST_PASS_VERB),
        ],
        "opponent_line": [
            Track("diplomacy", DIPLOMACY),
            MusterCards("muster_cards"),
            NegotiateSets("negotiate_sets"),
        ],
    },
    replaces={
        "opponent": [CONSTANTS],
        "difficulty": DIFFICULTIES,
        "move": [FavourOrMuster("kings_favour")],
        "choice_rule": [WithoutWorkshop("without_workshop", 20, (PLACE_WORKSHOP_VERB, MOVE_WORKSHOP_VERB))],
    },
    tellings=CROWNS_SOLO_TELLINGS,
    reasons=REASONS,
    folds=[(START_WORKERS, WorkersOfAllies())],
)
