"""What `Match`, the face of the engine, costs: random games by `play` with `legal`; what a seat is shown and asked."""

import sys
from typing import Any

from common.measuring import Numbers, arguments, compared, rate
from common.yardsticks import chess_moves

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Citadels, 6 players": ("citadels", 6, {"cast": "random", "uniques": "random"}),
    "Paladins, 4 players": ("paladins", 4, {}),
    "City of Crowns, 4 players": ("paladins", 4, {"expansions": ["city_of_crowns"]}),
}
EVERY = 5  # one position in this many is looked at


class Face:
    """Random games of one kind."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        import greathall
        from greathall.engine import Luck

        self.game = greathall.load(name, players, **options)
        self.luck = Luck(players)

    def play(self) -> int:
        """A game; how many answers that were."""
        match, answers = self.game.new(seed=self.luck.seed()), 0
        while not match.over:
            self.answer(match)
            answers += 1
        return answers

    def answer(self, match: Any) -> None:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[self.luck.below(len(legal))], seat)

    def positions(self) -> list[Any]:
        """Matches that stand at positions from the beginning to the end of a game."""
        match, found = self.game.new(seed=7), []
        while not match.over:
            if match.answered % EVERY == 0:
                found.append(match.clone())
            self.answer(match)
        return found


class Looks:
    """The same positions, shown again and again to a seat that is asked. Each is a copy that nobody has looked at."""

    def __init__(self, positions: list[Any]) -> None:
        self.positions = positions
        self.seen = 0

    def look(self) -> int:
        self.seen += 1
        match = self.positions[self.seen % len(self.positions)].clone()
        seat = match.deciders()[0]
        match.view(seat)
        match.question(seat)
        return 1


def measure(seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    found: Numbers = {"chess moves": rate(chess_moves, seconds)}
    for label, (name, players, options) in GAMES.items():
        face = Face(name, players, options)
        found[f"{label}: play with legal"] = rate(face.play, seconds)
        found[f"{label}: view and question"] = rate(Looks(face.positions()).look, seconds)
    return found


if __name__ == "__main__":
    compared(__file__, arguments(__file__, __doc__).parse_args(), measure)
    sys.exit(0)
