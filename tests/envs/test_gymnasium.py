"""One seat against bots, as Gymnasium takes it: its checker is content, and what it does not look at holds, too."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tables import EVERY

import greathall
from greathall.bots import make, play_on
from greathall.engine import BadOptions
from greathall.envs.episodes import bot_seed
from greathall.envs.gymnasium import SeatEnv


def environment(name: str, **options: Any) -> SeatEnv:
    made = gymnasium.make(f"greathall.envs.gymnasium:greathall/{name}-v1", **options).unwrapped
    assert isinstance(made, SeatEnv)
    made.action_space.seed(5)
    made.reset(seed=5)
    return made


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_its_checker_is_content(name: str, players: int, options: dict[str, Any]) -> None:
    check_env(environment(name, players=players, bots="random", **options))


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_a_game_comes_to_its_end(name: str, players: int, options: dict[str, Any]) -> None:
    env = environment(name, players=players, bots="random", seat=players - 1, **options)
    _, info = env.reset(seed=5)
    ended, reward = False, 0.0
    while not ended:
        assert info["action_mask"].any()
        seen, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(seen)
        assert not cut
        assert ended or reward == 0
    assert reward == env.episodes.match.returns("win")[env.seat]
    assert not info["action_mask"].any()


def test_the_others_are_played_by_the_named_bots() -> None:
    env = environment("citadels", players=3, seat=1, bots=["rule", "greedy"])
    match = greathall.new("citadels", players=3, seed=9)
    bots = {0: make("rule", bot_seed(9, 0)), 2: make("greedy", bot_seed(9, 2))}
    seen, info = env.reset(seed=9)
    for _ in range(12):
        play_on(match, bots)
        assert bytes(seen) == match.observe(1)
        assert bytes(info["action_mask"]) == match.mask(1) == bytes(env.action_masks())
        match.play(match.legal(1)[0], 1)
        seen, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_an_answer_that_is_not_legal_is_told_from_a_defeat() -> None:
    env = environment("citadels", players=2, bots="random")
    _, info = env.reset(seed=5)
    assert "illegal" not in info
    _, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, ended, info["illegal"]) == (0, True, True)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="seats 0, 1, 2, not on 3"):
        SeatEnv("citadels", 3, seat=3)
    with pytest.raises(BadOptions, match="each other seat needs a bot: 2, not 1"):
        SeatEnv("citadels", 3, bots=["rule"])
    with pytest.raises(BadOptions, match="no bot 'nobody'"):
        SeatEnv("citadels", 3, bots="nobody")
    with pytest.raises(BadOptions, match="returns are points, win, rank"):
        SeatEnv("citadels", 3, of="gold")


def test_it_can_be_read() -> None:
    env = environment("paladins", players=1, render_mode="ansi")
    assert '"question"' in str(env.render())
    assert environment("paladins", players=1).render() is None
