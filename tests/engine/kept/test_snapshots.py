"""Snapshots: a whole state as plain data, and back."""

import json
from typing import Any

import pytest
from samples import inquest, masons_modules
from tiny import Ask, Note, Tiny, rules

from greathall.engine import (
    BadPosition,
    Listing,
    Luck,
    Module,
    apply,
    begin,
    deciders,
    playout,
    restore,
    snapshot,
)
from greathall.engine.hidden.knowledge import LOOSE
from greathall.engine.kept.snapshots import attributes

MODULE = Module("m", frames=[Ask, Note])
KEPT = ["box", "coins", "crown", "deck", "hand", "knowledge", "laid_open", "learned", "notes", "open", "pile", "tax"]


def waiting() -> Tiny:
    """Somebody is asked, and something is to follow."""
    s = rules(MODULE, knowledge=True).blank()
    s.deck, s.crown = [3, 1], 1
    s.box[1][0].append(2)
    assert s.knowledge is not None
    s.knowledge.items[0].append((2, 1 << 1, LOOSE))
    s.learn(1)
    begin(s, Ask(1, (4, 5)), Note(6))
    return s


def test_everything_a_state_keeps_is_found() -> None:
    assert attributes(waiting()) == KEPT


@pytest.mark.parametrize(
    ("listing", "some"),
    [
        (masons_modules.LISTING, ["deck", "hand", "gold", "signed", "turn", "knowledge", "learned"]),
        (inquest.LISTING, ["pile", "chosen", "silver", "bag", "tax", "knowledge", "learned"]),
    ],
)
def test_also_in_a_game_that_may_be_compiled(listing: Listing, some: list[str]) -> None:
    found = attributes(listing.load().rules.start())
    assert set(some) <= set(found)
    assert not {"rules", "stack", "at", "legal", "events", "pushed", "telling", "over"} & set(found)


def test_a_snapshot_is_plain_data_that_shares_nothing() -> None:
    s = waiting()
    taken = snapshot(s)
    assert json.loads(json.dumps(taken)) == taken
    assert taken["keeps"]["knowledge"] == {"packed": [[{"tuple": [2, 2, LOOSE]}], []]}
    assert taken["frames"] == [["Note", {"tuple": [6]}, 0], ["Ask", {"tuple": [1, {"tuple": [4, 5]}]}, 0]]
    before = json.dumps(taken)
    s.box[1][0].append(3)
    assert json.dumps(taken) == before


def test_a_snapshot_goes_on_where_it_waited() -> None:
    taken = snapshot(waiting())
    s = restore(waiting().rules, json.loads(json.dumps(taken)))
    assert isinstance(s, Tiny)
    assert snapshot(s) == taken
    assert deciders(s) == [1]
    apply(s, 1, 5)
    assert (s.notes, s.over) == ([5, 6], True)
    s.box[1][0].append(3)
    assert taken["keeps"]["box"] == [[[], []], [[2], []]]


@pytest.mark.parametrize("listing", [masons_modules.LISTING, inquest.LISTING])
def test_a_restored_game_plays_on_alike(listing: Listing) -> None:
    s = listing.load(2).rules.start()
    other = restore(s.rules, snapshot(s))
    assert playout(s, Luck(8)) == playout(other, Luck(8))
    assert snapshot(s) == snapshot(other)


def test_a_state_may_keep_texts_tuples_and_nothing() -> None:
    s = rules().blank()
    kept: list[Any] = ["king", (1, (2, 3)), None, True]
    s.notes = kept
    again = restore(s.rules, json.loads(json.dumps(snapshot(s))))
    assert isinstance(again, Tiny)
    assert again.notes == kept


@pytest.mark.parametrize("strange", [1.5, {1, 2}, {"a": 1}, object()])
def test_a_state_keeps_nothing_else(strange: Any) -> None:
    s = rules().blank()
    s.notes = [strange]
    with pytest.raises(TypeError, match=f"numbers, texts, lists and tuples of them, not {type(strange).__name__}"):
        snapshot(s)


def test_a_frame_must_be_known() -> None:
    taken = snapshot(waiting())
    with pytest.raises(BadPosition, match=r"no frame is called 'Note'; there are At$"):
        restore(rules(knowledge=True), taken)


def test_a_state_may_keep_no_knowledge() -> None:
    s = waiting()
    s.knowledge = None
    assert restore(s.rules, snapshot(s)).knowledge is None
