"""Learner: a net while it learns. It computes with numpy, or with PyTorch where that finds a GPU: what is used here
means the same in both."""

import math
from itertools import pairwise
from typing import Any, Final

import numpy as np

Array = Any  # of numpy, or a tensor of PyTorch
POINTS: Final = 0.5  # how much an error in points counts beside one in chances
DECAY: Final = (0.9, 0.999)  # of what was learned from earlier steps: the way, and how wide it spreads
NEVER: Final = -1e9  # what is said of a seat that is not there
TINY: Final = 1e-8


class Device:
    """Where arrays lie, and what computes with them."""

    def __init__(self) -> None:
        self.module: Any = np
        self.on_gpu = False
        try:
            import torch
        except ModuleNotFoundError:
            return
        if torch.cuda.is_available():
            self.module, self.on_gpu = torch, True

    def put(self, array: "np.ndarray[Any, Any]") -> Array:
        return self.module.from_numpy(np.ascontiguousarray(array)).cuda() if self.on_gpu else array

    def take(self, array: Array) -> "np.ndarray[Any, Any]":
        taken: np.ndarray[Any, Any] = array.cpu().numpy() if self.on_gpu else array
        return taken

    def floats(self, array: Array) -> Array:
        return array.float() if self.on_gpu else array.astype(np.float32)


class Aims:
    """What a net should say of some samples: who is there, each one's share of the win, and points."""

    def __init__(self, present: Array, shares: Array, points: Array) -> None:
        self.present = present
        self.shares = shares
        self.points = points

    def of(self, rows: Array) -> "Aims":
        return Aims(self.present[rows], self.shares[rows], self.points[rows])


class Learner:
    """Layers of weights that learn. Numbers come in as they are, divided by how far they usually spread."""

    def __init__(self, device: Device, scale: "np.ndarray[Any, Any]", units: list[int], places: int) -> None:
        self.device = device
        self.places = places
        self.scale = device.put(scale.astype(np.float32))
        luck = np.random.default_rng(1)
        self.weights: list[Array] = []  # of each layer, and then its bias
        for inputs, outputs in pairwise([len(scale), *units, 2 * places]):
            reach = 1 / math.sqrt(inputs)
            for shape in ((inputs, outputs), (outputs,)):
                self.weights.append(device.put(luck.uniform(-reach, reach, shape).astype(np.float32)))
        self.ways = [0 * weight for weight in self.weights]
        self.spreads = [0 * weight for weight in self.weights]
        self.steps = 0

    def copy(self) -> list[Array]:
        """Its weights as they are now, to come back to."""
        return [weight + 0 for weight in self.weights]

    def look(self, seen: Array) -> list[Array]:
        """What goes into each layer for these observations, and what comes out of the last."""
        through = [self.device.floats(seen) / self.scale]
        for at in range(0, len(self.weights), 2):
            told = through[-1] @ self.weights[at] + self.weights[at + 1]
            through.append(told if at + 2 == len(self.weights) else told * (told > 0))
        return through

    def say(self, seen: Array, present: Array) -> tuple[Array, Array]:
        """The chance of every seat that is there, and its points."""
        told = self.look(seen)[-1]
        return self.chances(told, present), told[:, self.places :]

    def chances(self, told: Array, present: Array) -> Array:
        shown = self.device.module.where(present, told[:, : self.places], self.device.floats(~present) * NEVER)
        odds = self.device.module.exp(shown - self.device.module.amax(shown, 1)[:, None])
        return odds / odds.sum(1)[:, None]

    def errors(self, seen: Array, aims: Aims) -> tuple[float, float]:
        """How surprised it is by who wins, and the square of how far its points are off, on average."""
        chances, points = self.say(seen, aims.present)
        surprise = -(aims.shares * self.device.module.log(chances + TINY)).sum(1).mean()
        off = ((points - aims.points) ** 2 * aims.present).sum(1) / aims.present.sum(1)
        return float(surprise), float(off.mean())

    def learn(self, seen: Array, aims: Aims, pace: float, forgetting: float) -> None:
        """Go one step towards what it should have said."""
        self.step(self.slopes(seen, aims), pace, forgetting)

    def slopes(self, seen: Array, aims: Aims) -> list[Array]:
        """How the errors grow with each weight."""
        through = self.look(seen)
        rows = len(seen)
        wrong = self.chances(through[-1], aims.present) - aims.shares
        far = (through[-1][:, self.places :] - aims.points) * aims.present / aims.present.sum(1)[:, None]
        back = self.device.module.concatenate([wrong, 2 * POINTS * far], 1) / rows
        slopes: list[Array] = []
        for at in range(len(self.weights) - 2, -1, -2):
            came = through[at // 2]
            slopes[:0] = [came.T @ back, back.sum(0)]
            if at:
                back = (back @ self.weights[at].T) * (came > 0)
        return slopes

    def step(self, slopes: list[Array], pace: float, forgetting: float) -> None:
        """Change the weights as Adam does, each at a pace of its own; all forget a little."""
        self.steps += 1
        way, spread = (1 - decay**self.steps for decay in DECAY)
        for at, slope in enumerate(slopes):
            self.ways[at] = DECAY[0] * self.ways[at] + (1 - DECAY[0]) * slope
            self.spreads[at] = DECAY[1] * self.spreads[at] + (1 - DECAY[1]) * slope**2
            change = (self.ways[at] / way) / ((self.spreads[at] / spread) ** 0.5 + TINY)
            self.weights[at] = self.weights[at] * (1 - pace * forgetting) - pace * change
