"""Questions: what a seat is asked, as it is shown: its answers with what they cost and open, and what is refused."""

from typing import Any

from greathall.engine.frames import NO_PRICE, Decision, State
from greathall.engine.hidden.closing import OPEN, passing
from greathall.engine.hidden.views import arguments
from greathall.engine.machine import is_asked_alone, legal, question, settle, take


def show_answer(s: State, decision: Decision[Any], option: int) -> dict[str, Any]:
    """An answer to a question: its number and text, the parts it is made of, and its price if it has one."""
    space = s.rules.space
    number = space.number(decision.kind, option)
    answer = space.answers[number]
    shown: dict[str, Any] = {
        "answer": number,
        "text": answer.text,
        "verb": answer.verb,
        "noun": answer.noun,
        "name": answer.name,
    }
    price = decision.price(s, option)
    if price != NO_PRICE:
        shown["price"] = price
    return shown


def refused(s: State, decision: Decision[Any]) -> list[dict[str, Any]]:
    """What people might expect to do and cannot, with the reason as data."""
    found: list[dict[str, Any]] = []
    for option in decision.candidates(s):
        code = decision.refusal(s, option)
        if code:
            name, rule = s.rules.reason(code)
            shown = show_answer(s, decision, option)
            shown["reason"] = name
            shown["rule"] = rule
            shown["numbers"] = list(decision.missing(s, option))
            found.append(shown)
    return found


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


def answered(s: State, decision: Decision[Any], option: int) -> State:
    """A copy after an answer, and nothing yet that follows by itself."""
    after = s.clone()
    after.telling = False
    take(after, decision.player, option)
    return after


def opened(s: State, decision: Decision[Any], after: State) -> dict[str, Any] | None:
    """The question that an answer opens, as it is shown. If there is only one answer, it will be given silently."""
    found = following(s, decision, after)
    if found is None:
        return None
    shown = described(after, found)
    options = legal(after, found.player)
    if len(options) == 1 and not is_asked_alone(after, found, options[0]):
        shown["answers"][0]["silent"] = True
    return shown


def show_legal(s: State, decision: Decision[Any], option: int, ahead: bool) -> dict[str, Any]:
    """An answer that may be given: what is lost by it, whether it can be taken back, and the question it opens. The
    last two are found by looking ahead: the answer is given on one copy for both."""
    shown = show_answer(s, decision, option)
    losses = decision.losses(s, option)
    if losses:
        shown["loses"] = [s.rules.names["loss"][loss] for loss in losses]
    amounts = decision.amounts(s, option)
    if amounts:
        shown["amounts"] = list(amounts)
    kind = s.rules.space.kinds[decision.kind]
    marks = Marks(kind.final or decision.final(s, option))
    if ahead and (decision.leads or not (marks.announced or only_opens(s, decision, option))):
        look_ahead(s, decision, option, marks)
    if marks.closed:
        shown["final"] = True
    if marks.announced and kind.confirm:
        shown["confirm"] = True
    if s.rules.space.answers[shown["answer"]].declines:
        shown["declines"] = True
    if decision.wastes(s, option):
        shown["wastes"] = True
    if marks.then is not None:
        shown["then"] = marks.then
    return shown


def only_opens(s: State, decision: Decision[Any], option: int) -> bool:
    """Whether it is known that an answer opens another question, which its seat is asked: so it can be taken back. A
    question with one answer opens what that one opens."""
    found = decision.opening(s, option)
    while found is not None:
        options = found.options(s)
        if len(options) != 1 or is_asked_alone(s, found, options[0]):
            return len(options) > 0
        found = found.opening(s, options[0])
    return False


class Marks:
    """What is said of an answer beforehand: whether the rules announce it, whether it could not be taken back, and the
    question it opens."""

    def __init__(self, announced: bool) -> None:
        self.announced = announced
        self.closed = announced
        self.then: dict[str, Any] | None = None


def look_ahead(s: State, decision: Decision[Any], option: int, marks: Marks) -> None:
    """Try an answer on a copy, once for all that is said of it."""
    seat, after = decision.player, answered(s, decision, option)
    if decision.leads:
        marks.then = opened(s, decision, after)
    if marks.announced:
        return
    settle(after, unlisted=True)
    marks.closed = passing(s, seat, after) != OPEN
    marks.announced = after.learned[seat] != s.learned[seat] and decision.reveals(s, option)


def described(s: State, decision: Decision[Any], ahead: bool = True) -> dict[str, Any]:
    """A question: its kind, what it is about, its answers, and what is refused."""
    return {
        "seat": s.rules.seats[decision.player],
        "kind": decision.kind,
        "about": arguments(s.rules, s.rules.space.kinds[decision.kind].about, decision.about()),
        "answers": [show_legal(s, decision, option, ahead) for option in legal(s, decision.player)],
        "refused": refused(s, decision),
    }


def show_question(s: State, seat: int, ahead: bool = True) -> dict[str, Any] | None:
    """A seat's own question. Never for anybody else. Without looking ahead: even if the rules fail at an answer."""
    decision = question(s, seat)
    return None if decision is None else described(s, decision, ahead)
