"""The facts overlay: what the owner of a printed copy corrects, read and checked once, when the rules are composed.

An overlay is data: tables with rows with facts, `{"townsfolk": {"squire_faith": {"discard": [{"criminal": 2}]}}}`. It
may change numbers, colours and lists of effects in the vocabulary of the cards; what it cannot change it refuses.
"""

from collections.abc import Sequence
from typing import Any, Final

from greathall.engine import BadOptions, Module
from greathall.games.paladins.cards import (
    Attribute,
    JarSpace,
    Names,
    Numbers,
    Order,
    Outsider,
    Paladin,
    Row,
    Square,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
    WorkerSpace,
)
from greathall.games.paladins.overlay_values import Facts, Vocabulary
from greathall.games.paladins.solo.rows import Difficulty, Scheme

CORRECTED: Final = "corrected"
ORDERS: Final = 6  # as many King's Orders as there are
TABLES: Final = {
    "townsfolk": ("discard", "bonus", "reward"),
    "outsider": ("attack", "convert"),
    "wall": ("reward", "points"),
    "tavern": ("workers",),
    "paladin": ("workers", "bonus", "reward", "silver_off"),
    "space": ("worker", "reward", "silver", "provisions", "debts"),
    "order": ("needs",),
    "suspicion": ("tax", "copies"),
    "square": ("reward", "players"),
    "jar_space": ("reward",),
    "numbers": ("values",),
    "names": ("values",),
    "attribute": ("points",),
    "scheme": ("copies",),
    "difficulty": ("orders",),
}


def overlay_module(modules: Sequence[Module], overlay: Any, others: Sequence[Module] = ()) -> Module:
    """A module that puts corrected rows in the place of those printed in these modules.

    What is printed in other modules, which are not in play, may be corrected in vain.
    """
    if not isinstance(overlay, dict):
        raise BadOptions(f"facts are tables with rows, not {overlay!r}")
    words = Vocabulary(modules)
    replaced: dict[str, Sequence[Any]] = {}
    for table, rows in overlay.items():
        if table not in TABLES:
            raise BadOptions(f"facts has no table {table!r}; it has {', '.join(TABLES)}")
        known = {row.name: row for module in (*modules, *others) for row in module.rows.get(table, ())}
        found: list[Row] = []
        for name, changes in checked(rows, f"facts.{table}").items():
            if name not in known:
                raise BadOptions(f"facts.{table} has no {name!r}; it has {', '.join(known)}")
            refuse_unknown(table, name, checked(changes, f"facts.{table}.{name}"))
            facts = Facts(known[name], changes, f"facts.{table}.{name}", words)
            found.append(corrected(known[name], facts))
        if any(table in module.rows for module in modules):
            replaced[table] = found
    return Module("facts", names={"reward": words.new_rewards()}, replaces=replaced)


def checked(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadOptions(f"{path}: expected names with values, not {value!r}")
    return value


def refuse_unknown(table: str, name: str, changes: dict[str, Any]) -> None:
    for fact in changes:
        if fact not in TABLES[table]:
            raise BadOptions(f"facts.{table}.{name} has no {fact!r} to correct; it has {', '.join(TABLES[table])}")


def corrected(row: Row, facts: Facts) -> Row:
    """The row with its corrections, each marked as such."""
    made = made_anew(row, facts)
    made.sources = {**row.sources, **dict.fromkeys(facts.changes, CORRECTED)}
    made.note = row.note
    return made


def made_anew(row: Row, facts: Facts) -> Row:
    if isinstance(row, Townsfolk):
        return Townsfolk(
            row.name,
            row.title,
            discard=facts.effects("discard", row.discard),
            bonus=facts.effects("bonus", row.bonus),
            trigger=row.trigger,
            condition=row.condition,
            reward=facts.effects("reward", row.reward),
        )
    if isinstance(row, Outsider):
        attack, convert = facts.effects("attack", row.attack), facts.effects("convert", row.convert)
        return Outsider(row.name, attack, convert, row.scores)
    if isinstance(row, Wall):
        return Wall(row.name, facts.effects("reward", row.reward), facts.number("points", row.points))
    if isinstance(row, Tavern):
        return Tavern(row.name, *facts.workers("workers", row.workers))
    if isinstance(row, Scheme):
        return Scheme(row.name, row.move, facts.number("copies", row.copies), row.waits)
    if isinstance(row, Difficulty):
        return Difficulty(row.name, facts.number("orders", row.orders, ORDERS))
    return paladin_anew(row, facts) if isinstance(row, Paladin) else board_anew(row, facts)


def paladin_anew(row: Paladin, facts: Facts) -> Row:
    return Paladin(
        row.name,
        facts.effects("workers", row.workers),
        facts.effects("bonus", row.bonus),
        row.action,
        reward=facts.effects("reward", row.reward),
        no_silver=row.no_silver,
        no_provisions=row.no_provisions,
        silver_off=facts.number("silver_off", row.silver_off),
        source=row.source,
    )


def board_anew(row: Row, facts: Facts) -> Row:
    """The same for what lies on the boards."""
    if isinstance(row, WorkerSpace):
        return WorkerSpace(
            row.name,
            facts.worker("worker", row.worker),
            facts.effects("reward", row.reward),
            silver=facts.number("silver", row.silver),
            provisions=facts.number("provisions", row.provisions),
            debts=facts.number("debts", row.debts),
            freed=row.freed,
        )
    if isinstance(row, Order):
        return Order(row.name, row.action, facts.number("needs", row.needs), row.source)
    if isinstance(row, Suspicion):
        return Suspicion(row.name, facts.number("tax", row.tax, 2), facts.number("copies", row.copies))
    if isinstance(row, Square):
        return Square(
            row.name, row.region, facts.effects("reward", row.reward), facts.number("players", row.players, 4)
        )
    if isinstance(row, JarSpace):
        return JarSpace(row.name, facts.effects("reward", row.reward))
    if isinstance(row, Numbers):
        return Numbers(row.name, row.source, facts.numbers("values", row.values))
    if isinstance(row, Attribute):
        return Attribute(row.name, facts.numbers("points", row.points))
    assert isinstance(row, Names)
    return Names(row.name, row.source, facts.workers("values", row.values))
