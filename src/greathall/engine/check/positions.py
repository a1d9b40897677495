"""Promises about single positions: questions, answers, copies, snapshots, written positions, conservation."""

from typing import Any

from greathall.engine.check.report import demand, difference
from greathall.engine.errors import IllegalAnswer
from greathall.engine.frames import NOBODY_ASKED, UNFORESEEN, Args, Decision, State
from greathall.engine.hidden.closing import OPEN, passing
from greathall.engine.hidden.redealing import is_sound
from greathall.engine.kept.positions import count_cards, load_position, position
from greathall.engine.kept.snapshots import attributes, make_frame, plain, restore, snapshot
from greathall.engine.luck import Luck
from greathall.engine.machine import apply, deciders, go_on, legal, question, take
from greathall.engine.match import Match

WIDEST = 100


def check_questions(match: Match) -> None:
    """Every question has options; they are sorted, unique, just those not refused, and have numbers and texts."""
    s, space = match.state, match.rules.space
    reasons = {0, *match.rules.composition.reasons}
    for seat in match.deciders():
        decision = question(s, seat)
        assert decision is not None
        name = f"{type(decision).__name__}{decision.args()}"
        demand(not s.rules.automatic[seat], "automatic seats are never asked", name)
        demand(decision.kind in space.first, "every kind of question is declared", f"{name} has kind {decision.kind!r}")
        candidates, options = decision.candidates(s), decision.options(s)
        demand(bool(options), "no question without options", name)
        demand(candidates == sorted(set(candidates)), "candidates are sorted and unique", f"{name}: {candidates}")
        fine = [option for option in candidates if not decision.refusal(s, option)]
        unknown = [code for code in (decision.refusal(s, option) for option in candidates) if code not in reasons]
        demand(not unknown, "every refusal has a reason", f"{name}: {unknown}")
        demand(options == fine, "options are the candidates not refused", f"{name}: {options} against {fine}")
        demand(options == legal(s, seat), "what is listed is what is legal", f"{name}: {options}")
        demand(max(candidates) < space.width(decision.kind), "every option has a number", f"{name}: {max(candidates)}")
        demand(len(candidates) < WIDEST, f"fewer than {WIDEST} candidates", f"{name}: {len(candidates)}")
        demand(len(options) > 1 or not decision.has_several(s), "who says there are several options has them", name)
        check_openings(s, decision)
        check_foreseen(s, decision)
        check_numbers(match, seat)


def check_openings(s: State, decision: Decision[Any]) -> None:
    """An answer of which a decision says so opens that question, and does nothing else."""
    for option in decision.options(s):
        found = decision.opening(s, option)
        if found is not None:
            after = s.clone()
            take(after, decision.player, option)
            while after.stack and after.stack[-1].asks() == NOBODY_ASKED:
                go_on(after, 1)
            asked = question(after, decision.player)
            name = f"{type(decision).__name__}{decision.args()}: {option}"
            fine = asked is not None and type(asked) is type(found) and asked.args() == found.args()
            demand(fine, "an answer opens what it is said to open", name)
            demand(plain_parts(after) == plain_parts(s), "an answer that opens a question does nothing else", name)


def check_foreseen(s: State, decision: Decision[Any]) -> None:
    """What a decision says of its answers before they are tried is so."""
    for option in decision.options(s):
        foreseen = decision.foreseen(s, option)
        if foreseen != UNFORESEEN:
            after = s.clone()
            apply(after, decision.player, option)
            name = f"{type(decision).__name__}{decision.args()}: {option}"
            comes_about = (passing(s, decision.player, after) == OPEN) == (foreseen == OPEN)
            demand(comes_about, "what is foreseen of an answer comes about", name)


def plain_parts(s: State) -> dict[str, Any]:
    """What a position keeps, besides its stack."""
    return {name: plain(getattr(s, name)) for name in attributes(s)}


def check_numbers(match: Match, seat: int) -> None:
    """The mask is the list of legal answers, and texts go both ways."""
    numbers = match.legal(seat)
    mask = match.mask(seat)
    demand([n for n, flag in enumerate(mask) if flag] == sorted(numbers), "the mask is what is legal", f"{numbers}")
    for number in numbers:
        demand(match.parse(match.text(number)) == number, "texts go both ways", match.text(number))


def check_illegal(match: Match, luck: Luck) -> None:
    """What is not listed is refused with a reason, whoever gives it, and changes nothing."""
    before = snapshot(match.state)
    size = match.rules.space.size
    for seat in range(len(match.rules.seats)):
        listed = match.legal(seat)
        for number in (luck.below(size), luck.below(size), -1, size):
            if number in listed:
                continue
            try:
                match.play(number, seat)
            except IllegalAnswer as error:
                demand(bool(error.reason), "every refusal has a reason", str(error))
            else:
                demand(False, "what is not listed is refused", f"seat {seat} was allowed {number}")
    after = snapshot(match.state)
    demand(after == before, "a refused answer changes nothing", difference(before, after))


def check_copies(s: State) -> State:
    """A clone is equal and shares nothing that changes."""
    return checked_copy(s, s.clone(), "a clone")


def check_become(used: State, s: State) -> None:
    """A copy on which the game went on becomes a copy of this position."""
    checked_copy(s, used.become(s), "a copy that becomes like another")


def checked_copy(s: State, copy: State, what: str) -> State:
    demand(type(copy) is type(s), f"{what} is of the same class", type(copy).__name__)
    one, other = snapshot(s), snapshot(copy)
    demand(one == other, f"{what} is equal", difference(one, other))
    for name in attributes(s):
        demand(not shares(getattr(s, name), getattr(copy, name)), f"{what} shares nothing", name)
    demand(copy.stack is not s.stack and copy.at is not s.at, f"{what} shares nothing", "the stack")
    return copy


def shares(one: Any, other: Any) -> bool:
    """Whether two values have a list, or an object that is kept in place, in common."""
    if isinstance(one, list):
        return one is other or any(shares(a, b) for a, b in zip(one, other, strict=True))
    if hasattr(one, "pack"):
        return one is other or shares(one.pack(), other.pack())
    return False


def check_frames(s: State) -> None:
    """Frames are values of ints and tuples of ints and can be made again from them."""
    for frame in s.stack:
        name, args = type(frame).__name__, frame.args()
        for arg in args:
            parts = arg if isinstance(arg, tuple) else (arg,)
            demand(all(type(part) is int for part in parts), "frames hold ints and tuples of ints", f"{name}{args}")
        demand(can_be_made_again(s, name, args), "frames can be made again", f"{name}{args}")


def can_be_made_again(s: State, name: str, args: Args) -> bool:
    try:
        return make_frame(s.rules, name, args).args() == args
    except TypeError:
        return False


def check_snapshot(s: State) -> State:
    """A snapshot loads as the same position."""
    taken = snapshot(s)
    loaded = restore(s.rules, taken)
    demand(snapshot(loaded) == taken, "a snapshot loads as it was", difference(taken, snapshot(loaded)))
    demand(deciders(loaded) == deciders(s), "a loaded snapshot asks the same", f"{deciders(loaded)}")
    return loaded


def check_written(s: State) -> None:
    """A printed position loads and prints the same."""
    printed = position(s)
    again = position(load_position(s.rules, printed))
    demand(again == printed, "a printed position prints the same", difference(printed, again))


def check_conserved(s: State, sums: dict[str, int]) -> None:
    """Every card exists as often as it should, and what the game declares never changes."""
    for noun, found in count_cards(s).items():
        stock, names = s.rules.stock[noun], s.rules.names[noun]
        wrong = [f"{names[card]} {count} of {stock[card]}" for card, count in enumerate(found) if count != stock[card]]
        demand(not wrong, "all cards exist", ", ".join(wrong))
    now = s.rules.conserved(s)
    demand(now == sums, "sums are conserved", difference(sums, now))


def check_sound(s: State) -> None:
    """The truth is among what every seat holds possible."""
    for seat, name in enumerate(s.rules.seats):
        demand(is_sound(s, seat), "the truth is possible", f"not for seat {name}")
