"""The solo opponent: random games, options, what is hidden, and each of the 17 schemes by its amounts."""

from collections import Counter
from typing import Any

import pytest
from games.paladins.solo.solo_games import check_random_games, mean_points

from greathall.engine import BadOptions, Luck, playout
from greathall.engine.check import check
from greathall.engine.hidden.views import view
from greathall.engine.kept.positions import load_position
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.solo.data import CONSTANTS, SCHEMES
from greathall.games.paladins.solo.module import MOVES
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import LABOURER, MARKER

DIFFICULTIES = ("easy", "standard", "hard")
ME = 1


@pytest.mark.no_cover
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_contract_is_kept(difficulty: str) -> None:
    assert check(LISTING.load(1, difficulty=difficulty), games=1, every=25).games == 1


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_random_games_end(difficulty: str) -> None:
    check_random_games(LISTING.load(1, difficulty=difficulty).rules)


def test_a_stronger_opponent_scores_more() -> None:
    means = [mean_points(LISTING.load(1, difficulty=difficulty).rules) for difficulty in DIFFICULTIES]
    assert means == sorted(means) and means[0] > 40 and means[-1] < 120


def test_standard_is_usual() -> None:
    for options in ({}, {"difficulty": "standard"}):
        s = LISTING.with_options(1, options).rules.start()
        assert isinstance(s, Paladins)
        playout(s, Luck(1))
        assert s.done_actions[ME][0] == 6  # three of the difficulty, three of the orders


def test_a_difficulty_without_an_opponent_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"^difficulty is for one player against the opponent, not for 3 players$"):
        LISTING.load(3, difficulty="easy")
    with pytest.raises(BadOptions, match=r"^difficulty cannot be 'brutal'; it can be easy, standard, hard$"):
        LISTING.load(1, difficulty="brutal")


def test_the_opponent_is_the_last_seat_and_automatic() -> None:
    rules = LISTING.load(1).rules
    assert rules.seats == ("A", "opponent")
    assert rules.automatic == [False, True]


def test_seventeen_schemes() -> None:
    counts = {row.name: row.copies for row in SCHEMES}
    assert sum(counts.values()) == 17
    assert counts == {**dict.fromkeys(counts, 1), "kings_order": 2, "kings_favour": 5}
    assert [row.name for row in SCHEMES if row.waits] == ["kings_favour"]
    moves = {move.name for move in MOVES}
    assert {row.move for row in SCHEMES} == moves - {"rest"} and set(CONSTANTS.fallback) <= moves


def test_the_order_of_the_schemes_is_hidden_and_their_number_known() -> None:
    match = LISTING.load(1).new(seed=4)
    s = match.state
    assert view(s, 0)["schemes"] == 12
    assert view(s, 0)["seats"]["opponent"]["favour_schemes"] == ["kings_favour"] * 5
    believed = s.rules.beliefs(s, 0)["schemes"]
    assert Counter(believed) == Counter(
        {row.name: row.copies for row in SCHEMES if not row.waits},
    )


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_does_not_decide_how_many_schemes_there_are(difficulty: str) -> None:
    shown = view(LISTING.load(1, difficulty=difficulty).new(seed=4).state, 0)
    assert (shown["schemes"], len(shown["seats"]["opponent"]["favour_schemes"])) == (12, 5)


GIVEN: dict[str, Any] = {
    "A": {"workers": {"labourer": 1}},
    "opponent": {
        "workers": {"labourer": 5},
        "strength": 1,
        "influence": 0,
        "faith": 0,
        "suspicions": ["tax_0", "tax_1"],
    },
    "townsfolk_row": ["debt_collector_labourer"],
    "outsider_row": ["guardian_byzantine"],
    "wall_pile": ["wall_16"],
    "orders": ["ko_convert"],
    "favours": ["kf_labourers"],
    "suspicion_pile": ["tax_2"],
}
# What changes: workers, marker, faith, strength, influence, suspicions.
EFFECTS: dict[str, tuple[int, int, int, int, int, int]] = {
    "commission": (-3 + 2, 0, 0, 0, 1, 0),  # r1_1: a free recruit, for two workers
    "fortify": (-3 + 2, 0, 0, 1, 0, 0),
    "garrison": (-3 + 2, 0, 1, 0, 0, 0),
    "absolve": (-3, 0, 1, 0, 0, -2),
    "attack": (-3 + 2, 0, 0, 0, 1, 0),
    "convert": (-3, 0, 0, 1, 0, 0),
    "recruit": (-1 + 2, 0, 0, 0, 0, 0),
    "pray": (-1 + 1, 0, 0, 0, 0, 0),
    "trade": (-1, 1, 0, 0, 0, 0),
    "conspire": (-1 + 2, 2, 0, 0, 0, 1),
    "kings_order": (-3, 0, 0, 1, 0, 0),
    "kings_favour": (-1 + 3, 0, 0, 0, 0, 0),
}


def amounts(s: Paladins) -> tuple[int, int, int, int, int, int]:
    faith, strength, influence = s.attributes[ME]
    return s.workers[ME][LABOURER], s.numbers[MARKER], faith, strength, influence, len(s.suspicions[ME])


@pytest.mark.parametrize("scheme", [row.name for row in SCHEMES for _ in range(row.copies)])
def test_every_scheme_does_what_it_says(scheme: str) -> None:
    rules = LISTING.load(1).rules
    before = load_position(rules, {**GIVEN, "at": "scoring"})
    after = load_position(rules, {**GIVEN, "at": {"opponent": scheme}})
    assert isinstance(before, Paladins) and isinstance(after, Paladins)
    changed = [new - old for new, old in zip(amounts(after), amounts(before), strict=True)]
    assert tuple(changed) == EFFECTS[scheme]
