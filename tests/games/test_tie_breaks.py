"""How a tie was broken: it says what was compared, as far as that went."""

from typing import Any

from greathall import games
from greathall.engine import Luck, Match, load_position


def finished(game: str, players: int, given: dict[str, Any]) -> Match:
    """A match whose last position is written down."""
    rules = games.load(game, players).rules
    match = Match(rules, load_position(rules, given), Luck(1)).begin()
    assert match.over
    return match


TIED = {"A": {"outposts": 5, "faith": 0, "suspicions": ["tax_0"]}, "B": {"faith": 6, "suspicions": ["tax_0"]}}


def test_points_of_orders_decide_first() -> None:
    match = finished("paladins", 3, {**TIED, "C": {"faith": 6}, "orders": ["ko_garrison"], "at": "scoring"})
    assert match.winners() == [0]
    assert match.tie_breaks() == {"orders": [4, 0, 0]}


def test_then_fewer_suspicions() -> None:
    given = {"A": {"faith": 6, "suspicions": ["tax_0"]}, "B": {"faith": 6}, "C": {"strength": 1}, "at": "scoring"}
    match = finished("paladins", 3, given)
    assert match.winners() == [1]
    assert match.tie_breaks() == {"orders": [0, 0, 0], "suspicions": [1, 0, 0]}


def test_whoever_is_equal_in_everything_wins_together() -> None:
    match = finished("paladins", 2, {"A": {"faith": 6}, "B": {"faith": 6}, "at": "scoring"})
    assert match.winners() == [0, 1]
    assert match.tie_breaks() == {}


def test_where_nobody_is_tied_nothing_is_compared() -> None:
    match = finished("paladins", 2, {"A": {"faith": 6}, "B": {"faith": 7}, "at": "scoring"})
    assert match.tie_breaks() == {}


def test_in_citadels_the_rank_of_the_last_round_decides() -> None:
    city = ["castle", "palace", "cathedral", "town_hall", "monastery"]
    given = {
        "A": {"characters": ["magician"], "revealed": 3, "city": ["manor", "watchtower", *city]},
        "B": {"characters": ["warlord"], "revealed": 8, "city": [*city, "fortress", "tavern"]},
        "first": "A",
    }
    match = finished("citadels", 4, given)
    assert match.scores() == [30, 30, 0, 0] and match.winners() == [1]
    assert match.tie_breaks() == {"revealed": [3, 8, 0, 0]}
