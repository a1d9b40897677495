"""Budget: how much a bot may think in one turn."""

import re
from typing import Final

from greathall.engine import BadOptions

WRITTEN: Final = re.compile(r"(\d{1,9})|(?:(\d{1,9}):)?(\d{1,9})(s|ms)")


class Budget:
    """A number of iterations for a turn, or of milliseconds; with neither, a bot thinks as much as it likes. With both,
    the iterations are the goal, and the time is a limit for machines that are too slow for them.

    A level counts in hard turns: the judge of the game says how many iterations that is. A bot that thinks ahead
    answers the same every time only if its iterations are counted, and no limit cuts it short.
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0, hard_turns: float = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.hard_turns = hard_turns

    @property
    def counts(self) -> bool:
        """Whether iterations are counted."""
        return self.iterations > 0 or self.hard_turns > 0

    @property
    def is_open(self) -> bool:
        return not self.counts and not self.milliseconds

    def text(self) -> str:
        """As it is written: `400`, `500ms`, `2s`, `400:2s`; nothing if it is open."""
        parts = [str(self.iterations)] if self.iterations else []
        if self.milliseconds:
            whole = self.milliseconds % 1000 == 0
            parts.append(f"{self.milliseconds // 1000}s" if whole else f"{self.milliseconds}ms")
        return ":".join(parts)


OPEN: Final = Budget()


def read_budget(text: str) -> Budget:
    """A budget as it is written: a number of iterations, a time, or both."""
    written = WRITTEN.fullmatch(text.strip())
    amounts = [] if written is None else [int(amount) for amount in written.group(1, 2, 3) if amount is not None]
    if written is None or 0 in amounts:
        said = f"a budget is a number of iterations (400), a time (500ms, 2s), or both (400:2s), not {text!r}"
        raise BadOptions(said, "budget", {"text": text})
    unit = 1000 if written[4] == "s" else 1
    return Budget(int(written[1] or written[2] or 0), unit * int(written[3] or 0))


def refuse_budget(bot: str, budget: Budget) -> None:
    """For a bot that answers at once."""
    if not budget.is_open:
        said = f"{bot} answers at once and takes no budget, such as {budget.text()}"
        raise BadOptions(said, "no_budget", {"bot": bot})
