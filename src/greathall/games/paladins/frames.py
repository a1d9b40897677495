"""All frames of the base of Paladins, for written positions and snapshots."""

from typing import Any, Final

from greathall.engine import Frame
from greathall.games.paladins.acting.clearing import PrayReward
from greathall.games.paladins.acting.paying import Pay
from greathall.games.paladins.acting.placing import PlaceOnSpace, PlaceWorker
from greathall.games.paladins.acting.recruiting import FirstTownsfolk, FreeRecruit
from greathall.games.paladins.acting.spaces import UseSpace
from greathall.games.paladins.acting.taking import TakeAction
from greathall.games.paladins.acting.targets import (
    ChooseAttacked,
    ChooseClearing,
    ChooseConverted,
    ChooseJarSpace,
    ChooseMode,
    ChooseSquare,
    ChooseTownsfolk,
    ChooseWorkshop,
)
from greathall.games.paladins.acting.workshops import PlaceWorkshop
from greathall.games.paladins.gains.debts import DestroyDebt, DestroyDebts
from greathall.games.paladins.gains.gains import Choose, Gains, OrderGains, PickGain
from greathall.games.paladins.gains.inquisition import Inquisition, Resolve, Triggers
from greathall.games.paladins.gains.suspicion import (
    DiscardSuspicion,
    DiscardSuspicions,
    ShuffleSuspicions,
    Suspicion,
    TakeCriminals,
)
from greathall.games.paladins.round.paladins import ChoosePaladins, PlayPaladin, TopPaladin
from greathall.games.paladins.round.passing import KeepWorkers, Pass
from greathall.games.paladins.round.refresh import Refresh
from greathall.games.paladins.round.round import Round
from greathall.games.paladins.round.set_up import ChooseFirstTownsfolk, DrawFirst, SetUp
from greathall.games.paladins.round.shuffles import (
    ShuffleFavours,
    ShuffleOrders,
    ShuffleOutsiders,
    ShufflePaladins,
    ShuffleTaverns,
    ShuffleTownsfolk,
    ShuffleWalls,
)
from greathall.games.paladins.round.taverns import Gather, RevealTaverns, VisitTavern
from greathall.games.paladins.round.turn import Actions, Menu

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
