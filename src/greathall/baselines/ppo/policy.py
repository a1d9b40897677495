"""Policy: a net that says, for what a seat may know, how likely each legal answer is and how well the game will end.

Most of an observation is never anything but 0 at a given table, and most answers are never asked for. The net holds
only those it has met, and grows when it meets more; that computes the same as the whole would.
"""

import io
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from greathall.engine import BadOptions
from greathall.training.layers import Array, Device, Layers

NEVER: Final = -1e9  # what is said of an answer that is not legal
REACH: Final = 0.1  # of the first weights of what was not met before
FORMAT: Final = "greathall ppo 1"
Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]


class Played(NamedTuple):
    """What is played."""

    game: str
    players: int
    options: dict[str, Any]


class Said(NamedTuple):
    """What the net says of some positions, and what came out of each of its layers for that."""

    through: list[Array]
    logs: Array  # the logarithm of the chance of each answer it knows; far below zero where it is not legal
    values: Array


class Policy:
    """The net, and what it has met: which numbers of an observation, and which answers."""

    def __init__(self, device: Device, units: list[int], size: int, answers: int) -> None:
        self.device = device
        self.size = size
        self.answers = answers
        self.columns: Numbers = np.zeros(0, np.int64)
        self.numbers: Numbers = np.zeros(0, np.int64)
        self.layers = Layers(device, [1, *units, 1])  # what always goes in: nothing; what comes out: the value

    def meet(self, seen: Bytes, masks: Bytes) -> None:
        """Grow by what is new in these positions."""
        columns = np.setdiff1d(np.flatnonzero(seen.any(0)), self.columns)
        numbers = np.setdiff1d(np.flatnonzero(masks.any(0)), self.numbers)
        if len(columns) or len(numbers):
            luck = np.random.default_rng(len(self.columns))
            width = self.layers.weights[0].shape[1]
            self.layers.widen(luck.uniform(-REACH, REACH, (len(columns), width)).astype(np.float32), len(numbers))
            self.columns = np.concatenate([self.columns, columns])
            self.numbers = np.concatenate([self.numbers, numbers])

    def known(self, seen: Bytes) -> Floats:
        """What goes into the net: a root makes large numbers, such as of gold, comparable with small ones."""
        inputs = np.zeros((len(seen), 1 + len(self.columns)), np.float32)
        np.sqrt(seen[:, self.columns], out=inputs[:, 1:], dtype=np.float32)
        return inputs

    def say(self, inputs: Array, legal: Array) -> Said:
        """What the net says; only legal answers have a chance."""
        through = self.layers.through(inputs)
        told, module = through[-1], self.device.module
        shown = module.where(legal, told[:, 1:], self.device.floats(~legal) * NEVER)
        shown = shown - module.amax(shown, 1)[:, None]
        return Said(through, shown - module.log(module.exp(shown).sum(1))[:, None], told[:, 0])

    def look(self, seen: Bytes, masks: Bytes) -> tuple[Floats, Floats]:
        """The logarithm of the chance of every answer the net knows, and the values, for the player."""
        said = self.say(self.device.put(self.known(seen)), self.device.put(masks[:, self.numbers] > 0))
        return self.device.take(said.logs), self.device.take(said.values)

    def draw(self, seen: Bytes, masks: Bytes, luck: np.random.Generator) -> tuple[Numbers, Floats, Floats]:
        """For each position an answer, as likely as the net says, with the logarithm of its chance; and the values."""
        logs, values = self.look(seen, masks)
        chosen = (logs + luck.gumbel(size=logs.shape).astype(np.float32)).argmax(1)
        return self.numbers[chosen], logs[np.arange(len(logs)), chosen], values

    def best(self, seen: Bytes, mask: Bytes) -> int:
        """The likeliest answer; the first legal one if the net has met none of them."""
        if not mask[self.numbers].any():
            return int(np.flatnonzero(mask)[0])
        return int(self.numbers[self.look(seen[None], mask[None])[0][0].argmax()])

    def content(self, table: Played) -> bytes:
        """The net as a file: for which table, what it has met, its weights."""
        head = {"format": FORMAT, **table._asdict(), "size": self.size, "answers": self.answers}
        arrays: dict[str, Any] = {"head": json.dumps(head), "columns": self.columns, "numbers": self.numbers}
        for at, weight in enumerate(self.layers.weights):
            arrays[f"weight{at}"] = self.device.take(weight)
        file = io.BytesIO()
        np.savez_compressed(file, **arrays)
        return file.getvalue()


def policy_of(content: bytes, name: str) -> tuple[Policy, Played]:
    """The net of a file, to play with, and the table it has learned."""
    try:
        with np.load(io.BytesIO(content)) as kept:
            head = json.loads(str(kept["head"]))
            weights = [kept[f"weight{at}"] for at in range(len(kept.files) - 3)]
            policy = Policy(Device(), [len(bias) for bias in weights[1:-1:2]], head["size"], head["answers"])
            policy.columns, policy.numbers = kept["columns"], kept["numbers"]
    except (OSError, ValueError, KeyError) as error:
        raise BadOptions(f"{name} holds no policy") from error
    policy.layers.weights = [policy.device.put(weight) for weight in weights]
    return policy, Played(head["game"], head["players"], head["options"])


def read_policy(file: Path) -> tuple[Policy, Played]:
    return policy_of(file.read_bytes(), str(file))
