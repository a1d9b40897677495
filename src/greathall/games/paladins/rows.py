"""What modules may bring to Paladins as rows: actions, ways to pay, verbs, lines of the score, steps."""

from typing import Any, Final

from greathall.engine import Decision
from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.state import Paladins

NO_TARGET: Final = 0
NO_ROW: Final = -1

# The terms on which an action is taken: are workers placed, is the cost paid, and how much more of which attribute
# counts. They travel in frames.
Terms = tuple[int, ...]
PLACING: Final = 0
PAYING: Final = 1
HELPED: Final = 2
BONUS: Final = 3
NORMAL: Final[Terms] = (1, 1, -1, 0)

Cost = tuple[int, int]  # silver, provisions
Flat = tuple[int, ...]  # effects as numbers: verb, amount, verb, amount, …


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """A row of a table of rules."""

    def __init__(self, name: str) -> None:
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Named):
    """An action of the player board: its slots, what it can be done to, what it costs and what it does.

    A target is a number that means something to the action (a card, a square, a mode); without targets it is NO_TARGET.
    `uniform`: cost and slots are the same for every target. `fewest`: slots that every target needs. `reveals`: taking
    it turns up a card nobody has seen; so may one that takes cards of a `row` whose pile is face up.
    """

    def __init__(self, number: int, name: str, slots: tuple[str, ...], workshops: int = 0) -> None:
        super().__init__(name)
        self.number = number
        self.slots = slots
        self.workshops = workshops
        self.fewest = len(slots)
        self.uniform = True
        self.reveals = False
        self.row = NO_ROW

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        """The question for the target, or nothing if there is none to choose."""
        return None

    def targets(self, s: Paladins, who: int) -> list[int]:
        """What a person might try, in rising order."""
        return [NO_TARGET]

    def reachable(self, s: Paladins, who: int, terms: Terms) -> list[int]:
        """The targets with nothing against them, whatever they cost."""
        return [target for target in self.targets(s, who) if self.reach(s, who, target, terms) == 0]

    def has_target(self, s: Paladins, who: int, terms: Terms) -> bool:
        """Whether anything is in reach."""
        for target in self.targets(s, who):
            if self.reach(s, who, target, terms) == 0:
                return True
        return False

    def places(self, s: Paladins, target: int) -> int:
        """How many slots, from the left, need a worker or a workshop."""
        return len(self.slots)

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        """A reason against the action as a whole: no piece is left, an attribute is missing."""
        return 0

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        """A reason against a target, whatever it costs."""
        return 0

    def nothing_in_reach(self) -> int:
        """The reason if no target is in reach."""
        return 0

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        """What belongs to the reason of `refuse`: what there is, and what is needed."""
        return ()

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        """The same for the reason of `reach` against a target."""
        return self.lacking(s, who, terms)

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        """Silver and provisions, before anything makes them less."""
        return 0, 0

    def may_owe(self, s: Paladins, who: int, target: int) -> bool:
        """Whether an unpaid debt may be taken instead of paying."""
        return False

    def times(self, s: Paladins, who: int) -> int:
        """How often a seat did it, by what it has to show for it; for orders and points."""
        return s.done_actions[who][self.number]

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        """Move the pieces; the rewards in the order they are gained by default. Pushes nothing."""
        return ()

    def follow(self, s: Paladins, who: int, target: int, terms: Terms) -> None:
        """Business of its own after the gains; it may push once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Named):
    """A way to pay, and what it `loses` besides goods. `action` is the number of one, or ELSEWHERE for a space."""

    def __init__(self, name: str, loses: tuple[int, ...] = ()) -> None:
        super().__init__(name)
        self.loses = loses

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        return 0

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        """Pay. Pushes nothing."""
        raise NotImplementedError(f"{type(self).__name__} has no pay()")


ELSEWHERE: Final = -1

# What effects may touch. Two that share nothing can be taken in any order, as long as the tax pool is not emptied.
DRAWS: Final = 1  # draws suspicions
DISCARDS: Final = 2  # discards suspicions
PAYS: Final = 4
DESTROYS: Final = 8
OWES: Final = 16
CLEARS: Final = 32  # the seat's own board
TAXES: Final = 64  # the pool, and nothing else
HEARS_DEBTS: Final = 128  # the crew, perhaps by somebody who reacts to paid debts
JOINS_QUIETLY: Final = 256  # the crew, at most for the next Inquisition
EVERYTHING: Final = 512
OPENS: Final = 1024  # takes a card of a row, after which another one may be open


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Named):
    """What an effect does to a seat. Live verbs may ask, draw or be interrupted; plain ones commute with everything.

    One that comes `last` waits for all other gains; one that `loses` something is never taken in silence.
    """

    def __init__(self, name: str, live: bool = True, last: bool = False, loses: tuple[int, ...] = ()) -> None:
        super().__init__(name)
        self.live = live
        self.last = last
        self.loses = loses

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        """Do it. A live one may push once."""
        raise NotImplementedError(f"{type(self).__name__} has no take()")

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        """Whether it can do nothing, whatever else the same gains bring."""
        return False

    def touches(self, s: Paladins, amount: int) -> int:
        """What it may change besides plain supplies, as a mask; the order of effects depends on it."""
        return EVERYTHING

    def most_tax(self, s: Paladins, amount: int) -> int:
        """How much tax it can take at most."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreLine(Named):
    """A line of the score."""

    def points(self, s: Paladins, seat: int) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no points()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(Named):
    """How a converted outsider scores."""

    def points(self, s: Paladins, seat: int) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no points()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Named):
    """A named step of the set-up, the round or the refresh; steps come in the order of their numbers."""

    def __init__(self, name: str, order: int) -> None:
        super().__init__(name)
        self.order = order

    def run(self, s: Paladins) -> None:
        """Do it. It may push once."""
        raise NotImplementedError(f"{type(self).__name__} has no run()")


@mypyc_attr(allow_interpreted_subclasses=True)
class PaladinPlace(Named):
    """A place a drawn paladin goes to, in the order they are asked for; the last one needs no question.

    As many are drawn as there are places.
    """

    def __init__(self, name: str, order: int) -> None:
        super().__init__(name)
        self.order = order

    def ask(self, seat: int) -> Decision[Any]:
        raise NotImplementedError(f"{type(self).__name__} has no ask()")

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        """Put it there; it has left the drawn ones."""
        raise NotImplementedError(f"{type(self).__name__} has no put()")


@mypyc_attr(allow_interpreted_subclasses=True)
class SpaceSource(Named):
    """Where shared worker spaces are open, such as the King's Favours that are revealed."""

    def open_spaces(self, s: Paladins) -> list[int]:
        """The spaces that may be used as long as nobody stands there, in any order."""
        raise NotImplementedError(f"{type(self).__name__} has no open_spaces()")


class Occasion(Named):
    """What townsfolk can react to besides actions, by its negative number."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number


class Kept(Named):
    """A row that makes room: for a number, or for cards, that a module keeps; for cards at some places, if any."""

    def __init__(self, name: str, places: int = 0) -> None:
        super().__init__(name)
        self.places = places


class Deck(Named):
    """A pile with its discards. A new game begins with all cards of its noun in it, if they are in play."""

    def __init__(self, name: str, noun: str) -> None:
        super().__init__(name)
        self.noun = noun


LEFT: Final = 0
RIGHT: Final = 1
NO_PILE: Final = -1


class OpenRow(Named):
    """A row of open cards: its places, what they cost and ask for, and what the refresh does with it.

    `size` cards slide towards `slide` and are filled from the other side, where the pile is. A pile that is `face_up`
    is one more place, at that side: its top card is an open card of the row, and when it goes the next one is seen at
    once. Places are counted from the left, `pile` is that of the pile or NO_PILE; `discarded` are those the refresh
    empties first. `prices` and `debts` name the numbers on the board, one for each place (several names stand side by
    side), and so does `flags` for the attributes that places ask for. The pile, below its open top, and the discards
    are the deck of the same name; discards never come back.
    """

    def __init__(
        self,
        name: str,
        noun: str,
        size: int,
        slide: int,
        discarded: tuple[int, ...],
        prices: str = "",
        debts: str = "",
        flags: dict[str, str] | None = None,
        face_up: bool = False,
    ) -> None:
        super().__init__(name)
        self.noun = noun
        self.size = size
        self.slide = slide
        self.discarded = discarded
        self.prices = prices
        self.debts = debts
        self.flags: dict[str, str] = flags or {}
        self.face_up = face_up
        self.places = size + 1 if face_up else size
        self.pile = NO_PILE if not face_up else 0 if slide == RIGHT else size
