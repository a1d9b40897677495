"""Every wall, tavern, square, jar space and suspicion: what it gives, and to how many players it is open."""

import pytest
from games.paladins.playing import Changes, expected, in_turn, play, rules_for, table
from games.paladins.printed.expected import JAR_SPACES, SQUARES, TAVERNS, WALLS

FAITH_NEEDED = (0, 2, 4, 6, 8, 10)
STRENGTH_NEEDED = (1, 3, 5, 7, 9, 11)
MONK = ("commission", "monk", "faith", "influence", FAITH_NEEDED, {"scout": 1, "labourer": 1, "cleric": 1})
OUTPOST = ("garrison", "outpost", "strength", "faith", STRENGTH_NEEDED, {"merchant": 1, "labourer": 1, "fighter": 1})
PIECES = (MONK, OUTPOST)


def placed(workers: Changes) -> Changes:
    """What placing these workers changes."""
    return {**{name: -count for name, count in workers.items()}, "board": sum(workers.values())}


def together(*parts: Changes) -> Changes:
    names = {name for part in parts for name in part}
    sums = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: amount for name, amount in sums.items() if amount}


def test_how_many_there_are() -> None:
    assert (len(WALLS), len(TAVERNS), len(SQUARES), len(JAR_SPACES)) == (24, 24, 40, 10)


def alternatives(text: str) -> list[str]:
    """The rewards a text can mean: `1 strength, 1 pay_debt | 2 silver` are two."""
    always, _, choice = text.partition(", ")
    return [f"{always}, {one}" for one in choice.split(" | ")] if "|" in text else [text]


@pytest.mark.parametrize("wall", WALLS)
def test_a_wall_is_built(wall: str) -> None:
    """P-6.2.2"""
    workers = {"merchant": 1, "labourer": 1, "scout": 1}
    for reward in alternatives(WALLS[wall].reward):
        match = table(in_turn(workers, {"wall_pile": [wall]}))
        chosen = [f"choose {reward.partition(', ')[2]}"] if "|" in WALLS[wall].reward else []
        gained = together(placed(workers), expected(reward), {"provision": -1})
        assert play(match, "fortify", *chosen) == gained


@pytest.mark.parametrize("wall", WALLS)
def test_a_wall_is_scored(wall: str) -> None:
    """P-12.6"""
    assert table({"A": {"walls": [wall]}, "at": "scoring"}).breakdown("A")["fortify"] == WALLS[wall].points


@pytest.mark.parametrize("tavern", TAVERNS)
def test_a_tavern_is_visited(tavern: str) -> None:
    """P-3.5, P-8.1: four workers, and a suspicion for each criminal."""
    others = [name for name in TAVERNS if name != tavern][:2]
    given = {"A": {"placed": ["roland"]}, "B": {"placed": ["oliver"]}, "taverns": [tavern, *others]}
    match = table({**given, "suspicion_pile": ["tax_0"] * 6, "at": {"round": 1, "step": "gather"}})
    assert play(match, f"visit {tavern}") == expected(TAVERNS[tavern])
    assert sum(int(part.split()[0]) for part in TAVERNS[tavern].split(", ")) == 4


def region(square: str) -> int:
    return int(square[1]) - 1


@pytest.mark.parametrize("piece", PIECES, ids=["commission", "garrison"])
@pytest.mark.parametrize("square", SQUARES)
def test_a_square_is_settled(square: str, piece: tuple[str, str, str, str, tuple[int, ...], Changes]) -> None:
    """P-6.1.2, P-6.1.4, P-6.3: with just enough, and never with one point less."""
    action, name, needs, gains, thresholds, workers = piece
    needed = thresholds[region(square)]
    given = {**in_turn(workers, {"townsfolk_row": ["squire_faith"]}, **{needs: needed}), "C": {}, "D": {}}
    match = table(given, players=4)
    gained = together(placed(workers), expected(SQUARES[square].reward), {gains: 1, "provision": -1})
    assert play(match, action, f"settle {square}") == gained
    assert match.view("A")["squares"] == {square: {"seat": "A", "piece": name}}
    if needed > thresholds[0]:
        poor = table({**in_turn(workers, None, **{needs: needed - 1}), "C": {}, "D": {}}, players=4)
        poor.say(action, "A")
        assert f"settle {square}" not in [poor.text(number) for number in poor.legal("A")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_squares_are_open_to_so_many_players(players: int) -> None:
    """P-6.1.3"""
    workers = {"scout": 1, "labourer": 1, "cleric": 1}
    match = table(in_turn(workers, faith=12), players)
    match.say("commission", "A")
    offered = [match.text(number).removeprefix("settle ") for number in match.legal("A")]
    assert offered == [name for name, square in SQUARES.items() if square.players <= players]
    assert len(offered) == {2: 25, 3: 34, 4: 40}[players]


@pytest.mark.parametrize("space", JAR_SPACES)
def test_a_jar_space_is_filled(space: str) -> None:
    """P-6.4.2: its reward, 1 Faith, and a suspicion is discarded."""
    workers = {"cleric": 1, "labourer": 1, "merchant": 1}
    match = table(in_turn(workers, {"townsfolk_row": ["squire_faith"]}))
    gained = expected(JAR_SPACES[space], "1 faith, 1 discard_suspicion", silver=-1)
    assert play(match, "absolve", f"fill {space}") == together(placed(workers), gained)


@pytest.mark.parametrize(("card", "tax", "copies"), [("tax_0", 0, 6), ("tax_1", 1, 8), ("tax_2", 2, 10)])
def test_a_suspicion_is_drawn(card: str, tax: int, copies: int) -> None:
    """P-8.1"""
    match = table({**in_turn({"labourer": 1}), "suspicion_pile": [card]})
    gained = {"labourer": -1, "board": 1, **expected("1 criminal", f"{tax} tax")}
    assert play(match, "conspire") == gained
    names = rules_for(2).names["suspicion"]
    assert rules_for(2).stock["suspicion"][names.index(card)] == copies
