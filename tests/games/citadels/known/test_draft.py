"""What can be known of the characters of a round is what the enumeration of whole drafts says, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from greathall.engine import Luck, Match, State
from greathall.games.citadels.known.draft import truth_is_possible
from greathall.games.citadels.known.redealing import redeal_characters
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTER_NAMES, RANK, character, district
from greathall.games.citadels.state import Citadels

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NINE = [*EIGHT, "artist"]
TABLES = [(2, 8), (3, 9), (4, 8), (4, 9), (5, 8), (5, 9), (6, 8), (6, 9), (7, 8), (7, 9), (8, 9)]
LATE = [(7, 8), (8, 9)]  # the last player takes up the card put aside (T-4.4)
CHOICES = ("keeps", "puts_away", "puts_away_unseen")
THEATER = district("theater")
EACH = 40  # how often every world should be dealt
World = tuple[str, tuple[str, ...], tuple[str, ...]]  # the card put aside, the choices, what the Theater exchanged


def order_of_choices(players: int) -> list[tuple[str, int]]:
    """Who does what, counted from the crown (T-4.2, T-4.5, T-4.6)."""
    if players == 2:
        return [("keep", 0), ("keep", 1), ("away", 1), ("keep", 0), ("away", 0), ("keep", 1), ("away", 1)]
    everybody = [("keep", seat) for seat in range(players)]
    return everybody + [("random", 0)] + everybody if players == 3 else everybody


class Table:
    """One round at a table: random answers, and what every seat was passed on the way."""

    def __init__(self, players: int, characters: int, seed: int, theater: int = -1) -> None:
        cast = EIGHT if characters == 8 else NINE
        self.players = players
        self.late = (players, characters) in LATE
        self.seats = "ABCDEFGH"[:players]
        self.crown = seed % players
        uniques = {"draw": seed} if theater < 0 else {"uniques": WITH_THEATER}
        rules = LISTING.load(players, cast=cast, crown=self.crown, **uniques).rules
        s = rules.start()
        if theater >= 0:
            assert isinstance(s, Citadels)
            s.deck.remove(THEATER)
            s.city[theater].append(THEATER)
        self.match = Match(rules, s, Luck(seed)).begin()
        self.luck = Luck(seed + 1000)
        self.steps = order_of_choices(players)
        self.seen: dict[tuple[int, int], set[str]] = {}  # (seat, choices made before): what it was passed

    def positions(self) -> Iterator[tuple[int, int]]:
        """Play the first round; stop wherever more choices or calls were made, telling how many of each."""
        last = (-1, -1)
        while not self.match.over:
            events = self.match.events("spectator")
            if [event["number"] for event in events if event["event"] == "round"][-1] > 1:
                return
            now = self.count(events, CHOICES), self.count(events, ("reveals", "nobody", "exchanges_roles"))
            seat = self.match.deciders()[0]
            question = self.match.question(seat)
            assert question is not None
            if question["kind"] == "character":
                self.seen[(seat, now[0])] = {row["text"].removeprefix("choose ") for row in question["answers"]}
            if now != last:
                yield now
            last = now
            legal = self.match.legal(seat)
            self.match.play(legal[self.luck.below(len(legal))], seat)

    def count(self, events: list[dict[str, Any]], kinds: tuple[str, ...]) -> int:
        return len([event for event in events if event["event"] in kinds])

    def state(self) -> Citadels:
        s = self.match.state
        assert isinstance(s, Citadels)
        return s


WITH_THEATER = [
    *("armory", "basilica", "capitol", "dragon_gate", "factory", "keep", "laboratory", "library", "map_room"),
    *("park", "poor_house", "smithy", "statue", "theater"),
]


class Watcher:
    """What one seat was told and shown, and all drafts that would have looked the same."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        events = table.match.events(viewer)
        choices = [event for event in events if event["event"] in CHOICES]
        self.made = len(choices)
        self.own = {at: event["card"] for at, event in enumerate(choices) if "card" in event}
        self.seen = {at: seen for (seat, at), seen in table.seen.items() if seat == viewer}
        self.shown = {event["card"]: event["who"] for event in events if event["event"] == "reveals"}
        killed = [event["card"] for event in events if event["event"] == "names" and event["mark"] == "kill"]
        calls = [event["card"] for event in events if event["event"] == "nobody"]
        up = next(event["cards"] for event in events if event["event"] == "put_away")
        self.silent = [name for name in calls if name not in killed]
        self.left = [CHARACTER_NAMES[c] for c in table.match.rules.cast if CHARACTER_NAMES[c] not in up]  # type: ignore[attr-defined]
        traded = [event for event in events if event["event"] == "exchanges_roles"]
        self.trade = (traded[0]["who"], traded[0]["with"]) if traded else ()
        self.holds = table.match.view(viewer)["seats"][table.seats[viewer]]["characters"]

    def worlds(self) -> list[tuple[World, dict[str, list[str]]]]:
        """Every possible draft with what everybody holds after it."""
        found = []
        for aside in self.left:
            for choices in self.drafts(aside, [name for name in self.left if name != aside], ()):
                for world, held in self.trades(aside, choices):
                    if self.fits_the_calls(held):
                        found.append((world, held))
        return found

    def drafts(self, aside: str, left: list[str], made: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        at = len(made)
        last = at == self.table.players - 1 and self.table.late
        offered = [*left, aside] if last else left
        if at in self.seen and self.seen[at] != set(offered):
            return
        if at == self.made:
            yield made
            return
        later = {name for step, seen in self.seen.items() if step > at for name in seen}
        for name in offered:
            if name not in later and self.own.get(at, name) == name:
                yield from self.drafts(aside, [other for other in offered if other != name], (*made, name))

    def trades(self, aside: str, choices: tuple[str, ...]) -> Iterator[tuple[World, dict[str, list[str]]]]:
        seats = self.table.seats
        held: dict[str, list[str]] = {name: [] for name in seats}
        for (what, offset), name in zip(self.table.steps, choices, strict=False):
            if what == "keep":
                held[seats[(self.table.crown + offset) % len(seats)]].append(name)
        known = aside if not self.table.late or len(choices) < self.table.players else ""
        if not self.trade:
            yield (known, choices, ()), held
            return
        one, other = self.trade
        for mine, theirs in product(held[one], held[other]):
            after = {name: cards[:] for name, cards in held.items()}
            after[one] = [theirs if name == mine else name for name in held[one]]
            after[other] = [mine if name == theirs else name for name in held[other]]
            if seats[self.viewer] not in self.trade or set(after[seats[self.viewer]]) == set(self.holds):
                yield (known, choices, (mine, theirs)), after

    def fits_the_calls(self, held: dict[str, list[str]]) -> bool:
        everybodys = [name for cards in held.values() for name in cards]
        return all(name in held[who] for name, who in self.shown.items()) and not set(self.silent) & set(everybodys)


def world_of(table: Table, s: Citadels, made: int) -> World:
    """The draft a state describes."""
    slots = [CHARACTER_NAMES[c] for c in s.slots]
    trade = tuple(slots[slot] for slot in s.trade[2:])
    if table.late:
        return slots[-1] if made < table.players else "", tuple(slots[:made]), trade
    return slots[0], tuple(slots[1 : 1 + made]), trade


def check_beliefs(table: Table, viewer: int) -> int:
    """Beliefs are what the enumeration allows; how many worlds there are."""
    watcher = Watcher(table, viewer)
    worlds = watcher.worlds()
    expected: dict[str, set[str]] = {name: set() for at, name in enumerate(table.seats) if at != viewer}
    for _, held in worlds:
        for name in expected:
            expected[name].update(held[name])
    believed = table.match.beliefs(viewer)["characters"]
    assert {name: set(cards) for name, cards in believed.items()} == expected
    assert truth_is_possible(table.state(), viewer)
    assert world_of(table, table.state(), watcher.made) in [world for world, _ in worlds]
    return len(worlds)


def check_redeal(table: Table, viewer: int, luck: Luck) -> None:
    """Every possible world comes up, each as often as any other; nobody in it knows anything untrue."""
    watcher = Watcher(table, viewer)
    possible = Counter(world for world, _ in watcher.worlds())
    assert len(set(possible.values())) == 1
    draws = EACH * len(possible)
    found: Counter[World] = Counter()
    before = table.match.rules.beliefs(table.state(), viewer)
    for number in range(draws):
        dealt = table.state().clone()
        redeal_characters(dealt, viewer, luck)
        found[world_of(table, dealt, watcher.made)] += 1
        if number < 20:
            assert table.match.rules.beliefs(dealt, viewer) == before
            assert all(truth_is_possible(dealt, seat) for seat in range(table.players))
            redeal_characters(dealt, (viewer + 1) % table.players, luck)  # a dealt position can be dealt again
    assert set(found) == set(possible)
    error = sum((count - EACH) ** 2 / EACH for count in found.values())
    freedom = len(possible) - 1
    assert error < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"{error:.1f} with {freedom} degrees of freedom"


@pytest.mark.no_cover
def test_the_tables_are_those_of_the_rules() -> None:
    # rules: T-4.1, T-4.5, T-4.6
    # example: citadels/EX-07
    rows = [(4, 8, 2, 5), (5, 8, 1, 6), (6, 8, 0, 7), (7, 8, 0, 7), (4, 9, 3, 5), (5, 9, 2, 6), (6, 9, 1, 7)]
    rows += [(7, 9, 0, 8), (8, 9, 0, 8), (3, 9, 0, 8), (2, 8, 0, 7)]
    assert {row[:2] for row in rows} == set(TABLES)
    for players, characters, up, first in rows:
        for seed in range(12):
            s = Table(players, characters, seed).state()
            assert len(s.up) == up
            assert all(RANK[card] != 4 for card in s.up)
            assert len(s.slots) == characters - up
            watched = Table(players, characters, seed)
            next(watched.positions())
            assert len(watched.seen[(watched.crown, 0)]) == first


# rules: T-4.2, T-4.3, T-4.4, T-4.5, T-4.6
@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "characters"), TABLES)
def test_beliefs_are_those_of_the_enumeration(players: int, characters: int) -> None:
    for seed in range(2 if players > 5 else 4):
        table = Table(players, characters, seed)
        for number, _ in enumerate(table.positions()):
            for viewer in range(players):
                if players < 5 or (number + viewer + seed) % 4 == 0:
                    assert check_beliefs(table, viewer) > 0


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "characters"), TABLES)
def test_every_world_is_dealt_with_equal_weight(players: int, characters: int) -> None:
    luck = Luck(players * characters)
    checked = 0
    for seed in range(10, 13):
        table = Table(players, characters, seed)
        for _ in table.positions():
            viewer = luck.below(players)
            if checked < 4 and luck.below(2) == 0 and 1 < len(Watcher(table, viewer).worlds()) <= 30:
                check_redeal(table, viewer, luck)
                checked += 1
    assert checked >= 2


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "characters"), [(2, 8), (3, 9), (4, 8), (5, 9), (7, 8)])
def test_an_exchange_by_the_theater_is_concluded_from(players: int, characters: int) -> None:
    """Third parties weigh every pair of cards that may have changed hands; the two know theirs (T-4.7, T-9.28)."""
    luck = Luck(players)
    exchanges = checked = 0
    for seed in range(8):
        table = Table(players, characters, seed, theater=seed % players)
        for number, _ in enumerate(table.positions()):
            viewer = luck.below(players)
            if table.state().trade and (players < 6 or number % 4 == 0):
                exchanges += 1
                worlds = check_beliefs(table, viewer)
                if 1 < worlds <= 100 and checked < 3:
                    check_redeal(table, viewer, luck)
                    checked += 1
    assert exchanges > 5
    assert checked


def test_a_spectator_holds_every_pair_of_exchanged_cards_possible() -> None:
    table = Table(2, 8, 1, theater=0)
    trades: Counter[tuple[int, ...]] = Counter()
    for _ in table.positions():
        if table.state().trade:
            break
    assert table.state().trade
    for seed in range(400):
        dealt = table.state().clone()
        redeal_characters(dealt, -2, Luck(seed))
        assert all(truth_is_possible(dealt, seat) for seat in range(2))
        trades[tuple(dealt.trade)] += 1
    assert len(trades) == 4
    assert min(trades.values()) > 60


def test_rank_four_is_put_aside_as_often_as_any_other() -> None:
    """It is never turned up, but it is shuffled back and may lie aside (T-4.1)."""
    aside: Counter[int] = Counter()
    up: Counter[int] = Counter()
    for seed in range(3000):
        s = opened(seed)
        aside[s.slots[0]] += 1
        up.update(s.up)
    king = character("king")
    assert king not in up
    assert max(up.values()) - min(up.values()) < 150  # about 857 of each
    assert 430 < aside[king] < 570  # one in six: about 500
    others = [count for card, count in aside.items() if card != king]
    assert sum(others) / 7 == pytest.approx(357, abs=15)
    assert max(others) - min(others) < 120


def opened(seed: int) -> Citadels:
    s: State = FOUR.start()
    match = Match(FOUR, s, Luck(seed)).begin()
    assert isinstance(match.state, Citadels)
    return match.state


FOUR = LISTING.load(4, cast=EIGHT, draw=1).rules
