"""Budget: how much a bot may think in one turn."""

import re
from typing import Final

from greathall.engine import BadOptions

WRITTEN: Final = re.compile(r"(\d{1,9})(s|ms)?")


class Budget:
    """So many iterations for a turn, or so many milliseconds; with neither, a bot thinks as much as it likes to.

    Only iterations make a bot that thinks ahead answer the same every time.
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    @property
    def is_open(self) -> bool:
        return not self.iterations and not self.milliseconds

    def text(self) -> str:
        """As it is written: `400`, `500ms`, `2s`; nothing where it is open."""
        if self.is_open:
            return ""
        if self.iterations:
            return str(self.iterations)
        return f"{self.milliseconds}ms" if self.milliseconds % 1000 else f"{self.milliseconds // 1000}s"


OPEN: Final = Budget()


def read_budget(text: str) -> Budget:
    """A budget as it is written: a number of iterations, or a time."""
    written = WRITTEN.fullmatch(text.strip())
    if written is None or int(written[1]) == 0:
        said = f"a budget is a number of iterations (400) or a time (500ms, 2s), not {text!r}"
        raise BadOptions(said, "budget", {"text": text})
    amount = int(written[1])
    if written[2] is None:
        return Budget(iterations=amount)
    return Budget(milliseconds=amount if written[2] == "ms" else 1000 * amount)


def refuse_budget(bot: str, budget: Budget) -> None:
    """For a bot that answers at once."""
    if not budget.is_open:
        said = f"{bot} answers at once and takes no budget, such as {budget.text()}"
        raise BadOptions(said, "no_budget", {"bot": bot})
