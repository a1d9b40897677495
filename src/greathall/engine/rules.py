"""Ruleset: the shared, immutable rules of one game for one number of seats, and what a game must say itself."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from greathall.engine.errors import BadPosition, BrokenRules, GreatHallError
from greathall.engine.luck import Luck
from greathall.engine.modules import Composition, Fold, Hook, by_number
from greathall.engine.space import Names, Space
from greathall.engine.subclassing import mypyc_attr
from greathall.engine.zones import EVERYONE

if TYPE_CHECKING:
    from greathall.engine.encoding.encoder import Encoding
    from greathall.engine.frames import Decision, State
    from greathall.engine.hidden.sights import Sight

LETTERS: Final = "ABCDEFGH"

Build = Callable[[int, dict[str, Any]], "Ruleset"]


MOST_REBUILT: Final = 64
REBUILT: Final[dict[tuple[Any, ...], "Ruleset"]] = {}  # rules that were pickled, the oldest first


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """The composed rules of a game. A game subclasses it and says how to begin, how to score and what is special."""

    game: ClassVar[str] = ""
    known_noun: ClassVar[str] = ""  # the noun its knowledge is about, if the state keeps any
    version: ClassVar[int] = 1  # raised when any recorded game would replay differently
    known_answers: ClassVar[tuple[str, ...]] = ()  # of all its tables, if a number means the same at each
    known_encoding: ClassVar[dict[str, Any]] = {}  # of all its tables, where observations are laid out the same at each
    points_range: ClassVar[tuple[int, int]] = (-1000, 1000)  # no seat ever ends with less or more points

    def __init__(self, composition: Composition, players: int, options: dict[str, Any] | None = None) -> None:
        self.composition: Final = composition
        self.players: Final = players
        self.options: Final[dict[str, Any]] = options or {}
        self.seats = self.name_seats(players)
        self.automatic: Final = [self.is_automatic(seat) for seat in range(len(self.seats))]
        self.people: Final = [seat for seat, by_itself in enumerate(self.automatic) if not by_itself]
        self.names: Final = {"seat": self.seats, **composition.names}
        self.space = Space(composition.kinds, self.names, self.known_answers)
        self.draws = Space(composition.draws, self.names)
        self.renamed = False  # the seats have other names than in records
        self.built_by: Build | None = None  # what makes these rules again from players and options
        self.hooks: Final[list[list[Hook[Any]]]] = by_number(composition.hooks)
        self.folds: Final[list[list[Fold[Any]]]] = by_number(composition.folds)
        windows = [number for number, anchor in composition.anchors.items() if anchor.window]
        self.windows: Final = [number in windows for number in range(len(self.hooks))]
        self.hidden_nouns: Final = sorted({zone.noun for zone in composition.zones if zone.sees != EVERYONE})
        self.first_places: Final[dict[str, int]] = {}  # of zones, by name, as soon as somebody asks
        self.places: Final[dict[str, tuple[str, ...]]] = {}  # of knowledge, by noun, as soon as somebody asks
        self.sights: Final[list[Sight]] = []  # of its zones and fields, as soon as somebody looks
        self.spares: Final[list[State]] = []  # copies of positions that nobody needs any more
        self.stock: Final = self.count_stock()
        self.encodings: Final[dict[bool, Encoding]] = {}  # of everything, there or not, as soon as somebody observes
        check_nouns(composition, self.names)

    def __reduce__(self) -> Any:
        if self.built_by is None:
            raise GreatHallError(f"these rules of {self.game} were put together by hand: only loaded ones are pickled")
        return rebuilt, (self.built_by, self.players, self.options, self.seats if self.renamed else ())

    def __deepcopy__(self, memo: Any) -> "Ruleset":
        """Rules never change, so a copy of what is played by them shares them."""
        return self

    # What every game says.

    def blank(self) -> "State":
        """A state with nothing dealt and nothing to do: what written positions start from."""
        raise NotImplementedError(f"{type(self).__name__} has no blank()")

    def start(self) -> "State":
        """A new game, settled: the first question is asked."""
        raise NotImplementedError(f"{type(self).__name__} has no start()")

    def breakdown(self, s: "State", seat: int) -> dict[str, int]:
        """The points of a seat, line by line. Called for any position: the forecast needs it too."""
        raise NotImplementedError(f"{type(self).__name__} has no breakdown()")

    # What many games leave as it is.

    def name_seats(self, players: int) -> tuple[str, ...]:
        return tuple(LETTERS[:players])

    def is_automatic(self, seat: int) -> bool:
        """Whether the answers of this seat follow from the rules."""
        return False

    def policy(self, s: "State", decision: "Decision[Any]", options: list[int]) -> int:
        """What an automatic seat answers."""
        raise NotImplementedError(f"{type(self).__name__} has an automatic seat and no policy()")

    def count_stock(self) -> dict[str, list[int]]:
        """How many cards of each name exist, for each noun that is kept count of."""
        return {}

    def stock_of(self, noun: str, card: int) -> tuple[str, int]:
        """Which card of the stock a name stands for, if one card can have several names."""
        return noun, card

    def backs(self, noun: str) -> list[int]:
        """The backs of the cards of a noun, by card: a seat that cannot see a card still sees its back."""
        return [0] * len(self.names[noun])

    def scores(self, s: "State") -> list[int]:
        return [sum(self.breakdown(s, seat).values()) for seat in range(len(self.seats))]

    def winners(self, s: "State") -> list[int]:
        scores = self.scores(s)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def tie_breaks(self, s: "State", seat: int) -> dict[str, int]:
        """What decides between equal points, in the order in which it is looked at."""
        return {}

    def broken_ties(self, s: "State") -> dict[str, list[int]]:
        """How a tie for the most points was broken: by seat what was compared, up to what told the winners apart."""
        scores, winners = self.scores(s), self.winners(s)
        tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
        by_seat = [self.tie_breaks(s, seat) for seat in range(len(scores))]
        found: dict[str, list[int]] = {}
        for name in by_seat[0]:
            if tied != winners:
                found[name] = [amounts[name] for amounts in by_seat]
                tied = [seat for seat in tied if found[name][seat] == found[name][winners[0]]]
        return found

    def forecast(self, s: "State", seat: int, viewer: int) -> dict[str, int]:
        """The points of a seat if it ended now, as far as the viewer may know."""
        return self.breakdown(s, seat)

    def beliefs(self, s: "State", seat: int) -> dict[str, Any]:
        """What this seat can conclude about hidden things."""
        return {}

    def cards(self) -> dict[str, Any]:
        """What is printed on its cards, by noun and name: sentences can speak of it."""
        return {}

    def suggest(self, s: "State", seat: int) -> list[int]:
        """A sensible way to finish what this seat has begun, as answers in a row; nothing if there is none."""
        return []

    def conserved(self, s: "State") -> dict[str, int]:
        """Sums that never change, besides the stock of cards."""
        return {}

    def sound(self, s: "State", seat: int) -> bool:
        """Whether the truth is among what this seat holds possible, beyond the items of its knowledge."""
        return True

    # Hidden things and written positions that are more than zones and fields.

    def redeal_zones(self, s: "State", seat: int, luck: Luck) -> bool:
        """Deal the hidden cards of the zones again, if the engine's way does not fit; true when that was done."""
        return False

    def redeal_more(self, s: "State", seat: int, luck: Luck) -> None:
        """Deal again what is hidden from this seat and is in no zone."""

    def view_more(self, s: "State", viewer: int, shown: dict[str, Any]) -> None:
        """Add to a view or, for the viewer EVERYTHING, to a printed position."""

    def place_more(self, s: "State", given: dict[str, Any]) -> None:
        """Take from a written position what `view_more` printed: remove what is understood."""

    def conclude(self, s: "State", given: dict[str, Any]) -> None:
        """Add to a position, as it was written, what follows from it, and refuse what cannot be. It is at its moment
        already."""

    def check_more(self, s: "State") -> dict[str, Any]:
        """What a scenario may ask about beyond what a position prints, in the same shape."""
        return {}

    def moment(self, s: "State") -> Any:
        """The moment a position is printed with, in the words of the rules; None if only frames can say it."""
        return None

    def enter(self, s: "State", moment: Any) -> None:
        """Begin at a written moment: push what it means."""
        raise BadPosition(f"unknown moment {moment!r}", ("at",))

    # Ready answers.

    def call_seats(self, names: Sequence[str]) -> None:
        """Other names for the seats, before anything is played; automatic seats keep theirs. Answers that name a seat
        then read differently, so this table has numbers of its own."""
        self.renamed = True
        self.places.clear()
        self.sights.clear()
        given = iter(names)
        self.seats = tuple(name if self.automatic[seat] else next(given) for seat, name in enumerate(self.seats))
        self.names["seat"] = self.seats
        self.space = Space(self.composition.kinds, self.names)
        self.draws = Space(self.composition.draws, self.names)

    def seat(self, name: str) -> int:
        return self.seats.index(name)

    def reason(self, code: int) -> tuple[str, str]:
        """The name and the rule of a refusal."""
        found = self.composition.reasons[code]
        return found.name, found.rule

    def all_cards(self, noun: str) -> list[int]:
        """Every card of a noun that exists, in the order of the names."""
        return [card for card, count in enumerate(self.stock[noun]) for _ in range(count)]

    def rows(self, table: str) -> Sequence[Any]:
        return self.composition.rows.get(table, [])


def rebuilt(build: Build, players: int, options: dict[str, Any], seats: tuple[str, ...]) -> Ruleset:
    """Rules that were pickled. Made once for all that follow them: matches come in great numbers."""
    key = (build, players, repr(options), seats)
    if key not in REBUILT:
        rules = build(players, options)
        rules.built_by = build
        if seats:
            rules.call_seats([name for seat, name in enumerate(seats) if not rules.automatic[seat]])
        if len(REBUILT) == MOST_REBUILT:
            del REBUILT[next(iter(REBUILT))]
        REBUILT[key] = rules
    return REBUILT[key]


def check_nouns(composition: Composition, names: Names) -> None:
    """Every noun that a declaration uses has names."""
    used = [(row.noun, row.name) for row in composition.declared()]
    used.extend((row.index, row.name) for row in composition.declared() if row.index)
    for telling in composition.tellings.values():
        used.extend((word.partition(":")[2].rstrip("*"), telling.name) for word in telling.args + telling.secret)
    for kind in composition.kinds + composition.draws:
        used.extend((word.partition(":")[2].rstrip("*"), kind.name) for word in kind.about)
    for noun, user in used:
        if noun not in names and noun not in ("number", "flag"):
            raise BrokenRules(f"{user!r} uses the noun {noun!r}, which no module names")
