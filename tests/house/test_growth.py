"""`dev.py bench growth` measures what it says, and draws it; here with small numbers, interpreted."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import greathall

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
STAGES = """
from growing.decisions import points, stages

class Counted:
    def __init__(self, answers, cost):
        self.left, self.cost = answers, cost

    @property
    def over(self):
        return self.left == 0

    def go_on(self, answers):
        given = min(answers, self.left)
        self.left -= given
        Counted.now += 1e-6 * given * self.cost
        return given

Counted.now = 0.0
first, second = ([Counted(*game) for game in zip((25, 20, 10, 5), costs)] for costs in ((2, 9, 3, 3), (3, 2, 2, 2)))
rounds = [stages(games, 10, lambda: Counted.now) for games in (first, second)]
print([(len(stage), sum(stretch.answers for stretch in stage)) for stage in rounds[0]])
print([(at, round(cost, 3)) for at, cost in points(rounds, 10)])
"""
SIZES = "from growing.workers import sizes; print(sizes(4, 2), sizes(32, 12), sizes(1, 8))"
NUMBER = re.compile(r"[\d,.]+")


def run(*arguments: object) -> str:
    source = str(Path(greathall.__file__).parents[1])
    env = {name: value for name, value in os.environ.items() if name != "GREATHALL_NATIVE"}
    env |= {"PYTHONPATH": os.pathsep.join((source, str(BENCHMARKS))), "GREATHALL_PURE": source}
    words = [sys.executable, *(str(word) for word in arguments)]
    done = subprocess.run(words, env=env, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    assert not done.stderr
    return done.stdout


def test_a_stage_is_shown_if_half_of_the_games_come_so_far_and_of_each_the_quickest_round_counts() -> None:
    counted, shown = run("-c", STAGES).splitlines()
    assert counted == "[(4, 35), (2, 20), (1, 5)]"
    assert shown == "[(5.0, 2.0), (15.0, 2.0)]"


def test_workers_are_measured_up_to_the_most_and_as_many_as_there_are_cores() -> None:
    assert run("-c", SIZES) == "[1, 2, 3, 4] [1, 2, 3, 4, 8, 12, 16, 32] [1]\n"


@pytest.mark.parametrize(
    ("part", "words", "pictures"),
    [
        ("decisions", ["--games", 1], ["decisions"]),
        ("records", ["--games", 1, "--entries", 100], ["records"]),
        ("workers", ["--games", 2, "--workers", 1], ["workers"]),
        pytest.param("tables", ["--tables", 2, "--seconds", 2], ["tables", "memory"], marks=pytest.mark.whole),
    ],
)
def test_each_part_prints_its_numbers_and_draws_them(
    part: str, words: list[object], pictures: list[str], tmp_path: Path
) -> None:
    said = run(BENCHMARKS / "growth.py", part, *words, "--plots", tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(f"growth-{name}.svg" for name in pictures)
    for name in pictures:
        picture = ElementTree.fromstring((tmp_path / f"growth-{name}.svg").read_text(encoding="utf-8"))
        title = picture.findtext("{http://www.w3.org/2000/svg}title")
        assert f"{title}:\n\n| " in said
    numbers = [cell.strip() for line in said.splitlines() if line.startswith("| ") for cell in line.split("|")[1:-1]]
    assert sum(bool(NUMBER.fullmatch(cell)) for cell in numbers) >= 2
