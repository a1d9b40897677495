"""What a short search would answer, its plan, how much better that is, and why."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from bots.masons_judge import MasonsJudge
from bots.small_games import POINTS, First, Third
from bots.small_games import game as small_game
from samples import masons_modules

from greathall import games
from greathall.bots import RuleBot, Seat, judge_of
from greathall.bots.judges.judge import POINT, Remark
from greathall.bots.judges.registry import MAKERS, register_judge
from greathall.bots.review.hints import TOLD, Adviser, HintSentences, hint
from greathall.bots.thinkers.search import BEHIND
from greathall.engine import Listing, Luck, Match

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


@pytest.mark.parametrize(("better", "worse"), [(0, 1), (1, 0)])
def test_a_hint_is_what_brings_more_and_says_how_much(better: int, worse: int) -> None:
    points: POINTS = {(one, other): (6 if one == better else 2, 3) for one in (0, 1) for other in (0, 1)}
    s = small_game(points, First(0), Third(0))
    found = hint(Seat(Match(s.rules, s, Luck(1)), 0), 5, 20)
    assert (found.answer, found.instead) == (better, worse)
    assert found.points > POINT


def test_what_nobody_would_try_is_behind_by_what_the_judge_says(positions: list[Match]) -> None:
    clear = 0
    for match in positions:
        seat = match.deciders()[0]
        adviser = Adviser(3, 6)
        found, imagined = adviser.advise(Seat(match, seat)), adviser.imagining.of(Seat(match, seat))
        assert found.instead in match.legal(seat)
        weights = imagined.judge.weigh_all(imagined.state, seat, imagined.question, imagined.options)
        most, second = sorted(weights)[:-3:-1]
        if most - second > BEHIND and found.answer == imagined.number(imagined.options[weights.index(most)]):
            clear += 1
            assert found.points == most - second
    assert clear > 2


def test_where_nothing_is_better_it_is_better_by_nothing() -> None:
    s = small_game({(one, other): (3, 3) for one in (0, 1) for other in (0, 1)}, First(0), Third(0))
    found = hint(Seat(Match(s.rules, s, Luck(1)), 0), 5, 20)
    assert found.instead is not None and found.points < POINT / 2


@pytest.fixture(scope="module")
def positions() -> list[Match]:
    """Moments of real games, at questions with a choice."""
    found = []
    for name, players in (("citadels", 3), ("paladins", 2)):
        match = games.load(name, players).new(6)
        line_up = [RuleBot(seat) for seat in range(players)]
        while match.answered < 160 and not match.over:
            seat = match.deciders()[0]
            if match.answered % 6 == 5 and len(match.legal(seat)) > 1:
                found.append(match.clone())
            match.play(line_up[seat].choose(Seat(match, seat)), seat)
    return found


def test_a_plan_is_made_of_own_answers_that_do_something(positions: list[Match]) -> None:
    lengths = []
    for match in positions:
        seat = match.deciders()[0]
        found, judge = hint(Seat(match, seat), 3, 6), judge_of(match.rules)
        assert found.plan[0].answer == found.answer and found.instead != found.answer and found.points >= 0
        assert {step.seat for step in found.plan} == {seat}
        for step in found.plan[1:]:
            assert step.kind not in judge.payments and not match.rules.space.answers[step.answer].declines
        lengths.append(len(found.plan))
    assert max(lengths) == TOLD and min(lengths) == 1


def test_a_plan_tells_nothing_that_is_not_known_yet(positions: list[Match]) -> None:
    """Whatever others hold, it is the same; and who draws cards does not know yet which to keep."""
    drawn = 0
    for match in positions:
        seat = match.deciders()[0]
        found, other = (hint(Seat(one, seat), 4, 6) for one in (match, match.redeal(seat, match.answered)))
        assert replace(found, remarks=[]) == replace(other, remarks=[])
        assert [(one.consideration.name, one.args, one.weight) for one in found.remarks] == [
            (one.consideration.name, one.args, one.weight) for one in other.remarks
        ]
        cards = [answer for answer in match.legal(seat) if match.text(answer) == "gather cards"]
        if cards:
            adviser, held = Adviser(1, 6), Seat(match, seat)
            imagined = adviser.imagining.of(held)
            plan = adviser.plan(held, imagined, imagined.option(cards[0]))
            drawn += 1
            assert "keep" not in {step.kind for step in plan}
    assert drawn > 3


def test_it_says_why_in_words(listing: Listing) -> None:
    game = listing.load(2, modules=[])
    match = game.new(seed=4)
    seat = Seat(match, match.deciders()[0])
    said = {match.text(found.answer): found.remarks for found in (hint(seat, seed, 40) for seed in range(8))}
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
