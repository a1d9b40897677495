"""The glossary: every word once, and words that were given up are gone from the code."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
GIVEN_UP = (
    "Unthought",
    "Unanswered",
    "Doors",
    "Rivals",
    "TableLine",
    "ReviewMoment",
    "PaladinsTables",
    "CitadelsTables",
    "is_elsewhere",
)


def test_every_word_has_one_meaning() -> None:
    words = re.findall(r"\*\*([\w ]+)\*\*", PAGE)
    assert len(words) >= 20
    assert sorted(words) == sorted(set(words))


def test_what_is_named_in_the_glossary_is_there() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    assert [name for name in re.findall(r"`([A-Z]\w+)`", PAGE) if f"class {name}" not in sources] == []


def test_words_that_were_given_up_are_gone() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    found = [
        (word, file.name) for file in files for word in GIVEN_UP if re.search(rf"\b{word}\b", file.read_text("utf-8"))
    ]
    assert found == []
