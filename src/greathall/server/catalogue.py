"""The catalogue as browsers read it: every game with what a table can choose and the words a client needs.

Options that a browser sends are read here, too: none of them reaches a game before its size and form are checked.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from greathall import __version__, bots, games
from greathall.bots.adapting import ADAPTIVE
from greathall.engine import BadOptions, Game, GreatHallError, Listing, Luck
from greathall.server.denied import Denied, bad_options
from greathall.server.protocol.messages import BadOption, Settings
from greathall.server.protocol.offered import Catalogue, EventWords, GameInfo, OptionInfo, QuestionWords

MOST_OPTIONS: Final = 20
MOST_KNOWN: Final = 64
STAND_INS: Final = tuple(bot for bot in bots.AT_TABLE if bot != ADAPTIVE)  # who play for people who are away
USUAL_BOT: Final = "normal"  # who plays if nobody says how strong
KNOWN: Final[dict[tuple[Listing, int, bytes], Game]] = {}  # games by what they are made of
MOST_VALUES: Final = 40
LONGEST: Final = 60
GREATEST: Final = 2**63


def catalogue() -> Catalogue:
    """All games and bots there are."""
    return Catalogue(__version__, [info(listing) for listing in games.listings()], list(bots.AT_TABLE))


@cache
def info(listing: Listing) -> GameInfo:
    """One game, from what its rules declare."""
    tables = widest(listing).rules.composition
    return GameInfo(
        name=listing.name,
        title=listing.title,
        players=list(listing.players),
        options=[OptionInfo(option.name, [str(value) for value in option.values]) for option in listing.options],
        events={name: EventWords(nouns(told.args), nouns(told.secret)) for name, told in tables.tellings.items()},
        questions={kind.name: QuestionWords(nouns(kind.about), kind.parts) for kind in tables.kinds},
        cards={} if listing.cards is None else listing.cards(**corrections(listing)),
        bot=USUAL_BOT,
    )


def widest(listing: Listing) -> Game:
    """The game with all that can be on its table, such as its expansions."""
    try:
        return listing.with_options(
            None, {option.name: list(option.values) for option in listing.options if option.many}
        )
    except GreatHallError:  # a game in which not all of it goes together
        return listing.load()


def corrections(listing: Listing) -> dict[str, Any]:
    """The facts that this hall corrects, if any."""
    return {"facts": listing.usual["facts"]} if "facts" in listing.usual else {}


def nouns(declared: tuple[str, ...]) -> dict[str, str]:
    """The nouns of declared arguments by their names."""
    parts = [argument.partition(":") for argument in declared]
    return {name: noun for name, _, noun in parts}


# Games as tables choose them.


def game_of(name: str, players: int, options: dict[str, Any], luck: Luck | None = None) -> Game:
    """The game a table has chosen; refused with the engine's message if it cannot be. `luck` chooses what is random."""
    try:
        return composed(find(name), players, options, luck)
    except BadOptions as error:
        raise bad_options(error) from error
    except GreatHallError as error:
        raise Denied(400, "bad_options", str(error)) from error
    except (TypeError, ValueError, LookupError, AttributeError) as error:  # a game that trusts its options too much
        raise Denied(400, "bad_options", f"{name} cannot read these options") from error


def composed(listing: Listing, players: int, options: dict[str, Any], luck: Luck | None) -> Game:
    """The rules are put together once for all tables that play by the same ones, as nobody else is answered meanwhile.
    If luck chooses something, as it does before a game begins, every table has its own."""
    key = (listing, players, msgspec.json.encode(options, order="deterministic"))
    if key not in KNOWN:
        game = listing.with_options(players, drawn(listing, options, luck))
        if game.rules.options != options:
            return game
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = game
    return KNOWN[key]


def drawn(listing: Listing, options: dict[str, Any], luck: Luck | None) -> dict[str, Any]:
    """The options with the seed of what is random in them, if a game takes one and nobody has chosen it."""
    takes_one = any(option.name == games.DRAW for option in listing.options)
    return {games.DRAW: luck.seed(), **options} if luck is not None and takes_one else options


def usual(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a browser chose, with the defaults of a table.

    Corrected facts are the hall's business: a browser sends back those that it was shown, and is ignored.
    """
    chosen = {option: value for option, value in options.items() if option != "facts"}
    if not is_plain(chosen):
        raise Denied(400, "bad_options", "an option is a word, a number, true, false, or a short list of these")
    return {**offered(name).usual, **chosen}


def bad_option(error: BadOptions | None) -> BadOption | None:
    """Why options are impossible, with what the sentence that says so mentions."""
    if error is None:
        return None
    declared = find(error.game).refusals[error.reason] if error.game else ()
    return BadOption(error.game, error.reason, nouns(declared), error.values)


def find(name: str) -> Listing:
    """A game by its name; looking for those of other packages takes its time."""
    return games.CATALOGUE.get(name) or games.find(name)


def offered(name: str) -> Listing:
    """The same for a browser, refused if there is no such game."""
    try:
        return find(name)
    except BadOptions as error:
        raise bad_options(error) from error


def is_plain(options: dict[str, Any]) -> bool:
    """Whether options are few, small, and of simple types."""
    few = len(options) <= MOST_OPTIONS and all(len(name) <= LONGEST for name in options)
    return few and all(is_plain_value(value) for value in options.values())


def is_plain_value(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_VALUES and all(is_plain_word(part) for part in value)
    return value is None or is_plain_word(value)


def is_plain_word(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST
    return isinstance(value, int) and abs(value) < GREATEST


def check_settings(settings: Settings) -> None:
    """Refuse a bot for people who are away that nobody knows."""
    if settings.stand_in:
        check_bot(settings.stand_in, STAND_INS)


def check_bot(name: str, possible: Sequence[str] = bots.AT_TABLE) -> None:
    """Refuse a bot nobody knows."""
    if name not in possible:
        said = f"there is no bot {name!r} here; there are {', '.join(possible)}"
        raise bad_options(BadOptions(said, "no_bot", {"name": name, "possible": list(possible)}))
