"""The facts overlay: what the owner of a printed copy corrects, read and checked once, when the rules are composed.

An overlay is data: tables with rows with facts, `{"townsfolk": {"squire_faith": {"discard": [{"criminal": 2}]}}}`. It
may change numbers, colours and lists of effects in the vocabulary of the cards; anything it cannot change it refuses.
"""

from collections.abc import Sequence
from typing import Any, Final

from greathall.engine import BadOptions, Module
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.overlay_values import Facts, Vocabulary
from greathall.games.paladins.printed.tables import Printed

CORRECTED: Final = "corrected"


def overlay_module(modules: Sequence[Module], overlay: Any, others: Sequence[Module] = ()) -> Module:
    """A module that puts corrected rows in the place of those printed in these modules.

    Corrections of what other modules print have no effect while those are not in play. A row that is in several tables
    is corrected in all of them, by the last of these.
    """
    if not isinstance(overlay, dict):
        raise BadOptions(f"facts are tables with rows, not {overlay!r}")
    in_play, everything = Vocabulary(modules), Vocabulary([*modules, *others])
    tables = {row.name: row for module in (*others, *modules) for row in module.rows.get("printed", ()) if row.facts}
    held, known = rows_of(modules), rows_of([*others, *modules])
    replaced: dict[str, list[Row]] = {}
    for table, rows in overlay.items():
        if table not in tables:
            raise BadOptions(f"facts has no table {table!r}; it has {', '.join(tables)}")
        for name, changes in checked(rows, f"facts.{table}").items():
            if name not in known[table]:
                raise BadOptions(f"facts.{table} has no {name!r}; it has {', '.join(known[table])}")
            row: Row = known[table][name]
            home = [other for other in tables.values() if known.get(other.name, {}).get(name) is row][-1]
            refuse_unknown(home, name, checked(changes, f"facts.{table}.{name}"))
            holding = [other for other in held if held[other].get(name) is row]
            facts = Facts(row, changes, f"facts.{table}.{name}", in_play if holding else everything)
            made = corrected(facts)
            for other in holding:
                replaced.setdefault(other, []).append(made)
    return Module("facts", names={"reward": in_play.new_rewards()}, replaces=dict(replaced))


def rows_of(modules: Sequence[Module]) -> dict[str, dict[str, Any]]:
    """The rows of all tables by name, cards and others, as they are when the modules are put together."""
    found: dict[str, dict[str, Any]] = {}
    for module in modules:
        for brought in (module.rows, module.replaces):
            for table, rows in brought.items():
                found.setdefault(table, {}).update({row.name: row for row in rows})
    return found


def checked(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadOptions(f"{path}: expected names with values, not {value!r}")
    return value


def refuse_unknown(table: Printed, name: str, changes: dict[str, Any]) -> None:
    for fact in changes:
        if fact not in table.facts:
            known = ", ".join(table.facts)
            raise BadOptions(f"facts.{table.name}.{name} has no {fact!r} to correct; it has {known}")


def corrected(facts: Facts) -> Row:
    """The row with its corrections, each marked as such."""
    row = facts.row
    made = row.anew(facts)
    made.source = row.source
    made.sources = {**row.sources, **dict.fromkeys(facts.changes, CORRECTED)}
    made.note = row.note
    return made
