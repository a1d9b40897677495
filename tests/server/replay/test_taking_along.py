"""A whole table as a file: out of one hall, into another, and back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.page.inside import Window
from server.replay.test_playing_on import finished, go_on, match_of, said
from server.visitors import Browser, House, opened, visit

from greathall.engine import SPECTATOR, Record, snapshot
from greathall.server.limits.house_rules import Features
from greathall.server.table.live import LiveTable

FORM: dict[str, Any] = {
    "title": "Friday",
    "settings": {"pace": "instant", "scores": False, "chat": False, "stand_in": "easy", "watch": False},
}
GAMES: dict[str, dict[str, Any]] = {
    "citadels": {"game": "citadels", "players": 4, "bots": ["hard"]},
    "paladins": {"game": "paladins", "players": 3},
    "crowns": {"game": "paladins", "players": 4, "bots": ["easy"], "options": {"expansions": ["city_of_crowns"]}},
    "solo": {"game": "paladins", "players": 1, "options": {"difficulty": "hard"}},
}


async def begun(anna: Browser, game: dict[str, Any]) -> str:
    """A table whose game has begun: Anna, friends at Anna's device, and bots."""
    table = await anna.open(**FORM, **game)
    place = f"/api/tables/{table}"
    for at, seat in enumerate((await anna.info(table))["seats"]):
        if seat["kind"] == "open":
            assert (await anna.post(f"{place}/share", seat=at, name=f"Friend {at}")).status_code == 200
    assert (await anna.post(f"{place}/start")).status_code == 200
    return table


async def play(live: LiveTable, answers: int) -> None:
    """Whoever is asked answers, this many times."""
    for _ in range(answers):
        match, numbers = live.running()
        seat = match.deciders()[0]
        await live.answer(seat, numbers.number[seat], match.legal(seat)[-1:])


async def take_back(live: LiveTable) -> None:
    """Play on until somebody can take an answer back, and do so."""
    while not (seats := [seat for seat in range(len(live.seats)) if live.running()[0].undoable(seat)]):
        await play(live, 1)
    await live.undo(seats[0], live.running()[1].mine[seats[0]])


async def taken(anna: Browser, table: str) -> str:
    answer = await anna.get(f"/api/tables/{table}/file")
    assert answer.status_code == 200, answer.text
    return answer.text


async def brought(guest: Browser, text: str) -> str:
    """The table that a file becomes; or why it does not."""
    found = (await guest.post("/api/replays", record=text)).json()
    opened = (await guest.post(f"/api/replays/{found['id']}/table")).json() if "id" in found else found
    return str(opened.get("id") or opened["reason"])


def known(live: LiveTable) -> dict[str, Any]:
    """All there is to know of a table, apart from what it is called and when."""
    row, match = live.row, match_of(live)
    seats = [(seat.guest and seat.guest.name, seat.bot, seat.name) for seat in row.seats]
    shown = [live.text(viewer, 0) for viewer in (SPECTATOR, *range(len(live.seats)))]
    form = (row.title, row.game, row.players, row.options, row.settings, row.status, row.rules, row.begins)
    return {
        "form": form,
        "seats": seats,
        "shown": shown,
        "played": said(match.history.entries),
        "now": snapshot(match.state),
    }


@pytest.mark.parametrize("which", GAMES)
def test_a_table_is_the_same_in_another_hall_and_back_again(which: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await house.hall.table(await begun(anna, GAMES[which]))
        await play(live, 20)
        await take_back(live)
        async with opened() as elsewhere:
            there = await elsewhere.guest("Anna")
            text = await taken(anna, live.row.id)
            other = await elsewhere.hall.table(await brought(there, text))
            assert known(other) == known(live)
            assert await taken(there, other.row.id) == text
            await play(other, 10)
            back = await house.hall.table(await brought(anna, await taken(there, other.row.id)))
            assert known(back) == known(other)
            house.hall.let_go(back.row.id)
            assert known(await house.hall.table(back.row.id)) == known(other), "it is stored"
        assert back.row.id != live.row.id, "the table that was taken along stays"

    visit(story)


def test_it_goes_out_of_a_page_into_a_hall_on_a_network_and_back(tmp_path: Path) -> None:
    async def ask(window: Window, path: str, body: object = None) -> Any:
        status, answer = await window.ask(path, body)
        assert status == 200, answer
        return answer

    async def story() -> None:
        window = await Window(tmp_path).open()
        await ask(window, "me", {"name": "Anna"})
        table = (await ask(window, "tables", {**FORM, **GAMES["citadels"], "bots": ["easy"] * 3, "start": True}))["id"]
        text = await ask(window, f"tables/{table}/file")
        async with opened() as house:
            anna = await house.guest("Anna")
            live = await house.hall.table(await brought(anna, text))
            assert await taken(anna, live.row.id) == text
            await play(live, 6)
            text = await taken(anna, live.row.id)
        read = (await ask(window, "replays", {"record": text}))["id"]
        back = (await ask(window, f"replays/{read}/table", {}))["id"]
        assert await ask(window, f"tables/{back}/file") == text
        for task in list(window.port.running):
            task.cancel()

    asyncio.run(story())


def test_what_was_closed_stays_closed() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await go_on(house, anna, which="paladins")
        again = await house.hall.table(await brought(anna, await taken(anna, live.row.id)))
        assert again.row.begins and known(again) == known(live)

    visit(story)


def test_a_finished_table_is_finished_there_too() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await finished(house)
        again = await house.hall.table(await brought(anna, await taken(anna, table)))
        assert again.status == "over"
        assert known(again) == known(await house.hall.table(table))
        assert (await anna.get(f"/api/tables/{again.row.id}/replay?as=all")).status_code == 200

    visit(story)


# Who may.


def test_nobody_takes_the_cards_of_other_people_along() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(game="citadels", players=3, bots=["easy"])
        key = (await anna.info(table))["key"]
        assert (await bert.post(f"/api/tables/{table}/sit", key=key)).status_code == 200
        place = f"/api/tables/{table}/file"
        assert (await anna.get(place)).json()["reason"] == "not_begun"
        assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
        assert (await anna.get(place)).json()["reason"] == "others_play"
        await bert.post(f"/api/tables/{table}/leave")
        assert (await anna.get(place)).json()["reason"] == "others_play", "they may be back"
        await bert.post(f"/api/tables/{table}/resign")
        assert "table:" in await taken(anna, table), "a bot plays for good"
        assert (await bert.get(place)).json()["reason"] == "not_invited"

    visit(story)


def test_once_it_is_over_everybody_who_sat_there_is_named() -> None:
    async def story(house: House) -> None:
        anna, _ = await house.guest("Anna"), await house.guest("Bert")
        table = await finished(house)
        row = house.memory.rows[table]
        row.seats[1].guest = next(guest for guest in house.memory.guests.values() if guest.name == "Bert")
        row.seats[1].bot = row.seats[1].name = ""
        again = await anna.info(await brought(anna, await taken(anna, table)))
        assert [seat["name"] for seat in again["seats"]][:2] == ["Anna", "Bert"]
        assert (again["me"], again["mine"]) == (None, [0, 1]), "at Anna's device"

    visit(story)


def test_whoever_brings_it_sits_where_the_host_sat() -> None:
    async def story(house: House) -> None:
        anna, cleo = await house.guest("Anna"), await house.guest("Cleo")
        table = await begun(anna, GAMES["citadels"])
        info = await cleo.info(await brought(cleo, await taken(anna, table)))
        assert [seat["name"] for seat in info["seats"]][:3] == ["Cleo", "Friend 1", "Friend 2"]
        assert info["host"]

    visit(story)


def test_a_hall_without_talk_or_records_stays_so() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        text = await taken(anna, await anna.open(game="citadels", players=2, bots=["easy"], start=True))
        async with opened(features=Features(talk=False)) as quiet:
            there = await quiet.guest("Anna")
            assert not (await there.info(await brought(there, text)))["settings"]["chat"]
        async with opened(features=Features(records=False)) as closed:
            assert await brought(await closed.guest("Anna"), text) == "no_records"

    visit(story)


# Files that are no tables.

Spoil = Callable[[dict[str, Any]], Any]
SPOILT: dict[str, tuple[Spoil, str]] = {
    "more seats": (lambda table: table["seats"].append({}), "bad_table"),
    "fewer seats": (lambda table: table["seats"].pop(), "bad_table"),
    "two hosts": (lambda table: table["seats"][1].clear(), "bad_table"),
    "a bot without a name": (lambda table: table["seats"][3].pop("name"), "bad_table"),
    "a bot that follows the rules": (lambda table: table["seats"][3].update(bot="automatic"), "bad_table"),
    "a bot nobody knows": (lambda table: table["seats"][3].update(bot="grandmaster"), "bad_options"),
    "a stand-in nobody knows": (lambda table: table["settings"].update(stand_in="nobody"), "bad_options"),
    "a name nobody sees": (lambda table: table["seats"][1].update(name="\u200b"), "bad_name"),
    "a long name": (lambda table: table["seats"][1].update(name="A" * 25), "bad_table"),
    "closed beyond its end": (lambda table: table.update(begins=10**6), "bad_table"),
    "an unknown word": (lambda table: table.update(key="secret"), "bad_table"),
    "an unknown setting": (lambda table: table["settings"].update(cheating=True), "bad_table"),
    "a clock that runs backwards": (lambda table: table["settings"].update(clock=-1), "bad_table"),
    "no settings": (lambda table: table.pop("settings"), "bad_table"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_table_that_cannot_be_is_refused(what: str) -> None:
    spoil, reason = SPOILT[what]

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        record = Record.parse(await taken(anna, await begun(anna, GAMES["citadels"])))
        before = len(house.memory.rows)
        assert record.table is not None
        spoil(record.table)
        assert await brought(anna, record.text()) == reason
        assert len(house.memory.rows) == before

    visit(story)


def test_a_record_without_a_table_is_no_table() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        record = Record.parse(await taken(anna, await begun(anna, GAMES["solo"])))
        record.table = None
        found = (await anna.post("/api/replays", record=record.text())).json()
        assert not found["table"]
        assert await brought(anna, record.text()) == "bad_table"
        bad = record.text().replace("options:", "table: 7\noptions:")
        assert await brought(anna, bad) == "bad_record"

    visit(story)


def test_a_file_that_was_cut_off_goes_on_where_it_ends() -> None:
    """Luck answers what it was asked, as it does wherever a record stops."""

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        record = Record.parse(await taken(anna, await begun(anna, GAMES["citadels"])))
        record.entries = record.entries[:1]
        live = await house.hall.table(await brought(anna, record.text()))
        assert match_of(live).deciders()

    visit(story)
