"""Overhearing: a whisper from another hall is heard at the table here."""

from functools import partial

from msgspec.structs import replace

from greathall.server.protocol.asking import AskedBack
from greathall.server.table.asking import LONGEST, lapse
from greathall.server.table.live import LiveTable
from greathall.server.table.talking import hear
from greathall.server.table.whispers import AskedOf, Forgotten, Said, Wished


def overhear(live: LiveTable, whisper: Said | Forgotten | AskedOf | Wished) -> None:
    """Take what was said elsewhere as if it had been said here."""
    if isinstance(whisper, Said):
        hear(live.talk, whisper)
        live.poke()
        return
    if isinstance(whisper, Forgotten):
        live.talk.forget()
    elif isinstance(whisper, AskedOf):
        take_ask(live, whisper.ask)
    elif whisper.pace is None:
        live.skips[whisper.guest] = whisper.skip
    else:
        live.skips.pop(whisper.guest, None)
        live.paces[whisper.guest] = whisper.pace
    live.changed()


def take_ask(live: LiveTable, ask: AskedBack | None) -> None:
    """From now on this is asked. Anyone who has allowed it, here or there, has allowed it; and no is no."""
    known = live.ask
    if ask is not None and known is not None and (ask.n, ask.seat) == (known.n, known.seat):
        refused = known.refused if ask.refused is None else ask.refused
        ask = replace(ask, waits=[seat for seat in ask.waits if seat in known.waits], refused=refused)
    live.ask = ask
    if live.lapsing is not None:
        live.lapsing.cancel()
    waits = ask is not None and ask.waits and ask.refused is None
    live.lapsing = live.times.ring(LONGEST, partial(lapse, live)) if waits else None
