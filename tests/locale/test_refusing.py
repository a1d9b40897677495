"""Why options, games and bots cannot be, in every language."""

import pickle
from typing import Any

import pytest

from greathall import games
from greathall.engine import BadOptions, Listing
from greathall.locale.refusing import refused
from tools.languages import languages

CITADELS, PALADINS = games.find("citadels"), games.find("paladins")
CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
WRONG: list[tuple[Listing, int, dict[str, Any], str, str]] = [
    (CITADELS, 9, {}, "players", "the game is for 2-8 players, not 9"),
    (CITADELS, 4, {"colour": 1}, "no_option", "there is no option “colour”; there are: preset, cast, uniques, rank9"),
    (CITADELS, 4, {"preset": "x"}, "value", "preset cannot be “x”; it can be: first_game"),
    (CITADELS, 4, {"preset": "first_game", "cast": CAST}, "preset_or_cast", "a preset has a cast of its own"),
    (CITADELS, 4, {"cast": CAST, "rank9": True}, "ninth_in_cast", "a cast names its ninth character itself"),
    (CITADELS, 4, {"rank9": "king"}, "bad_ninth", "the ninth character can be one of these: Queen, Artist"),
    (CITADELS, 2, {"rank9": True}, "no_ninth", "two players use no ninth character"),
    (CITADELS, 8, {"rank9": False}, "ninth_needed", "8 players need a ninth character"),
    (CITADELS, 4, {"cast": [*CAST, "queen"]}, "queen", "the Queen needs at least 5 players"),
    (CITADELS, 4, {"cast": [*CAST, "clown"]}, "no_character", "there is no character “clown”"),
    (CITADELS, 4, {"cast": [*CAST, "witch"]}, "same_rank", "each rank has one character, and rank 1 has several: "),
    (CITADELS, 4, {"cast": CAST[1:]}, "rank_missing", "the cast lacks rank 1: Assassin, Witch, Magistrate"),
    (CITADELS, 4, {"cast": "all"}, "no_list", "cast takes a list of names, or random"),
    (CITADELS, 4, {"crown": 7}, "crown", "the first crown goes to a seat from 0 to 3, or random"),
    (CITADELS, 4, {"draw": "x"}, "draw", "draw is a number"),
    (CITADELS, 4, {"uniques": ["moat"]}, "no_district", "there is no unique district “moat”"),
    (CITADELS, 4, {"uniques": ["keep"] * 14}, "double_district", "every unique district exists once, and this one"),
    (CITADELS, 4, {"uniques": ["keep"]}, "uniques", "a game needs 14 unique districts; 1 are chosen"),
    (PALADINS, 2, {"difficulty": "easy"}, "difficulty_alone", "difficulty is for one player against the Opponent"),
    (PALADINS, 1, {"difficulty": "impossible"}, "difficulty_expansion", "difficulty impossible needs the expansion"),
    (PALADINS, 2, {"facts": {"moat": {}}}, "facts", "these corrections are not possible: facts has no table 'moat'"),
    (PALADINS, 2, {"expansions": "x"}, "list", "expansions takes a list"),
]


def error_of(listing: Listing, players: int, options: dict[str, Any]) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        listing.with_options(players, options)
    return caught.value


@pytest.mark.parametrize(("listing", "players", "options", "reason", "said"), WRONG, ids=[row[3] for row in WRONG])
def test_every_option_that_cannot_be_is_explained(
    listing: Listing, players: int, options: dict[str, Any], reason: str, said: str
) -> None:
    error = error_of(listing, players, options)
    assert (error.reason, error.game) == (reason, listing.name if reason in listing.refusals else "")
    assert refused(error, listing if error.game else None, []).startswith(said)
    spoken = {refused(error, listing if error.game else None, [language]) for language in languages()}
    assert len(spoken) == len(languages()), spoken


def test_every_refusal_of_a_game_happens() -> None:
    seen = {row[3] for row in WRONG}
    assert {name for listing in (CITADELS, PALADINS) for name in listing.refusals} - seen == {"emperor"}
    assert error_of(CITADELS, 2, {"cast": [*CAST[:3], "emperor", *CAST[4:]]}).reason == "emperor"


def test_what_has_no_sentence_is_said_as_it_is_written() -> None:
    assert refused(BadOptions("facts.wall: no"), None, ["pl"]) == "facts.wall: no"


def test_it_can_be_sent_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(error_of(CITADELS, 4, {"cast": CAST[1:]})))
    assert (error.reason, error.game, error.values["rank"]) == ("rank_missing", "citadels", 1)
