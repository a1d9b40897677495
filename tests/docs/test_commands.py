"""Every command of the pages works: it is called here with small numbers, or run by the test that is named for it.

Commands are lines of blocks and words between backquotes that begin with the name of a program. A command that is
written differently somewhere, or that nobody has thought of, fails here.
"""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from terminals import say, type_lines

import dev
from greathall.cli import parse

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "STYLE.md", "CHANGES.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
PROGRAMS = ("greathall", "python3", "python", "py", "pip", "pipx", "uv", "uvx", "npm", "npx", "git", "sha256sum")
BLOCK = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`]+)`")
RECORD = re.compile(r"greathall record \d")  # the first line of a record, which is no command
SETTING = re.compile(r"[A-Z_]+=\S+")
SMALL = {"--games": "1", "--deals": "1", "--workers": "1"}  # numbers that show the same, sooner

WHEEL = "wheels/test_wheel.py::test_a_wheel_plays_where_nothing_else_is_and_is_light"
CARD = "docs/test_adding_a_card.py"
GAME = "docs/test_adding_a_game.py"
HALL = "cli/hosting/test_serve.py::test_serve_says_its_real_port_and_ends_cleanly"
# What cannot be called here as it is written, by its first words, and the test that does the same.
NAMED = {
    "greathall serve --facts my.yaml": "cli/hosting/test_serve.py::test_tables_are_opened_with_the_facts_of_a_file",
    "greathall serve --proxy ADDRESS": "cli/test_parsing.py",
    "greathall serve": HALL,
    "greathall backup": "cli/hosting/test_backup.py",
    "greathall restore": "cli/hosting/test_backup.py",
    "greathall admin": "cli/hosting/test_admin.py",
    "greathall --lan": "cli/hosting/test_serve.py::test_friends_on_the_network_get_an_address_and_a_code",
    "greathall scenario FILE…": "cli/test_scenario_and_facts.py",
    "greathall scenario beacons.yaml": GAME,
    "greathall play beacons": GAME,
    "greathall simulate beacons": GAME,
    "greathall play paladins --facts my.yaml": CARD,
    "greathall simulate paladins --players 4 --facts my.yaml": CARD,
    "greathall tournament citadels --players 2 --bots hoarder": "docs/test_bots.py",
    "greathall tournament GAME": "cli/test_tournament.py",
    "greathall doctor": "cli/findings/test_doctor.py",  # what it finds depends on the machine
    "greathall move-hall": "cli/hosting/test_database.py",
    "greathall serve --database": "cli/hosting/test_database.py",
    "greathall serve --database postgresql://… --processes 4": "cli/hosting/test_database.py",
    "greathall replay": "cli/test_replay.py",
    "greathall dataset": "cli/test_dataset.py",
    "python3 -m greathall.training": "training/test_training.py",
    "python3 -m greathall.baselines": "baselines/test_baselines.py",
    "python3 -m tools.shipping.container": "house/test_deploy.py",  # as root, with a bare Debian, by hand
    "python -m tools.typescript": "server/test_typescript.py",
    "python -m tools.coverage_table": "scenarios/test_docs.py",
    "python -m tools.pinned": "games/test_pinned.py",
    "python -m tools.costs": "house/test_costs.py",
    "python -m tools.answers": "games/test_answers.py",
    "python -m tools.encodings": "games/test_observations.py",
    "python -m tools.notebooks": "docs/test_notebooks.py",
    "python -m tools.reference": "docs/test_research.py",
    "python -m tools.languages": "cli/test_languages.py",
    "git clone": "",  # how a checkout comes to be
    "git checkout": "",
}


def commands(text: str) -> Iterator[str]:
    """The commands of a page as they are written, without what a person reads around them."""
    for block in blocks(text):
        yield from block
    said = [" ".join(words.split()) for words in INLINE.findall(BLOCK.sub("", text))]
    yield from (line for line in said if " " in line)  # the name of a program alone is a word of a sentence


def blocks(text: str) -> Iterator[list[str]]:
    """What can be typed in each block of a page: the lines, or where a prompt is shown, those that follow one."""
    for language, block in BLOCK.findall(text):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        typed = [line for line in lines if line.startswith("$ ")] or lines
        if language in ("", "console", "sh"):
            plain = [re.split(r" {2,}|\s+#", line.removeprefix("$ "))[0] for line in typed]
            yield [part for line in plain for part in line.split(" && ") if not part.startswith("cd ")]


def is_command(line: str) -> bool:
    return plain(line).split(" ")[0] in PROGRAMS and not RECORD.match(line)


def plain(line: str) -> str:
    """A command without the settings before it and the place of its program."""
    words = line.split(" ")
    while len(words) > 1 and SETTING.fullmatch(words[0]):
        del words[0]
    return " ".join([words[0].removeprefix(".venv/bin/"), *words[1:]])


def collected() -> dict[str, str]:
    """Every command, once, and the first page that names it."""
    found: dict[str, str] = {}
    for page in PAGES:
        for line in commands(page.read_text(encoding="utf-8")):
            if is_command(line):
                found.setdefault(plain(line), page.relative_to(ROOT).as_posix())
    return found


COMMANDS = collected()


def named(line: str) -> str | None:
    """The test that is named for a command; nothing where none is."""
    if line == "greathall":
        return HALL
    return next((test for words, test in NAMED.items() if f"{line} ".startswith((f"{words} ", f"{words},"))), None)


def of(program: str) -> list[str]:
    """The commands of a program that no test is named for."""
    return sorted(line for line in COMMANDS if line.split(" ")[0] == program and named(line) is None)


def is_there(test: str) -> bool:
    file, _, function = test.partition("::")
    place = ROOT / "tests" / file
    return not test or (place.is_file() and f"def {function}(" * bool(function) in place.read_text(encoding="utf-8"))


def small(words: list[str]) -> list[str]:
    """The same command with numbers that show the same sooner."""
    numbers = {name: value for name, value in SMALL.items() if name in words or (words[0], name) == MOST}
    kept = [word for before, word in zip(["", *words], words, strict=False) if {before, word}.isdisjoint(numbers)]
    return [*kept, *(part for pair in numbers.items() for part in pair)]


OF_A_GAME = ("play", "simulate", "tournament")  # named in a sentence without a game they are only asked for help
MOST = ("tournament", "--deals")  # a tournament plays many where nobody says how many


# What is called here.


@pytest.mark.parametrize("line", of("greathall"))
def test_greathall_does_what_a_page_says(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(line)[1:]
    done = type_lines([], *(small(words) if len(words) > 1 or words[0] not in OF_A_GAME else [*words, "--help"]))
    assert (done.code, done.err) == (0, ""), line


@pytest.mark.parametrize("line", of("python3"))
def test_dev_py_knows_what_a_page_says(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert line.startswith("python3 dev.py"), line
    words = shlex.split(line)[2:] or ["--help"]
    if words == ["--help"]:
        assert dev.command_line().format_help()
        return
    asked: list[str] = []
    rest: list[str] = []

    def ask(name: str, *given: object) -> int:
        asked.append(name)
        rest.extend(given[-1] if given and isinstance(given[-1], list) else [])
        return 0

    for name in ("play", "test", "bench", "wheels", "page", "release", "write_locks"):
        monkeypatch.setattr(dev, name, partial(ask, name))
    monkeypatch.chdir(ROOT)  # where dev.py goes
    assert dev.main(words) == 0
    assert asked == [{"lock": "write_locks"}.get(words[0], words[0])]
    check_rest(words[0], words[1:2], rest)


def check_rest(name: str, first: list[str], rest: list[str]) -> None:
    """What dev.py hands on is understood there: by the hall, by pytest or by a benchmark."""
    if name == "play":
        parse(["serve", *rest], say)
    for word in rest:
        if word.startswith("tests/"):
            assert (ROOT / word).exists(), word
    if name == "bench" and first != ["NAME"]:
        sources = [
            (ROOT / "benchmarks" / f"{name}.py").read_text(encoding="utf-8") for name in (first[0], "common/measuring")
        ]
        assert all(f'"{word}"' in "".join(sources) for word in rest if word.startswith("--")), rest


@pytest.mark.parametrize("line", of("npm"))
def test_the_client_knows_what_a_page_says(line: str) -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    _, word, *rest = line.split(" ")
    assert word == "ci" or (rest[-1] if word == "run" else word) in scripts, line


@pytest.mark.parametrize("line", [line for program in ("pip", "pipx", "uv") for line in of(program)])
def test_a_page_installs_the_wheel_that_is_made(line: str) -> None:
    """What is installed is the wheel by its name, the package by its own once it is published, or this checkout."""
    words = {"pip": ["install"], "pipx": ["install"], "uv": ["tool", "install"]}
    program, *rest = line.split(" ")
    assert rest[: len(words[program])] == words[program]
    package, _, chosen = rest[-1].strip("'").rstrip("]").partition("[")
    assert package in (f"greathall-{version()}-py3-none-any.whl", "greathall", "."), line
    assert {extra for extra in chosen.split(",") if extra} <= PROJECT["optional-dependencies"].keys(), line
    assert is_there(WHEEL)


def version() -> str:
    return str(import_module("tools.shipping.wheels").version())


# That nothing is left out.


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_where_one_line_is_a_command_every_line_is(page: Path) -> None:
    """So no program can be called that nobody has thought of."""
    found = [block for block in blocks(page.read_text(encoding="utf-8")) if any(map(is_command, block))]
    assert [line for block in found for line in block if not is_command(line)] == []


def test_every_command_is_known() -> None:
    known = {line for program in ("greathall", "python3", "npm", "pip", "pipx", "uv") for line in of(program)}
    assert {line: page for line, page in COMMANDS.items() if line not in known and named(line) is None} == {}


def test_the_tests_that_are_named_are_there_and_needed() -> None:
    assert [test for test in NAMED.values() if not is_there(test)] == []
    idle = [words for words in NAMED if not any(f"{line} ".startswith(words) for line in COMMANDS)]
    assert idle == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("```\n$ greathall play citadels  # at the terminal\n```", ["greathall play citadels"]),
        ("```console\nLANGUAGE=pl .venv/bin/greathall facts\n```", ["greathall facts"]),
        ("```\ngit clone x && cd y\n```", ["git clone x"]),
        ("so `python3 dev.py\ntest` is", ["python3 dev.py test"]),
        ("```text\ngreathall play\n```\n`greathall` and `citadels`", []),
        ("```\ngreathall record 1\n```", []),
    ],
)
def test_commands_are_found(text: str, found: list[str]) -> None:
    assert [plain(line) for line in commands(text) if is_command(line)] == found
