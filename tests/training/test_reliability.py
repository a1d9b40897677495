"""Whether chances come true as often as they are said: how that is measured, and a small run of it."""

import shutil
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import read_net
from greathall.bots.review.foresight import Foresight, sharpened, usual
from greathall.engine import Luck
from greathall.training.__main__ import main
from greathall.training.forecasts import ASKED, Forecast, Plan, foretell, table_for
from greathall.training.policies import judging_with
from greathall.training.reliability import Found, Sayings, diagram, keep_sharpness, measure, report

NETS = Path(__file__).parents[2] / "src/greathall/bots/judges/learned"


def drawn(sharpness: float) -> Sayings:
    """Forecasts that would be right if they were this much sharper."""
    luck, found = Luck(5), []
    for _ in range(6000):
        odds = [1 + luck.below(60) for _ in range(3)]
        said = [one / sum(odds) for one in odds]
        winner = luck.weighted([int(10_000 * one) for one in sharpened(said, sharpness)])
        found.append(Forecast(said, [float(seat == winner) for seat in range(3)], False))
    return Sayings(found)


def test_chances_that_come_true_are_hardly_off() -> None:
    sayings = drawn(1.0)
    assert sayings.off() < 0.012
    assert abs(sayings.best_sharpness() - 1) < 0.06
    bins = sayings.bins()
    assert sum(one.many for one in bins) == 18_000
    assert all(abs(one.said - one.happened) < 3 * one.margin for one in bins)


@pytest.mark.parametrize("sharpness", [0.6, 1.5])
def test_what_is_said_too_loudly_or_too_softly_is_found_out(sharpness: float) -> None:
    sayings = drawn(sharpness)
    assert sayings.off() > 0.04
    found = sayings.best_sharpness()
    assert found == pytest.approx(sharpness, abs=0.06)
    assert sayings.off(found) < 0.015 and sayings.brier(found) < sayings.brier()


def test_a_certain_error_is_wholly_off() -> None:
    sayings = Sayings([Forecast([1.0, 0.0], [0.0, 1.0], False), Forecast([0.0, 1.0, 0.0], [1.0, 0.0, 0.0], False)])
    assert sayings.off() == pytest.approx(4 / 5) and sayings.brier() == pytest.approx(4 / 5)


def test_sharpness_keeps_the_order_and_the_whole() -> None:
    said = [0.5, 0.2, 0.3, 0.0]
    for sharpness in (0.5, 1.0, 2.0):
        found = sharpened(said, sharpness)
        assert sum(found) == pytest.approx(1)
        assert np.argsort(found).tolist() == np.argsort(said).tolist()
    assert sharpened(said, 1.0) == said
    assert max(sharpened(said, 2.0)) > 0.6 > max(sharpened(said, 0.5))


def test_everybody_says_something_at_the_ends_of_rounds_and_a_few_at_their_questions() -> None:
    found = foretell(Plan("paladins"), range(3, 4))
    assert found == foretell(Plan("paladins"), range(3, 4)) != foretell(Plan("paladins", errors=30), range(3, 4))
    assert len([one for one in found if one.asked]) == ASKED
    assert len([one for one in found if not one.asked]) == 2 * 7, "two people, when each of seven rounds begins"
    for one in found:
        assert sum(one.chances) == pytest.approx(1) == pytest.approx(sum(one.shares))
        assert one.shares == found[0].shares


def test_paladins_and_its_expansion_are_told_apart() -> None:
    for name, crowns in (("paladins", False), ("crowns", True)):
        tables = [table_for(name, number) for number in range(40)]
        assert {
            "expansions" in game.rules.options and bool(game.rules.options["expansions"]) for game, _ in tables
        } == {crowns}
        assert len({seed for _, seed in tables}) == 40
        assert {len(game.rules.people) for game, _ in tables} == {1, 2, 3, 4}


def test_a_small_run_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, net = tmp_path / "citadels.svg", tmp_path / "citadels.net"
    shutil.copy(NETS / "citadels.net", net)
    asked = ["--games", "2", "--workers", "1", "--out", str(picture), "--net", str(net), "--keep", str(net)]
    assert main(["reliability", "citadels", *asked]) == 0
    said = capsys.readouterr().out
    assert "citadels, 2 games" in said and "expected calibration error" in said and "best sharpness" in said
    root = ElementTree.fromstring(picture.read_text())
    written = "".join(root.itertext())
    assert "ends of rounds: off by" in written and "in reviews: off by" in written
    assert read_net(net).about["sharpness"] != 1.0, "two games are too few to agree with"
    assert f"kept: {read_net(net).about['sharpness']}" in said


def test_a_net_says_how_sharp_its_chances_should_be(tmp_path: Path) -> None:
    net = tmp_path / "paladins.net"
    shutil.copy(NETS / "paladins.net", net)
    usual_sharpness = read_net(net).about.get("sharpness", 1.0)
    assert keep_sharpness(net, 0.5) == pytest.approx(usual_sharpness / 2, abs=0.001)
    game, seed = table_for("paladins", 3)
    s = game.new(seed=seed).state
    soft, judge = Foresight(game.rules, 1, judging=judging_with(net.read_bytes())), LearnedJudge
    assert isinstance(soft.judge, judge)
    expected = sharpened(soft.judge.chances(s, 0), usual_sharpness / 2)
    assert soft.at(s, 0) == pytest.approx(expected, abs=0.001)


def test_who_plays_slowly_is_looked_at_in_fewer_positions() -> None:
    many, few = (usual(Foresight(table_for("citadels", number)[0].rules, 1).judge) for number in (2, 6))
    assert many > few >= 4


def test_it_stops_in_time() -> None:
    from greathall.teams import Alone

    found = list(measure(Plan("citadels"), range(60), 0.0, Alone()))[-1]
    assert isinstance(found, Found) and found.games == 20
    assert "| said | mean | came true | chances |" in report(found) and "citadels, 20 games" in diagram(found)
