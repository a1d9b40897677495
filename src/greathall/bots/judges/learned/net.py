"""Net: a small neural net in whole numbers, which needs nothing but Python.

A row of weights is one long integer with a lane of bits for every unit of the next layer, so one addition adds to all
units at once. Most numbers of an observation are 0, and these cost nothing.
"""

import json
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

UNIT: Final = 8  # bits after the point of what a unit says
TOGETHER: Final = 8  # numbers of an observation that are looked at at once


class Lane:
    """The bits of a row that belong to one unit: their type in an array, and what they hold more than they mean, so
    that none is ever negative."""

    def __init__(self, code: str, bits: int, middle: int) -> None:
        self.code = code
        self.bits = bits
        self.middle = middle

    def pack(self, weights: list[int]) -> int:
        """Weights, which may be negative, as one row."""
        lifted = array(self.code, [weight + self.middle for weight in weights])
        return int.from_bytes(lifted.tobytes(), "little") - self.lift(len(weights))

    def lift(self, units: int) -> int:
        """The middle of every lane."""
        return int.from_bytes(array(self.code, [self.middle] * units).tobytes(), "little")

    def unpack(self, total: int, units: int) -> list[int]:
        """What each unit was given; the total holds the middle of every lane."""
        lanes = array(self.code)
        lanes.frombytes(total.to_bytes(units * self.bits // 8, "little"))
        return [lane - self.middle for lane in lanes.tolist()]


NARROW: Final = Lane("I", 32, 1 << 31)  # enough for what an observation can say: a test adds it up
WIDE: Final = Lane("q", 64, 1 << 40)


class Layer:
    """The weights that lead to a layer, a row for every number they are multiplied by. The sums have `shift` more bits
    after the point than what its units say."""

    def __init__(self, lane: Lane, rows: list[list[int]], bias: list[int], shift: int) -> None:
        self.lane = lane
        self.rows = [lane.pack(row) for row in rows]
        self.units = len(bias)
        self.bias = lane.pack(bias) + lane.lift(self.units)
        self.shift = shift

    def sums(self, total: int) -> list[int]:
        return self.lane.unpack(total, self.units)


class Net:
    """An observation in, layers of units that say nothing below 0, and a line of numbers out."""

    def __init__(self, layers: list[Layer], about: dict[str, Any]) -> None:
        self.layers = layers
        self.about = about  # what its file says of it
        self.size = len(layers[0].rows)
        self.length = -(-self.size // TOGETHER) * TOGETHER  # of the bytes it wants

    def evaluate(self, observation: bytearray) -> list[float]:
        """What it says about an observation that is padded with zeros to the `length` of the net."""
        last = self.layers[-1]
        total = pass_on(self.layers[-2], self.reach(observation), last)
        scale = float(1 << (last.shift + UNIT))
        return [value / scale for value in last.sums(total)]

    def inner(self, observation: bytearray) -> list[int]:
        """What the units of the layer before the last say; below zero, nothing."""
        layer = self.layers[-2]
        return [value >> layer.shift for value in layer.sums(self.reach(observation))]

    def reach(self, observation: bytearray) -> int:
        """The sums of the layer before the last."""
        total = self.look(observation)
        for number in range(1, len(self.layers) - 1):
            total = pass_on(self.layers[number - 1], total, self.layers[number])
        return total

    def look(self, observation: bytearray) -> int:
        """The sum of the rows of all numbers that are not 0, each as often as its number says."""
        rows = self.layers[0].rows
        total = self.layers[0].bias
        first = 0
        words: list[int] = memoryview(observation).cast("Q").tolist()
        for word in words:
            at = first
            while word:
                number = word & 255
                if number == 1:
                    total += rows[at]
                elif number:
                    total += rows[at] * number
                word >>= 8
                at += 1
            first += TOGETHER
        return total


def pass_on(layer: Layer, total: int, following: Layer) -> int:
    """What the units of a layer give to the next one."""
    found = following.bias
    rows = following.rows
    shift = layer.shift
    for unit, value in enumerate(layer.sums(total)):
        said = value >> shift
        if said > 0:
            found += rows[unit] * said
    return found


def read_net(file: Path) -> Net:
    """A net from a file."""
    return net_of(file.read_bytes())


def net_of(written: bytes) -> Net:
    """A net as it is written: a line of JSON says what it is; then come each layer's weights and bias, in two bytes."""
    head, _, body = written.partition(b"\n")
    about: dict[str, Any] = json.loads(head)
    numbers = array("h")
    numbers.frombytes(body)
    values = numbers.tolist()
    layers: list[Layer] = []
    start = 0
    sizes: list[int] = about["sizes"]
    for number, (inputs, units) in enumerate(pairwise(sizes)):
        rows = [values[start + at * units : start + (at + 1) * units] for at in range(inputs)]
        start += inputs * units
        bias = [value << about["bias"][number] for value in values[start : start + units]]
        start += units
        layers.append(Layer(NARROW if number == 0 else WIDE, rows, bias, about["shift"][number]))
    return Net(layers, about)
