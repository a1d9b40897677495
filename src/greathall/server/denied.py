"""Denied: why the hall does not do what it was asked for, as data that a browser can put into words."""


class Denied(Exception):
    """A request that is refused: the status of HTTP, the name of the reason, and details for those who can use them."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail


class Unanswered(Exception):
    """A message of a socket that was not taken. `stale`: whoever sent it should see how things are now."""

    def __init__(self, reason: str, rule: str = "", numbers: tuple[int, ...] = (), stale: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.numbers = numbers
        self.stale = stale
