"""Which build the tests run on, how many of them, and the path to their helpers.

GREATHALL_BUILD says `pure` or `native`; PYTHONPATH names build/native first in the native run. The folder tests/ is put
at the END of the path, so that there the compiled `samples` package wins over tests/samples.

A test that is marked `whole` runs only with --whole, or where it is named; the others are a fixed share of every suite.
"""

import multiprocessing
import os
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

if TYPE_CHECKING:
    from server.postgres import Postgres

TESTS = Path(__file__).parent
SUFFIXES = {"pure": ".py", "native": ".so"}
PLAIN = "view.py"  # types alone, which nobody compiles

for folder in (TESTS, TESTS.parent):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

# As on most systems: no process begins as a copy of another, with all that this one happens to hold.
multiprocessing.set_start_method("spawn")

# No deadline: the first call of a compiled function and a run under coverage take their time.
settings.register_profile("house", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("house")
# The examples of a test would be made of the constants of all our modules too, as far as they have been imported: they
# would depend on which tests ran before it.
providers._get_local_constants = Constants


def origin(module: str) -> str:
    """The file that a module would be imported from; nothing is imported to find out."""
    parts = module.split(".")
    spec = PathFinder.find_spec(parts[0])
    for end in range(2, len(parts) + 1):
        if spec is not None:
            spec = PathFinder.find_spec(".".join(parts[:end]), spec.submodule_search_locations)
    return str(spec.origin) if spec else "nowhere"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="also the tests that are marked `whole`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only for the whole."""
    is_named = any("::" in word for word in config.args)
    if is_named or config.getoption("whole"):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("whole")])
    items[:] = [item for item in items if not item.get_closest_marker("whole")]


def pytest_report_header() -> str:
    """Which build this is."""
    return f"greathall: {origin('greathall.engine.machine')}"


def pytest_sessionstart() -> None:
    """Refuse to test another build than the one asked for."""
    build = os.environ.get("GREATHALL_BUILD")
    files = [file for file in (TESTS / "samples").glob("[!_]*.py") if file.name != PLAIN]
    samples = [f"samples.{file.stem}" for file in files]
    for module in ("greathall.engine.machine", *samples):
        if build is not None and not origin(module).endswith(SUFFIXES[build]):
            pytest.exit(f"asked for the {build} build, but {module} comes from {origin(module)}", returncode=3)


@pytest.fixture(autouse=True)
def same_bots() -> Iterator[None]:
    """The bots that a test adds are gone behind it."""
    from greathall.bots.registry import MAKERS

    before = dict(MAKERS)
    yield
    MAKERS.clear()
    MAKERS.update(before)
    if "greathall.training.matching" in sys.modules:
        sys.modules["greathall.training.matching"].ENROLLED.clear()


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A server for everybody who only needs a database; it is in a hurry."""
    from server.postgres import HASTY, Postgres  # here: the path to it is found above, and few need it

    server = Postgres(*HASTY)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def database(postgres: "Postgres") -> "Iterator[str]":
    """The address of an empty database."""
    address = postgres.new_database()
    yield address
    postgres.empty(address)
