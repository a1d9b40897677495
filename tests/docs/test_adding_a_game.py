"""The page that adds a game, taken at its word: its code, output, messages, scenario and commands."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

from greathall.engine import Listing
from greathall.engine.check import ContractBroken, check
from greathall.games import CATALOGUE, register
from greathall.locale import missing, strange, unused
from greathall.scenarios import check as check_scenario
from greathall.scenarios import load_text

ROOT = Path(__file__).parents[2]
LINES = 150
GAME = "beacons/__init__.py"
WALK = "walk.py"
SPEED = "games per second"


@dataclass(frozen=True)
class Block:
    """A block of the page: its language, the file it is a part of (if it names one) and what it holds."""

    language: str
    file: str
    text: str


def text_in(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks() -> list[Block]:
    page = text_in("docs/adding-a-game.md")
    return [Block(*found) for found in re.findall(r"^```(\w*) ?(\S*)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)]


BLOCKS = blocks()
STEPS = [block.text for block in BLOCKS if block.language == "python" and not block.file]
OUTPUT = "".join(block.text for block in BLOCKS if block.language == "text")
CONSOLE = next(block.text for block in BLOCKS if block.language == "console")


def text_of(file: str) -> str:
    """A file of the page; code in several blocks is parted by two empty lines."""
    return "\n\n".join(block.text for block in BLOCKS if block.file == file)


def fixed_lines(text: str) -> list[str]:
    """The lines of an output that are the same on every machine, without empty ones."""
    return [line.rstrip() for line in text.splitlines() if line.strip() and SPEED not in line]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, and the trace of an installation that makes an entry point known."""
    made = tmp_path_factory.mktemp("page")
    texts = {block.file: text_of(block.file) for block in BLOCKS if block.file}
    project = tomllib.loads(texts["pyproject.toml"])["project"]
    points = [f"[{group}]\n{name} = {place}\n" for group, name, place in entry_points(project)]
    installed = f"{project['name']}-{project['version']}.dist-info"
    texts[f"{installed}/METADATA"] = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    texts[f"{installed}/entry_points.txt"] = "".join(points)
    texts[WALK] = "\n".join(STEPS)
    for name, text in texts.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    return made


def entry_points(project: dict[str, dict[str, dict[str, str]]]) -> list[tuple[str, str, str]]:
    return [(group, *point) for group, points in project["entry-points"].items() for point in points.items()]


@pytest.fixture(scope="module")
def listing(folder: Path) -> Iterator[Listing]:
    """The game in the catalogue, as long as these tests run."""
    sys.path.insert(0, str(folder))
    found = import_module("beacons").LISTING
    assert isinstance(found, Listing)
    register(found)
    yield found
    del CATALOGUE[found.name]
    del sys.modules["beacons"]
    sys.path.remove(str(folder))


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python next to the files of the page, with the build these tests run on."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "LANGUAGE": "en"}
    return subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True)


def test_the_game_is_short() -> None:
    lines = [line for line in text_of(GAME).splitlines() if line.strip()]
    assert len(lines) <= LINES


@pytest.mark.parametrize(
    "words",
    [
        ("ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--extend-ignore", "E402,T201"),
        ("ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml")),
        ("mypy", "--config-file", str(ROOT / "pyproject.toml")),
    ],
)
def test_the_code_is_clean(folder: Path, words: tuple[str, ...]) -> None:
    done = run(folder, "-m", *words, GAME, WALK)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_keeps_the_contract(listing: Listing, players: int) -> None:
    report = check(listing.load(players), games=20)
    assert (report.games, report.seats) == (20, players)
    assert report.kinds.keys() == {"light", "dare"}
    assert report.unseen == report.redealt > 0
    assert report.undone and report.echoes > report.skipped


def test_the_players_of_the_contract_are_all_there_are(listing: Listing) -> None:
    assert listing.players == (2, 3, 4)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("    always: ClassVar[bool] = True\n", ""),
        ("            s.learn_all(but=seat)\n", ""),
        ('Zone("lit", "lamp", OWNER', 'Zone("lit", "lamp", EVERYONE'),
        ("source.coins[:]", "source.coins"),
    ],
)
def test_the_check_finds_the_mistakes_the_page_names(right: str, wrong: str) -> None:
    assert text_of(GAME).count(right) == 1
    broken = ModuleType("broken")
    exec(text_of(GAME).replace(right, wrong), broken.__dict__)
    with pytest.raises(ContractBroken):
        check(broken.LISTING.load(4), games=20)


def test_the_messages_are_those_the_game_needs(listing: Listing) -> None:
    body = FluentParser().parse(text_of("beacons/locale/en/beacons.ftl")).body
    assert not [part for part in body if isinstance(part, ast.Junk)]
    assert (missing(listing, "en"), unused(listing, "en"), strange(listing, "en")) == ([], [], [])


@pytest.mark.usefixtures("listing")
def test_the_scenario_holds() -> None:
    (scenario,) = load_text(text_of("beacons.yaml"), "beacons.yaml")
    result = check_scenario(scenario)
    assert result.ok, result.message


def test_the_steps_print_what_the_page_says(folder: Path) -> None:
    done = run(folder, WALK)
    assert done.stderr == ""
    assert fixed_lines(done.stdout) == fixed_lines(OUTPUT)


def test_the_examples_of_the_readme_run(folder: Path) -> None:
    citadels, beacons = re.findall(r"^```python\n(.*?)^```$", text_in("README.md"), re.MULTILINE | re.DOTALL)
    for example, words in ((citadels, "'characters': {'A': ["), (beacons, "greathall record 1")):
        done = run(folder, "-c", example)
        assert done.stderr == ""
        assert words in done.stdout


def test_the_commands_print_what_the_page_says(folder: Path) -> None:
    command, *output = CONSOLE.splitlines()
    done = run(folder, "-m", *command.removeprefix("$ ").split())
    assert done.stderr == ""
    assert fixed_lines(done.stdout) == fixed_lines("\n".join(output))
    assert run(folder, "-m", "greathall", "scenario", "beacons.yaml").returncode == 0
