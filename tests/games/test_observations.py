"""Observations of the games: one layout for all tables, nothing hidden is in them, and all that a view shows."""

import hashlib
import json
from typing import Any

import pytest
from sizes import whole

from greathall.engine import EVERYTHING, Game, Luck, State, encoding_of, observe, redeal, view
from greathall.engine.check.observations import check_layout, check_observations
from greathall.engine.encoding.planes import HIGHEST
from greathall.engine.zones import kept_value
from greathall.games import find
from tools import encodings

CROWNS = {"expansions": ["city_of_crowns"]}
TABLES = [
    ("citadels", 2, {}),
    ("citadels", 4, {"cast": "random", "draw": 4}),
    whole("citadels", 3, {"cast": "random", "draw": 3}),
    whole("citadels", 5, {"cast": "random", "draw": 5}),
    whole("citadels", 6, {"cast": "random", "draw": 6}),
    whole("citadels", 7, {"cast": "random", "draw": 7}),
    ("citadels", 8, {"cast": "random", "draw": 8}),
    ("paladins", 1, {"difficulty": "hard"}),
    ("paladins", 3, {}),
    whole("paladins", 2, {}),
    whole("paladins", 4, {}),
    ("paladins", 2, CROWNS),
    whole("paladins", 1, CROWNS),
    whole("paladins", 3, CROWNS),
    whole("paladins", 4, CROWNS),
]
# Of version 1 of each layout: how large observations are, of what a seat may know and of everything, and the digest of
# the file. Whoever must change one raises its version, and these.
FIRST = {"citadels": (1, 4258, 3708, "4df5bb8897966ac0"), "paladins": (1, 3721, 4135, "9b6d8d8e076e6dcf")}


def positions(game: Game, seed: int, games: int = 1) -> list[State]:
    """All positions of some random games."""
    found: list[State] = []
    for number in range(games):
        match, luck = game.new(seed=seed + number), Luck(seed + number)
        while not match.over:
            found.append(match.state)
            seat = match.deciders()[0]
            legal = match.legal(seat)
            match.play(legal[luck.below(len(legal))], seat)
        found.append(match.state)
    return found


@pytest.mark.parametrize("name", encodings.GAMES)
def test_the_layout_is_what_the_tool_writes_and_keeps_its_version(name: str) -> None:
    version, seat, everything, digest = FIRST[name]
    text = encodings.file_of(name).read_text(encoding="utf-8")
    assert encodings.text_of(version, encodings.encoding_of(name)) == text, "run python -m tools.encodings"
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest
    for game in encodings.tables(name):
        assert (game.encoding().size, game.encoding(True).size) == (seat, everything)
        check_layout(game)


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_redeal_changes_no_bit_and_every_change_in_a_view_is_seen(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game, luck = find(name).load(players, **options), Luck(7)
    redealt = 0
    before: dict[int, tuple[Any, bytearray]] = {}
    for s in positions(game, seed=players):
        check_observations(s)
        for seat in range(len(game.seats)):
            seen, world = observe(s, seat), redeal(s, seat, luck)
            assert observe(world, seat) == seen
            redealt += observe(world, seat, everything=True) != observe(s, seat, everything=True)
            shown = unordered(view(s, seat))
            if seat in before and before[seat][0] != shown:
                assert before[seat][1] != seen
            before[seat] = shown, seen
    assert redealt > 0


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_no_number_is_above_its_range_and_everything_tells_all_positions_apart(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = find(name).load(players, **options)
    before: tuple[Any, bytearray] | None = None
    for s in positions(game, seed=40 + players, games=2):
        for field in s.rules.composition.fields:
            owners = range(len(game.seats)) if field.per_seat else [-1]
            kept = [kept_value(s, field, owner) for owner in owners]
            values = [value for part in kept for value in (part if field.index else [part])]
            if field.noun == "number":
                assert 0 <= min(values) <= max(values) <= field.highest
        shown, seen = unordered(cards_of(view(s, EVERYTHING))), observe(s, 0, everything=True)
        if before is not None and before[0] != shown:
            assert before[1] != seen
        before = shown, seen


def unordered(shown: Any) -> Any:
    """A view without the order of cards: an observation counts them."""
    if isinstance(shown, dict):
        return {key: unordered(value) for key, value in shown.items()}
    return sorted(map(unordered, shown), key=repr) if isinstance(shown, list) else shown


def cards_of(shown: dict[str, Any]) -> dict[str, Any]:
    """Of everything: cards and numbers, without the slots of a draft and the memory of it."""
    return {key: value for key, value in shown.items() if key not in ("draft", "marks", "turn", "asked")}


def test_seats_come_in_their_order_from_whoever_observes() -> None:
    s = positions(find("citadels").load(5), seed=3)[90]
    gold = view(s, 0)["seats"]
    for seat in range(5):
        seen = encoding_of(s.rules).split(observe(s, seat))["gold"]
        assert list(seen) == [gold[s.rules.seats[(seat + left) % 5]]["gold"] for left in range(5)] + [0, 0, 0]


def test_a_table_says_what_is_in_play() -> None:
    for options, said in (({"difficulty": "easy"}, {"easy"}), ({"difficulty": "impossible", **CROWNS}, {"impossible"})):
        game = find("paladins").load(1, **options)
        match = game.new(seed=1)
        named = game.encoding().named(match.observe(0))
        assert {name.partition("/")[2] for name in named if name.startswith("difficulty/")} == said
        assert ("city_of_crowns" in named) == ("expansions" in options)
        assert named["automatic/left_1"] == 1


def test_an_observation_is_written_where_one_likes() -> None:
    match = find("citadels").load(2).new(seed=1)
    size = match.observe(0)
    rows = bytearray(3 * len(size))
    assert match.observe(0, into=rows, start=len(size)) is rows
    assert rows == bytes(len(size)) + size + bytes(len(size))
    with pytest.raises(Exception, match=f"takes {len(size)} bytes, and there are {len(size) - 1}"):
        match.observe(0, into=rows, start=2 * len(size) + 1)


def test_layouts_are_plain_data() -> None:
    for name in encodings.GAMES:
        kept = json.loads(encodings.file_of(name).read_text(encoding="utf-8"))
        for planes in (kept["seat"], kept["everything"]):
            assert all(0 < highest <= HIGHEST for _, _, highest in planes)
