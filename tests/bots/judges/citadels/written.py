"""Written positions of Citadels, what `rule` answers there, and what it says about it."""

from typing import Any, Final, NamedTuple

from bots.judges.written import WrittenFor

from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTERS

CLASSIC: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
RANKS: Final = {character.name: character.rank for character in CHARACTERS}
UNIQUES: Final = (
    *("armory", "dragon_gate", "factory", "framework", "imperial_treasury", "keep", "laboratory"),
    *("library", "map_room", "museum", "quarry", "smithy", "statue", "wishing_well"),
)


class Written(WrittenFor):
    """A position; the characters named join the usual cast."""

    def __init__(self, players: int, given: dict[str, Any], *characters: str) -> None:
        cast = list(CLASSIC)
        for name in characters:
            cast[RANKS[name] - 1 : RANKS[name]] = [name]
        super().__init__(LISTING.load(players, cast=cast, uniques=list(UNIQUES)), given)


class Case(NamedTuple):
    """A position, what `rule` answers in it, and one of its reasons; nothing if there is nothing to say."""

    title: str
    players: int
    characters: tuple[str, ...]  # those that join the usual cast
    given: dict[str, Any]  # with what is said before the question comes
    answer: str
    reason: str

    def check(self) -> None:
        """Whatever the luck of the bot."""
        given = {key: value for key, value in self.given.items() if key != "say"}
        written = Written(self.players, given, *self.characters)
        for said in self.given.get("say", []):
            written.match.say(said, written.seat)
        assert {written.choice(seed) for seed in (1, 2, 3)} == {self.answer}
        reasons = written.reasons(self.answer)
        assert self.reason in reasons if self.reason else not reasons
