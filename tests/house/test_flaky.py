"""`dev.py bench flaky` finds what passes at one time and fails at another."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "benchmarks" / "flaky.py"
TESTS = """
from pathlib import Path

COUNT = Path(__file__).with_name("count")

def test_always_well():
    pass

def test_every_other_time():
    before = len(COUNT.read_text()) if COUNT.exists() else 0
    COUNT.write_text("x" * (before + 1))
    assert before % 2 == 0, "not this time"
"""


def test_what_differs_is_named_and_what_it_said_is_kept(tmp_path: Path) -> None:
    file, other = tmp_path / "test_lucky.py", tmp_path / "test_other.py"
    file.write_text(TESTS)
    other.write_text("def test_elsewhere(): pass")
    words: list[str | Path] = ["--times", "1", "--busy", "--kept", tmp_path, "-n0", "-p", "no:cacheprovider"]
    done = subprocess.run([sys.executable, BENCH, file, other, *words], capture_output=True, text=True)
    first, second, differed, all_told = done.stdout.splitlines()
    assert done.returncode == 1
    assert first.startswith("run 1: 3 passed; ")
    assert second.startswith("run 2: 1 failed, 2 passed; ")
    assert second.endswith(", next to busy processes")
    assert differed.endswith("test_lucky.test_every_other_time: failed 1 of 2 times")
    assert all_told.startswith("3 tests, 1 not as they should be")
    assert "not this time" in (tmp_path / "2-1.txt").read_text()
    assert "1 passed" in (tmp_path / "2-2.txt").read_text()
