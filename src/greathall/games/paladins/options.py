"""The options of a table of Paladins."""

from typing import Any, Final

from greathall.engine import BadOptions, Entry, Option, Ruleset, compose
from greathall.games.paladins.base import BASE
from greathall.games.paladins.card_list import cards_of
from greathall.games.paladins.facts import facts
from greathall.games.paladins.overlay import overlay_module
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.solo.data import DIFFICULTIES
from greathall.games.paladins.solo.module import SOLO
from greathall.games.paladins.solo.rules import SoloRules


def build(players: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a table; corrected facts come last, and stay in the options for the record."""
    alone = players == 1
    if "difficulty" in options and not alone:
        raise BadOptions(f"difficulty is for one player against the opponent, not for {players} players")
    modules = [BASE, SOLO] if alone else [BASE]
    if options.get("facts"):
        modules.append(overlay_module(modules, options["facts"], [BASE, SOLO]))
    tables = compose(*modules)
    return SoloRules(tables, players, options) if alone else PaladinsRules(tables, players, options)


def card_list() -> dict[str, Any]:
    """Everything that is printed, for one player and for several."""
    return cards_of({**BASE.rows, "scheme": SOLO.rows["scheme"], "opponent": SOLO.rows["opponent"]})


ENTRY: Final = Entry(
    "paladins",
    "Paladins of the West Kingdom",
    (1, 2, 3, 4),
    build,
    [
        Option("difficulty", "how strong the opponent of a single player is", [row.name for row in DIFFICULTIES]),
        Option("facts", "corrections of printed facts: tables with rows with values"),
    ],
    facts=facts,
    cards=card_list,
)
