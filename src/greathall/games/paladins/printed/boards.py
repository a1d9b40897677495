"""The rows of the boards, beside the cards: workers, attributes, squares, spaces for jars, numbers and names."""

from greathall.games.paladins.gains.effects import Effects
from greathall.games.paladins.printed.cards import Row, Sources


class Worker(Row):
    """A colour of workers. A wild one fits every slot."""

    def __init__(self, name: str, colour: str, wild: bool = False) -> None:
        super().__init__(name, "rulebook")
        self.colour = colour
        self.wild = wild


class Attribute(Row):
    """An attribute: its points by the place on its track."""

    def __init__(self, name: str, points: tuple[int, ...], source: str = "public") -> None:
        super().__init__(name, source)
        self.points = points


class Square(Row):
    """A square of the main board: its region, its reward, and for how many players it is there."""

    def __init__(self, name: str, region: int, reward: Effects, players: int = 1) -> None:
        super().__init__(name, "public", {"place": "reconstructed"})
        self.region = region
        self.reward = reward
        self.players = players


class JarSpace(Row):
    """A space for a jar on the player board, with its reward."""

    def __init__(self, name: str, reward: Effects, sources: Sources | None = None) -> None:
        super().__init__(name, "public", sources)
        self.reward = reward


class Numbers(Row):
    """A row of numbers printed on a board: prices, thresholds, points by count."""

    def __init__(
        self, name: str, source: str, values: tuple[int, ...], note: str = "", sources: Sources | None = None
    ) -> None:
        super().__init__(name, source, sources, note)
        self.values = values


class Names(Row):
    """A row of names printed on a board, such as the workers under the workshops."""

    def __init__(self, name: str, source: str, values: tuple[str, ...], note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.values = values
