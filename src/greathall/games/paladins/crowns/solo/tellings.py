"""The events of the solo opponent with the expansion, besides those it always has."""

from typing import Final

from greathall.engine import Telling

CROWNS_SOLO_TELLINGS: Final = (
    Telling("skips_muster", ("who:seat", "card:muster", "why:obstacle")),
    Telling("picks_muster", ("who:seat", "card:muster", "tied:number")),
    Telling("skips_muster_space", ("who:seat", "card:muster", "why:obstacle")),
    Telling("picks_muster_space", ("who:seat", "card:muster", "worker:worker")),
    Telling("skips_enlisting", ("who:seat", "card:negotiate", "why:obstacle")),
    Telling("skips_delegating", ("who:seat", "card:negotiate", "why:obstacle")),
)
