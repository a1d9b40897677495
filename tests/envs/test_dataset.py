"""Data for learners: the answers of games with all that led to them; whole, resumable, and the same every time."""

import json
import pickle
from pathlib import Path

import numpy as np
import pytest

import greathall
from greathall.bots.series import Series, planned
from greathall.engine import BadOptions
from greathall.envs.dataset.reading import Dataset
from greathall.envs.dataset.writing import Plan, make_shard, prepare, put, write, write_all


def series(games: int = 3) -> Series:
    game = greathall.load("citadels", 3, cast="random")
    return planned(game, {"cast": "random"}, ["random", "rule", "random"], 7, games)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games, a shard each."""
    found = tmp_path_factory.mktemp("data") / "games"
    assert list(write_all(Plan(series(), found, 1))) == [1, 2, 3]
    return found


def test_every_answer_is_there_with_what_led_to_it(folder: Path) -> None:
    data = Dataset(folder)
    rows = iter(range(len(data)))
    for game in data.games():
        match = greathall.replay(game["record"])
        now = greathall.load("citadels", 3, **json.loads(game["options"])).new(chance="explicit")
        for entry in match.history.entries:
            if entry.who != "chance":
                row = data[next(rows)]
                seat = now.seat(entry.who)
                assert (row["game"], row["seat"]) == (game["game"], seat)
                assert row["bot"] == ("rule" if seat == 1 else "random")
                assert bytes(row["observation"]) == now.observe(seat)
                assert bytes(row["mask"]) == now.mask(seat)
                assert now.text(int(row["answer"])) == entry.text
                for name in ("points", "win", "rank"):
                    assert row[name] == np.float32(game[name][seat]) == np.float32(match.returns(name)[seat])
            now.say(entry.text, entry.who)
    assert list(rows) == []


def test_it_says_what_its_numbers_mean(folder: Path) -> None:
    data = Dataset(folder)
    said = data.description
    assert (said["game"], said["players"], said["seed"], said["games"]) == ("citadels", 3, 7, 3)
    assert said["answers"][data[0]["answer"]] == greathall.load("citadels").rules.space.text(int(data[0]["answer"]))
    [batch, *_] = data.batches(10)
    encoding = greathall.load("citadels").encoding()
    for part in encoding.parts:
        found = data.part(batch["observation"], part.name)
        assert found.shape == (10, *part.shape)
        assert found[3].tobytes() == encoding.split(bytes(batch["observation"][3]))[part.name]
    with pytest.raises(BadOptions, match="no part 'castle'"):
        data.part(batch["observation"], "castle")


def test_batches_hold_every_row_once_in_an_order_of_the_seed(folder: Path) -> None:
    data = Dataset(folder)

    def order(seed: int | None) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for batch in data.batches(64, seed, ("game", "step")):
            assert len(batch["game"]) <= 64
            found += zip(batch["game"].tolist(), batch["step"].tolist(), strict=True)
        return found

    straight = order(None)
    assert straight == sorted(straight)
    assert len(set(straight)) == len(data)
    assert order(1) == order(1) != order(2)
    assert sorted(order(1)) == straight


def test_a_loader_takes_it_as_it_is(folder: Path) -> None:
    """What the loaders of PyTorch ask for: a length, rows by number, and that it can be sent to a process."""
    data = pickle.loads(pickle.dumps(Dataset(folder)))
    assert data[len(data) - 1]["game"] == 2
    assert data[-1]["step"] == data[len(data) - 1]["step"]
    assert sum(1 for _ in data) == len(data)
    with pytest.raises(IndexError):
        data[len(data)]


def test_what_was_interrupted_is_gone_on_with(folder: Path, tmp_path: Path) -> None:
    plan = Plan(series(), tmp_path, 1)
    prepare(plan)
    shard = make_shard(plan, plan.parts()[1])
    put(tmp_path / "answers-00001.parquet", shard.answers)
    put(tmp_path / "games-00001.parquet", shard.games)
    (tmp_path / "answers-00000.parquet").write_bytes(b"half of a file")  # the games of a shard are written last
    kept = (tmp_path / "answers-00001.parquet").stat().st_mtime_ns
    assert list(write_all(plan)) == [2, 3]
    assert (tmp_path / "answers-00001.parquet").stat().st_mtime_ns == kept
    for file in folder.iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()
    assert len(list(tmp_path.iterdir())) == len(list(folder.iterdir())) == 7


def test_another_dataset_is_not_written_over(folder: Path) -> None:
    with pytest.raises(BadOptions, match=r"holds another dataset; it differs in games$"):
        prepare(Plan(series(games=6), folder, 1))
    with pytest.raises(BadOptions, match="holds no dataset"):
        Dataset(folder.parent)


def test_one_call_writes_a_dataset(tmp_path: Path) -> None:
    assert write(tmp_path, "paladins", 1, games=1, seed=3, difficulty="hard") == len(Dataset(tmp_path)) > 20
