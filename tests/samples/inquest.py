"""Inquest: a small game in which gaining twice means being interrupted between the two.

One to three people (one plays against an automatic opponent) choose monks at the same time, then act in turn. Two
criminals bring two suspicions, one after the other; each takes tax; an empty pool brings the inquisition at once, in
which everybody orders their own townsfolk; then debts, a new pool, and only now the second suspicion.
"""

from typing import Any, ClassVar, Final

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    Args,
    Decision,
    Draw,
    Each,
    Field,
    Frame,
    Kind,
    Knowledge,
    Listing,
    Module,
    Reason,
    Ruleset,
    Shuffle,
    State,
    Telling,
    Together,
    Zone,
    begin,
    compose,
)
from greathall.engine.kept.positions import read_name

MONKS: Final = ("prior", "cellarer", "sacrist", "novice", "porter", "almoner", "infirmarian")
SILVER: Final = (0, 2, 1, 1, 0, 0, 1)
FAITH: Final = (2, 0, 1, 0, 1, 1, 0)
MARKS: Final = ("mild", "grave")
FOLK: Final = ("conspirator", "squire", "peddler")
CONSPIRATOR: Final = 0
SQUIRE: Final = 1
PEDDLER: Final = 2
ROUNDS: Final = 3
POOL: Final = 3

STEAL: Final = 0
WORK: Final = 1
ATONE: Final = 2
RECRUIT: Final = 3

INNOCENT: Final = 1
SHORT: Final = 2
TAKEN: Final = 3


class Inquest(State):
    """Piles of monks, what was chosen, and everybody's goods."""

    def __init__(self, rules: Ruleset, source: "Inquest | None" = None) -> None:
        super().__init__(rules, source)
        if source is None:
            seats = len(rules.seats)
            self.pile: list[list[int]] = [[] for _ in range(seats)]
            self.drawn: list[list[int]] = [[] for _ in range(seats)]
            self.chosen: list[list[int]] = [[] for _ in range(seats)]
            self.played: list[list[int]] = [[] for _ in range(seats)]
            self.crew: list[list[int]] = [[] for _ in range(seats)]
            self.silver: list[int] = [2] * seats
            self.faith: list[int] = [0] * seats
            self.suspicions: list[int] = [0] * seats
            self.debts: list[int] = [0] * seats
            self.criminals: list[int] = [0] * seats
            self.bag: list[int] = [8, 4]
            self.tax: int = POOL
            self.knowledge = Knowledge(seats)
        else:
            self.pile = [cards[:] for cards in source.pile]
            self.drawn = [cards[:] for cards in source.drawn]
            self.chosen = [cards[:] for cards in source.chosen]
            self.played = [cards[:] for cards in source.played]
            self.crew = [cards[:] for cards in source.crew]
            self.silver = source.silver[:]
            self.faith = source.faith[:]
            self.suspicions = source.suspicions[:]
            self.debts = source.debts[:]
            self.criminals = source.criminals[:]
            self.bag = source.bag[:]
            self.tax = source.tax

    def clone(self) -> "Inquest":
        return Inquest(self.rules, self)

    def known(self) -> Knowledge:
        assert self.knowledge is not None
        return self.knowledge


class SetUp(Frame[Inquest]):
    """Everybody shuffles their own monks."""

    def step(self, s: Inquest, at: int) -> None:
        if at < len(s.pile):
            s.push(ShuffleMonks(at))
        else:
            s.swap(Round(0))


class ShuffleMonks(Shuffle[Inquest]):
    noun: ClassVar[str] = "monk"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def pile(self, s: Inquest) -> list[int]:
        return s.pile[self.seat]


class Round(Frame[Inquest]):
    """Monks for everybody at once, then two actions each."""

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> Args:
        return (self.number,)

    def step(self, s: Inquest, at: int) -> None:
        seats = len(s.pile)
        if at == 0:
            draw_monks(s)
            s.push(ChooseMonks())
        elif at == 1:
            show_monks(s)
        elif at < 2 + 2 * seats:
            s.push(Act((self.number + at) % seats))
        elif self.number + 1 < ROUNDS:
            s.swap(Round(self.number + 1))
        else:
            s.done()


def draw_monks(s: Inquest) -> None:
    """The three top monks of everybody's own pile."""
    for seat in range(len(s.pile)):
        for _ in range(min(3, len(s.pile[seat]))):
            monk = s.pile[seat].pop()
            s.known().gone(seat, seat, monk, len(s.pile[seat]))
            s.drawn[seat].append(monk)
        s.drawn[seat].sort()
    s.learn_all()


def show_monks(s: Inquest) -> None:
    """What was chosen shows when everybody has chosen."""
    for seat in range(len(s.pile)):
        monk = s.chosen[seat].pop()
        s.played[seat].append(monk)
        s.silver[seat] += SILVER[monk]
        s.faith[seat] += FAITH[monk]
        s.tell("shows", (seat, monk))
    s.learn_all()


class ChooseMonks(Together[Inquest]):
    """First the monk to play, then the one to keep on top; the third goes to the bottom."""

    def ask(self, s: Inquest, seat: int) -> Decision[Any] | None:
        if not s.chosen[seat]:
            return PlayMonk(seat)
        return KeepMonk(seat) if s.drawn[seat] else None


class PlayMonk(Decision[Inquest]):
    kind: ClassVar[str] = "monk"
    leads: ClassVar[tuple[str, ...]] = ("top",)
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Inquest) -> list[int]:
        return sorted(s.drawn[self.player])

    def choose(self, s: Inquest, option: int) -> None:
        s.drawn[self.player].remove(option)
        s.chosen[self.player].append(option)


class KeepMonk(Decision[Inquest]):
    kind: ClassVar[str] = "top"
    always: ClassVar[bool] = True

    def candidates(self, s: Inquest) -> list[int]:
        return sorted(s.drawn[self.player])

    def choose(self, s: Inquest, option: int) -> None:
        seat = self.player
        s.drawn[seat].remove(option)
        s.known().put_on(seat, seat, option, len(s.pile[seat]), 1 << seat)
        s.pile[seat].append(option)
        for monk in s.drawn[seat]:
            s.pile[seat].insert(0, monk)
            s.known().put_under(seat, seat, monk, 1 << seat)
        s.drawn[seat].clear()


class Act(Decision[Inquest]):
    """Everything here is open, so a forced answer may be taken silently."""

    kind: ClassVar[str] = "act"
    public: ClassVar[bool] = True

    def candidates(self, s: Inquest) -> list[int]:
        return [STEAL, WORK, ATONE, *(RECRUIT + folk for folk in range(len(FOLK)))]

    def refusal(self, s: Inquest, option: int) -> int:
        seat = self.player
        if option == ATONE and not s.suspicions[seat]:
            return INNOCENT
        if option >= RECRUIT and option - RECRUIT in s.crew[seat]:
            return TAKEN
        return SHORT if option >= ATONE and s.silver[seat] < 1 else 0

    def choose(self, s: Inquest, option: int) -> None:
        seat = self.player
        if option == STEAL:
            s.push(TakeCriminals(seat, 2))
        elif option == WORK:
            s.silver[seat] += 1
            s.tell("works", (seat,))
        elif option == ATONE:
            s.silver[seat] -= 1
            s.suspicions[seat] -= 1
            s.tell("atones", (seat,))
        else:
            s.silver[seat] -= 1
            s.crew[seat].append(option - RECRUIT)
            s.crew[seat].sort()
            s.tell("recruits", (seat, option - RECRUIT))


class TakeCriminals(Frame[Inquest]):
    """One criminal after the other, each with a suspicion of its own."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def args(self) -> Args:
        return (self.seat, self.count)

    def step(self, s: Inquest, at: int) -> None:
        if at < self.count:
            s.criminals[self.seat] += 1
            s.push(Suspicion(self.seat))
        else:
            s.done()


class Suspicion(Frame[Inquest]):
    """A mark is drawn and takes tax; an empty pool brings the inquisition at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def step(self, s: Inquest, at: int) -> None:
        if at == 0:
            s.push(DrawMark(self.seat))
        elif at == 1 and s.tax == 0:
            s.push(Inquisition())
        elif at > 1 or s.tax:
            s.done()


class DrawMark(Draw[Inquest]):
    kind: ClassVar[str] = "mark"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def candidates(self, s: Inquest) -> list[int]:
        return [mark for mark in range(2) if s.bag[mark]]

    def weights(self, s: Inquest) -> list[int]:
        return [count for count in s.bag if count]

    def choose(self, s: Inquest, option: int) -> None:
        s.bag[option] -= 1
        if not sum(s.bag):
            s.bag = [8, 4]
        taken = min(option + 1, s.tax)
        s.tax -= taken
        s.silver[self.seat] += taken
        s.suspicions[self.seat] += 1
        s.learn_all()
        s.tell("suspected", (self.seat, option, taken))


class Inquisition(Frame[Inquest]):
    """Everybody's townsfolk, then debts for the most suspected, then a new pool."""

    def step(self, s: Inquest, at: int) -> None:
        if at == 0:
            s.tell("inquisition")
        elif at <= len(s.crew):
            s.push(Triggers(at - 1, tuple(s.crew[at - 1])))
        else:
            worst = max(s.suspicions)
            for seat in range(len(s.crew)):
                if worst and s.suspicions[seat] == worst:
                    s.debts[seat] += 1
                    s.suspicions[seat] = 0
                    s.tell("indebted", (seat,))
            s.tax = POOL
            s.done()


class Triggers(Frame[Inquest]):
    """The townsfolk of one seat that are still to act. An order is asked only if it can matter."""

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> Args:
        return (self.seat, self.left)

    def step(self, s: Inquest, at: int) -> None:
        if not self.left:
            s.done()
        elif CONSPIRATOR in self.left and SQUIRE in self.left and s.suspicions[self.seat] == 1:
            s.swap(PickTrigger(self.seat, self.left))
        else:
            fire(s, self.seat, self.left[0])
            s.swap(Triggers(self.seat, self.left[1:]))


class PickTrigger(Decision[Inquest]):
    kind: ClassVar[str] = "trigger"
    public: ClassVar[bool] = True

    def __init__(self, player: int, left: tuple[int, ...]) -> None:
        self.player = player
        self.left = left

    def args(self) -> Args:
        return (self.player, self.left)

    def candidates(self, s: Inquest) -> list[int]:
        return list(self.left)

    def choose(self, s: Inquest, option: int) -> None:
        fire(s, self.player, option)
        s.push(Triggers(self.player, tuple(folk for folk in self.left if folk != option)))


def fire(s: Inquest, seat: int, folk: int) -> None:
    s.tell("acts", (seat, folk))
    if folk == PEDDLER:
        s.silver[seat] += 1
    elif folk == SQUIRE:
        s.faith[seat] += 0 if s.suspicions[seat] else 1
    elif s.suspicions[seat]:
        s.suspicions[seat] -= 1


class InquestRules(Ruleset):
    game: ClassVar[str] = "inquest"
    known_noun: ClassVar[str] = "monk"

    def name_seats(self, players: int) -> tuple[str, ...]:
        return ("A", "opponent") if players == 1 else ("A", "B", "C")[:players]

    def is_automatic(self, seat: int) -> bool:
        return self.seats[seat] == "opponent"

    def policy(self, s: State, decision: Decision[Any], options: list[int]) -> int:
        """The opponent takes the last thing offered, and says so."""
        s.tell("decides", (decision.player,))
        return options[-1]

    def count_stock(self) -> dict[str, list[int]]:
        return {"monk": [len(self.seats)] * len(MONKS)}

    def blank(self) -> Inquest:
        return Inquest(self)

    def start(self) -> Inquest:
        s = Inquest(self)
        for pile in s.pile:
            pile.extend(range(len(MONKS)))
        begin(s, SetUp())
        return s

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Inquest)
        return {"faith": 2 * s.faith[seat], "silver": s.silver[seat], "debts": -3 * s.debts[seat]}

    def enter(self, s: State, moment: Any) -> None:
        """`{gain: {A: 2}}`: that seat gains two criminals; `{act: A}`: it acts once."""
        if isinstance(moment, dict) and list(moment) == ["gain"]:
            gains = [TakeCriminals(self.named(name), count) for name, count in moment["gain"].items()]
            s.queue(*gains)
        elif isinstance(moment, dict) and list(moment) == ["act"]:
            s.push(Act(self.named(moment["act"])))
        else:
            super().enter(s, moment)

    def named(self, name: str) -> int:
        return read_name(self, "seat", name, ("at",))


MODULE: Final = Module(
    "inquest",
    names={"monk": MONKS, "mark": MARKS, "folk": FOLK},
    zones=[
        Zone("pile", "monk", NO_ONE, per_seat=True, pile=True, apart=True),
        Zone("drawn", "monk", OWNER, per_seat=True, apart=True, within="pile"),
        Zone("chosen", "monk", OWNER, per_seat=True, apart=True, within="pile"),
        Zone("played", "monk", EVERYONE, per_seat=True, apart=True),
        Zone("crew", "folk", EVERYONE, per_seat=True),
    ],
    fields=[
        Field("silver", per_seat=True),
        Field("faith", per_seat=True),
        Field("suspicions", per_seat=True),
        Field("debts", per_seat=True),
        Field("criminals", per_seat=True),
        Field("bag", index="mark"),
        Field("tax"),
    ],
    kinds=[
        Kind("monk", Each("play", "monk"), secret=True),
        Kind("top", Each("keep", "monk"), secret=True),
        Kind("act", "steal", "work", "atone", Each("recruit", "folk")),
        Kind("trigger", Each("", "folk")),
    ],
    draws=[Kind("mark", Each("", "mark"))],
    tellings=[
        Telling("shows", ("who:seat", "card:monk")),
        Telling("works", ("who:seat",)),
        Telling("atones", ("who:seat",)),
        Telling("recruits", ("who:seat", "card:folk")),
        Telling("suspected", ("who:seat", "mark:mark", "silver:number")),
        Telling("inquisition"),
        Telling("indebted", ("who:seat",)),
        Telling("acts", ("who:seat", "card:folk")),
        Telling("decides", ("who:seat",)),
    ],
    reasons={INNOCENT: Reason("innocent", "I-2"), SHORT: Reason("silver_short", "I-3"), TAKEN: Reason("taken", "I-3")},
    frames=[
        SetUp,
        ShuffleMonks,
        Round,
        ChooseMonks,
        PlayMonk,
        KeepMonk,
        Act,
        TakeCriminals,
        Suspicion,
        DrawMark,
        Inquisition,
        Triggers,
        PickTrigger,
    ],
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return InquestRules(compose(MODULE), players, options)


LISTING: Final = Listing("inquest", "Inquest", (1, 2, 3), build, messages="samples")
