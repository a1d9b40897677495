"""Games at a table: answers, refusals, taking back, looking on, going away and coming back, and the next game."""

from typing import Any

import pytest
from server.visitors import BOTS, Browser, House, Socket, settle, visit

PAIR: dict[str, Any] = {"game": "citadels", "players": 2, "options": {"crown": 0, "draw": 1}}


async def pair(house: House, **wanted: Any) -> tuple[str, Browser, Browser]:
    """A running game of two people."""
    anna, bert = await house.guest("Anna"), await house.guest("Bert")
    table = await anna.open(**{**PAIR, **wanted})
    await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    return table, anna, bert


async def seated(house: House, **wanted: Any) -> tuple[Socket, Socket]:
    """The sockets of two people who play."""
    table, anna, bert = await pair(house, **wanted)
    sockets = await anna.connect(table), await bert.connect(table)
    for socket in sockets:
        await socket.receive("game")
    return sockets


async def until(sockets: tuple[Socket, Socket], name: str) -> Socket:
    """Play on until one of two is asked a question of this kind; who is."""
    while True:
        await settle()
        for socket in sockets:
            while not await socket.silent():
                await socket.receive()
        asked = sockets[0] if sockets[0].game["question"] else sockets[1]
        if asked.game["question"]["kind"] == name:
            return asked
        assert (await asked.answer())["type"] == "done"


def test_a_guest_plays_a_whole_game_against_bots() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        socket = await anna.connect(table)
        assert (await socket.receive())["type"] == "table"
        game = await socket.play_to_the_end()
        assert game["view"]["over"] and len(game["result"]["scores"]) == 4
        assert (game["forecast"], game["beliefs"], game["question"]) == (None, None, None)
        assert (await anna.info(table))["status"] == "over"
        record = (await anna.get(f"/api/tables/{table}/record")).text
        assert record.startswith("greathall record 1")

    visit(story)


def test_the_answer_comes_before_the_sign_that_it_was_taken() -> None:
    async def story(house: House) -> None:
        anna, bert = await seated(house)
        answer, before = anna.game["question"]["answers"][0]["answer"], bert.game["n"]
        await anna.send(type="answer", id=5, number=anna.game["number"], answers=[answer])
        first, second = await anna.receive("game", "done"), await anna.receive("game", "done")
        assert (first["type"], second) == ("game", {"type": "done", "id": 5})
        seen = await bert.receive("game")
        assert (seen["since"], seen["n"], seen["mine"]) == (before, first["n"], 0)
        assert first["mine"] == 1

    visit(story)


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    async def story(house: House) -> None:
        anna, bert = await seated(house)
        number = anna.game["number"]
        answer = anna.game["question"]["answers"][0]["answer"]
        await anna.answer()
        again = await anna.ask(type="answer", id=2, number=number, answers=[answer])
        assert (again["id"], again["reason"]) == (2, "not_asked")
        game = await bert.asked()
        wrong = await bert.ask(type="answer", id=3, number=game["number"] + 1, answers=[answer])
        assert wrong["reason"] == "stale" and bert.game == game, "how things are was told before"

    visit(story)


def test_an_illegal_answer_is_refused_with_the_reason_of_the_rules() -> None:
    async def story(house: House) -> None:
        sockets = await seated(house)
        asked = await until(sockets, "turn")
        game = asked.game
        refused = next(iter(game["question"]["refused"]), None)
        assert refused is not None
        said = await asked.ask(type="answer", id=4, number=game["number"], answers=[refused["answer"]])
        assert (said["reason"], said["rule"], said["numbers"]) == (
            refused["reason"],
            refused["rule"],
            refused["numbers"],
        )
        unknown = await asked.ask(type="answer", id=4, number=game["number"], answers=[999_999])
        assert unknown["reason"] == "unknown_answer"

    visit(story)


def test_a_gesture_is_taken_whole_or_not_at_all() -> None:
    async def story(house: House) -> None:
        (anna, bert), before = await seated(house, game="inquest", options={}), len(house.memory.rows)
        table = next(iter(house.memory.rows))
        stored = len(house.memory.records[table])
        first = [answer["answer"] for answer in anna.game["question"]["answers"]]
        texts = {answer["answer"]: answer["name"] for answer in anna.game["question"]["answers"]}
        live = house.hall.live[table]
        assert live.match is not None
        keep = [live.match.parse(f"keep {texts[number]}") for number in first]
        bad = await anna.ask(type="answer", id=1, number=anna.game["number"], answers=[first[0], keep[0]])
        assert (bad["reason"], len(house.memory.records[table])) == ("other_question", stored)
        good = await anna.ask(type="answer", id=2, number=anna.game["number"], answers=[first[0], keep[1]])
        assert (good["type"], len(house.memory.records[table])) == ("done", stored + 2)
        assert anna.game["mine"] == 2 and before == 1
        assert (await bert.receive("game"))["n"] == stored + 2

    visit(story)


def test_simultaneous_answers_never_make_each_other_stale() -> None:
    async def story(house: House) -> None:
        anna, bert = await seated(house, game="inquest", options={})
        of_anna, of_bert = anna.game, bert.game
        assert (await bert.answer())["type"] == "done"
        assert bert.game["number"] > of_bert["number"]
        choice = of_anna["question"]["answers"][0]["answer"]
        taken = await anna.ask(type="answer", id=1, number=of_anna["number"], answers=[choice])
        assert taken["type"] == "done"
        assert (await bert.ask(type="undo", id=2, mine=1))["type"] == "done"
        kept = anna.game["number"]
        await anna.receive("game")
        assert anna.game["number"] == kept and anna.game["mine"] == 1

    visit(story)


def test_answers_are_taken_back_to_the_horizon() -> None:
    async def story(house: House) -> None:
        anna, _ = await seated(house, game="inquest", options={})
        first = anna.game
        await anna.answer()
        assert anna.game["undo"] == 1
        assert (await anna.ask(type="undo", id=1, mine=0))["reason"] == "stale"
        assert (await anna.ask(type="undo", id=1, mine=1))["type"] == "done"
        assert (anna.game["question"], anna.game["undo"], anna.game["mine"]) == (first["question"], 0, 2)
        assert [event["event"] for event in anna.game["events"]] == ["undone"]
        assert (await anna.ask(type="undo", id=1, mine=2))["reason"] == "nothing_to_undo"

    visit(story)


@pytest.mark.parametrize("after", [0, 3, 10_000, 999_999_999])
def test_a_browser_that_comes_back_gets_what_it_missed(after: int) -> None:
    async def story(house: House) -> None:
        table, anna, _ = await pair(house)
        live = await anna.connect(table)
        whole = await live.receive("game")
        since = after if after <= whole["n"] else 0
        back = await (await anna.connect(table, f"after={after}")).receive("game")
        assert (back["since"], back["n"], back["view"]) == (since, whole["n"], whole["view"])
        missed = [event for event in whole["events"] if not since or event["n"] > since]
        assert back["events"] == missed
        await live.send(type="resume", after=after)
        assert await live.receive("game") == back

    visit(story)


@pytest.mark.parametrize("after", ["", "-1", "x", "1e3", "9" * 40, "%D9%A3"])
def test_what_cannot_be_read_as_an_entry_means_everything(after: str) -> None:
    async def story(house: House) -> None:
        table, anna, _ = await pair(house)
        game = await (await anna.connect(table, f"after={after}")).receive("game")
        assert game["since"] in (0, 3)

    visit(story)


def test_spectators_see_what_everybody_may_see() -> None:
    async def story(house: House) -> None:
        table, anna, bert = await pair(house)
        visitor = await house.browser().connect(table, f"key={await anna.key(table)}")
        game = await visitor.receive("game")
        assert (game["question"], game["beliefs"], game["number"], game["mine"], game["undo"]) == (None, None, 0, 0, 0)
        assert all(isinstance(seat["hand"], int) for seat in game["view"]["seats"].values())
        assert (await anna.info(table))["watchers"] == 1
        assert len(game["forecast"]) == 2
        assert (await (await bert.connect(table)).receive("game"))["beliefs"] is not None

    visit(story)


def test_a_table_without_comforts_shows_none() -> None:
    async def story(house: House) -> None:
        anna, _ = await seated(house, settings={"deductions": False, "scores": False})
        assert (anna.game["beliefs"], anna.game["forecast"]) == (None, None)

    visit(story)


def test_one_guest_may_sit_at_a_table_with_two_browsers() -> None:
    async def story(house: House) -> None:
        table, anna, bert = await pair(house)
        token = (await anna.post("/api/me/link")).json()["token"]
        phone = house.browser()
        assert (await phone.post("/api/me/move", token=token)).json()["name"] == "Anna"
        assert (await house.browser().post("/api/me/move", token=token)).json()["reason"] == "bad_link"
        one, two = await anna.connect(table), await phone.connect(table)
        assert (await one.receive("game"))["question"] == (await two.receive("game"))["question"]
        await one.answer()
        assert (await two.receive("game"))["n"] == one.game["n"]
        await one.close()
        assert (await bert.info(table))["seats"][0]["online"]
        await two.close()
        assert not (await bert.info(table))["seats"][0]["online"]

    visit(story)


def test_a_bot_plays_for_somebody_who_leaves_until_they_are_back() -> None:
    async def story(house: House) -> None:
        table, anna, bert = await pair(house, settings={"pace": "instant"})
        socket = await bert.connect(table)
        await socket.receive("game")
        assert not socket.game["question"]
        left = (await anna.post(f"/api/tables/{table}/leave")).json()
        assert (left["seats"][0]["away"], left["seats"][0]["kind"], left["me"]) == (True, "person", 0)
        assert (await socket.asked())["question"]
        back = (await anna.post(f"/api/tables/{table}/sit")).json()
        assert not back["seats"][0]["away"]
        while socket.game["question"]:
            await socket.answer()
        assert await socket.silent()
        assert list(socket.game["view"]["asked"]) == ["A"]

    visit(story)


def test_bots_wait_until_somebody_is_there() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        settings = {"pace": "instant"}
        table = await anna.open(game="citadels", players=2, bots=["random"] * 2, settings=settings, start=True)
        stored = len(house.memory.records[table])
        await settle()
        assert len(house.memory.records[table]) == stored
        socket = await anna.connect(table)
        while not (await socket.receive("game"))["result"]:
            pass

    visit(story)


def test_whoever_asks_for_a_rematch_is_back() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        await anna.post(f"/api/tables/{table}/leave")
        socket = await anna.connect(table)
        while not (await socket.receive("game"))["result"]:
            pass
        following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
        info = await anna.info(following)
        assert not info["seats"][info["me"]]["away"]

    visit(story)


def test_a_rematch_is_one_table_for_all_with_everybody_one_seat_further() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        socket = await anna.connect(table)
        assert (await anna.post(f"/api/tables/{table}/rematch")).json()["reason"] == "not_over"
        await socket.play_to_the_end()
        following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
        assert (await anna.post(f"/api/tables/{table}/rematch")).json()["id"] == following != table
        old, new = await anna.info(table), await anna.info(following)
        assert (old["next"], new["status"], new["me"], new["next"]) == (following, "playing", 1, None)
        assert new["seats"][2]["name"] == old["seats"][1]["name"]
        assert new["seats"][0]["name"] == old["seats"][3]["name"]
        assert new["key"] != old["key"]
        seen = await socket.receive("table")
        while seen["table"]["next"] is None:
            seen = await socket.receive("table")
        assert seen["table"]["next"] == following

    visit(story)
