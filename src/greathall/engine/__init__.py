"""The engine: states, questions, hidden information, records and matches. No game, no files, no clock."""

from greathall.engine.chances import Chance, Draw, Shuffle
from greathall.engine.encoding.encoder import Encoding, encoding_of, observe
from greathall.engine.encoding.planes import InPlay, Plane, Sheet
from greathall.engine.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BrokenRules,
    GreatHallError,
    IllegalAnswer,
)
from greathall.engine.events import Event, Telling
from greathall.engine.frames import CHANCE, NO_PRICE, SPECTATOR, Args, Decision, Frame, State, Together
from greathall.engine.game import Game, Listing, TableOption
from greathall.engine.hidden.knowledge import Knowledge
from greathall.engine.hidden.redealing import redeal
from greathall.engine.hidden.views import EVERYTHING, view
from greathall.engine.kept.positions import load_position, position
from greathall.engine.kept.record import Entry as RecordEntry
from greathall.engine.kept.record import Record
from greathall.engine.kept.snapshots import restore, snapshot
from greathall.engine.luck import Luck, TrueLuck, luck_of, mix, shuffle
from greathall.engine.machine import apply, begin, deciders, legal, question, settle
from greathall.engine.match import Match
from greathall.engine.modules import (
    Anchor,
    Fold,
    Hook,
    Module,
    Reason,
    amend,
    compose,
    folded,
    forbidden,
    interrupted,
    notify,
    reach,
)
from greathall.engine.playouts import play_drawn, playout
from greathall.engine.rules import Ruleset
from greathall.engine.space import Decline, Each, Kind, Space
from greathall.engine.zones import EVERYONE, NO_ONE, OWNER, Field, Zone

__all__ = [
    "CHANCE",
    "EVERYONE",
    "EVERYTHING",
    "NO_ONE",
    "NO_PRICE",
    "OWNER",
    "SPECTATOR",
    "Anchor",
    "Args",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BrokenRules",
    "Chance",
    "Decision",
    "Decline",
    "Draw",
    "Each",
    "Encoding",
    "Event",
    "Field",
    "Fold",
    "Frame",
    "Game",
    "GreatHallError",
    "Hook",
    "IllegalAnswer",
    "InPlay",
    "Kind",
    "Knowledge",
    "Listing",
    "Luck",
    "Match",
    "Module",
    "Plane",
    "Reason",
    "Record",
    "RecordEntry",
    "Ruleset",
    "Sheet",
    "Shuffle",
    "Space",
    "State",
    "TableOption",
    "Telling",
    "Together",
    "TrueLuck",
    "Zone",
    "amend",
    "apply",
    "begin",
    "compose",
    "deciders",
    "encoding_of",
    "folded",
    "forbidden",
    "interrupted",
    "legal",
    "load_position",
    "luck_of",
    "mix",
    "notify",
    "observe",
    "play_drawn",
    "playout",
    "position",
    "question",
    "reach",
    "redeal",
    "restore",
    "settle",
    "shuffle",
    "snapshot",
    "view",
]
