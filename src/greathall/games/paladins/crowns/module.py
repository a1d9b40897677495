"""City of Crowns as a module: its cards, zones, words, rules and frames, attached to Paladins."""

from typing import Final

from greathall.engine import EVERYONE, NO_ONE, OWNER, Decline, Each, Field, InPlay, Kind, Module, Zone
from greathall.games.paladins.base import BASE
from greathall.games.paladins.crowns.frames import FRAMES
from greathall.games.paladins.crowns.lookups import CrownsRow
from greathall.games.paladins.crowns.muster import Muster, MusterSpaces
from greathall.games.paladins.crowns.negotiate import Negotiate
from greathall.games.paladins.crowns.paladins import PlayFirst, Remove
from greathall.games.paladins.crowns.passing import OnPassing
from greathall.games.paladins.crowns.printed.cards import ICONS
from greathall.games.paladins.crowns.printed.data.allies import ALLIES as ALLY_CARDS
from greathall.games.paladins.crowns.printed.data.allies import EXTENSIONS
from greathall.games.paladins.crowns.printed.data.board import ATTRIBUTES, NUMBERS
from greathall.games.paladins.crowns.printed.data.coop import COOP_CARDS
from greathall.games.paladins.crowns.printed.data.kings_cards import FAVOURS, ORDERS
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS as MUSTER_CARDS
from greathall.games.paladins.crowns.printed.data.negotiate import NEGOTIATES as NEGOTIATE_CARDS
from greathall.games.paladins.crowns.printed.data.outsiders import OUTSIDERS
from greathall.games.paladins.crowns.printed.data.paladins import PALADINS
from greathall.games.paladins.crowns.printed.data.terms import TERMS, TRANSLATIONS
from greathall.games.paladins.crowns.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.crowns.printed.rulings import RULINGS
from greathall.games.paladins.crowns.printed.tables import PRINTED
from greathall.games.paladins.crowns.scoring import LINES, SCORINGS
from greathall.games.paladins.crowns.secret_orders import CountSecretOrder, SecretOrderPoints, ShowSecretOrders
from greathall.games.paladins.crowns.set_up import SET_UP
from greathall.games.paladins.crowns.tellings import TELLINGS
from greathall.games.paladins.crowns.verbs import VERBS
from greathall.games.paladins.crowns.ways import DebtForAll
from greathall.games.paladins.crowns.words import (
    ALLIES,
    DIPLOMACY,
    DIPLOMAT,
    ENLISTS,
    EXTENSION,
    MUSTER_BOX,
    MUSTER_STACK,
    MUSTER_TOPS,
    MUSTERS,
    NEGOTIATE_BOX,
    NEGOTIATE_DECK,
    NEGOTIATE_ROW,
    NEGOTIATES,
    OPEN_ALLIES,
    PART,
    PASSES,
    REASONS,
    REMOVED_PALADINS,
    SECRET_ORDER,
    SHOWN_ORDER,
    SPARE_EXTENSIONS,
)
from greathall.games.paladins.crowns.workshops import StartWorkshop
from greathall.games.paladins.naming import gain_names, reward_names, slot_names, workshop_slot_names
from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.rows import LEFT, RIGHT, Action, Deck, Kept, Occasion, OpenRow
from greathall.games.paladins.words import (
    A_DEBT,
    AFTER_FIRST_TOWNSFOLK,
    GAME_ENDS,
    ORDER_POINTS,
    ORDERS_FULFILLED,
    PASSED,
)

ACTIONS: Final[tuple[Action, ...]] = (Muster(), Negotiate())
REWARDS: Final = reward_names([row.reward for row in (*FAVOURS, *MUSTER_CARDS)])

# C-2.3, C-2.4: one more place, and the pile as another one.
LONGER_ROWS: Final = (
    OpenRow(
        "townsfolk",
        "townsfolk",
        6,
        RIGHT,
        (6,),
        prices="townsfolk_extension_silver townsfolk_silver",
        debts="townsfolk_extension_debt townsfolk_debt",
        face_up=True,
    ),
    OpenRow(
        "outsiders",
        "outsider",
        6,
        LEFT,
        (0,),
        flags={
            "strength": "region_strength outsider_extension_strength",
            "faith": "region_faith outsider_extension_faith",
        },
        face_up=True,
    ),
)
NEGOTIATE_CARD_ROW: Final = OpenRow(
    "negotiate",
    "negotiate",
    3,
    RIGHT,
    (3,),
    prices="negotiate_silver",
    debts="negotiate_debt",
    face_up=True,
)

STACKS: Final = 4
STACK_NAMES: Final = tuple(f"muster_stack_{number + 1}" for number in range(STACKS))

CROWNS: Final = Module(
    "crowns",
    needs=["paladins"],
    names={
        "attribute": tuple(row.name for row in ATTRIBUTES),
        "action": tuple(row.name for row in ACTIONS),
        "board_slot": slot_names(ACTIONS),
        "slot": workshop_slot_names(ACTIONS),
        "townsfolk": tuple(row.name for row in TOWNSFOLK),
        "outsider": tuple(row.name for row in OUTSIDERS),
        "scoring": tuple(row.name for row in SCORINGS),
        "occasion": tuple(dict.fromkeys(row.occasion for row in TOWNSFOLK)),
        "paladin": tuple(row.name for row in PALADINS),
        "order": tuple(row.name for row in ORDERS),
        "favour": tuple(row.name for row in FAVOURS),
        "space": tuple(row.name for row in (*FAVOURS, *MUSTER_CARDS)),
        "muster": tuple(row.name for row in MUSTER_CARDS),
        "negotiate": tuple(row.name for row in NEGOTIATE_CARDS),
        "ally": tuple(row.name for row in ALLY_CARDS),
        "extension": tuple(row.name for row in EXTENSIONS),
        "icon": ICONS,
        "row": (NEGOTIATE_CARD_ROW.name,),
        "verb": tuple(row.name for row in VERBS),
        "gain": gain_names([row.name for row in VERBS if row.live]),
        "reward": tuple(name for name in REWARDS if name not in BASE.names["reward"]),
        "way": ("debt_for_all",),
    },
    rows={
        "attribute": ATTRIBUTES,
        "action": ACTIONS,
        "numbers": NUMBERS,
        "townsfolk": TOWNSFOLK,
        "outsider": OUTSIDERS,
        "paladin": PALADINS,
        "order": ORDERS,
        "space": (*FAVOURS, *MUSTER_CARDS),
        "muster": MUSTER_CARDS,
        "negotiate": NEGOTIATE_CARDS,
        "ally": ALLY_CARDS,
        "extension": EXTENSIONS,
        "stocked": [Kept(noun) for noun in ("muster", "negotiate", "ally", "extension")],
        "row": [NEGOTIATE_CARD_ROW],
        "deck": [Deck("negotiate", "negotiate")],
        "common": [
            Kept("muster_tops", STACKS),
            *[Kept(name) for name in STACK_NAMES],
            Kept("muster_box"),
            Kept("negotiate_box"),
            Kept("open_allies"),
            Kept("spare_extensions"),
        ],
        "held": [
            Kept("musters"),
            Kept("negotiates"),
            Kept("allies"),
            Kept("extension"),
            Kept("secret_order"),
            Kept("shown_order"),
            Kept("removed_paladins"),
        ],
        "number": [Kept("diplomat")],
        "event": [Occasion("enlist", ENLISTS), Occasion("pass", PASSES)],
        "verb": VERBS,
        "way": [DebtForAll("debt_for_all", (A_DEBT,))],
        "space_source": [MusterSpaces("musters")],
        "paladin_place": [Remove("remove", 15)],
        "line": LINES,
        "scoring": SCORINGS,
        "set_up": SET_UP,
        "part": [CrownsRow(PART)],
        "coop": COOP_CARDS,
        "term": TERMS,
        "translation": TRANSLATIONS,
        "printed": PRINTED,
        "ruling": RULINGS,
    },
    replaces={"row": LONGER_ROWS, "paladin_place": [PlayFirst("play", 10)]},
    zones=[
        Zone("muster_tops", "muster", EVERYONE, gaps=True, kept="common", part=MUSTER_TOPS),
        *[
            Zone(name, "muster", NO_ONE, pile=True, kept="common", part=MUSTER_STACK + number)
            for number, name in enumerate(STACK_NAMES)
        ],
        Zone("muster_box", "muster", NO_ONE, rest=True, kept="common", part=MUSTER_BOX),
        Zone("negotiate_row", "negotiate", EVERYONE, gaps=True, kept="rows", part=NEGOTIATE_ROW),
        Zone("negotiate_pile", "negotiate", NO_ONE, pile=True, rest=True, kept="decks", part=NEGOTIATE_DECK),
        Zone("negotiate_discards", "negotiate", EVERYONE, pile=True, spent=True, kept="discards", part=NEGOTIATE_DECK),
        Zone("negotiate_box", "negotiate", NO_ONE, kept="common", part=NEGOTIATE_BOX),
        Zone("open_allies", "ally", EVERYONE, rest=True, kept="common", part=OPEN_ALLIES),
        Zone("spare_extensions", "extension", EVERYONE, rest=True, kept="common", part=SPARE_EXTENSIONS),
        Zone("musters", "muster", EVERYONE, per_seat=True, kept="held", part=MUSTERS),
        Zone("negotiates", "negotiate", EVERYONE, per_seat=True, kept="held", part=NEGOTIATES),
        Zone("allies", "ally", EVERYONE, per_seat=True, kept="held", part=ALLIES),
        Zone("extension", "extension", EVERYONE, per_seat=True, kept="held", part=EXTENSION),
        Zone("secret_order", "order", OWNER, per_seat=True, kept="held", part=SECRET_ORDER),
        Zone("shown_order", "order", EVERYONE, per_seat=True, kept="held", part=SHOWN_ORDER),
        Zone("removed_paladins", "paladin", OWNER, per_seat=True, apart=True, kept="held", part=REMOVED_PALADINS),
    ],
    fields=[
        Field("diplomacy", per_seat=True, kept="attributes", part=DIPLOMACY, highest=TRACK_END),
        Field("diplomat", kept="numbers", part=DIPLOMAT, highest=STACKS),
    ],
    kinds=[
        Kind("muster", Each("muster", "muster")),
        Kind("negotiate", Each("delegate", "negotiate"), Each("enlist", "negotiate")),
        Kind("start_workshop", like="workshop"),
        Kind("free_discard", like="townsfolk"),
        Kind("dismiss", Decline("dismiss nobody"), Each("dismiss", "townsfolk")),
        Kind("move_from", Decline("move no workshop"), Each("move workshop from", "slot")),
        Kind("move_to", Each("move workshop to", "slot"), about=("from:slot",)),
        Kind("remove", Each("remove", "paladin"), secret=True),
    ],
    tellings=TELLINGS,
    reasons=REASONS,
    frames=FRAMES,
    hooks=[
        (AFTER_FIRST_TOWNSFOLK, StartWorkshop()),
        (PASSED, OnPassing()),
        (GAME_ENDS, ShowSecretOrders()),
    ],
    folds=[(ORDERS_FULFILLED, CountSecretOrder()), (ORDER_POINTS, SecretOrderPoints())],
    planes=[InPlay("city_of_crowns")],
)
