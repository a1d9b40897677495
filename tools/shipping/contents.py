"""What must be in a wheel and in an sdist, and what must not: they are compared with the tree they were made of."""

import re
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

from tools.native import PARTS
from tools.steps import ROOT, STATIC, files_under

FIELDS = {
    "Name": "greathall",
    "Requires-Python": ">=3.11",
    "License-Expression": "Apache-2.0",
    "Description-Content-Type": "text/markdown",
}
LICENCES = ("LICENSE", "NOTICE")
COMMAND = "greathall = greathall.cli:main"
MODULE = (".so", ".pyd")
STAMP = (STATIC / "stamp").relative_to(ROOT / "src").as_posix()  # when the client was built
TRACES = re.compile(r"__pycache__|\.py[co]$|\.[ch]$|static/stamp$|(^|/)tests/|(^|/)samples(/|__)")


def packed(tree: Path) -> dict[str, bytes]:
    """The modules, the data and the built client of a tree by their names in the package."""
    files = {file.relative_to(tree / "src").as_posix(): file for file in files_under(tree / "src")}
    return {name: file.read_bytes() for name, file in files.items() if name != STAMP}


def differences(found: dict[str, bytes], wanted: dict[str, bytes]) -> list[str]:
    """What is not as it should be."""
    missing = [f"{name} is missing" for name in wanted if name not in found]
    return missing + [f"{name} is another" for name in wanted if name in found and found[name] != wanted[name]]


def metadata_faults(text: str, version: str, tree: Path) -> list[str]:
    """What is wrong with what a package says of itself."""
    said = Parser().parsestr(text)
    faults = [
        f"{name} is {said[name]}" for name, value in {**FIELDS, "Version": version}.items() if said[name] != value
    ]
    faults += [f"{name} is not named" for name in LICENCES if name not in said.get_all("License-File", [])]
    readme = (tree / "README.md").read_text(encoding="utf-8")
    return faults + ([] if said.get_payload() == readme else ["the description is not README.md"])


def compiled_faults(name: str, files: dict[str, bytes]) -> list[str]:
    """A wheel for one Python holds compiled modules of every part; one for all holds none."""
    modules = [file for file in files if file.endswith(MODULE)]
    if name.endswith("-py3-none-any.whl"):
        return [f"{file} in a pure wheel" for file in modules]
    tag = name.split("-")[2]
    if not re.fullmatch(r"cp3\d+", tag):
        return [f"{name} is for no Python"]
    parts = [f"greathall/{part}" for part in PARTS]
    return [f"nothing compiled in {part}" for part in parts if not any(file.startswith(part) for file in modules)]


def wheel_faults(wheel: Path, version: str, tree: Path) -> list[str]:
    """What is wrong with a wheel that was made of a tree."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    info = f"greathall-{version}.dist-info"
    faults = [f"{name} has no place there" for name in files if TRACES.search(name)]
    faults += [f"{name} is missing" for name in LICENCES if f"{info}/licenses/{name}" not in files]
    faults += metadata_faults(files.get(f"{info}/METADATA", b"").decode(), version, tree)
    if COMMAND not in files.get(f"{info}/entry_points.txt", b"").decode():
        faults.append("the command is missing")
    return faults + compiled_faults(wheel.name, files) + differences(files, packed(tree))


def sdist_faults(sdist: Path, version: str, tree: Path) -> list[str]:
    """What is wrong with an sdist that was made of a tree."""
    top = f"greathall-{version}/"
    with tarfile.open(sdist) as archive:
        members = [member for member in archive.getmembers() if member.isfile()]
        opened = {member.name.removeprefix(top): archive.extractfile(member) for member in members}
        files = {name: content.read() for name, content in opened.items() if content is not None}
    needed = {name: (tree / name).read_bytes() for name in ("setup.py", "pyproject.toml", "README.md", *LICENCES)}
    faults = [f"{name} has no place there" for name in files if TRACES.search(name)]
    faults += metadata_faults(files.get("PKG-INFO", b"").decode(), version, tree)
    return faults + differences(files, {**needed, **{f"src/{name}": content for name, content in packed(tree).items()}})
