"""Where every fact of Paladins comes from, for `greathall facts paladins`: cards, boards, rulings."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from greathall.engine import Module
from greathall.games.paladins.printed.cards import Outsider, Paladin, Row
from greathall.games.paladins.printed.effects import Effect, words
from greathall.games.paladins.printed.tables import Printed

Fact = dict[str, str]

SHARE: Final = "cards: without a class or function of their own"


def fact(what: str, source: str, note: Any = "") -> Fact:
    return {"what": what, "source": source, "note": str(note)}


def facts(modules: Sequence[Module]) -> list[Fact]:
    """All facts of these modules, in the order of the tables."""
    rows = Everything(modules)
    found = [share_of_data(rows)]
    for table in rows.printed:
        for row in rows.of(table):
            found.extend(facts_of_row(table, row, row.name))
        for module in modules:
            for row in module.replaces.get(table.name, ()):
                found.extend(facts_of_row(table, row, f"{row.name} with {module.name}"))
    found.extend(fact(f"ruling {ruling.section}", ruling.source, ruling.question) for ruling in rows.all("ruling"))
    return found


class Everything:
    """The rows that modules print, each once, even if several of them have a table."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.modules = modules
        self.printed: list[Printed] = self.all("printed")
        self.verbs = {row.name: row for row in self.all("verb")}
        self.scorings = {row.name: row for row in self.all("scoring")}
        self.ways = {row.name: row for row in self.all("way")}

    def all(self, table: str) -> list[Any]:
        return [row for module in self.modules for row in module.rows.get(table, ())]

    def of(self, table: Printed) -> list[Row]:
        """The rows of a printed table, without those that have a table of their own."""
        later = [other.name for other in self.printed[self.printed.index(table) + 1 :]]
        elsewhere = {id(row) for other in later for row in self.all(other)}
        return [row for row in self.all(table.name) if id(row) not in elsewhere]


def share_of_data(rows: Everything) -> Fact:
    """How many of the cards are data alone, measured: no class that makes one work serves that card only."""
    served = Counter(code for table in rows.printed for row in rows.of(table) for code in code_of(rows, table, row))
    cards = {
        f"{table.name} {row.name}": code_of(rows, table, row)
        for table in rows.printed
        if table.is_card
        for row in rows.of(table)
    }
    own = [name for name, used in cards.items() if any(served[code] == 1 for code in used)]
    share = 100 * (len(cards) - len(own)) // len(cards)
    return fact(SHARE, "decided", f"{share} % of {len(cards)}; with one: {', '.join(own) or 'none'}")


def code_of(rows: Everything, table: Printed, row: Row) -> set[type]:
    """The classes behind a card: of its row, of the verbs of its effects, of how it scores and what it opens."""
    found: set[type] = {type(row)}
    printed = [getattr(row, name) for name in table.listed]
    found.update([type(rows.verbs[verb]) for value in printed for verb in verbs_in(value)])
    if isinstance(row, Outsider):
        found.add(type(rows.scorings[row.scores]))
    if isinstance(row, Paladin) and row.opens:
        found.add(type(rows.ways[row.opens]))
    return found


def verbs_in(value: Any) -> set[str]:
    """The verbs of some effects, those of choices among them."""
    if isinstance(value, tuple):
        return {verb for part in value for verb in verbs_in(part)}
    if not isinstance(value, Effect):
        return set()
    return {value.verb, *verbs_in(value.alternatives)}


def facts_of_row(table: Printed, row: Row, called: str) -> list[Fact]:
    """What is said about a row, with its source, and how certain it is if it was reconstructed."""
    found = [
        fact(f"{table.name} {called}: {name}", row.sources.get(name, row.source), shown(getattr(row, name)))
        for name in table.listed
    ]
    others = [name for name in row.sources if name not in table.listed]
    found.extend(fact(f"{table.name} {called}: {name}", row.sources[name]) for name in others)
    if row.note and found:
        found[0]["note"] = f"{found[0]['note']} ({row.note})"
    return found


def shown(value: Any) -> str:
    """A value as people write it."""
    if isinstance(value, dict):
        return ", ".join(f"{part} ({name})" for name, part in value.items())
    if not isinstance(value, tuple):
        return str(value)
    if value and isinstance(value[0], Effect):
        return words(value)
    return " ".join(str(part) for part in value) or "nothing"
