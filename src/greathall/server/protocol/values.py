"""Values that a browser sends, each within its bounds."""

from typing import Annotated, Final

from msgspec import Meta

NAME: Final = 24
TITLE: Final = 40

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Title = Annotated[str, Meta(max_length=TITLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
