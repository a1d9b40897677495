"""A bot that plays as strongly as whoever it meets: it says as what, and learns from every game that ends."""

from typing import Any

import pytest
from server.visitors import Browser, House, visit

from greathall import bots
from greathall.bots.adapting import START, Estimate
from greathall.server.protocol.levels import Adapted
from greathall.server.table.adapting import adapted, kind_of, thinker
from greathall.server.table.live import LiveTable

FORM = {"game": "citadels", "players": 2, "options": {"preset": "first_game"}, "bots": ["adaptive"]}


async def play_out(live: LiveTable) -> None:
    """Everybody answers by luck until it is over; nobody looks on, so that no bot answers."""
    luck = bots.make("random", 7)
    while live.match is not None and not live.match.over:
        seat = live.match.deciders()[0]
        assert live.numbers is not None
        await live.answer(seat, live.numbers.number[seat], [luck.choose(bots.Seat(live.match, seat))])


async def begin(house: House, anna: Browser, **more: Any) -> LiveTable:
    return await house.hall.table(await anna.open(**{**FORM, "start": True, **more}))


def test_a_bot_is_written_with_what_it_knows() -> None:
    assert [kind_of(bot) for bot in ("adaptive", "adaptive:4.30:6:3", "adaptive:4.30", "hard", "")] == [
        "adaptive", "adaptive", "adaptive", "hard", ""
    ]  # fmt: skip
    assert [thinker(bot) for bot in ("adaptive:4.30:6:3", "adaptive:4.30", "learned:6:3s")] == [
        "adaptive:4.30", "adaptive:4.30", "learned:6:3s"
    ]  # fmt: skip
    assert adapted("adaptive:4.60:6:3", known=True) == Adapted("normal", 6, 3)
    assert adapted("adaptive:4.60:6:3", known=False) == Adapted("normal"), "that is nobody else's business"
    assert adapted("adaptive:4.60", known=True) == Adapted("normal")
    assert adapted("hard", known=True) is None
    assert adapted("adaptive:-0.75:1:0", known=True) == Adapted("beginner", 1, 0)


def test_it_begins_where_nobody_knows_anything_and_learns_from_the_game() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await begin(house, anna)
        [guest] = house.memory.guests
        assert live.row.seats[1].bot == f"adaptive:{START:.2f}:0:0"
        seat = (await anna.info(live.row.id))["seats"][1]
        assert (seat["bot"], seat["adapted"]) == ("adaptive", {"level": "casual", "games": 0, "won": 0})
        assert await house.store.estimates(guest) == {}
        await play_out(live)
        assert live.match is not None
        known = (await house.store.estimates(guest))["citadels"]
        assert (known.games, known.won) == (1, int(live.match.winners() == [0]))
        assert (known.skill > START) == (0 in live.match.winners())
        following = (await anna.post(f"/api/tables/{live.row.id}/rematch")).json()["id"]
        assert (await house.hall.table(following)).row.seats[0].bot == f"adaptive:{known.skill:.2f}:1:{known.won}"
        mine = (await anna.get("/api/me/data")).json()
        told = {"game": "citadels", "level": known.level, "games": 1, "won": known.won}
        assert mine["strengths"] == [told]

    visit(story)


def test_with_several_people_it_plays_between_them_and_says_no_more() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        for guest, skill in zip(house.memory.guests, (2.0, 6.0), strict=True):
            await house.store.set_estimate(guest, "citadels", Estimate(skill, 1, 4, 2))
        table = await anna.open(**{**FORM, "players": 3})
        assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))).status_code == 200
        assert (await anna.info(table))["seats"][2]["adapted"] is None, "it has not begun"
        assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
        seat = (await bert.info(table))["seats"][2]
        assert seat["adapted"] == {"level": "steady", "games": None, "won": None}
        live = await house.hall.table(table)
        await play_out(live)
        assert [
            one.games for guest in house.memory.guests for one in (await house.store.estimates(guest)).values()
        ] == [
            5,
            5,
        ]

    visit(story)


@pytest.mark.parametrize("bot", ["normal", "adaptive"])
def test_only_games_against_it_count_and_only_of_those_who_are_here(bot: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await begin(house, anna, bots=[bot])
        [guest] = house.memory.guests
        if bot == "adaptive":
            async with live.hold():
                await live.set_away([0], True)
        await play_out(live)
        assert await house.store.estimates(guest) == {}

    visit(story)


def test_nobody_adapts_to_those_who_are_away() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        answer = await anna.post("/api/tables", **FORM, settings={"stand_in": "adaptive"})
        assert answer.status_code == 400

    visit(story)
