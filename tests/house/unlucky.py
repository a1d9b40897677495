"""What makes a test depend on more than it says: luck without a seed, the day, and sleep in place of a condition."""

import ast
import re
from collections.abc import Iterator

Names = dict[str, str]  # what a file calls something, and its full name

LUCK = "luck that is the same every time"
WAIT = "waiting for a condition, with tests/waiting.py, and never for a time"
SLEEPS = {"sleep", "wait_for_timeout"}
LIMITED = {"wait", "wait_for", "timeout"}  # what waits for something, but no longer than it is told
SHORTEST = 5  # seconds: with fewer, it is time that is waited for, or a busy machine is too slow
DAYS = {"today", "now", "utcnow"}
CALENDARS = {"date", "datetime"}
CLOCKS = {f"time.{name}" for name in ("time", "time_ns", "localtime", "gmtime", "ctime", "strftime")}
SECRET = {"secrets", "uuid"}  # modules that are nothing but luck
TRUE = {"SystemRandom", "TrueLuck"}
NUMPY = {"default_rng", "Generator", "SeedSequence", "PCG64", "Philox"}  # what numpy makes generators of, by a seed
# The same in the scripts of browsers, line by line.
SCRIPTED = {
    r"\bMath\.random\(|\bcrypto\.(?:getRandomValues|randomUUID)\(": LUCK,
    r"\bnew Date\(\)|\bDate\.now\(": "a day that is the same every time",
    r"\bsetTimeout\([^()]*,\s*(?:\d{2,}|\d+_\d+)\)": "waiting for a condition, and never for a time",
}
HALL = "greathall.server.hall.hall.Hall"  # the real one; that of tests/browser brings its luck along


def complaints(source: str) -> Iterator[str]:
    """What is not fixed in a test, line by line."""
    tree = ast.parse(source)
    names = imported(tree)
    for node in ast.walk(tree):
        fault = fault_of(node, names)
        if fault:
            yield f"line {getattr(node, 'lineno', 0)}: {fault}"


def complaints_of_script(source: str) -> Iterator[str]:
    """What is not fixed in a test of the client, or in what a test has a browser do."""
    for number, line in enumerate(source.splitlines(), 1):
        yield from (f"line {number}: {fault}" for pattern, fault in SCRIPTED.items() if re.search(pattern, line))


def imported(tree: ast.AST) -> Names:
    """The full names of what a file imports."""
    found: Names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.asname: alias.name for alias in node.names if alias.asname}
        if isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return found


def full_name(called: ast.expr, names: Names) -> str:
    """What is called, by its full name as far as it was imported."""
    first, dot, rest = ast.unparse(called).partition(".")
    return names.get(first, first) + dot + rest


def fault_of(node: ast.AST, names: Names) -> str:
    if isinstance(node, ast.Import) and SECRET & {alias.name for alias in node.names}:
        return LUCK
    if isinstance(node, ast.ImportFrom) and node.module in SECRET:
        return LUCK
    if not isinstance(node, ast.Call):
        return ""
    full = full_name(node.func, names)
    owner, _, name = full.rpartition(".")
    if name in SLEEPS and [ast.unparse(part) for part in node.args] != ["0"]:  # for 0 means: let the others go on
        return WAIT
    if name in LIMITED and any(0 < given < SHORTEST for given in numbers(node)):
        return WAIT
    if full in CLOCKS or (name in DAYS and owner.rpartition(".")[2] in CALENDARS):
        return "a day that is the same every time"
    return fault_of_luck(node, owner, name)


def numbers(call: ast.Call) -> list[float]:
    """The numbers that are written in a call."""
    given = [part.value for part in (*call.args, *call.keywords) if isinstance(part, ast.keyword)]
    written = [part.value for part in (*call.args, *given) if isinstance(part, ast.Constant)]
    return [value for value in written if isinstance(value, int | float) and not isinstance(value, bool)]


def fault_of_luck(call: ast.Call, owner: str, name: str) -> str:
    given = {keyword.arg for keyword in call.keywords}
    if name in TRUE or (owner == "random" and name != "Random") or f"{owner}.{name}" == "os.urandom":
        return LUCK
    if owner == "numpy.random" and (name not in NUMPY or not (call.args or given & {"seed"})):
        return LUCK
    if name == "Random" and not call.args:
        return "a generator with a seed"
    if name == "new" and not call.args and not given & {"seed", "luck", "chance"}:
        return "a match with a seed"
    if f"{owner}.{name}" == HALL and not given & {"luck", None}:
        return "a hall with luck that is the same every time"
    return ""
