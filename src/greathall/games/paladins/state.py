"""What a game of Paladins keeps. Cards are kinds, not copies; everything is sized by the ruleset."""

from typing import TYPE_CHECKING

from greathall.engine import Knowledge, State
from greathall.engine.copying import flat, nested
from greathall.games.paladins.words import NOBODY

if TYPE_CHECKING:
    from greathall.games.paladins.lookups import PaladinsLookups


class Paladins(State):
    """Seats, boards, rows of cards and piles.

    `board[seat]` has an entry for each slot of the player board: nothing, a workshop, or a worker + 1. `squares` and
    `occupied` are the main board's: `1 + 2 * seat`, one more for an outpost; a worker + 1. In a row of `rows` an empty
    place is -1. `numbers`, `own`, `held` and `common` are what modules keep; `stacked` are the attributes of a solo
    opponent, from the bottom to the top of their stack.
    """

    def __init__(self, rules: "PaladinsLookups", source: "Paladins | None" = None) -> None:
        super().__init__(rules, source)
        self.lookups = rules  # as what they are in this game; looked at too often to ask each time
        if source is None:
            seats = len(rules.seats)
            names = rules.names
            self.workers: list[list[int]] = [[0] * len(names["worker"]) for _ in range(seats)]
            self.silver: list[int] = [0] * seats
            self.provisions: list[int] = [0] * seats
            self.attributes: list[list[int]] = [[0] * len(names["attribute"]) for _ in range(seats)]
            self.board: list[list[int]] = [[0] * len(names["board_slot"]) for _ in range(seats)]
            self.done_actions: list[list[int]] = [[0] * len(names["action"]) for _ in range(seats)]
            self.crew: list[list[int]] = [[] for _ in range(seats)]
            self.walls: list[list[int]] = [[] for _ in range(seats)]
            self.attacked: list[list[int]] = [[] for _ in range(seats)]
            self.converted: list[list[int]] = [[] for _ in range(seats)]
            self.jars: list[list[int]] = [[] for _ in range(seats)]
            self.suspicions: list[list[int]] = [[] for _ in range(seats)]
            self.debts: list[int] = [0] * seats
            self.paid: list[int] = [0] * seats
            self.passed: list[int] = [0] * seats
            self.paladin: list[list[int]] = [[] for _ in range(seats)]
            self.used_paladins: list[list[int]] = [[] for _ in range(seats)]
            self.paladin_pile: list[list[int]] = [[] for _ in range(seats)]
            self.drawn: list[list[int]] = [[] for _ in range(seats)]
            self.placed: list[list[int]] = [[] for _ in range(seats)]
            self.tavern: list[list[int]] = [[] for _ in range(seats)]
            numbers = len(rules.rows("own"))
            self.own: list[list[int]] = [[0] * numbers for _ in range(seats)] if numbers else []
            self.held: list[list[list[int]]] = [[[] for _ in rules.rows("held")] for _ in range(seats)]
            self.common: list[list[int]] = [[-1] * row.places for row in rules.rows("common")]
            self.rows: list[list[int]] = [[-1] * row.places for row in rules.rows("row")]
            self.decks: list[list[int]] = [[] for _ in rules.rows("deck")]
            self.discards: list[list[int]] = [[] for _ in rules.rows("deck")]
            self.wall_pile: list[int] = []
            self.suspicion_pile: list[int] = []
            self.suspicion_discards: list[int] = []
            self.tavern_pile: list[int] = []
            self.taverns: list[int] = []
            self.tavern_discards: list[int] = []
            self.orders: list[int] = []
            self.hidden_orders: list[int] = []
            self.order_box: list[int] = []
            self.favours: list[int] = []
            self.hidden_favours: list[int] = []
            self.favour_box: list[int] = []
            self.squares: list[int] = [0] * len(names["square"])
            self.occupied: list[int] = [0] * len(names["space"])
            self.numbers: list[int] = [0] * len(rules.rows("number"))
            self.stacked: list[int] = list(range(len(names["attribute"])))
            self.tax: int = 0
            self.round: int = 0
            self.first: int = 0
            self.active: int = NOBODY
            self.knowledge = Knowledge(seats)
        else:
            self.workers = [part.copy() for part in source.workers]
            self.silver = source.silver.copy()
            self.provisions = source.provisions.copy()
            self.attributes = [part.copy() for part in source.attributes]
            self.board = [part.copy() for part in source.board]
            self.done_actions = [part.copy() for part in source.done_actions]
            self.crew = [cards.copy() for cards in source.crew]
            self.walls = [cards.copy() for cards in source.walls]
            self.attacked = [cards.copy() for cards in source.attacked]
            self.converted = [cards.copy() for cards in source.converted]
            self.jars = [cards.copy() for cards in source.jars]
            self.suspicions = [cards.copy() for cards in source.suspicions]
            self.debts = source.debts.copy()
            self.paid = source.paid.copy()
            self.passed = source.passed.copy()
            self.paladin = [cards.copy() for cards in source.paladin]
            self.used_paladins = [cards.copy() for cards in source.used_paladins]
            self.paladin_pile = [cards.copy() for cards in source.paladin_pile]
            self.drawn = [cards.copy() for cards in source.drawn]
            self.placed = [cards.copy() for cards in source.placed]
            self.tavern = [cards.copy() for cards in source.tavern]
            self.own = [part.copy() for part in source.own]
            self.held = [[cards.copy() for cards in part] for part in source.held]
            self.common = [cards.copy() for cards in source.common]
            self.rows = [cards.copy() for cards in source.rows]
            self.decks = [cards.copy() for cards in source.decks]
            self.discards = [cards.copy() for cards in source.discards]
            self.wall_pile = source.wall_pile.copy()
            self.suspicion_pile = source.suspicion_pile.copy()
            self.suspicion_discards = source.suspicion_discards.copy()
            self.tavern_pile = source.tavern_pile.copy()
            self.taverns = source.taverns.copy()
            self.tavern_discards = source.tavern_discards.copy()
            self.orders = source.orders.copy()
            self.hidden_orders = source.hidden_orders.copy()
            self.order_box = source.order_box.copy()
            self.favours = source.favours.copy()
            self.hidden_favours = source.hidden_favours.copy()
            self.favour_box = source.favour_box.copy()
            self.squares = source.squares.copy()
            self.occupied = source.occupied.copy()
            self.numbers = source.numbers.copy()
            self.stacked = source.stacked.copy()
            self.tax = source.tax
            self.round = source.round
            self.first = source.first
            self.active = source.active

    def clone(self) -> "Paladins":
        return Paladins(self.lookups, self)

    def known(self) -> Knowledge:
        assert self.knowledge is not None
        return self.knowledge

    def become(self, source: State) -> "Paladins":
        assert isinstance(source, Paladins)
        self.become_like(source)
        self.workers = nested(self.workers, source.workers)
        self.silver = flat(self.silver, source.silver)
        self.provisions = flat(self.provisions, source.provisions)
        self.attributes = nested(self.attributes, source.attributes)
        self.board = nested(self.board, source.board)
        self.done_actions = nested(self.done_actions, source.done_actions)
        self.crew = nested(self.crew, source.crew)
        self.walls = nested(self.walls, source.walls)
        self.attacked = nested(self.attacked, source.attacked)
        self.converted = nested(self.converted, source.converted)
        self.jars = nested(self.jars, source.jars)
        self.suspicions = nested(self.suspicions, source.suspicions)
        self.debts = flat(self.debts, source.debts)
        self.paid = flat(self.paid, source.paid)
        self.passed = flat(self.passed, source.passed)
        self.paladin = nested(self.paladin, source.paladin)
        self.used_paladins = nested(self.used_paladins, source.used_paladins)
        self.paladin_pile = nested(self.paladin_pile, source.paladin_pile)
        self.drawn = nested(self.drawn, source.drawn)
        self.placed = nested(self.placed, source.placed)
        self.tavern = nested(self.tavern, source.tavern)
        self.own = nested(self.own, source.own)
        if self.held != source.held:
            self.held = [[cards.copy() for cards in part] for part in source.held]
        self.common = nested(self.common, source.common)
        self.rows = nested(self.rows, source.rows)
        self.decks = nested(self.decks, source.decks)
        self.discards = nested(self.discards, source.discards)
        self.wall_pile = flat(self.wall_pile, source.wall_pile)
        self.suspicion_pile = flat(self.suspicion_pile, source.suspicion_pile)
        self.suspicion_discards = flat(self.suspicion_discards, source.suspicion_discards)
        self.tavern_pile = flat(self.tavern_pile, source.tavern_pile)
        self.taverns = flat(self.taverns, source.taverns)
        self.tavern_discards = flat(self.tavern_discards, source.tavern_discards)
        self.orders = flat(self.orders, source.orders)
        self.hidden_orders = flat(self.hidden_orders, source.hidden_orders)
        self.order_box = flat(self.order_box, source.order_box)
        self.favours = flat(self.favours, source.favours)
        self.hidden_favours = flat(self.hidden_favours, source.hidden_favours)
        self.favour_box = flat(self.favour_box, source.favour_box)
        self.squares = flat(self.squares, source.squares)
        self.occupied = flat(self.occupied, source.occupied)
        self.numbers = flat(self.numbers, source.numbers)
        self.stacked = flat(self.stacked, source.stacked)
        self.tax = source.tax
        self.round = source.round
        self.first = source.first
        self.active = source.active
        return self
