"""Worked examples that are lists of cases, and the set-up of a new game."""

from collections import Counter

import pytest
from games.paladins.playing import ATTRIBUTES, WORKERS, in_turn, play, rules_for, state_of, table
from games.paladins.printed.expected import SQUARES

from greathall.engine import Luck, Match
from greathall.games.paladins.options import LISTING

BOARD = {
    # action: slots, required attribute, rewarded attribute
    "commission": ("scout any cleric", "faith", "influence"),
    "fortify": ("merchant any scout", "influence", "strength"),
    "garrison": ("merchant any fighter", "strength", "faith"),
    "absolve": ("cleric any merchant", "influence", "faith"),
    "attack": ("scout any fighter", "strength", "influence"),
    "convert": ("fighter any cleric", "faith", "strength"),
}
COSTS = {
    "commission": ("provision", (1, 1, 1, 2, 2, 3, 3), "monks"),
    "fortify": ("provision", (1, 1, 1, 2, 2, 3, 3), "walls"),
    "garrison": ("provision", (1, 1, 1, 2, 2, 3, 3), "outposts"),
    "absolve": ("silver", (1, 2, 2, 2, 3, 3, 3), "jars"),
    "convert": ("silver", (0, 1, 2, 2, 2, 3, 3), "converted"),
}
CARDS = {
    "walls": [f"wall_{number:02}" for number in range(1, 8)],
    "jars": ["abs_labourer", "abs_pray_1", "abs_pray_2", "abs_faith", "abs_pay_debt_1", "abs_pay_debt_2"],
    "converted": [
        "archer_saracen",
        "archer_byzantine",
        "thief_viking",
        "warrior_saracen",
        "hunter_saracen",
        "traitor_viking",
    ],
}
TABLE = {"wall_pile": ["wall_20"], "outsider_row": ["guardian_viking"]}


def offered(match: Match) -> list[str]:
    return [match.text(number) for number in match.legal("A")]


def hands_for(action: str) -> dict[str, int]:
    """Just the workers an action asks for, a labourer for the clear slot."""
    slots = BOARD[action][0].replace("any", "labourer").split()
    return dict.fromkeys(slots, 1)


# example: paladins/EX-06
@pytest.mark.parametrize("action", BOARD)
def test_slots_and_attributes_of_the_right_actions(action: str) -> None:
    """P-1.7, P-4.2: each slot takes its colour or a criminal, the clear one takes anybody."""
    slots, _, rewards = BOARD[action]
    for place, colour in enumerate(slots.split()):
        for worker in WORKERS:
            hand = slots.replace("any", "labourer").split()
            hand[place] = worker
            given = in_turn(Counter(hand), TABLE, faith=9, strength=9, influence=9, suspicions=[])
            possible = action in offered(table(given))
            assert possible == (colour in ("any", worker) or worker == "criminal"), (worker, place)
    gained = play(table(in_turn(hands_for(action), TABLE, strength=1, suspicions=[])), action)
    if action != "absolve":  # whose jar may go to the space of Faith
        assert gained[rewards] >= 1


@pytest.mark.parametrize("action", BOARD)
def test_an_attribute_is_required(action: str) -> None:
    """P-1.7, P-4.5: the other two attributes do not help."""
    _, needs, _ = BOARD[action]
    has = {name: 0 if name == needs else 12 for name in ATTRIBUTES}
    more = {"walls": CARDS["walls"][:1], "jars": CARDS["jars"][:1], "silver": 3, "provisions": 3}
    row = {**TABLE, "outsider_row": [None, "guardian_viking"]}
    match = table(in_turn(hands_for(action), row, **has, **more))
    assert (action in offered(match)) == (action in ("commission", "attack"))  # the first region; a bribe
    enough = table(in_turn(hands_for(action), row, **{**has, needs: 3}, **more))
    assert action in offered(enough)


@pytest.mark.parametrize("action", COSTS)
def test_the_cost_by_how_often_it_was_done(action: str) -> None:
    """P-1.7, P-6.1.1, P-6.2.1, P-6.4.1, P-6.6.1"""
    goods, costs, piece = COSTS[action]
    paid = []
    for times in range(7):
        done = times if piece in ("monks", "outposts") else CARDS[piece][:times]
        match = table(in_turn(hands_for(action), TABLE, faith=11, strength=11, influence=11, **{piece: done}))
        target = {
            "absolve": ("fill abs_discard_suspicion_1",),
            "commission": ("settle r4_1",),
            "garrison": ("settle r4_1",),
        }
        paid.append(-play(match, action, *target.get(action, ())).get(goods, 0))
    assert tuple(paid) == costs


# example: paladins/DX-02
@pytest.mark.parametrize(("action", "value", "regions"), [
    ("commission", 0, [1]), ("commission", 3, [1, 2]), ("commission", 10, [1, 2, 3, 4, 5, 6]),
    ("garrison", 0, []), ("garrison", 5, [1, 2, 3]), ("garrison", 11, [1, 2, 3, 4, 5, 6]),
])  # fmt: skip
def test_how_far_monks_and_outposts_reach(action: str, value: int, regions: list[int]) -> None:
    """P-6.1.2, P-6.3, P-14.6"""
    match = table(in_turn(hands_for(action), None, **{BOARD[action][1]: value}), players=4)
    if not regions:
        assert action not in offered(match)
        return
    match.say(action, "A")
    assert offered(match) == [f"settle {square}" for square in SQUARES if int(square[1]) in regions]


# example: paladins/DX-03
@pytest.mark.parametrize(("before", "discarded"), [(1, 0), (2, 1), (5, 2)])
def test_half_rounded_down(before: int, discarded: int) -> None:
    """P-8.5.3"""
    match = table({"A": {"suspicions": ["tax_1"] * before}, "tax": 1, "at": {"gain": {"B": ["1 tax"]}}})
    assert before - len(state_of(match).suspicions[0]) == discarded
    assert state_of(match).debts == [1, 0]


# example: paladins/DX-07
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_points_of_attributes(attribute: str) -> None:
    """P-12.2"""
    points = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
    found = [table({"A": {attribute: value}, "at": "scoring"}).breakdown("A")[attribute] for value in range(13)]
    assert tuple(found) == points


# example: paladins/EX-20
def test_the_player_of_the_rulebook_has_66_points() -> None:
    """P-12.1, P-12.2, P-12.4, P-12.5, P-12.6, P-12.7"""
    mine = {
        "strength": 11, "influence": 10, "faith": 7, "monks": 6,
        "walls": ["wall_01", "wall_02", "wall_03", "wall_05", "wall_13", "wall_15"],
        "converted": ["adventurer_viking", "warrior_saracen", "warrior_byzantine", "assassin_viking"],
        "attacked": ["archer_saracen", "champion_saracen", "hunter_saracen"],
        "paid": 2, "debts": 1, "silver": 1, "provisions": 2,
    }  # fmt: skip
    match = table({"A": mine, "orders": ["ko_fortify", "ko_attack", "ko_commission"], "at": "scoring"})
    assert match.scores() == [66, 0]


def new_game(players: int, seed: int) -> Match:
    return LISTING.load(players).new(seed=seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game(players: int) -> None:
    """P-2.1, P-2.2, P-2.3, P-2.4, P-2.5, P-2.6, P-2.7, P-2.8, P-2.9"""
    s = state_of(new_game(players, 5))
    assert [len([card for card in row if card >= 0]) for row in s.rows] == [5, 6]
    assert [len(s.decks[0]), len(s.decks[1]), len(s.wall_pile)] == [27, 30, 24]
    assert s.tax == {2: 5, 3: 7, 4: 8}[players]
    assert [len(s.suspicion_pile), len(s.tavern_pile)] == [24, 24]
    assert [len(s.hidden_orders), len(s.order_box), len(s.hidden_favours), len(s.favour_box)] == [3, 3, 5, 5]
    assert (s.silver, s.provisions) == ([3] * players, [1] * players)
    assert s.workers == [[0] * 6] * players and s.attributes == [[0] * 3] * players
    assert [len(pile) for pile in s.paladin_pile] == [12] * players
    assert [sorted(pile) for pile in s.paladin_pile] == [list(range(12))] * players
    assert [standing for board in s.board for standing in board if standing] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_and_the_one_before_begins_to_choose(players: int) -> None:
    """P-2.10, P-2.11"""
    firsts = set()
    for seed in range(40):
        match = new_game(players, seed)
        firsts.add(state_of(match).first)
        assert match.deciders() == [(state_of(match).first - 1) % players]
    assert firsts == set(range(players))


def test_nothing_of_the_piles_is_the_same_in_two_games() -> None:
    """P-2.2, P-2.3, P-2.5, P-2.6, P-2.7, P-2.8: all of them are shuffled."""
    one, other = state_of(new_game(2, 1)), state_of(new_game(2, 2))
    assert one.decks[0] != other.decks[0] and one.decks[1] != other.decks[1]
    assert one.wall_pile != other.wall_pile and one.tavern_pile != other.tavern_pile
    assert one.suspicion_pile != other.suspicion_pile and one.paladin_pile[0] != other.paladin_pile[0]
    assert one.hidden_favours != other.hidden_favours and one.hidden_orders != other.hidden_orders


def test_paladins_used_never_come_back() -> None:
    """P-3.4: of twelve, seven are used in seven rounds, each once."""
    match, luck = new_game(2, 7), Luck(7)
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    s = state_of(match)
    for seat in range(2):
        used = s.used_paladins[seat] + s.paladin[seat]
        assert len(used) == len(set(used)) == 7
        assert sorted(used + s.paladin_pile[seat]) == list(range(12))
    assert len(rules_for(2).names["paladin"]) == 12
