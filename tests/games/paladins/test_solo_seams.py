"""What an expansion of the solo game replaces: the constants in one row, difficulties, schemes, moves, a fold."""

from typing import Any, Final

from greathall.engine import Entry, Fold, Luck, Module, Ruleset, compose, playout
from greathall.engine.check import check
from greathall.engine.positions import load_position
from greathall.games.paladins.base import BASE
from greathall.games.paladins.effects import gain
from greathall.games.paladins.solo.board_moves import BoardMove
from greathall.games.paladins.solo.data import CONSTANTS
from greathall.games.paladins.solo.marker import advance
from greathall.games.paladins.solo.module import MOVES, SOLO
from greathall.games.paladins.solo.rows import Constants, Difficulty, Move, Scheme
from greathall.games.paladins.solo.rules import SoloRules
from greathall.games.paladins.solo.words import BY_TRADE, FREE, START_WORKERS
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ATTRIBUTE_SHORT, MARKER, STRENGTH

ME: Final = 1

LONGER: Final = Constants(
    "opponent",
    track=7,
    steps_per_resource=2,
    missing_steps=1,
    trade_steps=1,
    rest_steps=1,
    start_workers=3,
    conspire_workers=2,
    prayer_workers=1,
    stack=("faith", "strength", "influence"),
    start={"strength": 2, "faith": 1},
    by_space={
        "townsfolk": (1, 2, 3, 4, 5, 1, 1),
        "outsiders": (1, 2, 3, 4, 5, 6, 6),
        "favours": (1, 1, 2, 3, 4, 5, 1),
    },
    last={"outsiders": (1,)},
    extra_discards={"townsfolk": (3, 4)},
    fallback=("trade", *CONSTANTS.fallback),
    wishes=CONSTANTS.wishes[::-1],
    jar=gain(faith=2),
)


class March(Move):
    """Three spaces at once, and no worker."""

    def make(self, s: Paladins, seat: int) -> None:
        advance(s, seat, BY_TRADE, 3)


class OneMore(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1


LONG: Final = Module(
    "long",
    needs=["solo"],
    names={"scheme": ("march",), "move": ("march",), "difficulty": ("all",)},
    rows={
        "scheme": [Scheme("march", "march", copies=2)],
        "move": [March("march")],
        "difficulty": [Difficulty("all", 6)],
    },
    replaces={"opponent": [LONGER]},
    folds=[(START_WORKERS, OneMore())],
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return SoloRules(compose(BASE, SOLO, LONG), players, {"difficulty": "all", **options})


ENTRY: Final = Entry("paladins", "Paladins alone, longer", (1,), build)


def settled(given: dict[str, Any]) -> Paladins:
    s = load_position(ENTRY.load(1).rules, given)
    assert isinstance(s, Paladins)
    return s


def test_an_expansion_of_the_opponent_keeps_the_contract() -> None:
    assert check(ENTRY.load(1), games=1, every=15).games == 1


def test_more_schemes_and_a_difficulty() -> None:
    rules = ENTRY.load(1).rules
    s = rules.start()
    assert isinstance(s, Paladins)
    playout(s, Luck(1))
    assert s.done_actions[ME][0] == 9
    assert len(s.decks[2]) + len(s.discards[2]) == 19


def test_a_longer_track_and_more_steps() -> None:
    s = settled({"marker": 6, "at": {"gain": {"opponent": ["1 silver"]}}})
    assert s.numbers[MARKER] == 1
    assert s.attributes[ME] == [1, 2, 1]


def test_what_is_missing_moves_the_marker() -> None:
    s = settled({"at": {"gain": {"opponent": ["1 discard_suspicion"]}}})
    assert (s.numbers[MARKER], s.tax) == (2, 4)


def test_more_workers_at_the_start_of_a_round() -> None:
    s = settled({"A": {"workers": {"labourer": 1}}, "at": {"round": 2, "step": "opponent_workers"}})
    assert s.workers[ME][0] == 6


def test_places_that_come_last() -> None:
    row = ["archer_saracen", "thief_viking"]
    waiting = {"A": {"workers": {"labourer": 1}}, "outsider_row": row}
    s = settled({**waiting, "opponent": {"workers": {"labourer": 3}, "faith": 2}, "at": {"opponent": "convert"}})
    assert [s.rules.names["outsider"][card] for card in s.converted[ME]] == ["thief_viking"]


def test_a_jar_gives_what_the_constants_say() -> None:
    waiting = {"A": {"workers": {"labourer": 1}}, "opponent": {"workers": {"labourer": 4}}}
    s = settled({**waiting, "at": {"opponent": "absolve"}})
    assert s.attributes[ME][0] == 3 and s.tax == 5


def test_a_move_of_its_own() -> None:
    s = settled(
        {"A": {"workers": {"labourer": 1}}, "opponent": {"workers": {"labourer": 1}}, "at": {"opponent": "march"}}
    )
    assert s.numbers[MARKER] == 4 and s.workers[ME][0] == 1


def test_a_delegated_action_aims_by_its_own_terms() -> None:
    given = {"A": {"workers": {"labourer": 1}}, "opponent": {"strength": 0, "faith": 0}, "at": {"turn": "A"}}
    s = settled(given)
    (garrison,) = [move for move in MOVES if move.name == "garrison"]
    assert isinstance(garrison, BoardMove)
    assert garrison.refuse_aim(s, ME, FREE) == ATTRIBUTE_SHORT + STRENGTH
    delegated = (0, 0, STRENGTH, 3)
    assert garrison.refuse_aim(s, ME, delegated) == 0
    assert s.rules.names["square"][garrison.target(s, ME, delegated)] == "r2_4"  # its wishes run backwards
