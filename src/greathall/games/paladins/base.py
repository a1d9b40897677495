"""The base of Paladins as a module: cards, zones, fields, words, rules and frames."""

from typing import Final

from greathall.engine import EVERYONE, NO_ONE, OWNER, Decline, Each, Field, Kind, Module, Zone
from greathall.games.paladins.acting.paying import PayGoods, TakeDebt
from greathall.games.paladins.acting.spaces import Favours
from greathall.games.paladins.actions.absolve import Absolve
from greathall.games.paladins.actions.attack import Attack
from greathall.games.paladins.actions.commission import Commission
from greathall.games.paladins.actions.conspire import Conspire
from greathall.games.paladins.actions.convert import Convert
from greathall.games.paladins.actions.develop import Develop
from greathall.games.paladins.actions.fortify import Fortify
from greathall.games.paladins.actions.garrison import Garrison
from greathall.games.paladins.actions.hunt import Hunt
from greathall.games.paladins.actions.pray import Pray
from greathall.games.paladins.actions.recruit import Recruit
from greathall.games.paladins.actions.trade import Trade
from greathall.games.paladins.encoding import PLANES
from greathall.games.paladins.frames import FRAMES
from greathall.games.paladins.naming import (
    LIVE_VERBS,
    VERBS,
    gain_names,
    reward_names,
    set_names,
    slot_names,
    workshop_slot_names,
)
from greathall.games.paladins.people import PEOPLE, PEOPLE_VERBS
from greathall.games.paladins.printed.base_tables import PRINTED
from greathall.games.paladins.printed.data.board import (
    ATTRIBUTES,
    KEPT_WORKERS,
    NAMES,
    NUMBERS,
    ORDERS_LAID,
    ROUNDS,
    SUSPICIONS,
    TRACK_END,
    WORKERS,
)
from greathall.games.paladins.printed.data.jar_spaces import JAR_SPACES
from greathall.games.paladins.printed.data.kings_cards import FAVOURS, ORDERS
from greathall.games.paladins.printed.data.outsiders import OUTSIDERS
from greathall.games.paladins.printed.data.paladins import PALADINS
from greathall.games.paladins.printed.data.squares import SQUARES
from greathall.games.paladins.printed.data.taverns import TAVERNS
from greathall.games.paladins.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.printed.data.walls import WALLS
from greathall.games.paladins.printed.rulings import RULINGS
from greathall.games.paladins.round.paladins import Bottom, Play, Top
from greathall.games.paladins.round.refresh import REFRESH
from greathall.games.paladins.round.round import ROUND
from greathall.games.paladins.round.set_up import SET_UP
from greathall.games.paladins.rows import LEFT, RIGHT, Action, Deck, Kept, Occasion, OpenRow
from greathall.games.paladins.scoring import LINES, SCORINGS
from greathall.games.paladins.tellings import TELLINGS
from greathall.games.paladins.words import (
    A_DEBT,
    ANCHORS,
    AT_INQUISITION,
    COMMISSION,
    DEVELOP,
    FOLDS,
    GARRISON,
    LOSSES,
    PAYS_DEBT,
    REASONS,
)

ACTIONS: Final[tuple[Action, ...]] = (
    Develop(),
    Hunt(),
    Trade(),
    Recruit(),
    Pray(),
    Conspire(),
    Commission(),
    Fortify(),
    Garrison(),
    Absolve(),
    Attack(),
    Convert(),
)

ROWS_OF_CARDS: Final = (
    OpenRow("townsfolk", "townsfolk", 5, RIGHT, (4,), prices="townsfolk_silver", debts="townsfolk_debt"),
    OpenRow("outsiders", "outsider", 6, LEFT, (0,), flags={"strength": "region_strength", "faith": "region_faith"}),
)

BASE: Final = Module(
    "paladins",
    names={
        "worker": tuple(row.name for row in WORKERS),
        "worker_set": set_names([row.name for row in WORKERS], KEPT_WORKERS),
        "attribute": tuple(row.name for row in ATTRIBUTES),
        "action": tuple(row.name for row in ACTIONS),
        "board_slot": slot_names(ACTIONS),
        "slot": workshop_slot_names(ACTIONS),
        "townsfolk": tuple(row.name for row in TOWNSFOLK),
        "outsider": tuple(row.name for row in OUTSIDERS),
        "suit": ("saracen", "byzantine", "viking"),
        "scoring": tuple(row.name for row in SCORINGS),
        "occasion": tuple(dict.fromkeys(row.occasion for row in TOWNSFOLK)),
        "wall": tuple(row.name for row in WALLS),
        "tavern": tuple(row.name for row in TAVERNS),
        "suspicion": tuple(row.name for row in SUSPICIONS),
        "paladin": tuple(row.name for row in PALADINS),
        "order": tuple(row.name for row in ORDERS),
        "favour": tuple(row.name for row in FAVOURS),
        "space": tuple(row.name for row in FAVOURS),
        "square": tuple(row.name for row in SQUARES),
        "jar_space": tuple(row.name for row in JAR_SPACES),
        "row": tuple(row.name for row in ROWS_OF_CARDS),
        "verb": VERBS,
        "gain": gain_names(LIVE_VERBS),
        "reward": reward_names([row.reward for row in WALLS] + [row.reward for row in FAVOURS]),
        "way": ("pay", "take_debt"),
        "loss": LOSSES,
    },
    rows={
        "worker": WORKERS,
        "attribute": ATTRIBUTES,
        "action": ACTIONS,
        "numbers": NUMBERS,
        "names": NAMES,
        "jar_space": JAR_SPACES,
        "townsfolk": TOWNSFOLK,
        "outsider": OUTSIDERS,
        "wall": WALLS,
        "tavern": TAVERNS,
        "suspicion": SUSPICIONS,
        "paladin": PALADINS,
        "order": ORDERS,
        "space": FAVOURS,
        "square": SQUARES,
        "stocked": [Kept(noun) for noun in ("townsfolk", "outsider", "wall", "tavern", "suspicion", "order", "favour")],
        "row": ROWS_OF_CARDS,
        "deck": [Deck("townsfolk", "townsfolk"), Deck("outsiders", "outsider"), Deck("schemes", "scheme")],
        "number": [Kept("marker")],
        "held": [Kept("favour_schemes")],
        "event": [Occasion("pay_debt", PAYS_DEBT), Occasion("inquisition", AT_INQUISITION)],
        "verb": PEOPLE_VERBS,
        "way": [PayGoods("pay"), TakeDebt("take_debt", (A_DEBT,))],
        "space_source": [Favours("favours")],
        "paladin_place": [Play("play", 10), Top("top", 20), Bottom("bottom", 90)],
        "player": [PEOPLE],
        "line": LINES,
        "scoring": SCORINGS,
        "set_up": SET_UP,
        "round": ROUND,
        "refresh": REFRESH,
        "printed": PRINTED,
        "ruling": RULINGS,
    },
    zones=[
        Zone("townsfolk_row", "townsfolk", EVERYONE, gaps=True, kept="rows", part=0),
        Zone("townsfolk_pile", "townsfolk", NO_ONE, pile=True, rest=True, kept="decks", part=0),
        Zone("townsfolk_discards", "townsfolk", EVERYONE, pile=True, spent=True, kept="discards", part=0),
        Zone("outsider_row", "outsider", EVERYONE, gaps=True, kept="rows", part=1),
        Zone("outsider_pile", "outsider", NO_ONE, pile=True, rest=True, kept="decks", part=1),
        Zone("outsider_discards", "outsider", EVERYONE, pile=True, spent=True, kept="discards", part=1),
        Zone("wall_pile", "wall", NO_ONE, pile=True, rest=True),
        Zone("suspicion_pile", "suspicion", NO_ONE, pile=True, rest=True),
        Zone("suspicion_discards", "suspicion", EVERYONE, pile=True, spent=True),
        Zone("tavern_pile", "tavern", NO_ONE, pile=True, rest=True),
        Zone("taverns", "tavern", EVERYONE),
        Zone("tavern_discards", "tavern", EVERYONE, pile=True, spent=True),
        Zone("orders", "order", EVERYONE, places=ORDERS_LAID),
        Zone("hidden_orders", "order", NO_ONE, pile=True),
        Zone("order_box", "order", NO_ONE, rest=True),
        Zone("favours", "favour", EVERYONE),
        Zone("hidden_favours", "favour", NO_ONE, pile=True),
        Zone("favour_box", "favour", NO_ONE, rest=True),
        Zone("crew", "townsfolk", EVERYONE, per_seat=True),
        Zone("walls", "wall", EVERYONE, per_seat=True),
        Zone("attacked", "outsider", EVERYONE, per_seat=True),
        Zone("converted", "outsider", EVERYONE, per_seat=True),
        Zone("jars", "jar_space", EVERYONE, per_seat=True),
        Zone("suspicions", "suspicion", EVERYONE, per_seat=True, pile=True),
        Zone("tavern", "tavern", EVERYONE, per_seat=True),
        Zone("paladin", "paladin", EVERYONE, per_seat=True, apart=True),
        Zone("used_paladins", "paladin", EVERYONE, per_seat=True, apart=True),
        Zone("paladin_pile", "paladin", NO_ONE, per_seat=True, pile=True, apart=True),
        Zone("drawn", "paladin", OWNER, per_seat=True, apart=True, within="paladin_pile"),
        Zone("placed", "paladin", OWNER, per_seat=True, apart=True, within="paladin_pile"),
    ],
    fields=[
        Field("workers", per_seat=True, index="worker", highest=40),
        Field("silver", per_seat=True, highest=100),
        Field("provisions", per_seat=True, highest=100),
        *[
            Field(row.name, per_seat=True, kept="attributes", part=number, highest=TRACK_END)
            for number, row in enumerate(ATTRIBUTES)
        ],
        Field("workshops", per_seat=True, kept="done_actions", part=DEVELOP, highest=12),
        Field("monks", per_seat=True, kept="done_actions", part=COMMISSION, highest=12),
        Field("outposts", per_seat=True, kept="done_actions", part=GARRISON, highest=12),
        Field("debts", per_seat=True, highest=50),
        Field("paid", per_seat=True, highest=50),
        Field("passed", noun="flag", per_seat=True),
        Field("tax", highest=20),
        Field("round", highest=ROUNDS),
        Field("first", noun="seat"),
        Field("active", noun="seat"),
    ],
    kinds=[
        Kind("turn", Decline("pass"), Each("", "action"), Each("use", "space")),
        Kind("mode", "one worker", "two workers"),
        Kind("townsfolk", Decline("none"), Each("recruit", "townsfolk"), Each("discard", "townsfolk")),
        Kind("free_recruit", like="townsfolk"),
        Kind("first_townsfolk", like="townsfolk"),
        Kind("workshop", Each("workshop on", "slot")),
        Kind("workshop_target", like="workshop"),
        Kind("clear", Decline("clear nothing"), Each("clear", "action")),
        Kind("pray", like="clear"),
        Kind("square", Each("settle", "square"), about=("action:action",)),
        Kind("jar", Each("fill", "jar_space")),
        Kind("attack", Each("attack", "outsider"), about=("bribe:number",)),
        Kind("convert", Each("convert", "outsider")),
        Kind("worker", Each("place", "worker"), about=("slot:board_slot",)),
        Kind("space_worker", like="worker", about=("space:space",)),
        Kind("payment", Each("", "way"), about=("silver:number", "provisions:number")),
        Kind("order", Each("take", "gain")),
        Kind("choice", Each("choose", "reward")),
        Kind("suspicion", "discard suspicion", Decline("keep suspicion")),
        Kind("debt", "destroy debt", Decline("keep debt")),
        Kind("trigger", Each("", "townsfolk")),
        Kind("keep", "keep none", Each("keep", "worker_set"), parts="worker"),
        Kind("play", Each("play", "paladin"), secret=True),
        Kind("top", Each("top", "paladin"), final=True, secret=True),
        Kind("tavern", Each("visit", "tavern"), final=True),
    ],
    draws=[Kind("first", Each("", "seat"))],
    tellings=TELLINGS,
    reasons=REASONS,
    frames=FRAMES,
    anchors=ANCHORS,
    fold_names=FOLDS,
    planes=PLANES,
)
