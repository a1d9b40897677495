"""Events: what happened, as data. Sentences are made per viewer, elsewhere."""

from greathall.engine.pickling import Pickled


class Event:
    """Something that happened: its kind, its public arguments, and a part only some seats may see."""

    def __init__(self, kind: str, args: tuple[int, ...], secret: tuple[int, ...] = (), to: int = 0) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.to = to

    def __reduce__(self) -> Pickled:
        return type(self), (self.kind, self.args, self.secret, self.to)

    def shows_secret_to(self, seat: int) -> bool:
        return seat >= 0 and self.to >> seat & 1 == 1


class Telling:
    """How a kind of event is declared: the names and nouns of its arguments, such as `("who:seat", "card:district")`.

    The last noun of a part may end in `*`: it stands for all numbers that are left.
    """

    def __init__(self, kind: str, args: tuple[str, ...] = (), secret: tuple[str, ...] = ()) -> None:
        self.name = kind
        self.args = args
        self.secret = secret
