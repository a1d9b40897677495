"""The games as OpenSpiel takes them: its simulations and its tests of the interface pass, and what is known of a small
game comes out. Most of it only in the whole, which installs the large packages it needs."""

import pickle
import subprocess
import sys
import unittest
import warnings
from random import Random
from typing import Any

import pytest
from tables import ALL, CROWNS, ids
from terminals import environment

import greathall
from greathall.baselines import kuhn
from greathall.games import register

pytestmark = pytest.mark.no_cover


def load(name: str, players: int, **options: Any) -> Any:
    """A game for OpenSpiel; the adapter is imported only where this test runs. What is random follows from a seed."""
    from greathall.envs import openspiel

    if "cast" in options:
        options["draw"] = 3
    return openspiel.load(name, players, **options)


@pytest.mark.whole
@pytest.mark.parametrize(("name", "players", "options"), [pytest.param(*table, id=ids(*table)) for table in ALL])
def test_its_random_simulation_passes(name: str, players: int, options: dict[str, Any]) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name, players, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.whole
@pytest.mark.parametrize("of", ["points", "rank"])
def test_its_random_simulation_passes_whatever_a_game_is_worth(of: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load("paladins", 2, of=of), num_sims=1, serialize=True, verbose=False)


@pytest.mark.whole
@pytest.mark.parametrize(("name", "players", "options"), [("citadels", 3, {}), ("paladins", 2, CROWNS)])
def test_its_tests_of_the_interface_pass(
    name: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own
        from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
        from open_spiel.python.algorithms import sample_some_states
    case = type(
        "Interface", (EnforceAPIOnPartialTreeBase,), {"game": load(name, players, **options), "game_name": name}
    )
    monkeypatch.setattr(sample_some_states, "random", Random(3))  # which positions it looks at
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.failures + result.errors] == []


@pytest.mark.whole
def test_a_small_game_is_worth_what_it_is_known_to_be() -> None:
    """Every node of its tree is as OpenSpiel's own Kuhn poker has it, and regret minimization finds its value."""
    import pyspiel
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, get_all_states

    register(kuhn.LISTING)
    game = load("kuhn", 2, of="points")
    states = get_all_states.get_all_states(game, include_chance_states=False, to_string=lambda state: str(state))
    theirs = get_all_states.get_all_states(pyspiel.load_game("kuhn_poker"), include_chance_states=False)
    assert len(states) == len(theirs)
    sets = {state.information_state_string() for state in states.values() if not state.is_terminal()}
    assert len(sets) == 12
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert value[0] == pytest.approx(kuhn.VALUE, abs=0.003)
    assert exploitability.nash_conv(game, policy) < 0.02


@pytest.mark.whole
def test_it_is_loaded_by_its_name_and_travels() -> None:
    import pyspiel

    game = load("citadels", 4, cast="random")
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) == str(pickle.loads(pickle.dumps(game)))
    plain = pyspiel.load_game("greathall_paladins", {"players": 2, "options": '{"expansions": ["city_of_crowns"]}'})
    assert plain.num_distinct_actions() == greathall.load("paladins").rules.space.size


@pytest.mark.whole
def test_observations_are_those_of_the_match() -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = load("citadels", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    match, seat = state.episodes.match, state.current_player()
    seen = make_observation(game)
    seen.set_from(state, seat)
    assert bytes(seen.tensor.astype("uint8")) == match.observe(seat)
    assert seen.dict["city"].shape == (8, 94)
    everything = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))
    everything.set_from(state, seat)
    assert bytes(everything.tensor.astype("uint8")) == match.observe(seat, everything=True)
    assert state.information_state_string(seat) == match.information(seat)
    assert state.action_to_string(seat, state.legal_actions()[0]) == match.text(min(match.legal(seat)))


def test_without_the_package_a_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['pyspiel'] = None; import greathall.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment())
    said = "needs a package that is not installed; first: pip install 'greathall[openspiel]'"
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: greathall.envs.openspiel {said}"
