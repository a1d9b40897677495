"""Hidden means hidden on the wire: every message is the same, letter by letter, in all positions a viewer cannot tell
apart."""

import asyncio

import msgspec
import pytest
from samples import inquest, masons_modules
from server.wiretap import Listening, Tap, answering, said
from sizes import whole
from tables import EVERY_CARD

from greathall.engine import Listing, Match
from greathall.engine.check import ContractBroken, Report
from greathall.games.citadels.options import LISTING
from greathall.server.protocol.messages import Settings
from greathall.server.table.numbers import Numbers
from greathall.server.table.showing import show_game

SAMPLES = [(listing, players) for listing in (masons_modules.LISTING, inquest.LISTING) for players in listing.players]


def listen(tap: Tap, every: int, seed: int = 1) -> Listening:
    """A whole random game, in which everything is compared every few answers."""
    listening = Listening(tap, Report(tap.game.name, len(tap.game.seats)), seed, every)
    listening.play()
    return listening


@pytest.mark.parametrize("players", [whole(players) if players in (6, 7) else players for players in EVERY_CARD])
def test_no_message_of_citadels_tells_a_secret(players: int) -> None:
    listening = listen(Tap(LISTING.load(players, **EVERY_CARD[players]), players), every=10 + 5 * players, seed=players)
    report = listening.secrets.report
    assert report.redealt_share > 0.9
    assert min(report.leaks, report.echoes - report.skipped, listening.refused) > 0


@pytest.mark.parametrize(("listing", "players"), SAMPLES, ids=lambda value: getattr(value, "name", value))
def test_no_message_of_a_small_game_tells_a_secret(listing: Listing, players: int) -> None:
    for seed in range(2):
        listening = listen(Tap(listing.load(players), seed), every=3, seed=seed)
        assert min(listening.secrets.report.leaks, listening.refused) > 0


def test_what_is_taken_back_was_among_it() -> None:
    assert listen(Tap(inquest.LISTING.load(2), seed=1), every=1).undone > 10


class Glass(Tap):
    """A table that shows everybody everything."""

    def text(self, match: Match, numbers: Numbers, seat: int, since: int) -> str:
        message = show_game(match, numbers, Settings(), seat, since)
        message.view = match.view((seat + 1) % len(self.game.seats))
        return msgspec.json.encode(message).decode()


class Gossip(Tap):
    """A table that tells everybody what happened to others."""

    def text(self, match: Match, numbers: Numbers, seat: int, since: int) -> str:
        message = show_game(match, numbers, Settings(), seat, since)
        message.events = match.events((seat + 1) % len(self.game.seats), since + 1)
        return msgspec.json.encode(message).decode()


class Careless(Tap):
    """A table that says in passing how many answers the one who is asked has."""

    def text(self, match: Match, numbers: Numbers, seat: int, since: int) -> str:
        shown = super().text(match, numbers, seat, since)
        return f"[{shown}, {[len(match.legal(other)) for other in match.deciders()]}]"


@pytest.mark.parametrize("leaky", [Glass, Gossip, Careless])
def test_a_message_that_tells_more_is_caught(leaky: type[Tap]) -> None:
    with pytest.raises(ContractBroken, match=r"hidden means hidden|learned"):
        listen(leaky(LISTING.load(4), seed=1), every=3)


def test_nobody_may_try_what_they_would_draw() -> None:
    """Cards that are drawn and then refused would be seen, or drawn as often as one likes."""
    game = LISTING.load(2)
    match = game.new(seed=1)
    while "gather cards" not in (texts := [match.text(answer) for answer in match.legal(match.deciders()[0])]):
        match.play(match.legal(match.deciders()[0])[0], match.deciders()[0])
    seat, draw = match.deciders()[0], match.parse("gather cards")
    trial = match.clone()
    trial.play(draw, seat)
    live = Tap(game, 1).live(match, Numbers(match))
    heard = asyncio.run(said(live, seat, [answering(match.answered, [draw, keep]) for keep in trial.legal(seat)]))
    refusals = msgspec.json.decode(heard)[2:]
    assert texts and {refusal["reason"] for refusal in refusals} == {"other_question"}
    assert len(refusals) == len(trial.legal(seat)) > 1
