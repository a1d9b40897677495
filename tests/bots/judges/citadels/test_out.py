"""Nobody who plays at a table names a character that everybody sees lying face up."""

from collections.abc import Iterator

import pytest
from sizes import whole

from greathall.bots import AT_TABLE, Seat, make, seated
from greathall.engine import Luck, Match
from greathall.games.citadels.options import LISTING

NAMING = ("kill", "bewitch", "rob", "place_warrant", "place_threat")
CASTS = {  # among them everybody who names a character
    "assassin": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "witch": ["witch", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "magistrate": ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
}
# Those that think ahead are as they are at a table, but for how long they think.
QUICKER = {"strong": "learned:8", "hard": "learned:8", "expert": "learned:16", "master": "search:16"}
OFTEN = ("beginner", "normal", "strong", "random")
BOTS = (*(bot if bot in OFTEN else whole(bot) for bot in AT_TABLE), whole("instinct"))
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
def test_what_is_face_up_is_never_named(bot: str, cast: str) -> None:
    seen = 0
    for number, (match, seat) in enumerate(named(cast)):
        name = match.text(seated(QUICKER.get(bot, bot), number).choose(Seat(match, seat))).split()[-1]
        assert name not in match.view(seat)["up"]
        seen += 1
        if seen == (10 if bot in ("skilled", *QUICKER) else 40):
            return
    raise AssertionError(f"only {seen} questions")


def test_the_bot_that_researchers_call_random_draws_from_all_answers() -> None:
    bot = make("random", 3)
    texts = ((match, seat, match.text(bot.choose(Seat(match, seat)))) for match, seat in named("witch"))
    assert any(text.split()[-1] in match.view(seat)["up"] for match, seat, text in texts)
