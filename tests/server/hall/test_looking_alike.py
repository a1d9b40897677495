"""Nobody is taken for somebody else at a table: names that look alike are told apart."""

import pytest
from server.visitors import House, visit

from greathall.server.naming import likeness, told_apart

ALIKE = [
    ("Anna", "Аnnа"),  # Cyrillic first and last letters
    ("Anna", "ANNA"),
    ("Anna", "Ánna"),
    ("Anna", "A n n a"),
    ("Oleh", "0leh"),
    ("Oleh", "Оlеh"),
    ("Ian", "lan"),
    ("Ania", "Ani\u200da"),
    ("Kiki", "ΚіΚі"),
    ("Роман", "Pоmаh"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert told_apart([one, "Bert", other, other]) == [one, "Bert", f"{other} (2)", f"{other} (3)"]


def test_a_number_is_raised_until_nobody_else_looks_like_that() -> None:
    assert told_apart(["Anna", "Anna (2)", "Anna"]) == ["Anna", "Anna (2)", "Anna (3)"]
    assert told_apart(["Anna", "Anna", "ANNA (2)"]) == ["Anna", "Anna (3)", "ANNA (2)"]
    assert told_apart(["Anna", "Anna", "Anna (2)", "Anna (2)"]) == ["Anna", "Anna (3)", "Anna (2)", "Anna (2) (2)"]


def test_other_names_stay_as_they_are() -> None:
    names = ["Анна", "Anna", "Оля", "Ола", "Іван", "Ivan", "Ганна", "Łucja", "Lucja", "Zoë", "Jan", "Dana", "", ""]
    assert told_apart(names) == names


def test_at_a_table_everybody_sees_the_difference_also_after_a_new_name() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(game="citadels", players=3, bots=["random"])
        assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))).status_code == 200
        await bert.post("/api/me", name="Аnnа")
        seats = (await anna.info(table))["seats"]
        assert [seat["name"] for seat in seats][:2] == ["Anna", "Аnnа (2)"]
        assert (await bert.get("/api/me")).json()["name"] == "Аnnа", "elsewhere it is as it was"

    visit(story)
