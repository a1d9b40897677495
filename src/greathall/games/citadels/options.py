"""The options of a table of Citadels: a preset, or a chosen cast and uniques; every impossible one is refused."""

from typing import Any, Final

from greathall.engine import Listing, Luck, Ruleset, TableOption, TrueLuck, compose, mix
from greathall.games.citadels.base import BASE
from greathall.games.citadels.casting import (
    RANKS,
    REFUSALS,
    check_cast,
    choose_cast,
    preset_of,
    refuse,
    written_names,
)
from greathall.games.citadels.catalogue import ALL_WORDS, CHARACTER_MODULES, DISTRICT_MODULES
from greathall.games.citadels.printed.card_list import card_list
from greathall.games.citadels.printed.data import DISTRICTS, UNIQUE
from greathall.games.citadels.printed.facts import facts
from greathall.games.citadels.printed.presets import PRESETS
from greathall.games.citadels.rules import CitadelsRules
from greathall.games.citadels.view import CitadelsView

UNIQUES: Final = tuple(d.name for d in DISTRICTS if d.kind == UNIQUE)
IN_PLAY: Final = 14


def resolve(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The concrete cast, uniques and crown, so that a record needs nothing else."""
    luck = luck_of(options)
    cast = choose_cast(players, options, luck)
    uniques = choose_uniques(options, luck)
    crown = options.get("crown", 0)
    if crown == "random":
        crown = luck.below(players)
    check_cast(players, cast)
    check_uniques(uniques)
    if type(crown) is not int or crown not in range(players):
        said = f"the first crown goes to a seat from 0 to {players - 1}, or random, not {crown!r}"
        raise refuse("crown", said, last=players - 1)
    in_order = sorted(uniques, key=UNIQUES.index)
    return {"cast": sorted(cast, key=RANKS.__getitem__), "uniques": in_order, "crown": crown}


def luck_of(options: dict[str, Any]) -> Luck:
    """What draws a random cast, random uniques and a random crown."""
    seed = options.get("draw")
    if seed is None:
        return TrueLuck()
    if type(seed) is not int:
        raise refuse("draw", f"draw is the seed of what is random, a number, not {seed!r}")
    return Luck(seed)


def choose_uniques(options: dict[str, Any], luck: Luck) -> list[str]:
    """Those of the preset, unless others are written; with a chosen cast they are random."""
    uniques = options.get("uniques")
    if uniques is None and options.get("cast") is None:
        return list(preset_of(options.get("preset", "first_game")).uniques)
    if uniques is None or uniques == "random":
        return random_uniques(luck)
    return written_names("uniques", uniques)


def random_uniques(luck: Luck) -> list[str]:
    numbers = list(range(len(UNIQUES)))
    mix(numbers, luck)
    return [UNIQUES[number] for number in sorted(numbers[:IN_PLAY])]


def check_uniques(uniques: list[str]) -> None:
    unknown = [name for name in uniques if name not in UNIQUES]
    if unknown:
        said = f"there is no unique district {unknown[0]!r}; there are {', '.join(UNIQUES)}"
        raise refuse("no_district", said, name=str(unknown[0]))
    double = [name for name in uniques if uniques.count(name) > 1]
    if double:
        said = f"every unique district exists once; {double[0]} is named twice"
        raise refuse("double_district", said, district=double[0])
    if len(uniques) != IN_PLAY:
        said = f"a game has {IN_PLAY} unique districts, not {len(uniques)}"
        raise refuse("uniques", said, wanted=IN_PLAY, given=len(uniques))


def build(players: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a table: words of everything, rules of what is in play."""
    chosen = resolve(players, options)
    cast = [CHARACTER_MODULES[name][1] for name in chosen["cast"]]
    uniques = [DISTRICT_MODULES[name] for name in chosen["uniques"] if name in DISTRICT_MODULES]
    composition = compose(BASE, *ALL_WORDS, *cast, *uniques)
    return CitadelsRules(composition, players, chosen, chosen["cast"], chosen["uniques"])


LISTING: Final = Listing(
    "citadels",
    "Citadels",
    (2, 3, 4, 5, 6, 7, 8),
    build,
    [
        TableOption("preset", "a ready-made cast with its uniques", tuple(preset.name for preset in PRESETS)),
        TableOption("cast", "eight or nine characters, one for each rank, or random"),
        TableOption("uniques", "fourteen unique districts, or random"),
        TableOption("rank9", "a ninth character: true for the preset's, or its name"),
        TableOption("crown", "who has the crown first: the number of a seat, or random"),
        TableOption("draw", "the seed of a random cast, random uniques and a random crown"),
    ],
    facts=facts,
    usual={"crown": "random"},
    refusals=REFUSALS,
    cards=card_list,
    view=CitadelsView,
)
