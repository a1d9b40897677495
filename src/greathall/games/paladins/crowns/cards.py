"""The cards that City of Crowns adds: what is printed on them. No rules inside."""

from greathall.games.paladins.gains.effects import Effects
from greathall.games.paladins.printed.cards import Row, Sources, WorkerSpace

RECONSTRUCTED = "reconstructed"


class MusterCard(WorkerSpace):
    """A Muster card: a space for a worker with the cost of placing there, and what collecting it needs and gives.

    The reward is for both. Its back shows the level.
    """

    def __init__(
        self,
        name: str,
        level: int,
        worker: str,
        reward: Effects,
        *,
        attribute: str,
        needs: int,
        diplomacy: int = 1,
        silver: int = 0,
        provisions: int = 0,
        source: str = RECONSTRUCTED,
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(
            name,
            worker,
            reward,
            silver=silver,
            provisions=provisions,
            freed=False,
            source=source,
            sources=sources or {},
            note=note,
        )
        self.level = level
        self.back = level
        self.attribute = attribute
        self.needs = needs
        self.diplomacy = diplomacy


class NegotiateCard(Row):
    """A Negotiate card: above the diplomacy that delegates an action, below the attribute that enlists it, and icons.

    In a delegated action the bonus counts for the attribute that is helped. Its back shows the level.
    """

    def __init__(
        self,
        name: str,
        level: int,
        *,
        diplomacy: int,
        action: str,
        helped: str,
        bonus: int,
        attribute: str,
        needs: int,
        icons: tuple[str, ...],
        source: str = RECONSTRUCTED,
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, sources, note)
        self.level = level
        self.back = level
        self.diplomacy = diplomacy
        self.action = action
        self.helped = helped
        self.bonus = bonus
        self.attribute = attribute
        self.needs = needs
        self.icons = icons


class AllyCard(Row):
    """An Ally card: its icon, how many of them it asks for, what it gives at once, and what with every pass."""

    def __init__(
        self,
        name: str,
        icon: str,
        immediate: Effects,
        on_pass: Effects,
        *,
        needs: int = 3,
        source: str = RECONSTRUCTED,
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, sources, note)
        self.icon = icon
        self.immediate = immediate
        self.on_pass = on_pass
        self.needs = needs


class Extension(Row):
    """An extension of a player board, with the icon printed on it."""

    def __init__(self, name: str, icon: str, source: str = RECONSTRUCTED, note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.icon = icon


class CoopCards(Row):
    """Cards of a mode that is not in the game: what is known of them, in words."""

    def __init__(self, name: str, known: str, source: str, note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.known = known


class Term(Row):
    """A word of the game, as the rulebook we have prints it, and where its English name comes from."""

    def __init__(self, name: str, source: str, english: str, polish: str) -> None:
        super().__init__(name, "rulebook", {"english": source})
        self.english = english
        self.polish = polish


class Translation(Row):
    """The same word as it is printed in other languages."""

    def __init__(self, name: str, **printed: str) -> None:
        super().__init__(name, "public")
        self.printed = printed
