"""Every seam the expansion and the solo game will need: a small expansion and a small opponent attach to them all."""

from typing import Any, Final

import pytest
from games.paladins.expansion import ENTRY as WITH_DEALS
from games.paladins.expansion import EXPANSION

from greathall.engine import Entry, Luck, Module, Ruleset, compose, playout
from greathall.engine.check import check
from greathall.games.paladins.base import BASE
from greathall.games.paladins.passing import Pass
from greathall.games.paladins.people import PEOPLE_VERBS
from greathall.games.paladins.rows import PlayerKind, Step
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.scoring import Converted, Orders, score
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.tables import tables_of


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
        "player": [Idler("opponent", "opponent_verb", "opponent_line", as_printed=True, takes_part=False)],
        "opponent_verb": PEOPLE_VERBS,
        "opponent_line": [Orders("kings_orders"), Converted("converted", least=1)],
    },
    replaces={"set_up": [HumanFirst("first_player", 130)]},
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return PaladinsRules(compose(BASE, OPPONENT), players, options)


WITH_OPPONENT: Final = Entry("paladins", "Paladins alone", (1,), build)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_expansion_needs_no_change_of_the_base(players: int) -> None:
    assert check(WITH_DEALS.load(players), games=1, every=25).games == 1


def test_what_the_expansion_adds_is_used() -> None:
    rules = WITH_DEALS.load(2).rules
    told: dict[str, int] = {}
    for seed in range(40):
        s = rules.start()
        assert isinstance(s, Paladins)
        playout(s, Luck(seed))
        assert s.numbers[1] == 2
        assert sum(len(held[1]) for held in s.held) == 14  # one paladin removed by everybody in every round
        told["musters"] = told.get("musters", 0) + sum(done[12] for done in s.done_actions)
        told["deals"] = told.get("deals", 0) + sum(len(held[0]) for held in s.held)
        told["camp"] = told.get("camp", 0) + int(s.occupied[-1] > 0)
    assert min(told.values()) > 0, told
    assert EXPANSION.name in rules.tables.modules


def test_an_opponent_is_a_seat_of_another_kind() -> None:
    rules = WITH_OPPONENT.load(1).rules
    s = rules.start()
    assert isinstance(s, Paladins)
    playout(s, Luck(3))
    assert rules.seats == ("A", "opponent")
    assert tables_of(s).people == [0]
    assert list(score(s, 1)) == ["kings_orders", "converted"]
    assert s.crew[1] == [] and len(s.used_paladins[0]) == 6


def test_an_opponent_keeps_the_contract() -> None:
    assert check(WITH_OPPONENT.load(1), games=1, every=10).games == 1
