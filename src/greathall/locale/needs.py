"""Needs: which messages a game needs, and what their variables are."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from typing import Any, get_args, is_typeddict

from greathall.engine import BadOptions, Decision, Game, Listing, Luck, TableOption
from greathall.engine.space import Names
from greathall.locale.extras import Form, forms_in, forms_of, noun_of, origin_of
from greathall.locale.forms import FORMS
from greathall.locale.messages import VERB, answer_id, identifier, is_amounts, is_lettered

SELDOM = 9  # answers from one look at the score to the next
NUMBER = "number"
OWN = "greathall"  # the package of the games that the program brings; those of others need no title in each language
SEAT = "seat"
ENGINE_EVENTS = {"undone"}
SENTENCES = ("question-", "answer-", "event-", "reason-", "text-", "options-", "part-")  # all others are names

Variables = dict[str, set[str]]  # a variable, and the nouns it may be a name of; `district*` is a list
Needs = dict[str, Variables]  # the id of a message or attribute (`id.why`), and the variables it may use

AMOUNTS: Variables = {"n": {NUMBER}, "n2": {NUMBER}, "n3": {NUMBER}}


def declared_variables(arguments: Sequence[str]) -> Variables:
    """The variables of declared arguments (`who:seat`, `cards:district*`)."""
    return {name: {noun} for name, _, noun in (argument.partition(":") for argument in arguments)}


def joined(*several: Variables) -> Variables:
    """All these variables; one that stands for different things may be any of them."""
    found: Variables = {}
    for variables in several:
        for name, nouns in variables.items():
            found.setdefault(name, set()).update(nouns)
    return found


@cache
def needs(listing: Listing) -> Needs:
    """Every message this game needs, whatever its options and players."""
    found: Needs = {}
    for game in variants(listing):
        for message, variables in {**declared(game), **seen(game)}.items():
            found[message] = joined(found.get(message, {}), variables)
    return {**found, **extras_needed(listing)}


@cache
def options_of_language(listing: Listing) -> Needs:
    """What a language may say, but need not: forms of names, what things do, and cards by what is printed on them."""
    needed = needs(listing)
    found: Needs = {}
    for name in names_in(listing):
        found.update({f"{name}.{form}": needed[name] for form in FORMS})
        found[f"{name}.text"] = {}
    for game in variants(listing):
        cards = game.rules.cards()
        for noun in cards:
            text = identifier(listing.name, "text", noun)
            found[text] = joined(found.get(text, {}), printed(game, noun))
        for answer in game.rules.space.here:
            said = answer_id(listing.name, answer)
            found.update({f"{said}.amounts": AMOUNTS, f"{said}.waste": {}})
        nouns = sorted({answer.noun for answer in game.rules.space.here if answer.noun})
        refused = joined(AMOUNTS, *(printed(game, noun) for noun in nouns))
        for reason in game.rules.composition.reasons.values():
            named = f"{identifier(listing.name, 'reason', reason.name)}.named"
            found[named] = joined(found.get(named, {}), refused)
    return found


def names_in(listing: Listing) -> list[str]:
    """The ids of this game that are names, not sentences."""
    ids = [found for found in needs(listing) if "." not in found]
    return [found for found in ids if not found.removeprefix(f"{listing.name}-").startswith(SENTENCES)]


@cache
def names_of_nouns(listing: Listing) -> dict[str, set[str]]:
    """For each noun the ids of all names it has, whatever the options and players; seats if they have any."""
    found: dict[str, set[str]] = {}
    for game in variants(listing):
        for noun, names in game.rules.names.items():
            called = {name for name in names if not is_amounts(name) and not (noun == SEAT and is_lettered(name))}
            found.setdefault(noun, set()).update(identifier(listing.name, noun, name) for name in called)
    return found


def printed(game: Game, noun: str) -> Variables:
    """The variables that stand for a card of this noun and what is printed on it."""
    cards = [card for card in game.rules.cards().get(noun, {}).values() if isinstance(card, dict)]
    found = [{key: nouns_on(game, key, value)} for card in cards for key, value in card.items()]
    return joined({noun: {noun}}, *found)


def nouns_on(game: Game, key: str, value: Any) -> set[str]:
    """What a value printed on a card is a name of; nothing if it is said as it is written."""
    if isinstance(value, list):
        if value and isinstance(value[0], dict):
            return {VERB}
        return set().union(*(nouns_on(game, key.removesuffix("s"), part) for part in value))
    if isinstance(value, str):
        return {key} if value in game.rules.names.get(key, ()) else set()
    return {NUMBER}


@cache
def variants(listing: Listing) -> tuple[Game, ...]:
    """The game for every number of players, and with every option that can be listed."""
    return tuple(loaded(listing))


def loaded(listing: Listing) -> Iterator[Game]:
    for players in listing.players:
        yield listing.load(players)
        for option in listing.options:
            for value in values_of(option):
                try:
                    game = listing.with_options(players, {option.name: value})
                except BadOptions:
                    continue  # a value that needs other options or players
                yield game


def values_of(option: TableOption) -> list[Any]:
    return [list(option.values)] if option.many and option.values else list(option.values)


def declared(game: Game) -> Needs:
    """What follows from the tables of the rules."""
    rules, tables = game.rules, game.rules.composition
    found: Needs = {"title": {}} if game.listing.messages == OWN else {}
    for telling in tables.tellings.values():
        if telling.name not in ENGINE_EVENTS:
            found[identifier("event", telling.name)] = declared_variables(telling.args)
        if telling.secret:
            secret = declared_variables([*telling.args, *telling.secret])
            found[identifier("event", telling.name, "secret")] = secret
    found.update({identifier("reason", reason.name): AMOUNTS for reason in tables.reasons.values()})
    found.update(names_of(tables.names))
    found.update({identifier("seat", seat): {} for seat in rules.seats if not is_lettered(seat)})
    found.update({identifier("zone", zone.name): {} for zone in tables.zones})
    found.update(
        {identifier("options", name): declared_variables(args) for name, args in game.listing.refusals.items()}
    )
    found.update({identifier("field", field.name): {} for field in tables.fields})
    return {**asked(game), **{identifier(game.name, name): names for name, names in found.items()}}


def names_of(names: Names) -> Needs:
    """The names of things; those that are written as amounts have no message of their own."""
    return {
        identifier(noun, name): {"amount": {NUMBER}} if noun == VERB else {}
        for noun, known in names.items()
        for name in known
        if not is_amounts(name)
    }


def asked(game: Game) -> Needs:
    """Questions with why they are asked and what others wait for, and answers with a verb for a button."""
    needed: Needs = {}
    known = public_kinds(game)
    for kind in game.rules.composition.kinds:
        question = identifier(game.name, "question", kind.name)
        needed[question] = needed[f"{question}.why"] = declared_variables(kind.about)
        if kind.name in known:
            needed[f"{question}.waiting"] = {"who": {SEAT}}
    cards = {noun: printed(game, noun) for noun in {option.noun for option in game.rules.space.here} if noun}
    for option in game.rules.space.here:
        answer = answer_id(game.name, option)
        needed[answer] = needed[f"{answer}.verb"] = cards[option.noun] if option.noun else {}
    return needed


def public_kinds(game: Game) -> set[str]:
    """The kinds of questions that everybody may know are being asked."""
    frames = game.rules.composition.frames.values()
    return {frame.kind for frame in frames if issubclass(frame, Decision) and frame.public}


def seen(game: Game) -> Needs:
    """What shows only in play: score lines."""
    match = game.new(seed=1)
    luck = Luck(1)
    lines: set[str] = set()
    for answered in count():
        if match.over or answered % SELDOM == 0:
            for seat in range(len(game.seats)):
                lines |= match.forecast(seat, seat).keys()
        if match.over:
            break
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    return {identifier(game.name, "line", line): {} for line in lines}


def extras_needed(listing: Listing) -> Needs:
    """The labels of what views show beyond zones and fields, and what is said inside them."""
    places = {row.name for game in variants(listing) for row in game.rules.composition.declared()}
    found: Needs = {}
    for name, form in forms_in(listing).items():
        if name not in places:
            found.update({identifier("field", name): {}, **parts_needed(listing, name, form)})
    return {identifier(listing.name, part): variables for part, variables in found.items()}


def parts_needed(listing: Listing, name: str, form: Form) -> Needs:
    """A sentence for each part of a typed dictionary, wherever it is in a type, and names that no rule has."""
    found: Needs = {}
    if is_typeddict(form):
        for key, inner in forms_of(form).items():
            found[identifier("part", name, key)] = {key: nouns_in(inner)}
            found.update(parts_needed(listing, f"{name}-{key}", inner))
    elif (noun := noun_of(form)) and noun not in names_of_nouns(listing):
        found.update({identifier(noun, one): {} for one in get_args(get_args(form)[0])})
    else:
        for inner in get_args(form):
            found.update(parts_needed(listing, name, inner))
    return found


def nouns_in(form: Form) -> set[str]:
    """What a value of this type is a name of, or names; nothing if it is already words."""
    if origin_of(form) is list:
        return {f"{noun}*" for noun in nouns_in(get_args(form)[0])}
    return {NUMBER} if form is int else {noun_of(form)} - {""}
