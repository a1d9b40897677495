"""What a view of Masons holds besides zones and fields, as a type."""

from typing import Annotated, NotRequired, TypedDict


class MasonsView(TypedDict):
    signed: NotRequired[Annotated[str, "colour"]]  # for who signed it
