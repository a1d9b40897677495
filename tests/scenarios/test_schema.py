"""The JSON Schema takes what the loader takes, and refuses what the loader refuses for its shape."""

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML
from scenarios.wrong import WRONG

from greathall.scenarios import SCHEMA

VALIDATOR = Draft202012Validator(SCHEMA)
FILES = sorted(Path(__file__).parent.glob("*.yaml"))
# These are wrong before there is anything to validate, or JSON has no word for them.
NOT_JSON = ("a key twice", "not YAML", "two documents", "a number for a name", "a date")


def read(text: str) -> Any:
    return YAML(typ="safe", pure=True).load(text)


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_every_scenario_file_fits_the_schema(file: Path) -> None:
    VALIDATOR.validate(read(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", [name for name in WRONG if name not in NOT_JSON])
def test_the_schema_refuses_what_the_loader_refuses(name: str) -> None:
    assert not VALIDATOR.is_valid(read(WRONG[name][0]))
