"""Tables that were begun by older rules: they are paused, and can be finished by those of today if everybody agrees."""

from typing import Any

import pytest
from server.visitors import Browser, House, Socket, opened, visit

from greathall.engine import Record, position
from greathall.games import replay
from greathall.server.store.store import StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.thinking.review_errands import read_piece, run_review
from greathall.server.thinking.reviewing import errand_of

TWO: dict[str, Any] = {"game": "citadels", "players": 3, "bots": ["random"], "settings": {"pace": "instant"}}


class Pair:
    """Anna and Bert at a table with a bot, in the middle of a game."""

    def __init__(self, house: House, anna: Browser, bert: Browser, table: str) -> None:
        self.house = house
        self.anna = anna
        self.bert = bert
        self.table = table

    @property
    def row(self) -> StoredTable:
        return self.house.memory.rows[self.table]

    async def live(self) -> LiveTable:
        return await self.house.hall.table(self.table)

    async def older(self) -> None:
        """The hall is opened again with later rules."""
        self.row.rules -= 1
        self.house.hall.let_go(self.table)

    async def finish(self, who: Browser, yes: bool = True) -> Any:
        return await who.post(f"/api/tables/{self.table}/finish", yes=yes)

    async def info(self, who: Browser | None = None) -> dict[str, Any]:
        return await (who or self.anna).info(self.table)

    async def get(self, what: str) -> Any:
        return await self.anna.get(f"/api/tables/{self.table}/{what}")


async def pair(house: House, answers: int = 25, **more: Any) -> Pair:
    """Both have answered for a while."""
    anna, bert = await house.guest("Anna"), await house.guest("Bert")
    table = await anna.open(**{**TWO, **more})
    assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    await answer(await house.hall.table(table), answers)
    return Pair(house, anna, bert, table)


async def answer(live: LiveTable, answers: int) -> None:
    """Whoever is asked gives the last answer."""
    for _ in range(answers):
        assert live.match is not None and live.numbers is not None
        if live.match.over:
            return
        seat = live.match.deciders()[0]
        await live.answer(seat, live.numbers.number[seat], [live.match.legal(seat)[-1]])


async def gone_on(found: Pair) -> LiveTable:
    """The table where it goes on, when both have agreed."""
    await found.older()
    await found.finish(found.anna)
    await found.finish(found.bert)
    return await found.house.hall.table(str((await found.info())["next"]))


# What is kept.


def test_every_answer_is_stored_with_the_position_after_it() -> None:
    async def story(house: House) -> None:
        found = await pair(house, answers=0)
        live = await found.live()
        for _ in range(30):
            await answer(live, 1)
            assert live.match is not None
            assert house.memory.positions[found.table] == position(live.match.state)

    visit(story)


def test_a_table_says_that_it_was_begun_by_older_rules() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        assert (await found.info())["older"] is None
        version = found.row.rules
        await found.older()
        info = await found.info()
        assert info["status"] == "paused"
        assert [seat["seat"] for seat in info["seats"]] == ["A", "B", "C"]
        assert info["older"] == {
            "rules": version - 1,
            "present": version,
            "over": False,
            "finish": True,
            "agree": [],
            "waits": [0, 1],
            "past": False,
        }

    visit(story)


# Finishing it.


def test_it_goes_on_when_everybody_has_agreed() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        before = await found.live()
        assert before.match is not None
        views = [before.match.view(seat) for seat in range(3)]
        await found.older()
        said = (await found.finish(found.anna)).json()
        assert (said["older"]["agree"], said["older"]["waits"], said["next"]) == ([0], [1], None)
        said = (await found.finish(found.bert)).json()
        live = await house.hall.table(said["next"])
        assert live.match is not None and live.game is not None
        assert [live.match.view(seat) for seat in range(3)] == views
        assert (live.status, live.row.rules, live.row.host) == ("playing", before.row.rules, before.row.host)
        assert [seat.name or seat.guest for seat in live.row.seats] == [
            seat.name or seat.guest for seat in before.row.seats
        ]
        assert not any(seat.agrees for seat in live.row.seats)

    visit(story)


def test_it_is_played_to_its_end_and_its_record_begins_at_the_position() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        live = await gone_on(found)
        await answer(live, 2000)
        assert live.status == "over"
        text = (await found.anna.get(f"/api/tables/{live.row.id}/record")).text
        record = Record.parse(text)
        assert record.position == live.row.position
        again = replay(text)
        assert live.match is not None
        assert (again.scores(), again.winners()) == (live.match.scores(), live.match.winners())
        shown = await found.anna.get(f"/api/tables/{live.row.id}/replay?as=all")
        assert shown.json()["result"]["scores"] == live.match.scores()
        refused = await found.anna.post("/api/replays", record=text)
        assert (refused.status_code, refused.json()["reason"]) == (400, "from_position")

    visit(story)


def test_a_hall_that_is_opened_again_has_it_as_it_was() -> None:
    async def story(house: House) -> None:
        live = await gone_on(await pair(house))
        await answer(live, 20)
        async with opened(house.store) as other:
            again = await other.hall.table(live.row.id)
            assert again.status == "playing"
            assert [again.text(seat, 0) for seat in range(3)] == [live.text(seat, 0) for seat in range(3)]

    visit(story)


def test_nothing_is_taken_back_behind_the_position() -> None:
    async def story(house: House) -> None:
        found = await pair(house, answers=0)
        live = await found.live()
        while live.match is None or not live.match.undoable(live.match.deciders()[0]):
            await answer(live, 1)
        seat = live.match.deciders()[0]
        again = await gone_on(found)
        assert again.match is not None
        assert again.match.deciders() == [seat]
        assert again.match.undoable(seat) == 0

    visit(story)


def test_it_goes_on_once() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        live = await gone_on(found)
        assert (await found.finish(found.anna)).json()["next"] == live.row.id
        assert (await found.finish(found.anna, yes=False)).json()["next"] == live.row.id
        assert len(house.memory.rows) == 2

    visit(story)


def test_nobody_waits_for_those_who_are_away() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        await found.bert.post(f"/api/tables/{found.table}/leave")
        await found.older()
        assert (await found.info())["older"]["waits"] == [0]
        live = await house.hall.table((await found.finish(found.anna)).json()["next"])
        assert [seat.away for seat in live.row.seats] == [False, True, False]
        await found.bert.post(f"/api/tables/{live.row.id}/sit")
        assert not live.row.seats[1].away

    visit(story)


def test_its_rematch_begins_at_the_start() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        live = await gone_on(found)
        await answer(live, 2000)
        following = (await found.anna.post(f"/api/tables/{live.row.id}/rematch")).json()["id"]
        assert (await house.hall.table(following)).row.position is None

    visit(story)


def test_one_may_play_on_from_a_move_of_it() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        live = await gone_on(found)
        await answer(live, 2000)
        wanted = {"move": 3, "seat": 0, "bot": "random"}
        other = (await found.anna.post(f"/api/tables/{live.row.id}/replay/play", **wanted)).json()["id"]
        again = await house.hall.table(other)
        assert (again.status, again.row.position) == ("playing", live.row.position)

    visit(story)


def test_how_the_chances_went_can_be_seen() -> None:
    async def story(house: House) -> None:
        found = await pair(house, answers=60)
        live = await gone_on(found)
        await answer(live, 2000)
        assert live.match is not None
        piece = read_piece(run_review(errand_of(live.match)))
        assert sum(piece.end) > 0

    visit(story)


# Where it is not finished.


def test_nothing_is_lost_if_somebody_does_not_agree() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        await found.older()
        record, kept = list(house.memory.records[found.table]), house.memory.positions[found.table]
        await found.finish(found.anna)
        await found.finish(found.anna, yes=False)
        said = (await found.finish(found.bert)).json()
        assert (said["older"]["agree"], said["older"]["waits"], said["next"]) == ([1], [0], None)
        assert list(house.memory.rows) == [found.table]
        assert (house.memory.records[found.table], house.memory.positions[found.table]) == (record, kept)
        found.row.rules += 1
        async with opened(house.store) as former:
            live = await former.hall.table(found.table)
            assert live.status == "playing", "the program that wrote it plays on"

    visit(story)


def test_who_has_agreed_is_kept() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        await found.older()
        await found.finish(found.bert)
        house.hall.let_go(found.table)
        assert (await found.info())["older"]["agree"] == [1]

    visit(story)


@pytest.mark.parametrize("fault", ["none", "frames", "cards", "shape"])
def test_a_position_that_cannot_be_read_is_not_finished(fault: str) -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        kept = house.memory.positions[found.table]
        assert kept is not None
        spoiled: dict[str, Any] = {
            "none": None,
            "frames": {**kept, "at": {"frames": [["Forgotten", {"tuple": []}, 0]]}},
            "cards": {**kept, "A": {**kept["A"], "hand": ["castle_of_yesterday"]}},
            "shape": {**kept, "at": {"turn": 7}},
        }
        house.memory.positions[found.table] = spoiled[fault]
        await found.older()
        older = (await found.info())["older"]
        assert (older["finish"], older["past"], older["waits"]) == (False, True, [])
        refused = await found.finish(found.anna)
        assert (refused.status_code, refused.json()["reason"]) == (409, "not_finishable")
        assert list(house.memory.rows) == [found.table]

    visit(story)


@pytest.mark.parametrize("rules", [0, 1])
def test_only_what_was_begun_by_older_rules_is_finished_by_others(rules: int) -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        found.row.rules += rules
        house.hall.let_go(found.table)
        assert (await found.info())["older"] is None
        refused = await found.finish(found.anna)
        assert (refused.status_code, refused.json()["reason"]) == (409, "not_older")

    visit(story)


# The record.


@pytest.mark.parametrize("what", ["record", "replay?as=A", "replay?as=all"])
def test_what_can_be_finished_keeps_its_secrets(what: str) -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        await found.older()
        assert (await found.get(what)).json()["reason"] == "not_over"
        await found.finish(found.anna)
        await found.finish(found.bert)
        assert (await found.get(what)).json()["reason"] == "not_over", "it goes on elsewhere"
        live = await house.hall.table(str((await found.info())["next"]))
        await answer(live, 2000)
        assert (await found.get(what)).status_code == 200
        assert (await found.info())["older"]["past"]

    visit(story)


def test_what_cannot_be_finished_is_watched_and_taken_along() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        house.memory.positions[found.table] = None
        await found.older()
        record = Record.parse((await found.get("record")).text)
        entries = [(entry.who, entry.text) for entry in record.entries]
        assert (record.rules, entries) == (found.row.rules, house.memory.records[found.table])
        assert len((await found.get("replay?as=A")).json()["seats"]) == 25

    visit(story)


def test_it_is_watched_as_far_as_it_replays() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        house.memory.positions[found.table] = None
        people = [n for n, (who, _) in enumerate(house.memory.records[found.table]) if who != "chance"]
        house.memory.records[found.table][people[10]] = ("A", "fly to the moon")
        await found.older()
        shown = (await found.get("replay?as=all")).json()
        assert (len(shown["seats"]), shown["result"]) == (10, None)
        stills = await found.get("replay/stills?as=all&first=0&count=11")
        assert len(stills.json()["stills"]) == 11

    visit(story)


def test_a_game_that_was_over_is_watched_too() -> None:
    async def story(house: House) -> None:
        found = await pair(house, answers=2000)
        await found.older()
        info = await found.info()
        assert info["status"] == "paused"
        assert (info["older"]["over"], info["older"]["finish"], info["older"]["past"]) == (True, False, True)
        assert (await found.get("record")).status_code == 200
        assert (await found.get("replay?as=all")).json()["result"] is not None

    visit(story)


def test_of_a_closed_table_only_those_who_sit_there_see_the_record() -> None:
    async def story(house: House) -> None:
        found = await pair(house, settings={"watch": False})
        house.memory.positions[found.table] = None
        await found.older()
        key, carl = await found.anna.key(found.table), await house.guest("Carl")
        assert (await found.get("record")).status_code == 200
        refused = await carl.get(f"/api/tables/{found.table}/record?key={key}")
        assert (refused.status_code, refused.json()["reason"]) == (403, "not_watched")

    visit(story)


# Around it.


def test_everybody_at_the_table_hears_who_agrees() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        await found.older()
        socket: Socket = await found.bert.connect(found.table)
        assert (await socket.receive("table"))["table"]["older"]["agree"] == []
        await found.finish(found.anna)
        while not (told := (await socket.receive("table"))["table"]["older"]["agree"]):
            pass
        assert told == [0]

    visit(story)


def test_the_table_it_came_from_may_be_put_away_once_it_goes_on() -> None:
    async def story(house: House) -> None:
        found = await pair(house)
        live = await gone_on(found)
        assert (await found.anna.post(f"/api/tables/{found.table}/delete")).status_code == 200
        assert list(house.memory.rows) == [live.row.id]

    visit(story)
