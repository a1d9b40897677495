"""What a wheel does where it is installed: say its version, play as a library, at the terminal and in the browser."""

import re
import signal
from pathlib import Path

from tools.environment import PYTHON
from tools.shipping.bare import PATIENCE, Bare
from tools.steps import ROOT, StepError, run, tail

PURE, COMPILED = "pure", "compiled"
MOST = {PURE: 40_000_000, COMPILED: 60_000_000}  # bytes, with all that is installed along
GAME = """
import sys
import greathall
from greathall.bots import make, play_match
from greathall.engine import machine

match = greathall.load("citadels", players=4).new(seed=7)
play_match(match, [make("random", seed) for seed in range(4)])
print("compiled" if not machine.__file__.endswith(".py") else "pure", greathall.__file__, match.over)
print(*[name for name in sys.modules if name.startswith("greathall.server")])
"""
TERMINAL = ("play", "citadels", "--players", "2", "--seed", "7")
TYPED = "1\n" * 2000
OPEN = re.compile(r"Great Hall is open at (http://127\.0\.0\.1:\d+) ")
BROWSING = ROOT / "tests" / "browser" / "one_game.py"


def expect(truth: bool, words: str) -> None:
    """A proof that fails says why."""
    if not truth:
        raise StepError(words)


def prove_version(bare: Bare, version: str) -> None:
    """The command is there and says its version."""
    said = bare.say("greathall", "--version")
    expect(said == f"greathall {version}\n", f"`greathall --version` says {said!r}")


def prove_library(bare: Bare, build: str) -> None:
    """The library plays a whole game, from where it was installed, and is the build it should be."""
    first, loaded = bare.say("python", "-c", GAME).splitlines()
    said, place, over = first.split()
    expect((said, over) == (build, "True"), f"the library says {said}, game over {over}; expected {build}, True")
    expect(Path(place).is_relative_to(bare.packages), f"the library comes from {place}")
    expect(loaded == "", f"the library loads {loaded}")


def prove_terminal(bare: Bare) -> None:
    """A game at the terminal comes to its end, answered with nothing but the number of the first answer."""
    said = bare.say("greathall", *TERMINAL, typed=TYPED)
    expect(re.search(r"\n  Score( +\d+)+\n\n[AB](, [AB])* wins?", said) is not None, f"no end:\n{tail(said)}")


def prove_browser(bare: Bare, driver: Path) -> None:
    """`greathall` opens a hall with a client, a whole game is played in a browser, and an interrupt closes the hall."""
    with bare.start("greathall", "--port", "0", "--no-browser") as hall:
        try:
            said = hall.stdout.readline() if hall.stdout else ""
            opened = OPEN.match(said)
            if opened is None:
                raise StepError(f"`greathall` says {said!r}")
            run([driver, BROWSING, opened[1]], {"PYTHONPATH": str(BROWSING.parents[1])})
            hall.send_signal(signal.SIGINT)
            rest, _ = hall.communicate(timeout=PATIENCE)
            expect((hall.returncode, rest) == (0, "\nClosed.\n"), f"the hall closed with {hall.returncode}: {rest!r}")
        finally:
            hall.kill()


def prove_size(bare: Bare, build: str) -> str:
    """What is installed is not too large; how large it is."""
    size = bare.size()
    expect(size <= MOST[build], f"{megabytes(size)} installed, more than {megabytes(MOST[build])}")
    return f"{megabytes(size)} installed"


def megabytes(size: int) -> str:
    """A size in words."""
    return f"{size / 1e6:.1f} MB"


def prove(bare: Bare, build: str, version: str, driver: Path = PYTHON) -> None:
    """Everything that an installed wheel must do; the driver is a Python that has what drives a browser."""
    prove_version(bare, version)
    prove_library(bare, build)
    prove_terminal(bare)
    prove_browser(bare, driver)
