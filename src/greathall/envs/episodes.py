"""Episodes: one game after the other, as learners take them. The adapters for other libraries are all built on this."""

import json
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from greathall.engine import Encoding, Game, IllegalAnswer, Luck, TrueLuck, luck_of
from greathall.engine.measures import range_of
from greathall.engine.recall import Recall
from greathall.games import DRAW, draws_anew, find

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
RANK: Final = "rank"


class Episodes:
    """A table where games are played again and again. With the same seed the same games follow each other.

    The first game after a seed was given is that of `greathall.new` with this seed; what is random in the options is
    drawn for each game. An answer that is not legal gives the game up: it ends, and is worth the least to the one who
    gave it and nothing to the others.
    """

    def __init__(
        self, name: str, players: int | None = None, of: str = "win", chance: str = "luck", **options: Any
    ) -> None:
        self.listing: Final = find(name)
        self.players = players
        self.options = options
        self.of = of
        self.chance = chance
        self.seeds: Luck = TrueLuck()
        self.recalls: Final[dict[int, Recall]] = {}  # by seat; copies share them
        self.given_up_by: int | None = None
        self.game = self.load(0)
        self.match = self.game.new(0, chance)
        self.worst: Final = min(self.rewards_range())

    def load(self, seed: int) -> Game:
        """The game, with what its options leave to luck."""
        drawn = {DRAW: seed} if draws_anew(self.listing, self.options) else {}
        return self.listing.load(self.players, **self.options, **drawn)

    def begin(self, seed: int | None = None) -> int:
        """A new game: that of this seed, or the next one. Its own seed is returned, to play along."""
        if seed is not None:
            self.seeds = Luck(seed)
        chosen = self.seeds.seed() if seed is None else seed
        if draws_anew(self.listing, self.options):
            self.game = self.load(chosen)
        self.match = self.game.new(chosen, self.chance)
        self.given_up_by = None
        return chosen

    # Who plays, and what they are asked.

    @property
    def people(self) -> list[int]:
        """The seats that are ever asked."""
        return self.game.rules.people

    @property
    def answers(self) -> int:
        """How many answers the game has, legal or not."""
        return self.game.rules.space.size

    @property
    def over(self) -> bool:
        return self.match.over or self.given_up_by is not None

    def asked(self) -> list[int]:
        """The seats that are asked now, or Chance; nobody when the game is over."""
        return [] if self.over else self.match.deciders()

    def mask(self, seat: int) -> Mask:
        """1 for each answer that this seat may give now."""
        found = bytearray(self.answers) if self.over else self.match.mask(seat)
        return np.frombuffer(found, np.int8)

    def answer(self, seat: int, answer: int) -> None:
        """Give an answer; if it is not legal, the game is given up."""
        try:
            self.match.play(answer, seat)
        except IllegalAnswer:
            self.given_up_by = seat

    def notes(self, seat: int) -> dict[str, bool]:
        """`illegal` for the seat whose answer was not legal and ended the game."""
        return {"illegal": True} if self.given_up_by == seat else {}

    # What they see, and what it was worth.

    def encoding(self, everything: bool = False) -> Encoding:
        return self.game.encoding(everything)

    def observe(self, seat: int, everything: bool = False) -> Bytes:
        """What a seat may know, or everything as seen from there."""
        return np.frombuffer(self.match.observe(seat, everything), np.uint8)

    def text(self, seat: int) -> str:
        """The same for people."""
        return json.dumps({"view": self.match.view(seat), "question": self.match.question(seat)}, indent=1)

    def information(self, seat: int) -> str:
        """All that a seat was shown since the start, as `Match.information`; quick if it is asked for again."""
        recall = self.recalls.get(seat)
        if recall is None or not recall.leads_to(self.match):
            recall = self.recalls[seat] = Recall(self.match, seat)
        return recall.text(self.match)

    def rewards(self) -> list[float]:
        """What the game was worth to each of the people; nothing before its end. More is better: a rank is negative."""
        if self.given_up_by is not None:
            return [self.worst if seat == self.given_up_by else 0.0 for seat in self.people]
        if not self.match.over:
            return [0.0] * len(self.people)
        found = self.match.returns(self.of)
        return [-found[seat] if self.of == RANK else found[seat] for seat in self.people]

    def rewards_range(self) -> tuple[float, float]:
        """The least and the most that a game can be worth."""
        least, most = range_of(self.game.rules, self.of)
        return (-most, -least) if self.of == RANK else (least, most)

    def clone(self) -> "Episodes":
        """A copy in the middle of a game, with its own future."""
        copy = Episodes.__new__(Episodes)
        copy.__dict__.update(self.__dict__, match=self.match.clone(), seeds=self.seeds.clone())
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "recalls": {}}  # they would be made again anyway

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episodes":
        return self.clone()


def highest(encoding: Encoding) -> Bytes:
    """The largest value of each number of an observation."""
    return np.repeat(
        np.array([part.highest for part in encoding.parts], np.uint8), [part.size for part in encoding.parts]
    )


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot on this seat in the game with this seed."""
    return luck_of(seed, seat + 1).seed()
