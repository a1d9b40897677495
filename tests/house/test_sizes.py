"""Two sizes of the tests: a fixed share of every suite, and the whole."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import dev

ROOT = Path(__file__).parents[2]
LONG = "tests/server/test_killing.py"


@cache
def collected(*words: str) -> list[str]:
    """The tests that would run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_the_whole_has_more() -> None:
    share, whole = collected(LONG), collected(LONG, "--whole")
    assert 0 < len(share) < len(whole)
    assert set(share) < set(whole)


def test_what_is_named_runs() -> None:
    [long] = set(collected(LONG, "--whole")) - set(collected(LONG))
    assert collected(long) == [long]


def test_every_file_keeps_a_share() -> None:
    tests = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if file != Path(__file__)]
    files = [file for file in tests if "mark.whole" in file.read_text(encoding="utf-8")]
    names = [file.relative_to(ROOT).as_posix() for file in files]
    assert {line.partition("::")[0] for line in collected(*names)} == set(names) != set()


def test_the_whole_is_asked_for_with_a_word() -> None:
    known, rest = dev.command_line().parse_known_args(["test", "--whole", "tests/engine", "-x"])
    assert (known.whole, known.pure, known.native, rest) == (True, False, False, ["tests/engine", "-x"])
    assert not dev.command_line().parse_args(["test"]).whole
