"""The cards that City of Crowns adds: what is printed on them. No rules inside."""

from typing import Final

from greathall.games.paladins.printed.cards import Card, Row, Sources, WorkerSpace
from greathall.games.paladins.printed.effects import Effects, effects_data
from greathall.games.paladins.printed.overlay_values import Facts

RECONSTRUCTED = "reconstructed"
ICONS: Final = ("fighter", "merchant", "scout", "cleric")
# What corrections may say.
MUSTER_LEVELS: Final = 3
NEGOTIATE_LEVELS: Final = 4
ICONS_ON_A_CARD: Final = 2
MOST: Final = 12
DELEGATED: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


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

    def card(self) -> Card:
        return {
            **self.space(),
            "level": self.level,
            "attribute": self.attribute,
            "needs": self.needs,
            "diplomacy": self.diplomacy,
        }

    def anew(self, facts: Facts) -> "MusterCard":
        return MusterCard(
            self.name,
            facts.number("level", self.level, MUSTER_LEVELS, lowest=1),
            facts.worker("worker", self.worker),
            facts.effects("reward", self.reward),
            attribute=facts.word("attribute", self.attribute, facts.vocabulary.attributes),
            needs=facts.number("needs", self.needs, MOST),
            diplomacy=facts.number("diplomacy", self.diplomacy, MOST),
            silver=facts.number("silver", self.silver),
            provisions=facts.number("provisions", self.provisions),
        )


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

    def card(self) -> Card:
        return {
            "level": self.level,
            "diplomacy": self.diplomacy,
            "action": self.action,
            "helped": self.helped,
            "bonus": self.bonus,
            "attribute": self.attribute,
            "needs": self.needs,
            "icons": list(self.icons),
        }

    def anew(self, facts: Facts) -> "NegotiateCard":
        attributes = facts.vocabulary.attributes
        return NegotiateCard(
            self.name,
            facts.number("level", self.level, NEGOTIATE_LEVELS, lowest=1),
            diplomacy=facts.number("diplomacy", self.diplomacy, MOST),
            action=facts.word("action", self.action, DELEGATED),
            helped=facts.word("helped", self.helped, attributes),
            bonus=facts.number("bonus", self.bonus, MOST),
            attribute=facts.word("attribute", self.attribute, attributes),
            needs=facts.number("needs", self.needs, MOST),
            icons=facts.some_words("icons", self.icons, ICONS, ICONS_ON_A_CARD),
        )


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

    def card(self) -> Card:
        return {
            "icon": self.icon,
            "needs": self.needs,
            "immediate": effects_data(self.immediate),
            "on_pass": effects_data(self.on_pass),
        }

    def anew(self, facts: Facts) -> "AllyCard":
        immediate, on_pass = facts.effects("immediate", self.immediate), facts.effects("on_pass", self.on_pass)
        return AllyCard(self.name, self.icon, immediate, on_pass, needs=facts.number("needs", self.needs, lowest=1))


class Extension(Row):
    """An extension of a player board, with the icon printed on it."""

    def __init__(self, name: str, icon: str, source: str = RECONSTRUCTED, note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.icon = icon

    def card(self) -> Card:
        return {"icon": self.icon}

    def anew(self, facts: Facts) -> "Extension":
        return Extension(self.name, facts.word("icon", self.icon, ICONS))


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
