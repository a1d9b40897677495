"""What a player of Citadels works out once before a question: outlooks, beliefs, and who is to be feared."""

from typing import Any, Final

from greathall.bots.judges.citadels.beliefs import chances, expected
from greathall.bots.judges.citadels.lore import Lore
from greathall.bots.judges.citadels.outlook import Outlook
from greathall.bots.judges.citadels.risks import standing
from greathall.bots.judges.judge import Thinking
from greathall.engine import Decision
from greathall.games.citadels.known.draft import characters_of
from greathall.games.citadels.printed.data import CHARACTERS
from greathall.games.citadels.state import CHARACTER, NOBODY, Citadels

LEADER: Final = 60  # percent of a rival's loss that is the seat's own gain, if that rival leads
OTHER: Final = 25


class CitadelsThinking(Thinking):
    """A seat before a question. Outlooks of others, beliefs and fears are worked out when they are first needed."""

    def __init__(self, s: Citadels, seat: int, question: Decision[Any], lore: Lore) -> None:
        super().__init__(s, seat, question)
        self.state = s
        self.lore = lore
        self.own = Outlook(s, seat, lore, own=True)
        self.character = s.turn[CHARACTER]
        self.args: tuple[Any, ...] = question.args()
        self.known_outlooks: list[Outlook] = []
        self.known_chances: list[list[float]] = []
        self.known_fears: list[int] = []
        self.known_standings: list[int] = []
        self.known_suspicions: list[float] = []

    @property
    def rivals(self) -> list[int]:
        return [other for other in range(self.lore.players) if other != self.seat]

    @property
    def outlooks(self) -> list[Outlook]:
        """Of all seats; of others only what is open."""
        if not self.known_outlooks:
            seats = range(self.lore.players)
            self.known_outlooks = [
                self.own if other == self.seat else Outlook(self.state, other, self.lore, own=False) for other in seats
            ]
        return self.known_outlooks

    @property
    def standings(self) -> list[int]:
        """What every seat has and may soon have, as everybody can see it."""
        if not self.known_standings:
            self.known_standings = [standing(o) for o in self.outlooks]
        return self.known_standings

    @property
    def chances(self) -> list[list[float]]:
        """For every character and seat how likely this seat holds it."""
        if not self.known_chances:
            self.known_chances = chances(self.state, self.seat, self.lore, self.outlooks, self.standings)
        return self.known_chances

    @property
    def fears(self) -> list[int]:
        """For every seat how many percent of what it loses this seat gains."""
        if not self.known_fears:
            best = max([self.standings[other] for other in self.rivals])
            for other in range(self.lore.players):
                near = self.standings[other] >= best - 200
                self.known_fears.append(LEADER if near else OTHER)
            if self.lore.players == 2:
                self.known_fears = [100, 100]
            self.known_fears[self.seat] = 0
        return self.known_fears

    @property
    def suspicions(self) -> list[float]:
        """For every character how likely others expect it here: they see what it offers, but not the hand."""
        if not self.known_suspicions:
            seen = Outlook(self.state, self.seat, self.lore, own=False)
            members = [one for one in self.lore.cast if one not in self.state.up]
            self.known_suspicions = [0.0] * len(CHARACTERS)
            for character, chance in zip(members, expected(seen, members), strict=True):
                self.known_suspicions[character] = chance
        return self.known_suspicions

    @property
    def mine(self) -> list[int]:
        """The characters of this seat."""
        return characters_of(self.state, self.seat)

    def likely_holder(self, character: int) -> int:
        """The rival most likely to hold a character; nobody if none can."""
        best, most = NOBODY, 0.0
        for other in self.rivals:
            chance = self.chances[character][other]
            if chance > most:
                best, most = other, chance
        return best
