"""States and frames: what a game keeps, and its unfinished business as data on a stack.

Rules of use. A step pushes at most once, and last. Frames are values of ints and tuples of ints. Hidden cards are in
zones, never in frames. `options` and `refusal` never look at the stack. An option is offered only if the rest can be
completed.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from greathall.engine.errors import BrokenRules
from greathall.engine.events import Event
from greathall.engine.hidden.knowledge import Knowledge
from greathall.engine.luck import Luck
from greathall.engine.pickling import Pickled, kept_names, state_of
from greathall.engine.subclassing import mypyc_attr

if TYPE_CHECKING:
    from greathall.engine.rules import Ruleset

CHANCE: Final = -1
SPECTATOR: Final = -2
NO_PRICE: Final = -1
UNFORESEEN: Final = -1  # how far an answer closes, before it was tried

# What a decision may say in place of a candidate that is drawn.
FROM_LIKELY: Final = -1
AGAIN: Final = -2

SHARED: Final = frozenset(("rules", "lookups"))  # of a state: what all states of a game have in common

# Whom a frame asks.
NOBODY_ASKED: Final = 0
ONE_ASKED: Final = 1
SEVERAL_ASKED: Final = 2
LUCK_ASKED: Final = 3

Args = tuple[int | tuple[int, ...], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what a game keeps, and the stack of what is not finished. No rules inside.

    A game's state adds its own attributes (numbers, lists of numbers, nested) and copies them by hand when the
    constructor is given a source; `clone` calls that constructor.
    """

    def __init__(self, rules: "Ruleset", source: "State | None" = None) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self.pushed = False
        if source is None:
            self.stack: list[Frame[Any]] = []
            self.at: list[int] = []
            self.learned: list[int] = [0] * len(rules.seats)
            self.laid_open: int = 0
            self.legal: list[int] | None = None
            self.telling = True
            self.knowledge: Knowledge | None = None
        else:
            self.stack = source.stack.copy()
            self.at = source.at.copy()
            self.learned = source.learned.copy()
            self.laid_open = source.laid_open
            self.legal = source.legal
            self.telling = source.telling
            self.knowledge = None if source.knowledge is None else source.knowledge.clone()

    def __reduce__(self) -> Pickled:
        return state_of, (self.rules, {name: getattr(self, name) for name in kept_names(self) if name not in SHARED})

    def clone(self) -> "State":
        raise NotImplementedError(f"{type(self).__name__} has no clone()")

    def become(self, source: "State") -> "State":
        """A copy of `source`, for which this copy of an earlier position is used up. A game that keeps a lot copies
        only what differs: this is quicker if few things do."""
        return source.clone()

    def become_like(self, source: "State") -> None:
        """What every state does of it."""
        self.events = []
        self.pushed = False
        self.stack = source.stack.copy()
        self.at = source.at.copy()
        self.learned = source.learned.copy()
        self.laid_open = source.laid_open
        self.legal = source.legal
        self.telling = source.telling
        if self.knowledge is None or source.knowledge is None:
            self.knowledge = None if source.knowledge is None else source.knowledge.clone()
        else:
            self.knowledge.become(source.knowledge)

    @property
    def over(self) -> bool:
        return not self.stack

    def push(self, frame: "Frame[Any]") -> None:
        """Do this first, then go on."""
        if self.pushed:
            raise BrokenRules(f"a second push in one step: {type(frame).__name__}")
        self.pushed = True
        self.stack.append(frame)
        self.at.append(0)

    def queue(self, *frames: "Frame[Any]") -> None:
        """Do these first, in this order, then go on."""
        if self.pushed:
            raise BrokenRules(f"a second push in one step: {type(frames[0]).__name__}")
        self.pushed = True
        for frame in frames[::-1]:
            self.stack.append(frame)
            self.at.append(0)

    def done(self) -> None:
        """This business is finished."""
        self.stack.pop()
        self.at.pop()

    def swap(self, frame: "Frame[Any]") -> None:
        """This business is finished; do that one in its place."""
        if self.pushed:
            raise BrokenRules(f"a second push in one step: {type(frame).__name__}")
        self.pushed = True
        self.stack[-1] = frame
        self.at[-1] = 0

    def goto(self, step: int) -> None:
        """The next step of this business is that one."""
        self.at[-1] = step

    def learn(self, seat: int) -> None:
        """This seat learns something it could not be sure of before."""
        self.learned[seat] = self.learned[seat] + 1  # compiled, `+=` in a list is slower

    def learn_all(self, but: int = -1) -> None:
        """Every seat learns something, except the one that knew."""
        learned = self.learned
        for seat in range(len(learned)):
            if seat != but:
                learned[seat] = learned[seat] + 1

    def lay_open(self, seat: int) -> None:
        """This seat lays the card it names open: every other seat learns that card, and nothing else by it."""
        self.laid_open += 1
        self.learn_all(seat)

    def tell(self, kind: str, args: tuple[int, ...] = (), secret: tuple[int, ...] = (), to: int = 0) -> None:
        """Say what happened; `secret` is for the seats of the mask `to` only."""
        if self.telling:
            self.events.append(Event(kind, args, secret, to))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A piece of unfinished business. A value: made once, never changed."""

    def __reduce__(self) -> Pickled:
        return type(self), self.args()

    def args(self) -> Args:
        """What the constructor needs to make it again."""
        return ()

    def asks(self) -> int:
        """Whom it asks; a frame that asks nobody goes on by steps."""
        return NOBODY_ASKED

    def step(self, s: S, at: int) -> None:
        """Do step number `at`."""
        raise NotImplementedError(f"{type(self).__name__} has no step()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question to one seat: what could be tried, what is refused and why, and what follows from an answer."""

    kind: ClassVar[str] = ""
    always: ClassVar[bool] = False  # asked even when forced: the options depend on something others cannot see
    public: ClassVar[bool] = False  # the rules let everybody know what is being asked
    leads: ClassVar[tuple[str, ...]] = ()  # kinds of questions to the same seat that an answer does no more than open

    def __init__(self, player: int) -> None:
        self.player = player

    def args(self) -> Args:
        return (self.player,)

    def asks(self) -> int:
        return ONE_ASKED

    def about(self) -> tuple[int, ...]:
        """The arguments of the question that its kind declares."""
        return ()

    def candidates(self, s: S) -> list[int]:
        """What a person might try, in rising order."""
        raise NotImplementedError(f"{type(self).__name__} has no candidates()")

    def likely(self, s: S) -> list[int]:
        """Some of the candidates, all options among them: if one option is drawn, it is drawn from these."""
        return self.candidates(s)

    def draw(self, s: S, luck: Luck) -> int:
        """A candidate drawn without listing any, every option as likely as any other; AGAIN if there is none at the
        place that was drawn. FROM_LIKELY: it is drawn from those that are likely."""
        return FROM_LIKELY

    def refusal(self, s: S, option: int) -> int:
        """0 if the option is fine, else the reason."""
        return 0

    def missing(self, s: S, option: int) -> tuple[int, ...]:
        """The amounts that belong to the reason of a refusal."""
        return ()

    def price(self, s: S, option: int) -> int:
        """What a candidate costs, if a person should see that before choosing; else NO_PRICE."""
        return NO_PRICE

    def losses(self, s: S, option: int) -> tuple[int, ...]:
        """What a candidate costs and nobody gives in silence, as names of the noun `loss`: asked even when forced."""
        return ()

    def amounts(self, s: S, option: int) -> tuple[int, ...]:
        """How much a candidate brings, if a person should see that before choosing."""
        return ()

    def final(self, s: S, option: int) -> bool:
        """Whether this answer is final, if not all answers of its kind are."""
        return False

    def reveals(self, s: S, option: int) -> bool:
        """Whether this answer is final if its seat learns something by it, as by the last before a card turns up."""
        return False

    def opening(self, s: S, option: int) -> "Decision[Any] | None":
        """The question to the same seat that this answer only opens, if that is known without trying it: nothing else
        changes before it is asked."""
        return None

    def foreseen(self, s: S, option: int) -> int:
        """How far this answer closes (`hidden/closing.py`), if that is known without trying it."""
        return UNFORESEEN

    def wastes(self, s: S, option: int) -> bool:
        """Whether this answer leaves something undone that people seldom leave on purpose: a client asks once."""
        return False

    def has_several(self, s: S) -> bool:
        """Whether there are several options, if that is quicker to see than to list them."""
        return False

    def options(self, s: S) -> list[int]:
        """The candidates that are not refused."""
        return [option for option in self.candidates(s) if self.refusal(s, option) == 0]

    def choose(self, s: S, option: int) -> None:
        """What follows. The machine has already taken this question off the stack."""
        raise NotImplementedError(f"{type(self).__name__} has no choose()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Choices made at the same time. Each seat's progress is in the state, so that they may answer in any order."""

    def asks(self) -> int:
        return SEVERAL_ASKED

    def seats(self, s: S) -> list[int]:
        """The seats that take part, in seat order."""
        return list(range(len(s.learned)))

    def ask(self, s: S, seat: int) -> "Decision[Any] | None":
        """This seat's next question, or nothing when it is done. Its `choose` pushes nothing."""
        raise NotImplementedError(f"{type(self).__name__} has no ask()")
