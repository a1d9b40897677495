"""The glossary: every word once, and words that were given up are gone from the code."""

import re
from collections import Counter
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
GIVEN_UP_IN_PYTHON = ("Stage", "Staged", "stages_of", "Door", "ENTRY")
ONE_OF_EACH = (  # classes that had namesakes with another meaning, and the words of the running hall
    "Asked",
    "AskedOf",
    "Command",
    "Control",
    "Course",
    "DeviceSharing",
    "Entrance",
    "Examined",
    "Growth",
    "Halt",
    "Interim",
    "Listing",
    "Sharing",
    "Telling",
    "Watching",
)
SAME_THING = {  # the thing and the message that tells of it, one in each game, or as one viewer or a search has it
    "Answer",
    "Position",
    "Hint",
    "Review",
    "ScoreLine",
    "TurningPoint",
    "Way",
}


def test_every_word_has_one_meaning() -> None:
    words = re.findall(r"\*\*([\w ]+)\*\*", PAGE)
    assert len(words) >= 20
    assert sorted(words) == sorted(set(words))


def test_the_words_to_begin_with_are_twenty_of_them() -> None:
    said = PAGE.partition("to begin with: ")[2].partition(".")[0]
    first = re.split(r"[,;]\s+", said.replace("\n", " "))
    assert len(set(first)) == 20
    assert set(first) <= set(re.findall(r"\*\*([\w ]+)\*\*", PAGE))


def test_what_is_named_in_the_glossary_is_there() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    assert [name for name in re.findall(r"`([A-Z]\w+)`", PAGE) if f"class {name}" not in sources] == []


def test_words_that_were_given_up_are_gone() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    found = [
        (word, file.name) for file in files for word in GIVEN_UP if re.search(rf"\b{word}\b", file.read_text("utf-8"))
    ]
    assert found == []
    sources = [(file.name, file.read_text("utf-8")) for file in (ROOT / "src").rglob("*.py")]
    gone = re.compile(rf"\b({'|'.join(GIVEN_UP_IN_PYTHON)})\b")
    assert [(name, gone.findall(text)) for name, text in sources if gone.search(text)] == []


def classes() -> Counter[str]:
    """How often each name of a class is taken in the sources."""
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    return Counter(name for source in sources for name in re.findall(r"^class (\w+)", source, re.MULTILINE))


def test_a_word_of_the_glossary_names_one_class_at_most() -> None:
    words = {"".join(map(str.capitalize, word.split())) for word in re.findall(r"\*\*([\w ]+)\*\*", PAGE)}
    taken = classes()
    assert {word for word in words if taken[word] > 1} - SAME_THING == set()


def test_classes_that_had_namesakes_have_none_any_more() -> None:
    taken = classes()
    assert {name: taken[name] for name in ONE_OF_EACH if taken[name] != 1} == {}
