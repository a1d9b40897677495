"""The page about scenarios is true: every block on it is run."""

import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from greathall.scenarios import SCHEMA, check, load_text
from greathall.scenarios.checking import CHECKS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)(?: (\w+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
TRUE = [text for language, word, text in BLOCKS if (language, word) == ("yaml", "")]
UNTRUE = [text for language, word, text in BLOCKS if (language, word) == ("yaml", "untrue")]
MESSAGES = [text for language, _, text in BLOCKS if language == "text"]
PROGRAMS = [text for language, _, text in BLOCKS if language == "python"]


def first_title(text: str) -> str:
    return load_text(text)[0].title


@pytest.mark.parametrize("text", TRUE, ids=first_title)
def test_every_scenario_on_the_page_is_true(text: str) -> None:
    Draft202012Validator(SCHEMA).validate(YAML(typ="safe", pure=True).load(text))
    for scenario in load_text(text, "docs.yaml"):
        result = check(scenario)
        assert result.ok, result.message


@pytest.mark.parametrize(("text", "message"), list(zip(UNTRUE, MESSAGES, strict=True)), ids=map(first_title, UNTRUE))
def test_what_is_wrong_is_said_as_on_the_page(text: str, message: str) -> None:
    (scenario,) = load_text(text, "docs.yaml")
    assert check(scenario).message == message.rstrip("\n")


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_on_the_page_run(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(program, "docs/scenarios.md", "exec"), {})


def test_the_page_shows_every_word_of_a_check() -> None:
    shown = "".join(TRUE)
    assert [word for word in CHECKS if f"{word}:" not in shown] == []
    assert [word for word in CHECKS if f"| `{word}: " not in PAGE] == []


def test_the_page_has_blocks_of_every_sort() -> None:
    assert len(TRUE) > 6
    assert len(UNTRUE) == 3
    assert len(PROGRAMS) == 1
