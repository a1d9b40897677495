"""Everything printed in Paladins as a client draws it, from the rows of the modules. Typed in `view.py`.

The cards of a noun are under that noun, by name, so that sentences can speak of what is on them; each row says
itself what is printed on it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from greathall.games.paladins.printed.cards import Card, Row
from greathall.games.paladins.printed.data.board import FAVOURS_LAID, KEPT_WORKERS, ORDERS_LAID, ROUNDS, TRACK_END
from greathall.games.paladins.printed.effects import Effects, effects_data, gain
from greathall.games.paladins.rows import Action, OpenRow

Rows = Mapping[str, Sequence[Any]]
Data = dict[str, Any]

DOUBTFUL: Final = "reconstructed"
ALL: Final = "all"
# What the rules of the actions print on the player board next to their slots.
CHECKS: Final = {
    "commission": ("faith", "region_faith"),
    "fortify": ("influence", "fortify_influence"),
    "garrison": ("strength", "region_strength"),
    "absolve": ("influence", "absolve_influence"),
}
CHECKS_OF_PLACES: Final = {"attack": "strength", "convert": "faith"}
BY_REGION: Final = ("commission", "garrison", *CHECKS_OF_PLACES)
GAINS: Final[dict[str, Effects]] = {
    "conspire": gain(criminal=1),
    "commission": gain(influence=1),
    "garrison": gain(faith=1),
    "absolve": gain(faith=1, discard_suspicion=1),
}
RAISES: Final = {
    "commission": "influence",
    "fortify": "strength",
    "garrison": "faith",
    "absolve": "faith",
    "attack": "influence",
    "convert": "strength",
}
HARVESTS: Final = {"hunt": ("provision", "hunt_provisions"), "trade": ("silver", "trade_silver")}


def cards_of(rows: Rows) -> Data:
    """All cards and boards that these rows print."""
    found: Data = {
        table.name: {row.name: marked(row, table.card(row)) for row in rows.get(table.name, ())}
        for table in rows["printed"]
        if table.drawn
    }
    numbers = {row.name: list(row.values) for row in rows["numbers"]}
    workers = [names for row in rows["names"] if row.name == "workers_under_workshops" for names in row.values]
    (flags,) = [row.flags for row in rows["row"] if row.name == "outsiders"]
    checks = {**CHECKS, **{action: (asked, flags[asked]) for action, asked in CHECKS_OF_PLACES.items()}}
    prices = [name for spec in rows["row"] for name in spec.prices.split()]
    of_actions = {name: values for name, values in numbers.items() if name not in prices}
    found["action"] = {row.name: action_card(row, of_actions, workers, checks) for row in rows["action"]}
    found["row"] = {row.name: row_card(row, numbers) for row in rows["row"]}
    found["numbers"] = numbers
    found["board"] = {
        "rounds": ROUNDS,
        "track_end": TRACK_END,
        "kept_workers": KEPT_WORKERS,
        "orders": ORDERS_LAID,
        "favours": FAVOURS_LAID,
        "reconstructed": [row.name for table in ("numbers", "names") for row in rows[table] if row.source == DOUBTFUL],
    }
    return found


def marked(row: Row, card: Card) -> Card:
    """The card, with the facts on it that were reconstructed and a note about them."""
    told = [*card, *[name for name in row.sources if name not in card]]
    doubtful = [name for name in told if row.sources.get(name, row.source) == DOUBTFUL]
    if doubtful:
        card["reconstructed"] = doubtful if row.sources else [ALL]
    if row.note:
        card["note"] = row.note
    return card


def action_card(
    action: Action, numbers: dict[str, list[int]], under_workshops: list[str], checks: dict[str, tuple[str, str]]
) -> Card:
    """A line of the player board: slots, what each use costs and needs, what it brings."""
    name = action.name
    card: Card = {"slots": list(action.slots), "workshops": action.workshops}
    for good in ("silver", "provisions"):
        card[good] = [] if name in HARVESTS else numbers.get(f"{name}_{good}", [])
    if name in checks:
        card["attribute"], thresholds = checks[name]
        card["needs"] = side_by_side(thresholds, numbers)
        card["by_region"] = name in BY_REGION
        card["raises"] = RAISES[name]
    card["gains"] = [effects_data(effects) for effects in gains_of(name, numbers, under_workshops)]
    card["points"] = numbers.get(f"{name}_points", [])
    return card


def gains_of(name: str, numbers: dict[str, list[int]], under_workshops: list[str]) -> list[Effects]:
    """What an action brings besides cards and squares: each time the same, by the workers, or by how often."""
    if name in HARVESTS:
        verb, amounts = HARVESTS[name]
        return [gain(**{verb: amount}) for amount in numbers[amounts]]
    if name == "develop":
        return [gain(**{worker: 1}) for worker in under_workshops]
    return [GAINS[name]] if name in GAINS else []


def row_card(spec: OpenRow, numbers: dict[str, list[int]]) -> Card:
    """A row of open cards: what its places cost and ask for, and what the refresh discards."""
    card: Card = {"noun": spec.noun, "size": spec.size, "discarded": list(spec.discarded)}
    card["prices"] = side_by_side(spec.prices, numbers)
    card["debts"] = side_by_side(spec.debts, numbers)
    card["flags"] = {attribute: side_by_side(named, numbers) for attribute, named in spec.flags.items()}
    card["pile"] = spec.pile if spec.face_up else None
    return card


def side_by_side(named: str, numbers: dict[str, list[int]]) -> list[int]:
    """The numbers of these names, one after the other."""
    return [number for name in named.split() for number in numbers[name]]
