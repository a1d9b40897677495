"""Checking: which messages a game needs, and what a language lacks, has for nothing, or gets wrong."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from greathall.engine import BadOptions, Decision, Entry, Game, Luck, Match, Option
from greathall.engine.space import Names
from greathall.locale.messages import VERB, answer_id, identifier, is_amounts, is_lettered, nouns_of
from greathall.locale.sentences import read

COMMON = {"game", "over", "asked", "seats", "knows"}  # parts of a view that all games have
AMOUNTS = {"n", "n2", "n3"}
ENGINE_EVENTS = {"undone"}
SENTENCES = ("question-", "answer-", "event-", "reason-")  # all other messages are names of things

Needs = dict[str, set[str]]  # the id of a message or attribute (`id.why`), and the variables it may use


def missing(entry: Entry, language: str) -> list[str]:
    """The ids of the messages this game needs and this language lacks."""
    there = variables(entry, language)
    return sorted(found for found in needs(entry) if found not in there)


def unused(entry: Entry, language: str) -> list[str]:
    """The ids of the messages this language has and this game never uses."""
    known = {*needs(entry), *texts(entry)}
    return sorted(found for found in variables(entry, language) if found not in known)


def strange(entry: Entry, language: str) -> list[str]:
    """Variables that messages use and never get, as `id $variable`."""
    needed = {**texts(entry), **needs(entry)}
    there = variables(entry, language)
    return sorted(f"{found} ${name}" for found in there for name in there[found] - needed.get(found, set()))


class VariableFinder(Visitor):
    """Collects the variables a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.add(node.id.name)


def variables_of(text: str) -> Needs:
    """The messages of a text and their attributes, each with the variables it uses."""
    found: Needs = {}
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                found[message.id.name] = variables_in(message.value)
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = variables_in(attribute.value)
    return found


def variables_in(pattern: ast.Pattern) -> set[str]:
    finder = VariableFinder()
    finder.visit(pattern)
    return finder.found


def variables(entry: Entry, language: str) -> Needs:
    return variables_of(read(entry.messages, language, entry.name) or "")


@cache
def needs(entry: Entry) -> Needs:
    """Every message this game needs, whatever its options and players."""
    found: Needs = {}
    for game in variants(entry):
        found.update(declared(game))
        found.update(seen(game))
    return found


@cache
def texts(entry: Entry) -> Needs:
    """What may be explained, but need not be: every thing that has a name, and cards by what is printed on them."""
    names = [found for found in needs(entry) if not found.removeprefix(f"{entry.name}-").startswith(SENTENCES)]
    found: Needs = {f"{name}.text": set() for name in names}
    for game in variants(entry):
        cards = game.rules.cards()
        found.update({identifier(entry.name, "text", noun): printed(cards, noun) for noun in cards})
        nouns = {answer.noun for answer in game.rules.space.answers if answer.noun}
        refused = AMOUNTS.union(*(printed(cards, noun) for noun in nouns))
        for reason in game.rules.tables.reasons.values():
            found[f"{identifier(entry.name, 'reason', reason.name)}.named"] = refused
    return found


def printed(cards: dict[str, Any], noun: str) -> set[str]:
    """The variables that stand for a card of this noun and what is printed on it."""
    return {noun, *(key for card in cards.get(noun, {}).values() if isinstance(card, dict) for key in card)}


def variants(entry: Entry) -> Iterator[Game]:
    """The game for every number of players, and with every option that can be listed."""
    for players in entry.players:
        yield entry.load(players)
        for option in entry.options:
            for value in values_of(option):
                try:
                    game = entry.with_options(players, {option.name: value})
                except BadOptions:
                    continue  # a value that needs other options or players
                yield game


def values_of(option: Option) -> list[Any]:
    return [list(option.values)] if option.many and option.values else list(option.values)


def declared(game: Game) -> Needs:
    """What follows from the tables of the rules."""
    rules, tables = game.rules, game.rules.tables
    found: Needs = {}
    for telling in tables.tellings.values():
        if telling.name not in ENGINE_EVENTS:
            found[identifier("event", telling.name)] = set(nouns_of(telling.args))
        if telling.secret:
            found[identifier("event", telling.name, "secret")] = {*nouns_of(telling.args), *nouns_of(telling.secret)}
    found.update({identifier("reason", reason.name): AMOUNTS for reason in tables.reasons.values()})
    found.update(names_of(tables.names))
    found.update({identifier("seat", seat): set() for seat in rules.seats if not is_lettered(seat)})
    found.update({identifier("zone", zone.name): set() for zone in tables.zones})
    found.update({identifier("field", field.name): set() for field in tables.fields})
    return {**asked(game), **{identifier(game.name, name): names for name, names in found.items()}}


def names_of(names: Names) -> Needs:
    """The names of things; those that are written as amounts have no message of their own."""
    return {
        identifier(noun, name): {"amount"} if noun == VERB else set()
        for noun, known in names.items()
        for name in known
        if not is_amounts(name)
    }


def asked(game: Game) -> Needs:
    """Questions with why they are asked and what others wait for, and answers with a verb for a button."""
    needed: Needs = {}
    known = public_kinds(game)
    cards = game.rules.cards()
    for kind in game.rules.tables.kinds:
        question = identifier(game.name, "question", kind.name)
        needed[question] = needed[f"{question}.why"] = set(nouns_of(kind.about))
        if kind.name in known:
            needed[f"{question}.waiting"] = {"who"}
    for option in game.rules.space.answers:
        answer = answer_id(game.name, option)
        needed[answer] = needed[f"{answer}.verb"] = printed(cards, option.noun) if option.noun else set()
    return needed


def public_kinds(game: Game) -> set[str]:
    """The kinds of questions that everybody may know are being asked."""
    frames = game.rules.tables.frames.values()
    return {frame.kind for frame in frames if issubclass(frame, Decision) and frame.public}


def seen(game: Game) -> Needs:
    """What shows only in play: score lines, and parts of views that are no zone and no field."""
    match = game.new(seed=1)
    luck = Luck(1)
    lines: set[str] = set()
    parts: set[str] = set()
    while True:
        parts |= view_parts(match)
        for seat in range(len(game.seats)):
            lines |= match.forecast(seat, seat).keys()
        if match.over:
            break
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    places = {row.name for row in game.rules.tables.declared()}
    found = {identifier(game.name, "line", line): set[str]() for line in lines}
    found.update({identifier(game.name, "field", part): set[str]() for part in parts - places - COMMON})
    return found


def view_parts(match: Match) -> set[str]:
    """The names of everything a view shows, of the table and of seats."""
    found: set[str] = set()
    for seat in range(len(match.rules.seats)):
        view = match.view(seat)
        found |= view.keys()
        for shown in view["seats"].values():
            found |= shown.keys()
    return found
