"""Words that the printed rulebooks of each language use for a thing, and those that once stood in their place."""

import re
import tomllib
from pathlib import Path

import pytest

from greathall import locale

WORDS = tomllib.loads((Path(__file__).parent / "printed_words.toml").read_text(encoding="utf-8"))["word"]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word['language']} {word['instead']}")
def test_the_printed_word_is_where_another_once_was(word: dict[str, str]) -> None:
    files = sorted((Path(locale.__file__).parent / word["language"]).glob(word["files"]))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(word["never"], line)] == []
    assert any(re.search(word["instead"], line) for line in lines)
