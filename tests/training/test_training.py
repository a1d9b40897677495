"""A small run of training: play, fit and match, as the page about bots shows them."""

import json
from pathlib import Path

import numpy as np
import pytest

import greathall
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import read_net
from greathall.bots.registry import make
from greathall.bots.thinkers.search import SearchBot
from greathall.training.__main__ import main
from greathall.training.fitting import How, Samples, errors_of, new_learner, next_of_seat, refine
from greathall.training.layers import Device
from greathall.training.learner import Aims, Learner
from greathall.training.matching import enroll
from greathall.training.playing import Plan, keep, play_shard
from greathall.training.policies import policy_with
from greathall.training.samples import play_game
from greathall.training.tasting import NEVER, Taster


def test_a_learner_learns_who_wins_and_how_many_points() -> None:
    luck = np.random.default_rng(5)
    seen = luck.integers(0, 3, (600, 9)).astype(np.uint8)
    present = np.ones((600, 2), bool)
    wins = seen[:, 0] > seen[:, 1]
    shares = np.stack([wins, ~wins], 1).astype(np.float32)
    points = np.stack([seen[:, 2] - 1.0, seen[:, 3] - 1.0], 1).astype(np.float32)
    aims = Aims(present, shares, points)
    learner = Learner(Device(), np.ones(9), [16, 8], 2)
    before = learner.errors(seen, aims)
    for _ in range(400):
        learner.learn(seen, aims, 0.01, 0.0)
    surprise, off = learner.errors(seen, aims)
    assert before[0] > 0.5
    assert before[1] > 0.4
    assert surprise < 0.05
    assert off < 0.05


def test_a_step_goes_where_the_errors_fall() -> None:
    """The slopes are those that differences of the errors say."""
    luck = np.random.default_rng(7)
    seen = luck.integers(0, 4, (5, 6)).astype(np.uint8)
    present = np.array([[True, True, False]] * 5)
    aims = Aims(
        present, np.array([[0.5, 0.5, 0], [1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 1, 0]]), luck.normal(size=(5, 3))
    )
    learner = Learner(Device(), np.ones(6), [4, 3], 3)
    learner.weights = [weight.astype(np.float64) for weight in learner.weights]
    found = learner.slopes(seen, aims)

    def error() -> float:
        surprise, off = learner.errors(seen, aims)
        return surprise + 0.5 * off

    for weight, slope in zip(learner.weights, found, strict=True):
        at = tuple(0 for _ in weight.shape)
        weight[at] += 1e-5
        above = error()
        weight[at] -= 2e-5
        below = error()
        weight[at] += 1e-5
        assert slope[at] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_the_next_sample_of_a_seat_is_found() -> None:
    games, seats = np.array([4, 4, 4, 4, 9, 9]), np.array([0, 1, 0, 0, 0, 1])
    assert next_of_seat(games, seats).tolist() == [2, -1, 3, -1, -1, -1]


def test_play_fit_and_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples, net = tmp_path / "samples", tmp_path / "mine.net"
    samples.mkdir()
    shard = play_shard(Plan("citadels", None), range(12))
    assert (shard.first, shard.games) == (0, 12)
    keep(shard, samples / "citadels-0.npz")
    assert main(["fit", "citadels", str(net), str(samples), "--units", "8", "4", "--epochs", "2"]) == 0
    assert "epoch 2" in capsys.readouterr().out
    assert read_net(net).about["game"] == "citadels"
    assert play_game("citadels", 2, policy_with(net.read_bytes(), 2))


def test_a_taste_is_learned_from_what_a_search_chooses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge, taste, samples, choices = (tmp_path / name for name in ("judge.net", "taste.net", "samples", "choices"))
    few, small = ["--workers", "1", "--first", "1"], ["--units", "8", "--epochs", "2"]
    assert main(["play", "paladins", str(samples), "--games", "2", *few]) == 0
    assert main(["fit", "paladins", str(judge), str(samples), "--units", "8", "4", "--epochs", "1"]) == 0
    asked = ["--games", "2", "--iterations", "2", "--net", str(judge), *few]
    assert main(["choose", "paladins", str(choices), *asked]) == 0
    assert main(["taste", "paladins", str(taste), str(choices), *small]) == 0
    assert "by rule: surprise" in capsys.readouterr().out
    assert read_net(taste).about["answers"] == greathall.load("paladins", 2).rules.space.size
    nets = ["--nets", f"{judge}+{taste}", "--workers", "1", "--deals", "1"]
    assert main(["match", "paladins", "judge+taste-once", "judge+taste-once", *nets]) == 0
    assert "judge+taste-once: 100.0%" in capsys.readouterr().out
    again = ["--games", "1", "--iterations", "0", "--net", str(judge), "--taste", str(taste), *few]
    assert main(["play", "paladins", str(tmp_path / "more"), *again]) == 0


def test_a_taster_learns_what_is_chosen_where_rule_errs() -> None:
    """Rule likes the first answer a little better; right is what the observation says."""
    luck = np.random.default_rng(3)
    seen = luck.integers(0, 2, (800, 6)).astype(np.uint8)
    usual = np.tile(np.array([1.0, 0.0, NEVER], np.float32), (800, 1))
    chosen = (seen[:, 2] ^ seen[:, 4]).astype(np.int64)
    taster = Taster(Device(), np.ones(6), [8], 3)
    before = taster.errors(seen, usual, chosen, learned=False)
    for _ in range(300):
        taster.step(taster.slopes(seen, usual, chosen), 0.02, 0.0)
    after = taster.errors(seen, usual, chosen)
    assert before[1] > 0.3
    assert after[1] == 0.0
    assert after[0] < 0.1 * before[0]


def test_generations_grow_and_go_on_where_they_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "growing"
    small = ["--games", "3", "--iterations", "1", "--deals", "1", "--depth", "1", "--workers", "1"]
    learning = ["--units", "8", "4", "--epochs", "1"]
    assert main(["grow", "citadels", str(folder), "--generations", "0", *small, *learning]) == 0
    assert "generation 0: " in capsys.readouterr().out
    first = (folder / "generation-0.net").read_bytes()
    assert main(["grow", "citadels", str(folder), "--generations", "1", *small, *learning]) == 0
    said = capsys.readouterr().out
    assert "\ngeneration 0: " not in f"\n{said}", "it is there already"
    assert "against generation 0" in said
    assert (folder / "generation-0.net").read_bytes() == first
    table = json.loads((folder / "generations.json").read_text())
    assert [row["generation"] for row in table] == [0, 1]
    assert table[1]["promoted"] == ((table[1]["share"] + table[1]["low"]) / 2 > 25)


def test_another_net_of_the_same_name_takes_its_place(tmp_path: Path) -> None:
    for units in ("8", "16"):
        keep(play_shard(Plan("citadels", None), range(2)), tmp_path / "citadels-0.npz")
        net = tmp_path / "mine.net"
        assert main(["fit", "citadels", str(net), str(tmp_path), "--units", units, "4", "--epochs", "1"]) == 0
        enroll({"mine": (net.read_bytes(),)})
        bot = make("mine:2", 1)
        assert isinstance(bot, SearchBot)
        judge = bot.imagining.judging(greathall.load("citadels", 4).rules)
        assert isinstance(judge, LearnedJudge)
        assert judge.net.about["sizes"][1] == int(units)


def test_a_net_goes_on_with_the_newest_games_as_long_as_that_helps(tmp_path: Path) -> None:
    folders = []
    for place, seeds in enumerate((range(8), range(1000, 1024))):
        file = tmp_path / f"citadels-{place}.npz"
        keep(play_shard(Plan("citadels", None), seeds), file)
        folders.append([file])
    samples = Samples(folders, Device())
    assert set(samples.games[samples.new_rows]) < set(range(1000, 1024))
    assert set(samples.games[samples.held]) < set(range(1000, 1024)), "judged by the newest games alone"
    learner = new_learner(samples, How([8, 4], 1))
    before = errors_of(learner, samples)
    after = refine(learner, samples, samples.aims, 3, "test")
    assert after[0] <= before[0]
    assert errors_of(learner, samples) == after, "what did not help is forgotten"


@pytest.mark.whole
def test_the_commands_on_all_cores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples, net = tmp_path / "samples", tmp_path / "mine.net"
    assert main(["play", "citadels", str(samples), "--games", "150", "--seconds", "600"]) == 0
    assert main(["play", "citadels", str(samples), "--games", "150"]) == 0, "called again, it goes on where it was"
    assert main(["fit", "citadels", str(net), str(samples), "--epochs", "1"]) == 0
    assert (
        main(["match", "citadels", "mine:2", "mine-step", "rule", "search:2", "--nets", str(net), "--deals", "2"]) == 0
    )
    said = capsys.readouterr().out
    assert "150 games" in said
    assert "mine:2: " in said
    assert "mine-step: " in said
