"""A cluster of this machine alone: what is played there is what is played here.

Ray is large: only the whole installs it.
"""

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminals import Call, environment, say

WORDS = ("--players", "2", "--seed", "7")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster that this test has begun."""
    place = tmp_path_factory.mktemp("r")
    port, ray = free_port(), Path(sys.executable).with_name("ray")
    words = [str(ray), "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2"]
    quiet = ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={place}"]
    env = {**environment(), "RAY_GRACEFUL_SHUTDOWN_DRAIN_TIMEOUT_S": "0", "RAY_AUTH_MODE": "disabled"}
    with subprocess.Popen([*words, *quiet], stdout=subprocess.PIPE, text=True, env=env) as head:
        assert head.stdout is not None
        for line in head.stdout:
            if "Ray runtime started" in line:
                break
        yield f"127.0.0.1:{port}"
        head.terminate()
        head.stdout.read()
    shutil.rmtree(place, ignore_errors=True)


@pytest.mark.whole
def test_simulations_are_the_same_there(cluster: str, greathall: Call) -> None:
    words = ("simulate", "masons", *WORDS, "--games", "40", "--json")
    here, there = greathall(*words), greathall(*words, "--ray", cluster)
    assert (there.code, there.err) == (0, "")
    reports = [json.loads(done.out)[0] for done in (here, there)]
    for report in reports:
        del report["speed"]
    assert reports[0] == reports[1]


@pytest.mark.whole
def test_tournaments_are_the_same_there_and_can_be_gone_on_with(cluster: str, greathall: Call, tmp_path: Path) -> None:
    words = ("tournament", "masons", *WORDS, "--bots", "random,random", "--resume", str(tmp_path / "kept"))
    assert greathall(*words, "--deals", "3").code == 0
    assert greathall(*words, "--deals", "6", "--ray", cluster).code == 0
    kept = [json.loads(line) for line in (tmp_path / "kept").read_text(encoding="utf-8").splitlines()]
    assert [deal["number"] for deal in kept[1:]] == [0, 1, 2, 3, 4, 5]


@pytest.mark.whole
def test_data_is_written_here(cluster: str, greathall: Call, tmp_path: Path) -> None:
    words = ("dataset", "citadels", *WORDS, "--games", "4", "--shard", "2")
    for name, who in (("here", ()), ("there", ("--ray", cluster))):
        assert greathall(*words, "--to", str(tmp_path / name), *who).code == 0
    for file in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.whole
def test_games_to_learn_from_are_played_there(cluster: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "greathall.training", "play", "citadels", str(tmp_path), "--games", "3"]
    done = subprocess.run([*words, "--ray", cluster], capture_output=True, text=True, env=environment())
    assert done.returncode == 0, done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["citadels-0.npz"]


@pytest.mark.whole
def test_where_nobody_listens_there_is_no_cluster(greathall: Call) -> None:
    lost = greathall("simulate", "masons", *WORDS, "--games", "4", "--ray", f"127.0.0.1:{free_port()}")
    assert lost.code == 1
    assert lost.err.startswith("greathall: the cluster cannot go on: ")


def test_a_cluster_needs_a_package_and_says_which() -> None:
    script = "import sys; sys.modules['ray'] = None; from greathall.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", script, "simulate", "citadels", "--games", "1", "--ray"]
    done = subprocess.run(words, capture_output=True, text=True, env=environment())
    assert done.returncode == 1
    assert done.stderr == say("cli-needs-extra", command="--ray", extra="ray") + "\n"
