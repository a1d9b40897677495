"""Search in whole games: stronger than `greedy`, and the same in another process and another build."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bots.thinkers import thoughts
from samples import inquest

from greathall import bots
from greathall.bots import Bot, Budget, play_match
from greathall.bots.thinkers.search import SearchBot

TESTS = Path(__file__).parents[2]


@pytest.mark.whole
def test_it_wins_far_more_than_its_share_against_two_greedy() -> None:
    """A third would be fair; each deal is played from every seat."""
    won = 0.0
    for number in range(24):
        match = inquest.LISTING.load(3).new(seed=number // 3)
        line_up: list[Bot] = [bots.make("greedy", number), bots.make("greedy", number + 1)]
        line_up.insert(number % 3, SearchBot(number, Budget(iterations=60)))
        play_match(match, line_up)
        if number % 3 in match.winners():
            won += 1 / len(match.winners())
    assert won / 24 > 0.65


def test_the_same_seed_thinks_the_same_interpreted_in_another_process() -> None:
    """Where this process has the compiled bots, they answer as the interpreted ones do."""
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    env = {**os.environ, "PYTHONPATH": path, "GREATHALL_BUILD": "pure", "PYTHONHASHSEED": "7"}
    told = subprocess.run(
        [sys.executable, "-m", "bots.thinkers.thoughts"], env=env, stdout=subprocess.PIPE, text=True, check=True
    )
    assert json.loads(told.stdout) == thoughts.all_answers()
