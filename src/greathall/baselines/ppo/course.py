"""A course of lessons: play, learn, and now and then a match against bots. It goes on where it was interrupted."""

import json
import pickle
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from greathall.baselines.ppo.curve import plot
from greathall.baselines.ppo.learning import How, learn
from greathall.baselines.ppo.playing import against
from greathall.baselines.ppo.policy import Played, Policy
from greathall.baselines.ppo.rollouts import Rollouts
from greathall.engine import BadOptions
from greathall.envs.vector import vector
from greathall.teams import Team
from greathall.training.layers import Device

Row = dict[str, Any]  # of the curve: how it did after a lesson


class Study(NamedTuple):
    """What is learned, and how."""

    table: Played
    of: str  # what games are worth
    games: int  # side by side
    steps: int  # of them all in a lesson
    lessons: int
    how: How
    seed: int
    every: int  # lessons, after which there is a match
    rivals: tuple[str, ...]
    deals: int  # of such a match


class Learning:
    """All that changes while a course goes on."""

    def __init__(self, course: Study, torch: bool) -> None:
        table = course.table
        games = vector(table.game, course.games, table.players, course.seed, of=course.of, **table.options)
        self.course = course
        self.policy = Policy(Device(torch), course.how.units, games.size, games.answers)
        self.rollouts = Rollouts(games, course.seed)
        self.luck = np.random.default_rng(course.seed + 1)
        self.lessons = 0
        self.seconds = 0.0  # of processor time, without matches
        self.curve: list[Row] = []

    def lesson(self) -> None:
        """Play and learn once; ever smaller steps."""
        start, course = time.process_time(), self.course
        experience = self.rollouts.play(self.policy, course.steps)
        learn(self.policy, experience, course.how, course.how.pace * (1 - self.lessons / course.lessons), self.luck)
        self.lessons += 1
        self.seconds += time.process_time() - start

    @property
    def decisions(self) -> int:
        return self.lessons * self.course.games * self.course.steps


def begun(course: Study, folder: Path, torch: bool) -> Learning:
    """A new course, or the one in this folder; that of another course is refused."""
    file = folder / "course.pickle"
    if not file.exists():
        return Learning(course, torch)
    learning: Learning = pickle.loads(file.read_bytes())
    if learning.course != course:
        other = [name for name in Study._fields if getattr(learning.course, name) != getattr(course, name)]
        raise BadOptions(f"{folder} holds another course, which differs in: {', '.join(other)}; take another folder")
    return learning


def run(course: Study, folder: Path, team: Team, torch: bool = False) -> Iterator[str]:
    """Go on to the end of the course, and say how it goes."""
    learning, start = begun(course, folder, torch), time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    before = learning.lessons
    yield f"{folder}: {before} of {course.lessons} lessons are done"
    while learning.lessons < course.lessons:
        learning.lesson()
        if learning.lessons % course.every == 0 or learning.lessons == course.lessons:
            examine(learning, team)
            keep(learning, folder)
            pace = (time.monotonic() - start) / (learning.lessons - before)
            yield f"{told(learning)}, {pace * (course.lessons - learning.lessons):.0f} s to go"


def examine(learning: Learning, team: Team) -> None:
    """Play against bots, and note how it went."""
    course = learning.course
    content = learning.policy.content(course.table)
    row: Row = {"lessons": learning.lessons, "decisions": learning.decisions, "seconds": round(learning.seconds, 1)}
    for rival in course.rivals:
        one = against(content, course.table, rival, course.deals, course.seed, team)
        row[rival] = [round(100 * share, 1) for share in (one.share, one.low, one.high)]
    learning.curve.append(row)


def keep(learning: Learning, folder: Path) -> None:
    """Write what plays, what goes on, and the curve; each whole or not at all."""
    put(folder / "policy.npz", learning.policy.content(learning.course.table))
    put(folder / "curve.json", json.dumps(learning.curve, indent=1).encode())
    put(folder / "curve.svg", plot(learning.curve, learning.course.rivals).encode())
    put(folder / "course.pickle", pickle.dumps(learning))


def put(file: Path, content: bytes) -> None:
    beside = file.with_name(f"{file.name}.part")
    beside.write_bytes(content)
    beside.replace(file)


def told(learning: Learning) -> str:
    """The last row of the curve in words."""
    row, course = learning.curve[-1], learning.course
    wins = ", ".join(f"{row[name][0]} % [{row[name][1]}, {row[name][2]}] v {name}" for name in course.rivals)
    pace = f"{row['decisions'] / max(row['seconds'], 0.1):,.0f} a second of processor time"
    return f"lesson {row['lessons']} of {course.lessons}: {row['decisions']:,} decisions ({pace}): {wins}"
