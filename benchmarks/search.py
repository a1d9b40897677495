"""How fast bots think: iterations of `search` a second in positions of games that `rule` plays, and how long one core
reviews a game of `easy` bots, interpreted and compiled.

Needs: compiled at least 2 times interpreted; compiled, a turn of the level `hard` in half of its limit of time; reviews
in 5 seconds (Citadels) and 15 (Paladins).
"""

import sys
from functools import partial
from typing import Any

from common.measuring import Numbers, arguments, clock, compared, finish, rate, verdict

POSITIONS = 12
APART = 9  # answers from one position to the next
BUDGET = 40  # iterations for each
ITERATIONS, HARD_TURN, REVIEW = ": iterations", ": milliseconds of a hard turn", ": milliseconds of a review"
MOST = 1500
PATIENCE = {"Citadels": 5000, "Paladins": 15_000, "City of Crowns": 15_000}  # milliseconds for a review


def compositions() -> dict[str, Any]:
    """The games, by what they are called in the table."""
    from greathall import games

    citadels, paladins = games.find("citadels"), games.find("paladins")
    return {
        "Citadels, 4 players": citadels.load(4),
        "Paladins, 2 players": paladins.load(2),
        "City of Crowns, 2 players": paladins.load(2, expansions=["city_of_crowns"]),
    }


def positions(game: Any) -> list[Any]:
    """Matches in which a seat has a real choice, all through a game."""
    from greathall import bots

    match = game.new(seed=1)
    line_up = [bots.make("rule", seat) for seat in range(len(match.rules.seats))]
    found: list[Any] = []
    answers = 0
    while not match.over and len(found) < POSITIONS:
        seat = match.deciders()[0]
        if answers >= APART * (len(found) + 1) and len(match.legal(seat)) > 1:
            found.append(match.clone())
        match.play(line_up[seat].choose(bots.Seat(match, seat)), seat)
        answers += 1
    return found


def think(match: Any) -> int:
    """Answer a question; how many iterations that took."""
    from greathall import bots
    from greathall.bots.thinkers.search import SearchBot

    bot = SearchBot(1, bots.Budget(iterations=BUDGET))
    bot.choose(bots.Seat(match, match.deciders()[0]))
    return round(BUDGET - bot.left)


def think_everywhere(matches: list[Any]) -> int:
    return sum(think(match) for match in matches)


def review(game: Any) -> float:
    """Look back at a whole game; the milliseconds that takes."""
    from greathall import bots
    from greathall.bots.review.review import Review
    from greathall.bots.review.turning_points import look_through

    match = game.new(seed=9)
    bots.play_match(match, [bots.make("easy", seat) for seat in range(len(match.rules.seats))])
    begin = clock()
    look_through(Review(game, match.history.entries, 5))
    return 1000 * (clock() - begin)


def measure(seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    from greathall.bots import judge_of

    found: Numbers = {}
    for name, game in compositions().items():
        speed = rate(partial(think_everywhere, positions(game)), seconds)
        found[f"{name}{ITERATIONS}"] = speed
        found[f"{name}{HARD_TURN}"] = 1000 * judge_of(game.rules).hard_turn / speed
        found[f"{name}{REVIEW}"] = review(game)
    return found


def patience(name: str) -> float:
    """How long a review may take, whatever the number of players."""
    return PATIENCE[name.partition(":")[0].partition(",")[0]]


def main() -> int:
    pure, native = compared(__file__, arguments(__file__, __doc__).parse_args(), measure)
    speeds, turns, reviews = ([name for name in pure if name.endswith(end)] for end in (ITERATIONS, HARD_TURN, REVIEW))
    return finish(
        [verdict(f"{name}, compiled by interpreted", native[name] / pure[name], 2) for name in speeds]
        + [verdict(f"{name}, compiled", native[name], MOST, at_most=True) for name in turns]
        + [
            verdict(f"{name}, {how}", found[name], patience(name), at_most=True)
            for name in reviews
            for how, found in (("interpreted", pure), ("compiled", native))
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
