"""Suggestions in random games: they finish what was begun, with as few criminals as any set of workers, and then with
as many labourers; and a debt is only taken where goods are short."""

from itertools import product

import pytest
from games.paladins.acting.all_actions import ACTIONS, DONE, TABLE
from games.paladins.playing import WORKERS, in_turn, state_of, table
from games.paladins.random_games import answer_at_random, new_state

from greathall.engine import CHANCE, Luck, apply, deciders, legal, question
from greathall.games.paladins.acting.paying import Pay
from greathall.games.paladins.acting.placing import PlaceOnSpace, PlaceWorker
from greathall.games.paladins.acting.suggesting import suggest_answers
from greathall.games.paladins.state import Paladins

LABOURER, CRIMINAL, ANY, WORKSHOP = 0, 5, -1, -1
Price = tuple[int, int]  # criminals, and how many of the others are no labourers


def price(workers: tuple[int, ...]) -> Price:
    return workers.count(CRIMINAL), len([worker for worker in workers if worker not in (CRIMINAL, LABOURER)])


def cheapest(hand: list[int], colours: list[int]) -> Price:
    """The lowest price of all workers in hand that fill slots of these colours."""
    return min(
        price(workers)
        for workers in product(range(len(hand)), repeat=len(colours))
        if all(workers.count(worker) <= hand[worker] for worker in workers)
        and all(colour in (ANY, worker) or worker == CRIMINAL for colour, worker in zip(colours, workers, strict=True))
    )


def played(s: Paladins, seat: int) -> Paladins:
    """The state after all that is suggested; every answer is legal when it is given."""
    t = s.clone()
    for number in suggest_answers(s, seat):
        decision = question(t, seat)
        assert isinstance(decision, PlaceWorker | PlaceOnSpace | Pay)
        option = number - s.rules.space.number(decision.kind, 0)
        assert option in legal(t, seat)
        if isinstance(decision, Pay) and (t.silver[seat], t.provisions[seat]) >= (decision.silver, decision.provisions):
            assert s.rules.names["way"][option] == "pay"
        apply(t, seat, option)
    assert not isinstance(question(t, seat), PlaceWorker | PlaceOnSpace | Pay) or t.round > s.round
    return t


def check_workers(s: Paladins, seat: int, decision: PlaceWorker | PlaceOnSpace) -> bool:
    """The workers that are there afterwards are the cheapest; unknown if the seat has passed meanwhile."""
    t = played(s, seat)
    if t.passed[seat] or t.round > s.round or t.over:
        return False
    if isinstance(decision, PlaceWorker) and decision.lowest(s):
        return False  # an equal slot before it has been filled at random, and workers are named upwards
    rules = s.lookups
    if isinstance(decision, PlaceOnSpace):
        standing, colours = [t.occupied[decision.space]], [rules.space_worker[decision.space]]
    else:
        slots = [slot for slot in range(decision.slot, decision.end) if s.board[seat][slot] != WORKSHOP]
        standing, colours = [t.board[seat][slot] for slot in slots], [rules.slot_colour[slot] for slot in slots]
    if min(standing) <= 0:
        return False  # cleared again, or a workshop has come there
    assert price(tuple(worker - 1 for worker in standing)) == cheapest(s.workers[seat], colours)
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_suggestions_are_legal_finish_the_action_and_are_cheap(players: int) -> None:
    s, luck, checked = new_state(players), Luck(players), 0
    s.telling = False
    while not s.over:
        seat = deciders(s)[0]
        decision = question(s, seat) if seat != CHANCE else None
        if isinstance(decision, PlaceWorker | PlaceOnSpace):
            checked += check_workers(s, seat, decision)
        elif isinstance(decision, Pay):
            played(s, seat)
        answer_at_random(s, luck)
    assert checked > 20


@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_suggestions_for_any_hand(action: str) -> None:
    luck, checked = Luck(len(action)), 0
    for _ in range(60):
        hand = {worker: luck.below(3) for worker in WORKERS}
        match = table(in_turn({**hand, "criminal": 1 + luck.below(2)}, TABLE, **DONE, standing={}))
        if action not in [match.text(number) for number in match.legal("A")]:
            continue
        for answer in (action, *ACTIONS[action][1]):
            match.say(answer, "A")
        s = state_of(match)
        decision = question(s, 0)
        if isinstance(decision, PlaceWorker):
            checked += check_workers(s, 0, decision)
    assert checked > 20
