"""What costs a Debt or a turn is announced before it is done, even if it is the only way."""

from collections import Counter
from typing import Any

import pytest
from games.paladins.playing import table

from greathall.engine import CHANCE, Decision, Luck, apply, deciders, legal, question
from greathall.engine.machine import chance_answer
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.gains.inquisition import Inquisition
from greathall.games.paladins.round.turn import PASS, Menu
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CRIMINAL

CROWNS = {"expansions": ["city_of_crowns"]}
Told = Counter[str]


def announced(s: Paladins, decision: Decision[Any], option: int) -> Told:
    """What an answer says that the seat loses by it; passing by name says so itself."""
    names = [s.rules.names["loss"][loss] for loss in decision.losses(s, option)]
    return Counter(["turn"] if isinstance(decision, Menu) and option == PASS else names)


def lost(s: Paladins, seat: int, judging: bool) -> Told:
    """The Debts that the seat has taken, but by no Inquisition, and whether it has passed though it had workers."""
    found: Told = Counter()
    for place, event in enumerate(s.events):
        judging = event.kind == "inquisition" or (judging and event.kind != "refills_tax")
        if event.args[:1] != (seat,):
            continue
        if event.kind == "takes_debts" and not judging:
            found["debt"] += event.args[1]
        if event.kind == "passes" and sum(s.workers[seat]) > gained(s, seat, place):
            found["turn"] += 1
    return found


def gained(s: Paladins, seat: int, since: int) -> int:
    """The workers that came after this event."""
    events = [event.args for event in s.events[since:] if event.kind == "gains"]
    return sum(amount for who, what, amount in events if who == seat and what <= CRIMINAL)


def play(players: int, options: dict[str, Any], seed: int) -> Told:
    """A random game in which nobody loses anything without having read it in the same turn; what was lost in all."""
    s, luck = LISTING.with_options(players, options).rules.start(), Luck(seed)
    assert isinstance(s, Paladins)
    told, found = [Counter[str]() for _ in s.passed], Counter[str]()
    while not s.over:
        seat = deciders(s)[0]
        s.events.clear()
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
            continue
        decision, answers = question(s, seat), legal(s, seat)
        assert decision is not None
        option = answers[luck.below(len(answers))]
        if decision.kind == "turn":
            told[seat].clear()
        told[seat] += announced(s, decision, option)
        judging = any(isinstance(frame, Inquisition) for frame in s.stack)
        apply(s, seat, option)
        taken = lost(s, seat, judging)
        assert taken <= told[seat], f"{decision.kind} {s.rules.space.text(s.rules.space.number(decision.kind, option))}"
        found += taken
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("options", [{}, CROWNS], ids=["base", "crowns"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_is_lost_in_silence(players: int, options: dict[str, Any]) -> None:
    """P-5.2.2, P-7.3.6, C-9.3, C-9.12"""
    found: Told = Counter()
    for seed in range(4):
        found += play(players, options, seed)
    assert found["debt"] and found["turn"]


TABLE: dict[str, Any] = {"B": {"workers": {"labourer": 1}}, "at": {"turn": "A"}}


def test_a_debt_that_is_the_only_way_is_a_question_of_its_own() -> None:
    match = table({"A": {"workers": {"labourer": 1}}, "townsfolk_row": ["watchman_tax"], **TABLE})
    match.say("recruit", "A")
    asked = match.question("A")
    assert asked is not None
    assert [(answer["text"], answer["loses"]) for answer in asked["answers"]] == [("take_debt", ["debt"])]
    assert match.suggest("A") == []


def test_a_favour_that_costs_a_debt_says_so() -> None:
    match = table({"A": {"workers": {"labourer": 1}}, "favours": ["kf_debt_workers"], **TABLE})
    asked = match.question("A")
    assert asked is not None
    told = {answer["text"]: answer.get("loses") for answer in asked["answers"]}
    assert told["use kf_debt_workers"] == ["debt"]
    assert told["conspire"] is told["pass"] is None


def test_whoever_can_only_pass_is_told_that_turns_are_lost() -> None:
    """P-11.1"""
    standing = {"hunt": ["scout"], "trade": ["merchant"], "conspire": ["labourer"]}
    match = table({"A": {"workers": {"criminal": 1}, "standing": standing}, **TABLE})
    asked = match.question("A")
    assert asked is not None
    assert [(answer["text"], answer["loses"]) for answer in asked["answers"]] == [("pass", ["turn"])]
