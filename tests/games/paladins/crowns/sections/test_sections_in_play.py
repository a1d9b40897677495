"""Random games watched: what mustering and negotiating needed and cost is worked out from the lists of cards."""

from collections import Counter
from typing import Any

import pytest
from games.paladins.crowns.playing import crowns_rules
from games.paladins.crowns.printed.expected import ALLIES, MUSTERS, NEGOTIATES
from games.paladins.crowns.printed.expected import PALADINS as NEW_PALADINS
from games.paladins.playing import effects
from games.paladins.printed.expected import PALADINS
from games.paladins.random_games import answer_at_random

from greathall.engine import Luck, apply
from greathall.engine.hidden.views import EVERYTHING, show_event, view
from greathall.games.paladins.crowns.words import MUSTER, NEGOTIATE
from greathall.games.paladins.round.turn import ACT, Menu
from greathall.games.paladins.state import Paladins

SEATS = "ABCD"
PRICES = (3, 2, 2, 1)
BONUS = {
    name: {attribute: amount for amount, attribute in effects(card.bonus)}
    for name, card in {**PALADINS, **NEW_PALADINS}.items()
}


class Turn:
    """What everybody saw before somebody mustered or negotiated, and what was told then."""

    def __init__(self, before: dict[str, Any], seat: str, told: list[dict[str, Any]]) -> None:
        self.before = before
        self.seat = seat
        self.told = told
        self.mine = before["seats"][seat]
        self.paladin = self.mine["paladin"][0]

    def first(self, kind: str) -> dict[str, Any]:
        return next((event for event in self.told if event["event"] == kind), {})

    def value(self, attribute: str) -> int:
        return int(self.mine[attribute]) + BONUS[self.paladin].get(attribute, 0)

    def paid(self, end: str) -> tuple[int, int, int]:
        """Silver, provisions and debts of the action itself: what was told before the card moved."""
        kinds = [event["event"] for event in self.told]
        until = self.told[: kinds.index(end)]
        pays = [(event["silver"], event["provisions"]) for event in until if event["event"] == "pays"]
        owed = sum(event["count"] for event in until if event["event"] == "takes_debts")
        return sum(silver for silver, _ in pays), sum(provisions for _, provisions in pays), owed


def turns(players: int, seed: int) -> list[Turn]:
    """All turns of a game in which somebody musters or negotiates, as often as it is possible."""
    s = crowns_rules(players).start()
    assert isinstance(s, Paladins)
    luck, found = Luck(seed), list[Turn]()
    while not s.over:
        top = s.stack[-1]
        wanted = [n for n in (ACT + NEGOTIATE, ACT + MUSTER) if isinstance(top, Menu) and n in top.options(s)]
        if not wanted or luck.below(8) == 0:
            answer_at_random(s, luck)
            continue
        assert isinstance(top, Menu)
        before, known, seat = view(s, EVERYTHING), len(s.events), top.player
        apply(s, seat, wanted[luck.below(len(wanted))])
        finish(s, luck, before["round"])
        told = [show_event(s.rules, event, EVERYTHING) for event in s.events[known:]]
        found.append(Turn(before, SEATS[seat], told))
    return found


def finish(s: Paladins, luck: Luck, number: int) -> None:
    """The turn goes on until somebody is asked for the next one, or the round is over."""
    while not s.over and not isinstance(s.stack[-1], Menu) and s.round == number:
        answer_at_random(s, luck)


def look_at_muster(turn: Turn) -> str:
    """C-5.2, C-5.3, C-5.4.2"""
    event = turn.first("collects_muster")
    card, stack = MUSTERS[event["card"]], event["stack"] - 1
    assert turn.before["muster_tops"][stack] == event["card"]
    assert stack != turn.before["diplomat"]
    assert turn.value(card.needs) >= card.value
    distance = abs(stack - turn.before["diplomat"])
    ways = {(0, distance, 0)}
    ways |= {(0, 0, 1)} if turn.paladin == "maugris" else set()
    assert turn.paid("collects_muster") in ({(0, 0, 0)} if turn.paladin == "ogier" else ways)
    return "muster"


def price_is_right(turn: Turn, card: str, end: str) -> None:
    """C-6.2"""
    place = turn.before["negotiate_row"].index(card)
    ways = {(PRICES[place], 0, 0)}
    ways |= {(0, 0, 1)} if place == 0 or turn.paladin == "maugris" else set()
    assert turn.paid(end) in ({(0, 0, 0)} if turn.paladin == "renaud" else ways)


def look_at_enlisting(turn: Turn) -> str:
    """C-6.9, C-6.10, C-7.1"""
    name = turn.first("enlists")["card"]
    card = NEGOTIATES[name]
    price_is_right(turn, name, "enlists")
    assert turn.value(card.needs) >= card.value
    icons = Counter(icon for own in (*turn.mine["negotiates"], name) for icon in NEGOTIATES[own].icons.split())
    icons.update([extension.removeprefix("ext_") for extension in turn.mine["extension"]])
    won = {event["ally"] for event in turn.told if event["event"] == "wins_ally"}
    assert won == {ally for ally in turn.before["open_allies"] if icons[ALLIES[ally].icon] >= 3}
    return "ally" if won else "enlist"


def look_at_delegating(turn: Turn) -> str:
    """C-6.4, C-6.5, C-6.8"""
    name = turn.first("delegates")["card"]
    card = NEGOTIATES[name]
    price_is_right(turn, name, "delegates")
    assert turn.value("diplomacy") >= card.diplomacy
    taken = [event["action"] for event in turn.told if event["event"] == "takes_action"]
    assert taken[:2] == ["negotiate", card.action]
    after = turn.told[[event["event"] for event in turn.told].index("delegates") :]
    assert not [event for event in after if event["event"] == "pays"]
    return "delegate"


@pytest.mark.no_cover
def test_what_was_needed_and_paid() -> None:
    """C-5.2, C-5.3, C-6.2, C-6.4, C-6.9"""
    looks = {
        "collects_muster": look_at_muster,
        "enlists": look_at_enlisting,
        "delegates": look_at_delegating,
    }
    seen: Counter[str] = Counter()
    for seed in range(12):
        for turn in turns(2 + seed % 3, seed):
            (kind,) = [kind for kind in looks if turn.first(kind)]
            seen[looks[kind](turn)] += 1
    assert min(seen[what] for what in ("muster", "enlist", "delegate")) > 20 and seen["ally"] > 0, seen
