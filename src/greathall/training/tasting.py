"""Tasting: a net learns from choices by how much an answer should be liked more, or less, than by rule."""

import math
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from greathall.bots.judges.learned.taste import WARMTH
from greathall.training.choices import LIKED
from greathall.training.fitting import HELD_OUT, MIXING, How, pace_of, write
from greathall.training.layers import TINY, Array, Device
from greathall.training.learner import Scaled

BATCH: Final = 1024
FORGETTING: Final = 3.0
NEVER: Final = -1e9


class Choices:
    """All choices of a game."""

    def __init__(self, files: list[Path], device: Device) -> None:
        parts = [np.load(file) for file in files]
        whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
        self.device = device
        self.games: np.ndarray[Any, Any] = whole["games"]
        self.scale = np.maximum(1, 2 * whole["seen"][:: max(1, len(self.games) // 100_000)].std(0))
        self.seen = device.put(whole["seen"])
        weights = whole["weights"].astype(np.float32)
        self.usual = device.put(np.where(weights < LIKED, NEVER, weights / WARMTH).astype(np.float32))
        self.chosen = device.put(whole["chosen"].astype(np.int64))
        out = (self.games.astype(np.uint64) * np.uint64(MIXING) >> np.uint64(32)) % np.uint64(HELD_OUT) == 0
        self.rows, self.held = np.nonzero(~out)[0], np.nonzero(out)[0]


class Taster(Scaled):
    """Learns which answer is chosen, where rule already finds some likelier than others."""

    def likely(self, told: Array, usual: Array) -> Array:
        """How likely each answer is chosen."""
        shown = told + usual
        odds = self.device.module.exp(shown - self.device.module.amax(shown, 1)[:, None])
        return odds / odds.sum(1)[:, None]

    def slopes(self, seen: Array, usual: Array, chosen: Array) -> list[Array]:
        """How the surprise grows with each weight."""
        through = self.look(seen)
        wrong = self.likely(through[-1], usual)
        wrong[np.arange(len(chosen)), chosen] -= 1
        return self.back(through, wrong / len(seen))

    def errors(self, seen: Array, usual: Array, chosen: Array, learned: bool = True) -> tuple[float, float]:
        """How surprised it is by what is chosen, and how often it would choose something else."""
        told = self.look(seen)[-1]
        odds = self.likely(told if learned else 0 * told, usual)
        found = odds[np.arange(len(chosen)), chosen]
        surprise = -self.device.module.log(found + TINY).mean()
        return float(surprise), float((found < self.device.module.amax(odds, 1)).sum()) / len(seen)


def fit_taste(files: list[Path], out: Path, game: str, how: How) -> dict[str, Any]:
    """Learn what is chosen, as long as games that were held out are foreseen better, and write the net."""
    choices = Choices(files, Device())
    taster = Taster(choices.device, choices.scale, how.units, choices.usual.shape[1])
    begin, luck = time.monotonic(), np.random.default_rng(1)
    steps = how.epochs * -(-len(choices.rows) // BATCH)
    usual = errors_of(taster, choices, False)
    print(f"{game}, by rule: surprise {usual[0]:.4f}, another answer {usual[1]:.1%}", flush=True)
    best, kept = math.inf, taster.copy()
    for epoch in range(how.epochs):
        rows = luck.permutation(choices.rows)
        for start in range(0, len(rows), BATCH):
            part = choices.device.put(rows[start : start + BATCH])
            slopes = taster.slopes(choices.seen[part], choices.usual[part], choices.chosen[part])
            taster.step(slopes, pace_of(taster.steps, steps), FORGETTING)
        found = errors_of(taster, choices, True)
        told = f"surprise {found[0]:.4f}, another answer {found[1]:.1%}"
        print(f"{game}: epoch {epoch + 1}, {time.monotonic() - begin:.0f} s: {told}", flush=True)
        if found[0] < best:
            best, kept = found[0], taster.copy()
    taster.weights = kept
    games = len(np.unique(choices.games))
    about = {"game": game, "answers": choices.usual.shape[1], "choices": len(choices.games), "games": games}
    about |= {"usual": round(usual[0], 4), "surprise": round(best, 4)}
    write(taster, out, about)
    return about


def errors_of(taster: Taster, choices: Choices, learned: bool) -> tuple[float, float]:
    """The errors in games it has not learned from."""
    surprise = other = 0.0
    for start in range(0, len(choices.held), BATCH):
        rows = choices.held[start : start + BATCH]
        part = choices.device.put(rows)
        found = taster.errors(choices.seen[part], choices.usual[part], choices.chosen[part], learned)
        surprise += found[0] * len(rows) / len(choices.held)
        other += found[1] * len(rows) / len(choices.held)
    return surprise, other
