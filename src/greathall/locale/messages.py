"""Messages: the sentences of one game, made from what a match says as data.

The ids, all beginning with the name of the game:

    question-<kind>          what a seat is asked; its variables are what the question is about
    answer-<verb>            an answer; with a noun `answer-<verb>-<noun>`, its variable the noun
    answer-<kind>-<noun>     an answer that is only a name
    event-<kind>             what happened; `event-<kind>-secret` for those who see its secret part
    reason-<name>            why not; $n is the missing amount ($n2, $n3 where there are several)
    <noun>-<name>            a name; seat-<name> where a seat is not called by a letter
    zone-<name>, field-<name>, line-<name>
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from greathall.engine import Game, Ruleset
from greathall.engine.space import Answer
from greathall.locale.sentences import Sentences

ENGINE: Final = ("greathall", "engine")


def identifier(*parts: str) -> str:
    """An id of Fluent from words of the rules."""
    return re.sub(r"[^\w-]", "-", "-".join(parts).replace("+", "-plus"), flags=re.ASCII)


def answer_id(game: str, answer: Answer) -> str:
    """The id of an answer's message."""
    parts = [answer.verb or answer.kind, *([answer.noun] if answer.noun else [])]
    return identifier(game, "answer", *parts)


def is_lettered(seat: str) -> bool:
    """Whether a seat is called by a letter, which is the same in every language."""
    return len(seat) == 1


def nouns_of(declared: Sequence[str]) -> dict[str, str]:
    """The noun of each declared argument (`who:seat`, `cards:district*`)."""
    return {name: noun.removesuffix("*") for name, _, noun in (argument.partition(":") for argument in declared)}


class Messages:
    """The sentences of one game, in the first of these languages that has them."""

    def __init__(self, game: Game, languages: Sequence[str] = ()) -> None:
        self.rules: Final[Ruleset] = game.rules
        self.sentences: Final = Sentences((game.entry.messages, game.name), ENGINE, languages=languages)
        self.game: Final = game.name

    def say(self, *parts: str, **arguments: Any) -> str:
        return self.sentences.format(identifier(self.game, *parts), arguments)

    def word(self, name: str, /, **arguments: Any) -> str:
        """A word that all games have in common."""
        return self.sentences.format(identifier("engine", name), arguments)

    def question(self, question: Mapping[str, Any]) -> str:
        """What a seat is asked, from what `match.question` says."""
        kind = question["kind"]
        nouns = nouns_of(self.rules.space.kinds[kind].about)
        return self.say("question", kind, **self.values(nouns, question["about"]))

    def answer(self, number: int) -> str:
        """An answer, from its number in the Space."""
        answer = self.rules.space.answers[number]
        found = answer_id(self.game, answer)
        if not answer.noun:
            return self.sentences.format(found)
        name = self.name(answer.noun, self.rules.names[answer.noun][answer.index])
        return self.sentences.format(found, {answer.noun: name})

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, from one of those that `match.events` lists."""
        kind = event["event"]
        telling = self.rules.tables.tellings[kind]
        secret = nouns_of(telling.secret)
        seen = bool(secret) and all(name in event for name in secret)
        values = self.values({**nouns_of(telling.args), **(secret if seen else {})}, event)
        if self.sentences.has(identifier("engine-event", kind)):
            return self.word(f"event-{kind}", **values)
        return self.say("event", kind, *(["secret"] if seen else []), **values)

    def reason(self, name: str, numbers: Sequence[int] = ()) -> str:
        """Why something cannot be done; the engine has reasons of its own."""
        amounts = {f"n{place}" if place > 1 else "n": number for place, number in enumerate(numbers, 1)}
        if self.sentences.has(identifier("engine-reason", name)):
            return self.word(f"reason-{name}", **amounts)
        return self.say("reason", name, **amounts)

    def name(self, noun: str, name: str) -> str:
        """The name of a card, a colour, a seat …"""
        return name if noun == "seat" and is_lettered(name) else self.say(noun, name)

    def line(self, name: str) -> str:
        """A line of the score."""
        return self.say("line", name)

    def label(self, name: str) -> str:
        """What a zone or field of a view is called."""
        zones = [zone.name for zone in self.rules.tables.zones]
        return self.say("zone" if name in zones else "field", name)

    def value(self, noun: str, value: Any) -> Any:
        """A value in words; numbers stay numbers, so that sentences can count."""
        if isinstance(value, list):
            return ", ".join(str(self.value(noun, part)) for part in value) or self.word("nothing")
        if value is None:
            return self.word("nobody" if noun == "seat" else "nothing")
        if isinstance(value, bool):
            return self.word("yes" if value else "no")
        return value if noun == "number" else self.name(noun, value)

    def values(self, nouns: Mapping[str, str], shown: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.value(noun, shown[name]) for name, noun in nouns.items()}
