"""The machine: how a state moves on until somebody has a real choice, and what is asked then."""

from typing import Any, Final, cast

from greathall.engine.chances import Chance, Draw, Shuffle
from greathall.engine.errors import BrokenRules
from greathall.engine.frames import CHANCE, LUCK_ASKED, NOBODY_ASKED, ONE_ASKED, Decision, Frame, State, Together
from greathall.engine.luck import Luck

ASK: Final = -1
ENDLESS: Final = 100_000  # steps without a question


def listed(s: State, decision: Decision[Any]) -> list[int]:
    """The options of a decision: at least one."""
    options = decision.options(s)
    if not options:
        raise BrokenRules(f"{type(decision).__name__}{decision.args()} offers nothing: a dead end")
    return options


def settled(s: State, decision: Decision[Any]) -> int:
    """The answer that needs no asking (the only one, or an automatic seat's), or ASK."""
    options = listed(s, decision)
    if s.rules.automatic[decision.player]:
        return s.rules.policy(s, decision, options)
    if len(options) > 1 or is_asked_alone(s, decision, options[0]):
        s.legal = options
        return ASK
    return options[0]


def is_asked_alone(s: State, decision: Decision[Any], option: int) -> bool:
    """Whether a decision is asked even if this is its only option: silence would tell, or take something dear."""
    return decision.always or len(decision.losses(s, option)) > 0


def is_surely_asked(s: State, decision: Decision[Any]) -> bool:
    """Whether a decision is asked, as far as that is known without a list of its options."""
    return not s.rules.automatic[decision.player] and (decision.always or decision.has_several(s))


def settle_together(s: State, top: Together[Any]) -> bool:
    """Take what needs no asking; false when it waits for somebody, true when everybody is done."""
    waiting = False
    for seat in top.seats(s):
        decision = top.ask(s, seat)
        while decision is not None:
            option = settled(s, decision)
            if option == ASK:
                waiting = True
                break
            choose_together(s, decision, option)
            decision = top.ask(s, seat)
    s.legal = None
    return not waiting


def choose_together(s: State, decision: Decision[Any], option: int) -> None:
    s.pushed = False
    decision.choose(s, option)
    if s.pushed:
        raise BrokenRules(f"{type(decision).__name__} pushed inside a Together")


def settle(s: State, unlisted: bool = False) -> None:
    """Go on until somebody has a real choice, luck is asked, or the game is over. `unlisted`: as far as it takes to see
    who is asked; what is surely asked is not listed for it."""
    if go_on(s, ENDLESS, unlisted):
        top = s.stack[-1]
        raise BrokenRules(f"{type(top).__name__}{top.args()} goes on for ever: is a done() missing?")


def go_on(s: State, most: int, unlisted: bool = False) -> bool:
    """The same for this many steps at most; whether it may go on after them."""
    stack, steps = s.stack, 0
    while stack and steps < most:
        top = stack[-1]
        asks = top.asks()
        steps += 1
        if asks == NOBODY_ASKED:
            at = s.at[-1]
            s.at[-1] = at + 1
            s.pushed = False
            top.step(s, at)
        elif asks == ONE_ASKED:
            decision = cast("Decision[Any]", top)
            if unlisted and is_surely_asked(s, decision):
                return False
            option = settled(s, decision)
            if option == ASK:
                return False
            s.done()
            s.pushed = False
            decision.choose(s, option)
        elif asks == LUCK_ASKED:
            return False
        else:
            assert isinstance(top, Together)
            if not settle_together(s, top):
                return False
            s.done()
    return len(stack) > 0


def begin(s: State, *frames: Frame[Any]) -> None:
    """Push the first business of a state and go on until somebody is asked."""
    s.pushed = False
    s.queue(*frames)
    settle(s)


def apply(s: State, seat: int, option: int) -> None:
    """Take an answer (known to be legal) and go on until somebody is asked again."""
    take(s, seat, option)
    settle(s)


def take(s: State, seat: int, option: int) -> None:
    """Take an answer (known to be legal), and nothing yet that follows by itself."""
    top = s.stack[-1]
    s.legal = None
    if isinstance(top, Decision):
        assert top.player == seat, f"seat {seat} is not asked"
        s.done()
        s.pushed = False
        top.choose(s, option)
    elif isinstance(top, Together):
        decision = question(s, seat)
        assert decision is not None, f"seat {seat} is not asked"
        choose_together(s, decision, option)
    else:
        assert isinstance(top, Chance) and seat == CHANCE, f"seat {seat} is not asked"
        s.done()
        s.pushed = False
        top.choose(s, option)


def arrange(s: State, order: list[int]) -> None:
    """Answer a Shuffle with an order, top first, and go on."""
    take_order(s, order)
    settle(s)


def take_order(s: State, order: list[int]) -> None:
    """Answer a Shuffle with an order, and nothing yet that follows by itself."""
    top = s.stack[-1]
    assert isinstance(top, Shuffle), "no shuffle is asked for"
    s.done()
    s.pushed = False
    top.arrange(s, order)


def deciders(s: State) -> list[int]:
    """The seats that must answer now: people, or CHANCE; nobody when the game is over."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if isinstance(top, Decision):
        return [top.player]
    if isinstance(top, Together):
        return [seat for seat in top.seats(s) if top.ask(s, seat) is not None]
    return [CHANCE]


def question(s: State, seat: int) -> Decision[Any] | None:
    """What this seat is asked now, if anything."""
    if not s.stack:
        return None
    top = s.stack[-1]
    if isinstance(top, Together):
        return top.ask(s, seat) if seat in top.seats(s) else None
    if isinstance(top, Decision) and top.player == seat:
        return top
    return None


def legal(s: State, seat: int) -> list[int]:
    """The options this seat may choose from now."""
    decision = question(s, seat)
    if decision is None:
        return []
    if s.legal is not None:
        return s.legal
    options = decision.options(s)
    if isinstance(s.stack[-1], Decision):
        s.legal = options
    return options


def chance_answer(s: State, luck: Luck) -> int:
    """What luck answers to the question Chance is asked now."""
    top = s.stack[-1]
    if isinstance(top, Draw):
        candidates = top.candidates(s)
        if not candidates:
            raise BrokenRules(f"{type(top).__name__}{top.args()} has nothing to draw: a dead end")
        return int(candidates[luck.weighted(top.weights(s))])
    return luck.seed()
