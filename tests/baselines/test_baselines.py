"""The commands of the baselines, as the page for research shows them."""

import sys
from pathlib import Path

import pytest

from greathall.baselines.__main__ import main


def test_a_tiny_game_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cfr", "--iterations", "100"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("iteration 100: value -0.055")
    assert float(last.split()[-1]) < 0.002


def test_a_small_game_is_sampled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mccfr", "--iterations", "2", "--deals", "1"]) == 0
    said = capsys.readouterr().out
    assert "iteration 2: " in said
    assert "to go" in said
    assert "v rule: " in said


def test_a_policy_plays_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "4", "--steps", "16", "--units", "8", "--deals", "1", "--workers", "1", "--rivals", "random"]
    assert main(["ppo", str(tmp_path), "--lessons", "1", *small]) == 0
    match = ["match", str(tmp_path / "policy.npz"), "random", "greedy", "--deals", "1", "--workers", "1"]
    assert main(match) == 0
    assert "v greedy: " in capsys.readouterr().out


def test_without_pytorch_a_sentence_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["ppo", str(tmp_path), "--torch"]) == 1
    assert "pip install 'greathall[gpu]'" in capsys.readouterr().err
