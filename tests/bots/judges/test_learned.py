"""Judges that learned: nets in whole numbers, and what is made of what they say."""

import json
import math
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
from samples import inquest

import greathall
from greathall import bots
from greathall.bots.budget import Budget
from greathall.bots.judges.judge import POINT, Judge, chances_of
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import NARROW, UNIT, WIDE, Layer, Net, read_net
from greathall.bots.judges.learned.nets import learned_judge, net_for
from greathall.bots.judges.registry import judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.search import SearchBot
from greathall.engine import BadOptions, Luck, Match, Ruleset, State, question
from greathall.engine.encoding.encoder import encoding_of
from greathall.training import samples
from greathall.training.policies import Policy
from greathall.training.samples import Seen, look, play_game

GAMES = {
    "citadels": greathall.load("citadels", 4, preset="vicious_nobles"),
    "paladins": greathall.load("paladins", 2),
    "crowns": greathall.load("paladins", 1, expansions=["city_of_crowns"], difficulty="hard"),
}


Weights = list[list[int]]


def weights(luck: Luck, rows: int, units: int, most: int) -> Weights:
    return [[luck.below(2 * most + 1) - most for _ in range(units)] for _ in range(rows)]


def small_net(luck: Luck) -> tuple[Net, list[Weights], Weights, list[int]]:
    """A net, and what it is made of."""
    sizes, shifts = [13, 5, 4, 3], [4, 8, 8]
    rows = [weights(luck, a, b, 900) for a, b in pairwise(sizes)]
    biases = [weights(luck, 1, b, 30000)[0] for b in sizes[1:]]
    lanes = [NARROW, WIDE, WIDE]
    layers = [Layer(*parts) for parts in zip(lanes, rows, biases, shifts, strict=True)]
    return Net(layers, {}), rows, biases, shifts


def by_hand(observation: list[int], rows: list[Weights], biases: Weights, shifts: list[int]) -> list[float]:
    """The same, one product after the other."""
    said = observation
    for number, (layer, bias) in enumerate(zip(rows, biases, strict=True)):
        products = [[value * weight for weight in row] for value, row in zip(said, layer, strict=True)]
        sums = [sum(column) for column in zip(bias, *products, strict=True)]
        if number == len(rows) - 1:
            return [value / 2 ** (shifts[number] + UNIT) for value in sums]
        said = [max(0, value >> shifts[number]) for value in sums]
    raise AssertionError("there is a last layer")


def test_a_net_of_long_numbers_says_what_its_weights_say() -> None:
    luck = Luck(5)
    for _ in range(200):
        net, rows, biases, shifts = small_net(luck)
        numbers = [luck.below(256) if luck.below(3) == 0 else luck.below(2) for _ in range(13)]
        observation = bytearray(numbers + [0] * (net.length - 13))
        assert net.evaluate(observation) == by_hand(numbers, rows, biases, shifts)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    about = {"sizes": [2, 2, 1], "shift": [4, 8], "bias": [0, 3]}
    body = array("h", [1, -2, 3, 4, 50, -60, 700, -800, 9])
    (tmp_path / "net").write_bytes(json.dumps(about).encode() + b"\n" + body.tobytes())
    net = read_net(tmp_path / "net")
    layers = [[[1, -2], [3, 4]], [[700], [-800]]]
    for numbers in ([0, 0], [1, 0], [5, 9], [255, 255]):
        assert net.evaluate(bytearray(numbers + [0] * 6)) == by_hand(numbers, layers, [[50, -60], [72]], [4, 8])


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_those_of_every_seat_and_of_what_the_viewer_may_know(name: str) -> None:
    match = played(GAMES[name].new(seed=2), 30)
    judge = some_judge(match.rules)
    for seat in match.rules.people:
        chances = judge.chances(match.state, seat)
        assert len(chances) == len(match.rules.seats)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        for luck in range(3):
            assert judge.chances(match.redeal(seat, luck).state, seat) == chances


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_judge_likes_answers_as_the_judge_does_that_it_is_made_of(name: str) -> None:
    match = played(GAMES[name].new(seed=2), 30)
    seat = match.deciders()[0]
    imagined = match.redeal(seat, 1).state
    asked = question(imagined, seat)
    assert asked is not None
    usual, learned = judge_of(match.rules), some_judge(match.rules)
    assert learned.weigh_all(imagined, seat, asked, [0]) == usual.weigh_all(imagined, seat, asked, [0])


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_bot_plays(name: str) -> None:
    match = GAMES[name].new(seed=3)
    bots = [SearchBot(seat, Budget(iterations=2), some_judge) for seat in range(len(match.rules.seats))]
    for _ in range(40):
        seat = match.deciders()[0]
        match.play(bots[seat].choose(Seat(match, seat)), seat)


def test_a_net_for_another_encoding_is_refused() -> None:
    net, *_ = small_net(Luck(1))
    with pytest.raises(BadOptions, match="observations of 13 numbers"):
        LearnedJudge(judge_of(GAMES["citadels"].new(seed=1).rules), net)


def some_judge(rules: Ruleset) -> Judge:
    """A judge whose net has learned nothing, but says something."""
    luck, size, places = Luck(3), encoding_of(rules).size, len(rules.seats)
    layers = [
        Layer(NARROW, weights(luck, size, 4, 300), [0] * 4, 4),
        Layer(WIDE, weights(luck, 4, 2 * places, 200), [0] * 2 * places, 8),
    ]
    return LearnedJudge(judge_of(rules), Net(layers, {"places": places, "middle": 30.0, "spread": 10.0}))


def played(match: Match, answers: int) -> Match:
    """Random answers."""
    luck = Luck(7)
    for _ in range(answers):
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return match


@pytest.mark.parametrize("game", ["citadels", "paladins"])
def test_the_net_of_a_game_foresees_who_wins_better_than_the_judge_written_by_hand(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In games it has not learned from; the less it is surprised, the better."""
    net, worths = net_for(game), []

    def look_as_the_judge(s: State, seat: int) -> Seen:
        promised = judge_of(s.rules).worths(s)
        worths.append(promised[seat:] + promised[:seat])
        return look(s, seat)

    monkeypatch.setattr(samples, "look", look_as_the_judge)
    by_net, by_hand, count = 0.0, 0.0, 0
    for seed in range(1_000_000, 1_000_040):
        worths.clear()
        for sample, promised in zip(play_game(game, seed, Policy()), worths, strict=True):
            said = net.evaluate(bytearray(sample.observation + bytes(net.length - net.size)))
            odds = [math.exp(value) for value in said[: len(sample.shares)]]
            usual = chances_of(promised, 4 * POINT)
            for share, odd, chance in zip(sample.shares, odds, usual, strict=True):
                by_net -= share * math.log(odd / sum(odds))
                by_hand -= share * math.log(chance)
            count += 1
    assert count > 100
    assert by_net < by_hand


def test_the_learned_bot_asks_the_net_that_comes_with_the_package() -> None:
    rules = GAMES["citadels"].new(seed=1).rules
    assert isinstance(learned_judge(rules), LearnedJudge)
    bot = bots.make("learned:4", 1)
    assert (bot.name, isinstance(bot, SearchBot)) == ("learned", True)


def test_a_game_without_a_net_has_its_usual_judge() -> None:
    assert not isinstance(learned_judge(inquest.build(3, {})), LearnedJudge)
