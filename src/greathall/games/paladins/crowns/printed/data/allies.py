"""The four Ally cards, and the four extensions of player boards with their icons."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import AllyCard, Extension
from greathall.games.paladins.printed.effects import gain

THREE: Final = {"needs": "rulebook"}

ALLIES: Final = (
    AllyCard("ally_fighter", "fighter", gain(discard_suspicion=1, tax=2), gain(fighter=1), source="rulebook"),
    AllyCard(
        "ally_scout",
        "scout",
        gain(provision=2, tax=1),
        gain(scout=1),
        sources=THREE,
        note="the Fighters give what a King's Favour gives; this is another one of equal worth",
    ),
    AllyCard(
        "ally_merchant",
        "merchant",
        gain(silver=1, free_discard_townsfolk=1),
        gain(merchant=1),
        sources=THREE,
        note="of equal worth, with the new icon",
    ),
    AllyCard(
        "ally_cleric",
        "cleric",
        gain(discard_suspicion=1, pray=1),
        gain(cleric=1),
        sources=THREE,
        note="the fourth icon is the only coloured worker left; of equal worth",
    ),
)

ONE_EACH: Final = "four extensions and four icons: one each"
EXTENSIONS: Final = (
    Extension("ext_merchant", "merchant", "rulebook"),
    Extension("ext_fighter", "fighter", note=ONE_EACH),
    Extension("ext_scout", "scout", note=ONE_EACH),
    Extension("ext_cleric", "cleric", note=ONE_EACH),
)
