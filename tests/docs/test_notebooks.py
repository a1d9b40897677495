"""The notebooks run from their first cell to their last, and say what is written in them."""

import json
from typing import Any

import pytest
from sizes import whole

from tools import notebooks

NAMES = ["beliefs_and_redeals", "a_tournament", whole("first_agent")]


def load(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((notebooks.FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_says_what_it_says(name: str) -> None:
    notebook = load(name)
    cells = notebooks.code_cells(notebook)
    for cell, outputs in zip(cells, notebooks.run(notebook), strict=True):
        assert notebooks.differs(cell) or outputs == cell["outputs"], "".join(cell["source"])
        assert len(outputs) == len(cell["outputs"])


def test_all_are_run() -> None:
    names = [name if isinstance(name, str) else name.values[0] for name in NAMES]
    assert sorted(names) == sorted(file.stem for file in notebooks.FOLDER.glob("*"))


def test_every_cell_was_run_in_order() -> None:
    for file in notebooks.FOLDER.glob("*.ipynb"):
        cells = notebooks.code_cells(load(file.stem))
        assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
