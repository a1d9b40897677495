"""What `search` answers in the games, so that another process can say it, too."""

import json
import sys

from greathall import games
from greathall.bots import Budget, RuleBot, Seat
from greathall.bots.thinkers.search import SearchBot

LONG = 10**9  # milliseconds: a limit that never cuts
GAMES = (("citadels", 4), ("paladins", 2))


def answers(game: str, players: int, iterations: int, count: int) -> list[str]:
    """The first answers of `search` on the last seat, against `rule`, when it has a real choice."""
    match = games.find(game).load(players).new(seed=8)
    thinker = SearchBot(5, Budget(iterations=iterations, milliseconds=LONG))
    others = [RuleBot(seat) for seat in range(players)]
    found: list[str] = []
    while len(found) < count:
        number = match.deciders()[0]
        seat = Seat(match, number)
        answer = thinker.choose(seat) if number == players - 1 else others[number].choose(seat)
        if number == players - 1 and len(seat.legal()) > 1:
            found.append(seat.text(answer))
        match.play(answer, number)
    return found


def all_answers() -> dict[str, list[str]]:
    return {game: answers(game, players, 12, 8) for game, players in GAMES}


if __name__ == "__main__":
    json.dump(all_answers(), sys.stdout)
