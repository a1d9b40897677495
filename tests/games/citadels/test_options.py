"""What a table of Citadels may choose: every cast and every set of uniques that the rules allow, and no other."""

from typing import Any

import pytest

from greathall.engine import BadOptions
from greathall.games.citadels.options import LISTING, UNIQUES
from greathall.games.citadels.printed.data import CHARACTER_NAMES, CHARACTERS, DISTRICT_NAMES, DISTRICTS, PLAIN, UNIQUE
from greathall.games.citadels.printed.presets import PRESETS
from greathall.games.citadels.rules import CitadelsRules

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FOURTEEN = list(UNIQUES[:14])


def loaded(players: int, **options: Any) -> CitadelsRules:
    rules = LISTING.load(players, **options).rules
    assert isinstance(rules, CitadelsRules)
    return rules


def cast_of(players: int, **options: Any) -> list[str]:
    return [CHARACTER_NAMES[c] for c in loaded(players, **options).cast]


def replaced(old: str, new: str) -> list[str]:
    return [new if name == old else name for name in EIGHT]


REFUSED: list[tuple[int, dict[str, Any], str]] = [
    # One character of each rank (T-2.1, R-70).
    (4, {"cast": [*EIGHT, "witch"]}, "one character for each rank: assassin and witch are both of rank 1"),
    (4, {"cast": [*EIGHT, "king"]}, "one character for each rank: king and king are both of rank 4"),
    (4, {"cast": EIGHT[1:]}, "the cast lacks rank 1: assassin, witch, magistrate"),
    (4, {"cast": [*EIGHT[:7], "artist"]}, "the cast lacks rank 8: warlord, diplomat, marshal"),
    (4, {"cast": []}, "the cast lacks rank 1: assassin, witch, magistrate"),
    (4, {"cast": replaced("king", "kign")}, "there is no character 'kign'; there are assassin, witch"),
    (4, {"cast": "first_game"}, "cast is a list of names, or random, not 'first_game'"),
    # Who may use whom (T-2.5).
    (2, {"cast": [*EIGHT, "artist"]}, "two players use no ninth character"),
    (2, {"cast": [*EIGHT, "queen"]}, "the queen needs at least 5 players"),
    (2, {"cast": replaced("king", "emperor")}, "the emperor cannot be used by two players"),
    (3, {"cast": EIGHT}, "3 players need a ninth character"),
    (8, {"cast": EIGHT}, "8 players need a ninth character"),
    (3, {"cast": [*EIGHT, "queen"]}, "the queen needs at least 5 players"),
    (4, {"cast": [*EIGHT, "queen"]}, "the queen needs at least 5 players"),
    # The ninth character of a preset or of a random cast.
    (2, {"rank9": True}, "two players use no ninth character"),
    (2, {"rank9": "artist"}, "two players use no ninth character"),
    (2, {"rank9": True, "cast": "random"}, "two players use no ninth character"),
    (3, {"rank9": False}, "3 players need a ninth character"),
    (8, {"rank9": False, "cast": "random"}, "8 players need a ninth character"),
    (4, {"rank9": "queen"}, "the queen needs at least 5 players"),
    (4, {"rank9": "queen", "cast": "random"}, "the queen needs at least 5 players"),
    (5, {"rank9": "king"}, "rank9 is true, false or one of queen, artist, tax_collector, not 'king'"),
    (5, {"rank9": 1}, "rank9 is true, false or one of queen, artist, tax_collector, not 1"),
    (5, {"rank9": True, "cast": EIGHT}, "a cast names its ninth character itself; leave rank9 out"),
    (5, {"rank9": False, "cast": EIGHT}, "a cast names its ninth character itself; leave rank9 out"),
    # Presets.
    (5, {"preset": "last_game"}, "preset cannot be 'last_game'; it can be first_game, devious_dignitaries"),
    (5, {"preset": "first_game", "cast": EIGHT}, "a preset has a cast of its own; give a preset or a cast"),
    # Fourteen of the thirty unique districts (T-2.2).
    (5, {"uniques": FOURTEEN[:13]}, "a game has 14 unique districts, not 13"),
    (5, {"uniques": list(UNIQUES[:15])}, "a game has 14 unique districts, not 15"),
    (5, {"uniques": [*FOURTEEN[:13], "armory"]}, "every unique district exists once; armory is named twice"),
    (5, {"uniques": [*FOURTEEN, "basilica"]}, "every unique district exists once; basilica is named twice"),
    (5, {"uniques": [*FOURTEEN[:13], "tavern"]}, "there is no unique district 'tavern'; there are armory, basilica"),
    (5, {"uniques": "all"}, "uniques is a list of names, or random, not 'all'"),
    # The rest.
    (5, {"crown": 5}, "the first crown goes to a seat from 0 to 4, or random, not 5"),
    (5, {"crown": -1}, "the first crown goes to a seat from 0 to 4, or random, not -1"),
    (5, {"crown": True}, "the first crown goes to a seat from 0 to 4, or random, not True"),
    (5, {"crown": "A"}, "the first crown goes to a seat from 0 to 4, or random, not 'A'"),
    (5, {"draw": "seven"}, "draw is the seed of what is random, a number, not 'seven'"),
    (5, {"expansions": []}, "citadels has no option 'expansions'; it has preset, cast, uniques, rank9, crown, draw"),
    (1, {}, "citadels is for 2-8 players, not 1"),
    (9, {}, "citadels is for 2-8 players, not 9"),
]


# rules: T-2.1, T-2.2, T-2.5, R-70
@pytest.mark.parametrize(("players", "options", "reason"), REFUSED)
def test_an_impossible_table_is_refused_with_the_reason(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        LISTING.load(players, **options)
    assert str(refused.value).startswith(reason)


# rules: T-2.5
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", [preset.name for preset in PRESETS])
def test_every_preset_can_be_played_by_every_number(preset: str, players: int) -> None:
    cast = cast_of(players, preset=preset)
    assert len(cast) == (9 if players in (3, 8) else 8)
    assert "emperor" not in cast or players > 2
    assert "queen" not in cast or players > 4
    if players > 2:
        with_ninth = cast_of(players, preset=preset, rank9=True)
        assert with_ninth[:8] == cast[:8]
        assert len(with_ninth) == 9


def test_presets_are_complete_and_of_the_right_cards() -> None:
    assert len(PRESETS) == 7
    ranks = {c.name: c.rank for c in CHARACTERS}
    for preset in PRESETS:
        assert [ranks[name] for name in preset.characters] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert ranks[preset.ninth] == 9
        assert len(set(preset.uniques)) == 14
        assert set(preset.uniques) <= set(UNIQUES)


def test_replacements_in_presets() -> None:
    """T-16: Artist for the Queen with 3 and 4 players, King for the Emperor with 2, no ninth with 2."""
    queens, emperors = "devious_dignitaries", "illustrious_emissaries"
    assert cast_of(3, preset=queens)[8] == "artist"
    assert cast_of(4, preset=queens, rank9=True)[8] == "artist"
    assert cast_of(4, preset=queens, rank9="tax_collector")[8] == "tax_collector"
    assert cast_of(5, preset=queens, rank9=True)[8] == "queen"
    assert cast_of(8, preset=queens)[8] == "queen"
    assert cast_of(2, preset=emperors)[3] == "king"
    assert cast_of(3, preset=emperors)[3] == "emperor"
    assert len(cast_of(2, preset=queens)) == 8
    assert len(cast_of(2, preset=queens, rank9=False)) == 8


def test_the_first_game_gets_an_artist_if_nine_are_needed() -> None:
    """R-68."""
    assert cast_of(5) == EIGHT
    for players in (3, 8):
        assert cast_of(players) == [*EIGHT, "artist"]
    assert cast_of(3, rank9="tax_collector") == [*EIGHT, "tax_collector"]
    assert cast_of(8, rank9="queen") == [*EIGHT, "queen"]


@pytest.mark.parametrize("players", range(2, 9))
def test_random_tables_are_possible_and_fixed_by_their_seed(players: int) -> None:
    found = set()
    for seed in range(30):
        rules = loaded(players, cast="random", uniques="random", crown="random", draw=seed)
        again = loaded(players, cast="random", uniques="random", crown="random", draw=seed)
        assert again.options == rules.options
        assert loaded(players, **rules.options).options == rules.options
        found.add(tuple(rules.options["cast"]))
    assert len(found) > 20
    if players > 2:
        assert cast_of(players, cast="random", rank9="artist", draw=1)[8] == "artist"


def test_every_character_and_every_unique_district_comes_up_at_random() -> None:
    tables = [loaded(5, cast="random", uniques="random", crown="random", rank9=True, draw=seed) for seed in range(60)]
    assert {name for rules in tables for name in rules.options["cast"]} == set(CHARACTER_NAMES)
    assert {name for rules in tables for name in rules.options["uniques"]} == set(UNIQUES)
    assert {rules.options["crown"] for rules in tables} == {0, 1, 2, 3, 4}


def test_a_cast_may_be_written_in_any_order_and_has_random_uniques() -> None:
    assert cast_of(5, cast=EIGHT[::-1]) == EIGHT
    one, other = loaded(5, cast=EIGHT, draw=1), loaded(5, cast=EIGHT, draw=2)
    assert one.options["uniques"] != other.options["uniques"]
    assert loaded(5, cast=EIGHT, uniques=FOURTEEN).options["uniques"] == FOURTEEN


def test_the_deck_has_54_basic_and_14_unique_districts() -> None:
    """Those that are not in play do not exist (T-2.2)."""
    stock = loaded(5, uniques=FOURTEEN).stock["district"]
    assert sum(stock) == 68
    in_play = {DISTRICT_NAMES[number] for number in range(PLAIN) if DISTRICTS[number].kind == UNIQUE and stock[number]}
    assert in_play == set(FOURTEEN)
    assert sum(count for number, count in enumerate(stock) if DISTRICTS[number].kind != UNIQUE) == 54


def test_every_table_has_the_same_answers() -> None:
    """Words of all characters and districts belong to every game, so an answer has one number everywhere."""
    spaces = [loaded(5, cast="random", draw=seed).space for seed in range(5)]
    assert len({tuple(answer.text for answer in space.answers) for space in spaces}) == 1
