"""Writing a dataset, shard by shard: what is there already is kept, so it can be interrupted and gone on with."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greathall.envs.missing import missing

try:
    import pyarrow.parquet as pq

    from greathall.envs.dataset.shards import play_shard
except ModuleNotFoundError as error:
    raise missing("dataset", error) from None

from greathall.bots.series import Series, planned
from greathall.engine import BadOptions
from greathall.envs.dataset.describing import DESCRIPTION, described, differences
from greathall.games import load


@dataclass(frozen=True)
class Plan:
    """What is to be written and where: plain data, so that another process can write its part."""

    series: Series
    folder: Path
    shard: int  # games in a file

    def parts(self) -> list[range]:
        """The numbers of the games of each shard."""
        games = self.series.games
        return [range(first, min(first + self.shard, games)) for first in range(0, games, self.shard)]


def prepare(plan: Plan) -> None:
    """Make the folder and say there what it will hold; refused where it holds something else."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    file, wanted = plan.folder / DESCRIPTION, described(plan.series, plan.shard)
    text = json.dumps(wanted, indent=1, ensure_ascii=False) + "\n"
    if file.exists():
        other = differences(json.loads(file.read_text(encoding="utf-8")), json.loads(text))
        if other:
            said = f"{plan.folder} holds another dataset; it differs in {', '.join(other)}"
            raise BadOptions(said, "other_dataset", {"folder": str(plan.folder), "differs": other})
    put(file, text.encode())


def put(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    beside = file.with_name(f"{file.name}.part")
    beside.write_bytes(content)
    beside.replace(file)


def save(table: Any, file: Path) -> None:
    """The same for a table."""
    beside = file.with_name(f"{file.name}.part")
    pq.write_table(table, beside, compression="zstd")
    beside.replace(file)


def write_shard(plan: Plan, part: range) -> int:
    """Play and write one shard, unless it is there; how many answers it holds."""
    number = part.start // plan.shard
    answers, games = (plan.folder / f"{what}-{number:05}.parquet" for what in ("answers", "games"))
    if not games.exists():
        played, listed = play_shard(plan.series, part)
        save(played, answers)
        save(listed, games)  # the last of the two: where it is, the shard is whole
    return int(pq.read_metadata(answers).num_rows)


def write_all(plan: Plan) -> Iterator[int]:
    """Write shard after shard; how many answers each holds."""
    prepare(plan)
    for part in plan.parts():
        yield write_shard(plan, part)


def write(
    folder: str | Path,
    name: str,
    players: int | None = None,
    bots: str = "random",
    games: int = 100,
    seed: int = 0,
    shard: int = 50,
    **options: Any,
) -> int:
    """A dataset of games between equal bots; how many answers it holds. The command can do more."""
    game = load(name, players, **options)
    series = planned(game, options, [bots] * len(game.rules.people), seed, games)
    return sum(write_all(Plan(series, Path(folder), shard)))
