"""Runs the notebooks of docs/notebooks and writes into them what their cells say. They need no Jupyter for it.

.venv/bin/python -m tools.notebooks
"""

import ast
import io
import json
import os
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from tools.steps import ROOT

FOLDER = ROOT / "docs" / "notebooks"
DIFFERS = "differs"  # the tag of a cell whose numbers depend on the machine


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def differs(cell: dict[str, Any]) -> bool:
    """Whether what a cell says may be something else elsewhere."""
    return DIFFERS in cell["metadata"].get("tags", [])


def run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run a cell; what it printed, and the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value, out = None, io.StringIO()
    with redirect_stdout(out):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    found: list[dict[str, Any]] = []
    if out.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lines(out.getvalue())})
    if value is not None:
        found.append({"data": shown(value), "metadata": {}, "output_type": "display_data"})
    return found


def shown(value: Any) -> dict[str, list[str]]:
    """A value as a notebook shows it: a picture, or its text."""
    if hasattr(value, "_repr_svg_"):
        return {"image/svg+xml": lines(value._repr_svg_())}
    return {"text/plain": lines(repr(value))}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """What each cell says when all are run, one after the other, in an empty folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return [run_cell("".join(cell["source"]), names) for cell in code_cells(notebook)]
        finally:
            os.chdir(before)


def main() -> None:
    """Run those that are named, or all."""
    for file in [FOLDER / name for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        print(file.name)
        notebook = json.loads(file.read_text(encoding="utf-8"))
        for number, (cell, outputs) in enumerate(zip(code_cells(notebook), run(notebook), strict=True), 1):
            cell.update(outputs=outputs, execution_count=number)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
