"""A device that is passed round: several people with one guest's browser, each with a seat of their own."""

from typing import Any

from server.visitors import Browser, House, visit

THREE: dict[str, Any] = {"game": "citadels", "players": 3, "options": {"crown": 0}, "settings": {"pace": "instant"}}


async def two_at_a_device(house: House) -> tuple[Browser, str]:
    """Anna and Dora at one device, and a bot; the game has begun, and Anna is asked first."""
    anna = await house.guest("Anna")
    table = await anna.open(**THREE, bots=["random"])
    assert (await anna.post(f"/api/tables/{table}/share", seat=1, name=" Dora ")).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    return anna, table


def test_somebody_sits_down_next_to_a_guest_and_stands_up_again() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**THREE, bots=["random"])
        key = await anna.key(table)
        info = (await anna.post(f"/api/tables/{table}/share", seat=1, name=" Dora ")).json()
        assert [(seat["name"], seat["shared"]) for seat in info["seats"]][:2] == [("Anna", False), ("Dora", True)]
        assert (info["me"], info["mine"]) == (None, [0, 1])
        seen = await bert.info(table, key)
        assert (seen["me"], seen["mine"], seen["seats"][1]["name"]) == (None, [], "Dora")
        info = (await anna.post(f"/api/tables/{table}/share", seat=1)).json()
        assert (info["seats"][1]["kind"], info["me"], info["mine"]) == ("open", 0, [0])

    visit(story)


def test_what_cannot_be_shared() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**THREE, bots=["random"])
        key = await anna.key(table)
        share = f"/api/tables/{table}/share"
        tried = [
            await anna.post(share, seat=0, name="Dora"),
            await anna.post(share, seat=2, name="Dora"),
            await anna.post(share, seat=7, name="Dora"),
            await anna.post(share, seat=1, name="\u202e"),
            await anna.post(share, seat=0),
            await bert.post(f"{share}?key={key}", seat=1, name="Dora"),
        ]
        assert [answer.json()["reason"] for answer in tried] == [
            "seat_taken", "seat_taken", "no_seat", "bad_name", "no_seat", "not_seated",
        ]  # fmt: skip
        assert (await anna.post(share, seat=1, name="Dora")).status_code == 200
        assert (await bert.post(f"/api/tables/{table}/sit", seat=1, key=key)).json()["reason"] == "seat_taken"
        assert (await bert.post(f"{share}?key={key}", seat=1)).json()["reason"] == "not_seated"

    visit(story)


def test_each_looks_from_their_own_seat_and_without_one_from_none() -> None:
    async def story(house: House) -> None:
        anna, table = await two_at_a_device(house)
        views = {}
        for query in ("", "seat=0", "seat=1", "seat=2", "seat=x"):
            socket = await anna.connect(table, query)
            views[query] = (await socket.receive("table"))["table"]["me"], await socket.receive("game")
        assert [me for me, _ in views.values()] == [None, 0, 1, None, None]
        hands = {
            query: [type(held["hand"]) for held in game["view"]["seats"].values()] for query, (_, game) in views.items()
        }
        assert hands["seat=0"] == [list, int, int]
        assert hands["seat=1"] == [int, list, int]
        assert hands[""] == hands["seat=2"] == hands["seat=x"] == [int, int, int]
        assert [game["question"] is not None for _, game in views.values()] == [False, True, False, False, False]

    visit(story)


def test_each_answers_for_their_own_seat_only() -> None:
    async def story(house: House) -> None:
        anna, table = await two_at_a_device(house)
        nobody, first, second = [await anna.connect(table, query) for query in ("", "seat=0", "seat=1")]
        for socket in (nobody, first, second):
            await socket.receive("game")
        question = first.game
        answer = question["question"]["answers"][0]["answer"]
        said = {"type": "answer", "id": 1, "number": question["number"], "answers": [answer]}
        assert (await nobody.ask(**said))["reason"] == "not_seated"
        assert (await second.ask(**said))["reason"] == "not_asked"
        assert (await first.ask(**said))["type"] == "done"

    visit(story)


def test_whoever_leaves_takes_the_others_along_and_brings_them_back() -> None:
    async def story(house: House) -> None:
        anna, table = await two_at_a_device(house)
        info = (await anna.post(f"/api/tables/{table}/leave")).json()
        assert [seat["away"] for seat in info["seats"]] == [True, True, False]
        info = (await anna.post(f"/api/tables/{table}/sit")).json()
        assert [seat["away"] for seat in info["seats"]] == [False, False, False]

    visit(story)


def test_before_the_start_all_stand_up_together() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**THREE)
        await anna.post(f"/api/tables/{table}/share", seat=2, name="Dora")
        info = (await anna.post(f"/api/tables/{table}/leave")).json()
        assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "open"]

    visit(story)


def test_the_guest_moves_to_another_seat_and_those_next_to_them_stay() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**THREE)
        await anna.post(f"/api/tables/{table}/share", seat=1, name="Dora")
        info = (await anna.post(f"/api/tables/{table}/sit", seat=2)).json()
        assert [seat["name"] for seat in info["seats"]] == ["", "Dora", "Anna"]

    visit(story)


def test_the_front_door_says_when_one_of_them_is_asked() -> None:
    async def story(house: House) -> None:
        anna, _ = await two_at_a_device(house)
        (line,) = (await anna.get("/api/me")).json()["tables"]
        assert (line["asked"], line["waiting"]) == (True, ["Anna"])

    visit(story)
