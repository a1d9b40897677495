"""Checking: which messages a game needs, and what a language lacks, has for nothing, or gets wrong."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from greathall.engine import BadOptions, Entry, Game, Luck, Match, Option
from greathall.locale.messages import answer_id, identifier, is_lettered, nouns_of
from greathall.locale.sentences import read

COMMON = {"game", "over", "asked", "seats", "knows"}  # parts of a view that all games have
AMOUNTS = {"n", "n2", "n3"}
ENGINE_EVENTS = {"undone"}

Needs = dict[str, set[str]]  # the id of a message, and the variables it may use


def missing(entry: Entry, language: str) -> list[str]:
    """The ids of the messages this game needs and this language lacks."""
    there = variables(entry, language)
    return sorted(found for found in needs(entry) if found not in there)


def unused(entry: Entry, language: str) -> list[str]:
    """The ids of the messages this language has and this game never uses."""
    needed = needs(entry)
    return sorted(found for found in variables(entry, language) if found not in needed)


def strange(entry: Entry, language: str) -> list[str]:
    """Variables that messages use and never get, as `id $variable`."""
    needed = needs(entry)
    there = variables(entry, language)
    return sorted(f"{found} ${name}" for found in there for name in there[found] - needed.get(found, set()))


class VariableFinder(Visitor):
    """Collects the variables a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.add(node.id.name)


def variables_of(text: str) -> Needs:
    """The messages of a text, each with the variables it uses."""
    found: Needs = {}
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message):
            finder = VariableFinder()
            finder.visit(message)
            found[message.id.name] = finder.found
    return found


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
    for kind in tables.kinds:
        found[identifier("question", kind.name)] = set(nouns_of(kind.about))
    for telling in tables.tellings.values():
        if telling.name not in ENGINE_EVENTS:
            found[identifier("event", telling.name)] = set(nouns_of(telling.args))
        if telling.secret:
            found[identifier("event", telling.name, "secret")] = {*nouns_of(telling.args), *nouns_of(telling.secret)}
    found.update({identifier("reason", reason.name): AMOUNTS for reason in tables.reasons.values()})
    found.update({identifier(noun, name): set() for noun, names in tables.names.items() for name in names})
    found.update({identifier("seat", seat): set() for seat in rules.seats if not is_lettered(seat)})
    found.update({identifier("zone", zone.name): set() for zone in tables.zones})
    found.update({identifier("field", field.name): set() for field in tables.fields})
    needed = {identifier(game.name, name): names for name, names in found.items()}
    for answer in rules.space.answers:
        needed[answer_id(game.name, answer)] = {answer.noun} if answer.noun else set()
    return needed


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
