"""Taking back: free as long as this seat has learned nothing and nobody else has answered. The record keeps both."""

import pytest
from samples import inquest, masons_modules

from greathall.engine import IllegalAnswer, Match, Record, snapshot

MASONS = masons_modules.ENTRY.load(3)


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


def test_not_beyond_another_seats_answer() -> None:
    match = first_turn()
    match.say("gather gold", "B")
    match.say("end turn", "B")
    assert match.undoable("B") == 2
    match.say("gather gold", "C")
    assert match.undoable("B") == 0
    assert match.undoable("C") == 1


def test_not_beyond_chance() -> None:
    match = inquest.ENTRY.load(2).new(seed=1)
    while match.parse("steal") not in match.legal(match.deciders()[0]):
        match.play(match.legal(match.deciders()[0])[0], match.deciders()[0])
    seat = match.deciders()[0]
    match.say("steal", seat)
    assert match.undoable(seat) == 0


def test_showing_ones_own_card_does_not_bind_the_one_who_shows_it() -> None:
    match = masons_modules.ENTRY.load(3, modules=[]).new(seed=1)
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
        return inquest.ENTRY.load(3).new(seed=1)

    def test_others_answers_do_not_bind(self) -> None:
        match = self.match()
        first = match.legal("A")[0]
        match.play(first, "A")
        match.play(match.legal("B")[0], "B")
        match.play(match.legal("B")[0], "B")
        assert match.undoable("A") == 1
        assert match.undoable("B") == 2
        match.undo("A")
        assert first in match.legal("A")
        assert match.deciders() == [0, 2]  # B's answers stand
        assert match.undoable("B") == 2

    def test_it_replays(self) -> None:
        match = self.match()
        for seat in ("A", "B", "A", "C"):
            match.play(match.legal(seat)[0], seat)
        match.undo("A")
        match.undo("C")
        match.play(match.legal("C")[-1], "C")
        again = inquest.ENTRY.load(3).replay(Record.parse(match.record().text()))
        assert snapshot(again.state) == snapshot(match.state)

    def test_not_once_it_is_shown(self) -> None:
        match = self.match()
        for seat in ("A", "A", "B", "B", "C", "C"):
            match.play(match.legal(seat)[0], seat)
        assert [match.undoable(seat) for seat in "ABC"] == [0, 0, 0]
