"""The packages a wheel asks for, taken from the environment of these tests: nothing else comes, nothing is fetched."""

import zipfile
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def asked_for(wheel: Path) -> list[str]:
    """What a wheel says it needs."""
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        text = archive.read(name).decode()
    return [str(line) for line in Parser().parsestr(text).get_all("Requires-Dist", [])]


def needed(lines: list[str]) -> dict[str, Distribution]:
    """The packages that are needed here, with all that these need in turn; extras are not."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(line) for line in lines]
    while waiting:
        wanted = waiting.pop()
        if wanted.name in found or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        there = distribution(wanted.name)
        assert there.version in wanted.specifier, wanted
        found[wanted.name] = there
        waiting += [Requirement(line) for line in there.requires or []]
    return found


def bring(wheel: Path, packages: Path) -> None:
    """Link what a wheel needs into the packages of another environment."""
    for package in needed(asked_for(wheel)).values():
        for name in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
            if not (packages / name).exists():
                (packages / name).symlink_to(Path(str(package.locate_file(name))))
