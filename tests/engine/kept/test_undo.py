"""Taking back: free while the question stays here and nobody has learned more than a card laid open. Final is final."""

from typing import ClassVar

import pytest
from samples import inquest, masons_modules
from tiny import Ask, Both, Put, Steps, Tiny, tiny

import greathall
from greathall.engine import (
    CHANCE,
    BadRecord,
    Each,
    IllegalAnswer,
    Kind,
    Luck,
    Match,
    Module,
    Record,
    Together,
    begin,
    snapshot,
)

MASONS = masons_modules.LISTING.load(3)


class Oath(Ask):
    """An answer that is announced; the same seat goes on."""

    kind: ClassVar[str] = "oath"

    def choose(self, s: Tiny, option: int) -> None:
        s.push(Oath(self.player, self.numbers))


class Vow(Put):
    """What A says is announced."""

    def final(self, s: Tiny, option: int) -> bool:
        return self.player == 0


class Vows(Both):
    def ask(self, s: Tiny, seat: int) -> Vow | None:
        asked = super().ask(s, seat)
        return Vow(seat, tuple(asked.candidates(s))) if asked is not None else None


OATHS = Module("oaths", kinds=[Kind("oath", Each("swear", "card"), final=True)])


def first_turn() -> Match:
    """B's first turn in a game of Masons."""
    match = MASONS.new(seed=1)
    match.play(match.legal("A")[0], "A")
    return match


def test_an_answer_is_taken_back_and_the_record_keeps_both() -> None:
    match = first_turn()
    before = snapshot(match.state)
    match.say("gather gold", "B")
    assert match.undoable("B") == 1
    match.say("undo", "B")
    assert snapshot(match.state) == before
    assert [f"{entry.who} {entry.text}" for entry in match.record().entries[-2:]] == ["B gather gold", "B undo"]
    assert match.events("A")[-1] == {"n": match.answered, "event": "undone", "who": "B"}
    again = MASONS.replay(Record.parse(match.record().text()))
    assert snapshot(again.state) == before


def test_several_answers_one_by_one() -> None:
    match = first_turn()
    match.say("gather gold", "B")
    hand = match.view("B")["seats"]["B"]["hand"]
    match.say("pawn", "B")
    match.play(match.legal("B")[0], "B")
    assert match.undoable("B") == 3
    for left in (2, 1, 0):
        match.undo("B")
        assert match.undoable("B") == left
    assert match.view("B")["seats"]["B"]["hand"] == hand


def test_not_beyond_what_was_learned() -> None:
    match = first_turn()
    match.say("gather cards", "B")
    assert match.undoable("B") == 0
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo("B")
    match.play(match.legal("B")[0], "B")  # the card to keep: its own secret, so it is free
    assert match.undoable("B") == 1


def test_an_answer_that_hands_the_question_on_is_closed_before_anybody_has_answered() -> None:
    match = first_turn()
    match.say("gather gold", "B")
    match.say("end turn", "B")
    assert match.undoable("B") == 0
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo("B")


def test_what_was_only_handed_on_can_be_asked_back_until_somebody_has_answered() -> None:
    match = first_turn()
    match.say("gather gold", "B")
    before = snapshot(match.state)
    assert not match.askable("B")  # it is free
    match.say("end turn", "B")
    assert [match.askable(seat) for seat in "ABC"] == [False, True, False]
    asked_back = match.clone()
    asked_back.take_back("B")
    assert snapshot(asked_back.state) == before
    assert asked_back.undoable("B") == 1
    assert snapshot(MASONS.replay(Record.parse(asked_back.record().text())).state) == before
    match.say("gather gold", "C")
    assert [match.undoable(seat) for seat in "BC"] == [0, 1]
    assert not match.askable("B")


def test_what_has_shown_something_or_asks_luck_cannot_be_asked_back() -> None:
    match = first_turn()
    match.say("gather cards", "B")
    assert (match.undoable("B"), match.askable("B")) == (0, False)
    lucky = inquest.LISTING.load(2).new(seed=1, chance="explicit")
    while lucky.deciders() == [CHANCE] or lucky.parse("steal") not in lucky.legal(lucky.deciders()[0]):
        seat = lucky.deciders()[0]
        lucky.say("seed 1", "chance") if seat == CHANCE else lucky.play(lucky.legal(seat)[0], seat)
    seat = lucky.deciders()[0]
    lucky.say("steal", seat)
    assert lucky.deciders() == [CHANCE]
    assert (lucky.undoable(seat), lucky.askable(seat)) == (0, False)


def test_what_the_rules_call_final_is_final_though_the_same_seat_goes_on() -> None:
    s = tiny(OATHS)
    begin(s, Oath(0, (0, 1)))
    match = Match(s.rules, s, Luck(1))
    question = match.question("A")
    assert question is not None
    assert [answer["final"] and answer["confirm"] for answer in question["answers"]] == [True, True]
    match.say("swear king", "A")
    assert match.deciders() == [0]
    assert (match.undoable("A"), match.askable("A")) == (0, False)


def test_a_record_of_earlier_days_takes_back_what_is_closed_now() -> None:
    match = first_turn()
    match.say("gather cards", "B")
    before = match.record().text()
    again = MASONS.replay(Record.parse(before + "B undo\nB gather gold\n"))
    assert again.record().text() == before + "B undo\nB gather gold\n"
    with pytest.raises(BadRecord, match="nothing to take back"):
        MASONS.replay(Record.parse(before + "B undo\nB undo\n"))


def test_not_beyond_chance() -> None:
    match = inquest.LISTING.load(2).new(seed=1)
    while match.parse("steal") not in match.legal(match.deciders()[0]):
        match.play(match.legal(match.deciders()[0])[0], match.deciders()[0])
    seat = match.deciders()[0]
    match.say("steal", seat)
    assert match.undoable(seat) == 0


def test_a_build_from_ones_own_hand_stays_open_while_the_turn_goes_on() -> None:
    match = masons_modules.LISTING.load(3, modules=[]).new(seed=1)
    match.say("gather gold", "B")
    before = snapshot(match.state)
    builds = [number for number in match.legal("B") if match.text(number).startswith("build")]
    match.play(builds[0], "B")
    assert match.view("A")["seats"]["B"]["city"]
    match.undo("B")
    assert snapshot(match.state) == before


class TestTogether:
    """Simultaneous choices: what others choose does not bind, and is kept."""

    def match(self) -> Match:
        return inquest.LISTING.load(3).new(seed=1)

    def test_others_answers_do_not_bind(self) -> None:
        match = self.match()
        first = match.legal("A")[0]
        match.play(first, "A")
        match.play(match.legal("B")[0], "B")
        match.play(match.legal("B")[0], "B")
        assert match.undoable("A") == 1
        match.undo("A")
        assert first in match.legal("A")
        assert match.deciders() == [0, 2]  # B's answers stand
        assert (match.undoable("B"), match.askable("B")) == (0, True)

    def test_it_replays(self) -> None:
        match = self.match()
        for seat in ("A", "B", "A", "C"):
            match.play(match.legal(seat)[0], seat)
        match.take_back("A")
        match.undo("C")
        match.play(match.legal("C")[-1], "C")
        again = inquest.LISTING.load(3).replay(Record.parse(match.record().text()))
        assert snapshot(again.state) == snapshot(match.state)

    @pytest.mark.parametrize("order", ["AB", "BA"])
    def test_whoever_is_done_is_closed_alike_whether_first_or_last(self, order: str) -> None:
        s = tiny(Module("vows", kinds=[Kind("ask", Each("say", "card"))]))
        begin(s, Steps(lambda s: s.push(Vows()), lambda s: s.push(Ask(0, (0, 1)))))
        match = Match(s.rules, s, Luck(1))
        for seat in order:
            question = match.question(seat)
            assert question is not None and question["answers"][0]["final"]
            match.say("say king", seat)
            assert (match.undoable(seat), match.askable(seat)) == (0, seat == "B")
        assert [match.askable(seat) for seat in "AB"] == [False, True]  # what A said is final, what B said is not

    def test_not_once_it_is_complete_though_nothing_was_shown(self) -> None:
        s = tiny(Module("both", kinds=[Kind("ask", Each("say", "card"))]))
        begin(s, Steps(lambda s: s.push(Both()), lambda s: s.push(Ask(0, (0, 1)))))
        match = Match(s.rules, s, Luck(1))
        match.say("say king", "A")  # what follows from this needs no asking
        assert (match.undoable("A"), match.askable("A")) == (0, True)
        match.say("say king", "B")
        assert match.deciders() == [0]
        assert [match.undoable(seat) for seat in "AB"] == [0, 0]
        assert [match.askable(seat) for seat in "AB"] == [True, True]
        match.say("say ace", "A")
        assert [match.undoable(seat) for seat in "AB"] == [0, 0]

    def test_not_once_it_is_shown(self) -> None:
        match = self.match()
        for seat in ("A", "A", "B", "B", "C", "C"):
            match.play(match.legal(seat)[0], seat)
        assert [match.undoable(seat) for seat in "ABC"] == [0, 0, 0]


def test_what_others_choose_at_the_same_time_stays_the_same_business() -> None:
    """A table tells by it that their question is still the one they were asked."""
    match = greathall.load("paladins", 3).new(seed=5)
    while not isinstance(match.state.stack[-1], Together):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    business, seat = match.state.stack[-1], match.deciders()[0]
    match.play(match.legal(seat)[0], seat)
    assert match.state.stack[-1] is business
    match.take_back(seat)
    assert match.state.stack[-1] is business
    assert seat in match.deciders()
