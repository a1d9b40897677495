"""The page about bots, taken at its word: its bot is written, installed and played as it is printed."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from terminals import environment

from greathall import games
from greathall.bots import LEVELS, NAMES, judge_of
from greathall.bots.ladders import LADDERS

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = {file: text for _, file, text in BLOCKS if file}
COMMANDS = [line for language, _, text in BLOCKS if language == "console" for line in text.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, and the trace of an installation that makes the entry point known."""
    made = tmp_path_factory.mktemp("page")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    installed = made / f"{project['name']}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [f"{name} = {place}" for name, place in project["entry-points"]["greathall.bots"].items()]
    (installed / "entry_points.txt").write_text("\n".join(["[greathall.bots]", *lines, ""]))
    (made / "hoarder.py").write_text(FILES["hoarder.py"])
    return made


def call(folder: Path, words: list[str]) -> subprocess.CompletedProcess[str]:
    surroundings = environment()
    surroundings["PYTHONPATH"] = f"{folder}:{surroundings['PYTHONPATH']}"
    command = [sys.executable, "-m", "greathall", *words]
    return subprocess.run(
        command, env=surroundings, cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_bot_has_ten_lines() -> None:
    assert len([line for line in FILES["hoarder.py"].splitlines() if line.strip()]) <= 10


def test_the_bot_plays_as_the_page_says(folder: Path) -> None:
    command = next(line for line in COMMANDS if "hoarder" in line)
    done = call(folder, command.removeprefix("$ greathall ").split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Citadels, 2 players, 5 deals, 10 games, seed 7" in done.stdout
    assert re.search(r"^  hoarder +\d", done.stdout, re.MULTILINE)


def test_it_is_named_where_bots_are_named(folder: Path) -> None:
    assert "hoarder" in call(folder, ["tournament", "--help"]).stdout


def test_the_commands_of_the_page_can_be_called(folder: Path) -> None:
    for line in COMMANDS:
        words = re.sub(r"--deals \d+", "--deals 1", line.removeprefix("$ greathall ")).split()
        assert call(folder, words).returncode == 0, line


def test_the_page_names_every_bot() -> None:
    there = re.findall(r"^\| `(\w+)` \| ", PAGE.partition("## Levels")[0], re.MULTILINE)
    assert set(there) == {*NAMES, "adaptive"}


def test_the_page_says_what_every_level_means() -> None:
    """For two players, as bots are written."""
    section = PAGE.partition("## Levels")[2].partition("\n- ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", section, re.MULTILINE)
    assert [level for level, _ in rows] == list(LEVELS)
    turns = [judge_of(games.load(game, 2, **options).rules).hard_turn for game, options in GAMES.values()]
    for (_, cells), *strengths in zip(rows, *LADDERS.values(), strict=True):
        assert cells.split(" | ") == [f"`{one.written(turn)}`" for one, turn in zip(strengths, turns, strict=True)]


GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "Citadels": ("citadels", {}),
    "Paladins": ("paladins", {}),
    "City of Crowns": ("paladins", {"expansions": ["city_of_crowns"]}),
}
