"""Proximal policy optimization: its pieces do what they say, and a short course learns to win."""

import json
from pathlib import Path

import numpy as np
import pytest

from greathall.baselines.__main__ import command_line, main
from greathall.baselines.__main__ import learn as learn_by_command
from greathall.baselines.ppo.learning import How, Rows, learn, loss_of, rows_of, slopes_of
from greathall.baselines.ppo.playing import against
from greathall.baselines.ppo.policy import Bytes, Played, Policy, policy_of
from greathall.baselines.ppo.rollouts import FADING, Rollouts, judged, worth_of
from greathall.engine import BadOptions
from greathall.envs.vector import vector
from greathall.teams import team_of
from greathall.training.layers import Device

TABLE = Played("citadels", 2, {})


def met(rows: int = 6) -> tuple[Policy, Bytes, Bytes]:
    """A small policy, and positions it has met: each has legal answers."""
    luck = np.random.default_rng(3)
    seen = luck.integers(0, 4, (rows, 5)).astype(np.uint8)
    masks = (luck.random((rows, 9)) < 0.4).astype(np.uint8)
    masks[:, 2] = 1
    masks[:, 7] = 0
    policy = Policy(Device(), [8, 6], 5, 9)
    policy.meet(seen, masks)
    return policy, seen, masks


def test_only_legal_answers_are_given() -> None:
    policy, seen, masks = met(50)
    answers, logs, _ = policy.draw(seen, masks, np.random.default_rng(1))
    every = range(50)
    assert masks[every, answers].all()
    assert 7 not in policy.numbers
    chances = np.exp(policy.look(seen, masks)[0])
    assert np.allclose(chances.sum(1), 1, atol=1e-5)
    assert (chances[masks[:, policy.numbers] == 0] == 0).all()
    places = [list(policy.numbers).index(answer) for answer in answers]
    assert np.allclose(logs, np.log(chances[every, places]), atol=1e-5)


def test_a_net_that_grows_says_the_same_of_what_it_knew() -> None:
    policy, seen, masks = met()
    policy.layers.weights[0][0] += 1  # something it has learned
    logs, values = policy.look(seen, masks)
    new = np.zeros((1, 5), np.uint8), np.eye(9, dtype=np.uint8)[7:8]
    policy.meet(*new)
    again = policy.look(seen, masks)
    assert policy.numbers[-1] == 7
    assert np.allclose(again[0][:, :-1], logs)
    assert np.allclose(again[1], values)


def rows_to_learn(policy: Policy, seen: Bytes, masks: Bytes) -> Rows:
    luck = np.random.default_rng(4)
    answers, logs, values = policy.draw(seen, masks, luck)
    place = [list(policy.numbers).index(answer) for answer in answers]
    drift = luck.normal(0, 0.3, len(seen))  # it has learned since: some answers are too far away by now
    return Rows(
        policy.known(seen).astype(np.float64),
        masks[:, policy.numbers] > 0,
        np.array(place),
        logs + drift,
        luck.normal(size=len(seen)),
        values + luck.normal(size=len(seen)),
    )


def test_a_step_goes_where_the_loss_falls() -> None:
    """The slopes are those that differences of the loss say, for every kind of weight."""
    policy, seen, masks = met(40)
    policy.layers.weights = [weight.astype(np.float64) + 0.01 for weight in policy.layers.weights]
    rows = rows_to_learn(policy, seen, masks)
    slopes = slopes_of(policy, rows, 0.1)
    for weight, slope in zip(policy.layers.weights, slopes, strict=True):
        for at in (tuple(0 for _ in weight.shape), tuple(size - 1 for size in weight.shape)):
            weight[at] += 1e-6
            above = loss_of(policy, rows, 0.1)
            weight[at] -= 2e-6
            below = loss_of(policy, rows, 0.1)
            weight[at] += 1e-6
            assert slope[at] == pytest.approx((above - below) / 2e-6, abs=1e-5)


def test_what_comes_of_an_answer_is_found_at_the_next_of_the_same_seat_or_the_end() -> None:
    """One game, asked: A, B, A, B (the end), then A and B in the next game, of which nobody knows yet."""
    seats = np.array([[0], [1], [0], [1], [0], [1]])
    ended = np.array([[False], [False], [False], [True], [False], [False]])
    worth = np.zeros((6, 1, 2), np.float32)
    worth[3, 0] = (1, -1)
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]], np.float32)
    gains, known = judged(seats, ended, worth, values)
    last_of_a, last_of_b = 1 - 0.3, -1 - 0.4
    first = [0.3 - 0.1 + FADING * last_of_a, 0.4 - 0.2 + FADING * last_of_b]
    assert gains[:4, 0] == pytest.approx([*first, last_of_a, last_of_b])
    assert known[:, 0].tolist() == [True] * 4 + [False] * 2


def test_games_are_worth_what_one_has_more_than_the_others() -> None:
    assert worth_of(np.array([[30.0, 20.0]]), "points").tolist() == [[0.5, -0.5]]
    assert worth_of(np.array([[1.0, 0.0]]), "win").tolist() == [[0.5, -0.5]]


def test_all_that_is_learned_from_was_legal() -> None:
    games = vector("citadels", 4, players=2, seed=3, of="points")
    policy = Policy(Device(), [16, 8], games.size, games.answers)
    experience = Rollouts(games, 1).play(policy, 60)
    assert 200 < len(experience.answers) < 240, "all but what nobody can judge yet"
    assert experience.masks[range(len(experience.answers)), experience.answers].all()
    rows = rows_of(policy, experience)
    assert rows.legal[range(len(rows.chosen)), rows.chosen].all()
    said = policy.say(rows.inputs, rows.legal)
    assert np.allclose(said.logs[range(len(rows.chosen)), rows.chosen], experience.logs, atol=1e-4)


def test_what_was_better_than_expected_becomes_likelier() -> None:
    games = vector("citadels", 8, players=2, seed=3, of="points")
    policy, how = Policy(Device(), [32, 16], games.size, games.answers), How([32, 16], 1e-3, 2, 128, 0.0)
    experience = Rollouts(games, 1).play(policy, 40)
    rows = rows_of(policy, experience)
    before = loss_of(policy, rows, 0.0)
    learn(policy, experience, how, how.pace, np.random.default_rng(1))
    assert loss_of(policy, rows, 0.0) < before


SMALL = ["--games", "16", "--steps", "32", "--units", "16", "8", "--deals", "1", "--workers", "1", "--rivals", "random"]


def test_a_course_goes_on_where_it_was_as_if_nothing_had_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main(["ppo", str(whole), "--lessons", "2", "--every", "1", *SMALL]) == 0
    assert "lesson 2 of 2: 1,024 decisions" in capsys.readouterr().out
    stopped = command_line().parse_args(["ppo", str(parts), "--lessons", "2", "--every", "1", *SMALL])
    lines = learn_by_command(stopped)
    assert next(lines).endswith("0 of 2 lessons are done")
    assert next(lines).startswith("lesson 1 of 2")
    assert main(["ppo", str(parts), "--lessons", "2", "--every", "1", *SMALL]) == 0
    said = capsys.readouterr().out
    assert "1 of 2 lessons are done" in said
    assert "lesson 1 of" not in said
    one, other = (policy_of((folder / "policy.npz").read_bytes(), "it")[0] for folder in (whole, parts))
    assert all((a == b).all() for a, b in zip(one.layers.weights, other.layers.weights, strict=True))
    assert (whole / "curve.svg").read_text().startswith("<svg")
    assert [row["lessons"] for row in json.loads((parts / "curve.json").read_text())] == [1, 2]
    assert main(["ppo", str(parts), "--lessons", "3", *SMALL]) == 1
    assert "differs in: lessons, every;" in capsys.readouterr().err


def test_what_is_no_policy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadOptions, match="holds no policy"):
        policy_of(b"nothing", "it")
    assert main(["match", str(tmp_path / "none.npz"), "random"]) == 1
    assert "none.npz" in capsys.readouterr().err
    assert main(["match", str(tmp_path), "random"]) == 1
    assert "Is a directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--every", "0"], ["--lessons", "-3"], ["--steps", "0"], ["--deals", "0"], ["--options", "{bad"]]
)
def test_what_is_no_course_is_refused_and_leaves_nothing(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["ppo", str(tmp_path / "course"), *words])
    assert f"argument {words[0]}: invalid" in capsys.readouterr().err
    assert main(["ppo", str(tmp_path / "course"), "--players", "9"]) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.whole
def test_a_short_course_learns_to_beat_random() -> None:
    games = vector("citadels", 32, players=2, seed=1, of="points")
    how = How([64, 32], 1e-3, 3, 512, 0.01)
    policy, luck = Policy(Device(), how.units, games.size, games.answers), np.random.default_rng(2)
    rollouts = Rollouts(games, 1)
    before = against(policy.content(TABLE), TABLE, "random", 10, 1, team_of(1))
    for _ in range(12):
        learn(policy, rollouts.play(policy, 128), how, how.pace, luck)
    after = against(policy.content(TABLE), TABLE, "random", 10, 1, team_of(1))
    assert before.share < 0.75 < after.share
