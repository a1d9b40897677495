"""The packages the adapters speak with are extras: nothing else needs them, and a sentence says what is missing."""

import subprocess
import sys

import pytest
from terminals import environment


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment())


@pytest.mark.parametrize("extra", ["gymnasium", "pettingzoo"])
def test_a_sentence_says_what_to_install(extra: str) -> None:
    for hidden in (extra, "numpy"):
        done = run(f"import sys; sys.modules[{hidden!r}] = None; import greathall.envs.{extra}")
        said = f"greathall.envs.{extra} needs a package that is not installed; first: pip install 'greathall[{extra}]'"
        assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"


def test_many_games_in_one_step_need_nothing() -> None:
    done = run("import sys; import greathall.envs.vector; print('numpy' in sys.modules, 'gymnasium' in sys.modules)")
    assert done.stdout == "False False\n"
