"""What a question shows besides its answers: prices that are then paid, and the questions that are then asked."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.engine import Luck, Match, load_position
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.presets import PRESETS

GAMES = [(preset.name, players) for preset in PRESETS for players in (3, 5)]
PRICED = {
    "turn",
    "seen",
    "raid",
    "destroy",
    "march",
    "seize",
    "negotiate",
    "cede",
    "acquire",
    "beautify",
    "threat",
    "pay",
}
PRICED |= {"lay_down"}
LEADS = {"raid": {"destroy"}, "march": {"seize"}, "negotiate": {"cede", "acquire"}, "cede": {"acquire"}}
LEADS["demolish_in"] = {"demolish"}
FINAL = {"character", "discard", "theater", "role", "warrant", "threat", "show_threat", "bewitch", "look", "spy_type"}
FINAL |= {"study", "kill", "rob", "place_warrant", "sign", "place_threat", "flower"}

GATHERING = ["gold_mine", "library", "observatory", "armory", "basilica", "capitol", "factory", "great_wall", "keep"]
GATHERING += ["monument", "museum", "park", "quarry", "smithy"]
DECLINES = {"end turn", "pass", "leave threat", "keep roles"}

Row = dict[str, Any]


def asked(match: Match, luck: Luck) -> Iterator[tuple[Match, Row]]:
    """A game at random with every question in it; answers with a price or another question behind them are liked."""
    while not match.over:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        yield match, question
        liked = [row for row in question["answers"] if "price" in row or "then" in row]
        rows = liked if liked and luck.below(2) else question["answers"]
        match.play(rows[luck.below(len(rows))]["answer"], seat)


def all_questions() -> Iterator[tuple[Match, Row]]:
    """Every question of some random games with all characters and districts."""
    for number, (preset, players) in enumerate(GAMES):
        match = LISTING.load(players, preset=preset, rank9=True).new(seed=number)
        yield from asked(match, Luck(number))


def after(match: Match, seat: str, answer: int) -> Match:
    then = match.clone()
    then.play(answer, seat)
    return then


def opened(row: Row) -> Row | None:
    """The question that will be asked after an answer; what has one answer is not asked."""
    then: Row | None = row.get("then")
    while then is not None and then["answers"][0].get("silent"):
        then = then["answers"][0].get("then")
    return then


def gold(match: Match, seat: str) -> int:
    return int(match.view(seat)["seats"][seat]["gold"])


def test_what_an_answer_costs_is_paid() -> None:
    seen: Counter[str] = Counter()
    for match, question in all_questions():
        seat = question["seat"]
        for row in question["answers"]:
            if row.get("price", -1) < 0 or row["price"] > gold(match, seat):
                continue  # what cannot be paid in gold is paid in another way
            then = after(match, seat, row["answer"])
            following = then.question(seat)
            if following is not None and following["kind"] == "pay":
                continue  # there are several ways to pay, and this is asked next
            taxes = then.view(seat)["tax"] - match.view(seat)["tax"]  # come on top
            assert gold(match, seat) - gold(then, seat) == row["price"] + taxes, row["text"]
            seen[question["kind"]] += 1
    assert set(seen) == PRICED


def test_every_district_that_can_be_built_has_its_price() -> None:
    for _, question in all_questions():
        for row in [*question["answers"], *question["refused"]]:
            if row["verb"] in ("build", "build at once", "destroy", "seize", "acquire") and row["noun"]:
                assert row["price"] >= 0
        for row in question["refused"]:
            if row["reason"] == "gold_short" and "price" in row and row["verb"] != "pay the rest in gold":
                assert row["price"] - row["numbers"][0] >= 0


def test_what_an_answer_opens_is_asked_next() -> None:
    seen: Counter[str] = Counter()
    for match, question in all_questions():
        leads = LEADS.get(question["kind"], set())
        for row in question["answers"] if leads else []:
            then = after(match, question["seat"], row["answer"])
            following = then.question(question["seat"])
            expected = following if following is not None and following["kind"] in leads else None
            assert opened(row) == expected
            assert then.undoable(question["seat"])
            seen[question["kind"]] += expected is not None
        assert leads or not [row for row in question["answers"] if "then" in row]
    assert {kind for kind, count in seen.items() if count} == set(LEADS)


def test_cities_to_demolish_in_open_what_is_there() -> None:
    rules = LISTING.load(4, preset="vicious_nobles").rules
    cities = {"A": {"characters": ["thief"], "city": ["armory"]}, "B": {"city": ["temple", "tavern"]}}
    moment = {"at": {"turn": "A", "as": "thief"}}
    match = Match(rules, load_position(rules, {**cities, "C": {"city": ["manor"]}, **moment}), Luck(1)).begin()
    match.say("demolish", "A")
    question = match.question("A")
    assert question is not None
    first, second = question["answers"]
    assert [row["text"] for row in first["then"]["answers"]] == ["demolish temple", "demolish tavern"]
    assert [(row["text"], row["loses"]) for row in second["then"]["answers"]] == [("demolish manor", ["district"])]
    assert after(match, "A", second["answer"]).view("A")["seats"]["C"]["city"] == ["manor"]  # asked: the Armory is lost
    match.play_all([first["answer"], first["then"]["answers"][1]["answer"]], "A")
    assert match.view("A")["seats"]["B"]["city"] == ["temple"]


def test_kinds_whose_answers_are_final() -> None:
    kinds = LISTING.load(5).rules.space.kinds
    assert {kind.name for kind in kinds.values() if kind.final} == FINAL


@pytest.mark.parametrize("kind", ["look", "spy_type", "study"])
def test_what_is_seen_cannot_be_taken_back(kind: str) -> None:
    found = [(match.clone(), question) for match, question in all_questions() if question["kind"] == kind]
    assert found
    for match, question in found:
        assert not after(match, question["seat"], question["answers"][0]["answer"]).undoable(question["seat"])


def keeps(match: Match, seat: str) -> bool:
    """Whether a seat is asked which of the cards drawn to keep."""
    question = match.question(seat)
    return question is not None and question["kind"] == "keep"


def test_gathering_says_what_it_brings() -> None:
    """rules: T-6.2"""
    seen: set[tuple[Any, ...]] = set()
    for match, question in all_questions():
        seat = question["seat"]
        for row in question["answers"]:
            assert ("amounts" in row) == row["verb"].startswith("gather")
            if "amounts" not in row:
                continue
            then = after(match, seat, row["answer"])
            if row["verb"] == "gather gold":
                assert row["amounts"] == [gold(then, seat) - gold(match, seat)]
            else:
                drawn, kept = row["amounts"]
                assert drawn == match.view(seat)["deck"] - then.view(seat)["deck"]
                assert keeps(then, seat) == (kept < drawn)
            seen.add((row["verb"], *row["amounts"]))
    assert seen >= {("gather gold", 2), ("gather gold", 3), ("gather cards", 2, 1)}


@pytest.mark.parametrize(
    ("city", "gold_and_cards"),
    [
        ([], [[2], [2, 1]]),
        (["gold_mine"], [[3], [2, 1]]),
        (["observatory"], [[2], [3, 1]]),
        (["library"], [[2], [2, 2]]),
    ],
)
def test_districts_change_what_gathering_brings(city: list[str], gold_and_cards: list[list[int]]) -> None:
    rules = LISTING.load(4, uniques=GATHERING).rules
    position = load_position(rules, {"A": {"characters": ["thief"], "city": city}, "at": {"turn": "A", "as": "thief"}})
    question = Match(rules, position, Luck(1)).begin().question("A")
    assert question is not None
    assert [row["amounts"] for row in question["answers"] if "amounts" in row] == gold_and_cards


def test_ending_a_turn_with_a_build_possible_is_a_waste() -> None:
    seen: Counter[bool] = Counter()
    for _, question in all_questions():
        for row in question["answers"]:
            assert row.get("declines", False) == (row["text"] in DECLINES)
            if row["text"] == "end turn":
                builds = any(other["verb"] == "build" for other in question["answers"])
                assert row.get("wastes", False) == builds
                seen[builds] += 1
    assert min(seen[True], seen[False]) > 20
