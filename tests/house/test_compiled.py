"""What setup.py compiles, and what it leaves plain."""

import ast
from pathlib import Path

import pytest

import setup

ROOT = Path(__file__).parents[2]
GAMES = [file.relative_to(ROOT) for file in sorted((ROOT / setup.GAMES).rglob("*.py"))]
PLAIN = [file for file in GAMES if not setup.is_compiled(file) and file.name not in ("__init__.py", "view.py")]
RUN = {"Frame", "Decision", "Together", "Chance", "Draw", "Shuffle"}  # what the machine runs, again and again


@pytest.mark.parametrize("name", [*setup.LISTS, *setup.FACTS])
def test_no_list_is_named_that_is_not_there(name: str) -> None:
    assert any(file.stem == name for file in GAMES)


@pytest.mark.parametrize("name", setup.ROOMS)
def test_no_room_is_named_that_is_not_there(name: str) -> None:
    assert any(file.parent.name == name for file in GAMES)


@pytest.mark.parametrize(
    "file",
    ["engine/frames.py", "engine/machine.py", "games/paladins/printed/data/board.py", "games/citadels/round/turn.py"],
)
def test_what_is_asked_for_all_the_time_is_compiled(file: str) -> None:
    assert setup.is_compiled(Path("src/greathall", file))


@pytest.mark.parametrize("file", PLAIN, ids=Path.as_posix)
def test_what_stays_plain_has_no_frames(file: Path) -> None:
    classes = [
        node
        for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    bases = {
        name.id for node in classes for base in node.bases for name in ast.walk(base) if isinstance(name, ast.Name)
    }
    assert bases.isdisjoint(RUN)
