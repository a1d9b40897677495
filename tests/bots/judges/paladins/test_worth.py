"""What a position of Paladins is worth, and that `greedy` can go by it."""

from typing import Any

import pytest
from bots.judges.paladins.written import Written, game_of

from greathall.bots import Seat, make
from greathall.bots.judges.paladins.judge import PaladinsJudge
from greathall.bots.play import play_match
from greathall.bots.thinkers.playing_out import results
from greathall.games.paladins.state import Paladins


def worth(round_number: int = 4, crowns: bool = False, table: dict[str, Any] | None = None, **has: Any) -> int:
    given = {"A": has, "round": round_number, "at": {"turn": "A"}, **(table or {})}
    written = Written({**given, "A": {"workers": {"labourer": 1}, **has}}, crowns=crowns)
    return written.judge.worth(written.match.state, 0)


ORDERED = {"orders": ["ko_garrison"]}
BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("an attribute", {}, {"faith": 1}),
    ("silver", {}, {"silver": 1}),
    ("workers", {}, {"workers": {"labourer": 1, "cleric": 1}}),
    ("a coloured worker", {}, {"workers": {"cleric": 1}}),
    ("townsfolk", {}, {"crew": ["watchman_labourer"]}),
    ("a paid debt", {"debts": 1}, {"paid": 1}),
    ("no debt", {"debts": 1}, {}),
    ("fewer suspicions", {"suspicions": ["tax_0"] * 2}, {"suspicions": ["tax_0"]}),
    ("a workshop", {}, {"standing": {"convert": ["workshop", None, None]}}),
    ("a converted outsider", {}, {"converted": ["mercenary_viking"]}),
    ("a step towards an order", {"outposts": 3}, {"outposts": 4}),
]


@pytest.mark.parametrize(("title", "less", "more"), BETTER, ids=[title for title, _, _ in BETTER])
def test_more_is_worth_more(title: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    for round_number in (2, 6):
        assert worth(round_number, table=ORDERED, **more) > worth(round_number, table=ORDERED, **less), title


def test_early_what_grows_is_worth_more_and_late_what_scores() -> None:
    early = worth(1, crew=["watchman_labourer"]) - worth(1)
    late = worth(7, crew=["watchman_labourer"]) - worth(7)
    assert early > 2 * late
    assert worth(7, debts=1) - worth(7) == -300
    assert worth(1, debts=1) - worth(1) > -150


def test_city_of_crowns_counts_sets_and_muster_cards() -> None:
    plain: dict[str, Any] = {"extension": ["ext_cleric"]}
    assert worth(crowns=True, **plain, negotiates=["negotiate_101"]) > worth(crowns=True, **plain) + 200
    assert worth(crowns=True, musters=["muster_105"]) > worth(crowns=True)


def test_the_opponent_is_worth_what_it_has() -> None:
    match = game_of(1, False).new(seed=2)
    judge = PaladinsJudge(match.rules)
    play_match(match, [make("rule", 1)])
    assert judge.worths(match.state)[1] == 100 * match.rules.scores(match.state)[1]


def test_greedy_finishes_an_action_before_it_compares() -> None:
    """The target, the workers and the payment come in the place of the menu, and belong to its answer."""
    mine = {"workers": {"merchant": 1, "labourer": 1, "fighter": 1}, "strength": 6, "outposts": 4, "provisions": 3}
    orders = ["ko_garrison", "ko_attack", "ko_convert"]
    written = Written({"A": mine, "orders": orders, "round": 7, "at": {"turn": "A"}})
    for seed in range(5):
        assert written.match.text(make("greedy", seed).choose(Seat(written.match, 0))) == "garrison"


def test_rule_scores_like_a_player_who_knows_the_game() -> None:
    """Four games of two; over many games it is more than 55 points a seat."""
    scores: list[int] = []
    for seed in range(4):
        match = game_of(2, False).new(seed=seed)
        play_match(match, [make("rule", seed), make("rule", seed + 50)])
        scores += match.rules.scores(match.state)
    assert sum(scores) > 40 * len(scores)


@pytest.mark.parametrize("crowns", [False, True])
def test_alone_nothing_is_decided_before_the_last_round(crowns: bool) -> None:
    """The opponent gains most of its points late: what it has now says little about its chances."""
    match = game_of(1, crowns).new(seed=2)
    judge, bot = PaladinsJudge(match.rules), make("rule", 2)
    by_round: dict[int, float] = {}
    while not match.over:
        assert isinstance(match.state, Paladins)
        by_round.setdefault(match.state.round, results(match.state, judge, 0)[0])
        match.play(bot.choose(Seat(match, 0)), 0)
    assert set(by_round) >= set(range(1, 8))
    assert all(0.03 < by_round[number] < 0.97 for number in range(1, 8)), by_round
