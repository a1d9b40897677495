"""The two chains every design idea must survive, step by step, with the stack at each."""

import pytest
from samples import inquest, masons, masons_modules

from greathall.engine import IllegalAnswer, Match, load_position
from greathall.engine.luck import Luck


def masons_match(**given: object) -> Match:
    """B's turn, A holds the warrants on trade and faith; B has gathered."""
    rules = masons_modules.build(3, {})
    position = {
        "A": {"gold": 1, "hand": ["castle"]},
        "B": {"gold": 5, "hand": ["market", "tavern", "church"]},
        "holder": "A",
        "bare": "noble",
        "signed": "trade",
        "turn": {"gathered": 1},
        "at": {"turn": "B"},
        **given,
    }
    return Match(rules, load_position(rules, position), Luck(1), explicit=True)


def stack(match: Match) -> list[str]:
    return [type(frame).__name__ for frame in match.state.stack]


def seat(match: Match, name: str) -> dict[str, object]:
    view: dict[str, object] = match.view("A")["seats"][name]
    return view


def test_the_magistrate_interrupts_and_confiscates_and_the_builder_builds_on() -> None:
    match = masons_match()
    match.say("build market", "B")
    assert stack(match) == ["Turn", "Build", "At", "Warrant"]
    assert match.deciders() == [0]
    assert match.view("C")["asked"] == {"A": "warrant"}
    assert match.view("C")["table"] == ["market"]
    assert seat(match, "B")["gold"] == 3
    match.say("confiscate", "A")
    assert seat(match, "B") == {"gold": 5, "hand": 2, "offer": 0, "city": []}
    assert seat(match, "A")["city"] == ["market"]
    assert seat(match, "A")["gold"] == 0  # the tax is for A
    assert match.view("A")["tax"] == 1
    match.say("build tavern", "B")  # the warrant is shown: nobody is asked any more
    assert match.deciders() == [1]
    assert seat(match, "B")["gold"] == 3
    assert match.view("A")["tax"] == 2


def test_the_question_is_asked_although_the_warrant_is_blank() -> None:
    match = masons_match()
    match.say("build church", "B")
    assert match.view("C")["asked"] == {"A": "warrant"}
    assert [match.text(answer) for answer in match.legal("A")] == ["pass"]
    with pytest.raises(IllegalAnswer) as refused:
        match.say("confiscate", "A")
    assert (refused.value.reason, refused.value.rule) == ("not_signed", "M-4")
    match.say("pass", "A")
    assert seat(match, "B")["city"] == ["church"]
    assert seat(match, "B")["gold"] == 2  # 5 - 2 for the church - 1 tax


def test_the_price_is_folded() -> None:
    match = masons_match(B={"gold": 1, "hand": ["market"], "city": ["manor"]}, holder="B")
    match.say("build market", "B")
    assert seat(match, "B") == {"gold": 0, "hand": 0, "offer": 0, "city": ["market", "manor"]}


def inquest_match(**given: object) -> Match:
    rules = inquest.build(2, {})
    position = {
        "A": {"crew": ["conspirator", "squire"], "silver": 3, "suspicions": 0},
        "B": {"crew": ["conspirator", "squire", "peddler"], "suspicions": 1},
        "tax": 1,
        "at": {"gain": {"A": 2}},
        **given,
    }
    return Match(rules, load_position(rules, position), Luck(1), explicit=True)


def test_gain_two_and_the_first_empties_the_pool() -> None:
    match = inquest_match()
    assert stack(match) == ["TakeCriminals", "Suspicion", "DrawMark"]
    match.say("mild", "chance")
    assert stack(match) == ["TakeCriminals", "Suspicion", "Inquisition", "PickTrigger"]
    assert match.view("B")["asked"] == {"A": "trigger"}
    assert [match.text(answer) for answer in match.legal("A")] == ["conspirator", "squire"]
    match.say("conspirator", "A")  # first innocent, then the squire's faith
    assert seat(match, "A")["faith"] == 1
    assert match.view("A")["asked"] == {"B": "trigger"}
    match.say("squire", "B")  # still suspected: no faith
    # B's others follow without a question; nobody is suspected, so nobody is in debt; the pool is full again
    assert seat(match, "B")["faith"] == 0
    assert seat(match, "B")["silver"] == 3
    assert match.view("A")["tax"] == inquest.POOL
    # only now the second suspicion, against the new pool
    assert stack(match) == ["TakeCriminals", "Suspicion", "DrawMark"]
    match.say("grave", "chance")
    assert match.over
    assert seat(match, "A")["criminals"] == 2
    assert seat(match, "A")["silver"] == 3 + 1 + 2
    assert seat(match, "A")["suspicions"] == 1
    assert match.view("A")["tax"] == inquest.POOL - 2


def test_debts_fall_on_the_most_suspected() -> None:
    match = inquest_match(A={"crew": [], "suspicions": 2}, B={"crew": [], "suspicions": 2})
    match.say("mild", "chance")
    match.say("mild", "chance")
    assert (seat(match, "A")["debts"], seat(match, "B")["debts"]) == (1, 0)
    assert (seat(match, "A")["suspicions"], seat(match, "B")["suspicions"]) == (1, 2)


def test_the_samples_name_no_module() -> None:
    """The base of Masons knows anchors, not who attaches."""
    assert [masons.BASE.hooks, masons.BASE.folds] == [(), ()]
