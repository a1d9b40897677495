"""The virtual environment, its packages, the `greathall` command in it, and the browser client."""

import importlib.util
import platform
import shutil
import sys
from pathlib import Path

from tools.machine import node_problem, node_version
from tools.steps import ROOT, STATIC, StepError, Steps, digest, is_fresh, run
from tools.venvs import WINDOWS, packages, program

VENV = ROOT / ".venv"
PYTHON = program(VENV, "python")
COMMAND = PYTHON.with_name("greathall")
BUILD = ROOT / "build"
WEB = ROOT / "web"
WEB_STAMP = WEB / "node_modules" / ".greathall-stamp"
LOCALE = ROOT / "src" / "greathall" / "locale"  # its messages go into the browser client
WEB_ENV = {"GREATHALL_WEB": str(STATIC)}  # where the server finds the client, whichever build it runs on
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"  # holds all of the other, in the same versions
# A lock names everything, so pip looks for nothing else: what a package asks for may have a newer version by now.
LOCKED = ["-q", "--require-hashes", "--no-deps", "-r"]
WHOLE_LOCK = ROOT / "requirements-whole.lock"  # large packages, for the whole of the tests and a benchmark
BENCH_LOCK = ROOT / "requirements-bench.lock"  # what benchmarks compare with, added to either

LAUNCHER = '''#!{python}
"""The greathall command of this checkout: the native build while it is up to date, else the sources.

A hall that has begun on the sources tells its workers where the native build will be.
"""

import os
import sys

sys.path[0] = {root!r}
from tools.environment import WEB_ENV
from tools.native import usable

path, environment = usable()
os.environ.update(WEB_ENV | os.environ | environment)
sys.path[:1] = path
from greathall.cli import main

if __name__ == "__main__":
    sys.exit(main())
'''
FOR_WINDOWS = '@"%~dp0python.exe" "%~dp0greathall" %*\n'


def interpreter() -> str:
    """What an environment depends on: this interpreter and the place of the checkout."""
    return f"{platform.python_version()} {sys.base_prefix} {ROOT}"


def pip(python: Path = PYTHON) -> list[str | Path]:
    """The pip that installs into an environment: the one outside, or if that is missing the one inside."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    return [python, "-m", "pip", "--disable-pip-version-check"]


def make_venv(folder: Path) -> None:
    """A new virtual environment. pip inside costs seconds and is missing on a plain Debian, so it stays out."""
    if folder.exists():
        shutil.rmtree(folder)
    outside = importlib.util.find_spec("pip") is not None
    if not outside and importlib.util.find_spec("ensurepip") is None:
        raise StepError("neither pip nor ensurepip here; first: apt-get install python3-pip")
    run([sys.executable, "-m", "venv", *(["--without-pip"] if outside else []), folder])


def install(lock: Path) -> None:
    """Install the packages of a lock, in addition to those that are there."""
    run([*pip(), "install", *LOCKED, lock])


def fill_venv(lock: Path) -> None:
    """Install the packages of a lock, the path to the sources and the command."""
    if not is_fresh(VENV / "stamp-python", interpreter()):
        make_venv(VENV)
        (VENV / "stamp-python").write_text(interpreter(), encoding="utf-8")
    install(lock)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (packages(VENV, version) / "greathall.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    write_command(COMMAND, sys.platform)


def write_command(place: Path, platform: str) -> None:
    """The `greathall` command of this checkout; Windows starts no script by its first line, but one for its shell."""
    place.write_text(LAUNCHER.format(python=PYTHON, root=str(ROOT)), encoding="utf-8")
    place.chmod(0o755)
    if platform == WINDOWS:
        place.with_suffix(".cmd").write_text(FOR_WINDOWS, encoding="utf-8")


def packages_key(lock: Path) -> str:
    """A hash of what an environment is made from."""
    return digest([lock], interpreter(), LAUNCHER)


def prepare_packages(steps: Steps, lock: Path) -> None:
    """The step that makes .venv. For playing, an environment made for the tests will do."""
    if is_fresh(VENV / f"stamp-{TEST_LOCK.stem}", packages_key(TEST_LOCK)):
        lock = TEST_LOCK
    steps.do("Python packages", lambda: fill_venv(lock), VENV / f"stamp-{lock.stem}", packages_key(lock))


def add_packages(steps: Steps, name: str, lock: Path) -> None:
    """The step that adds the packages of a lock to those that are there."""
    steps.do(name, lambda: install(lock), VENV / f"stamp-{lock.stem}", packages_key(lock))


def fetch_web(tests: bool) -> None:
    """The packages of the browser client: those that build it, or also those that test it."""
    problem = node_problem(node_version())
    if problem:
        raise StepError(problem)
    keys = web_keys(tests)
    if not any(is_fresh(WEB_STAMP, key) for key in keys):
        run(["npm", "ci", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"])], folder=WEB)
        WEB_STAMP.parent.mkdir(exist_ok=True)
        WEB_STAMP.write_text(keys[0], encoding="utf-8")


def web_keys(tests: bool) -> list[str]:
    """Which packages of the client will do, the least first. For building, those for the tests will do."""
    most, least = (digest([WEB / "package-lock.json"], word) for word in ("tests", "build"))
    return [most] if tests else [least, most]


def build_web() -> None:
    """Build the browser client, fetching its packages when their lock has changed."""
    fetch_web(tests=False)
    run(["npm", "run", "build"], folder=WEB)


def prepare_web_tests(steps: Steps) -> None:
    """The step that fetches what the client is tested with."""
    [key] = web_keys(tests=True)
    steps.do("packages of the client", lambda: fetch_web(tests=True), WEB_STAMP, key)


def prepare_web(steps: Steps) -> None:
    """The step that builds the browser client."""
    steps.do("browser client", build_web, STATIC / "stamp", digest([WEB, LOCALE]))


def web_lint() -> None:
    """Check how the sources of the browser client are laid out, and look for mistakes that its compiler accepts."""
    run(["npm", "run", "--silent", "lint"], {"NO_COLOR": "1"}, WEB)


def web_types() -> None:
    """Check the types of the browser client. Building it does not: people who play need not wait for that."""
    run(["npm", "run", "--silent", "check"], {"NO_COLOR": "1"}, WEB)


def web_tests() -> str:
    """Run the tests of the browser client; how many there were."""
    lines = run(["npm", "test"], {"NO_COLOR": "1"}, WEB).splitlines()
    return next(line.strip() for line in lines if line.strip().startswith("Tests "))
