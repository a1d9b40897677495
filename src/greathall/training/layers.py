"""Layers: a net while it learns. It computes with numpy, or with PyTorch if that finds a GPU or is asked for: what is
used here means the same in both."""

import math
from itertools import pairwise
from typing import Any, Final

import numpy as np

Array = Any  # of numpy, or a tensor of PyTorch
DECAY: Final = (0.9, 0.999)  # of what was learned from earlier steps: the direction, and how wide it spreads
TINY: Final = 1e-8


class Device:
    """Where arrays are, and what computes with them."""

    def __init__(self, torch: bool = False) -> None:
        self.module: Any = np
        self.on_gpu = False
        try:
            import torch as found
        except ModuleNotFoundError as error:
            if torch:
                said = "PyTorch is not installed; first: pip install 'greathall[gpu]'"
                raise ModuleNotFoundError(said, name=error.name) from None
            return
        self.on_gpu = found.cuda.is_available()
        if self.on_gpu or torch:
            self.module = found

    def __reduce__(self) -> tuple[Any, tuple[bool]]:
        return Device, (self.module is not np,)

    def put(self, array: "np.ndarray[Any, Any]") -> Array:
        if self.module is np:
            return array
        tensor = self.module.from_numpy(np.ascontiguousarray(array))
        return tensor.cuda() if self.on_gpu else tensor

    def take(self, array: Array) -> "np.ndarray[Any, Any]":
        taken: np.ndarray[Any, Any] = array if self.module is np else array.cpu().numpy()
        return taken

    def floats(self, array: Array) -> Array:
        return array.astype(np.float32) if self.module is np else array.float()


class Layers:
    """Weights, layer by layer, that learn. Below zero nothing comes out of a layer, except the last."""

    def __init__(self, device: Device, sizes: list[int]) -> None:
        self.device = device
        luck = np.random.default_rng(1)
        self.weights: list[Array] = []  # of each layer, and then its bias
        for inputs, outputs in pairwise(sizes):
            reach = 1 / math.sqrt(inputs)
            for shape in ((inputs, outputs), (outputs,)):
                self.weights.append(device.put(luck.uniform(-reach, reach, shape).astype(np.float32)))
        self.ways = [0 * weight for weight in self.weights]
        self.spreads = [0 * weight for weight in self.weights]
        self.steps = 0

    def copy(self) -> list[Array]:
        """Its weights as they are now, to come back to."""
        return [weight + 0 for weight in self.weights]

    def widen(self, rows: "np.ndarray[Any, Any]", outputs: int) -> None:
        """More goes in, with these weights; more comes out, with none yet."""
        put, join = self.device.put, self.device.module.concatenate
        for arrays, new in ((self.weights, rows), (self.ways, 0 * rows), (self.spreads, 0 * rows)):
            arrays[0] = join([arrays[0], put(new)], 0)
            for at in (-2, -1):
                shape = (*arrays[at].shape[:-1], outputs)
                arrays[at] = join([arrays[at], put(np.zeros(shape, np.float32))], -1)

    def through(self, come: Array) -> list[Array]:
        """What goes into each layer, and what comes out of the last."""
        found = [come]
        for at in range(0, len(self.weights), 2):
            told = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(told if at + 2 == len(self.weights) else told * (told > 0))
        return found

    def back(self, through: list[Array], wrong: Array) -> list[Array]:
        """How an error grows with each weight, where `wrong` says how it grows with what came out of the last layer."""
        slopes: list[Array] = []
        for at in range(len(self.weights) - 2, -1, -2):
            come = through[at // 2]
            slopes[:0] = [come.T @ wrong, wrong.sum(0)]
            if at:
                wrong = (wrong @ self.weights[at].T) * (come > 0)
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
