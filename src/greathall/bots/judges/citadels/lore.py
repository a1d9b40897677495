"""Lore: what a player of Citadels knows of a table before the first card is dealt."""

from typing import Final

from greathall.games.citadels.lookups import CitadelsLookups
from greathall.games.citadels.printed.data import COST, PLAIN, TYPES, character, district
from greathall.games.citadels.words import USE

ASSASSIN: Final = character("assassin")
WITCH: Final = character("witch")
MAGISTRATE: Final = character("magistrate")
THIEF: Final = character("thief")
SPY: Final = character("spy")
BLACKMAILER: Final = character("blackmailer")
MAGICIAN: Final = character("magician")
WIZARD: Final = character("wizard")
SEER: Final = character("seer")
KING: Final = character("king")
EMPEROR: Final = character("emperor")
PATRICIAN: Final = character("patrician")
BISHOP: Final = character("bishop")
ABBOT: Final = character("abbot")
CARDINAL: Final = character("cardinal")
MERCHANT: Final = character("merchant")
ALCHEMIST: Final = character("alchemist")
TRADER: Final = character("trader")
ARCHITECT: Final = character("architect")
NAVIGATOR: Final = character("navigator")
SCHOLAR: Final = character("scholar")
WARLORD: Final = character("warlord")
DIPLOMAT: Final = character("diplomat")
MARSHAL: Final = character("marshal")
QUEEN: Final = character("queen")
ARTIST: Final = character("artist")
TAX_COLLECTOR: Final = character("tax_collector")

FRAMEWORK: Final = district("framework")
IMPERIAL_TREASURY: Final = district("imperial_treasury")
MAP_ROOM: Final = district("map_room")
MONUMENT: Final = district("monument")
MUSEUM: Final = district("museum")
NECROPOLIS: Final = district("necropolis")
QUARRY: Final = district("quarry")
SECRET_VAULT: Final = district("secret_vault")
STATUE: Final = district("statue")

# What the effect of a unique district brings in each turn that is left, and once for all, in hundredths of a point.
# Points that are counted at the end anyway are not in it.
EACH_TURN: Final = {
    "factory": 15,
    "gold_mine": 35,
    "laboratory": 40,
    "library": 45,
    "museum": 60,
    "observatory": 20,
    "park": 30,
    "poor_house": 20,
    "school_of_magic": 40,
    "smithy": 45,
    "theater": 30,
}
ONCE: Final = {
    "armory": 120,
    "basilica": 80,
    "capitol": 150,
    "framework": 100,
    "great_wall": 40,
    "haunted_quarter": 80,
    "imperial_treasury": 60,
    "keep": 20,
    "map_room": 60,
    "monument": 100,
    "quarry": 40,
    "stables": 60,
    "statue": 150,
    "wishing_well": 60,
}


def by_district(values: dict[str, int]) -> list[int]:
    """A list by number of district, beautified ones too."""
    found = [0] * len(COST)
    for name, value in values.items():
        found[district(name)] = value
        found[district(name) + PLAIN] = value
    return found


EFFECT_EACH_TURN: Final = by_district(EACH_TURN)
EFFECT_ONCE: Final = by_district(ONCE)


class Lore:
    """The cast and what it earns, the size of a city, and the numbers of abilities in the menu of a turn."""

    def __init__(self, rules: CitadelsLookups) -> None:
        self.players: Final = len(rules.seats)
        self.needed: Final = 8 if self.players < 4 else 7
        self.turns_a_round: Final = 2 if self.players < 4 else 1
        self.cast: Final = rules.cast
        self.mask: Final = sum([1 << one for one in rules.cast])
        self.earns: Final = [-1 if row is None else row.kind for row in rules.income]
        self.earns_in: Final = [0 if row is None else row.resource for row in rules.income]
        self.earned: Final = [any(self.earns[one] == kind for one in rules.cast) for kind in range(len(TYPES))]
        self.stock: Final = rules.count_stock()["district"]
        self.abilities: Final = [""] * USE + list(rules.names["ability"])  # by option of the menu
        self.number: Final = {name: number for number, name in enumerate(rules.names["ability"])}
        self.ways: Final = list(rules.names["way"])
        self.all_types: Final = [line.name for line in rules.open_lines].index("all_types")  # no secret comes before it

    def plays(self, character: int) -> bool:
        """Whether somebody can be this character at all."""
        return self.mask >> character & 1 == 1
