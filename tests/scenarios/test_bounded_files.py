"""A YAML file is never larger than it looks: what would grow without end is refused with a sentence, at once."""

import time

import pytest

from greathall.scenarios.errors import BadScenario
from greathall.scenarios.yaml_files import DEEPEST, LONGEST, MOST_PARTS, Source, parse, plain

DEEP, MANY = f"it goes more than {DEEPEST} levels deep", f"it has more than {MOST_PARTS:,} parts"
NINE = "[" + ", ".join(["*a{0}"] * 9) + "]"
BOMB = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} {NINE.format(n - 1)}\n" for n in range(1, 12))
WRONG = {
    "a bomb of references": (BOMB, MANY),
    "brackets": ("[" * 50_000, DEEP),
    "brackets and names": ("a: {b: [" * 100, DEEP),
    "lists in lists": ("- " * 50_000 + "a", DEEP),
    "names in names": ("\n".join(" " * depth + "a:" for depth in range(DEEPEST + 2)), DEEP),
    "a long text": ("a" * (LONGEST + 1), f"it is longer than {LONGEST:,} characters"),
    "a long number": ("a: " + "9" * 20_000, "Exceeds the limit"),
}


@pytest.mark.parametrize(("text", "reason"), WRONG.values(), ids=WRONG.keys())
def test_what_would_grow_without_end_is_refused_at_once(text: str, reason: str) -> None:
    begin = time.thread_time()
    with pytest.raises(BadScenario, match=reason):
        parse(text, "facts.yaml")
    assert time.thread_time() - begin < 5


def test_what_refers_to_something_else_is_read() -> None:
    text = "a: &a {x: 1, y: [2, 3]}\nb: *a\nc:\n  <<: *a\n  x: 4\n"
    found = plain(parse(text, "facts.yaml"), (), Source("facts.yaml"))
    assert found == {"a": {"x": 1, "y": [2, 3]}, "b": {"x": 1, "y": [2, 3]}, "c": {"x": 4, "y": [2, 3]}}
