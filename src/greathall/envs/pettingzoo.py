"""PettingZoo: every seat learns. `aec_env` asks one after the other, `parallel_env` all who are asked at once.

env = aec_env("citadels", players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    env.step(None if ended or cut else choose(seen["observation"], seen["action_mask"]))
"""

from typing import Any, Final

from greathall.envs.missing import missing

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv

    from greathall.envs.episodes import Bytes, Episodes
    from greathall.envs.spaces import answer_space, numbers_space, seen_space
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from None

Seen = dict[str, Any]
ByAgent = dict[str, Any]


class Seats:
    """What both kinds of environments share: an agent for each seat that is asked, and what it sees."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        of: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes: Final = Episodes(name, players, of, **options)
        self.metadata: Final = {"name": f"greathall_{name}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.seats: Final = {f"player_{seat}": seat for seat in self.episodes.people}
        self.named: Final = {seat: agent for agent, seat in self.seats.items()}
        self.possible_agents: Final = list(self.seats)
        self.agents: list[str] = []
        self.observation_spaces: Final = {agent: seen_space(self.episodes) for agent in self.seats}
        self.action_spaces: Final = {agent: answer_space(self.episodes) for agent in self.seats}
        self.state_space: Final = numbers_space(self.episodes.encoding(everything=True))

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What this agent may know, and what it may answer now: nothing if it is not asked."""
        seat = self.seats[agent]
        return {"observation": self.episodes.observe(seat), "action_mask": self.episodes.mask(seat)}

    def state(self) -> Bytes:
        """Everything, for critics that may look; seen from the first seat."""
        return self.episodes.observe(self.episodes.people[0], everything=True)

    def rewarded(self) -> dict[str, float]:
        """What the game was worth to each agent, once it is over."""
        return dict(zip(self.seats, self.episodes.rewards(), strict=True))

    def notes(self) -> dict[str, ByAgent]:
        """Whose answer was not legal."""
        return {agent: dict(self.episodes.notes(seat)) for agent, seat in self.seats.items()}

    def render(self) -> str | None:
        """The table as text, as the first seat asked sees it."""
        asked = self.episodes.asked() or self.episodes.people
        return self.episodes.text(asked[0]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnsEnv(Seats, AECEnv):
    """A game whose seats answer one after the other; those who are asked at the same time, in the order of seats."""

    agent_selection = ""  # nobody is asked before the first game begins

    def reset(self, seed: int | None = None, options: ByAgent | None = None) -> None:
        """A new game: that of the seed, or the next one."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, ByAgent] = {agent: {} for agent in self.agents}
        self.agent_selection = self.named[self.episodes.asked()[0]]

    def step(self, action: Any) -> None:
        """The answer of the agent that is asked; none once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episodes.answer(self.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episodes.over:
            self.rewards = self.rewarded()
            self.infos = self.notes()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.named[self.episodes.asked()[0]]
        self._accumulate_rewards()


class TogetherEnv(Seats, ParallelEnv):
    """A game in which all who are asked answer in one step. What the others send counts for nothing: their masks are 0.

    It suits games in which many are asked at the same time, as at the beginning of each round of Paladins.
    """

    def reset(self, seed: int | None = None, options: ByAgent | None = None) -> tuple[dict[str, Seen], ByAgent]:
        """A new game: that of the seed, or the next one."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: ByAgent
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], ByAgent]:
        """The answers of all who are asked."""
        for seat in self.episodes.asked():
            if not self.episodes.over:
                self.episodes.answer(seat, int(actions[self.named[seat]]))
        agents, over = self.agents, self.episodes.over
        seen = self.seen()
        self.agents = [] if over else agents
        every = dict.fromkeys(agents, over)
        return seen, self.rewarded(), every, dict.fromkeys(agents, False), self.notes()

    def seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}


aec_env = TurnsEnv
parallel_env = TogetherEnv
