"""Denied: why the hall does not do what it was asked for, as data that a browser can put into words."""

from greathall.engine import BadOptions


class Denied(Exception):
    """A request that is refused: the status of HTTP, the name of the reason, and details for those who can use them."""

    def __init__(self, status: int, reason: str, detail: str = "", options: BadOptions | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.options = options


def bad_options(error: BadOptions) -> Denied:
    """Options that cannot be, with what a browser needs to say why in its own language."""
    return Denied(400, "bad_options", str(error), error if error.reason else None)


class MessageDenied(Exception):
    """A message of a socket that was not taken. `stale`: its sender should see how things are now."""

    def __init__(self, reason: str, rule: str = "", numbers: tuple[int, ...] = (), stale: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.numbers = numbers
        self.stale = stale
