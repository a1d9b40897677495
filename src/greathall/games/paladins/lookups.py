"""What is looked up at one table of Paladins: what the rows of all modules say, as lists of numbers."""

from typing import Any, Final

from greathall.engine import BrokenRules, Ruleset
from greathall.engine.modules import Composition
from greathall.games.paladins.parts import Part
from greathall.games.paladins.player_kinds import PlayerKind
from greathall.games.paladins.printed.cards import ANY as ANY_NAME
from greathall.games.paladins.printed.effects import Effects, words
from greathall.games.paladins.rows import (
    Action,
    Flat,
    OpenRow,
    PaladinPlace,
    ScoreLine,
    Scoring,
    SpaceSource,
    Step,
    Verb,
    Way,
)
from greathall.games.paladins.words import ANY, CHOICE_VERB, CONDITIONS

OPPONENT: Final = "opponent"
NO_ACTION: Final = -1
NO_WAY: Final = -1
SPARE: Final = 8  # the highest of the four bits for a count, which no count needs


class PaladinsLookups(Ruleset):
    """Cards and boards by number, effects as flat tuples, and the rows of rules in the order of their names."""

    def __init__(self, composition: Composition, players: int, options: dict[str, Any]) -> None:
        super().__init__(composition, players, options)
        self.choices: Final[list[list[int]]] = []
        self.rewards: Final[list[Flat]] = [()] * len(self.names["reward"])
        self.card_backs: Final = {noun: self.read_backs(noun) for noun in self.stock}
        self.read_sets()
        self.read_board()
        self.read_townsfolk()
        self.read_outsiders()
        self.read_paladins()
        self.read_main_board()
        self.read_rules()
        self.parts: Final[dict[str, Part]] = {row.name: row.read(self) for row in self.rows("part")}

    def name_seats(self, players: int) -> tuple[str, ...]:
        return ("A", OPPONENT) if players == 1 else super().name_seats(players)

    def count_stock(self) -> dict[str, list[int]]:
        """Every card of the nouns that have one; everybody but an opponent has all paladins."""
        found: dict[str, list[int]] = {}
        for stocked in self.rows("stocked"):
            copies = {row.name: row.copies for row in self.rows(stocked.name)}
            found[stocked.name] = [copies.get(name, 1) for name in self.names[stocked.name]]
        found["paladin"] = [len(self.people)] * len(self.names["paladin"])
        return found

    def backs(self, noun: str) -> list[int]:
        return self.card_backs[noun] if noun in self.card_backs else super().backs(noun)

    def read_backs(self, noun: str) -> list[int]:
        backs = {row.name: row.back for row in self.rows(noun)}
        return [backs.get(name, 0) for name in self.names[noun]]

    def is_automatic(self, seat: int) -> bool:
        return self.seats[seat] == OPPONENT

    def index(self, noun: str, name: str) -> int:
        """The number of a name."""
        return self.names[noun].index(name)

    def flat(self, effects: Effects) -> Flat:
        """Effects as numbers; a choice is registered and becomes its number."""
        found: list[int] = []
        for effect in effects:
            if effect.alternatives:
                found.extend((CHOICE_VERB, self.register(effect.alternatives)))
            else:
                found.extend((self.index("verb", effect.verb), effect.amount))
        return tuple(found)

    def register(self, alternatives: tuple[Effects, ...]) -> int:
        """The number of a choice between these."""
        numbers: list[int] = []
        for alternative in alternatives:
            number = self.index("reward", words(alternative))
            self.rewards[number] = self.flat(alternative)
            numbers.append(number)
        if numbers not in self.choices:
            self.choices.append(numbers)
        return self.choices.index(numbers)

    def colour(self, name: str) -> int:
        return ANY if name == ANY_NAME else self.index("worker", name)

    def by_name(self, table: str, noun: str) -> list[Any]:
        """The rows of a table at the numbers their names have."""
        rows = {row.name: row for row in self.rows(table)}
        return [rows[name] for name in self.names[noun]]

    def read_sets(self) -> None:
        """The sets of workers that can be kept, each as how many of every worker; the first one is empty."""
        workers = self.names["worker"]
        named = ["", *self.names["worker_set"]]
        self.kept_sets: list[list[int]] = [[amount_in(text, worker) for worker in workers] for text in named]
        self.packed_sets: list[int] = [packed(kept) for kept in self.kept_sets]

    def read_board(self) -> None:
        """Slots of the player board, numbered through; which of them take workshops."""
        self.actions: list[Action] = self.by_name("action", "action")
        self.first_slot: list[int] = []
        self.slot_colour: list[int] = []
        self.slot_action: list[int] = []
        self.workshop_slots: list[int] = []
        for action in self.actions:
            first = len(self.slot_colour)
            self.first_slot.append(first)
            self.workshop_slots.extend(range(first, first + action.workshops))
            self.slot_colour.extend([self.colour(name) for name in action.slots])
            self.slot_action.extend([action.number] * len(action.slots))
        self.first_slot.append(len(self.slot_colour))
        self.jar_reward = [self.flat(row.reward) for row in self.by_name("jar_space", "jar_space")]
        under = next(row.values for row in self.rows("names") if row.name == "workers_under_workshops")
        self.workshop_workers = [self.index("worker", name) for name in under]

    def read_townsfolk(self) -> None:
        rows = self.by_name("townsfolk", "townsfolk")
        self.townsfolk_discard = [self.flat(row.discard) for row in rows]
        self.townsfolk_bonus = [self.flat(row.bonus) for row in rows]
        self.townsfolk_reward = [self.flat(row.reward) for row in rows]
        self.townsfolk_condition = [CONDITIONS[row.condition] for row in rows]
        self.townsfolk_trigger = [self.heard(row.trigger) for row in rows]

    def heard(self, trigger: str) -> int:
        """The number of what a townsfolk reacts to: an action, or another event."""
        events = {row.name: row.number for row in self.rows("event")}
        return int(events[trigger]) if trigger in events else self.index("action", trigger)

    def read_outsiders(self) -> None:
        rows = self.by_name("outsider", "outsider")
        self.outsider_attack = [self.flat(row.attack) for row in rows]
        self.outsider_convert = [self.flat(row.convert) for row in rows]
        self.outsider_suit = [self.index("suit", row.suit) for row in rows]
        self.outsider_title: list[str] = [row.title for row in rows]
        scorings: dict[str, Scoring] = {row.name: row for row in self.rows("scoring")}
        self.outsider_scoring: list[Scoring] = [scorings[row.scores] for row in rows]

    def read_paladins(self) -> None:
        rows = self.by_name("paladin", "paladin")
        self.paladin_workers = [self.flat(row.workers) for row in rows]
        self.paladin_bonus = [self.attribute_bonus(row.bonus) for row in rows]
        self.paladin_action = [self.index("action", row.action) if row.action else NO_ACTION for row in rows]
        ways = self.names["way"]
        self.paladin_opens = [ways.index(row.opens) if row.opens else NO_WAY for row in rows]
        self.paladin_reward = [self.flat(row.reward) for row in rows]
        self.paladin_no_silver: list[bool] = [row.no_silver for row in rows]
        self.paladin_no_provisions: list[bool] = [row.no_provisions for row in rows]
        self.paladin_silver_off: list[int] = [row.silver_off for row in rows]

    def attribute_bonus(self, bonus: Effects) -> list[int]:
        amounts = {effect.verb: effect.amount for effect in bonus}
        return [amounts.get(name, 0) for name in self.names["attribute"]]

    def read_main_board(self) -> None:
        """Squares, walls, taverns, suspicions, orders, shared spaces."""
        squares = self.by_name("square", "square")
        self.square_region: list[int] = [row.region - 1 for row in squares]
        self.square_reward = [self.flat(row.reward) for row in squares]
        self.square_open: list[bool] = [row.players <= self.players for row in squares]
        self.squares_open = [number for number, is_open in enumerate(self.square_open) if is_open]
        walls = self.by_name("wall", "wall")
        self.wall_reward = [self.flat(row.reward) for row in walls]
        self.wall_points: list[int] = [row.points for row in walls]
        taverns = self.by_name("tavern", "tavern")
        self.tavern_workers = [self.workers_flat(row.workers) for row in taverns]
        self.suspicion_tax: list[int] = [row.tax for row in self.by_name("suspicion", "suspicion")]
        orders = self.by_name("order", "order")
        self.order_action = [self.index("action", row.action) for row in orders]
        self.order_needs: list[int] = [row.needs for row in orders]
        spaces = self.by_name("space", "space")
        self.space_worker = [self.colour(row.worker) for row in spaces]
        self.space_reward = [self.flat(row.reward) for row in spaces]
        self.space_silver: list[int] = [row.silver for row in spaces]
        self.space_provisions: list[int] = [row.provisions for row in spaces]
        self.space_debts: list[int] = [row.debts for row in spaces]
        self.space_freed: list[bool] = [row.freed for row in spaces]
        self.attribute_points: list[list[int]] = [list(row.points) for row in self.by_name("attribute", "attribute")]

    def workers_flat(self, workers: tuple[str, ...]) -> Flat:
        """Workers in the order they are printed, equal neighbours together."""
        found: list[int] = []
        for name in workers:
            worker = self.index("worker", name)
            if found and found[-2] == worker:
                found[-1] += 1
            else:
                found.extend((worker, 1))
        return tuple(found)

    def read_rules(self) -> None:
        """Rows of rules, and the numbers the boards print that many rules need."""
        self.specs: list[OpenRow] = list(self.rows("row"))
        decks = [deck.name for deck in self.rows("deck")]
        self.row_deck = [decks.index(spec.name) for spec in self.specs]
        face_up = [row for row, spec in enumerate(self.specs) if spec.face_up]
        self.may_reveal = [action.reveals or action.row in face_up for action in self.actions]
        self.ways: list[Way] = self.by_name("way", "way")
        self.sources: list[SpaceSource] = list(self.rows("space_source"))
        self.paladin_places: list[PaladinPlace] = sorted(self.rows("paladin_place"), key=order_of)
        self.steps: dict[str, list[Step]] = {
            table: sorted(self.rows(table), key=order_of) for table in ("set_up", "round", "refresh")
        }
        kinds = {row.name: row for row in self.rows("player")}
        self.kinds: list[PlayerKind] = [kinds["opponent" if automatic else "people"] for automatic in self.automatic]
        self.verbs: list[list[Verb]] = [self.by_name(kind.verbs, "verb") for kind in self.kinds]
        self.lines: list[list[ScoreLine]] = [list(self.rows(kind.lines)) for kind in self.kinds]
        self.first_space = 1 + len(self.actions)  # in the menu: pass, actions, spaces
        self.first_discard = 1 + len(self.names["townsfolk"])  # where one is recruited: nobody, recruits, discards
        self.favour_space = [self.index("space", name) for name in self.names["favour"]]
        self.board_numbers: dict[str, tuple[int, ...]] = {row.name: tuple(row.values) for row in self.rows("numbers")}
        self.row_prices = [self.by_place(spec, spec.prices) for spec in self.specs]
        self.row_debts = [self.by_place(spec, spec.debts) for spec in self.specs]
        attributes = self.names["attribute"]
        self.row_flags = [[self.by_place(spec, spec.flags.get(name, "")) for name in attributes] for spec in self.specs]
        self.develop_silver = self.board_numbers["develop_silver"][0]
        self.pray_silver = self.board_numbers["pray_silver"][0]
        self.full_tax = self.board_numbers["tax_pool"][self.players - 1]

    def by_place(self, spec: OpenRow, named: str) -> tuple[int, ...]:
        """The numbers of these names, side by side, one for each place of a row; none if nothing is named."""
        numbers: tuple[int, ...] = ()
        for name in named.split():
            numbers += self.board_numbers.get(name, ())
        if named and len(numbers) != spec.places:
            raise BrokenRules(f"row {spec.name!r} has {spec.places} places, {named!r} has {len(numbers)} numbers")
        return numbers

    def gain_number(self, verb: int, amount: int) -> int:
        """The number of an effect among those that can be ordered."""
        shown = 1 if verb == CHOICE_VERB else amount
        return self.names["gain"].index(f"{shown} {self.names['verb'][verb]}")


def packed(counts: list[int]) -> int:
    """Counts below SPARE as one number, four bits for each."""
    found = 0
    for count in reversed(counts):
        found = found << 4 | count
    return found


def amount_in(text: str, name: str) -> int:
    """How many of a name there are in a text written as amounts, such as `1 fighter 2 cleric`."""
    words = text.split()
    return int(words[words.index(name) - 1]) if name in words else 0


def order_of(step: Step | PaladinPlace) -> int:
    return step.order
