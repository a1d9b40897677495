"""How languages count, and how they write numbers."""

import pytest

from greathall.locale.comparing import CATEGORIES, COUNTED
from greathall.locale.counting import COUNTINGS, category_of, counting_of, written
from tools.languages import languages, uncounted

COUNTS: dict[str, dict[str, list[float]]] = {
    "en": {"one": [1, -1, 1.0], "other": [0, 2, 11, 21, 101, 0.5, 1.5]},
    "pl": {
        "one": [1, -1, 1.0],
        "few": [2, 3, 4, 22, 24, 102, 104, -3],
        "many": [0, 5, 11, 12, 14, 21, 25, 31, 101, 111, 112, 1000],
        "other": [0.5, 1.5, 2.25],
    },
    "uk": {
        "one": [1, 21, 31, 101, 121, -21, 1.0],
        "few": [2, 3, 4, 22, 24, 102, 104],
        "many": [0, 5, 11, 12, 14, 25, 30, 111, 112, 1000],
        "other": [0.5, 1.5, 2.25],
    },
    "cs": {"one": [1, 1.0], "few": [2, 3, 4], "many": [0.5, 1.5], "other": [0, 5, 11, 21, 22, 101, 102, 1000]},
}
COUNTS["sk"] = COUNTS["cs"]


@pytest.mark.parametrize("language", COUNTS)
def test_which_form_goes_with_a_number(language: str) -> None:
    counting = counting_of(language)
    for category, numbers in COUNTS[language].items():
        assert {category_of(number, counting) for number in numbers} == {category}


def test_every_language_counts() -> None:
    assert set(COUNTS) == set(COUNTINGS)
    assert [line for language in languages() for line in uncounted(language)] == []
    assert uncounted("de") == ["de: no row in src/greathall/locale/counting.py"]


@pytest.mark.parametrize("language", COUNTED)
def test_the_checks_know_how_whole_numbers_are_counted(language: str) -> None:
    found = {category_of(number, counting_of(language)) for number in range(200)}
    assert COUNTED[language] == tuple(category for category in CATEGORIES if category in found)


def test_a_region_counts_like_its_language_and_a_stranger_like_english() -> None:
    assert counting_of("pl-PL") is counting_of("pl")
    assert counting_of("tlh") is counting_of("en") is counting_of("en-XA")


@pytest.mark.parametrize(
    ("number", "english", "polish"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (1000, "1,000", "1\u00a0000"),
        (-1234567, "-1,234,567", "-1\u00a0234\u00a0567"),
        (True, "1", "1"),
        (2.0, "2", "2"),
        (0.5, "0.5", "0,5"),
        (1234.5678, "1,234.568", "1\u00a0234,568"),
        (0.0005, "0", "0"),  # halves go to the even digit
        (0.0015, "0.002", "0,002"),
    ],
)
def test_how_numbers_are_written(number: float, english: str, polish: str) -> None:
    assert written(number, counting_of("en")) == english
    assert [written(number, counting_of(language)) for language in ("pl", "uk", "cs", "sk")] == [polish] * 4


@pytest.mark.parametrize(
    ("number", "least", "most", "text"),
    [
        (5, 1, 1, "5.0"),
        (2.25, 1, 1, "2.2"),
        (2.35, 1, 1, "2.4"),
        (99999.95, 1, 1, "100,000.0"),
        (1234.5, 0, 0, "1,234"),
        (2.5, 2, 3, "2.50"),
        (10, 0, 0, "10"),
        (10.0, 0, 2, "10"),
    ],
)
def test_how_many_decimals_are_written(number: float, least: int, most: int, text: str) -> None:
    assert written(number, counting_of("en"), least, most) == text
