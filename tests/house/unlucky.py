"""What makes a test depend on more than it says: luck without a seed, the day, and sleep in place of a condition."""

import ast
from collections.abc import Iterator

SLEEPS = {"sleep", "wait_for_timeout"}
DAYS = {"today", "now", "utcnow"}
CALENDARS = {"date", "datetime"}
SECRET = {"secrets", "uuid"}  # modules that are nothing but luck
TRUE = {"SystemRandom", "TrueLuck"}
HALLS = "from greathall.server.hall import"  # the real ones; those of tests/browser bring their luck along


def complaints(source: str) -> Iterator[str]:
    """What is not fixed in a test, line by line."""
    yield from read(ast.parse(source), HALLS in source)


def read(node: ast.AST, halls: bool, looks_again: bool = False) -> Iterator[str]:
    """The same for a part of it; whether that is in a loop which looks at a condition again and again."""
    for child in ast.iter_child_nodes(node):
        fault = fault_of(child, halls, looks_again)
        if fault:
            yield f"line {getattr(child, 'lineno', 0)}: {fault}"
        is_function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from read(child, halls, isinstance(child, ast.While) or (looks_again and not is_function))


def fault_of(node: ast.AST, halls: bool, looks_again: bool) -> str:
    if isinstance(node, ast.Import) and SECRET & {alias.name for alias in node.names}:
        return "luck that is the same every time"
    if isinstance(node, ast.ImportFrom) and node.module in SECRET:
        return "luck that is the same every time"
    if not isinstance(node, ast.Call):
        return ""
    owner, _, name = ast.unparse(node.func).rpartition(".")
    if name in SLEEPS and not looks_again and ast.unparse(node) != f"{owner}.{name}(0)":
        return "sleep only while a condition is looked at again and again"
    if name in DAYS and owner.rpartition(".")[2] in CALENDARS:
        return "a day that is the same every time"
    return fault_of_luck(node, owner, name, halls)


def fault_of_luck(call: ast.Call, owner: str, name: str, halls: bool) -> str:
    given = {keyword.arg for keyword in call.keywords}
    if name in TRUE or (owner == "random" and name != "Random"):
        return "luck that is the same every time"
    if name == "Random" and not call.args:
        return "a generator with a seed"
    if name == "new" and not call.args and not given & {"seed", "luck", "chance"}:
        return "a match with a seed"
    if name == "Hall" and halls and not given & {"luck", None}:
        return "a hall with luck that is the same every time"
    return ""
