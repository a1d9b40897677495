"""Whispers: what is heard at a table but is in no record, as one hall tells it to another."""

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from greathall.server.protocol.asking import AskedBack
from greathall.server.protocol.pacing import Pace
from greathall.server.protocol.talking import Phrase


class Said(Struct, tag="said"):
    """Somebody says something after entry n; which guest, only halls know."""

    n: int
    seat: str
    name: str
    phrase: Phrase | None
    text: str
    guest: str = ""


class Forgotten(Struct, tag="forgotten", frozen=True):
    """All that was said is forgotten."""


class AskedOf(Struct, tag="asked", frozen=True):
    """What somebody would like to take back now, or nothing any more."""

    ask: AskedBack | None


class Wished(Struct, tag="wished", frozen=True):
    """How fast a guest would like bots to play; or, with a skip, how often they had answered when they wished it."""

    guest: str
    pace: Pace | None
    skip: int = 0


class Shunned(Struct, tag="shunned", frozen=True):
    """A guest has blocked somebody, or does so no longer: whom they have blocked now, the store knows."""

    guest: str


Whisper = Said | Forgotten | AskedOf | Wished | Shunned

ENCODER: Final = Encoder()
DECODER: Final[Decoder[Whisper]] = Decoder(Whisper)
