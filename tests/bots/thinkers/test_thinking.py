"""How `rule` and `greedy` choose."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from bots.masons_judge import MasonsJudge
from samples import inquest, masons_modules

from greathall import bots
from greathall.bots import GreedyBot, RandomBot, RuleBot, Seat, play_match
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import MAKERS, register_judge
from greathall.bots.thinkers.greedy import Begun
from greathall.bots.thinkers.imagining import Imagining
from greathall.bots.thinkers.rule import pick_greatest
from greathall.engine import Luck, Match, Ruleset, State, apply, question

Maker = Callable[[int], bots.Bot]

CASTLE = 5
THINKERS = ("rule", "greedy", "easy")


@pytest.fixture(autouse=True)
def masons_judge() -> Iterator[None]:
    register_judge("masons", MasonsJudge)
    yield
    del MAKERS["masons"]


def masons(seed: int, **options: Any) -> Match:
    return masons_modules.LISTING.load(2, **options).new(seed=seed)


def answer(bot: bots.Bot, match: Match) -> str:
    """What it says to the next question."""
    return match.text(bot.choose(Seat(match, match.deciders()[0])))


def win_share(first: Maker, second: Maker, games: int) -> float:
    """The share of wins of a bot over another at Masons, sitting first and second in turns."""
    won = 0.0
    for game in range(games):
        match = masons(game // 2)
        makers = [first, second] if game % 2 == 0 else [second, first]
        play_match(match, [make(10 * game + seat) for seat, make in enumerate(makers)])
        if game % 2 in match.winners():
            won += 1 / len(match.winners())
    return won / games


def test_among_the_greatest_luck_decides() -> None:
    luck = Luck(1)
    picked = [pick_greatest([3, 5, 8, 9], [7, 2, 7, 6], luck) for _ in range(50)]
    assert set(picked) == {3, 8}
    assert pick_greatest([4], [-3], luck) == 4


def test_rule_takes_what_its_judge_likes_best() -> None:
    match = masons(4, modules=[])
    seat = match.deciders()[0]
    said = []
    while match.deciders() == [seat]:
        said.append(answer(RuleBot(1), match))
        match.say(said[-1], seat)
    assert sorted(said[:2]) == ["gather gold", "pawn"]
    assert said[-1] == "end turn"
    assert not any(text.startswith(("build", "spy")) for text in said)


@pytest.mark.parametrize("name", THINKERS)
def test_games_are_played_to_their_end(name: str, match: Match) -> None:
    people = match.rules.automatic.count(False)
    play_match(match, [bots.make(name, seat) for seat in range(people)])
    assert match.over


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_gives_the_same_answers(name: str, match: Match) -> None:
    again = match.clone()
    people = match.rules.automatic.count(False)
    for played in (match, again):
        play_match(played, [bots.make(name, seat) for seat in range(people)])
    assert match.record().text() == again.record().text()


@pytest.mark.parametrize("name", ["rule", "greedy", "easy"])
def test_thinking_is_better_than_luck(name: str) -> None:
    assert win_share(lambda seed: bots.make(name, seed), RandomBot, 40) > 0.75


def test_mistakes_make_it_weaker() -> None:
    assert win_share(lambda seed: GreedyBot(seed), lambda seed: GreedyBot(seed, mistakes=5000), 40) > 0.75


def test_greedy_takes_the_points_that_are_there() -> None:
    """Without a judge the score counts: a seat that holds silver gains nothing at once by recruiting."""
    match = inquest.LISTING.load(2).new(seed=1)
    while match.question(0) is None or match.legal(0)[0] != match.parse("steal"):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    assert {"work", "recruit squire"} <= {match.text(number) for number in match.legal(0)}
    assert answer(GreedyBot(3), match) in ("work", "steal")


def test_what_an_answer_opens_is_finished_before_it_is_judged() -> None:
    """Gathering cards opens the question which to keep; behind it the turn goes on, which is no part of it."""
    match = masons(4, modules=[])
    seat = match.deciders()[0]
    s = match.state.clone()
    asked = question(s, seat)
    assert asked is not None
    begun = Begun(s, seat, asked)
    apply(s, seat, 2)
    opened = question(s, seat)
    assert opened is not None
    assert opened.kind == "keep"
    begun.finish(s, Judge(match.rules), Luck(1))
    after = question(s, seat)
    assert after is not None
    assert after.kind == "turn"
    assert len(s.hand[seat]) == 4  # type: ignore[attr-defined]


def test_choosing_leaves_the_match_alone(match: Match) -> None:
    seat = match.deciders()[0]
    before = match.state
    view = match.view(seat)
    for bot in (RuleBot(1), GreedyBot(1), RandomBot(1)):
        assert bot.choose(Seat(match, seat)) in match.legal(seat)
    assert match.state is before
    assert match.view(seat) == view


class Doubting(MasonsJudge):
    """Believes that whoever holds a castle would have built it."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.doubts = True

    def plausible(self, s: State, seat: int) -> int:
        return 0 if CASTLE in s.hand[1 - seat] else 5  # type: ignore[attr-defined]


def test_what_is_plausible_is_imagined_more_often() -> None:
    match = masons(4, modules=[])
    seat = Seat(match, match.deciders()[0])

    def castles(imagining: Imagining) -> int:
        return sum(CASTLE in imagining.likely(seat).state.hand[1 - seat.number] for _ in range(60))  # type: ignore[attr-defined]

    assert castles(Imagining(Luck(1))) > 12
    del MAKERS["masons"]
    register_judge("masons", Doubting)
    assert castles(Imagining(Luck(1))) < 6
