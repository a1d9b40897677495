"""Phrases: said by who sits there, heard by everybody who may look, kept by nobody."""

from server.visitors import BOTS, House, settle, visit


def test_everybody_who_looks_hears_it() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**BOTS)
        key = await anna.key(table)
        speaker, watcher = await anna.connect(table), await bert.connect(table, f"key={key}")
        await watcher.receive("game")
        assert (await speaker.ask(type="say", id=1, phrase="well_played"))["type"] == "done"
        assert await watcher.receive("said") == {"type": "said", "seat": "A", "phrase": "well_played"}
        late = await bert.connect(table, f"key={key}")
        await late.receive("game")
        assert await late.silent()

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


def test_only_the_phrases_there_are() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        socket = await anna.connect(await anna.open(**BOTS))
        assert (await socket.ask(type="say", id=1, phrase="anything"))["reason"] == "malformed"

    visit(story)
