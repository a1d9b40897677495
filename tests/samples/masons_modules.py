"""What attaches to Masons: the magistrate at a window, the collector at an anchor, the factory at a fold."""

from typing import Any, ClassVar, Final

from greathall.engine import (
    Decision,
    Each,
    Fold,
    Hook,
    Kind,
    Listing,
    Module,
    Reason,
    Ruleset,
    TableOption,
    Telling,
    amend,
    compose,
    interrupted,
)
from samples.masons import (
    AFTER_RAISING,
    BASE,
    BEFORE_RAISING,
    COLOUR,
    IDENTICAL,
    NOT_SIGNED,
    PRICE,
    ROUND_BEGINS,
    Build,
    DrawBare,
    MasonRules,
    Masons,
)
from samples.view import MasonsView

PASS: Final = 0
CONFISCATE: Final = 1
MANOR: Final = 4


class PlaceWarrants(Hook[Masons]):
    """Luck leaves one colour bare, the holder signs one of the others."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        s.queue(DrawBare(), Sign(args[0]))


class Sign(Decision[Masons]):
    kind: ClassVar[str] = "sign"
    public: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        return [colour for colour in range(3) if colour != s.bare]

    def choose(self, s: Masons, option: int) -> None:
        s.signed = option
        s.tell("signed", (self.player,), (option,), 1 << self.player)


class Interfere(Hook[Masons]):
    """The holder is asked about every build in a warranted colour, signed or not."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        builder, card = args
        if builder != s.holder and COLOUR[card] != s.bare and s.shown < 0:
            s.push(Warrant(s.holder))


class Warrant(Decision[Masons]):
    """Asked even when it is blank: silence would tell."""

    kind: ClassVar[str] = "warrant"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        return [PASS, CONFISCATE]

    def refusal(self, s: Masons, option: int) -> int:
        card = s.table[-1]
        if option == PASS:
            return 0
        if COLOUR[card] != s.signed:
            return NOT_SIGNED
        return IDENTICAL if card in s.city[self.player] else 0

    def choose(self, s: Masons, option: int) -> None:
        if option == PASS:
            s.tell("let_pass", (self.player,))
            return
        build = interrupted(s)
        assert isinstance(build, Build)
        s.shown = s.signed
        s.learn_all(self.player)
        s.tell("confiscated", (self.player, build.card))
        amend(s, Build(build.builder, build.card, self.player, build.gold))


class Collect(Hook[Masons]):
    """Whoever owns what was raised puts one gold on the collector's card, if any is left."""

    def run(self, s: Masons, args: tuple[int, ...]) -> None:
        if s.gold[args[0]] > 0:
            s.gold[args[0]] -= 1
            s.tax += 1
            s.tell("taxed", (args[0],))


class Cheaper(Fold[Masons]):
    """With a manor everything else costs one less."""

    def fold(self, s: Masons, value: int, a: int, b: int) -> int:
        return value - 1 if MANOR in s.city[a] and b != MANOR else value


MAGISTRATE: Final = Module(
    "magistrate",
    needs=["masons"],
    kinds=[Kind("sign", Each("sign", "colour"), secret=True), Kind("warrant", "pass", "confiscate")],
    draws=[Kind("bare", Each("", "colour"))],
    tellings=[
        Telling("bare", ("colour:colour",)),
        Telling("signed", ("who:seat",), ("colour:colour",)),
        Telling("let_pass", ("who:seat",)),
        Telling("confiscated", ("who:seat", "card:district")),
    ],
    reasons={NOT_SIGNED: Reason("not_signed", "M-4")},
    frames=[DrawBare, Sign, Warrant],
    hooks=[(ROUND_BEGINS, PlaceWarrants()), (BEFORE_RAISING, Interfere())],
)
COLLECTOR: Final = Module(
    "collector", needs=["masons"], tellings=[Telling("taxed", ("who:seat",))], hooks=[(AFTER_RAISING, Collect())]
)
FACTORY: Final = Module("factory", needs=["masons"], folds=[(PRICE, Cheaper())])
MODULES: Final = {"magistrate": MAGISTRATE, "collector": COLLECTOR, "factory": FACTORY}


def build(players: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset for these players; all modules unless told otherwise."""
    chosen = options.get("modules", list(MODULES))
    return MasonRules(compose(BASE, *(MODULES[name] for name in chosen)), players, options)


LISTING: Final = Listing(
    "masons",
    "Masons",
    (2, 3, 4),
    build,
    [TableOption("modules", "which modules are in play", tuple(MODULES), many=True)],
    messages="samples",
    view=MasonsView,
)
