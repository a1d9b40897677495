"""Regret minimization: a game whose value is known is solved; what tells seats apart is what they were shown."""

import pytest

from greathall.baselines import small
from greathall.baselines.kuhn import LISTING, VALUE
from greathall.baselines.regrets.duels import duels
from greathall.baselines.regrets.learning import Regrets, iterate, sample
from greathall.baselines.regrets.positions import Information, Position, root
from greathall.baselines.regrets.trees import BestResponse, Node, exploitability, grow, value
from greathall.engine import CHANCE, BadOptions, Luck, Match


def kuhn() -> Position:
    return root(LISTING.load().new(chance="explicit"))


def tree() -> Node:
    return grow(kuhn(), "points")[0]


def test_kuhn_poker_is_worth_what_is_known_of_it() -> None:
    regrets, whole = Regrets(), tree()
    before = exploitability(whole, {})
    for _ in range(200):
        iterate(regrets, whole)
    average = regrets.average()
    assert before > 0.4
    assert len(average) == 12
    assert value(whole, average)[0] == pytest.approx(VALUE, abs=0.001)
    assert exploitability(whole, average) < 0.001


def test_an_equilibrium_has_the_frequencies_of_the_book() -> None:
    """A bets a King three times as often as a Jack, and never a Queen."""
    regrets, whole = Regrets(), tree()
    for _ in range(500):
        iterate(regrets, whole)
    average = regrets.average()
    bets = sorted(average[node.information][1] for node in opening(whole))
    assert bets[0] == pytest.approx(0, abs=0.01)
    assert bets[2] == pytest.approx(3 * bets[1], abs=0.03)


def opening(whole: Node) -> list[Node]:
    """A's first question, once with each card."""
    found: dict[Information, Node] = {}
    waiting = [whole]
    while waiting:
        node = waiting.pop()
        if node.asked == CHANCE:
            waiting += node.children
        else:
            found[node.information] = node
    return list(found.values())


def test_nobody_can_do_better_against_an_equilibrium_but_against_chance_answers() -> None:
    whole = tree()
    assert BestResponse(whole, 0, {}).value == pytest.approx(0.5)
    assert BestResponse(whole, 1, {}).value == pytest.approx(5 / 12)


def test_sampling_comes_near_the_equilibrium_as_well() -> None:
    regrets, luck, start, whole = Regrets(), Luck(1), kuhn(), tree()
    for _ in range(1000):
        sample(regrets, start, "points", luck)
    assert exploitability(whole, regrets.average()) < 0.06


def test_a_large_game_is_not_looked_at_as_a_whole() -> None:
    with pytest.raises(BadOptions, match="too large"):
        grow(kuhn(), "points", most=30)


def test_a_seat_tells_positions_apart_by_what_it_was_shown() -> None:
    """The digest says the same as the whole text of `Match.information`."""
    texts: dict[Information, set[str]] = {}
    digests: dict[tuple[int, str], set[bytes]] = {}
    waiting = [kuhn()]
    while waiting:
        position = waiting.pop()
        if position.over:
            continue
        if position.asked != CHANCE:
            text = position.match.information(position.asked)
            texts.setdefault(position.information, set()).add(text)
            digests.setdefault((position.asked, text), set()).add(position.information[1])
        answers = [n for n, _ in position.outcomes()] if position.asked == CHANCE else position.legal
        waiting += [position.after(answer) for answer in answers]
    assert len(texts) == len(digests) == 12
    assert all(len(said) == 1 for said in texts.values())
    assert all(len(said) == 1 for said in digests.values())


def played_to_its_end(match: Match, luck: Luck) -> Position:
    position = root(match)
    while not position.over:
        if position.asked == CHANCE:
            position = position.drawn(luck)
        else:
            position = position.after(position.legal[luck.below(len(position.legal))])
    return position


def test_the_small_citadels_ends_after_two_turns() -> None:
    for seed in range(10):
        match = small.deal(seed)
        assert match.deciders() == [0]
        end = played_to_its_end(match, Luck(seed))
        assert end.match.answered < 25


def test_a_deal_hides_from_each_seat_what_it_may_not_know() -> None:
    """B is somebody else in other deals, and A is shown the same."""
    views = [small.deal(seed).view("A") for seed in range(8)]
    assert all(view == views[0] for view in views)
    behind_the_king = {small.deal(seed).view("B")["seats"]["B"]["characters"][1] for seed in range(30)}
    assert behind_the_king == {"bishop", "merchant", "architect", "warlord"}


def test_what_was_sampled_plays_and_is_the_same_again() -> None:
    found = []
    for _ in range(2):
        regrets, luck = Regrets(), Luck(3)
        for _ in range(2):
            sample(regrets, root(small.deal(luck.below(100))), "win", luck)
        played = list(duels(small.deal, regrets.average(), "random", 2))
        found.append((len(regrets.rows), played))
    assert found[0] == found[1]
    assert [outcome.bots for outcome in found[0][1][0].outcomes] == [["mccfr", "random"], ["random", "mccfr"]]
