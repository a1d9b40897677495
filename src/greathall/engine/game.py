"""Game: a ruleset ready to be played, as `greathall.load` returns it, and its row in the catalogue."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Final

from greathall.engine.encoding.encoder import Encoding, encoding_of
from greathall.engine.errors import MISREAD, BadOptions, BadPosition, BadRecord
from greathall.engine.frames import State
from greathall.engine.kept.positions import load_position
from greathall.engine.kept.record import Record
from greathall.engine.luck import Luck, TrueLuck
from greathall.engine.match import Match
from greathall.engine.pickling import Pickled
from greathall.engine.rules import Build, Ruleset
from greathall.engine.subclassing import mypyc_attr


class TableOption:
    """Something a table may choose: its name, what it is, and its possible values if they can be listed."""

    def __init__(self, name: str, about: str, values: Sequence[Any] = (), many: bool = False) -> None:
        self.name = name
        self.about = about
        self.values = tuple(values)
        self.many = many

    def __reduce__(self) -> Pickled:
        return type(self), (self.name, self.about, self.values, self.many)

    def check(self, value: Any) -> None:
        """Refuse an impossible value, and say what is possible."""
        if self.many and not isinstance(value, list | tuple):
            raise BadOptions(f"{self.name} takes a list, not {value!r}", "list", {"option": self.name})
        for part in value if self.many else [value]:
            if self.values and part not in self.values:
                possible = [str(known) for known in self.values]
                values = {"option": self.name, "value": str(part), "possible": possible}
                raise BadOptions(f"{self.name} cannot be {part!r}; it can be {', '.join(possible)}", "value", values)


class Listing:
    """A game in the catalogue: what it is called, for how many, with which options, and how its rules are made."""

    def __init__(
        self,
        name: str,
        title: str,
        players: Sequence[int],
        build: Build,
        options: Sequence[TableOption] = (),
        messages: str = "greathall",
        facts: Callable[[], list[dict[str, str]]] | None = None,
        cards: Callable[..., dict[str, Any]] | None = None,
        usual: dict[str, Any] | None = None,
        refusals: dict[str, tuple[str, ...]] | None = None,
        view: type | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.players = tuple(players)
        self.build = build
        self.options = tuple(options)
        self.messages = messages  # the package that holds its messages, in locale/<language>/<name>.ftl
        self.facts = facts
        self.cards = cards  # what a client needs to draw the cards, as data; with `facts=` if they are corrected
        self.usual = usual or {}  # what people at a table choose unless they say otherwise
        self.refusals = refusals or {}  # why options are refused, each with the variables of its sentence
        self.view = view  # what a view holds, as a TypedDict; a terminal says by it what is neither zone nor field
        LISTINGS.setdefault(build, self)  # one that borrows the rules of another does not take its place

    def __reduce__(self) -> Pickled:
        return listing_of, (self.build,)

    def load(self, players: int | None = None, **options: Any) -> "Game":
        """The game for this many players with these options."""
        return self.with_options(players, options)

    def with_options(self, players: int | None, options: dict[str, Any]) -> "Game":
        """The same with options that somebody wrote down; they may be called anything."""
        count = self.players[0] if players is None else players
        if count not in self.players:
            possible = spell(self.players)
            values: dict[str, Any] = {"possible": possible, "players": count}
            raise BadOptions(f"{self.name} is for {possible} players, not {count}", "players", values)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                there = f"it has {', '.join(known)}" if known else "it has none"
                values = {"option": name, "possible": list(known)}
                raise BadOptions(
                    f"{self.name} has no option {name!r}; {there}", "no_option" if known else "no_options", values
                )
            known[name].check(value)
        rules = self.build(count, options)
        rules.built_by = self.build
        return Game(self, rules)


LISTINGS: Final[dict[Build, Listing]] = {}


def listing_of(build: Build) -> Listing:
    """A listing that was pickled: it is found by the function that makes its rules, in the same module."""
    return LISTINGS[build]


def spell(numbers: Sequence[int]) -> str:
    """Numbers in a row as people write them: 2-8, or 1, 3."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one table, ready to be played: from the start, or from a written position."""

    def __init__(self, listing: Listing, rules: Ruleset, position: dict[str, Any] | None = None) -> None:
        self.listing: Final = listing
        self.rules: Final = rules
        self.position: Final = position

    def __reduce__(self) -> Pickled:
        return type(self), (self.listing, self.rules, self.position)

    @property
    def name(self) -> str:
        return self.listing.name

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rules.seats

    def encoding(self, everything: bool = False) -> Encoding:
        """What the numbers of an observation mean: of what a seat may know, or of everything."""
        return encoding_of(self.rules, everything)

    def at(self, position: dict[str, Any] | None) -> "Game":
        """The same game, begun at a written position (none: at its start)."""
        return Game(self.listing, self.rules, position)

    def first_state(self) -> State:
        """Where a match begins; BadPosition if these rules cannot read the position."""
        if self.position is None:
            return self.rules.start()
        try:
            return load_position(self.rules, deepcopy(self.position))
        except MISREAD as error:
            raise BadPosition(f"the game cannot read this position ({type(error).__name__}: {error})") from error

    def new(self, seed: int | None = None, chance: str = "luck", luck: Luck | None = None) -> Match:
        """A new match. The same seed and the same answers give the same game; without a seed it uses this luck, or true
        randomness.

        With `chance="explicit"` Chance is a decider like any other, and its answers are given by the caller.
        """
        if chance not in ("luck", "explicit"):
            raise BadOptions(f"chance is luck or explicit, not {chance!r}")
        if luck is None:
            luck = TrueLuck() if seed is None else Luck(seed)
        match = Match(self.rules, self.first_state(), luck, chance == "explicit")
        match.history.position = self.position
        return match.begin()

    def replay(self, record: Record, seed: int | None = None) -> Match:
        """The match of a record; it can be played on, with luck of this seed."""
        if record.game != self.name:
            raise BadRecord(f"this is a record of {record.game}, not of {self.name}")
        match = self.at(record.position).new(seed, chance="explicit").replay(record.entries)
        match.explicit = False
        match.let_luck_answer()
        return match
