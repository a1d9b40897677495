"""A clock on which a fixed time passes whenever somebody looks at it: the same on every machine."""


class Ticking:
    def __init__(self, milliseconds: float) -> None:
        self.step = milliseconds / 1000
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += self.step
        return self.seconds
