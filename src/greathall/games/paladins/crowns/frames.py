"""The frames of City of Crowns, for written positions and snapshots."""

from typing import Any, Final

from greathall.engine import Frame
from greathall.games.paladins.crowns.muster import ChooseMuster
from greathall.games.paladins.crowns.negotiate import ChooseNegotiate, Delegate
from greathall.games.paladins.crowns.paladins import PlayOneOfFour, RemovePaladin
from greathall.games.paladins.crowns.set_up import ShuffleExtensions, ShuffleMusters, ShuffleNegotiates
from greathall.games.paladins.crowns.townsfolk import Dismiss, FreeDiscard
from greathall.games.paladins.crowns.workshops import MoveWorkshop, MoveWorkshopTo, PlaceStartWorkshop

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    ChooseMuster,
    ChooseNegotiate,
    Delegate,
    Dismiss,
    FreeDiscard,
    MoveWorkshop,
    MoveWorkshopTo,
    PlaceStartWorkshop,
    PlayOneOfFour,
    RemovePaladin,
    ShuffleExtensions,
    ShuffleMusters,
    ShuffleNegotiates,
)
