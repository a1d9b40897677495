"""The command line in every language: help, a game at the terminal, and what is refused."""

import re
from pathlib import Path

import pytest
from terminals import NAMES, Call, type_lines

from greathall.locale import Sentences
from tools.languages import languages

RAW = re.compile(r"\b(?:cli|engine|citadels|paladins)-[a-z_]+-[a-z_-]+|\{ ?\$")
COMMANDS = ("serve", "play", "simulate", "tournament", "replay", "scenario")
OTHERS = languages()[1:]


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The environment speaks this language."""
    monkeypatch.setenv("LANGUAGE", request.param)
    return str(request.param)


def said(language: str, message: str) -> str:
    return Sentences(("greathall", "cli"), languages=[language]).format(message)


def test_help_speaks_it(language: str, greathall: Call) -> None:
    whole = greathall("--help").out
    assert said(language, "cli-help-commands") in whole
    for command in COMMANDS:
        assert " ".join(said(language, f"cli-help-{command}").split()[:2]) in whole
        one = greathall(command, "--help").out
        assert said(language, "cli-help-example").removesuffix("line") in one
        assert not RAW.search(one)


WRONG = (
    "play chess",
    "play citadels --players 12",
    "simulate citadels --bots clever",
    "simulate citadels --set draw=x",
)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("words", WRONG)
def test_what_is_refused_is_said_in_it(words: str, greathall: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    done = greathall(*words.split())
    monkeypatch.setenv("LANGUAGE", "en")
    assert done.code == 2
    assert done.err.startswith("greathall: ") and not RAW.search(done.err)
    assert greathall(*words.split()).err != done.err


WRONG_FILES = (
    ("scenario", None),
    ("scenario", "a: [\n"),
    ("replay", "dear diary\n"),
    ("simulate paladins --facts", "schemes: {}\n"),
    ("simulate paladins --facts", "a: [\n"),
    ("serve --port 0 --facts", "wall: {wall_01: {reward: [{fath: 1}]}}\n"),
)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("words", "text"), WRONG_FILES)
def test_what_is_wrong_with_a_file_is_said_in_it(
    words: str, text: str | None, tmp_path: Path, greathall: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the fault is inside it, which is then said in the words of its format."""
    file = tmp_path / "a.file"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    done = greathall(*words.split(), file)
    monkeypatch.setenv("LANGUAGE", "en")
    english = greathall(*words.split(), file)
    assert done.code == english.code in (1, 2)
    assert not RAW.search(done.err)
    assert done.err.rpartition(": ")[0] != english.err.rpartition(": ")[0]
    assert done.err.split(": ")[1] != english.err.split(": ")[1]


@pytest.mark.parametrize("game", ["citadels", "paladins"])
def test_a_game_is_played_in_it(language: str, game: str) -> None:
    lines = ["help", "look", "why", *["1"] * 12, "quit"]
    done = type_lines(lines, "play", game, "--seed", "3", languages=[language])
    english = type_lines(lines, "play", game, "--seed", "3")
    assert done.code == english.code == 0
    assert not RAW.search(done.out)
    same = set(done.out.splitlines()) & set(english.out.splitlines())
    assert len([line for line in same if re.search("[a-z]{3}", line)]) <= 3, same


@pytest.mark.parametrize("words", [("--language", "cs", "play", "masons"), ("play", "masons", "--language=cs")])
def test_a_language_can_be_asked_for_wherever_it_stands(words: tuple[str, ...]) -> None:
    done = type_lines(["konec"], *words)
    assert (done.code, done.err) == (0, "")
    assert said("cs", "cli-farewell") in done.out


def test_without_a_command_the_language_is_that_of_the_hall(greathall: Call) -> None:
    done = greathall("--language", "uk", "--port", "none")
    assert done.code == 2
    assert "greathall serve" in done.err


@pytest.mark.parametrize("command", NAMES)
def test_every_command_speaks_the_language_asked_for(command: str, greathall: Call) -> None:
    done = greathall(command, "--help", "--language", "pl")
    assert done.code == 0
    assert said("pl", "cli-help-example").removesuffix("line") in done.out
    assert "cs, en, pl, uk" in " ".join(done.out.split())


def test_a_language_that_is_not_there_is_refused(greathall: Call) -> None:
    done = greathall("facts", "--language", "xx")
    assert (done.code, done.out) == (2, "")
    assert done.err == "There is no language “xx”; there are cs, en, pl, uk.\n"


def test_what_can_be_typed_has_words_of_its_own(language: str, tmp_path: Path) -> None:
    words = {name: said(language, f"cli-word-{name}") for name in ("help", "look", "why", "undo", "save", "quit")}
    file = tmp_path / "game.record"
    typed = {**words, "help": words["help"].upper(), "save": f"{words['save']} {file}"}
    done = type_lines([*typed.values()], "play", "masons", "--seed", "5", languages=[language])
    assert done.code == 0
    assert file.exists()
    help_text = done.out.split("> ")[1]
    assert all(word in help_text for name, word in words.items() if name != "help")
