"""The rows of the boards, as opposed to cards: workers, attributes, squares, spaces for jars, numbers and names."""

from typing import TYPE_CHECKING

from greathall.games.paladins.printed.cards import Card, Row, Sources
from greathall.games.paladins.printed.effects import Effects, effects_data

if TYPE_CHECKING:
    from greathall.games.paladins.printed.overlay_values import Facts


class Worker(Row):
    """A colour of workers. A wild one fits every slot."""

    def __init__(self, name: str, colour: str, wild: bool = False) -> None:
        super().__init__(name, "rulebook")
        self.colour = colour
        self.wild = wild

    def card(self) -> Card:
        return {"colour": self.colour, "wild": self.wild}


class Attribute(Row):
    """An attribute: its points by the place on its track."""

    def __init__(self, name: str, points: tuple[int, ...], source: str = "public") -> None:
        super().__init__(name, source)
        self.points = points

    def card(self) -> Card:
        return {"points": list(self.points)}

    def anew(self, facts: "Facts") -> "Attribute":
        return Attribute(self.name, facts.numbers("points", self.points))


class Square(Row):
    """A square of the main board: its region, its reward, and for how many players it is there."""

    def __init__(self, name: str, region: int, reward: Effects, players: int = 1) -> None:
        super().__init__(name, "public", {"place": "reconstructed"})
        self.region = region
        self.reward = reward
        self.players = players

    def card(self) -> Card:
        return {"region": self.region, "reward": effects_data(self.reward), "players": self.players}

    def anew(self, facts: "Facts") -> "Square":
        reward, players = facts.effects("reward", self.reward), facts.number("players", self.players, 4)
        return Square(self.name, self.region, reward, players)


class JarSpace(Row):
    """A space for a jar on the player board, with its reward."""

    def __init__(self, name: str, reward: Effects, sources: Sources | None = None) -> None:
        super().__init__(name, "public", sources)
        self.reward = reward

    def card(self) -> Card:
        return {"reward": effects_data(self.reward)}

    def anew(self, facts: "Facts") -> "JarSpace":
        return JarSpace(self.name, facts.effects("reward", self.reward))


class Numbers(Row):
    """A row of numbers printed on a board: prices, thresholds, points by count."""

    def __init__(
        self, name: str, source: str, values: tuple[int, ...], note: str = "", sources: Sources | None = None
    ) -> None:
        super().__init__(name, source, sources, note)
        self.values = values

    def anew(self, facts: "Facts") -> "Numbers":
        return Numbers(self.name, self.source, facts.numbers("values", self.values))


class Names(Row):
    """A row of names printed on a board, such as the workers under the workshops."""

    def __init__(self, name: str, source: str, values: tuple[str, ...], note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.values = values

    def anew(self, facts: "Facts") -> "Names":
        return Names(self.name, self.source, facts.workers("values", self.values))
