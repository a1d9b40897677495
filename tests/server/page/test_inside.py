"""The hall inside a page: the same hall, spoken to through a port, with a store that is kept by somebody else."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.page.inside import Window
from waiting import PATIENCE

TABLE = {"game": "citadels", "players": 2, "options": {"preset": "first_game"}, "start": True}
WITH_A_BOT = {**TABLE, "bots": ["easy"], "settings": {"pace": "instant"}}


def visit(folder: Path, story: Callable[[Window], Awaitable[None]]) -> None:
    """Run what happens in a page."""

    async def whole() -> None:
        window = await Window(folder).open()
        try:
            await story(window)
        finally:
            for task in list(window.port.running):
                task.cancel()

    asyncio.run(whole())


async def new_table(window: Window) -> str:
    await window.ask("me", {"name": "Anna"})
    status, opened = await window.ask("tables", WITH_A_BOT)
    assert status == 200
    table: str = opened["id"]
    return table


async def answer(window: Window, socket: int, game: dict[str, Any]) -> None:
    """Say the first answer there is."""
    chosen = game["question"]["answers"][0]["answer"]
    said = {"type": "answer", "id": 1, "number": game["number"], "answers": [chosen]}
    window.port.send(socket, json.dumps(said))


def test_a_game_against_a_bot_comes_to_its_end(tmp_path: Path) -> None:
    async def story(window: Window) -> None:
        socket = window.connect(await new_table(window))
        await window.hear("opened")
        game = await window.game()
        while game["result"] is None:
            if game["question"] is not None:
                await answer(window, socket, game)
            game = await window.game()
        assert window.staff and window.staff[0].at_work

    visit(tmp_path, story)


def test_what_was_seen_is_there_when_the_page_is_opened_again(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def play(window: Window) -> None:
        seen["table"] = await new_table(window)
        socket = window.connect(seen["table"])
        game = await window.game()
        for _ in range(20):
            if game["question"] is not None:
                await answer(window, socket, game)
            game = await window.game()
            seen["n"] = game["n"]

    async def come_back(window: Window) -> None:
        status, me = await window.ask("me")
        assert (status, me["name"], [line["id"] for line in me["tables"]]) == (200, "Anna", [seen["table"]])
        window.connect(seen["table"])
        assert (await window.game())["n"] >= seen["n"]

    visit(tmp_path, play)
    visit(tmp_path, come_back)


def test_nothing_is_done_before_it_is_kept(tmp_path: Path) -> None:
    async def story(window: Window) -> None:
        kept = window.kept
        await window.ask("me", {"name": "Anna"})
        assert window.kept == kept + 1
        await window.ask("me")
        assert window.kept == kept + 1, "nothing was changed"

    visit(tmp_path, story)


def test_nobody_waits_for_a_bot(tmp_path: Path) -> None:
    """One of them is lost in thought: everything else is answered meanwhile."""

    async def story(window: Window) -> None:
        window.lost = True
        table = await new_table(window)
        socket = window.connect(table)
        game = await window.game()
        while game["question"] is not None:
            await answer(window, socket, game)
            game = await window.game()
        await asyncio.wait_for(window.hired.wait(), PATIENCE)
        status, me = await window.ask("me")
        assert (status, [line["id"] for line in me["tables"]]) == (200, [table])
        assert await new_table(window) != table

    visit(tmp_path, story)


@pytest.mark.parametrize(("path", "status"), [("nowhere", 404), ("tables/none", 404), ("games", 200)])
def test_requests_are_answered_as_by_any_hall(tmp_path: Path, path: str, status: int) -> None:
    async def story(window: Window) -> None:
        assert (await window.ask(path))[0] == status

    visit(tmp_path, story)


def test_a_socket_to_nowhere_never_opens(tmp_path: Path) -> None:
    async def story(window: Window) -> None:
        window.connect("none")
        assert await window.hear("closed") == 1006

    visit(tmp_path, story)


def test_a_socket_that_the_page_closes_is_left(tmp_path: Path) -> None:
    async def story(window: Window) -> None:
        socket = window.connect(await new_table(window))
        await window.game()
        window.port.close(socket)
        assert await window.hear("closed") == 1006
        assert not window.port.sockets

    visit(tmp_path, story)


def test_a_running_game_goes_out_as_a_record_and_in_again(tmp_path: Path) -> None:
    async def story(window: Window) -> None:
        table = await new_table(window)
        socket = window.connect(table)
        game = await window.game()
        while game["question"] is None:
            game = await window.game()
        await answer(window, socket, game)
        await window.game()
        status, record = await window.ask(f"tables/{table}/record")
        assert (status, record.splitlines()[0]) == (200, "greathall record 1")
        status, taken = await window.ask("replays", {"record": record})
        assert status == 200
        status, replay = await window.ask(f"replays/{taken['id']}?as=A")
        wanted = {"move": len(replay["seats"]), "seat": 0, "bot": "easy"}
        status, opened = await window.ask(f"replays/{taken['id']}/play", wanted)
        assert status == 200 and opened["id"] != table

    visit(tmp_path, story)
