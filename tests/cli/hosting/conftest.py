"""Halls that tests begin as programs; those still open are closed with the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.hosting.serving import Serving, Start


@pytest.fixture
def start(program: list[str], tmp_path: Path) -> Iterator[Start]:
    """Open a hall at any free port, on the quick event loop if that is asked for; it does not outlive the test."""
    started: list[Serving] = []

    def starter(*words: str, db: Path = tmp_path / "deep" / "er" / "hall.db", quick: bool = False) -> Serving:
        started.append(Serving([*program, "serve", "--port", "0", "--db", str(db), *words], quick))
        return started[-1]

    yield starter
    for one in started:
        one.process.kill()
        one.process.communicate()
