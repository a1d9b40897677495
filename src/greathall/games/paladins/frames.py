"""All frames of the base of Paladins, for written positions and snapshots."""

from typing import Any, Final

from greathall.engine import Frame
from greathall.games.paladins.clearing import PrayReward
from greathall.games.paladins.debts import DestroyDebt, DestroyDebts
from greathall.games.paladins.gains import Choose, Gains, OrderGains, PickGain
from greathall.games.paladins.inquisition import Inquisition, Resolve, Triggers
from greathall.games.paladins.paladins import ChoosePaladins, PlayPaladin, TopPaladin
from greathall.games.paladins.passing import KeepWorkers, Pass
from greathall.games.paladins.paying import Pay
from greathall.games.paladins.placing import PlaceOnSpace, PlaceWorker
from greathall.games.paladins.recruiting import FirstTownsfolk, FreeRecruit
from greathall.games.paladins.refresh import Refresh
from greathall.games.paladins.round import Round
from greathall.games.paladins.set_up import ChooseFirstTownsfolk, DrawFirst, SetUp
from greathall.games.paladins.shuffles import (
    ShuffleFavours,
    ShuffleOrders,
    ShuffleOutsiders,
    ShufflePaladins,
    ShuffleTaverns,
    ShuffleTownsfolk,
    ShuffleWalls,
)
from greathall.games.paladins.spaces import UseSpace
from greathall.games.paladins.suspicion import (
    DiscardSuspicion,
    DiscardSuspicions,
    ShuffleSuspicions,
    Suspicion,
    TakeCriminals,
)
from greathall.games.paladins.taking import TakeAction
from greathall.games.paladins.targets import (
    ChooseAttacked,
    ChooseClearing,
    ChooseConverted,
    ChooseJarSpace,
    ChooseMode,
    ChooseSquare,
    ChooseTownsfolk,
    ChooseWorkshop,
)
from greathall.games.paladins.taverns import Gather, RevealTaverns, VisitTavern
from greathall.games.paladins.turn import Actions, Menu
from greathall.games.paladins.workshops import PlaceWorkshop

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    Actions,
    Choose,
    ChooseAttacked,
    ChooseClearing,
    ChooseConverted,
    ChooseFirstTownsfolk,
    ChooseJarSpace,
    ChooseMode,
    ChoosePaladins,
    ChooseSquare,
    ChooseTownsfolk,
    ChooseWorkshop,
    DestroyDebt,
    DestroyDebts,
    DiscardSuspicion,
    DiscardSuspicions,
    DrawFirst,
    FirstTownsfolk,
    FreeRecruit,
    Gains,
    Gather,
    Inquisition,
    KeepWorkers,
    Menu,
    OrderGains,
    Pass,
    Pay,
    PickGain,
    PlaceOnSpace,
    PlaceWorker,
    PlaceWorkshop,
    PlayPaladin,
    PrayReward,
    Refresh,
    Resolve,
    RevealTaverns,
    Round,
    SetUp,
    ShuffleFavours,
    ShuffleOrders,
    ShuffleOutsiders,
    ShufflePaladins,
    ShuffleSuspicions,
    ShuffleTaverns,
    ShuffleTownsfolk,
    ShuffleWalls,
    Suspicion,
    TakeAction,
    TakeCriminals,
    TopPaladin,
    Triggers,
    UseSpace,
    VisitTavern,
)
