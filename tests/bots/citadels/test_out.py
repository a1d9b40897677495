"""Nobody who plays at a table names a character that everybody sees lying face up."""

from collections.abc import Iterator

import pytest

from greathall.bots import Seat, make
from greathall.engine import Luck, Match
from greathall.games.citadels.options import LISTING

NAMING = ("kill", "bewitch", "rob", "place_warrant", "place_threat")
CASTS = {  # among them everybody who names a character
    "assassin": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "witch": ["witch", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "magistrate": ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
}
BOTS = ("easy", "normal", "search:8")
GAMES = 12


def named(cast: str) -> Iterator[tuple[Match, str]]:
    """Random games up to every question for a character while some lie face up."""
    for seed in range(GAMES):
        match, luck = (
            LISTING.load(4 + seed % 2, cast=CASTS[cast], uniques="random", draw=seed).new(seed=seed),
            Luck(seed),
        )
        while not match.over:
            seat = match.deciders()[0]
            question = match.question(seat)
            assert question is not None
            up = match.view(seat)["up"]
            if question["kind"] in NAMING and up and any(row["name"] not in up for row in question["answers"]):
                yield match, match.rules.seats[seat]
            answers = match.legal(seat)
            match.play(answers[luck.below(len(answers))], seat)


@pytest.mark.parametrize("cast", CASTS)
@pytest.mark.parametrize("bot", BOTS)
def test_what_lies_face_up_is_never_named(bot: str, cast: str) -> None:
    seen = 0
    for number, (match, seat) in enumerate(named(cast)):
        name = match.text(make(bot, number).choose(Seat(match, seat))).split()[-1]
        assert name not in match.view(seat)["up"]
        seen += 1
        if seen == 40:
            break
    assert seen == 40
