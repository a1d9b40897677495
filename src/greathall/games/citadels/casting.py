"""The cast of a table: a preset's, a random one, or a chosen one; one character for each rank (T-2.1, T-2.5, T-16)."""

from typing import Any, Final

from greathall.engine import BadOptions, Luck
from greathall.games.citadels.printed.data import CHARACTERS
from greathall.games.citadels.printed.presets import PRESETS, Preset

NAMES: Final = tuple(c.name for c in CHARACTERS)
RANKS: Final = {c.name: c.rank for c in CHARACTERS}
NEEDS_NINTH: Final = (3, 8)
NO_NINTH: Final = 2
FEWEST_FOR_QUEEN: Final = 5
REFUSALS: Final[dict[str, tuple[str, ...]]] = {  # why options are refused, and the variables of their sentences
    "preset_or_cast": (),
    "ninth_in_cast": (),
    "bad_ninth": ("characters:character*",),
    "no_ninth": (),
    "ninth_needed": ("players:number",),
    "queen": ("players:number",),
    "emperor": (),
    "no_character": ("name:text",),
    "same_rank": ("characters:character*", "rank:number"),
    "rank_missing": ("rank:number", "characters:character*"),
    "no_list": ("option:text",),
    "crown": ("last:number",),
    "draw": (),
    "no_district": ("name:text",),
    "double_district": ("district:district",),
    "uniques": ("wanted:number", "given:number"),
}


def refuse(reason: str, message: str, **values: Any) -> BadOptions:
    """An option that cannot be, with the name of its sentence and what that speaks of."""
    return BadOptions(message, reason, values, "citadels")


def choose_cast(players: int, options: dict[str, Any], luck: Luck) -> list[str]:
    """A preset's, a random one, or the names that were written."""
    cast, ninth = options.get("cast"), options.get("rank9")
    check_ninth(ninth)
    if cast is None:
        return preset_cast(players, preset_of(options.get("preset", "first_game")), ninth)
    if "preset" in options:
        raise refuse("preset_or_cast", "a preset has a cast of its own; give a preset or a cast")
    if cast == "random":
        return random_cast(players, ninth, luck)
    if ninth is not None:
        raise refuse("ninth_in_cast", "a cast names its ninth character itself; leave rank9 out")
    return written_names("cast", cast)


def preset_of(name: str) -> Preset:
    found = [preset for preset in PRESETS if preset.name == name]
    if not found:
        presets = ", ".join(preset.name for preset in PRESETS)
        raise BadOptions(f"there is no preset {name!r}; there are {presets}")
    return found[0]


def check_ninth(ninth: Any) -> None:
    if ninth is None or isinstance(ninth, bool):
        return
    fitting = [name for name in NAMES if RANKS[name] == 9]
    if ninth not in fitting:
        said = f"rank9 is true, false or one of {', '.join(fitting)}, not {ninth!r}"
        raise refuse("bad_ninth", said, characters=fitting)


def uses_ninth(players: int, ninth: Any) -> bool:
    """Whether a ninth character joins: never with two, always with three or eight (T-2.5)."""
    if players == NO_NINTH and ninth:
        raise refuse("no_ninth", "two players use no ninth character")
    if players in NEEDS_NINTH and ninth is False:
        raise refuse("ninth_needed", f"{players} players need a ninth character", players=players)
    return players in NEEDS_NINTH or bool(ninth)


def preset_cast(players: int, preset: Preset, ninth: Any) -> list[str]:
    """The cast of a preset with its replacements (T-16): no Emperor for two, no Queen for fewer than five."""
    chosen = list(preset.characters)
    if players == NO_NINTH:
        chosen = ["king" if name == "emperor" else name for name in chosen]
    if uses_ninth(players, ninth):
        default = "artist" if refuse_character(players, preset.ninth) else preset.ninth
        chosen.append(ninth if isinstance(ninth, str) else default)
    return chosen


def random_cast(players: int, ninth: Any, luck: Luck) -> list[str]:
    chosen: list[str] = []
    for rank in range(1, 10 if uses_ninth(players, ninth) else 9):
        fitting = [name for name in NAMES if RANKS[name] == rank and not refuse_character(players, name)]
        named = rank == 9 and isinstance(ninth, str)
        chosen.append(ninth if named else fitting[luck.below(len(fitting))])
    return chosen


def refuse_character(players: int, name: str) -> BadOptions | None:
    """Why a character cannot be used by this many players, or nothing (T-2.5)."""
    if name == "queen" and players < FEWEST_FOR_QUEEN:
        return refuse("queen", f"the queen needs at least {FEWEST_FOR_QUEEN} players", players=FEWEST_FOR_QUEEN)
    if name == "emperor" and players == NO_NINTH:
        return refuse("emperor", "the emperor cannot be used by two players")
    if RANKS[name] == 9 and players == NO_NINTH:
        return refuse("no_ninth", "two players use no ninth character")
    return None


def check_cast(players: int, cast: list[str]) -> None:
    unknown = [name for name in cast if name not in RANKS]
    if unknown:
        said = f"there is no character {unknown[0]!r}; there are {', '.join(NAMES)}"
        raise refuse("no_character", said, name=str(unknown[0]))
    for rank in range(1, 10):
        names = [name for name in cast if RANKS[name] == rank]
        if len(names) > 1:
            said = f"one character for each rank: {' and '.join(names)} are both of rank {rank}"
            raise refuse("same_rank", said, characters=names, rank=rank)
        if not names and rank < 9:
            fitting = [name for name in NAMES if RANKS[name] == rank]
            said = f"the cast lacks rank {rank}: {', '.join(fitting)}"
            raise refuse("rank_missing", said, rank=rank, characters=fitting)
    if players in NEEDS_NINTH and len(cast) < 9:
        raise refuse("ninth_needed", f"{players} players need a ninth character", players=players)
    for name in cast:
        refused = refuse_character(players, name)
        if refused is not None:
            raise refused


def written_names(option: str, value: Any) -> list[str]:
    if not isinstance(value, list | tuple):
        raise refuse("no_list", f"{option} is a list of names, or random, not {value!r}", option=option)
    return list(value)
