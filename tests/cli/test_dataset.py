"""Datasets at the command line."""

import sys
from pathlib import Path

import pytest
from terminals import Call

from greathall.envs.dataset.reading import Dataset


def test_games_are_written_and_gone_on_with(greathall: Call, tmp_path: Path) -> None:
    words = ("dataset", "citadels", "--to", tmp_path, "--players", "2", "--games", "3", "--shard", "2", "--seed", "7")
    done = greathall(*words)
    answers = len(Dataset(tmp_path))
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{tmp_path}: {answers} answers of 3 games, seed 7.\n"
    assert greathall(*words) == done
    other = greathall(*words[:-1], "8")
    assert (other.code, other.out) == (2, "")
    assert "holds another dataset; it differs in: seed" in other.err


@pytest.mark.whole
def test_several_workers_change_nothing(greathall: Call, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder, workers in ((one, "1"), (two, "2")):
        words = ("dataset", "citadels", "--to", folder, "--games", "6", "--shard", "2", "--seed", "7")
        assert greathall(*words, "--workers", workers).code == 0
    assert [(file.name, file.read_bytes()) for file in sorted(one.iterdir())] == [
        (file.name, file.read_bytes()) for file in sorted(two.iterdir())
    ]


def test_what_cannot_be_written_is_refused(greathall: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = greathall("dataset", "citadels", "--to", tmp_path / "file", "--games", "1", "--seed", "1")
    assert done.code == 2
    assert "cannot be written" in done.err


def test_without_its_packages_a_sentence_says_what_to_install(
    greathall: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("greathall.envs.dataset.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = greathall("dataset", "citadels", "--to", tmp_path, "--games", "1", "--seed", "1")
    assert done.code == 1
    assert "first: pip install 'greathall[dataset]'" in done.err
