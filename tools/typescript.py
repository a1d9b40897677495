"""The client's types: the messages of the protocol, and what the views of the games hold.

    .venv/bin/python -m tools.typescript

They are written from the messages in `server/protocol` (web/src/lib/wire/protocol.ts) and from the `view.py` of every
game the client knows, with those of its expansions (web/src/games/<game>/view.ts). Their words come along: docstrings
and the comments behind fields. Those files keep to what can be read here: aliases, whole numbers that are Final,
structs and typed dictionaries. Anything else is refused.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.steps import ROOT

PACKAGE = ROOT / "src" / "greathall"
CLIENT = ROOT / "web" / "src"
MESSAGES = (
    "values.py",
    "offered.py",
    "questions.py",
    "asking.py",
    "levels.py",
    "pacing.py",
    "talking.py",
    "messages.py",
    "personal.py",
    "keeping.py",
    "reaching.py",
    "older.py",
    "replays.py",
    "reviews.py",
)
HEAD = """// What the hall and a browser send each other, or what a view of a game holds.
// Generated from the Python sources; do not edit. To write it again: .venv/bin/python -m tools.typescript
"""
WORDS = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}


class Unreadable(Exception):
    """Something in a source that has no form in TypeScript here."""


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def comment(text: str | None, indent: str = "") -> str:
    """A docstring or the comment behind a line, as a comment above it."""
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


class Source:
    """A Python file that is written in TypeScript."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.body = ast.parse(text).body
        self.literals: set[str] = set()  # a dictionary by such names need not have all of them
        self.shown: set[str] = set()  # what the hall sends: there a field with a default is always there
        for node in self.structs():
            if not keyword(node, "forbid_unknown_fields"):
                self.shown |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}

    def structs(self) -> list[ast.ClassDef]:
        return [node for node in self.body if isinstance(node, ast.ClassDef)]

    def behind(self, node: ast.stmt) -> str | None:
        """The comment behind a line."""
        found = re.search(r"  # (.*)$", self.lines[(node.end_lineno or node.lineno) - 1])
        return found[1] if found else None

    def written(self) -> Iterator[tuple[str, str]]:
        """Every name with its declaration."""
        for node in self.body:
            match node:
                case ast.ClassDef(name=name):
                    yield name, comment(ast.get_docstring(node)) + self.struct(node)
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(number))):
                    yield name, f"{comment(self.behind(node))}export const {name} = {number};\n"
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=[_, ast.Dict() as fields])):
                    yield name, comment(self.behind(node)) + self.inline(name, fields)
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if ast.unparse(value).removeprefix("Annotated[").startswith("Literal["):
                        self.literals.add(name)
                    yield name, f"{comment(self.behind(node))}export type {name} = {self.type_of(value)};\n"
                case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                    continue
                case _:
                    raise Unreadable(ast.unparse(node))

    def type_of(self, node: ast.expr) -> str:
        """An annotation in TypeScript."""
        match node:
            case ast.Name(id=name):
                return WORDS.get(name, name)
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str(text)):
                return self.type_of(ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.type_of(left)} | {self.type_of(right)}"
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self.generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
        raise Unreadable(ast.unparse(node))

    def generic(self, name: str, inner: list[ast.expr]) -> str:
        """An annotation with square brackets."""
        if name == "Literal":
            return " | ".join(quoted(ast.literal_eval(value)) for value in inner)
        if name in ("Annotated", "NotRequired"):
            return self.type_of(inner[0])
        if name == "list":
            item = self.type_of(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if name == "dict":
            key = self.type_of(inner[0])
            found = f"Record<{key}, {self.type_of(inner[1])}>"
            return f"Partial<{found}>" if key in self.literals else found
        raise Unreadable(name)

    def struct(self, node: ast.ClassDef) -> str:
        """A struct or a typed dictionary, with its tag."""
        fields = [self.field(node, part) for part in node.body if isinstance(part, ast.AnnAssign)]
        tag = keyword(node, "tag")
        if tag:
            fields.insert(0, f"  {keyword(node, 'tag_field')}: {quoted(tag)};\n")
        return f"export type {node.name} = {{\n{''.join(fields)}}};\n" if fields else nothing(node.name)

    def inline(self, name: str, fields: ast.Dict) -> str:
        """A typed dictionary written as a call, because of a name that is a word of Python."""
        rows = []
        for key, value in zip(fields.keys, fields.values, strict=True):
            assert isinstance(key, ast.Constant)
            rows.append(f"  {key.value!s}{'?' if is_optional(value) else ''}: {self.type_of(value)};\n")
        return f"export type {name} = {{\n{''.join(rows)}}};\n"

    def field(self, struct: ast.ClassDef, node: ast.AnnAssign) -> str:
        assert isinstance(node.target, ast.Name)
        omitted = bool(node.value and keyword(struct, "omit_defaults"))
        asked = bool(node.value and keyword(struct, "forbid_unknown_fields") and struct.name not in self.shown)
        written = self.type_of(node.annotation)
        if omitted:
            written = written.removesuffix(" | null")
        optional = omitted or asked or is_optional(node.annotation)
        return f"{comment(self.behind(node), '  ')}  {node.target.id}{'?' if optional else ''}: {written};\n"


def nothing(name: str) -> str:
    return f"export type {name} = Record<string, never>;\n"


def is_optional(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == "NotRequired"


def keyword(node: ast.ClassDef, name: str) -> object:
    """A keyword of a class, such as the tag of a struct."""
    return next((ast.literal_eval(word.value) for word in node.keywords if word.arg == name), None)


def typescript(sources: list[Path]) -> str:
    """The whole file; two things of one name are refused."""
    parts, names = [HEAD], set[str]()
    for path in sources:
        parts.append(f"\n// {path.relative_to(PACKAGE).as_posix()}\n")
        for name, declaration in Source(path.read_text(encoding="utf-8")).written():
            if name in names:
                raise Unreadable(f"{name} is there twice")
            names.add(name)
            parts.append(f"\n{declaration}")
    return "".join(parts)


def files() -> dict[Path, list[Path]]:
    """Every file of types with the sources it is written from."""
    games = sorted(folder.name for folder in (CLIENT / "games").iterdir() if folder.is_dir())
    views = {CLIENT / "games" / game / "view.ts": views_of(PACKAGE / "games" / game) for game in games}
    messages = [PACKAGE / "server" / "protocol" / name for name in MESSAGES]
    return {CLIENT / "lib" / "wire" / "protocol.ts": messages, **views}


def views_of(game: Path) -> list[Path]:
    """The types of a game and of its expansions."""
    return [game / "view.py", *sorted(game.glob("*/view.py"))]


if __name__ == "__main__":
    for file, sources in files().items():
        file.write_text(typescript(sources), encoding="utf-8")
