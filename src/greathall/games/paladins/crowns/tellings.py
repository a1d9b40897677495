"""The events of City of Crowns."""

from typing import Final

from greathall.engine import Telling

TELLINGS: Final = (
    Telling("turns_up_muster", ("stack:number", "card:muster")),
    Telling("collects_muster", ("who:seat", "card:muster", "stack:number")),
    Telling("delegates", ("who:seat", "card:negotiate")),
    Telling("enlists", ("who:seat", "card:negotiate")),
    Telling("wins_ally", ("who:seat", "ally:ally")),
    Telling("gets_extension", ("who:seat", "extension:extension")),
    Telling("gets_secret_order", ("who:seat",), ("order:order",)),
    Telling("shows_secret_order", ("who:seat", "order:order")),
    Telling("dismisses", ("who:seat", "card:townsfolk")),
    Telling("moves_workshop", ("who:seat", "from:slot", "to:slot")),
)
