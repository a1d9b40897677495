"""Chosen tests many times: which of them sometimes pass and sometimes fail, and what they said when they failed.

`dev.py bench flaky tests/browser tests/cli --times 3 --busy` runs them six times, every second time next to two
processes that never rest. Each place has a pytest of its own, as in `dev.py test`: a browser and an event loop do not
share a process. What they said is kept, a file for each run. Any further argument is for pytest.
"""

import argparse
import os
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
BUSY = 2  # processes
RESTLESS = [sys.executable, "-c", "while True: pass"]
FAULTS = {"failure", "error"}


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench flaky", description=__doc__)
    parser.add_argument("--times", type=int, default=5, metavar="N", help="runs (5)")
    parser.add_argument("--busy", action="store_true", help=f"as many runs again next to {BUSY} busy processes")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "flaky", metavar="FOLDER")
    options, words = parser.parse_known_args()
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for number, busy in enumerate(runs(options.times, options.busy), 1):
        start = time.monotonic()
        found = run(options.kept / str(number), busy, words)
        for test, result in found.items():
            seen[test][result] += 1
        told = ", ".join(f"{count} {result}" for result, count in sorted(Counter(found.values()).items()))
        where = ", next to busy processes" if busy else ""
        print(f"run {number}: {told or 'no tests'}; {time.monotonic() - start:.0f} s{where}", flush=True)
    return tell(seen, options.kept)


def runs(times: int, busy: bool) -> list[bool]:
    """Whether each run has busy processes next to it; the two kinds take turns."""
    return [False, True] * times if busy else [False] * times


def run(kept: Path, busy: bool, words: list[str]) -> dict[str, str]:
    """Run the tests once: what came of each, `passed` or `failed`. What they said is kept."""
    places = [word for word in words if (ROOT / word.partition("::")[0]).exists()]
    others = [word for word in words if word not in places]
    found = {}
    with beside(BUSY if busy else 0):
        for part, place in enumerate(places or [""], 1):
            found.update(run_in(Path(f"{kept}-{part}"), [place, *others] if place else others))
    return found


def run_in(kept: Path, words: list[str]) -> dict[str, str]:
    """Run the tests of one place."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    report, said = kept.with_suffix(".xml"), kept.with_suffix(".txt")
    report.unlink(missing_ok=True)
    shared = ["-q", "--color=no", "-n", str(os.cpu_count() or 1), "--dist", "worksteal", f"--junitxml={report}"]
    command = [sys.executable, "-m", "pytest", *shared, *words]
    with said.open("w") as out:
        subprocess.run(command, cwd=ROOT, env={**os.environ, "GREATHALL_BUILD": "pure"}, stdout=out, stderr=out)
    if not report.exists():
        raise SystemExit(f"pytest has not run; {said} says why")
    return results(report)


@contextmanager
def beside(count: int) -> Iterator[None]:
    """This many processes that take all the time they can get."""
    busy = [subprocess.Popen(RESTLESS) for _ in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def results(report: Path) -> dict[str, str]:
    """What came of every test, by the report of a run."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        is_well = FAULTS.isdisjoint(part.tag for part in case)
        found[f"{case.get('classname')}.{case.get('name')}"] = "passed" if is_well else "failed"
    return found


def tell(seen: dict[str, Counter[str]], kept: Path) -> int:
    """Say what differed and what always failed; 1 if there is any of either, or nothing at all."""
    failed = {test: found for test, found in seen.items() if found["failed"]}
    for test, found in sorted(failed.items()):
        how = f"failed {found['failed']} of {found.total()} times" if found["passed"] else "always failed"
        print(f"{test}: {how}")
    print(f"{len(seen)} tests, {len(failed)} not as they should be" + (f"; see {kept}" if failed else ""))
    return 1 if failed or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
