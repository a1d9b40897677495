"""Events tell every change of a supply with City of Crowns, too: what follows from them is what everybody has."""

from collections import Counter

import pytest
from games.paladins.crowns.playing import crowns_rules
from games.paladins.random_games import answer_at_random
from games.paladins.test_supplies import Books, Tally
from games.paladins.test_supplies import truth as base_truth

from greathall.engine import Luck
from greathall.games.paladins.crowns.words import (
    ALLIES,
    DIPLOMACY,
    DIPLOMACY_VERB,
    DIPLOMAT,
    MUSTER_TOPS,
    MUSTERS,
    NEGOTIATES,
)
from greathall.games.paladins.state import Paladins

STACK = -2


class CrownsBooks(Books):
    """With Muster and Negotiate cards, Allies, and the tops of the stacks."""

    def __init__(self, players: int, tax: int) -> None:
        super().__init__(players, tax)
        self.tops = [-1, -1, -1, -1]
        self.diplomat = 3

    def gains(self, seat: int, what: int, amount: int) -> None:
        if what == DIPLOMACY_VERB:
            self.tally[seat, "diplomacy"] += amount
        else:
            super().gains(seat, what, amount)

    def turns_up_muster(self, stack: int, card: int) -> None:
        self.tops[stack - 1] = card

    def collects_muster(self, seat: int, card: int, stack: int) -> None:
        assert self.tops[stack - 1] == card and self.diplomat != stack - 1  # C-5.2
        self.tops[stack - 1] = -1
        self.diplomat = stack - 1
        self.tally[seat, "musters"] += 1

    def enlists(self, seat: int, card: int) -> None:
        self.tally[seat, "negotiates"] += 1

    def wins_ally(self, seat: int, ally: int) -> None:
        self.tally[seat, "allies"] += 1

    def dismisses(self, seat: int, card: int) -> None:
        self.tally[seat, "crew"] -= 1


def truth(s: Paladins) -> Tally:
    plain = s.clone()
    plain.attributes = [track[:DIPLOMACY] for track in s.attributes]
    found: Tally = Counter(base_truth(plain))
    for seat, held in enumerate(s.held):
        found[seat, "diplomacy"] = s.attributes[seat][DIPLOMACY]
        for name, part in (("musters", MUSTERS), ("negotiates", NEGOTIATES), ("allies", ALLIES)):
            found[seat, name] = len(held[part])
    return +found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_what_everybody_has(players: int) -> None:
    for seed in range(3):
        s = crowns_rules(players).start()
        assert isinstance(s, Paladins)
        books, luck, read = CrownsBooks(players, {2: 5, 3: 7, 4: 8}[players]), Luck(seed), 0
        while not s.over:
            answer_at_random(s, luck)
            for event in s.events[read:]:
                books.enter(event)
            read = len(s.events)
            if s.round:
                assert +books.tally == truth(s), s.events[-8:]
                assert (books.tops, books.diplomat) == (s.common[MUSTER_TOPS], s.numbers[DIPLOMAT])


def test_a_worker_is_on_one_of_so_many_places() -> None:
    """Workers on Muster cards come from somebody, and go to whoever collects the card (C-4.3, C-5.4)."""
    s = crowns_rules(3).start()
    assert isinstance(s, Paladins)
    luck, spaces = Luck(21), {s.rules.names["space"].index(name) for name in s.rules.names["muster"]}
    standing: Counter[int] = Counter()
    while not s.over:
        answer_at_random(s, luck)
        for event in s.events:
            if event.kind == "places_on_space" and event.args[2] in spaces:
                standing[event.args[2]] += 1
            if event.kind == "collects_muster":
                standing.pop(s.rules.names["space"].index(s.rules.names["muster"][event.args[1]]), None)
        s.events.clear()
        assert set(standing) == {space for space in spaces if s.occupied[space]}
        assert set(standing.values()) <= {1}
