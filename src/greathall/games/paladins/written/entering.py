"""The moments a written position can begin at."""

from typing import Any, Final

from greathall.engine import BadPosition, Frame
from greathall.engine.kept.positions import read_name, read_value
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.printed.data.board import ROUNDS
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.round.round import Round
from greathall.games.paladins.round.set_up import ChooseFirstTownsfolk, SetUp
from greathall.games.paladins.round.turn import Actions
from greathall.games.paladins.state import Paladins

MOMENTS: Final = "{setup: A}, {round: 3, step: paladins}, {turn: A}, {gain: {A: [2 tax]}}, {pass: A}, refresh, scoring"


def enter_moment(s: Paladins, moment: Any) -> None:
    """Put the stack where the moment says; the game goes on from there."""
    if isinstance(moment, dict):
        refuse_unknown(moment)
    if moment == "scoring":
        return
    if moment == "refresh":
        stack(s, (Round(max(s.round, 1)), step_number(s, "refresh")))
    elif isinstance(moment, dict) and "setup" in moment:
        enter_setup(s, read_seat(s, moment["setup"]))
    elif isinstance(moment, dict) and "round" in moment:
        s.round = read_round(s, moment["round"])
        stack(s, (Round(s.round), step_number(s, moment.get("step", "marker"))))
    elif isinstance(moment, dict) and "turn" in moment:
        s.active = (read_acting(s, moment, "turn") - 1) % len(s.passed)
        stack(s, *in_turns(s), (Actions(), 0))
    elif isinstance(moment, dict) and "gain" in moment:
        enter_gain(s, moment["gain"])
    elif isinstance(moment, dict) and "pass" in moment:
        s.active = read_acting(s, moment, "pass")
        stack(s, *in_turns(s), (Actions(), 0), (Pass(s.active), 0))
    else:
        raise BadPosition(f"a moment is {MOMENTS}", ("at",))


def refuse_unknown(moment: dict[str, Any]) -> None:
    """A moment has one name, and a round may have a step."""
    known = ("round", "step") if "round" in moment else tuple(moment)[:1]
    unknown = [key for key in moment if key not in known]
    if unknown:
        raise BadPosition(f"unknown: {unknown[0]}; a moment is {MOMENTS}", ("at",))


def stack(s: Paladins, *frames: tuple[Frame[Any], int]) -> None:
    s.stack = [frame for frame, _ in frames]
    s.at = [at for _, at in frames]


def read_seat(s: Paladins, name: Any) -> int:
    return read_name(s.rules, "seat", name, ("at",))


def read_acting(s: Paladins, moment: dict[str, Any], word: str) -> int:
    """The seat that acts or passes: it has not passed yet."""
    seat = read_seat(s, moment[word])
    if s.passed[seat]:
        raise BadPosition(f"{moment[word]} has passed", ("at", word))
    return seat


def read_round(s: Paladins, given: Any) -> int:
    number = read_value(s.rules, "number", given, ("at", "round"))
    if not 1 <= number <= ROUNDS:
        raise BadPosition(f"the rounds are 1 to {ROUNDS}", ("at", "round"))
    return number


def step_number(s: Paladins, name: Any) -> int:
    """The number of a step of the round."""
    names = [step.name for step in s.lookups.steps["round"]]
    if name not in names:
        raise BadPosition(f"a round has no step {name!r}; it has {', '.join(names)}", ("at", "step"))
    return names.index(name)


def in_turns(s: Paladins) -> list[tuple[Frame[Any], int]]:
    """The round below the turns, to be continued."""
    s.round = max(s.round, 1)
    return [(Round(s.round), step_number(s, "turns") + 1)]


def enter_setup(s: Paladins, seat: int) -> None:
    """A seat chooses its first townsfolk; those after it follow."""
    seats = len(s.silver)
    at = 2 * ((s.first - 1 - seat) % seats)
    stack(s, (SetUp(), len(s.lookups.steps["set_up"])), (ChooseFirstTownsfolk(), at))


def enter_gain(s: Paladins, gains: Any) -> None:
    """A seat gains these, and nothing follows: `{A: [2 criminal]}`."""
    if not isinstance(gains, dict) or len(gains) != 1:
        raise BadPosition("one seat gains: {gain: {A: [2 criminal]}}", ("at", "gain"))
    ((name, effects),) = gains.items()
    s.active = read_seat(s, name)
    flat: list[int] = []
    for effect in effects:
        amount, _, verb = str(effect).partition(" ")
        if not amount.isdigit():
            raise BadPosition(f"a gain is an amount and a verb, not {effect!r}", ("at", "gain"))
        flat.extend((read_name(s.rules, "verb", verb, ("at", "gain")), int(amount)))
    gain(s, s.active, tuple(flat))
