"""OpenSpiel: the games as Python games with explicit chance.

game = load("citadels", players=4)  # or pyspiel.load_game("greathall_citadels(players=4)") once this was imported
state = game.new_initial_state()
"""

import json
from functools import cache
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

from greathall.envs.missing import missing

try:
    import numpy as np
    import pyspiel

    from greathall.envs.episodes import Episodes
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None

from greathall.engine import CHANCE
from greathall.envs.chance import Dealer, most_outcomes
from greathall.games import find, listings

PREFIX: Final = "greathall_"
LONGEST: Final = 100_000  # answers in a game; none has come near
Parameters = dict[str, Any]


def game_type(name: str, utility: Any = None) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    listing = find(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=listing.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility or pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(listing.players),
        min_num_players=min(listing.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(listing.players), "of": "win", "options": "{}"},
    )


def game_info(episodes: Episodes) -> Any:
    """The numbers of a table."""
    least, most = episodes.rewards_range()
    return pyspiel.GameInfo(
        num_distinct_actions=episodes.answers,
        max_chance_outcomes=most_outcomes(episodes.game.rules),
        num_players=len(episodes.people),
        min_utility=least,
        max_utility=most,
        utility_sum=1.0 if is_shared(episodes) else None,
        max_game_length=LONGEST,
    )


def is_shared(episodes: Episodes) -> bool:
    """Whether what the game is worth is always 1 in all: the win, if no automatic seat can take it."""
    return episodes.of == "win" and len(episodes.people) == len(episodes.game.rules.seats)


class SpielGame(pyspiel.Game):
    """A table of a game. Its parameters: `players`; `of`, what it is worth; `options`, as JSON, which is quoted as in
    an address if it is part of a name. What the options leave to luck is drawn when the game is loaded."""

    name: ClassVar[str] = ""  # of the game that is played

    def __init__(self, parameters: Parameters) -> None:
        name = self.name
        options = json.loads(unquote(parameters.get("options", "{}")))
        players, of = parameters.get("players"), parameters.get("of", "win")
        drawn = find(name).load(players, **options).rules
        self.episodes: Final = Episodes(name, drawn.players, of, "explicit", **drawn.options)
        kept = {"players": drawn.players, "of": of, "options": quote(json.dumps(drawn.options, separators=(",", ":")))}
        utility = pyspiel.GameType.Utility.CONSTANT_SUM if is_shared(self.episodes) else None
        super().__init__(game_type(name, utility), game_info(self.episodes), kept)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return named, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> "SpielObserver | None":
        """What writes observations of this kind, or nothing if there is no such kind."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        known = (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS)
        return SpielObserver(self.episodes, kind) if kind.public_info and kind.private_info in known else None


class SpielState(pyspiel.State):
    """A position. Seats that are asked at the same time answer in the order of seats, and do not see each other's
    answers before all have answered."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episodes = game.episodes.clone()
        self.dealer = Dealer()

    def current_player(self) -> int:
        """Who is asked: by their place among the seats that are asked at all, or Chance."""
        asked = self.episodes.asked()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else self.episodes.people.index(asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episodes.match.legal(self.episodes.people[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What Chance can say now, with exact probabilities."""
        return self.dealer.outcomes(self.episodes.match)

    def _apply_action(self, action: int) -> None:
        match, asked = self.episodes.match, self.episodes.asked()[0]
        if asked == CHANCE:
            self.dealer.answer(match, action)
        else:
            match.play(action, asked)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.dealer.text(self.episodes.match, action)
        return self.episodes.match.text(action)

    def is_terminal(self) -> bool:
        return self.episodes.over

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        return self.episodes.rewards()

    def __str__(self) -> str:
        """The record so far, and what was dealt of a shuffle."""
        return f"{self.episodes.match.record().text()}{self.dealer.dealt}"


class SpielObserver:
    """Writes observations: what a seat may know, or everything; with perfect recall, all that it was ever shown."""

    def __init__(self, episodes: Episodes, kind: Any) -> None:
        self.remembers: Final = kind.perfect_recall
        self.everything: Final = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        encoding = episodes.encoding(self.everything)
        self.tensor = None if self.remembers else np.zeros(encoding.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for part in encoding.parts:
                self.dict[part.name] = self.tensor[part.first : part.first + part.size].reshape(part.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player observes into `tensor`, of which the parts of `dict` are pieces."""
        if self.tensor is not None:
            self.tensor[:] = state.episodes.observe(state.episodes.people[player], self.everything)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        seat = state.episodes.people[player]
        return state.episodes.information(seat) if self.remembers else state.episodes.text(seat)


@cache
def game_class(name: str) -> type[SpielGame]:
    """The class of a game. (OpenSpiel outlives Python: it may hold a class until then, but no other callable.)"""
    return type(f"Spiel{name.title()}", (SpielGame,), {"name": name})


def load(name: str, players: int | None = None, of: str = "win", **options: Any) -> SpielGame:
    """A table of a game, for OpenSpiel."""
    count = find(name).players[0] if players is None else players
    return game_class(name)({"players": count, "of": of, "options": quote(json.dumps(options))})


def named(text: str) -> Any:
    """A game by its name with its parameters, as `str` writes it."""
    return pyspiel.load_game(text)


def register() -> None:
    """Make every game known to `pyspiel.load_game`, as `greathall_` and its name."""
    for listing in listings():
        pyspiel.register_game(game_type(listing.name), game_class(listing.name))


register()
