"""The scripts of the client: how much of them a visitor fetches, packed one by one as they are sent."""

import gzip
import os
import re
from functools import cache
from pathlib import Path

BEGUN = re.compile(r'(?:src|href)="[./]*(?:assets/)?([\w.-]+\.js)"')  # what the first file asks for
IMPORTED = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')  # what a script cannot do without
WORDS = re.compile(r"words-([a-z]{2})-")


def folder() -> Path:
    return Path(os.environ.get("GREATHALL_WEB", "src/greathall/server/static"))


@cache
def sizes() -> dict[str, float]:
    """All scripts in kB, by name."""
    scripts = [*(folder() / "assets").glob("*.js"), *folder().glob("*.js")]
    return {script.name: len(gzip.compress(script.read_bytes())) / 1e3 for script in scripts}


def all_scripts() -> float:
    """Everything there is; of the languages a browser fetches the one it speaks, and the largest is counted."""
    spoken = {name: found[1] for name in sizes() if (found := WORDS.match(name))}
    languages = [sum(sizes()[name] for name in spoken if spoken[name] == one) for one in set(spoken.values())]
    return sum(size for name, size in sizes().items() if name not in spoken) + max(languages)


def called(name: str) -> set[str]:
    """The script of this name; what is built has eight letters of its content after that."""
    return {script for script in sizes() if re.fullmatch(rf"{name}-.{{8}}\.js", script)}


def at_the_front_door(language: str) -> set[str]:
    """What comes before the front door can be used."""
    first = set(BEGUN.findall((folder() / "index.html").read_text(encoding="utf-8")))
    return needed(first) | called(f"words-{language}")


def at_a_table(game: str, language: str) -> set[str]:
    """What comes before a table of this game can be used."""
    words = called(f"words-{language}-{game}")
    return at_the_front_door(language) | needed(called("Table") | called(game)) | words


def needed(names: set[str]) -> set[str]:
    """These scripts, and all they cannot do without."""
    found: set[str] = set()
    while names:
        found |= names
        places = [place for name in names if (place := folder() / "assets" / name).exists()]
        texts = [place.read_text(encoding="utf-8") for place in places]
        names = {name for text in texts for name in IMPORTED.findall(text)} - found
    return found


def weight(names: set[str]) -> float:
    """Their sizes together, in kB."""
    return sum(sizes()[name] for name in names)
