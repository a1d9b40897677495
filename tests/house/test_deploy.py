"""What hosts are given: a container, a file for compose, units for systemd, and an example of the file of a hall."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from ruamel.yaml import YAML
from terminals import say

from greathall.cli import parse
from greathall.commands.hosting.config import Config
from greathall.commands.hosting.house import house_rules
from tools.shipping.container import steps

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
PROGRAM = "/opt/greathall/bin/greathall"
STATE = "${STATE_DIRECTORY}"
EXPOSURE = 15  # tenths of ten: what systemd calls "OK" begins at 50
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="systemd is Linux's")


def values(unit: Path, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)


def asked(words: list[str], tmp_path: Path) -> Any:
    """What the program understands of a command, with files where they are in the repository."""
    known = {"/etc/greathall/hall.toml": str(DEPLOY / "hall.toml"), STATE: str(tmp_path)}
    for name, place in known.items():
        words = [word.replace(name, place) for word in words]
    return parse(words, say)


def test_the_example_of_a_file_is_one() -> None:
    config = Config(str(DEPLOY / "hall.toml"))
    assert house_rules(config).retention.finished == 365
    said = parse(["serve", "--config", str(DEPLOY / "hall.toml")], say)
    assert (said.public_url, said.proxies, said.metrics) == ("https://games.example", ["127.0.0.1", "::1"], True)


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_the_units_call_the_program_as_it_is(unit: Path, tmp_path: Path) -> None:
    [command] = values(unit, "ExecStart")
    program, *words = command.split()
    assert program == PROGRAM
    said = asked(words, tmp_path)
    assert said.db == tmp_path / "hall.db"
    if unit.stem == "greathall":
        assert said.public_url == "https://games.example" and said.no_browser
    else:
        assert (said.file, said.keep) == (tmp_path / "copies", 14)


@ON_LINUX
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_nothing_wrong_with_the_units(unit: Path, tmp_path: Path) -> None:
    """As it is, but for the program, which is not installed here."""
    for one in UNITS:
        text = one.read_text(encoding="utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / one.name).write_text(text, encoding="utf-8")
    words = ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@ON_LINUX
@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_unit_exposes_little(unit: Path) -> None:
    words = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSURE}", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-300:]


def test_the_container_opens_a_hall_as_somebody_without_rights(tmp_path: Path) -> None:
    said = steps((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    order = [word for word, _ in said]
    assert order[0] == "FROM" and order.index("USER") > max(at for at, word in enumerate(order) if word == "RUN")
    found = dict(said)
    assert found["USER"] == "greathall"
    [program], words = json.loads(found["ENTRYPOINT"]), json.loads(found["CMD"])
    assert program == "greathall"
    opened = asked(words, tmp_path)
    assert (opened.host, str(opened.db), opened.log) == ("0.0.0.0", f"{found['VOLUME']}/hall.db", "json")
    assert (str(opened.port), opened.no_browser) == (found["EXPOSE"], True)


def test_compose_puts_the_same_hall_behind_a_proxy_that_it_trusts(tmp_path: Path) -> None:
    text = re.sub(
        r"\$\{GREATHALL_NAME:\?[^}]*\}", "games.example", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    )
    said = YAML(typ="safe").load(text)
    hall = said["services"]["hall"]
    opened = asked(hall["command"], tmp_path)
    [network] = said["networks"]["inside"]["ipam"]["config"]
    assert (opened.public_url, opened.proxies) == ("https://games.example", [network["subnet"]])
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    assert "ports" not in hall, "nobody comes but by the proxy"
    assert said["services"]["caddy"]["environment"]["GREATHALL_AT"] == f"hall:{opened.port}"
    used = {volume.split(":")[0] for one in said["services"].values() for volume in one.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(said["volumes"])
    kept, rung = (urlsplit(address) for address in (opened.database, opened.bell))
    assert {kept.hostname, rung.hostname} < set(said["services"])
    made = said["services"][kept.hostname]["environment"]
    assert (kept.username, kept.path) == (made["POSTGRES_USER"], f"/{made['POSTGRES_DB']}")
    assert hall["environment"]["PGPASSWORD"] == made["POSTGRES_PASSWORD"]
    assert opened.processes > 1


def test_what_checks_units_is_there() -> None:
    assert sys.platform != "linux" or shutil.which("systemd-analyze"), "python3 dev.py test installs it"
