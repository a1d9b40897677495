"""Interpreted and compiled from the same files, the games are the same: the same seeds give the same records."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from samples import inquest, masons_modules

from greathall.engine import Luck, Match, snapshot
from greathall.engine.hidden.redealing import redeal

ROOT = Path(__file__).parents[2]
SOURCES = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])


def digest(match: Match, luck: Luck) -> str:
    """A random game with redeals on the way, as one short text."""
    seen = hashlib.sha256()
    while not match.over:
        seat = match.deciders()[luck.below(len(match.deciders()))]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        imagined = snapshot(redeal(match.state, seat, luck))
        everything = [snapshot(match.state), imagined, match.view(seat), match.events(seat, match.answered)]
        seen.update(json.dumps(everything).encode())
    seen.update(match.record().text().encode())
    return seen.hexdigest()


def digests() -> list[str]:
    """Some games of each sample and number of players."""
    entries = (masons_modules.LISTING, inquest.LISTING)
    tables = [entry.load(players) for entry in entries for players in entry.players]
    return [digest(game.new(seed=seed), Luck(seed)) for game in tables for seed in range(5)]


def test_this_build_plays_as_the_sources_do() -> None:
    """In the compiled run this compares both builds; in the interpreted one it shows that a second process agrees."""
    command = "import json; from engine.test_differential import digests; print(json.dumps(digests()))"
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    run = subprocess.run([sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == digests()
