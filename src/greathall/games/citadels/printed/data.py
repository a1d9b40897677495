"""The cards of Citadels: 17 basic and 30 unique districts, 27 characters, 7 presets. Every fact with its source.

Sources: `rulebook` (the printed rules), `public` (public card lists and translations of the rules), `decided` (by us).
A beautified district is a name of its own (`tavern+`): its number is the plain one plus PLAIN.
"""

from typing import Final

TYPES: Final = ("noble", "religious", "trade", "military", "unique")
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4


class District:
    """A district card: its type, printed cost, how many of it exist, and where we know that from."""

    def __init__(
        self, name: str, kind: int, cost: int, copies: int, cost_source: str, copies_source: str, effect: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.copies = copies
        self.cost_source = cost_source
        self.copies_source = copies_source
        self.effect_source = effect


class Character:
    """A character card: rank, how many districts it may build in a turn, and where its ability is described."""

    def __init__(self, name: str, rank: int, limit: int, source: str = "rulebook") -> None:
        self.name = name
        self.rank = rank
        self.limit = limit
        self.source = source


DISTRICTS: Final = (
    District("manor", NOBLE, 3, 5, cost_source="rulebook", copies_source="public"),
    District("castle", NOBLE, 4, 4, cost_source="rulebook", copies_source="public"),
    District("palace", NOBLE, 5, 3, cost_source="public", copies_source="public"),
    District("temple", RELIGIOUS, 1, 3, cost_source="public", copies_source="public"),
    District("church", RELIGIOUS, 2, 3, cost_source="public", copies_source="public"),
    District("monastery", RELIGIOUS, 3, 3, cost_source="rulebook", copies_source="public"),
    District("cathedral", RELIGIOUS, 5, 2, cost_source="rulebook", copies_source="public"),
    District("tavern", TRADE, 1, 5, cost_source="rulebook", copies_source="public"),
    District("market", TRADE, 2, 4, cost_source="rulebook", copies_source="public"),
    District("trading_post", TRADE, 2, 3, cost_source="rulebook", copies_source="public"),
    District("docks", TRADE, 3, 3, cost_source="rulebook", copies_source="public"),
    District("harbor", TRADE, 4, 3, cost_source="public", copies_source="public"),
    District("town_hall", TRADE, 5, 2, cost_source="public", copies_source="public"),
    District("watchtower", MILITARY, 1, 3, cost_source="public", copies_source="public"),
    District("prison", MILITARY, 2, 3, cost_source="rulebook", copies_source="public"),
    District("barracks", MILITARY, 3, 3, cost_source="rulebook", copies_source="public"),
    District("fortress", MILITARY, 5, 2, cost_source="public", copies_source="public"),
    District("armory", UNIQUE, 3, 1, cost_source="public", copies_source="public", effect="public"),
    District("basilica", UNIQUE, 4, 1, cost_source="public", copies_source="public", effect="public"),
    District("capitol", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("dragon_gate", UNIQUE, 6, 1, cost_source="rulebook", copies_source="public", effect="rulebook"),
    District("factory", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("framework", UNIQUE, 3, 1, cost_source="public", copies_source="public", effect="public"),
    District("gold_mine", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("great_wall", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("haunted_quarter", UNIQUE, 2, 1, cost_source="rulebook", copies_source="public", effect="rulebook"),
    District("imperial_treasury", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("ivory_tower", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("keep", UNIQUE, 3, 1, cost_source="public", copies_source="public", effect="public"),
    District("laboratory", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("library", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("map_room", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("monument", UNIQUE, 4, 1, cost_source="public", copies_source="public", effect="public"),
    District("museum", UNIQUE, 4, 1, cost_source="public", copies_source="public", effect="public"),
    District("necropolis", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("observatory", UNIQUE, 4, 1, cost_source="rulebook", copies_source="public", effect="rulebook"),
    District("park", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("poor_house", UNIQUE, 4, 1, cost_source="public", copies_source="public", effect="public"),
    District("quarry", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("school_of_magic", UNIQUE, 6, 1, cost_source="rulebook", copies_source="public", effect="rulebook"),
    District("secret_vault", UNIQUE, 0, 1, cost_source="public", copies_source="public", effect="public"),
    District("smithy", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
    District("stables", UNIQUE, 2, 1, cost_source="public", copies_source="public", effect="public"),
    District("statue", UNIQUE, 3, 1, cost_source="public", copies_source="public", effect="public"),
    District("theater", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("thieves_den", UNIQUE, 6, 1, cost_source="public", copies_source="public", effect="public"),
    District("wishing_well", UNIQUE, 5, 1, cost_source="public", copies_source="public", effect="public"),
)

CHARACTERS: Final = (
    Character("assassin", 1, 1),
    Character("witch", 1, 0),
    Character("magistrate", 1, 1),
    Character("thief", 2, 1),
    Character("spy", 2, 1),
    Character("blackmailer", 2, 1),
    Character("magician", 3, 1),
    Character("wizard", 3, 1),
    Character("seer", 3, 2),
    Character("king", 4, 1),
    Character("emperor", 4, 1),
    Character("patrician", 4, 1),
    Character("bishop", 5, 1),
    Character("abbot", 5, 1),
    Character("cardinal", 5, 1),
    Character("merchant", 6, 1),
    Character("alchemist", 6, 1),
    Character("trader", 6, 1),
    Character("architect", 7, 3),
    Character("navigator", 7, 0),
    Character("scholar", 7, 2),
    Character("warlord", 8, 1),
    Character("diplomat", 8, 1),
    Character("marshal", 8, 1),
    Character("queen", 9, 1),
    Character("artist", 9, 1),
    Character("tax_collector", 9, 1),
)

PLAIN: Final = len(DISTRICTS)
DISTRICT_NAMES: Final = tuple(d.name for d in DISTRICTS) + tuple(f"{d.name}+" for d in DISTRICTS)
COST: Final = [d.cost for d in DISTRICTS] + [d.cost + 1 for d in DISTRICTS]
KIND: Final = [d.kind for d in DISTRICTS] * 2
CHARACTER_NAMES: Final = tuple(c.name for c in CHARACTERS)
RANK: Final = [c.rank for c in CHARACTERS]
LIMIT: Final = [c.limit for c in CHARACTERS]


def district(name: str) -> int:
    """The number of a district."""
    return DISTRICT_NAMES.index(name)


def character(name: str) -> int:
    """The number of a character."""
    return CHARACTER_NAMES.index(name)
