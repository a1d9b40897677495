"""Events: what happened, and the part of it that only some may see."""

from tiny import rules, tiny

from greathall.engine import CHANCE, EVERYTHING, SPECTATOR, Event, Module, Telling
from greathall.engine.hidden.views import show_event

TOLD = Module("told", tellings=[Telling("drew", ("who:seat", "count:number"), ("cards:card*",)), Telling("rang")])
A, B, C = 0, 1, 2


def test_a_secret_shows_to_the_seats_of_its_mask() -> None:
    event = Event("drew", (A, 2), (0, 3), 1 << A | 1 << C)
    shown = [seat for seat in (EVERYTHING, SPECTATOR, CHANCE, A, B, C) if event.shows_secret_to(seat)]
    assert shown == [A, C]


def test_each_viewer_is_told_in_words_what_they_may_know() -> None:
    table = rules(TOLD, players=3)
    event = Event("drew", (B, 2), (0, 3), 1 << B)
    public = {"event": "drew", "who": "B", "count": 2}
    assert show_event(table, event, A) == show_event(table, event, SPECTATOR) == public
    assert show_event(table, event, B) == show_event(table, event, EVERYTHING) == {**public, "cards": ["ace", "jack"]}


def test_an_event_may_have_no_arguments() -> None:
    assert show_event(rules(TOLD), Event("rang", ()), SPECTATOR) == {"event": "rang"}


def test_every_game_can_tell_of_an_answer_taken_back() -> None:
    assert show_event(rules(), Event("undone", (B,)), A) == {"event": "undone", "who": "B"}


def test_a_state_keeps_its_news_until_they_are_taken() -> None:
    s = tiny(TOLD)
    s.tell("drew", (A, 1), (2,), 1 << A)
    s.tell("rang")
    assert [(event.kind, event.args, event.secret, event.to) for event in s.events] == [
        ("drew", (A, 1), (2,), 1),
        ("rang", (), (), 0),
    ]
    assert s.clone().events == []


def test_a_state_that_is_not_telling_tells_nothing() -> None:
    s = tiny(TOLD)
    s.telling = False
    silent = s.clone()
    silent.tell("rang")
    assert silent.events == []


def test_seats_learn_one_by_one_or_all_but_one() -> None:
    s = tiny(players=3)
    s.learn(B)
    s.learn_all()
    s.learn_all(but=C)
    assert s.learned == [2, 3, 1]
    assert s.clone().learned == [2, 3, 1]
