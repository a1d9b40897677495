"""Fitting: a net learns from samples, and is written in whole numbers."""

import json
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from greathall.bots.judges.learned.net import UNIT
from greathall.training.layers import Array, Device
from greathall.training.learner import Aims, Learner, Scaled

FINE: Final = (12, 8, 8)  # bits behind the point of the weights that lead to each layer
BATCH: Final = 4096
FASTEST: Final = 2e-3  # the pace of the widest step
WARMING: Final = 0.3  # of all steps, until the widest
FORGETTING: Final = 1.0
LAST: Final = 0.25  # of the pace, if a net learns from the newest games alone
HELD_OUT: Final = 16  # one game in this many is held out, to see what was learned and what only remembered
LATER: Final = 0.6  # how much of what a sample should say comes from what is said about the next one of its seat
LIMIT: Final = 32767  # what two bytes hold
MIXING: Final = 0x9E3779B97F4A7C15


class How(NamedTuple):
    """How a net learns."""

    units: list[int]
    epochs: int


class Samples:
    """All samples of a game, folder by folder; the last folder holds the newest games."""

    def __init__(self, folders: list[list[Path]], device: Device) -> None:
        parts = [np.load(file) for files in folders for file in files]
        whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
        newest = sum(len(part["games"]) for part in parts[-len(folders[-1]) :])
        points = whole["points"]
        present = ~np.isnan(points)
        self.middle, self.spread = float(points[present].mean()), float(points[present].std())
        self.device = device
        self.games: np.ndarray[Any, Any] = whole["games"]
        self.scale = np.maximum(1, 2 * whole["seen"][:: max(1, len(points) // 100_000)].std(0))
        self.seen = device.put(whole["seen"])
        aims = np.nan_to_num((points - self.middle) / self.spread).astype(np.float32)
        self.aims = Aims(device.put(present), device.put(whole["shares"]), device.put(aims))
        self.next = next_of_seat(self.games, whole["seats"])
        out = (self.games.astype(np.uint64) * np.uint64(MIXING) >> np.uint64(32)) % np.uint64(HELD_OUT) == 0
        self.rows = np.nonzero(~out)[0]  # by game: rows of one game are much alike
        is_new = np.arange(len(out)) >= len(out) - newest
        self.new_rows, self.held = np.nonzero(~out & is_new)[0], np.nonzero(out & is_new)[0]

    def batches(self, rows: "np.ndarray[Any, Any]") -> Iterator[Array]:
        for start in range(0, len(rows), BATCH):
            yield self.device.put(rows[start : start + BATCH])


def next_of_seat(games: "np.ndarray[Any, Any]", seats: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """For each sample the next one of its seat in its game, -1 for the last."""
    key = games * 64 + seats
    order = np.argsort(key, kind="stable")
    same = key[order[1:]] == key[order[:-1]]
    found = np.full(len(games), -1)
    found[order[:-1][same]] = order[1:][same]
    return found


def fit(folders: list[list[Path]], out: Path, game: str, how: How) -> dict[str, Any]:
    """Learn how games end; then once more, with an eye on what is said later in each game. If there are several
    folders, go on with the games of the last one alone. Write the net that came of it."""
    samples = Samples(folders, Device())
    first = new_learner(samples, how)
    learn(first, samples, samples.aims, how.epochs, f"{game}, first")
    learner, aims = new_learner(samples, how), later(samples, first)
    surprise, off = learn(learner, samples, aims, how.epochs, f"{game}, then")
    if len(folders) > 1:
        surprise, off = refine(learner, samples, later(samples, learner), how.epochs, f"{game}, newest")
    about = {
        "game": game,
        "samples": len(samples.games),
        "games": len(np.unique(samples.games)),
        "surprise": round(surprise, 4),
        "off": round(samples.spread * math.sqrt(off), 2),
        "middle": round(samples.middle, 3),
        "spread": round(samples.spread, 3),
        "places": learner.places,
    }
    write(learner, out, about)
    return about


def new_learner(samples: Samples, how: How) -> Learner:
    return Learner(samples.device, samples.scale, how.units, samples.aims.present.shape[1])


def learn(learner: Learner, samples: Samples, aims: Aims, epochs: int, name: str) -> tuple[float, float]:
    """Let a net learn from all games; its errors in what it has never seen."""
    luck = np.random.default_rng(1)
    steps = epochs * -(-len(samples.rows) // BATCH)
    begin, errors = time.monotonic(), (0.0, 0.0)
    for epoch in range(epochs):
        for part in samples.batches(luck.permutation(samples.rows)):
            learner.learn(samples.seen[part], aims.of(part), pace_of(learner.steps, steps), FORGETTING)
        errors = told_errors(learner, samples, f"{name}: epoch {epoch + 1}, {time.monotonic() - begin:.0f} s")
    return errors


def refine(learner: Learner, samples: Samples, aims: Aims, epochs: int, name: str) -> tuple[float, float]:
    """Let a net that has learned go on with the newest games, as long as it errs less in what it has never seen."""
    luck = np.random.default_rng(2)
    errors = told_errors(learner, samples, f"{name}: before")
    for epoch in range(epochs):
        best = learner.copy()
        for part in samples.batches(luck.permutation(samples.new_rows)):
            learner.learn(samples.seen[part], aims.of(part), LAST * FASTEST / (1 + epoch), FORGETTING)
        found = told_errors(learner, samples, f"{name}: epoch {epoch + 1}")
        if found[0] > errors[0]:
            learner.weights = best
            break
        errors = found
    return errors


def told_errors(learner: Learner, samples: Samples, name: str) -> tuple[float, float]:
    errors = errors_of(learner, samples)
    print(f"{name}: surprise {errors[0]:.4f}, points off {samples.spread * math.sqrt(errors[1]):.2f}", flush=True)
    return errors


def pace_of(step: int, steps: int) -> float:
    """Faster at first, then ever slower."""
    warm = WARMING * steps
    if step < warm:
        return FASTEST * (step + 1) / (warm + 1)
    return FASTEST * (1 + math.cos(math.pi * (step - warm) / (steps - warm))) / 2


def errors_of(learner: Learner, samples: Samples) -> tuple[float, float]:
    """The errors over the newest games that were held out; over all games if none was."""
    rows = samples.held if len(samples.held) else samples.rows
    surprise = off = 0.0
    for part in samples.batches(rows):
        found = learner.errors(samples.seen[part], samples.aims.of(part))
        surprise += found[0] * len(part) / len(rows)
        off += found[1] * len(part) / len(rows)
    return surprise, off


def later(samples: Samples, learner: Learner) -> Aims:
    """How games ended, softened by what a net says of the next sample of the same seat: less of it is luck."""
    said = [
        learner.say(samples.seen[part], samples.aims.present[part])
        for part in samples.batches(np.arange(len(samples.games)))
    ]
    chances, points = (np.concatenate([samples.device.take(one[at]) for one in said]) for at in (0, 1))
    weight = np.where(samples.next >= 0, LATER, 0.0)[:, None].astype(np.float32)
    aims = samples.aims
    shares = weight * chances[samples.next] + (1 - weight) * samples.device.take(aims.shares)
    mixed = weight * points[samples.next] + (1 - weight) * samples.device.take(aims.points)
    return Aims(aims.present, samples.device.put(shares), samples.device.put(mixed))


def write(learner: Scaled, out: Path, about: dict[str, Any]) -> None:
    """Write the net in whole numbers. It says how many weights are cut off, as two bytes cannot hold them."""
    scale = learner.device.take(learner.scale).astype(float)
    sizes, bodies, shifts, raised, cut = [len(scale)], [], [], [], 0
    for layer, fine in enumerate(FINE[: len(learner.weights) // 2]):
        weight, bias = (learner.device.take(learner.weights[2 * layer + at]).astype(float) for at in (0, 1))
        come = UNIT if layer else 0
        rows = np.round((weight if layer else weight / scale[:, None]) * 2**fine)
        bias = np.round(bias * 2 ** (fine + come))
        more = max(0, math.ceil(math.log2(max(1.0, float(np.abs(bias).max()) / LIMIT))))
        cut += int((np.abs(rows) > LIMIT).sum())
        bodies.append(np.clip(rows, -LIMIT, LIMIT).astype("<i2").tobytes())
        bodies.append(np.round(bias / 2**more).astype("<i2").tobytes())
        sizes.append(weight.shape[1])
        shifts.append(fine + come - UNIT)
        raised.append(more)
    head = {**about, "sizes": sizes, "shift": shifts, "bias": raised, "cut": cut}
    out.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(bodies))
