"""Reading a dataset: as numpy arrays, shard by shard or in shuffled batches, or row by row as PyTorch asks for it.

data = Dataset("games")
for batch in data.batches(256, seed=1):
    batch["observation"], batch["mask"], batch["answer"], batch["win"]
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from greathall.envs.missing import missing

try:
    import numpy as np
    import numpy.typing as npt
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing("dataset", error) from None

from greathall.engine import BadOptions
from greathall.envs.dataset.describing import DESCRIPTION

Arrays = dict[str, npt.NDArray[Any]]
BLOCKS: Final = ("observation", "mask")


class Dataset:
    """The answers of all games in a folder. It has a length and rows, so the loaders of PyTorch take it as it is."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        file = self.folder / DESCRIPTION
        if not file.exists():
            raise BadOptions(f"{self.folder} holds no dataset: there is no {DESCRIPTION}")
        self.description: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.files = sorted(self.folder.glob("answers-*.parquet"))
        counts = [pq.read_metadata(file).num_rows for file in self.files]
        self.firsts = np.cumsum([0, *counts])  # the number of the first row of each shard, and of all rows
        self.held: tuple[int, Arrays] | None = None

    def __len__(self) -> int:
        return int(self.firsts[-1])

    def __getitem__(self, row: int) -> dict[str, Any]:
        """One answer. The last shard is kept, so rows in order are quick."""
        if not -len(self) <= row < len(self):
            raise IndexError(f"there are {len(self)} rows")
        at = row % len(self)
        number = int(np.searchsorted(self.firsts, at, "right")) - 1
        if self.held is None or self.held[0] != number:
            self.held = number, self.shard(number)
        return {name: column[at - self.firsts[number]] for name, column in self.held[1].items()}

    def shard(self, number: int) -> Arrays:
        """All columns of a shard. Observations and masks have a row of bytes for each answer."""
        table = pq.read_table(self.files[number])
        found: Arrays = {}
        for name in table.column_names:
            column = table.column(name).combine_chunks()
            if name in BLOCKS:
                found[name] = np.frombuffer(column.buffers()[1], np.uint8).reshape(len(column), -1).copy()
            else:
                found[name] = column.to_numpy(zero_copy_only=False)
        return found

    def games(self) -> list[dict[str, Any]]:
        """What each game came to: its options, its returns by seat, its record."""
        files = sorted(self.folder.glob("games-*.parquet"))
        return [row for file in files for row in pq.read_table(file).to_pylist()]

    def batches(self, size: int, seed: int | None = None, columns: tuple[str, ...] = ()) -> Iterator[Arrays]:
        """This many answers at a time; with a seed, shards and the rows of each come in an order by that seed."""
        luck = None if seed is None else np.random.default_rng(seed)
        shards = np.arange(len(self.files)) if luck is None else luck.permutation(len(self.files))
        for number in shards:
            shard = self.shard(int(number))
            count = len(shard["answer"])
            order = np.arange(count) if luck is None else luck.permutation(count)
            for first in range(0, count, size):
                rows = order[first : first + size]
                yield {name: shard[name][rows] for name in columns or shard}

    def part(self, observations: npt.NDArray[np.uint8], name: str) -> npt.NDArray[np.uint8]:
        """A named part of observations, in its shape: `city` is rows × seats × buildings."""
        layout = self.description["observation"]
        for part in layout["parts"]:
            if part["name"] == name:
                shape = [len(layout["axes"][axis]) for axis in part["axes"]]
                last = part["first"] + int(np.prod(shape, dtype=np.int64))
                return observations[..., part["first"] : last].reshape(*observations.shape[:-1], *shape)
        raise BadOptions(f"an observation has no part {name!r}")
