"""A team: the same work on many things, with the results in their order."""

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, Protocol, TypeVar

AHEAD: Final = 50  # parts for every worker that are given out before they are needed

Part = TypeVar("Part")
Result = TypeVar("Result")
Promise = TypeVar("Promise")


class TeamLost(Exception):
    """A worker is gone, and nobody can do its part."""


class Untravelled(Exception):
    """The work is made of things no other process can find."""


class Team(Protocol):
    """Who works, and how many they are."""

    @property
    def size(self) -> int:
        """How many work at the same time."""

    def do(
        self, work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part]
    ) -> Generator[Result, None, None]:
        """`work(plan, part)` for every part, in their order. When the caller stops listening it is closed, and the work
        ends."""


class Alone:
    """This process, and nobody else."""

    size: Final = 1

    def do(
        self, work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part]
    ) -> Generator[Result, None, None]:
        for part in parts:
            yield work(plan, part)


def refuse_what_cannot_travel(plan: Any) -> None:
    """Anything sent to others must be plain data, or something a module names."""
    try:
        pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Untravelled(str(error)) from error


def in_order(
    give: Callable[[Part], Promise], take: Callable[[Promise], Result], parts: Sequence[Part], workers: int
) -> Iterator[Result]:
    """Give all parts out, not too many ahead of what was taken, and take the results in their order."""
    given: deque[Promise] = deque()
    for part in parts:
        given.append(give(part))
        if len(given) > AHEAD * workers:
            yield take(given.popleft())
    while given:
        yield take(given.popleft())
