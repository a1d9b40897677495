"""Modules: rules that attach to a base game at places the base declares, and `compose`, which puts them together.

Four ways to bend a rule: an effect (now, a frame), a trigger (after, a hook at an anchor), a window (before: a hook at
an anchor where the interrupted business may be amended), a modifier (a fold over a number or a permission).
Modules attach to anchors, never to each other.
"""

from collections.abc import Sequence
from typing import Any, Generic

from greathall.engine.encoding.planes import Plane
from greathall.engine.errors import BrokenRules
from greathall.engine.events import Telling
from greathall.engine.frames import Args, Frame, S, State
from greathall.engine.space import Kind, Names
from greathall.engine.subclassing import mypyc_attr
from greathall.engine.zones import EVERYONE, Field, Zone, inner, own


class Reason:
    """Why an answer is refused: its name and the section of the rules that says so."""

    def __init__(self, name: str, rule: str = "") -> None:
        self.name = name
        self.rule = rule


class Anchor:
    """A named moment in the rules of a base game. At a window, hooks may amend the business they interrupt."""

    def __init__(self, name: str, window: bool = False) -> None:
        self.name = name
        self.window = window


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook(Generic[S]):
    """What a module does at an anchor. It may push once, like any step."""

    def run(self, s: S, args: tuple[int, ...]) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no run()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold(Generic[S]):
    """How a module changes a number or a permission (0 = fine, else a reason)."""

    def fold(self, s: S, value: int, a: int, b: int) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no fold()")


class Module:
    """A base game, an expansion, a character or a card: rows for the tables of a game, hooks and folds.

    Anchors, folds and reasons are numbered by the game (`{CALLED: Anchor("called")}`); rows have a `name`.
    """

    def __init__(
        self,
        name: str,
        *,
        needs: Sequence[str] = (),
        names: Names | None = None,
        rows: dict[str, Sequence[Any]] | None = None,
        replaces: dict[str, Sequence[Any]] | None = None,
        zones: Sequence[Zone] = (),
        fields: Sequence[Field] = (),
        kinds: Sequence[Kind] = (),
        draws: Sequence[Kind] = (),
        tellings: Sequence[Telling] = (),
        reasons: dict[int, Reason] | None = None,
        frames: Sequence[type[Frame[Any]]] = (),
        anchors: dict[int, Anchor] | None = None,
        hooks: Sequence[tuple[int, Hook[Any]]] = (),
        fold_names: dict[int, str] | None = None,
        folds: Sequence[tuple[int, Fold[Any]]] = (),
        planes: Sequence[Plane[Any]] = (),
    ) -> None:
        self.name = name
        self.needs = tuple(needs)
        self.names: Names = names or {}
        self.rows: dict[str, Sequence[Any]] = rows or {}
        self.replaces: dict[str, Sequence[Any]] = replaces or {}
        self.zones = tuple(zones)
        self.fields = tuple(fields)
        self.kinds = tuple(kinds)
        self.draws = tuple(draws)
        self.tellings = tuple(tellings)
        self.reasons: dict[int, Reason] = reasons or {}
        self.frames = tuple(frames)
        self.anchors: dict[int, Anchor] = anchors or {}
        self.hooks = tuple(hooks)
        self.fold_names: dict[int, str] = fold_names or {}
        self.folds = tuple(folds)
        self.planes = tuple(planes)


class At(Frame[State]):
    """An anchor is reached: everything attached to it happens, each in a step of its own."""

    def __init__(self, anchor: int, values: tuple[int, ...]) -> None:
        self.anchor = anchor
        self.values = values

    def args(self) -> Args:
        return (self.anchor, self.values)

    def step(self, s: State, at: int) -> None:
        hooks = s.rules.hooks[self.anchor]
        if at < len(hooks):
            hooks[at].run(s, self.values)
        else:
            s.done()


def reach(s: State, anchor: int, *values: int) -> None:
    """Come to an anchor, as the last thing of a step: everything attached to it happens, each in its order.

    As soon as one of them asks something, an `At` below the question goes on with the others. At a window it is there
    from the first one on: that is what hooks find interrupted.
    """
    hooks = s.rules.hooks[anchor]
    if not hooks:
        return
    if s.pushed or s.rules.windows[anchor]:
        s.push(At(anchor, values))
        return
    depth = len(s.stack)
    for number in range(len(hooks)):
        hooks[number].run(s, values)
        if len(s.stack) > depth:
            s.stack.insert(depth, At(anchor, values))
            s.at.insert(depth, number + 1)
            return
    s.pushed = True  # whatever was attached: a step does not push behind an anchor


def notify(s: State, anchor: int, *values: int) -> None:
    """Come to an anchor in the middle of a step: what is attached there happens at once and pushes nothing."""
    for hook in s.rules.hooks[anchor]:
        hook.run(s, values)


def interrupted(s: State) -> Frame[Any]:
    """The business whose window is open, seen from a hook at it or from a question such a hook has asked."""
    top = s.stack[-1]
    if not isinstance(top, At) or not s.rules.windows[top.anchor]:
        raise BrokenRules("no window is open")
    return s.stack[-2]


def amend(s: State, frame: Frame[Any]) -> None:
    """Put another frame in the place of the interrupted one; it goes on at the same step."""
    interrupted(s)
    s.stack[-2] = frame


def folded(s: State, fold: int, value: int, a: int = 0, b: int = 0) -> int:
    """A number after all modifiers."""
    for modifier in s.rules.folds[fold]:
        value = modifier.fold(s, value, a, b)
    return value


def forbidden(s: State, fold: int, a: int = 0, b: int = 0) -> int:
    """A permission: the first reason anybody gives against it, or 0."""
    for modifier in s.rules.folds[fold]:
        reason = modifier.fold(s, 0, a, b)
        if reason:
            return reason
    return 0


class Composition:
    """Everything modules declare, put together: what a ruleset is made of."""

    def __init__(self) -> None:
        self.modules: list[str] = []
        self.names: Names = {}
        self.rows: dict[str, list[Any]] = {}
        self.zones: list[Zone] = []
        self.fields: list[Field] = []
        self.kinds: list[Kind] = []
        self.draws: list[Kind] = []
        self.tellings: dict[str, Telling] = {"undone": Telling("undone", ("who:seat",))}
        self.reasons: dict[int, Reason] = {}
        self.frames: dict[str, type[Frame[Any]]] = {"At": At}
        self.anchors: dict[int, Anchor] = {}
        self.fold_names: dict[int, str] = {}
        self.hooks: dict[int, list[Hook[Any]]] = {}
        self.folds: dict[int, list[Fold[Any]]] = {}
        self.planes: list[Plane[Any]] = []
        self.own: list[Zone | Field] = []  # what its owner sees differently from everybody else
        self.inner: dict[str, list[Zone]] = {}  # by zone: those within it

    def declared(self) -> list[Zone | Field]:
        """All zones and fields."""
        return [*self.zones, *self.fields]

    def add_rows(self, module: Module) -> None:
        """Rows first: names, cards, zones, kinds of questions and events."""
        for need in module.needs:
            if need not in self.modules:
                raise BrokenRules(f"module {module.name!r} needs {need!r} before it")
        if module.name in self.modules:
            raise BrokenRules(f"module {module.name!r} is there twice")
        self.modules.append(module.name)
        for noun, names in module.names.items():
            self.names[noun] = unique(self.names.get(noun, ()) + tuple(names), f"noun {noun!r}")
        for table, rows in module.rows.items():
            self.rows.setdefault(table, []).extend(rows)
            unique([row.name for row in self.rows[table]], f"table {table!r}")
        for table, rows in module.replaces.items():
            self.replace(module, table, rows)
        self.zones.extend(without_hidden_gaps(module.zones))
        self.fields.extend(module.fields)
        unique([row.name for row in self.declared()], "zones and fields")
        self.kinds.extend(module.kinds)
        self.draws.extend(module.draws)
        unique([kind.name for kind in self.kinds + self.draws], "questions")
        for telling in module.tellings:
            put(self.tellings, telling.name, telling, "event")
        for code, reason in module.reasons.items():
            put(self.reasons, code, reason, "reason")
        for frame in module.frames:
            put(self.frames, frame.__name__, frame, "frame")
        self.planes.extend(module.planes)

    def replace(self, module: Module, table: str, rows: Sequence[Any]) -> None:
        places = {row.name: place for place, row in enumerate(self.rows.get(table, []))}
        for row in rows:
            if row.name not in places:
                raise BrokenRules(f"module {module.name!r} replaces {row.name!r}, which {table!r} does not hold")
            self.rows[table][places[row.name]] = row

    def add_anchors(self, module: Module) -> None:
        """Then the places where modules attach."""
        for code, anchor in module.anchors.items():
            put(self.anchors, code, anchor, "anchor")
            self.hooks[code] = []
        for code, name in module.fold_names.items():
            put(self.fold_names, code, name, "fold")
            self.folds[code] = []

    def attach(self, module: Module) -> None:
        """Last what attaches there."""
        for anchor, hook in module.hooks:
            if anchor not in self.hooks:
                raise BrokenRules(f"module {module.name!r} attaches to anchor {anchor}, which nobody declares")
            self.hooks[anchor].append(hook)
        for code, fold in module.folds:
            if code not in self.folds:
                raise BrokenRules(f"module {module.name!r} attaches to fold {code}, which nobody declares")
            self.folds[code].append(fold)


def unique(names: Sequence[str], what: str) -> tuple[str, ...]:
    if len(set(names)) != len(names):
        double = sorted(name for name in set(names) if list(names).count(name) > 1)
        raise BrokenRules(f"{what}: {', '.join(double)} twice")
    return tuple(names)


def without_hidden_gaps(zones: Sequence[Zone]) -> Sequence[Zone]:
    """These zones, refused if a gap is hidden: a redeal would take it for a card."""
    for zone in zones:
        if zone.gaps and zone.sees != EVERYONE:
            raise BrokenRules(f"zone {zone.name!r} has gaps, so everybody must see its cards")
    return zones


def by_number(attached: dict[int, list[Any]]) -> list[list[Any]]:
    """What is attached to each number, from 0 on: looked up too often for a dict."""
    return [attached.get(number, []) for number in range(max(attached, default=-1) + 1)]


def put(table: dict[Any, Any], key: Any, value: Any, what: str) -> None:
    if key in table:
        raise BrokenRules(f"{what} {key!r} is declared twice")
    table[key] = value


def compose(*modules: Module) -> Composition:
    """One composition from a base game and what is added to it, in this order."""
    composition = Composition()
    for module in modules:
        composition.add_rows(module)
    for module in modules:
        composition.add_anchors(module)
    for module in modules:
        composition.attach(module)
    composition.own = own(composition.declared())
    composition.inner = inner(composition.zones)
    return composition
