"""Messages of pacing: how fast bots play, as somebody at the table would like it."""

from typing import Literal

from msgspec import Struct

from greathall.server.protocol.values import Count

Pace = Literal["calm", "quick", "instant"]
Wish = Literal["calm", "quick", "instant", "skip"]  # skip: at once, until they are asked


class Pacing(Struct, tag="pace", tag_field="type", forbid_unknown_fields=True):
    """How fast bots should play for the sender; they play as the calmest of those who are here would like."""

    id: Count
    pace: Wish
