"""The facts of Paladins: counts and totals of the printed game."""

from collections import Counter

import pytest

from greathall.games.paladins.base import ACTIONS, BASE
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.naming import VERBS
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.data.board import ATTRIBUTES, NAMES, NUMBERS, SUSPICIONS, WORKERS
from greathall.games.paladins.printed.data.jar_spaces import JAR_SPACES
from greathall.games.paladins.printed.data.kings_cards import FAVOURS, ORDERS
from greathall.games.paladins.printed.data.outsiders import OUTSIDERS
from greathall.games.paladins.printed.data.paladins import PALADINS
from greathall.games.paladins.printed.data.squares import SQUARES
from greathall.games.paladins.printed.data.taverns import TAVERNS
from greathall.games.paladins.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.printed.data.walls import WALLS
from greathall.games.paladins.printed.effects import Effects

ALL_ROWS: list[Row] = [
    *WORKERS, *ATTRIBUTES, *SUSPICIONS, *NUMBERS, *NAMES, *TOWNSFOLK, *OUTSIDERS, *WALLS, *TAVERNS, *PALADINS, *FAVOURS,
    *ORDERS, *SQUARES, *JAR_SPACES,
]  # fmt: skip
SOURCES = {"rulebook", "public", "decided", "reconstructed"}


def total(lists: list[Effects]) -> Counter[str]:
    """How much of everything these lists give, choices not counted."""
    found: Counter[str] = Counter()
    for effects in lists:
        for effect in effects:
            if not effect.alternatives:
                found[effect.verb] += effect.amount
    return found


def test_every_fact_has_a_source() -> None:
    assert {row.source for row in ALL_ROWS} | {s for row in ALL_ROWS for s in row.sources.values()} == SOURCES - {
        "decided"
    }


def test_how_many_there_are() -> None:
    counts = [len(rows) for rows in (TOWNSFOLK, OUTSIDERS, WALLS, TAVERNS, PALADINS, FAVOURS, ORDERS, SQUARES)]
    assert counts == [32, 36, 24, 24, 12, 10, 6, 40]
    assert [row.copies for row in SUSPICIONS] == [6, 8, 10]
    assert len(JAR_SPACES) == 10


def test_townsfolk() -> None:
    titles = Counter(row.title for row in TOWNSFOLK)
    assert titles == Counter(
        abbot=3, acolyte=3, architect=3, conspirator=2, debt_collector=3, defender=3, gatekeeper=3, missionary=3,
        peddler=3, squire=3, watchman=3,
    )  # fmt: skip
    assert total([row.discard for row in TOWNSFOLK]) == Counter(
        labourer=12, discard_suspicion=8, tax=6, provision=4, pray=3, criminal=3, cleric=2, destroy_debt=2, scout=2,
        merchant=2, fighter=2, strength=1, faith=1, influence=1,
    )  # fmt: skip
    assert total([row.bonus for row in TOWNSFOLK]) == Counter(discard_suspicion=7, provision=4, silver=3)


def test_outsiders() -> None:
    assert Counter(row.suit for row in OUTSIDERS) == Counter(byzantine=12, saracen=12, viking=12)
    assert total([row.convert for row in OUTSIDERS])["strength"] == 42
    assert total([row.attack for row in OUTSIDERS])["influence"] == 38
    assert Counter(row.scores for row in OUTSIDERS)["mercenaries"] == 4


def test_walls_and_taverns() -> None:
    assert sum(row.points for row in WALLS) == 6
    assert total([row.reward for row in WALLS])["strength"] == 26
    assert Counter(worker for row in TAVERNS for worker in row.workers) == Counter(
        labourer=15, scout=17, merchant=17, fighter=17, cleric=16, criminal=14
    )


@pytest.mark.parametrize(("players", "squares"), [(2, 25), (3, 34), (4, 40)])
def test_squares_by_players(players: int, squares: int) -> None:
    rules = LISTING.load(players).rules
    assert isinstance(rules, PaladinsLookups)
    assert len(rules.squares_open) == squares
    assert rules.full_tax == {2: 5, 3: 7, 4: 8}[players]


def test_paladins_bring_two_workers_and_four_points_of_attributes() -> None:
    for row in PALADINS:
        assert sum(effect.amount for effect in row.workers) == 2
        assert sum(effect.amount for effect in row.bonus) == 4


def test_slots_of_actions() -> None:
    slots = {action.name: action.slots for action in ACTIONS}
    assert slots["fortify"] == ("merchant", "any", "scout")
    assert slots["commission"] == ("scout", "any", "cleric")
    assert slots["garrison"] == ("merchant", "any", "fighter")
    assert slots["absolve"] == ("cleric", "any", "merchant")
    assert slots["attack"] == ("scout", "any", "fighter")
    assert slots["convert"] == ("fighter", "any", "cleric")
    assert [action.workshops for action in ACTIONS] == [0] * 6 + [2] * 6


def test_names_of_verbs_are_those_of_the_rows() -> None:
    assert tuple(row.name for row in BASE.rows["verb"]) == VERBS
