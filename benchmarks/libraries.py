"""Random games in the libraries that researchers know, and in ours: decisions a second on one core, from Python.

The games differ, so this says what a decision costs a learner there, not which rules are harder. Each library is asked
the way its own pages show: legal answers, a random one, and, if it says so, what the player sees as numbers.
"""

import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from common.measuring import Numbers, arguments, both, rate, table

PLAYERS = 4
GAMES = 64
Work = Callable[[], int]


def vector(observing: bool) -> Work:
    """Many games of Citadels in one step."""
    from greathall.envs.vector import vector

    games = vector("citadels", GAMES, players=PLAYERS, seed=1, observing=observing)

    def work() -> int:
        games.step(games.draw())
        return GAMES

    return work


def one_match() -> Work:
    """Games of Citadels, one after the other, by `Match`."""
    import greathall
    from greathall.engine import Luck

    game, luck = greathall.load("citadels", PLAYERS), Luck(1)

    def work() -> int:
        match, answers = game.new(seed=luck.seed()), 0
        while not match.over:
            [seat] = match.deciders()
            legal = match.legal(seat)
            match.play(legal[luck.below(len(legal))], seat)
            answers += 1
        return answers

    return work


def agents(env: Any) -> Work:
    """Games of an environment of PettingZoo, with observations and masks."""
    import numpy as np

    luck = random.Random(1)

    def work() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        answers = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            answers += 1
        return answers

    return work


def own_agents() -> Work:
    from greathall.envs.pettingzoo import aec_env

    return agents(aec_env("citadels", PLAYERS))


def states(load: Callable[[], Any], look: str = "") -> Work:
    """Games of OpenSpiel, with what `look` asks of each state."""
    game, luck = load(), random.Random(1)

    def work() -> int:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            if look:
                getattr(state, look)()
            state.apply_action(luck.choice(state.legal_actions()))
            answers += 1
        return answers

    return work


def own_states() -> Work:
    from greathall.envs.openspiel import load

    return states(partial(load, "citadels", PLAYERS))


OURS: dict[str, Callable[[], Work]] = {
    "Great Hall, Citadels: 64 games in one step, masks": partial(vector, False),
    "Great Hall, Citadels: the same with observations": partial(vector, True),
    "Great Hall, Citadels: one match": one_match,
    "Great Hall, Citadels: as PettingZoo, with observations": own_agents,
    "Great Hall, Citadels: as OpenSpiel": own_states,
}


def spiel(name: str, look: str = "") -> Work:
    import pyspiel

    return states(partial(pyspiel.load_game, name), look)


class Anybody:
    """A random agent for RLCard. (Its own come with a module that needs pip.)"""

    use_raw = False

    def __init__(self) -> None:
        self.luck = random.Random(1)

    def step(self, state: Any) -> int:
        answers: list[int] = list(state["legal_actions"])
        return self.luck.choice(answers)

    def eval_step(self, state: Any) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


def cards(name: str) -> Work:
    """Games of RLCard; its agents are shown the state as numbers."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([Anybody() for _ in range(env.num_players)])

    def work() -> int:
        moments, _ = env.run(is_training=False)
        return sum(len(moment) // 2 for moment in moments)

    return work


def catan() -> Work:
    """Games of Catanatron; nobody is shown numbers."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def work() -> int:
        game = Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]])
        game.play()
        return len(game.state.actions)

    return work


def classic(name: str) -> Work:
    from pettingzoo import classic

    return agents(getattr(classic, name).env())


THEIRS: dict[str, Callable[[], Work]] = {
    "OpenSpiel, hearts (C++)": partial(spiel, "hearts"),
    "OpenSpiel, hearts (C++), with information states": partial(spiel, "hearts", "information_state_tensor"),
    "OpenSpiel, gin_rummy (C++)": partial(spiel, "gin_rummy"),
    "OpenSpiel, gin_rummy (C++), with observations": partial(spiel, "gin_rummy", "observation_tensor"),
    "PettingZoo, connect_four": partial(classic, "connect_four_v3"),
    "PettingZoo, texas_holdem": partial(classic, "texas_holdem_v4"),
    "RLCard, gin-rummy": partial(cards, "gin-rummy"),
    "RLCard, mahjong": partial(cards, "mahjong"),
    "Catanatron, 4 players": catan,
}


def measure(seconds: float, works: dict[str, Callable[[], Work]]) -> Numbers:
    return {name: rate(work(), seconds) for name, work in works.items()}


def main() -> int:
    options = arguments(__file__, __doc__).parse_args()
    if options.here:
        import json

        print(json.dumps(measure(options.seconds, OURS)))
        return 0
    pure, native = both(__file__, "--seconds", str(options.seconds))
    rows = [[name, f"{pure[name]:,.0f}", f"{native[name]:,.0f}"] for name in OURS]
    rows += [[name, "", f"{number:,.0f}"] for name, number in measure(options.seconds, THEIRS).items()]
    print(table(["decisions a second", "interpreted", "as it comes"], rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
