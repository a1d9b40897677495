"""From a scenario to a match: the game with its options and seats, then the position."""

from copy import deepcopy
from typing import Any, Final

from greathall.engine import (
    BadOptions,
    BadPosition,
    Game,
    GreatHallError,
    Listing,
    Luck,
    Match,
    Ruleset,
    State,
    load_position,
)
from greathall.engine.errors import MISREAD
from greathall.games import find
from greathall.scenarios.answering import give
from greathall.scenarios.asking import let_luck_answer
from greathall.scenarios.errors import BadScenario
from greathall.scenarios.loading import Scenario
from greathall.scenarios.shapes import CHECK

SEED: Final = 0  # the luck of scenarios that name none
OWN: Final = ("seats", "seed")  # the options that are ours and not the game's
WORDS: Final = frozenset(("at", "after", "check", "chance", "spectator", *CHECK))  # no seat may be called this


def set_up(scenario: Scenario, chance: str = "luck") -> Match:
    """The match a scenario begins with, ready to be played. With chance "explicit" nobody answers for Chance."""
    game = load_game(scenario)
    seed = scenario.options.get("seed", SEED)
    if scenario.given is None:
        match = game.new(seed, chance="explicit")
    else:
        match = Match(game.rules, place(scenario, game.rules), Luck(seed), explicit=True).begin()
    for step in scenario.after:
        give(match, step, scenario.source)
    if chance == "luck":
        let_luck_answer(match)
        match.explicit = False
    return match


def place(scenario: Scenario, rules: Ruleset) -> State:
    """The position that is given."""
    source = scenario.source
    try:
        return load_position(rules, deepcopy(scenario.given or {}))
    except BadPosition as error:
        raise source.error(error.message, ("given", *error.path)) from error
    except GreatHallError as error:
        raise source.error(str(error), ("given",)) from error
    except MISREAD as error:
        message = f"the game cannot read this position ({type(error).__name__}: {error})"
        raise source.error(message, ("given",)) from error


def load_game(scenario: Scenario) -> Game:
    """The game of a scenario, for its seats and with its options."""
    source = scenario.source
    try:
        listing = find(scenario.game)
    except BadOptions as error:
        raise source.error(str(error), ("game",)) from error
    options = {name: value for name, value in scenario.options.items() if name not in OWN}
    known = {option.name: option for option in listing.options}
    for name, value in options.items():
        if name not in known:
            raise source.error(f"unknown; {listing.name} has {', '.join([*OWN, *known])}", ("options", name))
        try:
            known[name].check(value)
        except BadOptions as error:
            raise source.error(str(error), ("options", name)) from error
    return seated(scenario, listing, options)


def seated(scenario: Scenario, listing: Listing, options: dict[str, Any]) -> Game:
    """The game for the number of people whose seats these are; a seat that plays by itself may be named or not."""
    seats = scenario.options.get("seats")
    counts = [len(seats) - 1, len(seats)] if isinstance(seats, list) else [seats]
    problems: list[BadScenario] = []
    for people in counts:
        try:
            game = listing.load(people, **options)
        except GreatHallError as error:
            path = ("options", "seats") if people not in listing.players else ("options",)
            problems.append(scenario.source.error(str(error), path))
            continue
        if not isinstance(seats, list) or name_seats(scenario, game, seats):
            return game
    raise problems[-1]


def name_seats(scenario: Scenario, game: Game, seats: list[str]) -> bool:
    """Call the people of a game by these names; whether they are as many. Seats that play by themselves keep theirs."""
    rules = game.rules
    by_itself = [name for name, automatic in zip(game.seats, rules.automatic, strict=True) if automatic]
    names = [name for name in seats if name not in by_itself]
    if len(names) != len(game.seats) - len(by_itself):
        return False
    taken = {*(declared.name for declared in rules.composition.declared()), *WORDS, *by_itself}
    for name in names:
        problem = why_no_name(name, names, taken)
        if problem:
            raise scenario.source.error(f"{name!r} {problem}", ("options", "seats"))
    rules.call_seats(names)
    return True


def why_no_name(name: str, names: list[str], taken: set[str]) -> str:
    """Why a seat cannot be called this, or nothing."""
    if name.split() != [name]:
        return "is not one word"
    if names.count(name) > 1:
        return "is named twice"
    return "means something else here" if name.lower() in taken else ""
