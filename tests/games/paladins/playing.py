"""Playing one action of a written position, and what it changes in the supplies of A and in the tax pool."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from greathall.engine import Luck, Match, Ruleset, load_position
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.state import Paladins

Given = dict[str, Any]
Changes = dict[str, int]

SEATS: Final = "ABCD"
WORKERS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ATTRIBUTES: Final = ("faith", "strength", "influence")
# Taken where they are offered; otherwise the first answer.
PREFERRED: Final = ("pay", "destroy debt", "discard suspicion", "clear hunt", "recruit squire_faith")


@cache
def rules_for(players: int) -> Ruleset:
    return LISTING.load(players).rules


def table(given: Given, players: int = 2) -> Match:
    rules = rules_for(players)
    return Match(rules, load_position(rules, given), Luck(1), False).begin()


def state_of(match: Match) -> Paladins:
    assert isinstance(match.state, Paladins)
    return match.state


def supplies(match: Match, attributes: Sequence[str] = ATTRIBUTES) -> Changes:
    """What A has, how many workers are on its board, and what is left in the pool."""
    s = state_of(match)
    return {
        **dict(zip(WORKERS, s.workers[0], strict=True)),
        **dict(zip(attributes, s.attributes[0], strict=True)),
        "silver": s.silver[0],
        "provision": s.provisions[0],
        "debts": s.debts[0],
        "paid": s.paid[0],
        "suspicions": len(s.suspicions[0]),
        "crew": len(s.crew[0]),
        "board": len([standing for standing in s.board[0] if standing > 0]),
        "tax": s.tax,
    }


def asked(match: Match) -> str:
    """What kind of question A must answer; nothing if it is another's turn."""
    question = match.question("A") if not match.over and 0 in match.deciders() else None
    return "" if question is None else str(question["kind"])


def finish(match: Match) -> None:
    """Answer whatever the action still asks."""
    while (kind := asked(match)) and kind != "turn":
        offered = [match.text(number) for number in match.legal("A")]
        preferred = [text for text in PREFERRED if text in offered]
        match.say((preferred or offered)[0], "A")


def play(match: Match, *answers: str) -> Changes:
    """What these answers, and the preferred ones to all that is asked after them, change."""
    before = supplies(match)
    for answer in answers:
        match.say(answer, "A")
    finish(match)
    return changes(before, supplies(match))


def changes(before: Changes, after: Changes) -> Changes:
    return {name: after[name] - amount for name, amount in before.items() if after[name] != amount}


def effects(text: str) -> list[tuple[int, str]]:
    """`1 cleric, 2 tax` as amounts and names."""
    parts = [part.split() for part in text.split(", ")] if text else []
    return [(int(amount), name) for amount, name in parts]


def expected(*texts: str, **more: int) -> Changes:
    """How these effects change supplies: suspicions to draw have no tax, and one worker is cleared by a prayer."""
    found: Counter[str] = Counter(more)
    for text in texts:
        for amount, name in effects(text):
            for changed, factor in MEANING.get(name, {name: 1}).items():
                found[changed] += factor * amount
    return {name: amount for name, amount in found.items() if amount}


MEANING: Final[dict[str, Changes]] = {
    "tax": {"silver": 1, "tax": -1},
    "criminal": {"criminal": 1, "suspicions": 1},
    "discard_suspicion": {"suspicions": -1},
    "pay_debt": {"debts": -1, "paid": 1},
    "destroy_debt": {"debts": -1},
    "take_debt": {"debts": 1},
    "pray": {"board": -1},
    "free_recruit": {"crew": 1},
}


def minus(one: Changes, other: Changes) -> Changes:
    """What the first changes more than the second."""
    names = sorted({*one, *other})
    return {name: one.get(name, 0) - other.get(name, 0) for name in names if one.get(name, 0) != other.get(name, 0)}


def waiting(seat: str = "B") -> Given:
    """Somebody else who is to move next, so that nothing follows what A does."""
    return {seat: {"workers": {"labourer": 1}}}


def in_turn(workers: Changes, table_has: Given | None = None, **has: Any) -> Given:
    """A to move with these workers and plenty of everything else, one scout on Hunt, and suspicions without tax."""
    mine = {"silver": 9, "provisions": 9, "debts": 3, "suspicions": ["tax_0"] * 3, "standing": {"hunt": ["scout"]}}
    return {
        "A": {**mine, "workers": workers, **has},
        **waiting(),
        "suspicion_pile": ["tax_0"] * 3,
        "at": {"turn": "A"},
        **(table_has or {}),
    }
