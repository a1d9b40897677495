"""Messages: the sentences of one game, made from what a match says as data.

The ids, all beginning with the name of the game:

    question-<kind>          what a seat is asked, in a line; its variables are what the question is about
        .why                 the second line: why, the limits, what it brings
        .waiting             what the others wait for meanwhile, where they may know; $who is asked
    answer-<verb>            an answer; with a noun `answer-<verb>-<noun>`, its variable the noun
    answer-<kind>-<noun>     an answer that is only a name
        .verb                the same, short, for a button
        .amounts             what it brings, with the amounts $n, $n2 of the question
        .waste               what it leaves undone, where the question warns of that
    event-<kind>             what happened; `event-<kind>-secret` for those who see its secret part
    reason-<name>            why not; $n is the missing amount ($n2, $n3 where there are several)
        .named               the same where the answer is known that is refused, with its variables
    options-<name>           why the game cannot be played with some options
    <noun>-<name>            a name; seat-<name> where a seat is not called by a letter
    zone-<name>, field-<name>, line-<name>
        .text                what a thing does, where there is something to explain
    part-<field>-<key>       a part of what a field of a view holds; its variable is the key (see `extras`)
    verb-<name>              what effects do, with $amount; a name that is written as amounts (`1 fighter 2 silver`) is
                             said by these, and so are the effects on cards
    text-<noun>              what a card of this noun does, made from what is printed on it

What is printed on a card are variables for its text and for the answers that name it: effects in words, names, numbers.
Where `$x` is a name, `$x-gen`, `$x-acc` … are its other forms, attributes of its message (see `forms`), and `$x-is` is
what the rules call it: `nobody` and `nothing` where there is none, `some` for a filled list, `yes` or `no`, `none` for
what is not printed on a card. Sentences select by that, never by a word that is translated.
"""

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, Final

from greathall.engine import BadOptions, Game, Ruleset
from greathall.engine.space import Answer
from greathall.locale.forms import GENDER, SOME, Name, formed, listed
from greathall.locale.sentences import Sentences

ENGINE: Final = ("greathall", "engine")
ENDS: Final = (".", "?", "!", "…")
VERB: Final = "verb"
AMOUNTS: Final = re.compile(r"[0-9]+ [a-z_]+( [0-9]+ [a-z_]+)*")
NONE: Final = "none"
PLAIN: Final = ("number", "text")  # nouns of what is said as it is

Effect = Mapping[str, Any]  # a verb, an amount, and if it is a choice the lists to choose from


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


def is_amounts(name: str) -> bool:
    """Whether a name is written as amounts, like `1 fighter 2 silver`."""
    return AMOUNTS.fullmatch(name) is not None


def read_amounts(name: str) -> list[Effect]:
    """The effects that a name written as amounts stands for."""
    parts = name.split()
    return [{"verb": verb, "amount": int(amount)} for amount, verb in zip(parts[::2], parts[1::2], strict=True)]


class Messages:
    """The sentences of one game, in the first of these languages that has them."""

    def __init__(self, game: Game, languages: Sequence[str] = ()) -> None:
        self.listing: Final = game.listing
        self.rules: Final[Ruleset] = game.rules
        self.sentences: Final = Sentences((game.listing.messages, game.name), ENGINE, languages=languages)
        self.game: Final = game.name
        self.cards: Final = game.rules.cards()

    def say(self, *parts: str, **arguments: Any) -> str:
        return self.sentences.format(identifier(self.game, *parts), arguments)

    def word(self, name: str, /, **arguments: Any) -> str:
        """A word that all games have in common."""
        return self.sentences.format(identifier("engine", name), arguments)

    def question(self, question: Mapping[str, Any]) -> str:
        """What a seat is asked and why, from what `match.question` says."""
        line, why = self.question_line(question), self.question_why(question)
        return f"{line}{' ' if line.endswith(ENDS) else '. '}{why}" if why else line

    def question_line(self, question: Mapping[str, Any]) -> str:
        """What a seat is asked, in a line."""
        return self.say("question", question["kind"], **self.about(question))

    def question_why(self, question: Mapping[str, Any]) -> str:
        """Why it is asked, the limits, what it brings."""
        found = identifier(self.game, "question", question["kind"])
        return self.sentences.attribute(found, "why", self.about(question))

    def about(self, question: Mapping[str, Any]) -> dict[str, Any]:
        return self.values(nouns_of(self.rules.space.kinds[question["kind"]].about), question["about"])

    def waiting(self, seat: str, kind: str | None) -> str:
        """What others wait for while a seat is asked; without a kind they may not know more than that."""
        who = self.name("seat", seat)
        question = identifier(self.game, "question", kind or "")
        return self.sentences.attribute(question, "waiting", {"who": who}) or self.word("waiting", who=who)

    def answer(self, number: int) -> str:
        """An answer, from its number in the Space."""
        answer = self.rules.space.answers[number]
        return self.sentences.format(answer_id(self.game, answer), self.named(answer))

    def button(self, number: int) -> str:
        """An answer, short, to go next to the thing it is about."""
        answer = self.rules.space.answers[number]
        return self.sentences.attribute(answer_id(self.game, answer), "verb", self.named(answer)) or self.answer(number)

    def named(self, answer: Answer) -> dict[str, Any]:
        """The variables of an answer's message: the name in it, and what is printed on that card."""
        return self.printed(answer.noun, answer.name) if answer.noun else {}

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, from one of those that `match.events` lists."""
        kind = event["event"]
        telling = self.rules.composition.tellings[kind]
        secret = nouns_of(telling.secret)
        seen = bool(secret) and all(name in event for name in secret)
        values = self.values({**nouns_of(telling.args), **(secret if seen else {})}, event)
        if self.sentences.has(identifier("engine-event", kind)):
            return self.word(f"event-{kind}", **values)
        return self.say("event", kind, *(["secret"] if seen else []), **values)

    def reason(self, name: str, numbers: Sequence[int] = (), answer: int | None = None) -> str:
        """Why something cannot be done, such as this answer; the engine has reasons of its own."""
        amounts = {f"n{place}" if place > 1 else "n": number for place, number in enumerate(numbers, 1)}
        if answer is not None:
            refused = {**self.named(self.rules.space.answers[answer]), **amounts}
            named = self.sentences.attribute(identifier(self.game, "reason", name), "named", refused)
            if named:
                return named
        if self.sentences.has(identifier("engine-reason", name)):
            return self.word(f"reason-{name}", **amounts)
        return self.say("reason", name, **amounts)

    def refusal(self, error: BadOptions) -> str:
        """Why this game cannot be played with some options."""
        declared = nouns_of(self.listing.refusals[error.reason])
        return self.say("options", error.reason, **self.values(declared, error.values))

    def name(self, noun: str, name: str, amount: int = 1) -> str:
        """The name of a card, a colour, a seat …; verbs are said with an amount."""
        if noun == "seat" and is_lettered(name):
            return name
        if is_amounts(name):
            return self.effects(read_amounts(name))
        return self.declined(identifier(self.game, noun, name), name, {"amount": amount} if noun == VERB else {})

    def declined(self, message: str, rule: str, arguments: Mapping[str, Any]) -> Name:
        """The name a message gives, with its forms; one that is missing reads like the name itself."""
        text = self.sentences.format(message, arguments)
        said = self.sentences.attribute
        return Name(text, rule, lambda form: said(message, form, arguments) or ("" if form == GENDER else text))

    def common(self, word: str, rule: str = "") -> Name:
        """A word that all games have in common, as a name."""
        return self.declined(identifier("engine", word), rule or word, {})

    def text(self, noun: str, name: str) -> str:
        """What a card, an ability … does; empty if there is nothing to explain."""
        own = self.sentences.attribute(identifier(self.game, noun, name), "text")
        if own or name not in self.cards.get(noun, {}) or not self.sentences.has(identifier(self.game, "text", noun)):
            return own
        return self.say("text", noun, **self.printed(noun, name))

    # What is printed on cards.

    def printed(self, noun: str, name: str) -> dict[str, Any]:
        """The name of a card and everything printed on it, as variables of a message."""
        card = self.cards.get(noun, {}).get(name, {})
        return {**{key: self.shown(key, value) for key, value in card.items()}, noun: self.name(noun, name)}

    def shown(self, key: str, value: Any) -> Any:
        """A value on a card in words: effects, a name of the noun that it is kept under, a number, or a list."""
        if isinstance(value, list):
            if value and isinstance(value[0], dict):
                return self.effects(value)
            if all(self.is_verb(part) for part in value) and len(set(value)) < len(value):
                return self.effects([{"verb": verb, "amount": value.count(verb)} for verb in dict.fromkeys(value)])
            parts = [self.shown(key.removesuffix("s"), part) for part in value]
            return listed(parts) if parts else self.common("nothing", NONE)
        if isinstance(value, str):
            known = value in self.rules.names.get(key, ())
            return self.name(key, value) if known else value or self.common("nothing", NONE)
        return int(value)

    def is_verb(self, value: Any) -> bool:
        """Whether a name is also that of a verb, which counts: two clerics."""
        return isinstance(value, str) and self.sentences.has(identifier(self.game, VERB, value))

    def effects(self, effects: Sequence[Effect]) -> str:
        """Effects in words, one after the other."""
        return listed([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> str:
        """An effect in words; a choice is all that can be chosen."""
        if "choice" not in effect:
            return self.name(VERB, effect["verb"], effect["amount"])
        return reduce(self.either, [self.effects(effects) for effects in effect["choice"]])

    def either(self, first: str, second: str) -> str:
        text = self.word("either", first=first, second=second)
        return Name(text, SOME, lambda form: self.either_in(form, first, second))

    def either_in(self, form: str, first: str, second: str) -> str:
        if form == GENDER:
            return "plural"
        return self.word("either", first=formed(first, form), second=formed(second, form))

    def line(self, name: str) -> str:
        """A line of the score."""
        return self.say("line", name)

    def label(self, name: str) -> str:
        """What a zone or field of a view is called."""
        zones = [zone.name for zone in self.rules.composition.zones]
        return self.say("zone" if name in zones else "field", name)

    def value(self, noun: str, value: Any, amount: int = 1) -> Any:
        """A value in words; numbers stay numbers, so that sentences can count."""
        if isinstance(value, list):
            return listed([self.value(noun, part) for part in value]) if value else self.common("nothing")
        if value is None:
            return self.common("nobody" if noun == "seat" else "nothing")
        if isinstance(value, bool):
            return self.common("yes" if value else "no")
        return value if noun in PLAIN else self.name(noun, value, amount)

    def values(self, nouns: Mapping[str, str], shown: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments in words; a verb is said with its amount."""
        amount = shown.get("amount", 1)
        return {name: self.value(noun, shown[name], amount) for name, noun in nouns.items()}
