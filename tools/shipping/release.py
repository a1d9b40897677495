"""`dev.py release`: makes, checks and sums everything for a tag; what only a person may do is said at the end."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from tools.shipping.packing import DIST
from tools.shipping.wheels import make_wheels, version
from tools.steps import ROOT, StepError, Steps, run

SUMS = "SHA256SUMS"
RELEASE = re.compile(r"\d+\.\d+\.\d+")
AFTERWARDS = """\
Everything for {version} {made} in dist. What is left to a person:

    git tag -a v{version} -m "{version}"
    git push origin main v{version}

The tag makes the hosted run build and prove wheels for other systems. Then publish both: attach dist/* and what the
hosted run made to the release of the tag. An index takes the sdist, the pure wheel and the hosted wheels, but not the
compiled ones made here, which fit this system only."""


def tree_problem(status: str) -> str | None:
    """What git says of a tree that is not clean."""
    return f"not committed:\n{status.rstrip()}" if status.strip() else None


def version_problem(number: str, tags: list[str]) -> str | None:
    """A release has three numbers, and is made once."""
    if not RELEASE.fullmatch(number):
        return f"{number} is no version of a release"
    return f"there is a tag v{number} already; raise __version__" if f"v{number}" in tags else None


def changes_problem(number: str, changes: str) -> str | None:
    """The first heading of CHANGES.md is that of the release, with its day."""
    heading = next(iter(re.findall(r"^## (.*)$", changes, re.MULTILINE)), "nothing")
    if re.fullmatch(rf"{re.escape(number)} \(\d{{4}}-\d\d-\d\d\)", heading):
        return None
    return f"CHANGES.md begins with {heading}, not with {number} and its day: ## {number} (2026-12-31)"


def readme_problem(number: str, readme: str) -> str | None:
    """README tells people to install this version, and no other."""
    named = set(re.findall(r"greathall-(\d[\w.]*?)-py3-none-any\.whl", readme))
    if named == {number}:
        return None
    return (
        f"README.md names wheels of {', '.join(sorted(named)) or 'no version'}, not greathall-{number}-py3-none-any.whl"
    )


def problems(number: str, root: Path) -> list[str]:
    """What stands in the way of a release."""
    found = [
        tree_problem(run(["git", "status", "--porcelain"], folder=root)),
        version_problem(number, run(["git", "tag"], folder=root).split()),
        changes_problem(number, (root / "CHANGES.md").read_text(encoding="utf-8")),
        readme_problem(number, (root / "README.md").read_text(encoding="utf-8")),
    ]
    return [problem for problem in found if problem is not None]


def check(number: str, root: Path) -> None:
    """The step that looks for problems."""
    found = problems(number, root)
    if found:
        raise StepError("\n".join(found))


def write_sums(folder: Path) -> str:
    """The sums of everything to be published, as `sha256sum -c` reads them."""
    files = sorted(folder.glob("greathall-*"))
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return f"{len(files)} files"


def make(steps: Steps, test: Callable[[], int], tested: bool) -> bool:
    """Test, make and sum everything; whether all of it went well."""
    if not tested and test() != 0:
        return False
    make_wheels(steps, [], pure=False, quick=False)
    if not steps.failed:
        steps.do(SUMS, lambda: write_sums(DIST))
    return not steps.failed


def release(steps: Steps, test: Callable[[], int], tested: bool, dry: bool, root: Path = ROOT) -> int:
    """All of it, or with `dry` only what can be said beforehand."""
    number = version(root)
    steps.do(f"ready for {number}", lambda: check(number, root))
    if not dry and not make(steps, test, tested):
        return 1
    print(AFTERWARDS.format(version=number, made="would be" if dry else "is"))
    return 0
