"""What an expansion of the solo game replaces: constants in one row, difficulties, schemes, moves, rules, a fold."""

from typing import Any, Final

import pytest

from greathall.engine import Fold, Listing, Luck, Module, Ruleset, compose, playout
from greathall.engine.check import check
from greathall.engine.kept.positions import load_position
from greathall.games.paladins.base import BASE
from greathall.games.paladins.parts import Part, PartRow
from greathall.games.paladins.printed.effects import gain
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.solo.board_moves import BoardMove
from greathall.games.paladins.solo.data import CONSTANTS
from greathall.games.paladins.solo.kings_moves import OccupySpace
from greathall.games.paladins.solo.marker import advance
from greathall.games.paladins.solo.module import MOVES, SOLO
from greathall.games.paladins.solo.picking import pick_favour, pick_outsider
from greathall.games.paladins.solo.policy import WithoutWorkshop
from greathall.games.paladins.solo.rows import NO_ANSWER, ChoiceRule, Constants, Difficulty, Move, Scheme
from greathall.games.paladins.solo.words import BY_TRADE, FREE, LEFT_ONE, START_WORKERS
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ATTRIBUTE_SHORT,
    CONVERT,
    FREE_RECRUIT_VERB,
    GARRISON,
    MARKER,
    PLACE_WORKSHOP_VERB,
    SCOUT,
    STRENGTH,
    WORKSHOP,
)

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
        "favours": (0, 1, 2, 3, 4, 5, 0),
    },
    last={"outsiders": (1,)},
    extra_discards={"townsfolk": (3, 4)},
    fallback=("trade", *CONSTANTS.fallback),
    wishes=CONSTANTS.wishes[::-1],
    jar=gain(faith=2),
    sources={},
)


class March(Move):
    """Three spaces at once, and no worker."""

    def make(self, s: Paladins, seat: int) -> None:
        advance(s, seat, BY_TRADE, 3)


class Camp(Move):
    """A worker on a King's Favour, who is a scout for everybody else."""

    def tries(self, s: Paladins, seat: int) -> list[str]:
        return ["attack", self.name]

    def make(self, s: Paladins, seat: int) -> None:
        s.push(OccupySpace(seat, pick_favour(s, seat), SCOUT))


class Errand(Move):
    """A Garrison that somebody else does for it."""

    def make(self, s: Paladins, seat: int) -> None:
        s.lookups.kinds[seat].begin_action(s, seat, GARRISON, (0, 0, STRENGTH, 3))


class Notes(Part):
    """What the expansion knows of itself: where the marker begins, and a moment."""

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def prepare(self, s: Paladins) -> None:
        s.numbers[MARKER] = self.marker

    def conclude(self, s: Paladins, seat: int, found: dict[str, Any]) -> None:
        found["marker"] = s.numbers[MARKER]

    def enter(self, s: Paladins, moment: Any) -> bool:
        if moment == "march":
            advance(s, ME, BY_TRADE, 2)
        return bool(moment == "march")


class NotesRow(PartRow):
    def read(self, rules: Ruleset) -> Part:
        return Notes(len(rules.seats) - 1)


class NothingInVain(ChoiceRule):
    """The first reward that does something."""

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        rules = s.lookups
        for reward in rewards:
            flat = rules.rewards[reward]
            if not rules.verbs[seat][flat[0]].fizzles(s, seat, flat[1]):
                return reward, LEFT_ONE
        return NO_ANSWER


class OneMore(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1


LONG: Final = Module(
    "long",
    needs=["solo"],
    names={
        "scheme": ("march", "camp", "errand"),
        "move": ("march", "camp", "errand"),
        "difficulty": ("all", "everywhere"),
    },
    rows={
        "scheme": [
            Scheme("march", "march", copies=2),
            Scheme("camp", "camp", copies=0),
            Scheme("errand", "errand", copies=0),
        ],
        "move": [March("march"), Camp("camp"), Errand("errand")],
        "part": [NotesRow("notes")],
        "difficulty": [Difficulty("all", 6), Difficulty("everywhere", 0, everywhere=True)],
        "choice_rule": [NothingInVain("nothing_in_vain", 5)],
    },
    replaces={
        "opponent": [LONGER],
        "choice_rule": [WithoutWorkshop("without_workshop", 1, (PLACE_WORKSHOP_VERB, FREE_RECRUIT_VERB))],
    },
    folds=[(START_WORKERS, OneMore())],
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return PaladinsRules(compose(BASE, SOLO, LONG), players, {"difficulty": "all", **options})


LISTING: Final = Listing("paladins", "Paladins alone, longer", (1,), build)


def settled(given: dict[str, Any]) -> Paladins:
    s = load_position(LISTING.load(1).rules, given)
    assert isinstance(s, Paladins)
    return s


@pytest.mark.no_cover
def test_an_expansion_of_the_opponent_keeps_the_contract() -> None:
    assert check(LISTING.load(1), games=1, every=15).games == 1


def test_more_schemes_and_a_difficulty() -> None:
    rules = LISTING.load(1).rules
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


def test_places_that_come_last_are_named() -> None:
    s = settled({"outsider_row": ["archer_saracen"], "at": "scoring"})
    assert s.rules.names["outsider"][pick_outsider(s, ME, s.lookups.actions[CONVERT], FREE)] == "archer_saracen"
    told = [(event.kind, event.args[2], event.args[3]) for event in s.events if event.kind.endswith("_place")]
    late = s.rules.names["obstacle"].index("comes_last")
    empty = s.rules.names["obstacle"].index("no_outsider_there")
    assert told == [("skips_place", 1, late), *[("skips_place", n, empty) for n in range(2, 7)], ("picks_place", 1, 1)]


@pytest.mark.parametrize(("space", "favour"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 0), (6, 0), (7, 0)])
def test_a_space_that_points_at_nothing(space: int, favour: int) -> None:
    """Counting begins at the first; the last two Favours are not revealed."""
    favours = ["kf_labourers", "kf_pray", "kf_recruit"]
    s = settled({"favours": favours, "marker": space, "at": "scoring"})
    assert pick_favour(s, ME) == s.lookups.index("space", favours[favour])


def test_a_workshop_on_every_right_action() -> None:
    s = build(1, {"difficulty": "everywhere"}).start()
    assert isinstance(s, Paladins)
    playout(s, Luck(1))
    right = [action.number for action in s.lookups.actions if action.workshops]
    first = [s.board[ME][s.lookups.first_slot[action]] for action in right]
    assert first == [WORKSHOP] * 6 and s.done_actions[ME][0] == 9


def test_a_worker_counts_as_what_the_move_says() -> None:
    waiting = {"A": {"workers": {"labourer": 1}}, "opponent": {"workers": {"labourer": 2}}, "favours": ["kf_labourers"]}
    s = settled({**waiting, "at": {"opponent": "camp"}})
    assert s.occupied[s.lookups.index("space", "kf_labourers")] == SCOUT + 1
    assert s.workers[ME][0] == 4  # attack was tried before, and was not possible


def test_an_action_on_other_terms_is_aimed_by_its_move_and_takes_no_workers() -> None:
    waiting = {"A": {"workers": {"labourer": 1}}, "opponent": {"workers": {"labourer": 2}, "strength": 0, "faith": 0}}
    s = settled({**waiting, "at": {"opponent": "errand"}})
    assert s.squares[s.rules.names["square"].index("r2_4")] and s.workers[ME][0] == 2


def test_a_module_has_a_part_of_the_ruleset() -> None:
    s = settled({"at": "march"})
    assert s.numbers[MARKER] == 3
    assert s.rules.beliefs(s, 0)["marker"] == 3 and "schemes" in s.rules.beliefs(s, 0)


def test_rules_for_choices_of_its_own() -> None:
    waiting = {"A": {"workers": {"labourer": 1}}, "wall_pile": ["wall_07"], "at": {"opponent": "fortify"}}
    s = settled({**waiting, "opponent": {"workers": {"labourer": 4}}})
    assert s.numbers[MARKER] == 5  # two silver, since there is no debt to pay
    s = settled({**waiting, "opponent": {"workers": {"labourer": 4}, "debts": 1}})
    assert s.numbers[MARKER] == 1 and s.paid[ME] == 1


@pytest.mark.parametrize(("verb", "has", "fizzles"), [
    ("discard_suspicion", {}, True), ("discard_suspicion", {"suspicions": ["tax_0"]}, False),
    ("pay_debt", {"paid": 1}, True), ("destroy_debt", {"debts": 1}, False),
    ("faith", {"faith": 12}, True), ("faith", {"faith": 11}, False),
    ("place_workshop", {}, True), ("free_recruit", {}, True), ("silver", {}, False),
])  # fmt: skip
def test_effects_that_do_nothing_to_him(verb: str, has: dict[str, Any], fizzles: bool) -> None:
    s = settled({"opponent": has, "at": "scoring"})
    assert s.lookups.verbs[ME][s.lookups.index("verb", verb)].fizzles(s, ME, 1) == fizzles


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
