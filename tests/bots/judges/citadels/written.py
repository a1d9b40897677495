"""Written positions of Citadels, what `rule` answers there, and what it says about it."""

from typing import Any, Final, NamedTuple

from greathall.bots import RuleBot, Seat
from greathall.bots.judges.citadels.judge import CitadelsJudge
from greathall.engine import Game, Luck, Match, load_position, question
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTERS
from greathall.locale.messages import Messages, identifier, nouns_of
from greathall.locale.sentences import Sentences

CLASSIC: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
RANKS: Final = {character.name: character.rank for character in CHARACTERS}
UNIQUES: Final = (
    *("armory", "dragon_gate", "factory", "framework", "imperial_treasury", "keep", "laboratory"),
    *("library", "map_room", "museum", "quarry", "smithy", "statue", "wishing_well"),
)


class Written:
    """A position; the characters named join the usual cast."""

    def __init__(self, players: int, given: dict[str, Any], *characters: str) -> None:
        cast = list(CLASSIC)
        for name in characters:
            cast[RANKS[name] - 1 : RANKS[name]] = [name]
        self.game: Final[Game] = LISTING.load(players, cast=cast, uniques=list(UNIQUES))
        rules = self.game.rules
        self.match: Final = Match(rules, load_position(rules, given), Luck(1)).begin()
        self.judge: Final = CitadelsJudge(rules)

    @property
    def seat(self) -> int:
        return self.match.deciders()[0]

    def choice(self, seed: int = 1) -> str:
        """What `rule` answers."""
        return self.match.text(RuleBot(seed).choose(Seat(self.match, self.seat)))

    def reasons(self, answer: str) -> list[str]:
        """What speaks for and against an answer, the heaviest first."""
        asked = question(self.match.state, self.seat)
        assert asked is not None
        space = self.match.rules.space
        option = space.option(asked.kind, space.parse(answer))
        messages = Messages(self.game)
        sentences = Sentences(("greathall", "citadels_bots"))
        found: list[str] = []
        for remark in self.judge.remarks(self.match.state, self.seat, asked, option):
            nouns = nouns_of(remark.consideration.args)
            shown = {
                name: value if noun == "number" else self.match.rules.names[noun][value]
                for (name, noun), value in zip(nouns.items(), remark.args, strict=True)
            }
            message = identifier("citadels", "consideration", remark.consideration.name)
            found.append(sentences.format(message, messages.values(nouns, shown)))
        return found


class Case(NamedTuple):
    """A position, what `rule` answers in it, and one of its reasons; nothing where there is nothing to say."""

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
