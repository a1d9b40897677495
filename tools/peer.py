"""boardgame.io, which the hall is measured beside: fetched by the lock of the benchmark, into a folder of its own."""

from tools.environment import BUILD
from tools.native import mirror
from tools.steps import ROOT, Steps, digest, run

SOURCE = ROOT / "benchmarks" / "peer"
PEER = BUILD / "peer"


def fetch_peer() -> None:
    """Its packages, next to our game. Nothing of theirs runs while they are installed."""
    mirror(SOURCE, PEER)
    run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder=PEER)


def prepare_peer(steps: Steps) -> None:
    """The step that fetches it."""
    steps.do("boardgame.io", fetch_peer, PEER / "node_modules" / ".greathall-stamp", digest([SOURCE]))
