"""The options of a table of Paladins, and the expansions that can be on it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from greathall.engine import BadOptions, Listing, Module, Ruleset, TableOption, compose
from greathall.games.paladins.base import BASE
from greathall.games.paladins.printed.card_list import cards_of
from greathall.games.paladins.printed.facts import facts
from greathall.games.paladins.printed.overlay import overlay_module
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.solo.module import SOLO
from greathall.games.paladins.view import PaladinsView

REFUSALS: Final[dict[str, tuple[str, ...]]] = {  # why options are refused, and the variables of their sentences
    "difficulty_alone": ("players:number",),
    "difficulty_expansion": ("difficulty:text", "expansions:text*"),
    "facts": ("problem:text",),  # in the words of the file, which are English
}


class Expansion:
    """An expansion: its module, and another one for a single player, which comes after that of the opponent."""

    def __init__(self, name: str, module: Module, alone: Module) -> None:
        self.name = name
        self.module = module
        self.alone = alone


class Box:
    """The game with the expansions there are; a table says which of them are on it."""

    def __init__(self, expansions: Sequence[Expansion]) -> None:
        self.expansions = tuple(expansions)

    def modules(self, players: int, chosen: Sequence[str]) -> list[Module]:
        """What is on a table, in the order it is composed."""
        found = [expansion for expansion in self.expansions if expansion.name in chosen]
        several = [BASE, *[expansion.module for expansion in found]]
        return [*several, SOLO, *[expansion.alone for expansion in found]] if players == 1 else several

    def everything(self) -> list[Module]:
        """All there is, for one player."""
        return self.modules(1, [expansion.name for expansion in self.expansions])

    def difficulties(self, modules: Sequence[Module]) -> list[str]:
        return [row.name for module in modules for row in module.rows.get("difficulty", ())]

    def build(self, players: int, options: dict[str, Any]) -> Ruleset:
        """The ruleset of a table; corrected facts come last, and stay in the options for the record."""
        modules = self.modules(players, options.get("expansions", ()))
        if "difficulty" in options:
            self.refuse_difficulty(players, options["difficulty"], modules)
        if options.get("facts"):
            modules.append(self.corrections(modules, options["facts"]))
        return PaladinsRules(compose(*modules), players, options)

    def corrections(self, modules: Sequence[Module], overlay: Any) -> Module:
        try:
            return overlay_module(modules, overlay, self.everything())
        except BadOptions as error:
            raise BadOptions(str(error), "facts", {"problem": str(error)}, "paladins") from error

    def refuse_difficulty(self, players: int, difficulty: str, modules: Sequence[Module]) -> None:
        if players > 1:
            said = f"difficulty is for one player against the opponent, not for {players} players"
            raise BadOptions(said, "difficulty_alone", {"players": players}, "paladins")
        if difficulty in self.difficulties(modules):
            return
        owners = [expansion.name for expansion in self.expansions if difficulty in self.difficulties([expansion.alone])]
        said = f"difficulty {difficulty} needs the expansion {' or '.join(owners)}"
        values = {"difficulty": difficulty, "expansions": owners}
        raise BadOptions(said, "difficulty_expansion", values, "paladins")

    def facts(self) -> list[dict[str, str]]:
        """Every fact with its source."""
        return facts(self.everything())

    def cards(self, facts: Any = None) -> dict[str, Any]:
        """Everything that is printed, for one player and for several, as it is corrected."""
        rows: dict[str, list[Any]] = {}
        modules = self.modules(1, ()) + [expansion.module for expansion in self.expansions]
        for module in modules:
            for table, more in module.rows.items():
                rows.setdefault(table, []).extend(more)
        if facts:
            for table, more in overlay_module(modules, facts, self.everything()).replaces.items():
                made = {row.name: row for row in more}
                rows[table] = [made.get(row.name, row) for row in rows[table]]
        return cards_of(rows)

    def options(self) -> list[TableOption]:
        found = [
            TableOption(
                "difficulty",
                "how strong the opponent of a single player is",
                list(dict.fromkeys(self.difficulties(self.everything()))),
            ),
            TableOption("facts", "corrections of printed facts: tables with rows with values"),
        ]
        if self.expansions:
            names = [expansion.name for expansion in self.expansions]
            found.append(TableOption("expansions", "the expansions that are played with", names, many=True))
        return found

    def listing(self, build: Callable[[int, dict[str, Any]], Ruleset]) -> Listing:
        """The game for a catalogue. `build` is a function of a module, so that other processes find it."""
        return Listing(
            "paladins",
            "Paladins of the West Kingdom",
            (1, 2, 3, 4),
            build,
            self.options(),
            facts=self.facts,
            cards=self.cards,
            refusals=REFUSALS,
            view=PaladinsView,
        )


BOX: Final = Box(())


def build(players: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a table without expansions."""
    return BOX.build(players, options)


LISTING: Final = BOX.listing(build)
