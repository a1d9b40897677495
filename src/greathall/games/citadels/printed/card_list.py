"""The cards of Citadels as a client draws them: districts, characters and the presets. Typed in `view.py`."""

from typing import Any

from greathall.games.citadels.printed.data import CHARACTERS, DISTRICTS, TYPES
from greathall.games.citadels.printed.presets import PRESETS


def card_list() -> dict[str, Any]:
    """Every card by its name."""
    districts = {d.name: {"type": TYPES[d.kind], "cost": d.cost, "copies": d.copies} for d in DISTRICTS}
    characters = {c.name: {"rank": c.rank} for c in CHARACTERS}
    presets = {
        p.name: {"characters": list(p.characters), "ninth": p.ninth, "uniques": list(p.uniques)} for p in PRESETS
    }
    return {"districts": districts, "characters": characters, "presets": presets}
