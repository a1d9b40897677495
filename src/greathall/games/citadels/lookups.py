"""What is looked up at one table of Citadels: who is in the cast, and what they bring to it."""

from collections.abc import Sequence
from typing import Any, Final

from greathall.engine import Ruleset
from greathall.engine.modules import Composition
from greathall.games.citadels.printed.data import (
    CHARACTER_NAMES,
    CHARACTERS,
    DISTRICT_NAMES,
    DISTRICTS,
    PLAIN,
    character,
    district,
)
from greathall.games.citadels.rows import Ability, ScoreLine, Way
from greathall.games.citadels.state import USED, Citadels
from greathall.games.citadels.words import USE


class Earns:
    """A row that says from which type a character has its income, in gold, cards or any mix of both."""

    def __init__(self, character: str, kind: int, resource: int) -> None:
        self.name = character
        self.kind = kind
        self.resource = resource


class Owns:
    """A row that says whose ability it is."""

    def __init__(self, owner: str, ability: str) -> None:
        self.name = f"{owner} {ability}"
        self.owner = owner
        self.ability = ability


class CitadelsLookups(Ruleset):
    """The cast by rank, the uniques in the deck, and the abilities, ways to pay and lines of the score in play."""

    def __init__(
        self, composition: Composition, players: int, options: dict[str, Any], cast: list[str], uniques: list[str]
    ) -> None:
        self.cast: Final = [character(name) for name in cast]
        self.uniques: Final = [district(name) for name in uniques]
        super().__init__(composition, players, options)
        self.abilities: Final[list[Ability | None]] = by_name(composition, "ability", "ability")
        self.ways: Final[list[Way | None]] = by_name(composition, "way", "way")
        self.ways_in_play: Final[list[Way]] = [way for way in self.ways if way is not None]
        self.lines: Final[list[ScoreLine]] = list(self.rows("line"))
        self.open_lines: Final = [line for line in self.lines if not line.secret]
        self.income: Final[list[Earns | None]] = by_name(composition, "income", "character")
        self.of_character: Final = owned(composition, "of_character", len(CHARACTERS), CHARACTER_NAMES)
        of_district = owned(composition, "of_district", PLAIN, DISTRICT_NAMES[:PLAIN])
        self.of_district: Final = of_district + of_district  # beautified, too

    def count_stock(self) -> dict[str, list[int]]:
        """54 basic districts and the uniques of this game; characters are in slots and not part of the stock."""
        counts = [d.copies if number < 17 or number in self.uniques else 0 for number, d in enumerate(DISTRICTS)]
        return {"district": counts}

    def stock_of(self, noun: str, card: int) -> tuple[str, int]:
        """A building is a district, beautified or not."""
        return ("district", card % PLAIN) if noun == "building" else (noun, card)


def by_name(composition: Composition, table: str, noun: str) -> list[Any]:
    """The rows of a table at the numbers their names have; nothing if a row is not in play."""
    rows = {row.name: row for row in composition.rows.get(table, [])}
    return [rows.get(name) for name in composition.names[noun]]


def owned(composition: Composition, table: str, size: int, names: Sequence[str]) -> list[list[int]]:
    """For every owner the options of its abilities in the turn menu."""
    found: list[list[int]] = [[] for _ in range(size)]
    for row in sorted(composition.rows.get(table, []), key=lambda row: composition.names["ability"].index(row.ability)):
        found[list(names).index(row.owner)].append(USE + composition.names["ability"].index(row.ability))
    return found


def has_used(s: Citadels, ability: str) -> bool:
    """Whether an ability was used in this turn."""
    return s.turn[USED] >> s.rules.names["ability"].index(ability) & 1 == 1


def use_up(s: Citadels, ability: str) -> None:
    """An ability that is used by another way than the menu cannot be used again in this turn."""
    s.turn[USED] |= 1 << s.rules.names["ability"].index(ability)
