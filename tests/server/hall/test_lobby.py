"""A table before its game: making it, sitting down, bots, changes, and the start."""

from typing import Any

import pytest
from server.visitors import House, visit

LOBBY: dict[str, Any] = {"game": "citadels", "players": 3, "title": "  The \u202eHall "}


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def test_a_new_table_has_its_host_first_and_bots_last() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        info = await anna.info(await anna.open(**LOBBY, bots=["random"]))
        assert kinds(info) == ["person", "open", "bot"]
        assert [seat["seat"] for seat in info["seats"]] == ["A", "B", "C"]
        assert (info["me"], info["host"], info["status"], info["title"]) == (0, True, "open", "The Hall")
        assert info["options"] == {"crown": "random"}
        assert info["seats"][2]["name"]

    visit(story)


def test_bots_have_names_of_their_own() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Aldric")
        info = await anna.info(await anna.open(game="citadels", players=8, bots=["random"] * 7))
        assert len({seat["name"] for seat in info["seats"]}) == 8

    visit(story)


def test_a_table_of_bots_has_a_host_who_looks_on() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="citadels", players=2, bots=["random"] * 2, start=True)
        info = await anna.info(table)
        assert (info["me"], info["host"], info["status"]) == (None, True, "playing")

    visit(story)


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"game": "chess", "players": 2}, 400, "bad_options"),
        ({"game": "citadels", "players": 9}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "options": {"preset": "none"}}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "options": {"cast": [["king"]]}}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "options": {"cast": [1, 2, 3]}}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "options": {"colour": "red"}}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "bots": ["random"] * 4}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "bots": ["nobody"]}, 400, "bad_options"),
        ({"game": "citadels", "players": 3, "start": True}, 409, "seats_open"),
        ({"game": "citadels", "players": 99}, 400, "malformed"),
        ({"game": "citadels", "players": 3, "extra": 1}, 400, "malformed"),
        ({"game": "citadels", "players": 3, "settings": {"pace": "slow"}}, 400, "malformed"),
        ({"game": "citadels", "players": 3, "title": "x" * 41}, 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be(wanted: dict[str, Any], status: int, reason: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        answer = await anna.post("/api/tables", **wanted)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        assert house.memory.rows == {}

    visit(story)


def test_friends_sit_down_move_and_stand_up() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**LOBBY)
        key = await anna.key(table)
        sat = await bert.post(f"/api/tables/{table}/sit", key=key)
        assert (sat.json()["me"], sat.json()["key"]) == (1, key)
        assert (await bert.post(f"/api/tables/{table}/sit", seat=0)).json()["reason"] == "seat_taken"
        assert (await bert.post(f"/api/tables/{table}/sit", seat=7)).json()["reason"] == "no_seat"
        moved = await bert.post(f"/api/tables/{table}/sit", seat=2)
        assert kinds(moved.json()) == ["person", "open", "person"]
        stood = await bert.post(f"/api/tables/{table}/leave")
        assert (kinds(stood.json()), stood.json()["key"]) == (["person", "open", "open"], None)
        assert (await bert.get(f"/api/tables/{table}")).json()["reason"] == "not_invited"

    visit(story)


def test_the_host_arranges_the_seats() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**LOBBY)
        await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
        assert (await anna.post(f"/api/tables/{table}/seat", seat=1, bot="random")).json()["reason"] == "seat_taken"
        assert kinds((await anna.post(f"/api/tables/{table}/seat", seat=1)).json())[1] == "open"
        assert kinds((await anna.post(f"/api/tables/{table}/seat", seat=1, bot="random")).json())[1] == "bot"
        assert (await anna.post(f"/api/tables/{table}/seat", seat=1, bot="x")).json()["reason"] == "bad_options"
        assert (await anna.post(f"/api/tables/{table}/seat", seat=9)).json()["reason"] == "no_seat"
        assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table), seat=1)).status_code == 409

    visit(story)


def test_a_change_keeps_those_whose_seats_remain() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**LOBBY, bots=["random"])
        form = {"options": {"preset": "first_game"}, "settings": {"listed": True, "pace": "quick"}, "title": "New"}
        larger = (await anna.post(f"/api/tables/{table}/change", players=5, **form)).json()
        assert kinds(larger) == ["person", "open", "bot", "open", "open"]
        assert (larger["title"], larger["settings"]["listed"], larger["players"]) == ("New", True, 5)
        smaller = (await anna.post(f"/api/tables/{table}/change", players=2, **form)).json()
        assert kinds(smaller) == ["person", "open"]
        assert (await anna.post(f"/api/tables/{table}/change", players=1, **form)).json()["reason"] == "bad_options"

    visit(story)


def test_the_start_tells_everybody_and_settles_the_options() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**LOBBY, bots=["random"])
        await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
        socket = await bert.connect(table)
        assert (await socket.receive("table"))["table"]["status"] == "open"
        started = (await anna.post(f"/api/tables/{table}/start")).json()
        assert started["options"]["crown"] in (0, 1, 2)
        assert (await socket.receive("table"))["table"]["status"] == "playing"
        assert (await socket.receive("game"))["since"] == 0

    visit(story)


def test_everybody_sees_who_comes_and_goes() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**LOBBY)
        socket = await anna.connect(table)
        assert [seat["online"] for seat in (await socket.receive("table"))["table"]["seats"]] == [True, False, False]
        visitor = await bert.connect(table, f"key={await anna.key(table)}")
        assert (await socket.receive("table"))["table"]["watchers"] == 1
        await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
        seen = (await socket.receive("table"))["table"]
        assert (seen["watchers"], seen["seats"][1]["online"], seen["seats"][1]["name"]) == (0, True, "Bert")
        await bert.post("/api/me", name="Bertram")
        assert (await socket.receive("table"))["table"]["seats"][1]["name"] == "Bertram"
        await visitor.close()
        assert not (await socket.receive("table"))["table"]["seats"][1]["online"]

    visit(story)


def test_somebody_whose_table_is_no_longer_listed_is_shown_out() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**LOBBY, settings={"listed": True})
        socket = await bert.connect(table)
        await socket.receive("table")
        await anna.post(f"/api/tables/{table}/change", players=3, options={}, settings={}, title="")
        assert await socket.text() is None
        assert socket.code == 1008

    visit(story)


def test_a_game_with_an_opponent_of_its_own_needs_only_people() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=1, settings={"pace": "instant"}, start=True)
        info = await anna.info(table)
        assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", "Anna"), ("bot", "opponent")]
        socket = await anna.connect(table)
        assert len((await socket.play_to_the_end())["result"]["scores"]) == 2

    visit(story)
