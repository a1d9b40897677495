"""Hostile guests do not slow everybody else down: the benchmark of that, for a few seconds."""

import os
import subprocess
import sys
from pathlib import Path

import greathall

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "hostile.py"
SLOWEST = 250  # ms until everybody at a table has seen 99 of 100 answers


def test_what_people_answer_is_seen_at_once_while_forty_hostile_guests_ask_for_all_they_may() -> None:
    source = str(Path(greathall.__file__).parents[1])
    command = [sys.executable, str(BENCHMARK), "--seconds", "5", "--slowest", str(SLOWEST)]
    environment = {**os.environ, "PYTHONPATH": source, "GREATHALL_PURE": source}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
