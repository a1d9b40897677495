"""The contract check passes on good games and catches every sort of bad one."""

import pytest
from samples import broken, inquest, lenient, masons_modules
from sizes import whole
from tiny import Ask, Roll, Step, Steps, tiny

from greathall.engine import Each, Game, Kind, Listing, Module, begin
from greathall.engine.check import ContractBroken, Report, check
from greathall.engine.check.fairness import check_fair
from greathall.engine.machine import apply

GOOD = [(listing, players) for listing in (masons_modules.LISTING, inquest.LISTING) for players in listing.players]


@pytest.mark.no_cover
@pytest.mark.parametrize(("listing", "players"), GOOD, ids=lambda value: getattr(value, "name", value))
def test_good_games_pass(listing: Listing, players: int) -> None:
    report = check(listing.load(players), games=8)
    assert report.games == 8
    assert report.undone > 0
    assert report.skipped_share <= 0.4
    assert report.redealt_share >= 0.95
    assert report.leaks > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("modules", [[], ["collector"], ["magistrate"], ["factory", "magistrate"]], ids="+".join)
def test_every_composition_passes(modules: list[str]) -> None:
    check(masons_modules.LISTING.load(3, modules=modules), games=4)


def variant(name: str, players: int = 3) -> Game:
    return broken.BROKEN.load(players, variant=name)


EITHER = "hidden means hidden or who learned nothing is sent the same"
CATCHES = {
    "telling_view": ("hidden means hidden", "view.castles"),
    "telling_plane": ("hidden means hidden", "observation.castles"),
    "wide_plane": ("an observation keeps its ranges", "riches"),
    "counting_view": (EITHER, "view.options"),  # seen in a position, or after the next answer
    "sharing": ("a clone shares nothing", "gold"),
    "forgetting": ("a copy that becomes like another is equal", "gold"),
    "borrowing": ("a copy that becomes like another shares nothing", "gold"),
    "identity": ("a redeal changes something", "0.0%"),
    "mixed_backs": ("hidden means hidden", "sees other backs"),
    "dead_end": ("no dead ends", "Nothing"),
    "not_listed": ("options are the candidates not refused", "Sly"),
    "superfluous": ("learned grows only when something is learned", "extra"),
    "silent_turn": ("who learned nothing is sent the same", "asked"),
    "unsorted": ("candidates are sorted and unique", "Unsorted"),
    "endless": ("games end", "300"),
    "forgotten": ("who learned nothing is sent the same", "events"),
    "careless": ("what can be taken back shows only the card it lays open", "events"),
    "fickle": (EITHER, "final"),  # seen in a position, or after the next answer
    "undeclared": ("everybody sees an answer that is not secret", "extra: 'nod to"),
    "overheard": ("who learned nothing does not see a secret answer", "extra: 'nod to"),
    "in_vain": ("a kind is secret only if its answers are", "extra"),
    "hasty": ("an answer opens what it is said to open", "Hasty"),
    "rash": ("what is foreseen of an answer comes about", "Rash"),
    "boastful": ("who says there are several options has them", "Boastful"),
    "greedy": ("an answer that opens a question does nothing else", "Greedy"),
    "unfounded": ("the truth is possible", "seat"),
    "losing": ("all cards exist", "of 5"),
    "two_pushes": ("the rules run", "second push"),
    "restless": ("frames can be made again", "Named"),
}


LONG = ("identity", "in_vain", "superfluous")  # what many games are needed for


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [whole(name) if name in LONG else name for name in CATCHES])
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


def after_answering(final: bool, *steps: Step, undoable: int, askable: bool) -> None:
    """A answers a question of this kind, then this happens; check that this much may be taken back."""
    s = tiny(Module("asking", kinds=[Kind("ask", Each("say", "card"), final=final)]))
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), *steps))
    after = s.clone()
    apply(after, 0, 1)
    check_fair(s, 0, 1, after, undoable, askable)


def again(seat: int) -> Step:
    return lambda s: s.push(Ask(seat, (0, 1)))


UNFAIR: dict[str, tuple[bool, list[Step], int, bool]] = {
    "what is final stays final": (True, [again(0)], 1, False),
    "nobody forgets what was shown": (False, [lambda s: s.learn(1), again(1)], 0, True),
    "what hands the question on is closed": (False, [again(1)], 1, False),
    "luck and the end stand": (False, [lambda s: s.push(Roll())], 0, True),
}


@pytest.mark.parametrize("promise", UNFAIR)
def test_it_catches_what_stays_open_though_it_is_not_fair(promise: str) -> None:
    final, steps, undoable, askable = UNFAIR[promise]
    after_answering(final, *steps, undoable=0, askable=False)
    with pytest.raises(ContractBroken, match=promise):
        after_answering(final, *steps, undoable=undoable, askable=askable)


@pytest.mark.no_cover
@pytest.mark.parametrize("promise", lenient.LETS_BACK)
def test_it_catches_a_table_that_lets_back_what_is_closed(promise: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check(lenient.lenient(promise), games=4, cap=300)
    assert caught.value.promise == promise


@pytest.mark.no_cover
def test_the_same_table_passes_if_it_lets_nothing_back() -> None:
    check(lenient.lenient(""), games=2, cap=300)


def test_what_is_fair_passes() -> None:
    after_answering(False, again(0), undoable=1, askable=False)
    after_answering(False, again(1), undoable=0, askable=True)


def test_the_report_says_what_was_seen() -> None:
    text = str(check(inquest.LISTING.load(2), games=2))
    assert "inquest for 2: 2 games" in text
    assert "% skipped" in text
    assert Report("empty", 2).skipped_share == 0
