"""Points are within the range that a game declares for learners, and nothing can take them below its lower end."""

from typing import Any

import pytest
from sizes import whole

import greathall
from greathall.engine import Luck, play_drawn

pytestmark = pytest.mark.no_cover
CROWNS = {"expansions": ["city_of_crowns"]}
TABLES = [
    ("citadels", 2, {}),
    ("citadels", 6, {}),
    whole("citadels", 4, {}),
    whole("citadels", 8, {}),
    ("paladins", 1, {"difficulty": "hard"}),
    ("paladins", 4, {}),
    ("paladins", 3, CROWNS),
    whole("paladins", 1, {"difficulty": "impossible", **CROWNS}),
    whole("paladins", 2, CROWNS),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_many_games_end_within_the_range(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(25):
        more = {"cast": "random", "uniques": "random"} if name == "citadels" else options
        s = greathall.new(name, players, seed=seed, **more).state.clone()
        play_drawn(s, Luck(seed))
        least, most = s.rules.points_range
        assert all(least <= score <= most for score in s.rules.scores(s))


def test_no_line_of_citadels_takes_points_away() -> None:
    for seed in range(40):
        s = greathall.new("citadels", 3, seed=seed, cast="random", uniques="random").state.clone()
        play_drawn(s, Luck(seed))
        assert all(min(s.rules.breakdown(s, seat).values()) >= 0 for seat in range(3))


def test_one_seed_decides_the_cast_and_the_game() -> None:
    one, same = (greathall.new("citadels", 4, seed=5, cast="random", crown="random") for _ in range(2))
    assert one.rules.options == same.rules.options
    assert one.record().text() == same.record().text()
    casts = {str(greathall.new("citadels", 4, seed=seed, cast="random").rules.options["cast"]) for seed in range(9)}
    assert len(casts) > 5
    drawn = [greathall.new("citadels", 4, seed=seed, cast="random", draw=1).rules.options["cast"] for seed in (2, 3)]
    assert drawn[0] == drawn[1]
    assert greathall.new("paladins", 2, seed=1).observe(0) == greathall.load("paladins", 2).new(seed=1).observe(0)
