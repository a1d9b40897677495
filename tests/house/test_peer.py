"""What the hall is measured beside: fetched by exact versions without addresses, and its people understand it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dev
from tools import peer
from tools.steps import Steps

ROOT = Path(__file__).parents[2]
BENCHMARKS = ROOT / "benchmarks"
LISTENING = """
import asyncio
from common.hall import Process
from common.peering import Guest
from pathlib import Path

async def hear():
    guest = Guest(Process(Path()), "match0", 1, 5)
    state = '{"G":{"counted":%d},"ctx":{"numPlayers":5,"currentPlayer":"%d"},"plugins":{},"_undo":[],"_stateID":%d}'
    for text in (
        '42/count,["sync","match0",{"state":%s,"log":[],"initialState":{}}]' % (state % (0, 0, 0)),
        '42/count,["matchData","match0",[{"id":1,"isConnected":true}]]',
        '42/count,["update","match0",%s,[{"turn":1,"_stateID":0}]]' % (state % (1, 1, 1)),
    ):
        game = await guest.hear(text)
        print(None if game is None else (game.n, game.question is not None))

asyncio.run(hear())
"""
JUDGING = """
from argparse import Namespace
from common.hall import Process
from pathlib import Path
from peer import Beside, Round, Side

def judged(ours, theirs, used=1.0):
    sides = [Side(Process(Path()), iter(())) for _ in range(3)]
    for side, answers in zip(sides, (theirs, 100, ours)):
        slow, good = ([taken] * answers for taken in (100 / answers, 10 / answers))
        side.rounds = [Round(slow, 10.0, 9.0, 0.0, 0.0, 0, 0), Round(good, 1.0, used, 0.0, 0.0, 0, 0)]
    beside = Beside(Namespace(tables=1))
    beside.judge(sides)
    assert [len(row) for row in beside.rows] == [4] * 9
    return " ".join(need.rpartition(" ")[2] for need in beside.needs)

print(judged(3000, 2000), judged(2000, 3000), judged(2600, 3000), judged(3000, 2000, 0.5), sep="\\n")
"""


def read(name: str) -> Any:
    return json.loads((peer.SOURCE / name).read_text(encoding="utf-8"))


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join((str(ROOT / "src"), str(BENCHMARKS)))
    environment = {**os.environ, "PYTHONPATH": path, "GREATHALL_PURE": dev.SOURCES}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


def test_versions_are_exact_and_locked_without_addresses() -> None:
    asked, locked = read("package.json")["dependencies"], read("package-lock.json")["packages"]
    assert [version for version in asked.values() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    assert locked[""]["dependencies"] == asked
    for place, entry in locked.items():
        assert "resolved" not in entry, place
        assert place == "" or entry["integrity"].startswith("sha512-"), place
        assert "://" not in json.dumps({key: value for key, value in entry.items() if key != "funding"}), place


def test_it_is_fetched_once_into_what_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[list[str], Path]] = []
    monkeypatch.setattr(peer, "PEER", tmp_path / "peer")
    monkeypatch.setattr(peer, "run", lambda words, folder: asked.append((words, folder)))
    for _ in range(2):
        peer.prepare_peer(Steps())
    assert [(words[:2], folder) for words, folder in asked] == [(["npm", "ci"], tmp_path / "peer")]
    assert {"server.js", "package-lock.json", ".npmrc"} <= {file.name for file in (tmp_path / "peer").iterdir()}


def test_people_hear_whose_turn_it_is() -> None:
    done = run("-c", LISTENING)
    assert done.stdout.splitlines() == ["(0, False)", "None", "(1, True)"], done.stderr


def test_the_best_rounds_are_compared_unless_a_server_had_to_share_its_core() -> None:
    done = run("-c", JUDGING)
    assert done.stdout.splitlines() == ["met) met) met)", "MISSED) MISSED) MISSED)", "met) MISSED) MISSED)", "needed"]


def test_the_benchmark_says_what_it_takes() -> None:
    done = run(str(BENCHMARKS / "peer.py"), "--help")
    assert done.stdout.startswith("usage: dev.py bench peer"), done.stderr
