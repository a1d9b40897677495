"""The catalogue: every game Great Hall knows. Packages add theirs through an entry point of the group
`greathall.games`."""

from collections.abc import Callable
from typing import Any, Final

from greathall.engine import BadOptions, Game, Listing, Match, Record

CATALOGUE: dict[str, Listing] = {}  # the games that somebody has asked for or added
GROUP = "greathall.games"
DRAW: Final = "draw"  # the option that is the seed of what is random in the others


def citadels() -> Listing:
    """Citadels, read when it is first asked for: a game takes longer to load than the engine."""
    from greathall.games.citadels.options import LISTING

    return LISTING


def paladins() -> Listing:
    """Paladins, with its expansion."""
    from greathall.games.paladins.crowns.options import LISTING

    return LISTING


OWN: Final[dict[str, Callable[[], Listing]]] = {"citadels": citadels, "paladins": paladins}


def known(name: str) -> Listing | None:
    """A game of our own, or one that was added."""
    if name in OWN and name not in CATALOGUE:
        CATALOGUE[name] = OWN[name]()
    return CATALOGUE.get(name)


def register(listing: Listing) -> None:
    """Add a game. The same one may be added again; another one of the same name may not."""
    if (known(listing.name) or listing) is not listing:
        raise BadOptions(f"another game is already called {listing.name!r}")
    CATALOGUE[listing.name] = listing


def listings() -> list[Listing]:
    """All games, by name."""
    from importlib.metadata import entry_points  # it loads half of what Python has for mail and archives

    for name in OWN:
        known(name)
    for point in entry_points(group=GROUP):
        if point.name not in CATALOGUE:
            register(point.load())
    return [CATALOGUE[name] for name in sorted(CATALOGUE)]


def find(name: str) -> Listing:
    """A game by its name; the error lists what there is."""
    listing = known(name)
    if listing is not None:
        return listing
    found = {listing.name: listing for listing in listings()}
    if name not in found:
        there = f"there are {', '.join(found)}" if found else "no game is registered"
        values = {"name": name, "possible": list(found)}
        raise BadOptions(f"there is no game {name!r}; {there}", "no_game" if found else "no_games", values)
    return found[name]


def draws_anew(listing: Listing, options: dict[str, Any]) -> bool:
    """Whether what is random in the options is drawn for every game, as nobody has named the seed for it."""
    return bool(options) and DRAW not in options and any(option.name == DRAW for option in listing.options)


def load(name: str, players: int | None = None, **options: Any) -> Game:
    """A game by its name, ready to be played by this many people with these options."""
    return find(name).load(players, **options)


def new(name: str, players: int | None = None, seed: int | None = None, chance: str = "luck", **options: Any) -> Match:
    """A match in one call: what is random in its options, such as a cast, follows from the seed as well."""
    listing = find(name)
    if seed is not None and any(option.name == DRAW for option in listing.options):
        options.setdefault(DRAW, seed)
    return listing.load(players, **options).new(seed=seed, chance=chance)


def replay(record: Record | str) -> Match:
    """The match of a record, or of its text."""
    if isinstance(record, str):
        record = Record.parse(record)
    return find(record.game).with_options(record.players, record.options).replay(record)
