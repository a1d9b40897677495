"""Where every fact of Paladins comes from, for `greathall facts paladins`: cards, boards, rulings."""

from collections import Counter
from typing import Any, Final

from greathall.games.paladins.base import BASE
from greathall.games.paladins.cards import Outsider, Row
from greathall.games.paladins.effects import Effect, words
from greathall.games.paladins.overlay import TABLES
from greathall.games.paladins.rulings import RULINGS
from greathall.games.paladins.solo.module import SOLO

Fact = dict[str, str]

CARDS: Final = ("townsfolk", "outsider", "wall", "tavern", "paladin", "space", "order", "suspicion", "scheme")
BOARDS: Final = ("square", "jar_space")
ROWS: Final = {**BASE.rows, **{table: rows for table, rows in SOLO.rows.items() if table in TABLES}}


SHARE: Final = "cards: without a class or function of their own"
VERBS: Final = {row.name: row for row in BASE.rows["verb"]}
SCORINGS: Final = {row.name: row for row in BASE.rows["scoring"]}


def fact(what: str, source: str, note: Any = "") -> Fact:
    return {"what": what, "source": source, "note": str(note)}


def facts() -> list[Fact]:
    """All facts, in the order of the tables."""
    found = [share_of_data()]
    for table in TABLES:
        for row in ROWS[table]:
            found.extend(facts_of_row(table, row))
    found.extend(fact(f"ruling {ruling.section}", ruling.source, ruling.question) for ruling in RULINGS)
    return found


def share_of_data() -> Fact:
    """How many of the cards are data alone, measured: no class that makes one work serves that card only."""
    served = Counter(code for table in (*CARDS, *BOARDS) for row in ROWS[table] for code in code_of(table, row))
    cards = {f"{table} {row.name}": code_of(table, row) for table in CARDS for row in ROWS[table]}
    own = [name for name, used in cards.items() if any(served[code] == 1 for code in used)]
    share = 100 * (len(cards) - len(own)) // len(cards)
    return fact(SHARE, "decided", f"{share} % of {len(cards)}; with one: {', '.join(own) or 'none'}")


def code_of(table: str, row: Row) -> set[type]:
    """The classes behind a card: of its row, of the verbs of its effects, and of how it scores."""
    found: set[type] = {type(row)}
    printed = [getattr(row, name) for name in TABLES[table]]
    found.update([type(VERBS[verb]) for value in printed for verb in verbs_in(value)])
    if isinstance(row, Outsider):
        found.add(type(SCORINGS[row.scores]))
    return found


def verbs_in(value: Any) -> set[str]:
    """The verbs of some effects, those of choices among them."""
    if isinstance(value, tuple):
        return {verb for part in value for verb in verbs_in(part)}
    if not isinstance(value, Effect):
        return set()
    return {value.verb, *verbs_in(value.alternatives)}


def facts_of_row(table: str, row: Row) -> list[Fact]:
    """What can be corrected in a row, with its source, and how sure it is where that was reconstructed."""
    found = [
        fact(f"{table} {row.name}: {name}", row.sources.get(name, row.source), shown(getattr(row, name)))
        for name in TABLES[table]
    ]
    others = [name for name in row.sources if name not in TABLES[table]]
    found.extend(fact(f"{table} {row.name}: {name}", row.sources[name]) for name in others)
    if row.note:
        found[0]["note"] = f"{found[0]['note']} ({row.note})"
    return found


def shown(value: Any) -> str:
    """A value as people write it."""
    if not isinstance(value, tuple):
        return str(value)
    if value and isinstance(value[0], Effect):
        return words(value)
    return " ".join(str(part) for part in value) or "nothing"
