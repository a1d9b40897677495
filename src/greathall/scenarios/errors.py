"""What can be wrong with a scenario file, with the place where it is wrong."""

from greathall.engine import GreatHallError


class BadScenario(GreatHallError):
    """A scenario that cannot be read or set up, or that gives an answer which is refused."""

    def __init__(self, message: str, file: str = "", line: int = 0, field: str = "") -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(": ".join(part for part in (place, field, message) if part))
        self.message = message
        self.file = file
        self.line = line
        self.field = field
