"""The printed tables of City of Crowns: what can be corrected on its cards."""

from typing import Final

from greathall.games.paladins.printed.tables import Printed

PRINTED: Final = (
    Printed(
        "muster",
        ("level", "worker", "silver", "provisions", "attribute", "needs", "diplomacy", "reward"),
        is_card=True,
    ),
    Printed(
        "negotiate",
        ("level", "diplomacy", "action", "helped", "bonus", "attribute", "needs", "icons"),
        is_card=True,
    ),
    Printed("ally", ("immediate", "on_pass", "needs"), known=("icon",), is_card=True),
    Printed("extension", ("icon",)),
    Printed("coop", (), known=("known",), drawn=False),
    Printed("term", (), known=("english", "polish"), drawn=False),
    Printed("translation", (), known=("printed",), drawn=False),
)
