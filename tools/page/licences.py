"""The licences of everything in a page, as one text next to it."""

import json
import re
import zipfile

from tools.page.python import PYODIDE, WHEELS
from tools.steps import ROOT, StepError

LICENCE = re.compile(r"\.dist-info/(licenses/)?LICEN[CS]E[^/]*$", re.IGNORECASE)
PYTHON = "typing_extensions"  # which is under the licence of Python itself, and has its text
OF_PYODIDE = """\
Pyodide {version}, copyright its contributors, under the Mozilla Public License 2.0: https://mozilla.org/MPL/2.0/.
Its source is at {source}. It holds Python, copyright the Python Software Foundation, under the licence that is quoted
below for {python}, and SQLite, which is in the public domain.
"""
PLAIN = """\
{name}: under the Apache License 2.0, which is quoted above.
"""


def licences() -> str:
    """Ours first, then those of Python and of every package."""
    parts = [(ROOT / name).read_text(encoding="utf-8") for name in ("NOTICE", "LICENSE")]
    parts.append(of_pyodide())
    parts += [of_wheel(wheel.name, zipfile.ZipFile(wheel)) for wheel in sorted(WHEELS.glob("*.whl"))]
    rule = f"\n{'-' * 80}\n\n"
    return rule.join(part.strip("\n") + "\n" for part in parts)


def of_pyodide() -> str:
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    if package["license"] != "MPL-2.0":
        raise StepError("Pyodide has another licence than before")
    source = package["repository"]["url"].removeprefix("git+")
    return OF_PYODIDE.format(version=package["version"], source=source, python=PYTHON)


def of_wheel(file: str, wheel: zipfile.ZipFile) -> str:
    """What a wheel says of its licence: its text, or if it has none, that it is one of those quoted already."""
    name = "-".join(file.split("-")[:2])
    texts = [wheel.read(inner).decode() for inner in wheel.namelist() if LICENCE.search(inner)]
    if texts:
        return f"{name}\n\n" + "\n".join(texts)
    [about] = [wheel.read(inner).decode() for inner in wheel.namelist() if inner.endswith(".dist-info/METADATA")]
    if not re.search(r"^(License|License-Expression|Classifier): .*Apache", about, re.MULTILINE):
        raise StepError(f"nobody knows the licence of {file}")
    return PLAIN.format(name=name)
