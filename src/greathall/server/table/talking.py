"""Talking: what people at a table say to each other. It is kept in memory, with the live table; halls that
share a book whisper it to each other."""

from msgspec.structs import replace

from greathall.server.denied import Denied, MessageDenied
from greathall.server.naming import legible
from greathall.server.protocol.talking import Saying
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.describing import names_at
from greathall.server.table.live import LiveTable
from greathall.server.table.overtaking import decided_anew
from greathall.server.table.talk import Talk
from greathall.server.table.whispers import Forgotten, Said


def say(live: LiveTable, seat: int, message: Saying) -> None:
    """Everybody who may look hears it."""
    text = legible(message.text)
    if not live.row.settings.chat:
        raise MessageDenied("no_chat")
    if message.phrase is None and not text:
        raise MessageDenied("nothing_said")
    n = 0 if live.match is None else live.match.answered
    name, guest = names_at(live.row)[seat], live.row.seats[seat].guest
    said = Said(n, live.seats[seat], name, message.phrase, "" if message.phrase is not None else text)
    said.guest = "" if guest is None else guest.id
    hear(live.talk, said)
    live.whisper(said)
    live.poke()


def hear(talk: Talk, said: Said) -> None:
    """Something was said, here or at another hall."""
    talk.add(said.n, said.seat, said.name, said.phrase, said.text, said.guest)


@decided_anew
async def switch(live: LiveTable, who: Standing, on: bool) -> None:
    """The host lets people talk, or does not: then what was said is forgotten, too."""
    access.ask(who, "arrange")
    async with live.hold():
        if live.paused:
            raise Denied(409, "paused")
        row = replace(live.row, settings=replace(live.row.settings, chat=on))
        await live.store_row(row)
        live.take(row)
        if not on:
            live.talk.forget()
            live.whisper(Forgotten())
        live.changed()
