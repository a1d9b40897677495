"""Messages of pacing: how fast bots play, as somebody at the table would like it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pace = Literal["calm", "quick", "instant"]
Wish = Literal["calm", "quick", "instant", "skip"]  # skip: at once, until they are asked


class Pacing(Struct, tag="pace", tag_field="type", forbid_unknown_fields=True):
    """How fast bots should play for whoever sends this; they play as the calmest of those who are here would like."""

    id: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    pace: Wish
