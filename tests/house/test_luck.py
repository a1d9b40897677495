"""No test depends on luck from outside: seeds are fixed, no day chooses a case, and waiting is for conditions."""

import importlib
from pathlib import Path

import pytest
from house.unlucky import complaints, complaints_of_script
from hypothesis import given, settings
from hypothesis import strategies as st

TESTS = Path(__file__).parents[1]
# Those that must do what is refused elsewhere, and why.
EXCUSED = {
    "engine/test_luck.py": "true luck is what it is about",
    "engine/test_match.py": "that a match without a seed has true luck",
    "games/test_catalogue.py": "the same",
    "server/killing/people.py": "people who take their time, by the luck they are given",
    "server/odd_bots.py": "a bot that thinks for ever",
    "waiting.py": "how all others wait",
}
CLIENT = TESTS.parent / "web" / "src"
SCRIPTS = [
    *sorted(CLIENT.rglob("*.test.ts")),
    *(
        file for kind in ("*.js", "*.py") for file in sorted((TESTS / "browser").rglob(kind))
    ),  # .py: what pages are told
]
FILES = [file.relative_to(TESTS).as_posix() for file in sorted(TESTS.rglob("*.py"))]


@pytest.mark.parametrize("file", [file for file in FILES if file not in EXCUSED])
def test_nothing_is_left_to_luck(file: str) -> None:
    assert list(complaints((TESTS / file).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_nothing_is_left_to_luck_in_scripts(file: Path) -> None:
    assert list(complaints_of_script(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "const pick = Math.random();",
        "crypto.randomUUID()",
        "const today = new Date();",
        "const now = Date.now();",
        "await new Promise((done) => setTimeout(done, 200));",
        "setTimeout(done, 1_000)",
    ],
)
def test_what_is_refused_in_scripts(line: str) -> None:
    assert len(list(complaints_of_script(line))) == 1


@pytest.mark.parametrize("line", ["new Date(2026, 10, 16)", "setTimeout(done, 8)", "setTimeout(done)", "luck.random()"])
def test_what_is_allowed_in_scripts(line: str) -> None:
    assert list(complaints_of_script(line)) == []


@pytest.mark.parametrize("file", EXCUSED)
def test_nobody_is_excused_for_nothing(file: str) -> None:
    assert list(complaints((TESTS / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "line",
    [
        "import secrets",
        "from uuid import uuid4",
        "random.choice([1, 2])",
        "from random import choice\nchoice([1, 2])",
        "import random as luck\nluck.choice([1, 2])",
        "os.urandom(4)",
        "from os import urandom\nurandom(4)",
        "random.Random()",
        "SystemRandom()",
        "game.new()",
        "from greathall.server.hall.hall import Hall\nHall(store)",
        "from greathall.server.hall import hall\nhall.Hall(store)",
        "import greathall.server.hall.hall\ngreathall.server.hall.hall.Hall(store)",
        "date.today()",
        "time.time()",
        "time.localtime()",
        "from time import time as now\nnow()",
        "datetime.datetime.now()",
        "import numpy as np\nnp.random.default_rng()",
        "from numpy.random import default_rng\ndefault_rng()",
        "import numpy\nnumpy.random.random(3)",
        "import numpy as np\nnp.random.seed(3)",
        "while not done():\n    await asyncio.sleep(0.2)",
        "while not done():\n    await asyncio.sleep(0.01)",
        "while not done():\n    time.sleep(PAUSE)",
        "time.sleep(0.1)",
        "from time import sleep as nap\nnap(0.1)",
        "await asyncio.sleep(1)",
        "for _ in range(9): time.sleep(0.1)",
        "page.wait_for_timeout(50)",
        "stopped.wait(0.5)",
        "await asyncio.wait_for(it_comes, timeout=0.2)",
        "async with asyncio.timeout(1):\n    await it_comes",
        "while True:\n    jobs.append(lambda: time.sleep(1))",
    ],
)
def test_what_is_refused(line: str) -> None:
    assert len(list(complaints(line))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "random.Random(7).choice([1, 2])",
        "self.random.choice([1, 2])",
        "from random import Random\nRandom(7)",
        "import numpy as np\nnp.random.default_rng(7).random(3)",
        "time.monotonic()",
        "game.new(3)",
        "game.new(luck=luck)",
        "Hall(file)",
        "date(2026, 11, 16)",
        "await asyncio.sleep(0)",
        "await until(lambda: done())",
        "await asyncio.wait_for(it_comes, PATIENCE)",
        "assert process.wait(60) == 0",
        "until_seen(done)",
    ],
)
def test_what_is_allowed(line: str) -> None:
    assert list(complaints(line)) == []


def test_examples_are_made_up_alike_every_time() -> None:
    assert settings.default is not None
    assert settings.default.derandomize


def test_examples_are_the_same_whatever_was_imported_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "peculiar.py").write_text(f"NUMBERS = [{', '.join(map(str, range(7_000, 7_900)))}]")
    monkeypatch.syspath_prepend(tmp_path)

    def examples() -> list[int]:
        found = []

        @settings(max_examples=300, database=None)
        @given(st.integers())
        def collect(number: int) -> None:
            found.append(number)

        collect()
        return found

    before = examples()
    importlib.import_module("peculiar")
    assert examples() == before
