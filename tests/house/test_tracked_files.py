"""What may not be in the repository: other people's machines and addresses, compiled files, long and large files.

Forbidden words are put together from parts, so that this file does not name them either.
"""

import os
import re
import subprocess
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import greathall

ROOT = Path(__file__).parents[2]
NOT_OURS = {".git", ".venv", "build", "node_modules", "static", ".hypothesis"}
LINES = 300
FILES = 24  # of a room
ONE_KIND = (  # a file for each, all alike
    "benchmarks",  # the commands; what they share has rooms of its own
    "src/greathall/games/citadels/characters",
)
BYTES = 500_000  # more than a picture of the documents needs
WEIGHTS = 4_000_000  # of all nets of the bots together
GENERATED = (  # as long as what it is made of
    "web/src/lib/wire/protocol.ts",
    "web/src/games/citadels/view.ts",
    "web/src/games/paladins/view.ts",
)
LOCKS = ("requirements.lock", "requirements-test.lock")
TEST_COMMAND = "python3 dev.py test"


def words(*parts: str) -> str:
    """A pattern that is not written out here."""
    return "".join(parts)


FORBIDDEN = {
    "a folder beside the repository": re.compile(words(r"\.\./sha", r"red\b|(?<![\w/.-])sha", r"red/")),
    "a path of one machine": re.compile(words(r"(?<![\w.~*-])/(?:wo", r"rk|ro", r"ot|ho", r"me/\w+|Us", r"ers/\w+)/")),
    "a registry": re.compile(
        words(r"(?i)\bpy", r"pi\.\w|python", r"hosted|np", r"mjs|yarn", r"pkg|deb", r"ian\.(?:org|net)")
    ),
}


def tracked() -> list[Path]:
    """Every file that is or could be committed."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return walked(ROOT)
    if done.returncode != 0 or not done.stdout:
        return walked(ROOT)
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def walked(root: Path) -> list[Path]:
    """The same without git."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_OURS and not name.endswith(("cache", "cache__"))]
        found += [Path(folder, name) for name in names]
    return found


def text_of(file: Path) -> str:
    """The text of a file; a picture or font has none."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def forbidden(text: str) -> list[str]:
    """What a text names that it should not."""
    return [f"{what}: {found.group()}" for what, pattern in FORBIDDEN.items() for found in pattern.finditer(text)]


def test_no_file_names_what_is_outside() -> None:
    found = [f"{file.relative_to(ROOT)}: {what}" for file in tracked() for what in forbidden(text_of(file))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        words("see ../sha", "red/DESIGN.md"),
        words("see sha", "red/facts"),
        words("cd /wo", "rk/main"),
        words("'/ro", "ot/.cache/x'"),
        words("/ho", "me/anna/x"),
        words("https://py", "pi.org/simple"),
        words("files.python", "hosted.org"),
        words("registry.np", "mjs.org"),
        words("http://ftp.pl.deb", "ian.org/"),
    ],
)
def test_the_patterns_catch(text: str) -> None:
    assert len(forbidden(text)) == 1


@pytest.mark.parametrize("text", ["a shared table", "web/src/shared/icons", "src/work/x", "PyPI. Debian."])
def test_the_patterns_let_pass(text: str) -> None:
    assert forbidden(text) == []


def test_nothing_compiled_is_in_the_sources() -> None:
    traces = [file for pattern in ("*.so", "*.pyd", "*.egg-info") for file in (ROOT / "src").rglob(pattern)]
    assert traces == []


def test_no_file_is_large() -> None:
    sizes = {str(file.relative_to(ROOT)): file.stat().st_size for file in tracked()}
    assert {name: size for name, size in sizes.items() if size > BYTES and not name.endswith(".net")} == {}
    assert 0 < sum(size for name, size in sizes.items() if name.endswith(".net")) < WEIGHTS


def test_files_are_short() -> None:
    places = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "dev.py", ROOT / "setup.py"]
    places += [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    lengths = {str(file.relative_to(ROOT)): len(text_of(file).splitlines()) for file in places}
    assert {name: length for name, length in lengths.items() if length > LINES and name not in GENERATED} == {}


def test_rooms_are_small() -> None:
    files = [file for place in ("src", "tools", "tests", "benchmarks") for file in (ROOT / place).rglob("*.py")]
    rooms = Counter(file.parent.relative_to(ROOT).as_posix() for file in files)
    assert {room: count for room, count in rooms.items() if count > FILES and room not in ONE_KIND} == {}


def test_everybody_runs_the_same_tests() -> None:
    assert f"exec {TEST_COMMAND}\n" in text_of(ROOT / ".ci" / "run")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert TEST_COMMAND in text_of(ROOT / "README.md")
    assert TEST_COMMAND in text_of(ROOT / "CONTRIBUTING.md")


def pins(lock: str) -> dict[str, int]:
    """The pinned packages of a lock, each with the number of its hashes."""
    found: dict[str, int] = {}
    name = ""
    for line in text_of(ROOT / lock).splitlines():
        if line.startswith("    --hash=sha256:"):
            found[name] += 1
        else:
            assert re.match(r"[\w.-]+==[\w.+]+( ; .+)? \\$", line), line
            name = line.removesuffix(" \\")
            found[name] = 0
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    assert "://" not in text_of(ROOT / lock)
    assert pins(lock)
    assert all(pins(lock).values())


def test_the_larger_lock_holds_the_smaller() -> None:
    assert pins("requirements.lock").keys() <= pins("requirements-test.lock").keys()


def test_the_version_is_written_once() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "greathall.__version__"}
    assert "\nversion:" not in text_of(ROOT / "CITATION.cff")
    assert f"## {greathall.__version__}" in text_of(ROOT / "CHANGES.md")
