"""A match: answers by number and text, all or none, copies, imagined matches, the end, records."""

import pickle

import pytest
from samples import inquest, masons_modules
from tiny import Ask, Steps, tiny

from greathall.engine import (
    BadOptions,
    BadRecord,
    BrokenRules,
    Each,
    GreatHallError,
    IllegalAnswer,
    Kind,
    Match,
    Module,
    Record,
    begin,
    snapshot,
)
from greathall.engine.kept.record import Entry
from greathall.engine.luck import Luck

MASONS = masons_modules.LISTING.load(3)
INQUEST = inquest.LISTING.load(2)


def play_on(match: Match, seed: int, answers: int = 100_000) -> Match:
    """Random answers until the game is over, or this many."""
    luck = Luck(seed)
    while not match.over and answers:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        answers -= 1
    return match


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = (play_on(MASONS.new(seed=3), 5) for _ in range(2))
    assert one.record().text() == other.record().text()
    assert one.scores() == other.scores()
    assert play_on(MASONS.new(seed=4), 5).record().text() != one.record().text()


def test_without_a_seed_luck_is_true() -> None:
    seeds = {MASONS.new().record().entries[0].text for _ in range(8)}
    assert len(seeds) == 8


def test_an_answer_is_a_number_of_the_space() -> None:
    match = MASONS.new(seed=1)
    number = match.legal("A")[0]
    assert match.text(number).startswith("sign ")
    assert match.parse(match.text(number)) == number
    assert list(match.mask("A")) == [int(n in match.legal("A")) for n in range(MASONS.rules.space.size)]
    assert match.legal("B") == match.legal("spectator") == []


@pytest.mark.parametrize(
    ("text", "seat", "reason"),
    [
        ("gather gold", "A", "not_asked"),
        ("sign trade", "B", "other_question"),
        ("fly", "B", "unknown_answer"),
        ("end turn", "B", "gather_first"),
        ("undo", "C", "nothing_to_undo"),
    ],
)
def test_refused_answers_have_a_reason_and_change_nothing(text: str, seat: str, reason: str) -> None:
    match = MASONS.new(seed=1)
    match.say("sign noble", "A") if "sign noble" in map(match.text, match.legal("A")) else match.say("sign faith", "A")
    before = (snapshot(match.state), match.record().text(), match.events("A"))
    with pytest.raises(IllegalAnswer) as refused:
        match.say(text, seat)
    assert refused.value.reason == reason
    assert (snapshot(match.state), match.record().text(), match.events("A")) == before


def test_amounts_belong_to_a_reason() -> None:
    match = MASONS.new(seed=1)
    play_on(match, 1, 1)
    short = [row for row in match.why_not("B") if row["reason"] == "gather_first"]
    assert {row["text"] for row in short} >= {"end turn"}
    match.say("gather gold", "B")
    rows = {row["text"]: row for row in match.why_not("B")}
    assert rows["gather gold"]["reason"] == "already_gathered"
    for row in rows.values():
        assert (row["reason"] == "gold_short") == bool(row["numbers"])


def test_a_refusal_travels_between_processes() -> None:
    error = IllegalAnswer("2 gold short", "gold_short", "M-3", (2,))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.reason, again.rule, again.numbers) == ("2 gold short", "gold_short", "M-3", (2,))


def test_numbers_outside_the_space_and_seats_outside_the_table() -> None:
    match = MASONS.new(seed=1)
    with pytest.raises(IllegalAnswer, match="they go from 0 to"):
        match.play(9999, "A")
    with pytest.raises(BadOptions, match="there are A, B, C"):
        match.play(0, "Z")
    with pytest.raises(BadOptions, match="there is no seat 7"):
        match.view(7)


def test_a_gesture_is_all_or_none() -> None:
    match = MASONS.new(seed=1)
    play_on(match, 1, 1)
    before = snapshot(match.state)
    gather, end = match.parse("gather gold"), match.parse("end turn")
    with pytest.raises(IllegalAnswer, match="already_gathered"):
        match.play_all([gather, gather], "B")
    assert snapshot(match.state) == before
    match.play_all([gather, end], "B")
    assert match.deciders() == [2]


def test_a_broken_rule_leaves_the_match_unchanged() -> None:
    from samples import broken

    match = broken.BROKEN.load(3, variant="two_pushes").new(seed=1)
    luck = Luck(1)
    broke = False
    before = (snapshot(match.state), match.record().text())
    while not broke:
        before = (snapshot(match.state), match.record().text())
        seat = match.deciders()[0]
        try:
            match.play(match.legal(seat)[luck.below(len(match.legal(seat)))], seat)
        except BrokenRules as error:
            broke = "second push" in str(error)
    assert (snapshot(match.state), match.record().text()) == before


def test_a_clone_goes_its_own_way() -> None:
    match = play_on(MASONS.new(seed=2), 2, 10)
    copy = match.clone()
    before = match.record().text()
    assert play_on(copy, 1).over
    assert match.record().text() == before
    assert play_on(match, 1).record().text() == copy.record().text()  # its luck went on alike


def test_an_imagined_match_has_no_past() -> None:
    match = play_on(MASONS.new(seed=2), 2, 10)
    imagined = match.redeal("A", 7)
    assert imagined.view("A") == match.view("A")
    assert snapshot(imagined.state) != snapshot(match.state)
    with pytest.raises(GreatHallError, match="has no record"):
        imagined.record()
    assert imagined.events("A") == []
    assert imagined.undoable("A") == 0
    assert play_on(imagined, 1).over
    with pytest.raises(GreatHallError, match="has no record"):
        imagined.clone().record()


def test_chance_can_be_asked_like_anybody() -> None:
    match = INQUEST.new(seed=1, chance="explicit")
    assert match.deciders() == [-1]
    with pytest.raises(IllegalAnswer, match="seed N"):
        match.say("prior", "chance")
    with pytest.raises(IllegalAnswer, match="not among the cards"):
        match.say("order abbot", "chance")
    match.say("order prior novice", "chance")
    match.say("seed 5", "chance")
    assert match.view("A")["seats"]["A"]["drawn"][:1] == ["prior"]
    while match.deciders() != [-1]:
        seat = match.deciders()[0]
        steal = match.parse("steal")
        match.play(steal if steal in match.legal(seat) else match.legal(seat)[0], seat)
    assert [match.rules.draws.text(n) for n in match.legal("chance")] == ["mild", "grave"]
    with pytest.raises(IllegalAnswer, match="no draw of this game"):
        match.say("heavy", "chance")
    match.say("grave", "chance")
    match.say("mild", "chance")
    with pytest.raises(IllegalAnswer, match="chance is not asked"):
        match.say("mild", "chance")


def test_chance_cannot_draw_what_is_gone() -> None:
    match = INQUEST.new(seed=1, chance="explicit")
    match.state.stack.clear()
    match.state.at.clear()
    match.state.bag[1] = 0  # type: ignore[attr-defined]
    match.state.stack.append(inquest.DrawMark(0))
    match.state.at.append(0)
    with pytest.raises(IllegalAnswer, match="cannot be drawn now"):
        match.say("grave", "chance")


def test_events_are_numbered_and_private_parts_stay_private() -> None:
    match = play_on(MASONS.new(seed=2), 2)
    drew = [event for event in match.events("A") if event["event"] == "drew"]
    assert {event["who"] for event in drew if "cards" in event} <= {"A"}
    assert any("cards" not in event for event in drew)
    assert all("cards" not in event for event in match.events("spectator"))
    assert [event for event in match.events("B") if event["n"] >= 20] == match.events("B", since=20)


def test_the_end_has_scores_and_only_the_end() -> None:
    match = MASONS.new(seed=2)
    with pytest.raises(GreatHallError, match="not over yet"):
        match.scores()
    assert match.forecast("A", "B") == {"city": 0, "gold": 2}
    play_on(match, 2)
    assert match.scores() == [sum(match.breakdown(seat).values()) for seat in range(3)]
    assert match.winners() == [seat for seat, score in enumerate(match.scores()) if score == max(match.scores())]
    with pytest.raises(IllegalAnswer) as refused:
        match.play(0, "A")
    assert refused.value.reason == "game_over"


def test_a_record_replays_and_plays_on() -> None:
    match = play_on(MASONS.new(seed=9), 9, 25)
    again = MASONS.replay(Record.parse(match.record().text()), seed=1)
    assert snapshot(again.state) == snapshot(match.state)
    assert play_on(again, 3).over


def test_a_broken_record_names_the_line() -> None:
    text = play_on(MASONS.new(seed=9), 9, 5).record().text().splitlines()
    text[8] = "B build castle twice"
    with pytest.raises(BadRecord, match=r"line 9: B build castle twice: no answer of this game"):
        MASONS.replay(Record.parse("\n".join(text)))
    with pytest.raises(BadRecord, match="record of masons, not of inquest"):
        INQUEST.replay(MASONS.new(seed=1).record())
    with pytest.raises(BadRecord, match="there is no seat 'Q'"):
        MASONS.new(seed=1).replay([Entry("Q", "end turn")])


def test_whoever_replays_is_called_after_every_entry() -> None:
    entries, called = MASONS.new(seed=1).history.entries, []
    match = MASONS.new(chance="explicit")
    match.replay(entries, lambda n, entry: called.append((n, match.answered, entry.text)))
    assert called == [(n, n, entry.text) for n, entry in enumerate(entries, 1)]


def test_what_the_rules_fail_at_counts_against_a_record_only_if_that_is_said() -> None:
    s = tiny(Module("asking", kinds=[Kind("ask", Each("say", "card"))]))
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), lambda s: s.tax.index(9)))
    match = Match(s.rules, s, Luck(1))
    with pytest.raises(ValueError, match="not in list"):
        match.clone().replay([Entry("A", "say ace")])
    with pytest.raises(BadRecord, match="A say ace: ValueError"):
        match.replay([Entry("A", "say ace")], faults=Exception)


@pytest.mark.parametrize("chance", ["luck", "explicit"])
def test_after_a_broken_record_chance_is_answered_as_before(chance: str) -> None:
    match = MASONS.new(seed=1, chance=chance)
    with pytest.raises(BadRecord, match="no answer of this game"):
        match.replay([Entry("A", "build castle twice")])
    assert match.explicit == (chance == "explicit")


def test_unknown_ways_of_chance_are_refused() -> None:
    with pytest.raises(BadOptions, match="luck or explicit"):
        MASONS.new(chance="dice")


def test_default_answers_of_a_ruleset() -> None:
    match = MASONS.new(seed=1)
    assert match.suggest("A") == []
    assert match.beliefs("A") == {}
    assert match.question("B") is None
    question = match.question("A")
    assert question is not None
    assert question["kind"] == "sign"
    assert question["about"] == {}
    assert match.why_not("B") == []
