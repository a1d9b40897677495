"""Playing on: a table whose game begins at a move of one that was played."""

import asyncio
from typing import Any

import msgspec
import pytest
from lucky import same_luck
from server.http.test_storms import SPOKEN
from server.replay.test_replaying import GAMES, played
from server.visitors import STRICT, Browser, House, opened, settle, visit

from greathall.engine import SPECTATOR, Match, RecordEntry
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import replay
from greathall.server.table.showing import show_game

MOVE = 40


async def finished(house: House, which: str = "citadels") -> str:
    """A table of the first guest whose game is over."""
    game, match = played(which)
    guest = next(iter(house.memory.guests.values()))
    seats = [StoredSeat(bot="random", name=name) for name in game.seats]
    seats[0] = StoredSeat(guest=guest)
    row = StoredTable(
        *("over", "key", guest.id, "Friday", game.name, game.rules.players, game.rules.options),
        *(Settings(listed=True, clock=60, pace="instant"), "over", game.rules.version, None, seats),
    )
    await house.store.add_table(row, match.history.entries)
    return row.id


async def go_on(house: House, guest: Browser, **wanted: Any) -> LiveTable:
    """The table that goes on from a finished one."""
    place = f"/api/tables/{await finished(house, wanted.pop('which', 'citadels'))}/replay/play"
    answer = await guest.post(place, **{"move": MOVE, "seat": 0, "bot": "random", **wanted})
    assert answer.status_code == 200, answer.text
    return await house.hall.table(answer.json()["id"])


def match_of(live: LiveTable) -> Match:
    assert live.match is not None
    return live.match


def past(which: str, move: int) -> list[RecordEntry]:
    """What was answered before a move."""
    entries = played(which)[1].history.entries
    people = [n for n, entry in enumerate(entries) if entry.who != "chance"]
    return entries[: people[move]]


def said(entries: list[RecordEntry]) -> list[tuple[str, str]]:
    return [(entry.who, entry.text) for entry in entries]


@pytest.mark.parametrize("which", GAMES)
def test_everything_is_as_it_was_at_that_move_and_nobody_sees_more_than_their_seat_saw(which: str) -> None:
    async def story(house: House) -> None:
        live = await go_on(house, await house.guest("Anna"), which=which)
        entries = past(which, MOVE)
        assert said(match_of(live).history.entries) == said(entries) == house.memory.records[live.row.id]
        then, numbers = replay(played(which)[0], entries)
        for viewer in (SPECTATOR, *range(len(live.seats))):
            shown = show_game(then, numbers, live.row.settings, viewer, 0)
            assert live.text(viewer, 0) == msgspec.json.encode(msgspec.structs.replace(shown, undo=0)).decode()

    visit(story)


def test_the_guest_sits_where_they_want_and_bots_play_the_others() -> None:
    async def story(house: House) -> None:
        live = await go_on(house, await house.guest("Anna"), seat=2, bot="easy")
        kinds = [(seat.guest.name if seat.guest else "", seat.bot) for seat in live.row.seats]
        assert kinds == [("", "easy"), ("", "easy"), ("Anna", ""), ("", "easy"), ("", "easy")]
        assert len({seat.name for seat in live.row.seats}) == 5, "every bot has a name of its own"
        assert (live.row.title, live.status) == ("Friday", "playing")
        assert live.row.settings == Settings(pace="instant"), "as at the table before, but nobody else is invited"

    visit(story)


def test_the_opponent_that_follows_the_rules_stays() -> None:
    async def story(house: House) -> None:
        live = await go_on(house, await house.guest("Anna"), which="solo", bot=None)
        assert live.status == "playing", "nobody else is needed"
        assert [seat.bot for seat in live.row.seats] == ["", "automatic"]

    visit(story)


def test_such_a_game_is_played_recorded_watched_and_played_again() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await go_on(house, anna)
        result = await (await anna.connect(live.row.id)).play_to_the_end()
        assert result["result"] and live.status == "over"
        place = f"/api/tables/{live.row.id}"
        first = len(past("citadels", MOVE))
        assert said(match_of(live).history.entries)[:first] == said(past("citadels", MOVE))
        watched = (await anna.get(f"{place}/replay?as=all")).json()
        assert watched["entries"][:MOVE] == [len(past("citadels", move)) for move in range(MOVE)]
        record = (await anna.get(f"{place}/record")).text
        assert (await anna.post("/api/replays", record=record)).status_code == 200
        again = await house.hall.table((await anna.post(f"{place}/rematch")).json()["id"])
        assert (again.row.begins, again.status) == (0, "playing")
        assert match_of(again).answered < first, "a rematch is a new game"

    visit(story)


def undoable() -> tuple[int, int]:
    """A move at which the seat that had answered before it could still have taken that back."""
    game, match = played("paladins")
    for move in range(MOVE, 200):
        then, _ = replay(game, entries := past("paladins", move))
        seat = then.seat(entries[-1].who)
        if seat >= 0 and then.undoable(seat):
            return move, seat
    raise AssertionError(match)


def test_nobody_takes_back_what_was_answered_before() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        move, seat = undoable()
        live = await go_on(house, anna, which="paladins", move=move, seat=seat)
        await check_undo(anna, live.row.id)
        again = LiveTable(house.store, house.memory.rows[live.row.id], same_luck)
        await again.load()
        assert [again.text(viewer, 0) for viewer in range(2)] == [live.text(viewer, 0) for viewer in range(2)]

    async def check_undo(anna: Browser, table: str) -> None:
        socket = await anna.connect(table)
        game = await socket.asked()
        assert game["undo"] == 0
        assert (await socket.ask(type="undo", id=1, mine=game["mine"]))["reason"] == "nothing_to_undo"

    visit(story)


def test_what_is_answered_from_then_on_may_be_taken_back() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        move, seat = undoable()
        live = await go_on(house, anna, which="paladins", move=move, seat=seat)
        socket = await anna.connect(live.row.id)
        tried = 0
        while not (await socket.asked())["undo"]:
            assert (await socket.answer())["type"] == "done"
            tried += 1
            assert tried < 50
        before = socket.game
        assert (await socket.ask(type="undo", id=1, mine=before["mine"]))["type"] == "done"
        again = LiveTable(house.store, house.memory.rows[live.row.id], same_luck)
        await again.load()
        assert again.text(seat, 0) == live.text(seat, 0)

    visit(story)


# With friends.


def test_friends_sit_down_before_it_goes_on() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        live = await go_on(house, anna, bot=None, seat=1)
        place, key = f"/api/tables/{live.row.id}", live.row.key
        assert (live.status, live.match) == ("open", None)
        info = await anna.info(live.row.id)
        assert info["begins"] == len(past("citadels", MOVE))
        assert (await bert.post(f"{place}/sit", seat=4, key=key)).status_code == 200
        for seat in (0, 2, 3):
            assert (await anna.post(f"{place}/seat", seat=seat, bot="random")).status_code == 200
        house.hall.let_go(live.row.id)
        assert (await anna.post(f"{place}/start")).status_code == 200
        live = await house.hall.table(live.row.id)
        assert said(match_of(live).history.entries) == house.memory.records[live.row.id] == said(past("citadels", MOVE))
        await settle()
        assert (await bert.connect(live.row.id)).status == 101

    visit(story)


def test_its_settings_may_change_but_not_its_rules() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await go_on(house, anna, bot=None)
        place, row = f"/api/tables/{live.row.id}/change", live.row
        form = {"players": row.players, "options": row.options, "settings": {"clock": 60}, "title": "Monday"}
        assert (await anna.post(place, **form)).status_code == 200
        assert (live.row.settings.clock, live.row.title, live.row.begins) == (60, "Monday", row.begins)
        for wrong in ({"players": 6}, {"options": {"preset": "first_game"}}):
            refused = await anna.post(place, **{**form, **wrong})
            assert (refused.status_code, refused.json()["reason"]) == (409, "already_begun")

    visit(story)


def test_one_that_waits_rests_when_the_rules_have_changed() -> None:
    async def story(house: House) -> None:
        live = await go_on(house, anna := await house.guest("Anna"), bot=None)
        house.memory.rows[live.row.id].rules = 99
        async with opened(house.store) as later:
            assert (await later.hall.table(live.row.id)).status == "paused"
        house.hall.let_go(live.row.id)
        assert (await anna.post(f"/api/tables/{live.row.id}/start")).json()["reason"] == "paused"

    visit(story)


# Records, and what cannot be.


@pytest.mark.parametrize("stops", ["before a person", "before luck"])
def test_a_record_that_stops_goes_on_where_it_stops(stops: str) -> None:
    entries = played("citadels")[1].history.entries
    wanted = stops == "before luck"
    n = next(n for n in range(MOVE, len(entries)) if (entries[n].who == "chance") == wanted)
    record = played("citadels")[1].record()
    record.entries = entries[:n]

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        place = f"/api/replays/{(await anna.post('/api/replays', record=record.text())).json()['id']}"
        moves = len((await anna.get(f"{place}?as=all")).json()["seats"])
        made = await anna.post(f"{place}/play", move=moves, seat=0, bot="random")
        live = await house.hall.table(made.json()["id"])
        assert said(match_of(live).history.entries)[:n] == said(entries[:n])
        assert (live.row.begins > n) == wanted and match_of(live).answered == live.row.begins
        assert match_of(live).deciders()[0] >= 0, "luck has answered"

    visit(story)


WRONG: dict[str, tuple[dict[str, Any], int, str]] = {
    "the end": ({"move": -1}, 409, "game_over"),
    "beyond the end": ({"move": 10**6}, 400, "malformed"),
    "before the beginning": ({"move": -2}, 400, "malformed"),
    "half a move": ({"move": 1.5}, 400, "malformed"),
    "no move": ({"move": None}, 400, "malformed"),
    "no such seat": ({"seat": 5}, 400, "no_seat"),
    "no seat at all": ({"seat": 99}, 400, "malformed"),
    "no such bot": ({"bot": "champion"}, 400, "bad_options"),
    "the opponent as a bot": ({"bot": "automatic"}, 400, "bad_options"),
    "something more": ({"options": {}}, 400, "malformed"),
}


@pytest.mark.parametrize(("wrong", "status", "reason"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused_with_the_reason(wrong: dict[str, Any], status: int, reason: str) -> None:
    moves = sum(1 for entry in played("citadels")[1].history.entries if entry.who != "chance")

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        place = f"/api/tables/{await finished(house)}/replay/play"
        body = {"move": MOVE, "seat": 0, "bot": "random", **wrong}
        if reason == "game_over":
            body["move"] = moves
        refused = await anna.post(place, **body)
        assert (refused.status_code, refused.json()["reason"]) == (status, reason)
        assert reason in SPOKEN and len(house.memory.rows) == 1

    visit(story)


def test_the_seat_of_an_opponent_cannot_be_taken() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        place = f"/api/tables/{await finished(house, 'solo')}/replay/play"
        assert (await anna.post(place, move=MOVE, seat=1)).json()["reason"] == "no_seat"

    visit(story)


def test_it_counts_as_a_table_of_its_host() -> None:
    async def story() -> list[int]:
        async with opened(rates=STRICT) as house:
            anna = await house.guest("Anna")
            place = f"/api/tables/{await finished(house)}/replay/play"
            return [(await anna.post(place, move=1, seat=0)).status_code for _ in range(22)]

    assert asyncio.run(story()) == [200] * 20 + [429] * 2
