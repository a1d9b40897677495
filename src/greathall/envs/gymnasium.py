"""Gymnasium: one seat learns, bots play the others. Paladins can be played alone, against its own opponent.

import gymnasium
env = gymnasium.make("greathall.envs.gymnasium:greathall/citadels-v1", players=4, bots="greedy")
seen, info = env.reset(seed=7)
seen, reward, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any, Final

from greathall.envs.missing import missing

try:
    import gymnasium
    import numpy as np

    from greathall.envs.episodes import Bytes, Episodes, Mask, bot_seed
    from greathall.envs.spaces import answer_space, numbers_space
except ModuleNotFoundError as error:
    raise missing("gymnasium", error) from None

from greathall.bots import Bot, make, play_on
from greathall.engine import BadOptions
from greathall.games import listings

VERSION: Final = 1  # of what answers and observations mean
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A game as one seat meets it: observations are its numbers, `info["action_mask"]` says what it may answer.

    The reward comes with the end. `bots` play the other seats: one name for all of them, or one for each.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "rule",
        of: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes: Final = Episodes(name, players, of, **options)
        people = self.episodes.people
        if seat not in people:
            raise BadOptions(f"a learner sits on one of the seats {', '.join(map(str, people))}, not on {seat}")
        self.seat: Final = seat
        self.others: Final = [other for other in people if other != seat]
        self.bots: Final = named(bots, len(self.others))
        self.players_beside: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.action_space = answer_space(self.episodes)
        self.observation_space = numbers_space(self.episodes.encoding())

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """A new game, up to the first question for this seat."""
        super().reset(seed=seed)
        chosen = self.episodes.begin(seed)
        seats = zip(self.others, self.bots, strict=True)
        self.players_beside = {other: make(name, bot_seed(chosen, other)) for other, name in seats}
        play_on(self.episodes.match, self.players_beside)
        return self.seen(), self.info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, Info]:
        """Answer, and let the bots go on until this seat is asked again."""
        self.episodes.answer(self.seat, int(action))
        if not self.episodes.over:
            play_on(self.episodes.match, self.players_beside)
        reward = self.episodes.rewards()[self.episodes.people.index(self.seat)]
        return self.seen(), reward, self.episodes.over, False, self.info()

    def seen(self) -> Bytes:
        return self.episodes.observe(self.seat)

    def info(self) -> Info:
        return {"action_mask": self.action_masks(), **self.episodes.notes(self.seat)}

    def action_masks(self) -> Mask:
        """What this seat may answer now; some libraries ask for it by this name."""
        return self.episodes.mask(self.seat)

    def render(self) -> str | None:
        """The table as this seat sees it, as text."""
        return self.episodes.text(self.seat) if self.render_mode == "ansi" else None


def named(bots: str | Sequence[str], seats: int) -> list[str]:
    """The bot of each other seat."""
    found = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(found) != seats:
        raise BadOptions(f"each other seat needs a bot: {seats}, not {len(found)}")
    for name in found:
        make(name, 0)
    return found


def register() -> None:
    """Make every game known to `gymnasium.make`."""
    for listing in listings():
        gymnasium.register(
            f"greathall/{listing.name}-v{VERSION}", "greathall.envs.gymnasium:SeatEnv", kwargs={"name": listing.name}
        )


register()
