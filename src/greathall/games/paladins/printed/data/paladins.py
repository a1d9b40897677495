"""The 12 Paladins; every player has one of each."""

from typing import Final

from greathall.games.paladins.printed.cards import Paladin
from greathall.games.paladins.printed.effects import gain

PALADINS: Final = (
    Paladin(
        "anseis",
        gain(merchant=1, scout=1),
        gain(influence=3, faith=1),
        "fortify",
        no_provisions=True,
        note="in part rulebook; a public list has it for Gerier",
    ),
    Paladin("berengier", gain(fighter=1, merchant=1), gain(strength=3, influence=1), "garrison", no_provisions=True),
    Paladin(
        "engelier",
        gain(fighter=1, scout=1),
        gain(strength=3, faith=1),
        "attack",
        reward=gain(silver=2),
        source="rulebook",
    ),
    Paladin("gerier", gain(cleric=1, fighter=1), gain(faith=3, influence=1), "convert", no_silver=True),
    Paladin("gerin", gain(merchant=1, labourer=1), gain(influence=4), "conspire", reward=gain(silver=2)),
    Paladin("girard", gain(scout=2), gain(influence=2, faith=2), "hunt", reward=gain(provision=2)),
    Paladin("ivoire", gain(cleric=1, merchant=1), gain(influence=3, strength=1), "absolve", no_silver=True),
    Paladin(
        "ivon",
        gain(cleric=1, scout=1),
        gain(faith=3, strength=1),
        "commission",
        no_provisions=True,
        note="public lists differ; like every other specialist, 3 of what its action asks for",
    ),
    Paladin("oliver", gain(cleric=2), gain(faith=4), "pray", no_silver=True),
    Paladin("otton", gain(merchant=2), gain(strength=2, faith=2), "trade", reward=gain(silver=2)),
    Paladin("roland", gain(fighter=1, labourer=1), gain(strength=4), "recruit", no_silver=True),
    Paladin("samson", gain(scout=1, labourer=1), gain(influence=2, strength=2), "develop", silver_off=2),
)
