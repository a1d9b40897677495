"""The pages for research are true: their examples run one after the other, and the tables are what the tool writes."""

import re
from pathlib import Path

import pytest

from greathall import __version__
from greathall.envs.dataset.reading import Dataset
from tools import encodings, reference

DOCS = Path(__file__).parents[2] / "docs"
CITATION = DOCS.parent / "CITATION.cff"


def blocks(word: str, name: str = "research.md") -> list[str]:
    """The examples of a page that are marked like this."""
    page = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{word}\n(.*?)^```$", page, re.M | re.S)


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(compile(block, "research.md", "exec"), names)
    assert len(blocks("python")) == 16


@pytest.mark.whole
def test_the_example_for_openspiel_runs() -> None:
    [block] = blocks("python openspiel")
    exec(compile(block, "research.md", "exec"), {})


def test_the_card_of_the_data_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks("python", "datasets.md"):
        exec(compile(block, "datasets.md", "exec"), names)
    data = names["data"]
    assert isinstance(data, Dataset)
    card = (DOCS / "datasets.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (?:int|text|bytes|float)", card, re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(listed)) == list(data[0])


def test_the_parts_of_observations_are_listed_as_they_are() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page()


def test_the_reference_is_what_the_docstrings_say() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page()


def test_whoever_cites_names_this_version() -> None:
    [entry] = blocks("bibtex")
    assert f"Version {__version__}}}" in entry
    assert CITATION.read_text(encoding="utf-8").split('title: "')[1].split('"')[0] in entry
