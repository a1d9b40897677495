"""The text of all that a seat has been shown: the same where it cannot tell two games apart, and only there."""

import json
from typing import Any

import pytest
from samples import masons_modules

import greathall
from greathall.engine import CHANCE, GreatHallError, Luck, Match

MASONS = masons_modules.LISTING.load(3)


def lines(match: Match, seat: int | str) -> list[tuple[str, Any]]:
    parted = [line.partition(" ") for line in match.information(seat).split("\n")]
    return [(what, json.loads(said)) for what, _, said in parted]


def played(match: Match, answers: int, seed: int = 1) -> Match:
    luck = Luck(seed)
    for _ in range(answers):
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return match


def test_it_begins_with_the_table_and_ends_with_what_is_asked() -> None:
    match = played(MASONS.new(seed=1), 9)
    for seat in match.deciders():
        found = lines(match, seat)
        assert [what for what, _ in found[:2]] == ["table", "view"]
        kind, about, texts = found[-1][1]
        asked = match.question(seat)
        assert asked is not None
        assert (found[-1][0], kind, about) == ("question", asked["kind"], asked["about"])
        assert texts == [answer["text"] for answer in asked["answers"]]


def test_every_answer_of_the_seat_follows_its_question_and_no_other_answer_is_there() -> None:
    match = played(MASONS.new(seed=2), 30)
    record = match.record()
    for name in MASONS.seats:
        found = lines(match, name)
        answers = [place for place, (what, _) in enumerate(found) if what == "answer"]
        assert [found[place][1] for place in answers] == [entry.text for entry in record.entries if entry.who == name]
        for place in answers:
            what, asked = found[place - 1]
            assert what == "question"
            assert found[place][1] in asked[2]


def test_events_are_those_that_the_seat_was_told() -> None:
    match = played(MASONS.new(seed=3), 25)
    for seat in (0, 2, "spectator"):
        told = [{key: value for key, value in event.items() if key != "n"} for event in match.events(seat)]
        assert [said for what, said in lines(match, seat) if what == "event"] == told


def test_it_grows_and_keeps_everything_before() -> None:
    match = MASONS.new(seed=4)
    before: dict[int, list[tuple[str, Any]]] = {0: [], 1: [], 2: []}
    for number in range(20):
        played(match, 1, number)
        for seat, kept in before.items():
            found = lines(match, seat)
            assert found[: len(kept)] == kept
            before[seat] = found[:-1] if found[-1][0] == "question" else found


def dealt(order: list[str]) -> Match:
    """Citadels for four with this deck, top first; what else luck says is always the same."""
    match = greathall.load("citadels", 4).new(chance="explicit")
    match.say(" ".join(["order", *order]), "chance")
    luck = Luck(1)
    while match.deciders() == [CHANCE]:
        match.say(match.sample(luck), "chance")
    return match


def test_it_is_the_same_if_only_the_hand_of_another_differs() -> None:
    rules = greathall.load("citadels", 4).rules
    order = [rules.names["district"][card] for card in rules.all_cards("district")]
    one = dealt(order)
    different: set[str] = set()
    for place in range(16):
        other = dealt([*order[:place], order[-1], *order[place + 1 : -1], order[place]])
        changed = [name for name in "ABCD" if one.view(name) != other.view(name)]
        assert [name for name in "ABCD" if one.information(name) != other.information(name)] == changed
        assert one.information("spectator") == other.information("spectator")
        assert len(changed) == 1
        different.update(changed)
    assert different == set("ABCD")


def test_it_is_different_if_the_seat_was_told_something_else() -> None:
    one, other = (played(greathall.load("citadels", 2).new(seed=9), 0) for _ in range(2))
    [seat] = one.deciders()
    first, second, *_ = one.legal(seat)
    one.play(first, seat)
    other.play(second, seat)
    assert one.information(seat) != other.information(seat)
    assert one.information("spectator") == other.information("spectator")


def test_an_imagined_match_has_no_past_to_tell_of() -> None:
    with pytest.raises(GreatHallError, match="no past"):
        MASONS.new(seed=1).redeal(0, 5).information(0)


def test_what_was_taken_back_stays_told() -> None:
    match = MASONS.new(seed=6)
    luck = Luck(6)
    while True:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        if match.undoable(seat):
            break
    before = match.information(seat)
    match.undo(seat)
    found = lines(match, seat)
    assert ("answer", "undo") in found
    assert match.information(seat).startswith(before[: before.rindex("\n")])
