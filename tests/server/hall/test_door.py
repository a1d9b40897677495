"""Who may come in: those who know the word, and nobody from where nobody may."""

from lucky import same_luck
from server.visitors import BOTS, House, visit

from greathall.server.hall.hall import Hall
from greathall.server.http.app import make_app
from greathall.server.limits.house_rules import Entrance, HouseRules, Retention

CLUB = Entrance(invitation="open sesame")


def test_a_club_is_for_those_who_know_its_word() -> None:
    async def story(house: House) -> None:
        stranger = house.browser()
        assert (await stranger.get("/api/me")).json()["wall"] is True
        for word in ({}, {"invitation": "open barley"}, {"invitation": "open sesam\u00e9"}):
            answer = await stranger.post("/api/me", name="Ali", **word)
            assert (answer.status_code, answer.json()["reason"]) == (403, "no_invitation")
        assert (await stranger.post("/api/me", name="Ali", invitation="open sesame")).status_code == 200
        assert (await stranger.post("/api/me", name="Baba")).json()["name"] == "Baba", "another name needs no word"
        listed = await stranger.open(game="citadels", players=2, settings={"listed": True})
        key = await stranger.key(listed)
        other = house.browser()
        assert (await other.get("/api/me")).json()["open"] == []
        assert (await other.get(f"/api/tables/{listed}?key={key}")).json()["reason"] == "nobody"
        assert (await other.connect(listed, f"key={key}")).status == 401

    visit(story, door=CLUB)


def test_nobody_comes_from_where_nobody_may() -> None:
    async def story(house: House) -> None:
        browser = house.browser()
        assert (await browser.get("/api/me")).json() == {"reason": "banned", "detail": "", "options": None}
        assert (await browser.post("/api/me", name="Ali")).status_code == 403

    visit(story, door=Entrance(banned=("10.0.0.0/8", "127.0.0.0/8")))

    async def welcome(house: House) -> None:
        await (await house.guest("Ali")).open(**BOTS)

    visit(welcome, door=Entrance(banned=("10.0.0.0/8",)))


def test_everybody_learns_how_a_hall_is_kept() -> None:
    async def story(house: House) -> None:
        rules = HouseRules(Entrance("word", (), "host@games.example"), retention=Retention(finished=90))
        house.app = make_app(Hall(house.store, luck=same_luck, door=rules.door), rules=rules)
        told = {"open": 0, "unfinished": 0, "finished": 90, "reports": 90, "contact": "host@games.example"}
        assert (await house.browser().get("/api/house")).json() == {**told, "wall": True}

    visit(story)
