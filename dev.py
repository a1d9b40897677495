#!/usr/bin/env python3
"""The commands of a checkout. Standard library only; needs Python 3.11 and nothing installed.

Each step is skipped while its inputs are unchanged. Its output is in .venv, build and web/node_modules.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable

from tools.environment import (
    BENCH_LOCK,
    PLAY_LOCK,
    PYTHON,
    TEST_LOCK,
    WEB_ENV,
    WHOLE_LOCK,
    add_packages,
    prepare_packages,
    prepare_web,
    prepare_web_tests,
    web_lint,
    web_tests,
    web_types,
)
from tools.locks import write_locks
from tools.machine import BROWSING, COMPILING, EXAMINING, KEEPING, Packages, prepare_machine
from tools.native import NATIVE, build_native, start_native, try_native
from tools.opening import HALL, compiler, open_hall
from tools.page.making import make_page
from tools.peer import prepare_peer
from tools.shipping.release import release
from tools.shipping.wheels import make_wheels
from tools.steps import ROOT, StepError, Steps, run

CHECKED = ("src", "tests", "dev.py", "setup.py", "tools", "benchmarks")
WIDE = {"COLUMNS": "240"}  # a failed test is named with its reason in one line
PURE_ENV = {"GREATHALL_BUILD": "pure", "PYTHONPATH": "", **WEB_ENV}
NATIVE_ENV = {"GREATHALL_BUILD": "native", "PYTHONPATH": str(NATIVE), **WEB_ENV}
SERVER_TESTS = "tests/server"
KEEPING_TESTS = (SERVER_TESTS, "tests/cli")  # where halls keep their tables in a server
# In the whole, lines are counted here, which takes time; long games, which are marked, are played afterwards without.
COVERED_TESTS = ("tests/engine", "tests/games", "tests/scenarios")
COUNTED = ("--cov", "--cov-report=term", "-m", "not no_cover")
BROWSER_TESTS = "tests/browser"  # Playwright keeps an event loop of its own, so they need processes of their own
SOURCES = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), str(ROOT)])  # what a benchmark may import
# Benchmarks that need what the tests need.
OF_TESTS = ("flaky", "kills", "page", "pictures", "screens", "theatre")
WITH_LARGE = ("teams", "libraries")  # benchmarks that need the packages of the whole
WITH_SERVERS = ("internet",)  # … that need PostgreSQL and Redis, and packages that talk to them
# Tests of the repository and of what is never compiled; once is enough.
ONCE = (
    "tests/house",
    "tests/wheels",
    "tests/locale",
    SERVER_TESTS,
    BROWSER_TESTS,
    "tests/games/citadels/test_coverage.py",
    "tests/games/paladins/test_coverage.py",
    "tests/games/test_mutations.py",
    "tests/games/paladins/crowns/test_mutations.py",
)


def play(rest: list[str]) -> int:
    """Set up what a hall needs, open it, and compile in the background."""
    Steps().together(lambda steps: prepare_packages(steps, PLAY_LOCK), prepare_web)
    return open_hall([*HALL, *rest], compiler())


def closing_words(output: str) -> str:
    """What is to be said of a run of pytest that succeeded: how many tests, and the coverage if it was measured."""
    words = re.findall(r"^\d+ passed(?:, \d+ \w+)*", output, re.MULTILINE)[-1:]
    covered = re.findall(r"Total coverage: ([\d.]+)%", output)[-1:]
    return ", ".join([*words, *(f"{percent} % of the lines of engine and games covered" for percent in covered)])


def pytest(env: dict[str, str], *arguments: str) -> str:
    """Run the tests quietly. Any exit code but 0 is a failure, also that of a run without tests."""
    # A worker with nothing left to do takes tests from another: so most files stay together, and their fixtures.
    shared = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    how = ["-q", "--color=no", "--tb=short", *shared, *arguments]
    return closing_words(run([PYTHON, "-m", "pytest", *how], {**env, **WIDE}))


def some_tests(native: bool, rest: list[str]) -> int:
    """Run chosen tests with pytest's own output."""
    env = {**os.environ, **(NATIVE_ENV if native else PURE_ENV)}
    return 1 if subprocess.run([PYTHON, "-m", "pytest", *rest], cwd=ROOT, env=env).returncode else 0


def tool(*words: str) -> str:
    """Run a checker over everything written in Python; its last line."""
    places = [name for name in CHECKED if (ROOT / name).exists()]
    return run([PYTHON, "-m", *words, *places]).strip().splitlines()[-1].removeprefix("Success: ")


def check_python(steps: Steps) -> None:
    """What is found out about Python by reading it."""
    steps.check("ruff check", lambda: tool("ruff", "check", "--output-format=concise"))
    steps.check("ruff format", lambda: tool("ruff", "format", "--check", "--output-format=concise"))
    steps.check("mypy", lambda: tool("mypy"))


def check_client(steps: Steps) -> None:
    """The client by itself, without a hall."""
    steps.check("lint of the client", web_lint)
    steps.check("types of the client", web_types)
    steps.check("tests of the client", web_tests)


def check_pure(steps: Steps, size: list[str]) -> None:
    """The checks of the sources. What often waits comes first, as the compiler runs next to it."""
    steps.attempt(lambda all_steps: all_steps.together(check_python, check_client))
    elsewhere = [f"--ignore={place}" for place in (SERVER_TESTS, BROWSER_TESTS, *COVERED_TESTS)]
    steps.check("tests in the browser", lambda: pytest(PURE_ENV, *size, BROWSER_TESTS))
    steps.check("tests of the server", lambda: pytest(PURE_ENV, *size, SERVER_TESTS))
    steps.check("tests of the rest", lambda: pytest(PURE_ENV, *size, *elsewhere))
    if size:
        steps.check("tests of the rules", lambda: pytest(PURE_ENV, *size, *COUNTED, *COVERED_TESTS))
        steps.check("tests of long games", lambda: pytest(PURE_ENV, *size, "-m", "no_cover", *COVERED_TESTS))
    else:
        steps.check("tests of the rules", lambda: pytest(PURE_ENV, *COVERED_TESTS))


def check_native(steps: Steps, build: Callable[[Steps], None], size: list[str]) -> None:
    """The tests once more on the compiled engine and games."""
    if steps.attempt(build):
        steps.check("tests, native", lambda: pytest(NATIVE_ENV, *size, *(f"--ignore={place}" for place in ONCE)))


def wanted_packages(pure: bool, native: bool, rest: list[str]) -> Packages:
    """What the machine must have for the tests asked for."""
    compiling = native or not (pure or rest)
    browsing = any(BROWSER_TESTS in word for word in rest) if rest else not native
    keeping = any(place in word for word in rest for place in KEEPING_TESTS) if rest else not native
    examining = any("tests/house" in word for word in rest) if rest else not native
    return {
        **(COMPILING if compiling else {}),
        **(BROWSING if browsing else {}),
        **(KEEPING if keeping else {}),
        **(EXAMINING if examining else {}),
    }


def test(pure: bool, native: bool, whole: bool, rest: list[str]) -> int:
    """Set everything up and run the checks; with arguments for pytest only those tests."""
    steps = Steps()
    size = ["--whole"] if whole else []  # without it the tests leave out what is marked `whole`
    prepare_machine(steps, wanted_packages(pure, native, rest))
    prepare_packages(steps, TEST_LOCK)
    if whole:
        add_packages(steps, "packages of the whole", WHOLE_LOCK)
    if rest:
        steps.attempt(prepare_web_tests)
        steps.attempt(prepare_web)
        if any(BROWSER_TESTS in word for word in rest):
            steps.attempt(make_page)
        if native:
            build_native(steps)
        return some_tests(native, [*size, *rest]) or int(bool(steps.failed))
    build = build_native if pure or native else start_native()
    steps.attempt(prepare_web_tests)
    steps.attempt(prepare_web)
    if not native:
        steps.attempt(make_page)
        check_pure(steps, size)
    if not pure:
        check_native(steps, build, size)
    print(steps.summary())
    return 1 if steps.failed else 0


def benchmarks() -> list[str]:
    """The names of the benchmarks."""
    return sorted(file.stem for file in (ROOT / "benchmarks").glob("*.py"))


def prepare_bench(steps: Steps, name: str) -> dict[str, str]:
    """Set up what a benchmark needs, and say where the native build is to those that measure it."""
    if name in OF_TESTS:
        prepare_packages(steps, TEST_LOCK)
        prepare_web_tests(steps)
        prepare_web(steps)
        if name == "page":
            make_page(steps)
        if name == "kills":
            prepare_machine(steps, KEEPING)
        return {}
    if name == "peer":
        prepare_peer(steps)
    large = name in WITH_LARGE
    if name in WITH_SERVERS:
        prepare_machine(steps, KEEPING)
    prepare_packages(steps, TEST_LOCK if large or name in WITH_SERVERS else PLAY_LOCK)
    add_packages(steps, "yardsticks", WHOLE_LOCK if large else BENCH_LOCK)
    return {"GREATHALL_NATIVE": str(NATIVE)} if try_native(steps) else {}


def bench(name: str | None, rest: list[str]) -> int:
    """Run a benchmark, and say where both builds are."""
    if name not in benchmarks():
        names = ", ".join(benchmarks()) or "none yet"
        print(f"usage: python3 dev.py bench NAME [arguments]\navailable: {names}", file=sys.stderr)
        return 2
    env = {**os.environ, **WEB_ENV, "GREATHALL_PURE": SOURCES, **prepare_bench(Steps(), name)}
    return subprocess.run([PYTHON, ROOT / "benchmarks" / f"{name}.py", *rest], env=env).returncode


def wheels(versions: list[str], pure: bool, quick: bool) -> int:
    """Make the wheels and prove them."""
    steps = Steps()
    make_wheels(steps, versions, pure, quick)
    return 1 if steps.failed else 0


def page() -> int:
    """Make the folder with the hall in a page."""
    make_page(Steps())
    return 0


def command_line() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="python3 dev.py", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str, usage: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, usage=usage, allow_abbrev=False)

    address = "http://127.0.0.1:8000"
    command("play", f"set up and start the table server on {address}", "dev.py play [options of `greathall serve`]")
    tests = command(
        "test", "set up and run every check", "dev.py test [--whole] [--pure | --native] [arguments of pytest]"
    )
    tests.add_argument("--whole", action="store_true", help="every test, not a share of each suite: within the hour")
    choice = tests.add_mutually_exclusive_group()
    choice.add_argument("--pure", action="store_true", help="interpreted only: no compiling, no compiled run")
    choice.add_argument("--native", action="store_true", help="the compiled run only")
    tests.epilog = "Any further argument (a path, -k EXPR, -x …) runs only those tests, interpreted unless --native."
    benching = command("bench", "run a benchmark with both builds", "dev.py bench NAME [arguments of the benchmark]")
    benching.add_argument("name", nargs="?", metavar="NAME", help=", ".join(benchmarks()) or "none yet")
    command("page", "make a folder with the hall in a page, for any web space", "dev.py page")
    locking = command("lock", "write the locks again from pyproject.toml", "dev.py lock [--upgrade]")
    locking.add_argument("--upgrade", action="store_true", help="take the newest versions, not the locked ones")
    packing = command(
        "wheels", "make the wheels and prove that they play", "dev.py wheels [--pure] [--python VERSION] [--quick]"
    )
    packing.add_argument("--pure", action="store_true", help="only the wheel for every Python: no compiling")
    packing.add_argument("--python", action="append", default=[], metavar="VERSION", help="only for this one, as 3.12")
    packing.add_argument("--quick", action="store_true", help="compile as for tests, not as for a release")
    releasing = command("release", "make, check and sum everything for a tag", "dev.py release [--tested] [--dry]")
    releasing.add_argument("--tested", action="store_true", help="the whole of the tests was green on this commit")
    releasing.add_argument("--dry", action="store_true", help="only say what stands in the way; make nothing")
    return parser


def main(arguments: list[str]) -> int:
    """Run a command and return its exit code."""
    os.chdir(ROOT)
    parser = command_line()
    known, rest = parser.parse_known_args(arguments)
    try:
        if known.command == "play":
            return play(rest)
        if known.command == "test":
            return test(known.pure, known.native, known.whole, rest)
        if known.command == "bench":
            return bench(known.name, rest)
        if rest:
            parser.error(f"unknown arguments: {' '.join(rest)}")
        if known.command == "wheels":
            return wheels(known.python, known.pure, known.quick)
        if known.command == "page":
            return page()
        if known.command == "release":
            return release(Steps(), lambda: test(False, False, True, []), known.tested, known.dry)
        write_locks(Steps(), known.upgrade)
        return 0
    except StepError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
