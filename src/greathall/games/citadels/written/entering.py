"""The moments a written position can begin at: selection, the Theater, a call, a turn, the end of a round, scoring."""

from typing import Any

from greathall.engine import BadPosition, Frame
from greathall.engine.kept.positions import read_name
from greathall.engine.modules import At
from greathall.games.citadels.known.draft import characters_of, holder_of
from greathall.games.citadels.known.redealing import seen_at
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.printed.players import FACEUP, KEEP, RANDOM, is_late, plan
from greathall.games.citadels.round.calling import FREE_TURN, Call, Round
from greathall.games.citadels.round.selection import FIRST_CHOICE, Selection
from greathall.games.citadels.state import BEWITCH, CHARACTER, KILL, NOBODY, SEAT, Citadels
from greathall.games.citadels.words import AFTER_SELECTION
from greathall.games.citadels.written.moments import place_turn, rank_of, read_characters

AFTER_CALLING = 2


def enter_moment(s: Citadels, moment: Any) -> None:
    """Put the stack where the moment says; the round goes on from there."""
    if moment == "end_of_round":
        stack(s, (Round(), AFTER_CALLING))
    elif moment == "scoring":
        return
    elif isinstance(moment, dict) and "call" in moment:
        stack(s, (Round(), AFTER_CALLING), (Call(rank_of(s, moment["call"])), 0))
    elif isinstance(moment, dict) and "turn" in moment:
        enter_turn(s, dict(moment))
    elif isinstance(moment, dict) and "theater" in moment:
        stack(s, (Round(), 1), (At(AFTER_SELECTION, ()), 0))
    elif isinstance(moment, dict) and "select" in moment:
        enter_selection(s, moment)
    else:
        there = "{select: …}, {theater: …}, {call: …}, {turn: …}, end_of_round or scoring"
        raise BadPosition(f"a moment is {there}", ("at",))


def stack(s: Citadels, *frames: tuple[Frame[Any], int]) -> None:
    s.stack = [frame for frame, _ in frames]
    s.at = [at for _, at in frames]


def enter_turn(s: Citadels, moment: dict[str, Any]) -> None:
    """In the free part of a turn: `{turn: A, as: king, gathered: true, …}`."""
    seat = moment.pop("turn")
    if "as" not in moment:
        raise BadPosition("a turn names its character: {turn: A, as: king}", ("at",))
    read_characters(s, [moment["as"]], ("at", "as"))
    place_turn(s, {"seat": seat, "character": moment.pop("as"), **moment})
    character = s.turn[CHARACTER]
    hold(s, s.turn[SEAT], character)
    s.shown |= 1 << character
    stack(s, (Round(), AFTER_CALLING), (Call(rank_of(s, s.rules.names["character"][character])), FREE_TURN))


def hold(s: Citadels, seat: int, character: int) -> None:
    """The seat on turn holds the character played, or has bewitched it; a seat that names none holds this one."""
    name = s.rules.names["character"][character]
    if is_marked(s, KILL, character):
        raise BadPosition(f"{name} is killed and takes no turn", ("at", "as"))
    bewitched = is_marked(s, BEWITCH, character) and s.marker[BEWITCH] == seat
    if bewitched or holder_of(s, character) == seat:
        return
    if holder_of(s, character) != NOBODY or character in s.up or characters_of(s, seat):
        raise BadPosition(f"{s.rules.seats[seat]} does not hold {name}", ("at", "as"))
    slot = s.slots.index(character)
    s.owner[slot] = seat
    s.peek.append((seat, slot))


def enter_selection(s: Citadels, moment: dict[str, Any]) -> None:
    """A seat is passed these characters: `{select: A, passing: […]}`. Those already chosen are held by the seats.

    `away` names what is facedown, in the order it was put there; without it any order will do. The last player of a
    full table is passed two: the one that is left, then the one put aside (T-4.4).
    """
    unknown = [key for key in moment if key not in ("select", "passing", "away")]
    if unknown:
        raise BadPosition(f"unknown: {unknown[0]}; a selection has select, passing and away", ("at",))
    seat = read_name(s.rules, "seat", moment["select"], ("at", "select"))
    passing = read_characters(s, moment.get("passing", []), ("at", "passing"))
    step = step_of_draft(s, seat, len(passing))
    if step == NOBODY:
        raise BadPosition(f"{moment['select']} is never passed {len(passing)} characters", ("at", "passing"))
    held = [characters_of(s, other) for other in range(len(s.hand))]
    away = read_characters(s, moment.get("away", []), ("at", "away"))
    named = [c for cards in (s.up, passing, away, *held) for c in cards]
    double = [s.rules.names["character"][c] for c in named if named.count(c) > 1]
    if double:
        raise BadPosition(f"{double[0]} is named twice", ("at",))
    lay_draft(s, step, held, passing, away)
    stack(s, (Round(), 1), (Selection(), FIRST_CHOICE + step))


def step_of_draft(s: Citadels, seat: int, passed: int) -> int:
    """The step at which a seat chooses from this many characters, or NOBODY."""
    players, size = len(s.hand), len(s.slots)
    wanted = FACEUP.get((players, size + len(s.up)), 0)
    if len(s.up) != wanted:
        raise BadPosition(f"{players} players with {size + len(s.up)} characters turn {wanted} up", ("up",))
    late = is_late(players, size)
    for step, (offset, what) in enumerate(plan(players)):
        left = size - 1 - step + int(late and step == size - 2)
        if what != RANDOM and (s.crown + offset) % players == seat and left == passed:
            return step
    return NOBODY


def lay_draft(s: Citadels, step: int, held: list[list[int]], passing: list[int], away: list[int]) -> None:
    """Fill the slots as the draft did before this step; all saw what they were passed, and know what they chose."""
    players, late = len(s.hand), is_late(len(s.hand), len(s.slots))
    steps = plan(players)[:step]
    choices = [((s.crown + offset) % players, what) for offset, what in steps]
    taken = [c for cards in (passing, away, *held) for c in cards]
    away = away + [c for c in s.slots if c not in taken]
    refuse_wrong_hands(s, choices, held, len(s.slots) - len(passing), len(away))
    s.slots, s.owner, s.peek, s.saw = [], [], [], []
    if not late:
        fill(s, away.pop(0), NOBODY)
    for seat, what in choices:
        if what != RANDOM:
            s.peek.append((seat, len(s.slots)))
        fill(s, held[seat].pop(0) if what == KEEP else away.pop(0), seat if what == KEEP else NOBODY)
    s.filled = len(s.slots)
    for character in passing + away:
        fill(s, character, NOBODY)
    aside = s.slots[-1] if late else NOBODY
    for filled, (seat, what) in enumerate(choices, int(not late)):
        if what == KEEP:
            s.saw.append((seat, seen_at(s, filled, aside), filled))


def fill(s: Citadels, character: int, owner: int) -> None:
    s.slots.append(character)
    s.owner.append(owner)


def refuse_wrong_hands(
    s: Citadels, choices: list[tuple[int, int]], held: list[list[int]], filled: int, away: int
) -> None:
    """Every seat holds just what it has chosen by now."""
    wanted = [choices.count((seat, KEEP)) for seat in range(len(s.hand))]
    if [len(cards) for cards in held] != wanted or away != filled - sum(wanted):
        counts = ", ".join(f"{name} {count}" for name, count in zip(s.rules.seats, wanted, strict=True))
        raise BadPosition(f"the seats must hold: {counts}; and {filled - sum(wanted)} lie facedown", ("at",))
