"""The contract check passes on good games and catches every sort of bad one."""

import pytest
from samples import broken, inquest, masons_modules

from greathall.engine import Entry, Game
from greathall.engine.check import ContractBroken, Report, check

GOOD = [(entry, players) for entry in (masons_modules.ENTRY, inquest.ENTRY) for players in entry.players]


@pytest.mark.no_cover
@pytest.mark.parametrize(("entry", "players"), GOOD, ids=lambda value: getattr(value, "name", value))
def test_good_games_pass(entry: Entry, players: int) -> None:
    report = check(entry.load(players), games=8)
    assert report.games == 8
    assert report.undone > 0
    assert report.skipped_share <= 0.4
    assert report.redealt_share >= 0.95
    assert report.leaks > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("modules", [[], ["collector"], ["magistrate"], ["factory", "magistrate"]], ids="+".join)
def test_every_composition_passes(modules: list[str]) -> None:
    check(masons_modules.ENTRY.load(3, modules=modules), games=4)


def variant(name: str, players: int = 3) -> Game:
    return broken.BROKEN.load(players, variant=name)


EITHER = "hidden means hidden or who learned nothing is sent the same"
CATCHES = {
    "telling_view": ("hidden means hidden", "view.castles"),
    "counting_view": (EITHER, "view.options"),  # seen in a position, or after the next answer
    "sharing": ("a clone shares nothing", "gold"),
    "identity": ("a redeal changes something", "0.0%"),
    "mixed_backs": ("hidden means hidden", "sees other backs"),
    "dead_end": ("no dead ends", "Nothing"),
    "not_listed": ("options are the candidates not refused", "Sly"),
    "superfluous": ("learned grows only when something is learned", "extra"),
    "silent_turn": ("who learned nothing is sent the same", "asked"),
    "unsorted": ("candidates are sorted and unique", "Unsorted"),
    "endless": ("games end", "300"),
    "forgotten": ("who learned nothing is sent the same", "news"),
    "careless": ("what can be taken back shows only the card it lays open", "news"),
    "fickle": (EITHER, "final"),  # seen in a position, or after the next answer
    "unfounded": ("the truth is possible", "seat"),
    "losing": ("all cards exist", "of 5"),
    "two_pushes": ("the rules run", "second push"),
    "restless": ("frames can be made again", "Named"),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", CATCHES)
def test_it_catches(name: str) -> None:
    promise, word = CATCHES[name]
    with pytest.raises(ContractBroken) as caught:
        check(variant(name), games=12, cap=300)
    assert caught.value.promise in promise.split(" or ")
    assert word in str(caught.value)


@pytest.mark.no_cover
def test_the_same_game_unbroken_passes() -> None:
    check(variant("fine"), games=12, cap=300)


def test_it_catches_an_order_that_matters() -> None:
    with pytest.raises(ContractBroken, match="the order of simultaneous answers does not matter"):
        check(broken.RUSH.load(3), games=2)


def test_the_report_says_what_was_seen() -> None:
    text = str(check(inquest.ENTRY.load(2), games=2))
    assert "inquest for 2: 2 games" in text
    assert "% skipped" in text
    assert Report("empty", 2).skipped_share == 0
