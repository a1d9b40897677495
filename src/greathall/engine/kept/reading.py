"""Reading answers: what a number or a text means for the question that is asked now, or why it cannot be given."""

from difflib import get_close_matches
from typing import Any

from greathall.engine.chances import Draw, Shuffle
from greathall.engine.errors import IllegalAnswer
from greathall.engine.frames import CHANCE, Decision, State
from greathall.engine.machine import legal, question


def read_answer(s: State, seat: int, answer: int) -> int:
    """The option an answer means for this seat's question."""
    space = s.rules.space
    decision = question(s, seat)
    if decision is None:
        who = s.rules.seats[seat] if seat >= 0 else "chance" if seat == CHANCE else "a spectator"
        raise IllegalAnswer(f"{who} is not asked anything now", "game_over" if s.over else "not_asked")
    if not 0 <= answer < space.size:
        raise IllegalAnswer(f"there is no answer {answer}; they go from 0 to {space.size - 1}", "unknown_answer")
    option = space.option(decision.kind, answer)
    if option in legal(s, seat):
        return option
    raise refusal(s, decision, option, space.text(answer))


def refusal(s: State, decision: Decision[Any], option: int, text: str) -> IllegalAnswer:
    """Why an option is not legal."""
    code = decision.refusal(s, option) if option in decision.candidates(s) else 0
    if not code:
        return IllegalAnswer(f"{text!r} does not answer the question {decision.kind!r}", "other_question")
    name, rule = s.rules.reason(code)
    return IllegalAnswer(f"{text!r} is refused: {name}", name, rule, decision.missing(s, option))


def read_text(s: State, text: str) -> int:
    """The answer a text means, whoever is asked."""
    try:
        return s.rules.space.parse(text)
    except KeyError:
        near = get_close_matches(text, list(s.rules.space.numbers), 1)
        perhaps = f"; perhaps {near[0]!r}" if near else ""
        raise IllegalAnswer(f"no answer of this game reads {text!r}{perhaps}", "unknown_answer") from None


def read_given(s: State, seat: int, text: str) -> tuple[int, list[int] | None]:
    """The option a seat or Chance means by a text, or the order in which Chance puts a pile."""
    return read_chance(s, text.strip()) if seat == CHANCE else (read_answer(s, seat, read_text(s, text)), None)


def read_chance(s: State, text: str) -> tuple[int, list[int] | None]:
    """The option Chance means by a text, or the order: a name, `seed N` or `order …` (top first)."""
    top = s.stack[-1] if s.stack else None
    word, _, rest = text.partition(" ")
    if isinstance(top, Draw):
        return read_draw(s, text), None
    if not isinstance(top, Shuffle):
        raise IllegalAnswer("chance is not asked anything now", "not_asked")
    if word == "seed" and rest.isdigit():
        return int(rest), None
    if word == "order":
        return 0, read_order(s, rest.split())
    raise IllegalAnswer(f"a shuffle takes `seed N` or `order …`, not {text!r}", "other_question")


def read_draw(s: State, text: str) -> int:
    """The option a text means for the Draw that is asked now."""
    top = s.stack[-1]
    assert isinstance(top, Draw)
    draws = s.rules.draws
    try:
        option = draws.option(top.kind, draws.parse(text))
    except KeyError:
        raise IllegalAnswer(f"no draw of this game reads {text!r}", "unknown_answer") from None
    if option not in top.candidates(s):
        raise IllegalAnswer(f"{text!r} cannot be drawn now", "not_there")
    return option


def read_order(s: State, names: list[str]) -> list[int]:
    """The cards of an order, top first, for the Shuffle that is asked now; it may name only the first ones."""
    top = s.stack[-1]
    assert isinstance(top, Shuffle)
    known = s.rules.names[top.noun]
    pile = list(top.pile(s))
    order: list[int] = []
    for name in names:
        if name not in known or known.index(name) not in pile:
            raise IllegalAnswer(f"{name!r} is not among the cards to be shuffled", "not_there")
        order.append(known.index(name))
        pile.remove(order[-1])
    return order


def write_answer(s: State, seat: int, option: int) -> str:
    """The text of an option for the question that is asked now."""
    rules = s.rules
    if seat != CHANCE:
        decision = question(s, seat)
        assert decision is not None
        return rules.space.text(rules.space.number(decision.kind, option))
    top = s.stack[-1]
    return rules.draws.text(rules.draws.number(top.kind, option)) if isinstance(top, Draw) else f"seed {option}"


def write_order(s: State, order: list[int]) -> str:
    """The text of an order for the Shuffle that is asked now."""
    top = s.stack[-1]
    assert isinstance(top, Shuffle)
    return " ".join(["order", *(s.rules.names[top.noun][card] for card in order)])
