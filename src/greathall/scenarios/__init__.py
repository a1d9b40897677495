"""Scenarios: positions as text. A file says what is given, what is answered, and what is true then."""

import json
from importlib.resources import files
from typing import Any, Final

from greathall.scenarios.errors import BadScenario
from greathall.scenarios.loading import Scenario, Step, load_file, load_text
from greathall.scenarios.printing import print_position, print_scenario
from greathall.scenarios.running import Result, check, check_file
from greathall.scenarios.setting_up import set_up

SCHEMA: Final[dict[str, Any]] = json.loads(files(__name__).joinpath("schema.json").read_text(encoding="utf-8"))

__all__ = [
    "SCHEMA",
    "BadScenario",
    "Result",
    "Scenario",
    "Step",
    "check",
    "check_file",
    "load_file",
    "load_text",
    "print_position",
    "print_scenario",
    "set_up",
]
