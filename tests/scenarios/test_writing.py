"""What is written as YAML reads as the same again."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML

from greathall.scenarios.writing import WIDTH, flow, lines

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8) | st.sampled_from(
    ["null", "yes", "~", "1", "1.5", "-", "a: b", "a #b", "tavern+", "Poor House", "1e3", "<<", "=", "2024-01-02", "No"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
)


def read(text: str) -> Any:
    return YAML(typ="safe", pure=True).load(text)


@given(VALUES)
def test_a_value_in_one_line_reads_as_the_same(value: Any) -> None:
    text = flow(value)
    assert len(text.splitlines()) <= 1
    assert read(f"[{text}]") == [value]


@given(st.lists(st.sampled_from(["temple", "poor house", "a  b", ", ,", "tavern+"]), max_size=60))
def test_a_long_value_is_wrapped_and_reads_as_the_same(value: list[str]) -> None:
    written = lines("deck", {"cards": value}, "  ")
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in written)
    assert read("\n".join(written)) == {"deck": {"cards": value}}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (["temple", 1, True, None], "[temple, 1, true, null]"),
        ({"A": {}, "B": []}, "{A: {}, B: []}"),
        ((1, (2, 3)), "[1, [2, 3]]"),
        ("spy on B", "spy on B"),
        ("no", '"no"'),
        ('a "b" \\ \n', '"a \\"b\\" \\\\ \\U0000000a"'),
    ],
)
def test_a_value_is_written_plainly(value: Any, text: str) -> None:
    assert flow(value) == text
