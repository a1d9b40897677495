"""The eight new Townsfolk."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import RECONSTRUCTED
from greathall.games.paladins.printed.cards import Townsfolk
from greathall.games.paladins.printed.effects import gain

NAMED: Final = {"title": "rulebook", "trigger": "rulebook"}
THREE_ALIKE: Final = "the three cards of an action as in the base game"

TOWNSFOLK: Final = (
    Townsfolk(
        "knight_labourer",
        "knight",
        discard=gain(fighter=1),
        trigger="enlist",
        reward=gain(labourer=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "knight_silver",
        "knight",
        discard=gain(merchant=1),
        bonus=gain(silver=1),
        trigger="enlist",
        reward=gain(silver=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "knight_tax",
        "knight",
        discard=gain(tax=2),
        bonus=gain(discard_suspicion=1),
        trigger="enlist",
        reward=gain(tax=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "escort_labourer",
        "escort",
        discard=gain(scout=1, labourer=1),
        trigger="muster",
        reward=gain(labourer=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "escort_provision",
        "escort",
        discard=gain(pray=1),
        bonus=gain(provision=1),
        trigger="muster",
        reward=gain(provision=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "escort_tax",
        "escort",
        discard=gain(discard_suspicion=2),
        bonus=gain(discard_suspicion=1),
        trigger="muster",
        reward=gain(tax=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note=THREE_ALIKE,
    ),
    Townsfolk(
        "princess_silver",
        "princess",
        discard=gain(diplomacy=1),
        trigger="pass",
        reward=gain(labourer=1, silver=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note="gives several things, a worker among them; discarding townsfolk gives every attribute once",
    ),
    Townsfolk(
        "princess_provision",
        "princess",
        discard=gain(criminal=1),
        trigger="pass",
        reward=gain(labourer=1, provision=1),
        source=RECONSTRUCTED,
        sources=NAMED,
        note="gives several things, a worker among them",
    ),
)
