"""What a dataset says about itself, in `dataset.json`: what was played, and what its numbers mean."""

from typing import Any, Final

from greathall import __version__, games
from greathall.bots.series import Series
from greathall.engine import Ruleset, encoding_of

FORMAT: Final = 1
DESCRIPTION: Final = "dataset.json"


def described(series: Series, shard: int) -> dict[str, Any]:
    """All that the files follow from, and all that is needed to read them without this library."""
    rules = series.build(series.players, {**series.options, games.DRAW: 0} if series.draws else series.options)
    return {
        "format": FORMAT,
        "made_by": f"greathall {__version__}",
        "game": series.name,
        "title": title(series.name),
        "rules": rules.version,
        "players": series.players,
        "options": series.options,
        "drawn_anew": series.draws,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": series.games,
        "games_per_shard": shard,
        "observation": layout(rules),
        "answers": [answer.text for answer in rules.space.answers],
    }


def title(name: str) -> str:
    """What a game is called; one that nobody has registered, by its name."""
    found = games.known(name)
    return name if found is None else found.title


def layout(rules: Ruleset) -> dict[str, Any]:
    """How an observation is laid out: its parts, and the names of their axes."""
    encoding = encoding_of(rules)
    return {
        "version": rules.known_encoding.get("version", 0),
        "size": encoding.size,
        "axes": {name: list(names) for name, names in encoding.axes.items()},
        "parts": [
            {"name": part.name, "axes": list(part.axes), "first": part.first, "highest": part.highest}
            for part in encoding.parts
        ],
    }


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """What two datasets do not have in common."""
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))
