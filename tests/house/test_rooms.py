"""Rooms are named on the page about the house, and tests are in the rooms of what they test."""

import pytest
from house.test_imports import FACE, ROOMS, SERVER, SOURCE

# Rooms of tests for which there is none in a package: every card, and an expansion made for the tests.
ABOUT_SEVERAL = {"greathall.games.paladins": ("cards", "growing")}


def test_the_page_about_the_house_names_every_room() -> None:
    """In its picture, or in the row of the package."""
    page = (SOURCE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    house = page.split("## The house")[1].split("### One click")[0]
    named = {package: part_about(package, house) for package in ROOMS}
    assert [
        (package, name) for package, rooms in ROOMS.items() for name in rooms if f"`{name}" not in named[package]
    ] == []


def part_about(package: str, house: str) -> str:
    """What the page says about a package."""
    row = package.removeprefix(f"{FACE}.").replace(".", "/")
    return next(line for line in house.splitlines() if line.startswith(f"| `{row}`"))


@pytest.mark.parametrize(("folder", "package"), [("cli", "greathall.commands"), ("bots", "greathall.bots")])
def test_tests_are_in_the_rooms_of_what_they_test(folder: str, package: str) -> None:
    """What belongs to no room is at the top."""
    top = SOURCE.parent / "tests" / folder
    assert {file.relative_to(top).parts[0] for file in top.glob("*/**/test_*.py")} == set(ROOMS[package])


@pytest.mark.parametrize(
    ("folder", "package"),
    [
        ("engine", "greathall.engine"),
        ("games/citadels", "greathall.games.citadels"),
        ("games/paladins", "greathall.games.paladins"),
        ("server", SERVER),
    ],
)
def test_rooms_of_tests_are_rooms_of_what_they_test(folder: str, package: str) -> None:
    """What is about several of them is at the top, or, if it is much, in a room for it."""
    top = SOURCE.parent / "tests" / folder
    rooms = {file.relative_to(top).parts[0] for file in top.glob("*/**/test_*.py")}
    assert rooms and rooms <= {*ROOMS[package], *ABOUT_SEVERAL.get(package, ())}
