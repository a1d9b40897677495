"""The games as PettingZoo takes them: its own tests pass, and what they do not look at holds, too."""

import warnings
from typing import Any

import numpy as np
import pytest
from tables import EVERY

import greathall
from greathall.envs.pettingzoo import aec_env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import games of its own in a way that it warns of
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test.state_test import state_test

# Its tests know by name which games have an observation and a mask: for all others they advise against it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.no_cover,
]


def seeded(env: Any) -> Any:
    """The same environment, whose tests draw the same answers every time."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    env.reset(seed=5)
    return env


@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_its_tests_pass(name: str, players: int, options: dict[str, Any]) -> None:
    api_test(seeded(aec_env(name, players, **options)), num_cycles=400)
    seed_test(lambda: aec_env(name, players, **options), num_cycles=50)
    state_test(seeded(aec_env(name, players, **options)), seeded(parallel_env(name, players, **options)))


@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_its_tests_pass_when_all_answer_at_once(name: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(seeded(parallel_env(name, players, **options)), num_cycles=400)
    parallel_seed_test(lambda: parallel_env(name, players, **options), num_cycles=50)


def test_it_is_the_game_and_the_winner_is_rewarded() -> None:
    env, match = aec_env("paladins", 3), greathall.new("paladins", players=3, seed=11)
    env.reset(seed=11)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
            env.step(None)
            continue
        seat = match.deciders()[0]
        assert agent == f"player_{seat}"
        assert bytes(seen["observation"]) == match.observe(seat)
        assert bytes(seen["action_mask"]) == match.mask(seat)
        answer = match.legal(seat)[-1]
        env.step(np.int64(answer))
        match.play(answer, seat)
    assert list(rewards.values()) == match.returns("win")


def test_those_who_are_asked_together_answer_in_one_step() -> None:
    env, match = parallel_env("paladins", 4), greathall.new("paladins", players=4, seed=2)
    seen, _ = env.reset(seed=2)
    together = 0
    while not match.over:
        asked = match.deciders()
        together += len(asked) > 1
        assert [env.seats[agent] for agent in env.agents if seen[agent]["action_mask"].any()] == asked
        answers = {seat: match.legal(seat)[0] for seat in asked}
        seen, *_ = env.step({agent: answers.get(seat, 0) for agent, seat in env.seats.items()})
        for seat, answer in answers.items():
            match.play(answer, seat)
    assert env.episodes.match.record().text() == match.record().text()
    assert together > 6


def test_an_answer_that_is_not_legal_ends_the_game() -> None:
    env = parallel_env("citadels", 2, of="points")
    seen, _ = env.reset(seed=1)
    [asked] = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    wrong = int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])
    _, rewards, ended, cut, infos = env.step(dict.fromkeys(env.agents, wrong))
    assert infos[asked] == {"illegal": True}
    assert [info for agent, info in infos.items() if agent != asked] == [{}]
    assert set(ended.values()) == {True}
    assert set(cut.values()) == {False}
    assert rewards[asked] == 0  # the least that points can be
    assert env.agents == []


def test_it_can_be_read() -> None:
    env = aec_env("citadels", 2, render_mode="ansi")
    env.reset(seed=1)
    assert '"question"' in str(env.render())
    assert aec_env("citadels", 2).render() is None
