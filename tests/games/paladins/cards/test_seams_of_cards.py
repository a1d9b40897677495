"""Seams for cards and what they do: cards in common, backs, secrets that score, what comes last, ways that open."""

from typing import Any

import pytest
from games.paladins.growing.relics import HIDDEN, LISTING, SECRET, SHOWN, SHRINE

from greathall.engine import BadPosition, Luck, Match, load_position, playout, redeal
from greathall.engine.check import check
from greathall.games.paladins.state import Paladins

RULES = LISTING.load(2).rules


def at(**given: Any) -> Match:
    return Match(RULES, load_position(RULES, {"B": {"workers": {"labourer": 1}}, **given}), Luck(1), False).begin()


@pytest.mark.no_cover
def test_it_keeps_the_contract() -> None:
    assert check(LISTING.load(2), games=1, every=15).games == 1


def test_cards_in_common_begin_where_the_rest_goes_and_are_at_their_places() -> None:
    s = RULES.start()
    assert isinstance(s, Paladins)
    assert sorted(s.common[HIDDEN]) == list(range(12)) and s.common[SHRINE] == [-1, -1, -1]
    written = load_position(RULES, {"shrine": ["relic_3"]})
    assert isinstance(written, Paladins)
    assert written.common[SHRINE] == [3, -1, -1] and len(written.common[HIDDEN]) == 11
    with pytest.raises(BadPosition, match="shrine has 3 places"):
        load_position(RULES, {"shrine": [f"relic_{number}" for number in range(4)]})


def test_what_only_its_owner_sees_is_in_no_forecast_for_others_until_it_is_shown() -> None:
    s = load_position(RULES, {"A": {"secret_relic": ["relic_7"]}, "at": {"turn": "A"}})
    assert [RULES.forecast(s, 0, viewer)["relics"] for viewer in (0, 1, -2)] == [7, 0, 0]
    assert RULES.breakdown(s, 0)["relics"] == 7
    playout(s, Luck(4))
    assert isinstance(s, Paladins)
    assert s.held[0][SECRET] == [] and s.held[0][SHOWN] == [7]
    assert RULES.forecast(s, 0, 1)["relics"] == 7


def test_a_redeal_keeps_the_backs() -> None:
    luck = Luck(5)
    s = load_position(RULES, {"A": {"secret_relic": ["relic_2"]}, "B": {"secret_relic": ["relic_8"]}})
    backs, seen = RULES.backs("relic"), set()
    assert isinstance(s, Paladins)
    for _ in range(60):
        dealt = redeal(s, 0, luck)
        assert isinstance(dealt, Paladins)
        assert [backs[card] for card in dealt.common[HIDDEN]] == [backs[card] for card in s.common[HIDDEN]]
        assert dealt.held[0][SECRET] == [2]
        seen.update(dealt.held[1][SECRET])
    assert seen == {6, 7, 8, 9, 10, 11}


def test_what_comes_last_waits_for_everything_and_is_not_ordered() -> None:
    match = at(A={"workers": {"labourer": 1}, "silver": 1, "suspicions": ["tax_0"]}, at={"turn": "A"})
    match.say("use gate", "A")
    offered = {match.text(number) for number in match.legal("A")}
    assert offered == {"take 1 discard_suspicion", "take 1 criminal", "take 1 tax"}
    state = match.state
    assert isinstance(state, Paladins)
    while match.legal("A") and not state.passed[0]:
        match.play(match.legal("A")[0], "A")
        state = match.state
        assert isinstance(state, Paladins)
    assert state.passed[0] and state.workers[0][5] == 1 and state.silver[0] >= 1


def test_a_paladin_without_an_action_may_open_a_way_to_pay() -> None:
    poor = {"workers": {"labourer": 1}, "silver": 0}
    assert "use gate" not in offered(at(A=poor, at={"turn": "A"}))
    match = at(A={**poor, "paladin": ["turpin_the_younger"], "faith": 1}, at={"turn": "A"})
    assert "use gate" in offered(match)
    assert match.view("A")["seats"]["A"]["effective"]["faith"] == 3
    match.say("use gate", "A")
    assert isinstance(match.state, Paladins)
    assert match.state.paid[0] == 1


def offered(match: Match) -> set[str]:
    return {match.text(number) for number in match.legal("A")} if 0 in match.deciders() else set()
