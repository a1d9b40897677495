"""What `then` and `check` can say: each word of theirs, compared with a match as it stands."""

from collections.abc import Callable
from typing import Any, Final

from greathall.engine import Decision, GreatHallError, IllegalAnswer, Match, State, position
from greathall.engine.modules import At
from greathall.scenarios.answering import say
from greathall.scenarios.asking import CHANCE_NAME, legal_texts, questions
from greathall.scenarios.comparing import Difference, compare, compare_asked, compare_named, compare_sets, differ
from greathall.scenarios.knowing import seen_by, told, told_to
from greathall.scenarios.looking import Look
from greathall.scenarios.writing import flow
from greathall.scenarios.yaml_files import Path


def check_all(look: Look, expected: dict[str, Any], path: Path) -> list[Difference]:
    """Everything that is not as expected. Any word that is not one of a check is a part of the position."""
    differences: list[Difference] = []
    has_parts = any(name not in CHECKS for name in expected)
    there = {**whole(look.match.state), **dict.fromkeys(CHECKS)} if has_parts else {}
    for name, part in expected.items():
        if name in CHECKS:
            differences += CHECKS[name](look, part, (*path, name))
        else:
            differences += compare_named(expected, there, name, path)
    return differences


def whole(s: State) -> dict[str, Any]:
    """A position with what else may be asked about."""
    found = position(s)
    for name, part in s.rules.check_more(s).items():
        found[name] = {**found.get(name, {}), **part} if isinstance(part, dict) else part
    return found


def needs_chance(expected: dict[str, Any]) -> bool:
    """Whether a check asks about Chance, so that nobody may answer for it before."""
    return any(CHANCE_NAME in expected.get(word, ()) for word in ("asked", "legal", "refused"))


def asked(look: Look, expected: Any, path: Path) -> list[Difference]:
    """Exactly who is asked what; as a list, only who."""
    return compare_asked(expected, questions(look.match.state), path)


def legal(look: Look, expected: Any, path: Path) -> list[Difference]:
    """Exactly the answers that may be given, in any order."""
    differences: list[Difference] = []
    for name, answers, place in look.names(expected, path, CHANCE_NAME):
        differences += compare_sets([str(answer) for answer in answers], legal_texts(look.match, name), place)
    return differences


def refused(look: Look, expected: Any, path: Path) -> list[Difference]:
    """The reasons that answers would be refused for."""
    differences: list[Difference] = []
    for name, answers, place in look.names(expected, path, CHANCE_NAME):
        for answer, reason in answers.items():
            wanted = {"reason": reason} if isinstance(reason, str) else reason
            found = refusal(look.match, name, answer)
            if found is None:
                differences.append(Difference((*place, answer), flow(reason), "it may be answered"))
            else:
                differences += compare(wanted, found, (*place, answer))
    return differences


def refusal(match: Match, who: str, answer: str) -> dict[str, Any] | None:
    """Why an answer would be refused, or None if it is legal. It is tried on a copy."""
    try:
        say(match.clone(), who, answer)
    except IllegalAnswer as error:
        return {"reason": error.reason, "rule": error.rule, "numbers": list(error.numbers)}
    return None


def stack(look: Look, expected: Any, path: Path) -> list[Difference]:
    """The unfinished business, the last of it last. Anchors are left out; so may be the question on top."""
    frames = [frame for frame in look.match.state.stack if not isinstance(frame, At)]
    names = [type(frame).__name__ for frame in frames]
    endings = [names, names[:-1]] if frames and isinstance(frames[-1], Decision) else [names]
    if not expected:
        return differ(path, expected, names) if names else []
    return [] if any(ending[-len(expected) :] == expected for ending in endings) else differ(path, expected, names)


def score(look: Look, expected: Any, path: Path) -> list[Difference]:
    """Points if it ended now: the total, or some of the lines."""
    rules, s = look.match.rules, look.match.state
    differences: list[Difference] = []
    for name, points, place in look.names(expected, path):
        seat = rules.seat(name)
        found = rules.breakdown(s, seat) if isinstance(points, dict) else rules.scores(s)[seat]
        differences += compare(points, found, place)
    return differences


def over(look: Look, expected: Any, path: Path) -> list[Difference]:
    return compare(expected, look.match.over, path)


def winners(look: Look, expected: Any, path: Path) -> list[Difference]:
    look.names(dict.fromkeys(expected), path)
    try:
        found = [look.match.rules.seats[seat] for seat in look.match.winners()]
    except GreatHallError as error:
        return [Difference(path, flow(expected), str(error))]
    return compare_sets(expected, found, path)


def undoable(look: Look, expected: Any, path: Path) -> list[Difference]:
    """How many answers a seat may take back."""
    differences: list[Difference] = []
    for name, count, place in look.names(expected, path):
        differences += compare(count, look.match.undoable(name), place)
    return differences


CHECKS: Final[dict[str, Callable[[Look, Any, Path], list[Difference]]]] = {
    "asked": asked,
    "legal": legal,
    "refused": refused,
    "seen_by": seen_by,
    "told": told,
    "told_to": told_to,
    "stack": stack,
    "score": score,
    "over": over,
    "winners": winners,
    "undoable": undoable,
}
