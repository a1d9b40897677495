"""People who are slow, absent or have had enough: clocks, stand-ins, resigning, replacing, and tables put away."""

from typing import Any

import pytest
from server.strange_times import TODAY, StrangeTimes, until_true
from server.visitors import Browser, House, settle, visit

SLOW: dict[str, Any] = {
    "game": "citadels",
    "players": 2,
    "options": {"crown": 0},
    "settings": {"pace": "instant", "clock": 60, "stand_in": "normal"},
}


async def two_people(house: House, **more: Any) -> tuple[Browser, Browser, str]:
    """Anna is asked first, Bert waits; nobody is connected."""
    anna, bert = await house.guest("Anna"), await house.guest("Bert")
    table = await anna.open(**{**SLOW, **more})
    assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    return anna, bert, table


def away(house: House, table: str) -> list[bool]:
    return [seat.away for seat in house.hall.live[table].row.seats]


def test_whoever_is_too_slow_is_away_and_a_bot_plays_until_they_are_back() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, settings={**SLOW["settings"], "stand_in": "random"})
        await times.turn(20)
        socket = await bert.connect(table)
        now = (await socket.receive("table"))["now"]
        assert (await socket.receive("game"))["due"] == now + 40
        await times.turn(39)
        assert away(house, table) == [False, False]
        await times.turn(1)
        assert away(house, table) == [True, False]
        live = house.hall.live[table]
        await until_true(times, lambda: live.match is not None and 1 in live.match.deciders(), within=5)
        assert (await anna.post(f"/api/tables/{table}/sit")).json()["seats"][0]["away"] is False
        assert away(house, table) == [False, False]

    visit(story, times=times)


def test_whoever_comes_back_hears_that_their_time_begins_again() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, _, table = await two_people(house, settings={**SLOW["settings"], "stand_in": "random"})
        socket = await anna.connect(table)
        assert (await socket.receive("game"))["due"] == 60
        await anna.post(f"/api/tables/{table}/leave")
        assert (await socket.receive("game"))["due"] is None
        times.move(10)
        await anna.post(f"/api/tables/{table}/sit")
        again = await socket.receive("game")
        assert (again["since"], again["events"], again["due"]) == (again["n"], [], 70)

    visit(story, times=times)


def test_whoever_sits_down_on_their_own_seat_wins_no_time() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, _, table = await two_people(house)
        await times.turn(59)
        assert (await anna.post(f"/api/tables/{table}/sit")).status_code == 200
        await times.turn(1)
        assert away(house, table) == [True, False]

    visit(story, times=times)


def test_time_counts_while_nobody_looks() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        _, bert, table = await two_people(house)
        house.hall.let_go(table)
        house.memory.rows[table].touched = TODAY - 60
        await bert.info(table)
        await times.turn(0)
        assert away(house, table)[0]

    visit(story, times=times)


def test_without_a_clock_nobody_is_hurried() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        _, bert, table = await two_people(house, settings={"pace": "instant"})
        game = await (await bert.connect(table)).receive("game")
        await times.turn(10**6)
        assert (game["due"], away(house, table)) == (None, [False, False])

    visit(story, times=times)


@pytest.mark.parametrize("settings", [{"clock": -1}, {"clock": 10**9}, {"clock": "soon"}, {"stand_in": "nobody"}])
def test_clocks_and_stand_ins_that_cannot_be(settings: dict[str, Any]) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        answer = await anna.post("/api/tables", game="citadels", players=2, settings=settings)
        assert (answer.status_code, answer.json()["reason"] in ("malformed", "bad_options")) == (400, True)

    visit(story)


def test_whoever_resigns_looks_on_and_a_bot_has_the_seat() -> None:
    async def story(house: House) -> None:
        anna, bert, table = await two_people(house)
        key = await anna.key(table)
        info = (await anna.post(f"/api/tables/{table}/resign")).json()
        seat = info["seats"][0]
        assert (seat["kind"], seat["bot"], seat["name"], info["me"], info["host"]) == (
            "bot",
            "normal",
            "Anna",
            None,
            True,
        )
        assert (await anna.post(f"/api/tables/{table}/sit", key=key)).json()["reason"] == "already_begun"
        assert (await anna.post(f"/api/tables/{table}/resign")).json()["reason"] == "not_seated"
        socket = await bert.connect(table)
        await socket.receive("game")
        while socket.game["question"] is None:
            await socket.receive("game")

    visit(story)


def test_the_host_replaces_whoever_is_not_here_for_a_minute_and_nobody_else() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, settings={"pace": "instant"})
        seat = f"/api/tables/{table}/seat"
        socket = await bert.connect(table)
        await socket.receive("game")
        assert (await anna.post(seat, seat=1, bot="easy")).json()["reason"] == "is_here"
        await times.turn(1000)
        await socket.close()
        await settle()
        assert [each["free"] for each in (await anna.info(table))["seats"]] == [60, times.now() + 60]
        await times.turn(59)
        assert (await anna.post(seat, seat=1, bot="easy")).json()["reason"] == "may_be_back"
        await times.turn(1)
        assert (await bert.post(seat, seat=0, bot="easy")).json()["reason"] == "not_host"
        assert (await anna.post(seat, seat=1)).json()["reason"] == "already_begun"
        assert (await anna.post(seat, seat=1, bot="nobody")).json()["reason"] == "bad_options"
        info = (await anna.post(seat, seat=1, bot="easy")).json()
        assert [(each["kind"], each["name"]) for each in info["seats"]] == [("person", "Anna"), ("bot", "Bert")]
        assert (await anna.post(seat, seat=1, bot="easy")).json()["reason"] == "already_begun"

    visit(story, times=times)


def test_whoever_comes_back_for_a_moment_has_another_minute() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, settings={"pace": "instant"})
        seat = f"/api/tables/{table}/seat"
        await times.turn(59)
        await (await bert.connect(table)).close()
        await settle()
        await times.turn(59)
        assert (await anna.post(seat, seat=1, bot="easy")).json()["reason"] == "may_be_back"
        await times.turn(1)
        assert (await anna.post(seat, seat=1, bot="easy")).status_code == 200

    visit(story, times=times)


def test_nobody_waits_for_those_who_leave_by_the_menu() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, settings={"pace": "instant"})
        await bert.post(f"/api/tables/{table}/leave")
        assert (await anna.info(table))["seats"][1]["free"] == times.now()
        await times.turn(1000)
        await bert.post(f"/api/tables/{table}/sit")
        assert (await anna.post(f"/api/tables/{table}/seat", seat=1, bot="easy")).json()["reason"] == "may_be_back"
        await bert.post(f"/api/tables/{table}/leave")
        assert (await anna.post(f"/api/tables/{table}/seat", seat=1, bot="easy")).status_code == 200

    visit(story, times=times)


def test_whoever_is_too_slow_has_a_minute_too_and_so_has_everybody_when_a_hall_is_opened() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, settings={**SLOW["settings"], "stand_in": "random"})
        socket = await anna.connect(table)
        await socket.receive("game")
        await times.turn(60)
        assert away(house, table) == [True, False]
        assert (await bert.info(table))["seats"][0]["free"] == times.now() + 60, "Anna is connected, but away"
        house.hall.let_go(table)
        await times.turn(500)
        assert [each["free"] for each in (await bert.info(table))["seats"]] == [times.now() + 60] * 2

    visit(story, times=times)


def test_a_host_puts_tables_away_but_not_under_the_hands_of_others() -> None:
    async def story(house: House) -> None:
        anna, bert, table = await two_people(house)
        delete = f"/api/tables/{table}/delete"
        assert (await bert.post(delete)).json()["reason"] == "not_host"
        assert (await anna.post(delete)).json()["reason"] == "is_here"
        await bert.post(f"/api/tables/{table}/leave")
        socket = await bert.connect(table)
        await socket.receive("game")
        assert (await anna.post(delete)).json()["tables"] == []
        while await socket.text() is not None:
            pass
        assert socket.code == 1008
        assert (await anna.get(f"/api/tables/{table}")).status_code == 404
        assert (house.memory.rows, house.memory.records) == ({}, {})

    visit(story)


def test_a_table_is_not_put_away_while_somebody_may_be_back() -> None:
    times = StrangeTimes()

    async def story(house: House) -> None:
        anna, bert, table = await two_people(house, options={"crown": 1})
        await times.turn(10)
        await (await bert.connect(table)).close()
        await settle()
        await times.turn(59)
        assert away(house, table) == [False, True], "Bert's time was up"
        assert (await anna.post(f"/api/tables/{table}/delete")).json()["reason"] == "may_be_back"
        await times.turn(1)
        assert (await anna.post(f"/api/tables/{table}/delete")).json()["tables"] == []

    visit(story, times=times)


@pytest.mark.parametrize("is_away", [False, True])
def test_a_paused_table_is_not_put_away_under_the_hands_of_others(is_away: bool) -> None:
    async def story(house: House) -> None:
        anna, bert, table = await two_people(house)
        if is_away:
            await bert.post(f"/api/tables/{table}/leave")
        house.memory.rows[table].rules = 99
        house.hall.let_go(table)
        assert (await anna.info(table))["status"] == "paused"
        refused = await anna.post(f"/api/tables/{table}/delete")
        assert (refused.status_code, refused.json()["reason"]) == (409, "is_here")
        assert list(house.memory.rows) == [table]

    visit(story)
