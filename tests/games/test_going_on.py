"""A game goes on from its written position as it would have: what is kept of a running table is all of it."""

import json

import pytest

from greathall.engine import Game, Match, Record, position
from greathall.engine.kept.record import UNDO
from greathall.games import find
from tools import pinned
from tools.pinned_games import PLANS, Plan

pytestmark = pytest.mark.no_cover


def cut(record: Record, tenth: int) -> int:
    """This many tenths of the entries, and a few more where the next one takes something back."""
    at = len(record.entries) * tenth // 10
    while record.entries[at].text == UNDO:
        at += 1
    return at


def followed(game: Game, record: Record, last: int) -> Match:
    return game.new(chance="explicit").replay(record.entries[:last])


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_pinned_game_ends_alike_from_its_middle(plan: Plan) -> None:
    record = Record.parse(pinned.record_file(plan).read_text(encoding="utf-8"))
    game = find(record.game).with_options(record.players, record.options)
    for tenth in (3, 8):
        at = cut(record, tenth)
        written = json.loads(json.dumps(position(followed(game, record, at).state)))
        again = game.at(written).new(chance="explicit").replay(record.entries[at:])
        assert pinned.end_of(again) == pinned.pins_of(plan.game).ends[plan.name]
