"""The printed tables of City of Crowns: what can be corrected on its cards, and what a client draws of them."""

from typing import Any, Final

from greathall.games.paladins.crowns.cards import AllyCard, Extension, MusterCard, NegotiateCard
from greathall.games.paladins.crowns.data.allies import ICONS
from greathall.games.paladins.printed.card_list import card_of, effects_data
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.overlay_values import Facts
from greathall.games.paladins.printed.tables import Printed

MUSTER_LEVELS: Final = 3
NEGOTIATE_LEVELS: Final = 4
ICONS_ON_A_CARD: Final = 2
MOST: Final = 12
DELEGATED: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


class MusterCards(Printed):
    """Cards that are spaces, too: with what a space has on it."""

    def anew(self, row: Row, facts: Facts) -> Row:
        assert isinstance(row, MusterCard)
        return MusterCard(
            row.name,
            facts.number("level", row.level, MUSTER_LEVELS, lowest=1),
            facts.worker("worker", row.worker),
            facts.effects("reward", row.reward),
            attribute=facts.word("attribute", row.attribute, facts.vocabulary.attributes),
            needs=facts.number("needs", row.needs, MOST),
            diplomacy=facts.number("diplomacy", row.diplomacy, MOST),
            silver=facts.number("silver", row.silver),
            provisions=facts.number("provisions", row.provisions),
        )

    def card(self, row: Row) -> dict[str, Any]:
        assert isinstance(row, MusterCard)
        return {
            **card_of(row),
            "level": row.level,
            "attribute": row.attribute,
            "needs": row.needs,
            "diplomacy": row.diplomacy,
        }


class NegotiateCards(Printed):
    def anew(self, row: Row, facts: Facts) -> Row:
        assert isinstance(row, NegotiateCard)
        attributes = facts.vocabulary.attributes
        return NegotiateCard(
            row.name,
            facts.number("level", row.level, NEGOTIATE_LEVELS, lowest=1),
            diplomacy=facts.number("diplomacy", row.diplomacy, MOST),
            action=facts.word("action", row.action, DELEGATED),
            helped=facts.word("helped", row.helped, attributes),
            bonus=facts.number("bonus", row.bonus, MOST),
            attribute=facts.word("attribute", row.attribute, attributes),
            needs=facts.number("needs", row.needs, MOST),
            icons=facts.some_words("icons", row.icons, ICONS, ICONS_ON_A_CARD),
        )

    def card(self, row: Row) -> dict[str, Any]:
        assert isinstance(row, NegotiateCard)
        return {
            "level": row.level,
            "diplomacy": row.diplomacy,
            "action": row.action,
            "helped": row.helped,
            "bonus": row.bonus,
            "attribute": row.attribute,
            "needs": row.needs,
            "icons": list(row.icons),
        }


class AllyCards(Printed):
    def anew(self, row: Row, facts: Facts) -> Row:
        assert isinstance(row, AllyCard)
        immediate, on_pass = facts.effects("immediate", row.immediate), facts.effects("on_pass", row.on_pass)
        return AllyCard(row.name, row.icon, immediate, on_pass, needs=facts.number("needs", row.needs, lowest=1))

    def card(self, row: Row) -> dict[str, Any]:
        assert isinstance(row, AllyCard)
        return {
            "icon": row.icon,
            "needs": row.needs,
            "immediate": effects_data(row.immediate),
            "on_pass": effects_data(row.on_pass),
        }


class Extensions(Printed):
    def anew(self, row: Row, facts: Facts) -> Row:
        assert isinstance(row, Extension)
        return Extension(row.name, facts.word("icon", row.icon, ICONS))

    def card(self, row: Row) -> dict[str, Any]:
        assert isinstance(row, Extension)
        return {"icon": row.icon}


PRINTED: Final = (
    MusterCards(
        "muster",
        ("level", "worker", "silver", "provisions", "attribute", "needs", "diplomacy", "reward"),
        is_card=True,
    ),
    NegotiateCards(
        "negotiate",
        ("level", "diplomacy", "action", "helped", "bonus", "attribute", "needs", "icons"),
        is_card=True,
    ),
    AllyCards("ally", ("immediate", "on_pass", "needs"), known=("icon",), is_card=True),
    Extensions("extension", ("icon",)),
    Printed("coop", (), known=("known",), drawn=False),
    Printed("term", (), known=("english", "polish"), drawn=False),
    Printed("translation", (), known=("printed",), drawn=False),
)
