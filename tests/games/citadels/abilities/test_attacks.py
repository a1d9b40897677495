"""Ranks 1, 2 and 8 against everybody and everything: what may be named or attacked, why not, and what it costs.

The tables are in attacks.txt.
"""

from pathlib import Path
from typing import Any

import pytest

from greathall.engine import BadOptions, IllegalAnswer, Luck, Match, load_position
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTER_NAMES, CHARACTERS
from greathall.games.citadels.state import Citadels

TEXT = (Path(__file__).parent / "attacks.txt").read_text(encoding="utf-8")
NAMED, MARKED, ATTACKED = [part.split("\n\n")[-1].strip() for part in TEXT.split("\n# ")[1:]]
USUAL = ["assassin", "spy", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]
UNIQUES = ["armory", "basilica", "capitol", "factory", "great_wall", "keep", "library", "monument", "museum", "park"]
UNIQUES += ["quarry", "smithy", "school_of_magic", "stables"]
RANKS = {character.name: character.rank for character in CHARACTERS}
MARKS = {"assassin": "kill", "witch": "bewitch", "magistrate": "warrant", "thief": "rob", "blackmailer": "threat"}
SAID = {
    "assassin": "kill",
    "witch": "bewitch",
    "magistrate": "warrant on",
    "thief": "rob",
    "blackmailer": "threaten",
}
FIRST_SAID = {"assassin": ["kill"], "magistrate": ["warrants"], "thief": ["rob"], "blackmailer": ["threaten"]}
COUNT = {"magistrate": 3, "blackmailer": 2}
ATTACK = {
    "warlord": ["destroy", "raid {owner}", "destroy {aim}"],
    "diplomat": ["negotiate", "negotiate with {owner}", "cede {given}", "acquire {aim}"],
    "marshal": ["seize", "march on {owner}", "seize {aim}"],
}


def rows_of(table: str) -> list[dict[str, str]]:
    """The rows of a table by the words of its first line."""
    lines = [[cell.strip() for cell in line.split("|")] for line in table.splitlines()]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]


def cells(table: str, first: str) -> list[Any]:
    """Every cell of a table with its row and the character of its column."""
    names = [name for name in rows_of(table)[0] if name in RANKS]
    found = [(row[first], name, row) for row in rows_of(table) for name in names]
    return [pytest.param(row, name, id=f"{name} {title}") for title, name, row in found]


def cast_with(*names: str) -> list[str]:
    """A cast of nine with these characters."""
    chosen = {RANKS[name]: name for name in names}
    return [chosen.get(RANKS[name], name) for name in USUAL]


def at(cast: list[str], given: dict[str, Any]) -> Match:
    """Five players at a written position."""
    rules = LISTING.load(5, cast=cast, uniques=UNIQUES).rules
    return Match(rules, load_position(rules, given), Luck(1)).begin()


def facing(actor: str, target: str) -> dict[str, Any]:
    """A is to use an ability; B holds another character."""
    held = {"B": {"characters": [target], "gold": 5, "hand": ["manor"]}} if target != actor else {}
    moment = {"call": actor} if actor == "witch" else {"turn": "A", "as": actor, "gathered": True}
    return {"A": {"characters": [actor], "gold": 0}, **held, "crown": "E", "round": 1, "at": moment}


def mark(match: Match, actor: str, target: str) -> None:
    """A names the target, or marks it and as many others as there must be; the real one is the target's."""
    for said in FIRST_SAID.get(actor, ["gather gold"]):
        match.say(said, "A")
    others = ["magician", "king", "bishop", "merchant"]
    cast = match.rules.options["cast"]
    fillers = [name for name in cast if name in others and name != target][: COUNT.get(actor, 1) - 1]
    for name in sorted([*fillers, target], key=cast.index):
        match.say(f"{SAID[actor]} {name}", "A")
    if actor in COUNT:
        match.say(("sign " if actor == "magistrate" else "flower for ") + target, "A")


def reason_of(match: Match, actor: str, target: str) -> str:
    try:
        mark(match, actor, target)
    except IllegalAnswer as refused:
        return refused.reason
    return "yes"


def told(match: Match) -> list[tuple[Any, ...]]:
    return [tuple(event.values())[1:] for event in match.events("spectator")]


def state_of(match: Match) -> Citadels:
    s = match.state
    assert isinstance(s, Citadels)
    return s


def test_the_table_has_every_character() -> None:
    assert [row["named"] for row in rows_of(NAMED)] == list(CHARACTER_NAMES)


@pytest.mark.parametrize(("row", "actor"), cells(NAMED, "named"))
def test_who_may_be_named(row: dict[str, str], actor: str) -> None:
    """R-09, R-70."""
    target = row["named"]
    if row[actor] == "-":
        with pytest.raises(BadOptions, match="one character for each rank"):
            LISTING.load(5, cast=[*cast_with(actor), target])
        return
    match = at(cast_with(actor, target), facing(actor, target))
    assert reason_of(match, actor, target) == row[actor]


@pytest.mark.parametrize(("row", "actor"), cells(MARKED, "marked"))
@pytest.mark.parametrize("target", [name for name in CHARACTER_NAMES if RANKS[name] > 2])
def test_who_may_be_named_that_is_marked_already(target: str, row: dict[str, str], actor: str) -> None:
    """R-09: neither the killed nor the bewitched character, but one with a warrant."""
    word, first = row["marked"].split()
    given = facing(actor, target) | {"marks": {word: {"by": "C", "characters": [target]}}}
    match = at(cast_with(first, actor, target), given)
    assert reason_of(match, actor, target) == row[actor]


def follows(actor: str) -> list[str]:
    """All that a character of this rank may name, from the table."""
    return [row["named"] for row in rows_of(NAMED) if row[actor] == "yes"]


def named(actor: str, target: str) -> Match:
    """A has marked the target, ended the turn, and B is called, if they still can be."""
    match = at(cast_with(actor, target), facing(actor, target))
    mark(match, actor, target)
    if actor != "witch":
        match.say("end turn", "A")
    return match


@pytest.mark.parametrize("target", follows("assassin"))
def test_the_killed_stays_silent_and_keeps_the_gold(target: str) -> None:
    """T-8.1, T-5.2."""
    match = named("assassin", target)
    events = told(match)
    assert ("nobody", target) in events
    assert (("reveals", "B", target) in events) == (RANKS[target] == 4)
    assert state_of(match).gold[:2] == [0, 5]


@pytest.mark.parametrize("target", follows("thief"))
def test_the_robbed_loses_all_gold_before_gathering(target: str) -> None:
    """T-8.4."""
    match = named("thief", target)
    assert state_of(match).gold[:2] == [5, 0]
    events = told(match)
    assert events[events.index(("reveals", "B", target)) + 1] == ("pays", "B", "A", 5, "thief")
    assert match.view("B")["asked"] == {"B": "turn"}


@pytest.mark.parametrize("target", follows("blackmailer"))
def test_the_threatened_bribes_with_half_or_refuses_and_loses_all(target: str) -> None:
    """T-8.6."""
    match = named("blackmailer", target)
    assert match.view("B")["asked"] == {"B": "gather"}
    match.say("gather gold", "B")
    refusing = match.clone()
    match.say("bribe", "B")
    assert state_of(match).gold[:2] == [3, 4]
    refusing.say("refuse", "B")
    refusing.say("show threat", "A")
    assert state_of(refusing).gold[:2] == [7, 0]
    assert match.view("B")["asked"] == refusing.view("B")["asked"] == {"B": "turn"}


@pytest.mark.parametrize("target", follows("witch"))
def test_the_bewitched_only_gathers_and_the_witch_goes_on(target: str) -> None:
    """T-8.2."""
    match = named("witch", target)
    assert match.view("B")["asked"] == {"B": "gather"}
    match.say("gather gold", "B")
    assert state_of(match).gold[:2] == [2, 7]
    assert match.view("B")["asked"] == {"A": "turn"}
    assert match.view("B")["turn"]["character"] == target


@pytest.mark.parametrize("target", follows("magistrate"))
def test_the_first_district_of_the_warranted_is_confiscated(target: str) -> None:
    """T-7.6; the Navigator builds none."""
    match = named("magistrate", target)
    match.say("gather gold", "B")
    if target == "navigator":
        with pytest.raises(IllegalAnswer, match="never_builds"):
            match.say("build manor", "B")
        return
    match.say("build manor", "B")
    assert match.view("B")["asked"] == {"A": "warrant"}
    match.say("confiscate", "A")
    cities = [match.view("B")["seats"][seat]["city"] for seat in "AB"]
    assert (cities, state_of(match).gold[:2]) == ([["manor"], []], [0, 7])


@pytest.mark.parametrize("target", [name for name in CHARACTER_NAMES if RANKS[name] != 2])
def test_whoever_holds_whatever_can_be_spied_on(target: str) -> None:
    """T-8.5, R-43."""
    given = facing("spy", target)
    given["B"]["hand"] = ["manor", "castle", "tavern"]
    match = at(cast_with("spy", target), given)
    for said in ("spy", "spy on B", "look for noble"):
        match.say(said, "A")
    assert state_of(match).gold[:2] == [2, 3]
    assert [len(hand) for hand in state_of(match).hand[:2]] == [2, 3]


def city_of(text: str) -> list[str]:
    return [name for name in text.split() if name not in ("!", "once")]


def attacked(row: dict[str, str], actor: str) -> Match:
    """A's free turn, with this much gold; C and D can always be attacked, so that every question is asked."""
    cities = {"A": [*city_of(row["city of A"]), "fortress"], "B": city_of(row["city of B"])}
    given: dict[str, Any] = {name: {"city": city, "gold": 0} for name, city in cities.items()}
    given["A"] |= {"characters": [actor], "gold": int(row["gold"]), "protected": "!" in row["city of A"]}
    given["B"] |= {"protected": "!" in row["city of B"]}
    if "once" in row["city of B"]:
        given["B"]["completed"] = True
    if "museum" in row["aim"]:
        given["B"]["museum"] = ["castle", "tavern"]
    rivals = {name: {"city": ["watchtower", "trading_post"]} for name in "CD"}
    moment = {"turn": "A", "as": actor, "gathered": True}
    return at(cast_with("assassin", actor), {**given, **rivals, "crown": "E", "at": moment})


def refused_attack(match: Match, answers: list[str]) -> str:
    """Why one of these answers is refused, or nothing if all were given."""
    try:
        for said in answers:
            match.say(said, "A")
    except IllegalAnswer as refused:
        return refused.reason
    return ""


@pytest.mark.parametrize(("row", "actor"), cells(ATTACKED, "situation"))
def test_what_rank_eight_may_attack_and_what_it_costs(row: dict[str, str], actor: str) -> None:
    """T-8.22, T-8.23, T-8.24."""
    match = attacked(row, actor)
    owner, _, aim = ("B " + row["aim"]).rpartition(" ")
    owner = owner[-1]
    given = city_of(row["city of A"])[0]
    before = match.view("A")["seats"]
    reason = refused_attack(match, [said.format(owner=owner, given=given, aim=aim) for said in ATTACK[actor]])
    if reason:
        assert reason == row[actor]
        return
    price = int(row[actor])
    after = match.view("A")["seats"]
    received = 0 if actor == "warlord" else price
    assert [after[name]["gold"] for name in "AB"] == [int(row["gold"]) - price, received]
    mine, theirs = list(before["A"]["city"]), list(before["B"]["city"])
    (theirs if owner == "B" else mine).remove(aim)
    if actor != "warlord":
        mine.append(aim)
    if actor == "diplomat":
        mine.remove(given)
        theirs.append(given)
    assert [sorted(after[name]["city"]) for name in "AB"] == [sorted(mine), sorted(theirs)]
    check_museum(match, actor, aim)


def check_museum(match: Match, actor: str, aim: str) -> None:
    """Its cards go under the deck with it, or into the other city (R-02, R-64)."""
    museums = [match.rules.names["district"][card] for card in state_of(match).museum[0]]
    assert museums == (["castle", "tavern"] if "museum" in aim and actor == "diplomat" else [])
    assert state_of(match).museum[1] == []
    if "museum" in aim and actor == "warlord":
        under = [match.rules.names["district"][card] for card in state_of(match).deck[:3]]
        assert under == ["tavern", "castle", "museum"]
