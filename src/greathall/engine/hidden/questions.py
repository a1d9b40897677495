"""Questions: what a seat is asked, as it is shown: its answers with what they cost and open, and what is refused."""

from typing import Any, Final

from greathall.engine.frames import NO_PRICE, UNFORESEEN, Decision, State
from greathall.engine.hidden.closing import OPEN, passing
from greathall.engine.hidden.trying import answered, go_ahead, left_over
from greathall.engine.hidden.views import arguments
from greathall.engine.machine import is_asked_alone, legal, question


class Asking:
    """A question to a seat, with what is looked up once for all its answers."""

    def __init__(self, s: State, decision: Decision[Any]) -> None:
        self.s: Final = s
        self.decision: Final = decision
        self.rules: Final = s.rules
        self.space: Final = s.rules.space
        self.kind: Final = self.space.kinds[decision.kind]
        self.first: Final = self.space.first[self.kind.name]
        self.leads: Final = decision.leads

    def show(self, ahead: bool) -> dict[str, Any]:
        """The question: its kind, what it is about, its answers, and what is refused."""
        decision = self.decision
        options = legal(self.s, decision.player)
        return {
            "seat": self.rules.seats[decision.player],
            "kind": self.kind.name,
            "about": arguments(self.rules, self.kind.about, decision.about()),
            "answers": [self.show_legal(option, ahead) for option in options],
            "refused": self.show_refused(without(decision.candidates(self.s), options)),
        }

    def show_answer(self, option: int) -> dict[str, Any]:
        """An answer: its number and text, the parts it is made of, and its price if it has one."""
        place = self.first + option
        answer = self.space.here[place]
        shown: dict[str, Any] = {
            "answer": self.space.shared[place],
            "text": answer.text,
            "verb": answer.verb,
            "noun": answer.noun,
            "name": answer.name,
        }
        price = self.decision.price(self.s, option)
        if price != NO_PRICE:
            shown["price"] = price
        return shown

    def show_refused(self, candidates: list[int]) -> list[dict[str, Any]]:
        """What people might expect to do and cannot, with the reason as data."""
        s, decision = self.s, self.decision
        found: list[dict[str, Any]] = []
        for option in candidates:
            code = decision.refusal(s, option)
            if code:
                shown = self.show_answer(option)
                shown["reason"], shown["rule"] = self.rules.reason(code)
                shown["numbers"] = list(decision.missing(s, option))
                found.append(shown)
        return found

    def show_legal(self, option: int, ahead: bool) -> dict[str, Any]:
        """An answer that may be given: what is lost by it, whether it can be taken back, and the question it opens. The
        last two are found by looking ahead: the answer is given on one copy for both."""
        s, decision, kind = self.s, self.decision, self.kind
        shown = self.show_answer(option)
        losses = decision.losses(s, option)
        if losses:
            shown["loses"] = [self.rules.names["loss"][loss] for loss in losses]
        amounts = decision.amounts(s, option)
        if amounts:
            shown["amounts"] = list(amounts)
        marks = Marks(kind.final or decision.final(s, option))
        if ahead and (self.leads or not marks.announced):
            self.look_ahead(option, marks)
        if marks.closed:
            shown["final"] = True
        if marks.announced and kind.confirm:
            shown["confirm"] = True
        if self.space.here[self.first + option].declines:
            shown["declines"] = True
        if decision.wastes(s, option):
            shown["wastes"] = True
        if marks.then is not None:
            shown["then"] = marks.then
        return shown

    def look_ahead(self, option: int, marks: "Marks") -> None:
        """Try an answer on a copy, once for all that is said of it, if it is not foreseen."""
        s, decision = self.s, self.decision
        closing = UNFORESEEN if self.leads else foreseen(s, decision, option)
        if closing == OPEN or (closing != UNFORESEEN and not decision.reveals(s, option)):
            marks.closed = closing != OPEN
            return
        seat, after = decision.player, answered(s, decision, option)
        if self.leads:
            marks.then = opened(s, decision, after)
        if not marks.announced:
            if marks.then is None or "silent" in marks.then["answers"][0]:
                go_ahead(s, seat, after, decision.reveals(s, option))
            marks.closed = passing(s, seat, after) != OPEN
            marks.announced = after.learned[seat] != s.learned[seat] and decision.reveals(s, option)
        left_over(after)


class Marks:
    """What is said of an answer beforehand: whether the rules announce it, whether it could not be taken back, and the
    question it opens."""

    def __init__(self, announced: bool) -> None:
        self.announced = announced
        self.closed = announced
        self.then: dict[str, Any] | None = None


def without(candidates: list[int], options: list[int]) -> list[int]:
    """The candidates that are no options; both are in rising order."""
    found: list[int] = []
    at = 0
    for candidate in candidates:
        if at < len(options) and options[at] == candidate:
            at += 1
        else:
            found.append(candidate)
    return found


def refused(s: State, decision: Decision[Any]) -> list[dict[str, Any]]:
    """What people might expect to do and cannot."""
    return Asking(s, decision).show_refused(decision.candidates(s))


def following(s: State, decision: Decision[Any], after: State) -> Decision[Any] | None:
    """The question to the same seat that an answer does no more than open, if its decision leads on: the seat is asked
    at once, and has learned nothing by it. `after`: what the answer leads to, and nothing yet that follows by
    itself."""
    found = question(after, decision.player)
    if found is None or found.kind not in decision.leads:
        return None
    return None if after.learned[decision.player] != s.learned[decision.player] else found


def opens(s: State, seat: int, answer: int) -> bool:
    """Whether an answer of this seat does no more than open a question, which is shown with it."""
    decision = question(s, seat)
    if decision is None or not decision.leads:
        return False
    option = s.rules.space.option(decision.kind, answer)
    return option in decision.options(s) and following(s, decision, answered(s, decision, option)) is not None


def opened(s: State, decision: Decision[Any], after: State) -> dict[str, Any] | None:
    """The question that an answer opens, as it is shown. If there is only one answer, it will be given silently."""
    found = following(s, decision, after)
    if found is None:
        return None
    shown = Asking(after, found).show(ahead=True)
    options = legal(after, found.player)
    if len(options) == 1 and not is_asked_alone(after, found, options[0]):
        shown["answers"][0]["silent"] = True
    return shown


def foreseen(s: State, decision: Decision[Any], option: int) -> int:
    """How far an answer closes, if that is known without trying it. One that opens a question can be taken back, if
    that question is asked; otherwise its only answer says it."""
    found = decision.opening(s, option)
    while found is not None:
        options = found.options(s)
        if len(options) != 1 or is_asked_alone(s, found, options[0]):
            return OPEN if options else UNFORESEEN
        decision, option = found, options[0]
        found = decision.opening(s, option)
    return decision.foreseen(s, option)


def show_question(s: State, seat: int, ahead: bool = True) -> dict[str, Any] | None:
    """A seat's own question. Never for anybody else. Without looking ahead: even if the rules fail at an answer."""
    decision = question(s, seat)
    return None if decision is None else Asking(s, decision).show(ahead)
