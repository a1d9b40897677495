"""Rows of cards by their spec: more places, piles that lie face up and are places themselves, a third row."""

from typing import Any, Final

import pytest
from games.paladins.growing.expansion import LISTING
from games.paladins.growing.expansion_rows import MORE_PLACES

from greathall.engine import BadPosition, BrokenRules, Luck, Match, Module, compose, load_position
from greathall.engine.kept.positions import position
from greathall.games.paladins.base import BASE
from greathall.games.paladins.printed.boards import Numbers
from greathall.games.paladins.printed.card_list import cards_of
from greathall.games.paladins.rows import LEFT, NO_PILE, RIGHT, OpenRow
from greathall.games.paladins.rows_of_cards import slide_and_fill
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import TOWNSFOLK

RULES: Final = LISTING.load(2).rules
TOWN: Final = ["abbot_tax", "acolyte_tax", "defender_tax", "gatekeeper_tax", "missionary_tax", "watchman_tax"]
STRANGERS: Final = [f"{title}_viking" for title in ("marauder", "mercenary", "lookout", "thief", "traitor", "guardian")]
WORKERS: Final = {"labourer": 2, "scout": 2, "fighter": 2, "cleric": 2, "merchant": 2}
NEXT: Final = ["squire_faith", "squire_strength", "squire_influence", "peddler_silver"]
NEXT_STRANGERS: Final = ["archer_saracen", "hunter_saracen", "warrior_saracen"]


def at_turn(at: Any = None, **given: Any) -> Match:
    """A to move, or another moment, with full rows and known piles; what is None is not written."""
    mine = {"workers": WORKERS, "silver": 9, "provisions": 9, **given.pop("A", {})}
    laid = {
        "townsfolk_row": ["conspirator_1", *TOWN],
        "townsfolk_pile": NEXT,
        "outsider_row": [*STRANGERS, "archer_byzantine"],
        "outsider_pile": NEXT_STRANGERS,
    }
    written = {"A": mine, **laid, "at": at or {"turn": "A"}, **given}
    s = load_position(RULES, {name: part for name, part in written.items() if part is not None})
    return Match(RULES, s, Luck(1)).begin()


def state_of(match: Match) -> Paladins:
    assert isinstance(match.state, Paladins)
    return match.state


def say(match: Match, *answers: str) -> None:
    for answer in answers:
        match.say(answer, "A")


def test_the_top_of_a_face_up_pile_is_a_place_of_the_row() -> None:
    match = LISTING.load(2).new(seed=5)
    view = match.view("B")
    assert len(view["townsfolk_row"]) == 7 and None not in view["townsfolk_row"]
    assert len(view["outsider_row"]) == 7 and None not in view["outsider_row"]
    assert len(view["deal_row"]) == 4 and None not in view["deal_row"]
    assert (view["townsfolk_pile"], view["outsider_pile"], view["deal_pile"]) == (26, 30, 4)


def test_the_top_is_recruited_for_its_price_and_the_next_is_seen_at_once() -> None:
    match = at_turn()
    known = state_of(match).learned[:]
    say(match, "recruit", "recruit conspirator_1", "place labourer")
    assert [match.text(number) for number in match.legal("A")] == ["pay", "take_debt"]
    say(match, "pay")
    assert match.view("A")["seats"]["A"]["silver"] == 5
    assert match.view("B")["townsfolk_row"] == ["squire_faith", *TOWN]
    assert all(now > before for now, before in zip(state_of(match).learned, known, strict=True))
    told = [event["event"] for event in match.events("B")]
    assert told[told.index("recruits") + 1] == "fills_row"


def test_another_place_stays_empty() -> None:
    match = at_turn()
    known = state_of(match).learned[:]
    say(match, "recruit", "discard abbot_tax", "place labourer", "take_debt")
    assert match.view("A")["townsfolk_row"] == ["conspirator_1", None, *TOWN[1:]]
    assert state_of(match).learned == known
    assert match.view("A")["townsfolk_discards"] == ["abbot_tax"]
    assert match.view("A")["seats"]["A"]["debts"] == 1


def test_what_is_discarded_never_comes_back() -> None:
    rest = [name for name in RULES.names["townsfolk"] if name not in ("conspirator_1", *TOWN)]
    match = at_turn(townsfolk_pile=[], townsfolk_discards=rest)
    known = state_of(match).learned[:]
    say(match, "recruit", "discard conspirator_1", "place labourer", "pay")
    assert match.view("A")["townsfolk_row"] == [None, *TOWN]
    assert match.view("A")["townsfolk_pile"] == 0
    assert state_of(match).learned == known
    slide_and_fill(state_of(match), TOWNSFOLK)
    assert match.view("A")["townsfolk_row"] == [None, *TOWN]


def test_free_recruits_and_first_townsfolk_may_take_the_top() -> None:
    match = at_turn(at={"gain": {"A": ["1 free_recruit"]}})
    say(match, "recruit conspirator_1")
    assert match.view("A")["townsfolk_row"][0] == "squire_faith"
    match = at_turn(at={"setup": "A"})
    say(match, "recruit conspirator_1")
    assert match.view("A")["seats"]["A"]["crew"] == ["conspirator_1"]


def test_the_pile_at_the_far_end_asks_for_more() -> None:
    match = at_turn(A={"strength": 9, "faith": 10})  # with the expansion Faith counts for one more
    say(match.clone(), "convert", "convert guardian_viking")
    other = match.clone()
    say(other, "convert")
    (refused,) = other.why_not("A")
    assert (refused["name"], refused["reason"], refused["numbers"]) == ("archer_byzantine", "faith_short", [11, 12])
    say(match, "attack", "attack archer_byzantine")
    assert finish(match) == {"silver": -2}
    assert match.view("A")["outsider_row"] == [*STRANGERS, "archer_saracen"]


def finish(match: Match) -> dict[str, int]:
    """Place and pay as it is suggested; what the silver changes by."""
    before = match.view("A")["seats"]["A"]["silver"]
    match.play_all(match.suggest("A"), "A")
    return {"silver": match.view("A")["seats"]["A"]["silver"] - before}


def test_with_faith_enough_the_top_is_converted() -> None:
    match = at_turn(A={"faith": 11})
    say(match, "convert", "convert archer_byzantine")
    finish(match)
    assert match.view("A")["seats"]["A"]["converted"] == ["archer_byzantine"]
    assert match.view("A")["outsider_row"][6] == "archer_saracen"


def test_the_refresh_fills_with_the_open_card_first() -> None:
    """P-3.7 with a place more: from the pile towards the end that is emptied."""
    town = ["conspirator_1", TOWN[0], None, *TOWN[2:]]
    row = [*STRANGERS[:2], None, *STRANGERS[3:], "archer_byzantine"]
    match = at_turn(at="refresh", townsfolk_row=town, outsider_row=row, deal_row=["deal_0", "deal_1", None, "deal_2"])
    view = match.view("A")
    assert view["townsfolk_row"] == ["squire_strength", "squire_faith", "conspirator_1", TOWN[0], *TOWN[2:5]]
    assert view["townsfolk_discards"] == [TOWN[5]]
    assert view["outsider_row"] == [STRANGERS[1], *STRANGERS[3:], "archer_byzantine", *NEXT_STRANGERS[:2]]
    assert view["outsider_discards"] == [STRANGERS[0]]
    assert view["deal_row"] == ["deal_4", "deal_3", "deal_0", "deal_1"]
    assert view["deal_discards"] == ["deal_2"]


def test_a_row_more_has_prices_and_a_pile_of_its_own() -> None:
    deals = {"deal_row": ["deal_0", "deal_1", "deal_2", "deal_3"]}
    match = at_turn(A={"diplomacy": 3, "faith": 4}, **deals)
    say(match, "negotiate", "negotiate deal_0")
    say(match, "place labourer")
    assert [match.text(number) for number in match.legal("A")] == ["pay", "take_debt"]
    say(match, "take_debt")
    assert match.view("A")["deal_row"] == ["deal_4", "deal_1", "deal_2", "deal_3"]
    assert match.view("A")["seats"]["A"]["honours"] == ["deal_0"]
    match = at_turn(A={"diplomacy": 3, "faith": 4}, **deals)
    say(match, "negotiate", "negotiate deal_2")
    assert finish(match) == {"silver": -2}
    assert match.view("A")["deal_row"] == ["deal_0", "deal_1", None, "deal_3"]


def test_only_what_is_below_the_top_is_redealt() -> None:
    match = at_turn()
    below = set()
    for seed in range(20):
        dealt = match.redeal("B", seed)
        assert dealt.view("B") == match.view("B")
        below.add(state_of(dealt).decks[TOWNSFOLK][-1])
    assert len(below) > 5


def test_written_positions_keep_the_top() -> None:
    match = at_turn()
    written = position(state_of(match))
    assert written["townsfolk_row"][0] == "conspirator_1" and written["townsfolk_pile"][0] == "squire_faith"
    assert position(load_position(RULES, written)) == written
    unnamed = at_turn(townsfolk_row=[None, "abbot_tax"], townsfolk_pile=None, outsider_row=STRANGERS)
    assert unnamed.view("A")["townsfolk_row"][0] == "abbot_labourer"  # the first that is not named
    assert unnamed.view("A")["outsider_row"] == [*STRANGERS, "archer_saracen"]
    with pytest.raises(BadPosition, match="townsfolk has 7 places"):
        at_turn(townsfolk_row=["conspirator_1", *TOWN, "squire_faith"])


def test_numbers_that_do_not_fit_the_places_are_refused() -> None:
    short = Module("short", replaces={"numbers": [Numbers("townsfolk_silver", "decided", (3, 2))]})
    with pytest.raises(BrokenRules, match="row 'townsfolk' has 5 places, 'townsfolk_silver' has 2 numbers"):
        PaladinsRules(compose(BASE, short), 2, {})


def test_a_face_up_pile_is_where_cards_come_from() -> None:
    assert OpenRow("a", "b", 3, RIGHT, (), face_up=True).pile == 0
    assert OpenRow("a", "b", 3, LEFT, (), face_up=True).pile == 3
    assert OpenRow("a", "b", 3, LEFT, ()).pile == NO_PILE


def test_the_card_list_follows_from_the_spec() -> None:
    cards = cards_of(compose(BASE, MORE_PLACES).rows)
    assert (cards["row"]["townsfolk"]["pile"], cards["row"]["outsiders"]["pile"]) == (0, 6)
    assert cards["action"]["attack"]["needs"] == [1, 3, 5, 7, 9, 11, 13]
    assert cards["action"]["garrison"]["needs"] == [1, 3, 5, 7, 9, 11]
    assert cards_of(compose(BASE).rows)["row"]["outsiders"]["pile"] is None
