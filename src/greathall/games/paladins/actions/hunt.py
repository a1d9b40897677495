"""Hunt (P-5.5): provisions for one worker, or more for two."""

from greathall.games.paladins.actions.harvesting import Harvest
from greathall.games.paladins.words import HUNT, PROVISION_VERB


class Hunt(Harvest):
    """Any worker; the second one a scout."""

    def __init__(self) -> None:
        super().__init__(HUNT, "hunt", ("any", "scout"), PROVISION_VERB, "hunt_provisions")
