"""What a view of Paladins holds, as types: what a seat sees of the table, and the cards a client draws.

Plain data in the words of written positions. Nothing here is compiled, and nothing here is a rule. A name is annotated
with its noun, so that a terminal can say it in words (`greathall.locale.extras`); what it leaves out is `unsaid`.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Seat = Annotated[str, "seat"]  # A, B, …; the solo opponent is `opponent`
Townsfolk = Annotated[str, "townsfolk"]  # the name of a card
Outsider = Annotated[str, "outsider"]
Wall = Annotated[str, "wall"]
Tavern = Annotated[str, "tavern"]
Paladin = Annotated[str, "paladin"]
Suspicion = Annotated[Literal["tax_0", "tax_1", "tax_2"], "suspicion"]
Order = Annotated[str, "order"]
Favour = Annotated[str, "favour"]
Space = Annotated[str, "space"]  # a shared worker space: the name of a favour
Square = Annotated[str, "square"]
JarSpace = Annotated[str, "jar_space"]
Action = Annotated[str, "action"]
Scheme = Annotated[str, "scheme"]  # a card of the solo opponent
Worker = Annotated[Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"], "worker"]
Attribute = Annotated[Literal["faith", "strength", "influence"], "attribute"]
Standing = Worker | Annotated[Literal["workshop"], "piece"]  # in a slot of the player board

Known = TypedDict("Known", {"card": Paladin, "in": list[str], "from_bottom": NotRequired[int]})


class SeatView(TypedDict):
    """One seat. Hidden cards are shown as how many there are; lists of suspicions have the latest first."""

    workers: dict[Worker, int]
    silver: int
    provisions: int
    faith: int
    strength: int
    influence: int
    effective: dict[Attribute, int]  # with the paladin in use
    workshops: int  # placed
    monks: int  # placed
    outposts: int  # placed
    debts: int
    paid: int
    passed: bool
    crew: list[Townsfolk]
    walls: list[Wall]
    attacked: list[Outsider]
    converted: list[Outsider]
    jars: list[JarSpace]
    suspicions: list[Suspicion]
    tavern: list[Tavern]  # visited in this round
    paladin: list[Paladin]  # in use, once it is shown
    used_paladins: list[Paladin]
    paladin_pile: int  # for others with those being chosen from
    drawn: NotRequired[list[Paladin]]  # own seat only
    placed: NotRequired[list[Paladin]]  # own seat only
    knows: NotRequired[list[Known]]  # own seat only
    turned_jars: NotRequired[int]  # of the solo opponent, and zero for the other one
    favour_schemes: NotRequired[list[Scheme]]  # of the solo opponent: they wait on King's Favours
    standing: dict[Action, list[Standing | None]]  # by slot, null where nothing stands; empty actions are left out


class Piece(TypedDict):
    """What stands on a square."""

    seat: Seat
    piece: Annotated[Literal["monk", "outpost"], "piece"]


class PaladinsView(TypedDict):
    """The whole table as one seat sees it. In rows an empty place is null."""

    game: Literal["paladins"]
    over: bool
    asked: dict[Seat, str | None]  # who is asked, and what, if that may be known
    seats: dict[Seat, SeatView]
    round: int
    first: Seat
    active: Seat | None
    tax: int
    townsfolk_row: list[Townsfolk | None]
    townsfolk_pile: int
    townsfolk_discards: list[Townsfolk]
    outsider_row: list[Outsider | None]
    outsider_pile: int
    outsider_discards: list[Outsider]
    wall_pile: int
    suspicion_pile: int
    suspicion_discards: list[Suspicion]
    tavern_pile: int
    taverns: list[Tavern]
    tavern_discards: list[Tavern]
    orders: list[Order]  # revealed, by slot
    hidden_orders: int
    order_box: int
    favours: list[Favour]  # revealed, by slot
    hidden_favours: int
    favour_box: int
    schemes: NotRequired[int]  # these four with the solo opponent only
    scheme_discards: NotRequired[list[Scheme]]
    stacked: NotRequired[list[Attribute]]  # its markers, from the bottom to the top
    marker: NotRequired[int]  # the space of its resource marker
    actions: Annotated[list[Action], "unsaid"]  # of the player board of this table
    squares: dict[Square, Piece]
    occupied: dict[Space, Worker]


class PaladinsBeliefs(TypedDict):
    """Which paladins every pile can still hold, and which King's cards are not revealed."""

    paladins: dict[Seat, list[Paladin]]
    orders: list[Order]
    favours: list[Favour]
    schemes: NotRequired[list[Scheme]]  # still in the deck of the solo opponent


Goods = Literal["silver", "provision", "tax"]
Deed = Literal["discard_suspicion", "pay_debt", "destroy_debt", "take_debt", "pray", "free_recruit", "place_workshop"]
Verb = Worker | Attribute | Goods | Deed | Literal["choice"]
SlotColour = Worker | Literal["any"]


class Effect(TypedDict):
    """What a card or a board gives: an amount of something, or with the verb `choice` one of several lists."""

    verb: Verb
    amount: int
    choice: NotRequired["list[list[Effect]]"]


class WorkerCard(TypedDict):
    """A colour of workers."""

    colour: str
    wild: bool  # fits every slot


class AttributeCard(TypedDict):
    points: list[int]  # by the place on the track, 0 to 12


class TownsfolkCard(TypedDict):
    title: str  # several have the same
    discard: list[Effect]  # when it is discarded
    bonus: list[Effect]  # when it is recruited
    trigger: str  # an action, `pay_debt` or `inquisition`
    condition: Literal["", "two_or_more", "zero"]  # how many suspicions
    occasion: str  # trigger and condition in a word, the name of an `occasion`
    reward: list[Effect]  # each time the trigger comes
    reconstructed: NotRequired[list[str]]  # which facts, or `all`
    note: NotRequired[str]


class OutsiderCard(TypedDict):
    title: str
    suit: Literal["saracen", "byzantine", "viking"]
    attack: list[Effect]
    convert: list[Effect]
    scoring: str  # the name of a `scoring`
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class WallCard(TypedDict):
    reward: list[Effect]
    points: int


class TavernCard(TypedDict):
    workers: list[Worker]


class PaladinCard(TypedDict):
    workers: list[Effect]
    bonus: list[Effect]  # attributes, as long as it is in use
    action: Action  # the one it helps, if any: by its reward, or by what it takes off the cost
    reward: list[Effect]
    no_silver: bool
    no_provisions: bool
    silver_off: int
    way: str  # a way to pay that it opens for every action of its round, if any
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class SpaceCard(TypedDict):
    """A King's Favour."""

    worker: SlotColour
    reward: list[Effect]
    silver: int
    provisions: int
    debts: int  # unpaid debts taken for it
    note: NotRequired[str]


class OrderCard(TypedDict):
    action: Action
    needs: int  # how often it was to be done


class SuspicionCard(TypedDict):
    tax: int
    copies: int


class SquareCard(TypedDict):
    region: int
    reward: list[Effect]
    players: int  # there with at least this many
    reconstructed: NotRequired[list[str]]


class JarSpaceCard(TypedDict):
    reward: list[Effect]
    reconstructed: NotRequired[list[str]]


class ActionCard(TypedDict):
    """A line of the player board. Lists of costs and needs go by how often it was done; one number is for always."""

    slots: list[SlotColour]
    workshops: int  # this many slots, from the left, take a workshop
    silver: list[int]
    provisions: list[int]
    attribute: NotRequired[Attribute]  # what it asks for
    needs: NotRequired[list[int]]
    by_region: NotRequired[bool]  # it needs this much for regions, or places of the row, from the left
    raises: NotRequired[Attribute]  # itself, or by the card it takes
    gains: list[list[Effect]]  # besides cards and squares: each time, or by the number of workers, or by how often
    points: list[int]  # by how often it was done; empty: none


class RowCard(TypedDict):
    """A row of open cards, its places from the left, counted from 0."""

    noun: str
    size: int  # without the place of a pile
    discarded: list[int]  # places the refresh empties first
    prices: list[int]
    debts: list[int]  # 1 if an unpaid debt may be taken instead
    flags: dict[Attribute, list[int]]  # what places ask for
    pile: int | None  # the place whose card is the top of a face-up pile


class SchemeCard(TypedDict):
    move: str  # what it makes the opponent try
    copies: int
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class OpponentCard(TypedDict):
    """The track of the solo opponent, whose spaces are counted from 1."""

    track: int  # its length
    by_space: dict[str, list[int]]  # for a row or the favours: the place that each space points at


class BoardCard(TypedDict):
    rounds: int
    track_end: int
    kept_workers: int
    orders: int
    favours: int
    reconstructed: list[str]  # which of the numbers, or the workers under the workshops


class PaladinsCards(TypedDict):
    """Everything that is printed, for drawing."""

    worker: dict[Worker, WorkerCard]
    attribute: dict[Attribute, AttributeCard]
    townsfolk: dict[Townsfolk, TownsfolkCard]
    outsider: dict[Outsider, OutsiderCard]
    wall: dict[Wall, WallCard]
    tavern: dict[Tavern, TavernCard]
    paladin: dict[Paladin, PaladinCard]
    space: dict[Space, SpaceCard]
    order: dict[Order, OrderCard]
    suspicion: dict[Suspicion, SuspicionCard]
    square: dict[Square, SquareCard]
    jar_space: dict[JarSpace, JarSpaceCard]
    scheme: dict[Scheme, SchemeCard]
    opponent: dict[str, OpponentCard]
    action: dict[Action, ActionCard]
    row: dict[str, RowCard]
    numbers: dict[str, list[int]]  # every row of numbers on the boards, such as `tax_pool` by players
    board: BoardCard
