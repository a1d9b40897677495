"""Help is helpful, and whatever is asked for wrongly gets one clear line that says what is possible."""

from pathlib import Path

import pytest
from terminals import NAMES, Call, say

from greathall import __version__, bots, games
from greathall.cli import COMMANDS, parse
from greathall.commands import serve


def game_names() -> str:
    return ", ".join(entry.name for entry in games.listings())


def test_version(greathall: Call) -> None:
    done = greathall("--version")
    assert (done.code, done.out, done.err) == (0, f"greathall {__version__}\n", "")


def test_without_a_command_the_hall_is_opened() -> None:
    bare = parse([], say)
    assert (bare.run, bare.host, bare.port, bare.no_browser) == (serve.run, "127.0.0.1", 8000, False)


def test_help_names_every_command(greathall: Call) -> None:
    done = greathall("--help")
    assert done.code == 0
    assert len(COMMANDS) == len(NAMES)
    for name in NAMES:
        assert name in [line.strip().split("  ")[0] for line in done.out.splitlines()]
    assert f"Example: greathall play {games.listings()[0].name}" in done.out


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_an_example(name: str, greathall: Call) -> None:
    done = greathall(name, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"usage: greathall {name} ")
    assert f"Example: greathall {name}" in done.out


@pytest.mark.parametrize(
    ("words", "host"),
    [([], "127.0.0.1"), (["--lan"], "0.0.0.0"), (["--host", "::1"], "::1"), (["--host", "localhost"], "localhost")],
)
def test_only_those_who_ask_for_it_let_others_in(words: list[str], host: str) -> None:
    assert serve.host_of(parse(["serve", *words], say)) == host


@pytest.mark.usefixtures("no_games")
def test_help_without_any_game_promises_none(greathall: Call) -> None:
    assert "none is registered yet" in greathall("play", "--help").out
    assert "Example: greathall play GAME" in greathall("--help").out


WRONG_WORDS = [
    (["dance"], "choose from"),
    (["simulate"], "GAME"),
    (["simulate", "masons", "--games", "0"], "'0' is not a number of 1 or more"),
    (["simulate", "masons", "--games", "many"], "'many' is not a number of 1 or more"),
    (["simulate", "masons", "--players", "two"], "such as 4 or 2-4"),
    (["simulate", "masons", "--players", "4-2"], "such as 4 or 2-4"),
    (["simulate", "masons", "--players", "1-999999999"], "such as 4 or 2-4"),
    (["simulate", "masons", "--seed", "x"], "--seed"),
    (["serve", "--port", "70000"], "0 to 65535"),
    (["serve", "--lan", "--host", "127.0.0.1"], "not allowed with"),
    (["serve", "--db", "sqlite:///x"], "--db"),
    (["scenario"], "FILE"),
]


@pytest.mark.parametrize(("words", "said"), WRONG_WORDS)
def test_wrong_words_end_with_2(words: list[str], said: str, greathall: Call) -> None:
    done = greathall(*words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert "usage: greathall" in done.err


NO_BOT = f"there is no bot “clever”; there are: {', '.join((*bots.NAMES, *bots.LEVELS))}"
UNKNOWN = [
    ("simulate chess", "there is no game “chess”; there are: GAMES"),
    ("play chess", "there is no game “chess”; there are: GAMES"),
    ("facts chess", "there is no game “chess”; there are: GAMES"),
    ("simulate masons --players 9", "the game is for 2-4 players, not 9"),
    ("simulate masons --players 3-5", "the game is for 2-4 players, not 5"),
    ("play inquest --players 4", "the game is for 1-3 players, not 4"),
    ("simulate masons --set modules=tower", "modules cannot be “tower”; it can be: magistrate, collector, factory"),
    ("simulate masons --set colour=red", "there is no option “colour”; there are: modules"),
    ("simulate masons --set players=3", "there is no option “players”; there are: modules"),
    ("simulate masons --set self=3", "there is no option “self”; there are: modules"),
    ("simulate inquest --set x=1", "the game has no options, so there is no “x”"),
    ("simulate masons --set modules", "an option is set as NAME=VALUE, not as “modules”"),
    ("simulate masons --bots clever", NO_BOT),
    ("play masons --bots random,clever", NO_BOT),
    ("simulate masons --bots random,random,random", "3 bots are named, but there are 2 seats for them"),
    ("simulate inquest --bots random,random", "2 bots are named, but there is one seat for them"),
    ("play masons --seat Z", "masons has no seat “Z”; it has A, B"),
    ("play inquest --seat opponent", "inquest has no seat “opponent”; it has A"),
]


@pytest.mark.parametrize(("words", "said"), UNKNOWN)
def test_what_does_not_exist_is_refused_in_one_line(words: str, said: str, greathall: Call) -> None:
    done = greathall(*words.split())
    assert (done.code, done.out, done.err) == (2, "", f"greathall: {said}\n".replace("GAMES", game_names()))


@pytest.mark.parametrize("words", ["replay", "play masons --resume"])
def test_files_that_cannot_be_read(words: str, tmp_path: Path, greathall: Call) -> None:
    missing, picture = tmp_path / "missing", tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    done = greathall(*words.split(), missing)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"greathall: {missing} cannot be read: there is no such file or folder\n"
    done = greathall(*words.split(), picture)
    assert (done.code, done.out, done.err) == (2, "", f"greathall: {picture} is not a text file\n")
    assert greathall(*words.split(), tmp_path).code == 2


@pytest.mark.usefixtures("no_games")
def test_without_any_game(greathall: Call) -> None:
    done = greathall("play", "chess")
    assert (done.code, done.err) == (2, "greathall: there is no game “chess”; none is registered\n")


def test_files_are_refused_in_the_language_of_the_reader(
    greathall: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary\n", encoding="utf-8")
    missing = tmp_path / "missing.txt"
    said = {
        ("replay", str(missing)): f"soubor {missing} nelze přečíst: takový soubor nebo složka není",
        ("replay", str(tmp_path)): f"soubor {tmp_path} nelze přečíst: je to složka",
        ("replay", str(diary)): f"záznam {diary} nelze přehrát, řádek 1: a record begins with 'greathall record 1'",
        ("play", "masons", "--resume", str(diary)): f"záznam {diary} nelze přehrát, řádek 1: a record",
        ("tournament", "masons", "--resume", str(diary)): f"{diary} není soubor s turnajem",
    }
    for words, line in said.items():
        done = greathall(*words)
        assert done.code in (1, 2)
        assert done.err.startswith(f"greathall: {line}")
