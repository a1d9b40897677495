"""Learner: a net that learns from samples who wins a game, and with how many points."""

from typing import Any, Final

import numpy as np

from greathall.training.layers import TINY, Array, Device, Layers

POINTS: Final = 0.5  # how much an error in points counts compared with one in chances
NEVER: Final = -1e9  # what is said of a seat that is not there


class Aims:
    """What a net should say of some samples: who is there, each one's share of the win, and points."""

    def __init__(self, present: Array, shares: Array, points: Array) -> None:
        self.present = present
        self.shares = shares
        self.points = points

    def of(self, rows: Array) -> "Aims":
        return Aims(self.present[rows], self.shares[rows], self.points[rows])


class Scaled(Layers):
    """Layers of weights that learn. Numbers come in as they are, divided by how far they usually spread."""

    def __init__(self, device: Device, scale: "np.ndarray[Any, Any]", units: list[int], outputs: int) -> None:
        super().__init__(device, [len(scale), *units, outputs])
        self.scale = device.put(scale.astype(np.float32))

    def look(self, seen: Array) -> list[Array]:
        """What goes into each layer for these observations, and what comes out of the last."""
        return self.through(self.device.floats(seen) / self.scale)


class Learner(Scaled):
    """Learns how likely every seat is to win, and how many points it will have."""

    def __init__(self, device: Device, scale: "np.ndarray[Any, Any]", units: list[int], places: int) -> None:
        super().__init__(device, scale, units, 2 * places)
        self.places = places

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
        wrong = self.chances(through[-1], aims.present) - aims.shares
        far = (through[-1][:, self.places :] - aims.points) * aims.present / aims.present.sum(1)[:, None]
        return self.back(through, self.device.module.concatenate([wrong, 2 * POINTS * far], 1) / len(seen))
