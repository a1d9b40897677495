"""What City of Crowns adds to a view of Paladins, as types: the table, a seat, what it concludes, and the cards.

Plain data in the words of written positions. Nothing here is compiled, and nothing here is a rule.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from greathall.games.paladins.view import Action, Effect, Order, Paladin, Seat, SlotColour

Muster = Annotated[str, "muster"]  # the name of a card
Negotiate = Annotated[str, "negotiate"]
Ally = Annotated[str, "ally"]
Extension = Annotated[str, "extension"]
Icon = Annotated[Literal["fighter", "merchant", "scout", "cleric"], "icon"]
Asked = Annotated[Literal["faith", "strength", "influence", "diplomacy"], "attribute"]  # an attribute


class CrownsSeatView(TypedDict):
    """What a seat has besides. Hidden cards are shown to others as how many there are."""

    diplomacy: int
    musters: list[Muster]  # collected
    negotiates: list[Negotiate]  # enlisted
    allies: list[Ally]
    extension: list[Extension]
    secret_order: list[Order] | int
    shown_order: list[Order]  # the secret one, once the game is over
    removed_paladins: list[Paladin] | int


class CrownsView(TypedDict):
    """What is on the table besides. In rows an empty place is null."""

    muster_tops: list[Muster | None]  # of the four stacks, from the left
    muster_stack_1: int  # below the top
    muster_stack_2: int
    muster_stack_3: int
    muster_stack_4: int
    muster_box: int
    diplomat: int  # the stack it stands on, from the left, counted from 0
    negotiate_row: list[Negotiate | None]  # the open top of the pile, then the slots from the left
    negotiate_pile: int  # below the top
    negotiate_discards: list[Negotiate]
    negotiate_box: int
    open_allies: list[Ally]
    spare_extensions: list[Extension]


class CrownsBeliefs(TypedDict):
    """Which secret orders the others can have, and which cards have not been seen."""

    secret_orders: dict[Seat, list[Order]]
    musters: list[Muster]
    negotiates: list[Negotiate]


class MusterCard(TypedDict):
    """A Muster card; with its worker, costs and reward it is a space as well."""

    level: int
    worker: SlotColour  # who can be placed there
    silver: int  # for placing
    provisions: int  # for placing
    debts: int
    attribute: Asked  # for collecting
    needs: int
    diplomacy: int  # from collecting
    reward: list[Effect]  # from either
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class NegotiateCard(TypedDict):
    level: int
    diplomacy: int  # for delegating
    action: Action
    helped: Asked  # by the bonus, in that action
    bonus: int
    attribute: Asked  # for enlisting
    needs: int
    icons: list[Icon]
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class AllyCard(TypedDict):
    icon: Icon
    needs: int  # this many of its icon
    immediate: list[Effect]
    on_pass: list[Effect]
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class ExtensionCard(TypedDict):
    icon: Icon
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class CrownsCards(TypedDict):
    """What is printed besides, for drawing."""

    muster: dict[Muster, MusterCard]
    negotiate: dict[Negotiate, NegotiateCard]
    ally: dict[Ally, AllyCard]
    extension: dict[Extension, ExtensionCard]
