"""Writing a dataset, shard by shard: what is there already is kept, so it can be interrupted and continued."""

import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from greathall.envs.missing import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq

    from greathall.envs.dataset.shards import play_shard
except ModuleNotFoundError as error:
    raise missing("dataset", error) from None

from greathall.bots.series import Series, planned
from greathall.engine import BadOptions
from greathall.envs.dataset.describing import DESCRIPTION, described, differences
from greathall.games import load
from greathall.teams import Alone, Team


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
    """Make the folder and say there what it will hold; refused if it holds something else."""
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


class Packed(NamedTuple):
    """A shard as it is written: its number, and what its two files hold."""

    number: int
    answers: bytes
    games: bytes


def files_of(plan: Plan, number: int) -> tuple[Path, Path]:
    """Where the answers and the games of a shard are. The second is written last: where it is, the shard is whole."""
    answers, games = (plan.folder / f"{what}-{number:05}.parquet" for what in ("answers", "games"))
    return answers, games


def pack(table: Any) -> bytes:
    """A table as a file holds it."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def make_shard(plan: Plan, part: range) -> Packed:
    """Play one shard, wherever that is; the caller keeps it."""
    answers, games = play_shard(plan.series, part)
    return Packed(part.start // plan.shard, pack(answers), pack(games))


def write_all(plan: Plan, team: Team | None = None) -> Generator[int, None, None]:
    """Write all shards that are not there yet, in their order; how many are there by now."""
    prepare(plan)
    left = [part for number, part in enumerate(plan.parts()) if not files_of(plan, number)[1].exists()]
    done = len(plan.parts()) - len(left)
    with closing((team or Alone()).do(make_shard, plan, left)) as shards:
        for shard in shards:
            answers, games = files_of(plan, shard.number)
            put(answers, shard.answers)
            put(games, shard.games)
            done += 1
            yield done


def count_answers(plan: Plan) -> int:
    """How many answers a dataset that is written holds."""
    files = [files_of(plan, number)[0] for number in range(len(plan.parts()))]
    return sum(int(pq.read_metadata(file).num_rows) for file in files)


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
    plan = Plan(series, Path(folder), shard)
    for _ in write_all(plan):
        pass
    return count_answers(plan)
