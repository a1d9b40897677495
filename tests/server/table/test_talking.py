"""Talking: done by who sits there, heard by everybody who may look, kept no longer than the live table."""

from typing import Any

import pytest
from server.visitors import BOTS, STRICT, House, Socket, settle, visit

from greathall.server.limits.rates import USUAL
from greathall.server.naming import legible
from greathall.server.protocol.talking import TEXT, Said
from greathall.server.table.talk import KEPT, OTHERWISE, Heard, Talk


async def heard(socket: Socket) -> list[str]:
    """What somebody hears next, in order."""
    return [line["phrase"] or line["text"] for line in (await socket.receive("said"))["lines"]]


def test_everybody_who_looks_hears_it_and_so_does_whoever_comes_later() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**BOTS)
        key = await anna.key(table)
        speaker, watcher = await anna.connect(table), await bert.connect(table, f"key={key}")
        await watcher.receive("game")
        assert (await speaker.ask(type="say", id=1, phrase="well_played"))["type"] == "done"
        assert (await speaker.ask(type="say", id=2, text=" Good\nluck! "))["type"] == "done"
        first = await watcher.receive("said")
        spoken = {"number": 1, "n": first["lines"][0]["n"], "seat": "A", "name": "Anna", "phrase": "well_played"}
        assert first == {"type": "said", "since": 0, "lines": [{**spoken, "text": ""}], "now": True}
        second = await watcher.receive("said")
        assert (second["since"], second["lines"][0]["text"]) == (1, "Good luck!")
        late = await bert.connect(table, f"key={key}")
        told = await late.receive("said")
        assert [line["number"] for line in told["lines"]] == [1, 2]
        assert not told["now"], "it was said before they came"

    visit(story)


def test_people_talk_from_the_lobby_on_and_are_called_what_they_were_called_then() -> None:
    """Whoever takes the seat of somebody who has left has not said what they said."""

    async def story(house: House) -> None:
        anna, bert, carl = [await house.guest(name) for name in ("Anna", "Bert", "Carl")]
        table = await anna.open(game="citadels", players=2)
        key = await anna.key(table)
        listener = await anna.connect(table)
        for guest in (bert, carl):
            await guest.post(f"/api/tables/{table}/sit", seat=1, key=key)
            socket = await guest.connect(table)
            assert (await socket.ask(type="say", id=1, phrase="hello"))["type"] == "done"
            if guest is bert:
                await guest.post(f"/api/tables/{table}/leave")
        said = [(await listener.receive("said"))["lines"][0] for _ in range(2)]
        assert [(line["seat"], line["name"], line["n"]) for line in said] == [("B", "Bert", 0), ("B", "Carl", 0)]
        await anna.post(f"/api/tables/{table}/start")
        late = await (await house.guest("Dora")).connect(table, f"key={key}")
        assert len((await late.receive("said"))["lines"]) == 2, "the game begins, and people have said what they said"

    visit(story)


def test_where_nobody_may_look_on_nobody_listens() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**{**BOTS, "settings": {"watch": False}})
        watcher = await bert.connect(table, f"key={await anna.key(table)}")
        speaker = await anna.connect(table)
        await watcher.receive("table")
        await speaker.ask(type="say", id=1, phrase="hello")
        await settle()
        while not watcher.to_browser.empty():
            assert '"said"' not in str(await watcher.text())

    visit(story)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"phrase": "anything"}, "malformed"),
        ({"text": "x" * (TEXT + 1)}, "malformed"),
        ({"text": ["x"]}, "malformed"),
        ({}, "nothing_said"),
        ({"text": " \u202e\u200b\x07 "}, "nothing_said"),
    ],
)
def test_what_nobody_can_say(message: dict[str, Any], reason: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        socket = await anna.connect(await anna.open(**BOTS))
        assert (await socket.ask(type="say", id=1, **message))["reason"] == reason

    visit(story)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("<b>x</b> &amp;", "<b>x</b> &amp;"),  # plain text: what it looks like elsewhere is no matter of the hall
        ("a\u202eb\u2066c\x00d\u2028e", "a b c d e"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * 4),
        ("\u0301\u0301", ""),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
    ],
)
def test_what_is_left_of_a_text(said: str, read: str) -> None:
    assert legible(said) == read


def test_the_host_switches_it_off_and_what_was_said_is_forgotten() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**BOTS)
        key = await anna.key(table)
        speaker, watcher = await anna.connect(table), await bert.connect(table, f"key={key}")
        await speaker.ask(type="say", id=1, text="Hello!")
        assert await heard(watcher) == ["Hello!"]
        assert (await bert.post(f"/api/tables/{table}/chat?key={key}", on=False)).json()["reason"] == "not_host"
        assert (await anna.post(f"/api/tables/{table}/chat", on=False)).json()["settings"]["chat"] is False
        assert await heard(watcher) == []
        assert (await speaker.ask(type="say", id=2, phrase="hello"))["reason"] == "no_chat"
        stored = await house.store.table(table)
        assert stored is not None
        assert not stored.settings.chat, "it is a setting of the table, and stored"
        await anna.post(f"/api/tables/{table}/chat", on=True)
        await speaker.ask(type="say", id=3, text="Again!")
        told = await watcher.receive("said")
        assert (told["since"], [line["text"] for line in told["lines"]]) == (0, ["Again!"])

    visit(story)


def test_nobody_talks_without_end() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        socket = await anna.connect(await anna.open(**BOTS))
        for number in range(int(USUAL.talk.burst)):
            assert (await socket.ask(type="say", id=number, phrase="hello"))["type"] == "done"
        assert (await socket.ask(type="say", id=99, phrase="hello"))["reason"] == "too_fast"

    visit(story, rates=STRICT)


def test_nothing_is_stored() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        await (await anna.connect(table)).ask(type="say", id=1, text="Xyzzy")
        assert "Xyzzy" not in repr((house.memory.rows, house.memory.records))
        assert "Xyzzy" in repr(house.hall.live[table].talk.lines)

    visit(story)


def test_nothing_tells_that_somebody_spoke_who_is_not_heard() -> None:
    talk, deaf = Talk(), frozenset(("bert",))
    talk.add(0, "B", "Bert", None, "You cheat", "bert")
    assert talk.since(None, deaf) is None, "to somebody who comes"
    assert talk.since(Heard(), deaf) is None, "to somebody who has heard nothing yet"
    assert talk.since(OTHERWISE, deaf) == Said(0, [], now=False), "but whoever has read it reads it no longer"
    before = talk.heard
    talk.add(0, "C", "Carl", None, "Hush", "carl")
    for heard, now in ((before, True), (OTHERWISE, False), (None, False)):
        told = talk.since(heard, deaf)
        assert told is not None and (told.now, [line.name for line in told.lines]) == (now, ["Carl"])
    talk.forget()
    assert talk.since(before, deaf) == Said(0, [], now=True)
    assert talk.since(None, deaf) is None


def test_only_the_last_lines_are_kept() -> None:
    talk = Talk()
    for _ in range(KEPT + 5):
        talk.add(0, "A", "Anna", "hello", "")
    told = talk.since(Heard())
    assert told is not None
    assert [line.number for line in told.lines] == list(range(6, KEPT + 6))
    assert talk.since(talk.heard) is None
