"""Samples to learn from: what seats observe in the course of a game, and how it ended."""

import pytest

from greathall.training.policies import Policy
from greathall.training.samples import game_for, play_game

SEEDS = range(1, 8)


@pytest.mark.parametrize("name", ["citadels", "paladins"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_gives_samples_of_its_end_from_every_seat(name: str, seed: int) -> None:
    game = game_for(name, seed)
    samples = play_game(name, seed, Policy())
    match = game.new(seed=seed)
    assert {sample.seat for sample in samples} == set(match.rules.people)
    for sample in samples:
        assert len(sample.shares) == len(sample.points) == len(game.seats)
        assert sum(sample.shares) == pytest.approx(1)
        winner = sample.shares.index(max(sample.shares))
        assert sample.points[winner] == max(sample.points)
    assert {len(sample.observation) for sample in samples} == {len(match.observe(0))}


def test_the_same_seed_plays_the_same_game_and_another_another_one() -> None:
    assert (
        play_game("citadels", 3, Policy()) == play_game("citadels", 3, Policy()) != play_game("citadels", 10, Policy())
    )


def test_everybody_is_told_how_it_ended_from_their_own_seat() -> None:
    samples = play_game("paladins", 7, Policy())
    ends = {sample.seat: sample.points for sample in samples}
    for seat, points in ends.items():
        assert points == ends[0][seat:] + ends[0][:seat]


def test_all_kinds_of_tables_come_up() -> None:
    games = [game_for("paladins", seed).new(seed=1).rules for seed in range(128)]
    kinds = {(len(rules.people), "expansions" in rules.options, rules.options.get("difficulty")) for rules in games}
    assert {people for people, _, _ in kinds} == {1, 2, 3, 4}
    assert {how for people, crowns, how in kinds if people == 1 and crowns} == {
        "easy",
        "standard",
        "hard",
        "impossible",
    }
    assert {how for people, crowns, how in kinds if people == 1 and not crowns} == {"easy", "standard", "hard"}
    assert {len(game_for("citadels", seed).seats) for seed in range(7)} == set(range(2, 9))
