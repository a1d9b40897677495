"""Every seam the expansion and the solo game will need: a small expansion and a small opponent attach to them all."""

from collections import Counter
from typing import Any, Final

import pytest
from games.paladins.growing.expansion import EXPANSION
from games.paladins.growing.expansion import LISTING as WITH_DEALS
from games.paladins.growing.expansion_words import DEALS, DEEDS, ENVY, HONOURS, MUSTER, NEGOTIATE, RECRUITS, REMOVED
from sizes import whole

from greathall.engine import Listing, Luck, Module, Ruleset, compose, load_position, playout
from greathall.engine.check import check
from greathall.games.paladins.acting.paying import cost_of
from greathall.games.paladins.base import BASE
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.people import PEOPLE_VERBS
from greathall.games.paladins.player_kinds import PlayerKind
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.rows import NO_TARGET, NORMAL, Step
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.scoring import Converted, Orders, order_points, score
from greathall.games.paladins.state import Paladins


class Idler(PlayerKind):
    """An opponent that takes tax once and then passes."""

    def begin_turn(self, s: Paladins, seat: int) -> None:
        s.push(Pass(seat))


class HumanFirst(Step):
    def run(self, s: Paladins) -> None:
        s.first = 0


OPPONENT: Final = Module(
    "idler",
    needs=["paladins"],
    rows={
        "player": [Idler("opponent", "opponent_verb", "opponent_line", as_printed=True)],
        "opponent_verb": PEOPLE_VERBS,
        "opponent_line": [Orders("kings_orders"), Converted("converted", least=1)],
    },
    replaces={"set_up": [HumanFirst("first_player", 130)]},
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return PaladinsRules(compose(BASE, OPPONENT), players, options)


WITH_OPPONENT: Final = Listing("paladins", "Paladins alone", (1,), build)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, whole(3), whole(4)])
def test_an_expansion_needs_no_change_of_the_base(players: int) -> None:
    assert check(WITH_DEALS.load(players), games=1, every=25).games == 1


def test_what_the_expansion_adds_is_used() -> None:
    rules = WITH_DEALS.load(2).rules
    camp, favour = [rules.names["space"].index(name) for name in ("camp", "kf_any_attribute")]
    envoy = rules.names["outsider"].index("envoy_viking")
    told: Counter[str] = Counter()
    for seed in range(40):
        s = rules.start()
        assert isinstance(s, Paladins)
        playout(s, Luck(seed))
        assert s.numbers[ENVY] == 2
        assert s.numbers[RECRUITS] == sum(len(crew) for crew in s.crew)
        assert sum(len(held[REMOVED]) for held in s.held) == 14  # one paladin removed by everybody in every round
        told["musters"] += sum(done[MUSTER] for done in s.done_actions)
        told["deals"] += sum(len(held[HONOURS]) for held in s.held)
        told["camp"] += int(s.occupied[camp] > 0)
        told["favour"] += int(s.occupied[favour] > 0)
        told["envoy"] += sum(cards.count(envoy) for cards in s.attacked + s.converted)
        told["deeds"] += s.numbers[DEEDS]
    assert all(told[name] for name in ("musters", "deals", "camp", "favour", "envoy", "deeds")), told
    assert EXPANSION.name in rules.composition.modules


def test_a_card_offers_the_attributes_that_are_written_on_it() -> None:
    rules = WITH_DEALS.load(2).rules
    assert isinstance(rules, PaladinsLookups)
    offered = {}
    for name in ("kf_attribute", "kf_any_attribute"):
        number = rules.space_reward[rules.index("space", name)][1]
        offered[name] = [rules.names["reward"][reward] for reward in rules.choices[number]]
    assert offered["kf_attribute"] == ["1 faith", "1 strength", "1 influence"]
    assert offered["kf_any_attribute"] == ["1 faith", "1 strength", "1 influence", "1 diplomacy"]


def test_folds_change_points_and_costs() -> None:
    rules = WITH_DEALS.load(2).rules
    assert isinstance(rules, PaladinsLookups)
    orders = ["ko_muster", "ko_attack"]
    given = {"A": {"musters": 2, "converted": ["envoy_viking"], "diplomacy": 5}, "orders": orders, "at": "scoring"}
    s = load_position(rules, given)
    assert isinstance(s, Paladins)
    assert score(s, 0)["kings_orders"] == 4 and score(s, 1)["kings_orders"] == 0
    assert order_points(s, 0) == 4 + 6 and order_points(s, 1) == 6
    assert score(s, 0)["converted"] == 5
    assert cost_of(s, 0, rules.actions[MUSTER], NO_TARGET, NORMAL) == (1, 1)
    s.rows[DEALS] = [0, 1, 2, 3]
    assert cost_of(s, 0, rules.actions[NEGOTIATE], 3, NORMAL) == (1, 1)


def test_an_opponent_is_a_seat_of_another_kind() -> None:
    rules = WITH_OPPONENT.load(1).rules
    s = rules.start()
    assert isinstance(s, Paladins)
    playout(s, Luck(3))
    assert rules.seats == ("A", "opponent")
    assert s.lookups.people == [0]
    assert list(score(s, 1)) == ["kings_orders", "converted"]
    assert s.crew[1] == [] and len(s.used_paladins[0]) == 6


@pytest.mark.no_cover
def test_an_opponent_keeps_the_contract() -> None:
    assert check(WITH_OPPONENT.load(1), games=1, every=10).games == 1
