"""The program as it is called, with the small games in its catalogue."""

import sys
from pathlib import Path

import pytest
from samples.catalogue import register_samples
from terminals import PROGRAM, Call, Done

from greathall import games
from greathall.cli import main


@pytest.fixture(autouse=True, scope="session")
def sample_games() -> None:
    """The catalogue knows the small games."""
    register_samples()


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, on a terminal of a known width."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture(scope="session")
def small_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client of one page."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("Great Hall")
    return folder


@pytest.fixture(autouse=True)
def built_client(small_client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is served here, whether or not the real one is built; tests of the browser in the same run keep theirs."""
    monkeypatch.setenv("GREATHALL_WEB", str(small_client))


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty catalogue."""
    monkeypatch.setattr(games, "CATALOGUE", {})
    monkeypatch.setattr(games, "OWN", {})


@pytest.fixture
def greathall(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the program in this process."""

    def call(*words: object) -> Done:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return call


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The words that start the program, with the small games, in a process of its own."""
    file = tmp_path_factory.mktemp("program") / "greathall_with_samples.py"
    file.write_text(PROGRAM)
    return [sys.executable, str(file)]
