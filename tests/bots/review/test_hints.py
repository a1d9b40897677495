"""What `rule` would answer, and why."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from bots.masons_judge import MasonsJudge
from samples import masons_modules

from greathall.bots import RuleBot, Seat
from greathall.bots.judges.judge import Remark
from greathall.bots.judges.registry import MAKERS, register_judge
from greathall.bots.review.hints import HintSentences, hint
from greathall.engine import Listing

MESSAGES = """
masons-consideration-gathers_gold = Two gold are two points.
masons-consideration-risks = The { $card } could be confiscated, with { $points ->
        [one] its point
       *[other] its { $points } points
    }.
"""


@pytest.fixture(autouse=True)
def masons_judge() -> Iterator[None]:
    register_judge("masons", MasonsJudge)
    yield
    del MAKERS["masons"]


@pytest.fixture
def listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Listing:
    """Masons with messages for its considerations besides its own."""
    place = tmp_path / "masons_words" / "locale" / "en"
    place.mkdir(parents=True)
    (place.parents[1] / "__init__.py").write_text("")
    own = Path(masons_modules.__file__).parent / "locale" / "en" / "masons.ftl"
    (place / "masons.ftl").write_text(own.read_text(encoding="utf-8"))
    (place / "masons_bots.ftl").write_text(MESSAGES)
    monkeypatch.syspath_prepend(tmp_path)
    base = masons_modules.LISTING
    return Listing(base.name, base.title, base.players, base.build, base.options, messages="masons_words")


def test_a_hint_is_what_rule_would_answer(listing: Listing) -> None:
    match = listing.load(2, modules=[]).new(seed=4)
    seat = Seat(match, match.deciders()[0])
    for seed in range(5):
        assert hint(seat, seed).answer == RuleBot(seed).choose(seat)


def test_it_says_why_in_words(listing: Listing) -> None:
    game = listing.load(2, modules=[])
    match = game.new(seed=4)
    seat = Seat(match, match.deciders()[0])
    said = {match.text(found.answer): found.remarks for found in (hint(seat, seed) for seed in range(8))}
    sentences = HintSentences(game)
    assert [sentences.remark(remark) for remark in said["gather gold"]] == ["Two gold are two points."]
    assert [sentences.remark(remark) for remark in said["pawn"]] == ["masons-consideration-pawns"]


@pytest.mark.parametrize(
    ("args", "text"),
    [
        ((5, 4), "The castle could be confiscated, with its 4 points."),
        ((0, 1), "The tavern could be confiscated, with its point."),
    ],
)
def test_arguments_are_told_by_their_names(listing: Listing, args: tuple[int, int], text: str) -> None:
    game = listing.load(2)
    risks = next(one for one in MasonsJudge(game.rules).considerations["turn"] if one.name == "risks")
    assert HintSentences(game).remark(Remark(risks, args, -40)) == text
