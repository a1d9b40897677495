"""Records: the readable form of a game, and what can be wrong with it."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.engine import BadRecord, Record
from greathall.engine.kept.record import Entry, in_force

HEADER = """\
greathall record 1
game: "masons"
rules: 2
players: 3
options: {"modules": ["collector"]}
"""
TEXT = (
    HEADER
    + """
chance seed 12
B gather gold
B undo
B gather cards
"""
)


def test_a_record_is_read() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.rules, record.players) == ("masons", 2, 3)
    assert record.options == {"modules": ["collector"]}
    assert [(entry.who, entry.text, entry.line) for entry in record.entries] == [
        ("chance", "seed 12", 7),
        ("B", "gather gold", 8),
        ("B", "undo", 9),
        ("B", "gather cards", 10),
    ]


def test_a_record_is_written_as_it_is_read() -> None:
    assert Record.parse(TEXT).text() == TEXT


def test_a_record_hands_on_what_it_says_about_its_table() -> None:
    text = TEXT.replace("\n\n", '\ntable: {"title": "Friday"}\n\n', 1)
    record = Record.parse(text)
    assert record.table == {"title": "Friday"}
    assert record.text() == text
    assert pickle.loads(pickle.dumps(record)).table == record.table


def test_a_record_without_entries_is_one() -> None:
    assert Record.parse(HEADER).entries == []
    assert Record.parse(HEADER).text() == HEADER + "\n"


def test_empty_lines_and_spaces_between_entries_do_not_count() -> None:
    record = Record.parse(HEADER + "\n\n  A end turn \n\nB end turn")
    assert [(entry.who, entry.text, entry.line) for entry in record.entries] == [
        ("A", "end turn", 8),
        ("B", "end turn", 10),
    ]


WORDS = st.from_regex(r"[a-z_+]+( [a-z_+]+)*", fullmatch=True)
VALUES = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.text())


@given(
    st.text(),
    st.integers(),
    st.integers(),
    st.dictionaries(st.text(), VALUES),
    st.lists(st.tuples(st.sampled_from(["A", "B", "chance"]), WORDS)),
)
def test_what_is_written_is_read(
    game: str, rules: int, players: int, options: dict[str, object], answers: list[tuple[str, str]]
) -> None:
    record = Record(game, rules, players, options, [Entry(who, text) for who, text in answers])
    again = Record.parse(record.text())
    assert (again.game, again.rules, again.players, again.options) == (game, rules, players, options)
    assert [(entry.who, entry.text) for entry in again.entries] == answers


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "a record begins with 'greathall record 1'"),
        ("greathall record 2\n", 1, "a record begins with 'greathall record 1'"),
        (TEXT.replace("rules:", "rule:"), 3, "unknown header 'rule'; there are game, rules, players, options"),
        (TEXT.replace("rules: 2", "rules 2"), 3, "unknown header 'rules 2'"),
        (TEXT.replace("rules: 2", "rules: two"), 3, "the value of 'rules' is not JSON: Expecting value"),
        (TEXT.replace("rules: 2", "rules:"), 3, "the value of 'rules' is not JSON: Expecting value"),
        (TEXT.replace("rules: 2", 'rules: "2"'), 3, "the value of 'rules' is of the wrong type"),
        (TEXT.replace("players: 3", "players: true"), 4, "the value of 'players' is of the wrong type"),
        (TEXT.replace('"masons"', "7"), 2, "the value of 'game' is of the wrong type"),
        (TEXT.replace("players: 3", "rules: 3"), 4, "'rules' is there twice"),
        (TEXT.replace("rules: 2\nplayers: 3\n", ""), 3, "the header lacks rules, players"),
        ("greathall record 1", 1, "the header lacks game, rules, players, options"),
        (TEXT.replace("B undo", "undo"), 9, "an entry is a seat and its answer"),
        (TEXT.replace("B undo", "B "), 9, "an entry is a seat and its answer"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: {message}")


def test_without_a_line_only_the_message_is_said() -> None:
    assert str(BadRecord("no such game")) == "no such game"


def test_what_was_taken_back_is_not_in_force() -> None:
    entries = [Entry("A", "gold"), Entry("A", "undo"), Entry("A", "cards"), Entry("B", "x"), Entry("A", "y")]
    entries += [Entry("B", "undo"), Entry("B", "z")]
    assert [(n, entry.text) for n, entry in in_force(entries)] == [(3, "cards"), (5, "y"), (7, "z")]
