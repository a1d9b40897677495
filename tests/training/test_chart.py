"""Charts: what is drawn where, and that names can be read."""

from xml.etree import ElementTree

import pytest

from greathall.baselines.ppo.curve import plot
from greathall.training.chart import Axis, Stroke, apart, chart, rounded, up_to

SVG = "{http://www.w3.org/2000/svg}"


def texts(root: ElementTree.Element) -> list[str | None]:
    return [element.text for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("most", "marks"),
    [
        (0, ["0"]),
        (0.7, ["0", "0.2", "0.4", "0.6", "0.8"]),
        (3, ["0", "1", "2", "3"]),
        (4.2, ["0", "1", "2", "3", "4", "5"]),
        (480, ["0", "100", "200", "300", "400", "500"]),
        (10_000, ["0", "2,000", "4,000", "6,000", "8,000", "10,000"]),
    ],
)
def test_an_axis_has_a_few_round_numbers_and_reaches_the_most(most: float, marks: list[str]) -> None:
    axis = rounded(most)
    assert [text for _, text in axis.marks] == marks
    assert axis.most > 0
    assert axis.most >= most


def test_an_axis_may_end_at_the_most() -> None:
    assert up_to(4.2, "games") == Axis(4.2, rounded(4.2).marks[:-1], "games")


@pytest.mark.parametrize(
    ("heights", "found"),
    [
        ([50, 100], [50, 100]),
        ([100, 50], [100, 50]),
        ([60, 60, 60], [60, 76, 92]),
        ([62, 50, 60], [82, 50, 66]),
        ([270, 276, 276], [244, 260, 276]),
        ([10], [40]),
    ],
)
def test_names_are_apart_and_on_the_picture(heights: list[float], found: list[float]) -> None:
    assert apart(heights, 16, 40, 276) == found


def test_a_chart_shows_every_line_with_its_name() -> None:
    one = Stroke("one & only", [(0, 0), (10, 4)])
    two = Stroke("two", [(0, 2), (5, 2)], [(1, 3), (1.5, 2.5)], colour=1, dashed=True)
    root = ElementTree.fromstring(chart("What it <costs>", up_to(10, "times"), rounded(4), [one, two]))
    assert {"What it <costs>", "times", "one & only", "two", "0", "10", "4"} <= set(texts(root))
    first, second = root.iter(f"{SVG}polyline")
    assert (first.get("points"), second.get("points")) == ("56.0,276.0 610.0,40.0", "56.0,158.0 333.0,158.0")
    assert (first.get("stroke-dasharray"), second.get("stroke-dasharray")) == (None, "6 4")
    [band] = root.iter(f"{SVG}polygon")
    assert band.get("points") == "56.0,99.0 333.0,128.5 333.0,187.5 56.0,217.0"
    assert [group.get("class") for group in root.iter(f"{SVG}g")] == ["line0", "line1"]


def test_a_chart_has_colours_for_light_and_for_dark_pages() -> None:
    picture = chart("It", up_to(1), rounded(1), [Stroke("one", [(1, 1)])])
    light, _, dark = picture.partition("@media (prefers-color-scheme: dark)")
    for word in (".page { fill: #", "text { fill: #", ".grid { stroke: #", ".line0 { color: #"):
        assert light.count(word) == dark.count(word) == 1


def test_a_curve_of_learning_shows_shares_with_their_intervals() -> None:
    curve = [{"decisions": 50, "rule": [50.0, 25.0, 75.0]}, {"decisions": 100, "rule": [100.0, 100.0, 100.0]}]
    root = ElementTree.fromstring(plot(curve, ["rule"]))
    assert {"v rule", "0 %", "100 %", "25", "100", "decisions"} <= set(texts(root))
    [line], [band] = root.iter(f"{SVG}polyline"), root.iter(f"{SVG}polygon")
    assert line.get("points") == "333.0,158.0 610.0,40.0"
    assert band.get("points") == "333.0,99.0 610.0,40.0 610.0,40.0 333.0,217.0"
