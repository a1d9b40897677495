"""Modules: how a ruleset is put together, and the four ways to bend a rule."""

from typing import NamedTuple

import pytest
from tiny import Ask, Note, Steps, Tiny, rules, tiny

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    Anchor,
    Args,
    BrokenRules,
    Field,
    Fold,
    Frame,
    Hook,
    Kind,
    Module,
    Reason,
    Telling,
    Zone,
    amend,
    apply,
    begin,
    compose,
    folded,
    forbidden,
    interrupted,
    notify,
    reach,
)
from greathall.engine.modules import At

CALLED, WINDOW = 0, 1
PRICE, MAY_BUILD = 0, 1
TOO_DEAR, NO_ROOM = 1, 2


class Card(NamedTuple):
    name: str
    cost: int


BASE = Module(
    "base",
    names={"district": ("temple",)},
    rows={"cards": [Card("temple", 1), Card("market", 2)]},
    zones=[Zone("deck", "card", EVERYONE)],
    fields=[Field("crown")],
    kinds=[Kind("turn", "end")],
    draws=[Kind("dice", "one")],
    tellings=[Telling("ended")],
    reasons={TOO_DEAR: Reason("too_dear", "X-1")},
    frames=[Note],
    anchors={CALLED: Anchor("called"), WINDOW: Anchor("before", window=True)},
    fold_names={PRICE: "price", MAY_BUILD: "may_build"},
)


class Writes(Hook[Tiny]):
    """Writes down its own number and what it was told."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Tiny, args: tuple[int, ...]) -> None:
        s.notes.extend([self.number, *args])


class Adds(Fold[Tiny]):
    """Adds its own number and what it was asked about."""

    def __init__(self, number: int) -> None:
        self.number = number

    def fold(self, s: Tiny, value: int, a: int, b: int) -> int:
        s.notes.append(self.number)
        return value * 10 + self.number + a + b


# Composition.


def test_rows_come_in_the_order_of_the_modules() -> None:
    more = Module("more", names={"district": ("castle",), "coin": ("gold",)}, rows={"cards": [Card("castle", 4)]})
    composed = compose(BASE, more)
    assert composed.modules == ["base", "more"]
    assert composed.names == {"district": ("temple", "castle"), "coin": ("gold",)}
    assert [row.name for row in composed.rows["cards"]] == ["temple", "market", "castle"]
    assert composed.frames == {"At": At, "Note": Note}


def test_a_replaced_row_keeps_its_place() -> None:
    composed = compose(BASE, Module("cheap", replaces={"cards": [Card("temple", 0)]}))
    assert composed.rows["cards"] == [Card("temple", 0), Card("market", 2)]


def test_composing_leaves_the_modules_alone() -> None:
    compose(BASE, Module("cheap", replaces={"cards": [Card("temple", 0)]}, rows={"cards": [Card("castle", 4)]}))
    assert compose(BASE).rows["cards"] == [Card("temple", 1), Card("market", 2)]


def test_a_module_needs_others_before_it() -> None:
    solo = Module("solo", needs=["base", "crowns"])
    assert compose(BASE, Module("crowns"), solo).modules == ["base", "crowns", "solo"]
    with pytest.raises(BrokenRules, match="module 'solo' needs 'crowns' before it"):
        compose(BASE, solo, Module("crowns"))


@pytest.mark.parametrize(
    ("double", "message"),
    [
        (Module("base"), "module 'base' is there twice"),
        (Module("m", names={"district": ("temple",)}), "noun 'district': temple twice"),
        (Module("m", rows={"cards": [Card("market", 3)]}), "table 'cards': market twice"),
        (Module("m", replaces={"cards": [Card("castle", 3)]}), "'m' replaces 'castle', which 'cards' does not hold"),
        (Module("m", replaces={"lands": [Card("castle", 3)]}), "'m' replaces 'castle', which 'lands' does not hold"),
        (Module("m", zones=[Zone("crown", "card", EVERYONE)]), "zones and fields: crown twice"),
        (Module("m", zones=[Zone("row", "card", OWNER, gaps=True)]), "zone 'row' has gaps, so everybody must see"),
        (Module("m", zones=[Zone("row", "card", NO_ONE, gaps=True)]), "zone 'row' has gaps, so everybody must see"),
        (Module("m", fields=[Field("deck")]), "zones and fields: deck twice"),
        (Module("m", kinds=[Kind("dice", "go")]), "questions: dice twice"),
        (Module("m", draws=[Kind("turn", "go")]), "questions: turn twice"),
        (Module("m", tellings=[Telling("ended")]), "event 'ended' is declared twice"),
        (Module("m", tellings=[Telling("undone")]), "event 'undone' is declared twice"),
        (Module("m", reasons={TOO_DEAR: Reason("other")}), "reason 1 is declared twice"),
        (Module("m", frames=[Note]), "frame 'Note' is declared twice"),
        (Module("m", anchors={CALLED: Anchor("other")}), "anchor 0 is declared twice"),
        (Module("m", fold_names={PRICE: "other"}), "fold 0 is declared twice"),
        (Module("m", hooks=[(7, Writes(1))]), "module 'm' attaches to anchor 7, which nobody declares"),
        (Module("m", folds=[(7, Adds(1))]), "module 'm' attaches to fold 7, which nobody declares"),
    ],
)
def test_what_does_not_fit_is_refused(double: Module, message: str) -> None:
    with pytest.raises(BrokenRules, match=message):
        compose(BASE, double)


def test_a_ruleset_finds_what_its_tables_hold() -> None:
    table = rules(BASE, players=3)
    assert table.seats == ("A", "B", "C")
    assert table.seat("C") == 2
    assert table.reason(TOO_DEAR) == ("too_dear", "X-1")
    assert table.rows("cards") == [Card("temple", 1), Card("market", 2)]
    assert table.rows("lands") == []
    assert table.names["seat"] == ("A", "B", "C")


@pytest.mark.parametrize(
    ("module", "user"),
    [
        (Module("m", zones=[Zone("lands", "land", EVERYONE)]), "lands"),
        (Module("m", fields=[Field("lord", noun="land")]), "lord"),
        (Module("m", fields=[Field("lord", index="land")]), "lord"),
        (Module("m", tellings=[Telling("sold", ("who:seat", "what:land"))]), "sold"),
        (Module("m", tellings=[Telling("sold", (), ("what:land*",))]), "sold"),
        (Module("m", kinds=[Kind("sell", "sell", about=("what:land",))]), "sell"),
        (Module("m", draws=[Kind("fall", "fall", about=("what:land*",))]), "fall"),
    ],
)
def test_a_noun_must_be_named_by_somebody(module: Module, user: str) -> None:
    with pytest.raises(BrokenRules, match=f"'{user}' uses the noun 'land', which no module names"):
        rules(module)
    assert rules(module, Module("lands", names={"land": ("shire",)})).names["land"] == ("shire",)


# Triggers and windows.


def test_hooks_run_in_the_order_of_their_modules() -> None:
    second = Module("second", hooks=[(CALLED, Writes(3))])
    first = Module("first", hooks=[(CALLED, Writes(1)), (CALLED, Writes(2))])
    s = tiny(BASE, second, first)
    begin(s, Steps(lambda s: reach(s, CALLED, 7, 8), lambda s: s.notes.append(0)))
    assert s.notes == [3, 7, 8, 1, 7, 8, 2, 7, 8, 0]


def test_a_module_may_attach_to_an_anchor_declared_after_it() -> None:
    s = tiny(Module("early", hooks=[(CALLED, Writes(1))]), BASE)
    begin(s, Steps(lambda s: reach(s, CALLED)))
    assert s.notes == [1]


def test_where_nothing_is_attached_nothing_is_pushed() -> None:
    """So the step may go on and push something else."""

    def reach_and_push(s: Tiny) -> None:
        reach(s, CALLED, 1)
        s.push(Note(5))

    s = tiny(BASE)
    begin(s, Steps(reach_and_push))
    assert s.notes == [5]


def test_in_the_middle_of_a_step_hooks_may_be_run_at_once() -> None:
    def step(s: Tiny) -> None:
        notify(s, CALLED, 7)
        s.push(Note(5))

    s = tiny(BASE, Module("m", hooks=[(CALLED, Writes(1)), (CALLED, Writes(2))]))
    begin(s, Steps(step))
    assert s.notes == [1, 7, 2, 7, 5]


class Asks(Hook[Tiny]):
    """Asks the seat it is told."""

    def run(self, s: Tiny, args: tuple[int, ...]) -> None:
        s.push(Ask(args[0], (4, 5)))


def test_a_hook_may_ask_and_the_next_one_waits() -> None:
    s = tiny(BASE, Module("m", hooks=[(CALLED, Asks()), (CALLED, Writes(2))]))
    begin(s, Steps(lambda s: reach(s, CALLED, 1), lambda s: s.notes.append(0)))
    assert [type(frame).__name__ for frame in s.stack] == ["Steps", "At", "Ask"]
    assert s.stack[1].args() == (CALLED, (1,))
    apply(s, 1, 5)
    assert s.notes == [5, 2, 1, 0]


class Build(Frame[Tiny]):
    """Business with a window in the middle."""

    def __init__(self, anchor: int, owner: int) -> None:
        self.anchor = anchor
        self.owner = owner

    def args(self) -> Args:
        return (self.anchor, self.owner)

    def step(self, s: Tiny, at: int) -> None:
        if at == 0:
            reach(s, self.anchor)
        else:
            s.notes.append(self.owner)
            s.done()


class Confiscates(Hook[Tiny]):
    """Takes what is being built."""

    def run(self, s: Tiny, args: tuple[int, ...]) -> None:
        build = interrupted(s)
        assert isinstance(build, Build)
        amend(s, Build(build.anchor, build.owner + 1))


def test_at_a_window_the_interrupted_business_is_amended_and_goes_on_at_the_same_step() -> None:
    s = tiny(BASE, Module("m", hooks=[(WINDOW, Confiscates()), (WINDOW, Confiscates())]))
    begin(s, Build(WINDOW, 3))
    assert s.notes == [5]
    assert s.over


def test_at_another_anchor_nothing_can_be_amended() -> None:
    s = tiny(BASE, Module("m", hooks=[(CALLED, Confiscates())]))
    with pytest.raises(BrokenRules, match="no window is open"):
        begin(s, Build(CALLED, 3))


def test_outside_of_anchors_nothing_can_be_amended() -> None:
    with pytest.raises(BrokenRules, match="no window is open"):
        begin(tiny(BASE), Steps(lambda s: amend(s, Note(1))))


# Modifiers.


def test_a_number_goes_through_all_modifiers_in_order() -> None:
    s = tiny(BASE, Module("m", folds=[(PRICE, Adds(2)), (MAY_BUILD, Adds(9)), (PRICE, Adds(3))]))
    assert folded(s, PRICE, 1) == 123
    assert folded(s, PRICE, 0, 100, 1000) == 1102 * 10 + 1103
    assert folded(tiny(BASE), PRICE, 1) == 1


class Forbids(Fold[Tiny]):
    """A reason against one seat."""

    def __init__(self, seat: int, reason: int) -> None:
        self.seat = seat
        self.reason = reason

    def fold(self, s: Tiny, value: int, a: int, b: int) -> int:
        return self.reason if a == self.seat else 0


def test_the_first_reason_against_a_permission_counts() -> None:
    folds = [(MAY_BUILD, Forbids(1, NO_ROOM)), (MAY_BUILD, Forbids(1, TOO_DEAR)), (MAY_BUILD, Forbids(0, TOO_DEAR))]
    s = tiny(BASE, Module("m", folds=folds))
    assert [forbidden(s, MAY_BUILD, seat) for seat in range(3)] == [TOO_DEAR, NO_ROOM, 0]
    assert forbidden(tiny(BASE), MAY_BUILD, 1) == 0


def test_a_hook_and_a_fold_must_say_what_they_do() -> None:
    with pytest.raises(NotImplementedError, match=r"Hook has no run\(\)"):
        Hook[Tiny]().run(tiny(), ())
    with pytest.raises(NotImplementedError, match=r"Fold has no fold\(\)"):
        Fold[Tiny]().fold(tiny(), 0, 0, 0)
