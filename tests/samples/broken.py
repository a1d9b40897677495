"""Masons and Inquest, each broken in one way that the contract check must notice."""

from typing import Any, ClassVar, Final

from greathall.engine import (
    EVERYTHING,
    Decision,
    Each,
    Frame,
    Hook,
    Kind,
    Listing,
    Luck,
    Module,
    Plane,
    Reason,
    Ruleset,
    Sheet,
    State,
    TableOption,
    Telling,
    Together,
    begin,
    compose,
    deciders,
    legal,
    question,
)
from greathall.engine.hidden.closing import OPEN
from greathall.engine.modules import Composition
from samples import inquest
from samples.masons import AFTER_RAISING, BASE, ROUND_BEGINS, MasonRules, Masons, draw_card
from samples.masons_modules import COLLECTOR, FACTORY, MAGISTRATE

CASTLE: Final = 5
NO_CASTLE: Final = 50


class TellingView(MasonRules):
    """A view with one field too many: how many castles are in the deck."""

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        super().view_more(s, viewer, shown)
        assert isinstance(s, Masons)
        if viewer != EVERYTHING:
            shown["castles"] = s.deck.count(CASTLE)


class CastlesLeft(Plane[Masons]):
    """An observation with one number too many: how many castles are in the deck."""

    def write(self, s: Masons, sheet: Sheet, first: int, step: int) -> None:
        sheet.put(first, s.deck.count(CASTLE), self.highest)


class GoldAboveRange(Plane[Masons]):
    """A number that is higher than its plane says."""

    def write(self, s: Masons, sheet: Sheet, first: int, step: int) -> None:
        sheet.out[first] = max(s.gold)


class CountingView(MasonRules):
    """A view that shows how many options another seat has."""

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        super().view_more(s, viewer, shown)
        if viewer != EVERYTHING:
            shown["options"] = [len(legal(s, seat)) for seat in deciders(s) if seat >= 0]


class Boasting(MasonRules):
    """Suggests to go on behind any answer, also where something is shown first."""

    def suggest(self, s: State, seat: int) -> list[int]:
        found = question(s, seat)
        return [] if found is None else [self.space.number(found.kind, option) for option in found.options(s)[-1:] * 2]


class SharingState(Masons):
    """A clone that shares the list of gold."""

    def __init__(self, rules: Ruleset, source: "SharingState | None" = None) -> None:
        super().__init__(rules, source)
        if source is not None:
            self.gold = source.gold

    def clone(self) -> "SharingState":
        return SharingState(self.rules, self)


class Sharing(MasonRules):
    def blank(self) -> Masons:
        return SharingState(self)


class Forgetful(Masons):
    """A copy that becomes like another, but for the list of gold."""

    def clone(self) -> "Forgetful":
        return Forgetful(self.rules, self)

    def become(self, source: State) -> "Forgetful":
        gold = self.gold
        super().become(source)
        self.gold = gold
        return self


class Borrowing(Forgetful):
    """One that takes the list of gold."""

    def clone(self) -> "Borrowing":
        return Borrowing(self.rules, self)

    def become(self, source: State) -> "Borrowing":
        super().become(source)
        assert isinstance(source, Masons)
        self.gold = source.gold
        return self


class Forgetting(MasonRules):
    def blank(self) -> Masons:
        return Forgetful(self)


class Borrowed(MasonRules):
    def blank(self) -> Masons:
        return Borrowing(self)


class IdentityRedeal(MasonRules):
    """A redeal that deals nothing."""

    def redeal_zones(self, s: State, seat: int, luck: Luck) -> bool:
        return True

    def redeal_more(self, s: State, seat: int, luck: Luck) -> None:
        pass


class MixedBacks(MasonRules):
    """Every other card has another back, which a redeal forgets."""

    def __init__(self, composition: Composition, players: int, options: dict[str, Any]) -> None:
        self.dealing = False
        super().__init__(composition, players, options)

    def backs(self, noun: str) -> list[int]:
        return [0 if self.dealing else card % 2 for card in range(len(self.names[noun]))]

    def redeal_zones(self, s: State, seat: int, luck: Luck) -> bool:
        self.dealing = True
        return False

    def redeal_more(self, s: State, seat: int, luck: Luck) -> None:
        self.dealing = False


class Ask(Hook[Masons]):
    """Ask the holder a question when a round begins."""

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        if self.which == 0:
            s.push(Nothing(args[0]))
        elif self.which == 1:
            s.push(Sly(args[0]))
        elif self.which == 2:
            s.push(Shrug(args[0]))
        elif self.which == 3:
            s.push(Errand(args[0]))
        elif self.which == 4:
            s.push(Unsorted(args[0]))
        elif self.which == 5:
            s.push(Fickle(args[0]))
        else:
            s.push(Endless(args[0]))


class AskOf(Hook[Masons]):
    """Ask the holder such a question when a round begins."""

    def __init__(self, decision: type[Decision[Any]]) -> None:
        self.decision = decision

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        s.push(self.decision(args[0]))


class Nothing(Decision[Masons]):
    """A dead end."""

    kind: ClassVar[str] = "extra"

    def candidates(self, s: Masons) -> list[int]:
        return [0, 1] if len(s.deck) > 20 else []

    def choose(self, s: Masons, option: int) -> None:
        s.tell("extra", (self.player,))


class Sly(Nothing):
    """An answer that would be accepted and is not listed."""

    always: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        return [0, 1]

    def options(self, s: Masons) -> list[int]:
        return [0]


class Shy(Sly):
    """Nothing but an answer that everybody may give."""

    def options(self, s: Masons) -> list[int]:
        return [0, 1]


class Loud(Shy):
    """An answer that everybody hears."""

    def choose(self, s: Masons, option: int) -> None:
        s.tell("nods", (self.player, option))


class Hasty(Shy):
    """An answer that is said to open another question, and does not."""

    def opening(self, s: Masons, option: int) -> Decision[Any] | None:
        return Shy(self.player)


class Greedy(Hasty):
    """One that opens it, and takes gold on the way."""

    def choose(self, s: Masons, option: int) -> None:
        s.gold[self.player] += 1
        s.push(Shy(self.player))


class Rash(Shy):
    """An answer that is said to leave the question with its seat, and does not."""

    def foreseen(self, s: Masons, option: int) -> int:
        return OPEN


class Boastful(Shy):
    """A question of which it is said that it has several answers, where it has one."""

    def has_several(self, s: Masons) -> bool:
        return True

    def candidates(self, s: Masons) -> list[int]:
        return [0]

    def options(self, s: Masons) -> list[int]:
        return [0]


class Shrug(Sly):
    """Nothing happens, and yet somebody is said to learn something."""

    def options(self, s: Masons) -> list[int]:
        return [0, 1]

    def choose(self, s: Masons, option: int) -> None:
        s.learn(self.player)


class Errand(Decision[Masons]):
    """A turn that ends by itself when the hand leaves no choice."""

    kind: ClassVar[str] = "extra"

    def candidates(self, s: Masons) -> list[int]:
        return [0, 1]

    def refusal(self, s: Masons, option: int) -> int:
        return NO_CASTLE if option == 1 and CASTLE not in s.hand[self.player] else 0

    def choose(self, s: Masons, option: int) -> None:
        s.tell("extra", (self.player,))


class Unsorted(Sly):
    def candidates(self, s: Masons) -> list[int]:
        return [1, 0]

    def options(self, s: Masons) -> list[int]:
        return [1, 0]


class Fickle(Shy):
    """Whether it can be taken back depends on the top of the deck, which the question then tells."""

    def final(self, s: Masons, option: int) -> bool:
        return bool(s.deck) and s.deck[-1] == CASTLE

    def choose(self, s: Masons, option: int) -> None:
        s.push(Shy(self.player))


class Endless(Shrug):
    def choose(self, s: Masons, option: int) -> None:
        s.push(Endless(self.player))


class Peek(Hook[Masons]):
    """The owner of a new district sees the top of the deck, and nobody notes that they learned it."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        if s.deck:
            s.tell("peeked", (args[0],), (s.deck[-1],), 1 << args[0])


class Unfounded(Hook[Masons]):
    """The holder is said to know of a castle at the bottom of the deck."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        s.known().items[args[0]].append((CASTLE, 1 << len(s.hand), 0))


class Careless(Hook[Masons]):
    """With a district its owner lays another card open, and says that it was only the one they named."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        if s.hand[args[0]]:
            s.lay_open(args[0])
            s.tell("shown", (args[0], s.hand[args[0]][0]))


class Losing(Hook[Masons]):
    """A card is lost."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        if s.deck:
            draw_card(s, args[0], s.hand[args[0]])
            s.hand[args[0]].pop()


class TwoPushes(Hook[Masons]):
    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        s.push(Shrug(args[0]))
        s.push(Shrug(args[0]))


class Stumbles(Hook[Masons]):
    """Rules with a plain mistake in them."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        raise IndexError("no such card")


class Restless(Hook[Masons]):
    """A frame that holds something other than ints: it cannot be made again."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        s.push(Named("holder", args[0]))


class Named(Sly):
    def __init__(self, name: str, player: int) -> None:
        self.name = name
        self.player = player

    def options(self, s: Masons) -> list[int]:
        return [0, 1]


class FirstComes(Together[inquest.Inquest]):
    """The first to choose takes a silver: the order matters."""

    def ask(self, s: inquest.Inquest, seat: int) -> Decision[Any] | None:
        return None if s.chosen[seat] else Grab(seat)


class Grab(inquest.PlayMonk):
    def choose(self, s: inquest.Inquest, option: int) -> None:
        super().choose(s, option)
        if s.tax:
            s.tax = 0
            s.silver[self.player] += 1


class Rush(Frame[inquest.Inquest]):
    def step(self, s: inquest.Inquest, at: int) -> None:
        if at == 0:
            inquest.draw_monks(s)
            s.push(FirstComes())
        else:
            s.done()


class RushRules(inquest.InquestRules):
    def start(self) -> inquest.Inquest:
        s = self.blank()
        for pile in s.pile:
            pile.extend(range(len(inquest.MONKS)))
        begin(s, Rush())
        return s


EXTRA: Final = [Kind("extra", "nod", "shrug", secret=True)]
TOLD: Final = [
    Telling("extra", ("who:seat",)),
    Telling("nods", ("who:seat", "to:seat")),
    Telling("peeked", ("who:seat",), ("card:district",)),
    Telling("shown", ("who:seat", "card:district")),
]
REASONS: Final = {NO_CASTLE: Reason("no_castle")}


def asking(which: int) -> Module:
    frames: list[type[Frame[Any]]] = [Nothing, Shy, Sly, Shrug, Errand, Unsorted, Fickle, Endless]
    hooks: list[tuple[int, Hook[Any]]] = [(ROUND_BEGINS, Ask(which))]
    return Module("broken", kinds=EXTRA, tellings=TOLD, reasons=REASONS, frames=frames, hooks=hooks)


def unsaid(extra: Kind, decision: type[Decision[Any]]) -> Module:
    """A question of which it is said wrongly whether others see the answer."""
    hook = AskOf(decision)
    return Module("broken", kinds=[extra], tellings=TOLD, frames=[decision], hooks=[(ROUND_BEGINS, hook)])


def hooked(anchor: int, hook: Hook[Any]) -> Module:
    return Module("broken", kinds=EXTRA, tellings=TOLD, reasons=REASONS, frames=[Shrug, Named], hooks=[(anchor, hook)])


FINE: Final = Module("fine")
VARIANTS: Final[dict[str, tuple[type[MasonRules], Module]]] = {
    "fine": (MasonRules, FINE),
    "telling_view": (TellingView, FINE),
    "telling_plane": (MasonRules, Module("broken", planes=[CastlesLeft("castles", highest=5)])),
    "wide_plane": (MasonRules, Module("broken", planes=[GoldAboveRange("riches", highest=1)])),
    "counting_view": (CountingView, FINE),
    "boasting": (Boasting, FINE),
    "sharing": (Sharing, FINE),
    "forgetting": (Forgetting, FINE),
    "borrowing": (Borrowed, FINE),
    "identity": (IdentityRedeal, FINE),
    "mixed_backs": (MixedBacks, FINE),
    "dead_end": (MasonRules, asking(0)),
    "not_listed": (MasonRules, asking(1)),
    "superfluous": (MasonRules, asking(2)),
    "silent_turn": (MasonRules, asking(3)),
    "unsorted": (MasonRules, asking(4)),
    "fickle": (MasonRules, asking(5)),
    "endless": (MasonRules, asking(6)),
    "forgotten": (MasonRules, hooked(AFTER_RAISING, Peek())),
    "unfounded": (MasonRules, hooked(ROUND_BEGINS, Unfounded())),
    "careless": (MasonRules, hooked(AFTER_RAISING, Careless())),
    "losing": (MasonRules, hooked(AFTER_RAISING, Losing())),
    "undeclared": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat")), Shy)),
    "overheard": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat"), secret=True), Loud)),
    "hasty": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat")), Hasty)),
    "rash": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat")), Rash)),
    "boastful": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat")), Boastful)),
    "greedy": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat")), Greedy)),
    "announcing": (MasonRules, unsaid(Kind("extra", Each("nod to", "seat"), final=True), Loud)),
    "in_vain": (MasonRules, unsaid(Kind("extra", "nod", "shrug", secret=True), Loud)),
    "two_pushes": (MasonRules, hooked(AFTER_RAISING, TwoPushes())),
    "stumbles": (MasonRules, hooked(AFTER_RAISING, Stumbles())),
    "restless": (MasonRules, hooked(ROUND_BEGINS, Restless())),
}


def build(players: int, options: dict[str, Any]) -> Ruleset:
    rules, module = VARIANTS[options["variant"]]
    return rules(compose(BASE, MAGISTRATE, COLLECTOR, FACTORY, module), players, options)


def build_rush(players: int, options: dict[str, Any]) -> Ruleset:
    module = Module("rush", frames=[Rush, FirstComes, Grab])
    return RushRules(compose(inquest.MODULE, module), players, options)


BROKEN: Final = Listing(
    "masons", "Masons, broken", (2, 3, 4), build, [TableOption("variant", "how it is broken", tuple(VARIANTS))]
)
RUSH: Final = Listing("inquest", "Inquest, broken", (2, 3), build_rush)
