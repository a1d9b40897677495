"""A scenario that is not true says where, what was expected and what was found; every word of a check can fail."""

import pytest

from greathall.scenarios import check, load_text, set_up

TURN = """\
scenario: x
game: masons
options: {seats: [A, B, C]}
given:
  A: {gold: 1, hand: [tavern, market], city: [temple]}
  B: {hand: [castle]}
  holder: C
  signed: trade
  turn: {gathered: 1}
  at: {turn: A}
"""


def message(text: str) -> str:
    """What is said of a scenario that is not true."""
    (scenario,) = load_text(text, "a.yaml")
    result = check(scenario)
    assert result.ok == (result.message == "")
    return result.message


# What is checked in the position above, and what is said of it; the check is in line 11.
UNTRUE = {
    "asked another question": ("asked: {A: warrant}", "asked", "{A: warrant}", "{A: turn}"),
    "asked another seat": ("asked: {B: turn}", "asked", "{B: turn}", "{A: turn}"),
    "asked nobody": ("asked: {}", "asked", "{}", "{A: turn}"),
    "asked one more": ("asked: [A, B]", "asked", "[A, B]", "[A]", "missing   [B]"),
    "asked none of a list": ("asked: []", "asked", "[]", "[A]", "too much  [A]"),
    "legal": (
        "legal: {A: [pass, pawn, end turn]}",
        "legal.A",
        "[pass, pawn, end turn]",
        "[end turn, pawn, build tavern, spy on B]",
        "missing   [pass]",
        "too much  [build tavern, spy on B]",
    ),
    "legal for somebody who is not asked": ("legal: {B: [pass]}", "legal.B", "[pass]", "[]", "missing   [pass]"),
    "another reason": (
        "refused: {A: {build market: limit_reached}}",
        "refused.A.build market.reason",
        "limit_reached",
        "gold_short",
    ),
    "another number": (
        "refused: {A: {build market: {reason: gold_short, numbers: [2]}}}",
        "refused.A.build market.numbers",
        "[2]",
        "[1]",
        "missing   [2]",
        "too much  [1]",
    ),
    "another rule": (
        "refused: {A: {build market: {reason: gold_short, rule: M-9}}}",
        "refused.A.build market.rule",
        "M-9",
        "M-3",
    ),
    "not refused": ("refused: {A: {pawn: already_used}}", "refused.A.pawn", "already_used", "it may be answered"),
    "seen differently": ("seen_by: {B: {A: {hand: [tavern, market]}}}", "seen_by.B.A.hand", "[tavern, market]", "2"),
    "not seen at all": (
        "seen_by: {B: {signed: trade}}",
        "seen_by.B.signed",
        "trade",
        "(nothing of that name)",
        None,
    ),
    "seen to be asked": (
        "seen_by: {spectator: {asked: {A: null}}}",
        "seen_by.spectator.asked",
        "{A: null}",
        "{A: turn}",
    ),
    "seen that somebody is asked": ("seen_by: {B: {asked: []}}", "seen_by.B.asked", "[]", "[A]", "too much  [A]"),
    "a seat seen inside a seat": (
        "seen_by: {B: {A: {B: {gold: 2}}}}",
        "seen_by.B.A.B",
        "{gold: 2}",
        "(nothing of that name)",
        None,
    ),
    "seen but hidden": (
        "seen_by: {B: {A: {hidden: [gold, picked]}}}",
        "seen_by.B.A.hidden",
        "[gold, picked]",
        "{gold: 1}",
        "these are seen, but should be hidden",
    ),
    "told": ("told: [[ended, A]]", "told.0", "[ended, A]", "[]"),
    "stack": ("stack: [Build]", "stack", "[Build]", "[Turn]"),
    "no stack": ("stack: []", "stack", "[]", "[Turn]"),
    "total": ("score: {A: 3}", "score.A", "3", "2"),
    "line of the score": ("score: {A: {gold: 1, city: 2}}", "score.A.city", "2", "1"),
    "unknown line of the score": (
        "score: {A: {fame: 2}}",
        "score.A.fame",
        "2",
        "(nothing of that name)",
        "perhaps   city, gold",
    ),
    "over": ("over: true", "over", "true", "false"),
    "winners": ("winners: [A]", "winners", "[A]", "the game is not over yet; forecast() looks at a running game"),
    "undoable": ("undoable: {A: 1}", "undoable.A", "1", "0"),
    "a number of a seat": ("A: {gold: 0}", "A.gold", "0", "1"),
    "a flag is no number": ("A: {gold: true}", "A.gold", "true", "1"),
    "an order": ("A: {hand: [market, tavern]}", "A.hand", "[market, tavern]", "[tavern, market]"),
    "one card more": (
        "A: {hand: [tavern, tavern, market]}",
        "A.hand",
        "[tavern, tavern, market]",
        "[tavern, market]",
        "missing   [tavern]",
    ),
    "nothing": ("turn: {}", "turn", "{}", "{gathered: 1, built: 0, pawned: 0, spied: 0}"),
    "the table": ("holder: null", "holder", "null", "C"),
    "a part of the table": ("turn: {built: 1}", "turn.built", "1", "0"),
    "a name a seat does not have": ("A: {glod: 1}", "A.glod", "1", "(nothing of that name)", "perhaps   gold"),
    "a name nobody has": ("holdr: A", "holdr", "A", "(nothing of that name)", "perhaps   holder"),
    "a misspelt word": ("legla: {A: []}", "legla", "{A: []}", "(nothing of that name)", "perhaps   legal"),
    "what somebody knows": (
        "A: {knows: [{card: temple, in: [deck]}]}",
        "A.knows",
        "[{card: temple, in: [deck]}]",
        "[]",
        "missing   [{card: temple, in: [deck]}]",
    ),
}


@pytest.mark.parametrize("name", UNTRUE)
def test_what_is_not_true_is_said_with_its_place_and_both_sides(name: str) -> None:
    written, field, expected, found, *notes = UNTRUE[name]
    said = message(f"{TURN}then: {{{written}}}")
    lines = [f"a.yaml:11: then.{field}", f"    expected  {expected}", f"    found     {found}"]
    if notes == [None]:
        assert said.splitlines()[:3] == lines
    else:
        assert said.splitlines() == lines + [f"    {note}" for note in notes]


def test_everything_that_differs_in_one_check_is_said_each_with_its_line() -> None:
    text = TURN + "then:\n  asked: {A: turn}\n  A:\n    gold: 2\n    city: []\n  tax: 1\n"
    assert (
        message(text)
        == """\
a.yaml:14: then.A.gold
    expected  2
    found     1
a.yaml:15: then.A.city
    expected  []
    found     [temple]
    too much  [temple]
a.yaml:16: then.tax
    expected  1
    found     0"""
    )


def test_a_check_that_fails_ends_the_scenario() -> None:
    text = TURN + "when:\n  - check: {tax: 1}\n  - A: dance\n  - check: {tax: 2}\n"
    assert message(text) == "a.yaml:12: when.0.check.tax\n    expected  1\n    found     0"


MAY = "A may answer: [end turn, pawn, build tavern, spy on B]"
# An answer in the position above, and what is said of it; it is in line 13.
IMPOSSIBLE = {
    "refused": (
        "A: build market",
        f"A: 'build market' is refused: gold_short; numbers [1]; rule M-3; asked: {{A: turn}}; {MAY}",
    ),
    "unknown": (
        "A: biuld tavern",
        f"A: no answer of this game reads 'biuld tavern'; perhaps 'build tavern'; asked: {{A: turn}}; {MAY}",
    ),
    "not asked": ("B: pass", "B: B is not asked anything now; asked: {A: turn}"),
    "no seat": ("D: pass", "D: no seat is called 'D'; there are A, B, C"),
    "a spectator": ("spectator: pass", "spectator: no seat is called 'spectator'; there are A, B, C"),
    "nothing to undo": (
        "A: undo",
        f"A: there is nothing to take back; asked: {{A: turn}}; {MAY}",
    ),
    "chance": ("chance: temple", "chance: chance is not asked anything now; asked: {A: turn}"),
    "an order": ("chance: [temple]", "chance: chance is not asked anything now; asked: {A: turn}"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_answer_that_cannot_be_given_is_said_with_its_line_and_reason(name: str) -> None:
    answer, said = IMPOSSIBLE[name]
    assert message(f"{TURN}when:\n  - check: {{over: false}}\n  - {answer}\n") == f"a.yaml:13: when.1.{said}"


def test_of_many_answers_the_nearest_are_shown() -> None:
    hand = "[tavern, market, temple, church, manor, castle]"
    text = f"scenario: x\ngame: masons\noptions: {{seats: 4}}\ngiven:\n  A: {{gold: 9, hand: {hand}}}\n"
    text += (
        "  B: {hand: [temple]}\n  C: {hand: [temple]}\n  D: {hand: [temple]}\n  turn: {gathered: 1}\n  at: {turn: A}\n"
    )
    assert "A may answer: [build tavern, " in message(f"{text}when: [A: biuld tavern]")


def test_what_leads_into_the_middle_must_be_possible_too() -> None:
    said = message(f"{TURN}  after:\n    - A: end turn\n    - A: pawn\n")
    assert said == "a.yaml:13: given.after.1.A: A is not asked anything now; asked: {}"


# Names of seats in checks that there are not.
STRANGERS = {
    "legal: {D: []}": "then.legal.D: no seat is called 'D'; there are A, B, C, chance",
    "refused: {D: {pass: x}}": "then.refused.D: no seat is called 'D'; there are A, B, C, chance",
    "seen_by: {chance: {tax: 0}}": "then.seen_by.chance: no seat is called 'chance'; there are A, B, C, spectator",
    "told_to: {D: []}": "then.told_to.D: no seat is called 'D'; there are A, B, C, spectator",
    "score: {spectator: 1}": "then.score.spectator: no seat is called 'spectator'; there are A, B, C",
    "winners: [D]": "then.winners.D: no seat is called 'D'; there are A, B, C",
    "undoable: {chance: 0}": "then.undoable.chance: no seat is called 'chance'; there are A, B, C",
    "seen_by: {B: {hidden: [singed]}}": "then.seen_by.B.hidden.0: nothing is called 'singed'; there are A, B, C, ",
    "seen_by: {B: {A: {hidden: [x]}}}": "then.seen_by.B.A.hidden.0: nothing is called 'x'; there are hand, ",
}


@pytest.mark.parametrize("written", STRANGERS)
def test_a_check_names_only_what_there_is(written: str) -> None:
    assert message(f"{TURN}then: {{{written}}}").startswith(f"a.yaml:11: {STRANGERS[written]}")


GAIN = """\
scenario: x
game: inquest
options: {seats: [A, B]}
given: {A: {crew: [conspirator, squire]}, tax: 1, at: {gain: {A: 1}}}
when:
  - chance: mild
  - A: squire
"""
EVENTS = "[[suspected, A, mild, 1], [inquisition], [acts, A, squire], [acts, A, conspirator]]"


@pytest.mark.parametrize(
    "events",
    [
        EVENTS,
        "[suspected, inquisition]",
        "[[inquisition]]",
        "[[suspected, A, mild, 1], [acts, A, conspirator]]",
        "[acts, acts]",
    ],
)
def test_events_are_looked_for_in_their_order(events: str) -> None:
    assert message(f"{GAIN}then: {{told: {events}, told_to: {{B: {events}, spectator: {events}}}}}") == ""


@pytest.mark.parametrize(
    ("events", "place", "event", "notes"),
    [
        ("[]", "", "[]", []),
        (
            "[[acts, A, squire], inquisition]",
            ".1",
            "inquisition",
            ["looked for after 1 of the events above were found"],
        ),
        ("[[acts, A]]", ".0", "[acts, A]", []),
        ("[acts, acts, acts]", ".2", "acts", ["looked for after 2 of the events above were found"]),
        ("[[suspected, B, mild, 1]]", ".0", "[suspected, B, mild, 1]", []),
    ],
)
def test_events_that_did_not_happen_so_are_said(events: str, place: str, event: str, notes: list[str]) -> None:
    lines = [f"a.yaml:8: then.told{place}", f"    expected  {event}", f"    found     {EVENTS}"]
    assert message(f"{GAIN}then: {{told: {events}}}").splitlines() == lines + [f"    {note}" for note in notes]


def test_what_is_told_is_what_was_told_since_the_last_check() -> None:
    text = GAIN.replace("  - A: squire", "  - check: {told: [suspected]}\n  - A: squire")
    assert message(f"{text}then: {{told: [acts]}}") == ""
    assert "then.told.0\n    expected  suspected" in message(f"{text}then: {{told: [suspected]}}")


def test_what_came_before_the_answers_is_not_told() -> None:
    text = "scenario: x\ngame: inquest\noptions: {seats: [A, B]}\ngiven:\n  tax: 3\n  at: {gain: {A: 1}}\n"
    assert message(f"{text}when: [chance: mild]\nthen: {{told: [[suspected, A, mild, 1]]}}") == ""
    assert message(f"{text}  after: [chance: mild]\nthen: {{told: []}}") == ""


def test_chance_is_asked_only_where_a_check_names_it() -> None:
    text = "scenario: x\ngame: inquest\noptions: {seats: [A, B]}\ngiven: {tax: 5, at: {gain: {A: 1}}}\n"
    assert message(f"{text}then: {{asked: {{chance: mark}}}}") == ""
    assert message(f"{text}then: {{asked: [chance], A: {{suspicions: 0}}}}") == ""
    assert message(f"{text}then: {{legal: {{chance: [mild, grave]}}}}") == ""
    assert message(f"{text}then: {{refused: {{chance: {{light: unknown_answer}}}}}}") == ""
    assert message(f"{text}then: {{asked: {{}}, A: {{suspicions: 1}}}}") == ""


def test_a_draw_takes_one_answer() -> None:
    text = "scenario: x\ngame: inquest\noptions: {seats: [A, B]}\ngiven: {tax: 5, at: {gain: {A: 1}}}\n"
    said = "a.yaml:5: when.0.chance: a draw takes one answer, not the order [mild, grave]; asked: {chance: mark}; "
    assert message(f"{text}when: [chance: [mild, grave]]") == f"{said}chance may answer: [mild, grave]"


def test_a_shuffle_takes_an_order_or_a_seed() -> None:
    text = "scenario: x\ngame: inquest\noptions: {seats: [A, B]}\nwhen:\n  - chance: "
    said = "a.yaml:5: when.0.chance: a shuffle takes `seed N` or `order …`, not 'prior'; asked: {chance: shuffle}"
    assert message(f"{text}prior") == said
    said = "a.yaml:5: when.0.chance: 'abbot' is not among the cards to be shuffled; asked: {chance: shuffle}"
    assert message(f"{text}[abbot]") == said


def test_luck_is_fixed_by_the_seed() -> None:
    text = "scenario: x\ngame: masons\noptions: {seats: 4, seed: %d}\n"
    hands = [str(set_up(load_text(text % seed)[0]).view("A")["seats"]["A"]["hand"]) for seed in (1, 1, 2, 3, 4, 5)]
    assert hands[0] == hands[1]
    assert len(set(hands)) > 1


def test_a_fault_in_the_rules_fails_the_scenario() -> None:
    text = "scenario: x\ngame: inquest\noptions: {seats: [A, B]}\ngiven: {bag: {mild: 0}, at: {gain: {A: 1}}}\n"
    assert message(f"{text}when: [chance: mild]").startswith("a.yaml:5: when.0.chance: 'mild' cannot be drawn now")
