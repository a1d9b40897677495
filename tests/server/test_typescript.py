"""The client's types are those of the protocol, and real messages have the form the protocol says."""

import json
from typing import Any

import msgspec
import pytest

from greathall.engine import Luck, Match
from greathall.games.citadels.options import LISTING
from greathall.server.protocol.messages import (
    Answering,
    Done,
    Game,
    Refusal,
    Resuming,
    SeatInfo,
    Settings,
    Table,
    TableInfo,
    ToBrowser,
    ToHall,
    Undoing,
)
from greathall.server.protocol.questions import Interim, Question
from tools.typescript import MESSAGES, PACKAGE, Source, Unreadable, files, typescript

PLAYERS = 4


def test_the_types_of_the_client_are_up_to_date() -> None:
    stale = [file.name for file, sources in files().items() if file.read_text(encoding="utf-8") != typescript(sources)]
    assert stale == [], "write them anew: .venv/bin/python -m tools.typescript"


def test_every_file_of_the_protocol_is_written() -> None:
    assert {"__init__.py", *MESSAGES} == {file.name for file in (PACKAGE / "server" / "protocol").glob("*.py")}


def declared(text: str) -> dict[str, str]:
    return dict(Source(text).written())


def test_fields_may_be_missing_if_the_hall_leaves_them_out_or_a_browser_may() -> None:
    sent = 'class A(Struct, omit_defaults=True):\n    """Words."""\n\n    n: int\n    m: "A | None" = None  # more\n'
    assert declared(sent) == {"A": "/** Words. */\nexport type A = {\n  n: number;\n  /** more */\n  m?: A;\n};\n"}
    asked = "class B(Struct, tag='b', tag_field='type', forbid_unknown_fields=True):\n    s: bool | None = None\n"
    assert declared(asked) == {"B": 'export type B = {\n  type: "b";\n  s?: boolean | null;\n};\n'}
    both = "class C(Struct, forbid_unknown_fields=True):\n    s: bool = True\n\n\nclass D(Struct):\n    c: list[C]\n"
    assert declared(both)["C"] == "export type C = {\n  s: boolean;\n};\n"


def test_views_keep_their_names_and_what_need_not_be_there() -> None:
    text = (
        'Mark = Literal["a", "b"]\nclass V(TypedDict):\n    m: dict[Mark, int]\n    x: NotRequired[list[str | None]]\n'
    )
    written = "export type V = {\n  m: Partial<Record<Mark, number>>;\n  x?: (string | null)[];\n};\n"
    assert declared(text) == {"Mark": 'export type Mark = "a" | "b";\n', "V": written}


@pytest.mark.parametrize("text", ["def f() -> None: ...\n", "A = set[int]\n", "A = 1 + x\n"])
def test_what_has_no_form_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        declared(text)


# Real messages.


def positions(seed: int) -> list[Match]:
    """Every position of a random game."""
    match, luck, found = LISTING.load(PLAYERS, preset="tenacious_delegates").new(seed=seed), Luck(seed), []
    while not match.over:
        found.append(match.clone())
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    return [*found, match]


def game_of(match: Match, seat: int) -> Game:
    """What a seat is sent."""
    question = match.question(seat)
    return Game(
        since=0,
        n=match.answered,
        events=match.events(seat, since=max(0, match.answered - 5)),
        halts=[Interim(2, {"round": 1})],
        view=match.view(seat),
        question=None if question is None else msgspec.convert(question, Question),
        number=match.answered,
        mine=0,
        undo=match.undoable(seat),
        ask=match.askable(seat),
        suggest=match.suggest(seat),
        beliefs=match.beliefs(seat),
        forecast=[match.forecast(other, seat) for other in range(PLAYERS)],
        result=None,
    )


def plain(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def test_a_game_comes_back_as_it_was_sent() -> None:
    for match in positions(3):
        for seat in range(PLAYERS):
            sent = game_of(match, seat)
            assert msgspec.json.decode(msgspec.json.encode(sent), type=ToBrowser) == sent
            assert plain(sent)["question"] == match.question(seat)
            assert plain(sent)["view"] == match.view(seat)


def test_other_messages_come_back_as_they_were_sent() -> None:
    seats = [SeatInfo("A", "person", "Ania", "", True, False), SeatInfo("B", "open", "", "", False, False)]
    info = TableInfo("x", "", "citadels", 2, {}, Settings(), "open", seats, 0, True, "k", None, 0)
    for sent in (Table(info, 12.5), Done(1), Refusal(0, "stale", "", [])):
        assert msgspec.json.decode(msgspec.json.encode(sent), type=ToBrowser) == sent
    for said in (Answering(1, 5, [3, 4]), Undoing(2, 1), Resuming(7)):
        assert msgspec.json.decode(msgspec.json.encode(said), type=ToHall) == said


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"answer","id":1,"number":2,"answers":[]}',
        '{"type":"answer","id":1,"number":2,"answers":[1],"more":0}',
        '{"type":"answer","id":-1,"number":2,"answers":[1]}',
        '{"type":"undo","id":1,"mine":true}',
        '{"type":"shout","id":1}',
        '{"id":1}',
    ],
)
def test_what_a_browser_sends_is_strict(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ToHall)
