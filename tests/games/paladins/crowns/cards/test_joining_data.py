"""The facts of City of Crowns besides Muster and Negotiate: cards that join decks of the base game, and boards."""

from collections import Counter
from itertools import pairwise

from games.paladins.printed.effects import same, verbs

from greathall.games.paladins.crowns.printed.data.board import ATTRIBUTES, NUMBERS
from greathall.games.paladins.crowns.printed.data.kings_cards import FAVOURS, ORDERS
from greathall.games.paladins.crowns.printed.data.outsiders import OUTSIDERS
from greathall.games.paladins.crowns.printed.data.paladins import PALADINS
from greathall.games.paladins.crowns.printed.data.terms import TERMS, TRANSLATIONS
from greathall.games.paladins.crowns.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.printed.data import board, kings_cards, paladins
from greathall.games.paladins.printed.effects import gain

COLOURED = ("scout", "merchant", "fighter", "cleric")
RIGHT_SIDE = ("commission", "convert", "garrison", "attack", "fortify", "absolve", "muster", "negotiate")
NUMBER = {row.name: row.values for row in NUMBERS}
PRINTED = {row.name: row.values for row in board.NUMBERS}


def test_paladins_of_the_expansion() -> None:  # P2, P3
    workers = {row.name: sum(effect.amount for effect in row.workers) for row in PALADINS}
    assert workers == {"astolfo": 4, "maugris": 2, "ogier": 2, "renaud": 2}
    for row in PALADINS:
        assert sum(effect.amount for effect in row.bonus) == 4
        assert "diplomacy" in verbs(row.bonus)
    assert [(row.action, row.opens) for row in PALADINS] == [
        ("", ""), ("", "debt_for_all"), ("muster", ""), ("negotiate", "")
    ]  # fmt: skip
    slots = {"ogier": {"cleric", "scout"}, "renaud": {"fighter", "merchant"}}
    for row in PALADINS[2:]:
        assert verbs(row.workers) == slots[row.name]
        assert (row.no_provisions, row.no_silver) == (row.action == "muster", row.action == "negotiate")


def test_the_paladins_last_for_seven_rounds() -> None:  # P1
    left = len(PALADINS) + len(paladins.PALADINS)
    before = []
    for _ in range(board.ROUNDS):
        before.append(left)
        left -= 2  # one is played, one leaves the game
    assert before == [16, 14, 12, 10, 8, 6, 4]


def test_favours_have_a_space_of_each_colour_and_an_open_one() -> None:  # K1, K2
    assert sorted(row.worker for row in FAVOURS) == sorted((*COLOURED, "any"))
    assert all(row.silver == row.provisions == row.debts == 0 and row.freed for row in FAVOURS)
    new = {"diplomacy", "must_pass", "move_workshop", "discard_own_townsfolk"}
    assert [row.name for row in FAVOURS if not verbs(row.reward) & new] == ["kf_mixed"]


def test_every_action_of_the_right_side_has_an_order() -> None:  # O1
    everything = (*kings_cards.ORDERS, *ORDERS)
    assert sorted(row.action for row in everything) == sorted(RIGHT_SIDE)
    assert {row.needs for row in everything} == {5}


def test_townsfolk_of_the_expansion() -> None:  # T1, T4
    assert Counter(row.title for row in TOWNSFOLK) == Counter(knight=3, escort=3, princess=2)
    assert {row.title: row.trigger for row in TOWNSFOLK} == {"knight": "enlist", "escort": "muster", "princess": "pass"}
    for row in TOWNSFOLK:
        if row.title == "princess":
            assert "labourer" in verbs(row.reward) and len(row.reward) == 2
            continue
        assert len(row.reward) == 1
        kind = row.name.removeprefix(f"{row.title}_")
        assert same(row.reward, gain(**{kind: 1}))
        expected = {"labourer": (), "tax": gain(discard_suspicion=1)}.get(kind, row.reward)
        assert same(row.bonus, expected)
    discarded = Counter(verb for row in TOWNSFOLK for verb in verbs(row.discard))
    assert discarded["diplomacy"] == 1


def test_outsiders_of_the_expansion() -> None:  # T2, T3, T4
    assert Counter(row.title for row in OUTSIDERS) == Counter(executioner=2, envoy=2, thug=2)
    assert Counter(row.suit for row in OUTSIDERS) == Counter(saracen=2, byzantine=2, viking=2)
    assert len({(row.title, row.suit) for row in OUTSIDERS}) == 6
    for row in OUTSIDERS:
        assert row.attack[0].words == "1 influence" and same(row.convert, gain(strength=1))
        assert len(row.attack) > 1
    assert {row.title: row.scores for row in OUTSIDERS} == {
        "executioner": "per_2_muster", "envoy": "per_4_diplomacy", "thug": "per_2_negotiate"
    }  # fmt: skip
    assert sum("diplomacy" in verbs(row.attack) for row in OUTSIDERS) == 1


# Boards.


def test_prices_go_on_where_the_base_board_ends() -> None:
    townsfolk_silver = NUMBER["townsfolk_extension_silver"] + PRINTED["townsfolk_silver"]
    assert townsfolk_silver == (4, 3, 3, 2, 2, 1, 0)
    assert NUMBER["townsfolk_extension_debt"] + PRINTED["townsfolk_debt"] == (1, 1, 1, 1, 0, 0, 0)
    strength = PRINTED["region_strength"] + NUMBER["outsider_extension_strength"]
    faith = PRINTED["region_faith"] + NUMBER["outsider_extension_faith"]
    for flags in (strength, faith):
        assert {later - earlier for earlier, later in pairwise(flags)} == {2}
    assert (NUMBER["negotiate_silver"], NUMBER["negotiate_debt"]) == ((3, 2, 2, 1), (1, 0, 0, 0))
    assert NUMBER["diplomat_provisions"] == (1, 1, 1)


def test_diplomacy_scores_like_the_other_attributes() -> None:
    (diplomacy,) = ATTRIBUTES
    assert {row.points for row in (diplomacy, *board.ATTRIBUTES)} == {diplomacy.points}


def test_words_in_other_languages_are_kept() -> None:
    terms = {row.name: row for row in TERMS}
    assert len(terms) == len(TERMS)
    printed = {row.name: row.printed for row in TRANSLATIONS}
    assert terms["muster"].polish == "Zaciąg"
    assert printed["muster"] == {"fr": "Rassemblement", "it": "Radunare"}
    assert set(printed["city_of_crowns"]) == {"fr", "it", "de", "cs"}
    assert printed.keys() <= terms.keys()
    new = {row.title for row in TOWNSFOLK} | {row.title for row in OUTSIDERS} | {"enlist", "delegate", "diplomat"}
    assert all(terms[name].polish for name in new)
    assert {name for name in new if terms[name].sources["english"] == "public"} == {"diplomat"}
