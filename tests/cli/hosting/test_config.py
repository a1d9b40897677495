"""The file of a hall: what it says, what takes precedence, and every fault in it by its line."""

import re
import tomllib
from pathlib import Path

import pytest
from terminals import Call, say

from greathall.cli import command_line, parse
from greathall.commands.hosting.config import Config, commands_of, options_of
from greathall.commands.hosting.house import house_rules
from greathall.commands.hosting.lines import lines_of
from greathall.server.limits.house_rules import ORDINARY
from greathall.server.limits.rates import Rate
from tools.languages import languages

WHOLE = """
[serve]
port = 9000
lan = true
name = ["castle.example",
  "hall.example"]  # on two lines
no-browser = true

[limits]
requests = { second = 5, burst = 7.5 }
lines = 3

[limits.work]
first = 1

[retention]
finished = 90

[features]
talk = false
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hall.toml"


def test_a_file_says_what_the_command_line_would(file: Path) -> None:
    file.write_text(WHOLE, encoding="utf-8")
    said = parse(["--config", str(file)], say)
    assert (said.port, said.lan, said.names, said.no_browser) == (9000, True, ["castle.example", "hall.example"], True)
    assert said.db is None
    rules = house_rules(Config(str(file)))
    assert rules.limits.requests == Rate(5, 7.5)
    assert (rules.limits.lines, rules.limits.watchers) == (3, 100)
    assert rules.limits.work == Rate(0.01, 0.5, 1)
    assert (rules.retention.finished, rules.retention.open) == (90, 0)
    assert (rules.features.talk, rules.features.hints) == (False, True)


def test_the_command_line_counts_for_more(file: Path) -> None:
    file.write_text(WHOLE, encoding="utf-8")
    said = parse(["serve", f"--config={file}", "--port", "1", "--name", "mine.example", "--host", "::1"], say)
    assert (said.port, said.names, said.host, said.lan) == (1, ["mine.example"], "::1", False)


def test_other_commands_take_what_they_know(file: Path) -> None:
    file.write_text(WHOLE, encoding="utf-8")
    said = parse(["doctor", "--config", str(file)], say)
    assert (said.port, said.lan) == (9000, True)


WRONG = {
    "[serve]\nport = 80\nport = 81\n": (3, "this is not TOML"),
    "[serve\n": (1, "this is not TOML"),
    "a = [1,\n\n": (2, "this is not TOML"),
    "serve = 3\n": (1, "serve must be a table: [serve]"),
    "\n[serve]\nprot = 80\n": (3, "there is no “prot” here; there are host, lan, port, "),
    "[serve]\nconfig = 'other.toml'\n": (2, "there is no “config” here"),
    "[serve]\nport = 'none'\n": (2, "port: 'none' is not a port from 0 to 65535"),
    "[serve]\nport = 8e3\n": (2, "port must be text in quotation marks, or a number"),
    "[serve]\nlan = true\nhost = '::1'\n": (3, "host cannot be used together with lan"),
    "[serve]\nlan = 'yes'\n": (2, "lan must be true or false"),
    "[serve]\nname = [\n'a',\n7.5]\n": (2, "name must be text in quotation marks"),
    "[limit]\n": (1, "there is no “limit” here; there are serve, door, limits, retention, features"),
    "[limits]\nrequests = 5\n": (2, "requests must be a table with numbers for second and burst"),
    "[limits]\n# often\nrequests = { second = -1 }\n": (3, "second must be a number of 0 or more"),
    "[limits.requests]\nsecond = 1\nthird = 1\n": (3, "there is no “third” here; there are second, burst, first"),
    "[limits]\nlines = 2.5\n": (2, "lines must be a whole number of 0 or more"),
    "[limits]\nlines = true\n": (2, "lines must be a whole number of 0 or more"),
    "[door]\nbanned = ['10.0.0.0/8', '10.0.0.1/8']\n": (
        2,
        "banned must be a list of addresses and networks in quotation",
    ),
    "[door]\nbanned = [5]\n": (2, "banned must be a list"),
    "[features]\ntalk = 1\n": (2, "talk must be true or false"),
    "[retention]\nfinished = nan\n": (2, "finished must be a whole number of 0 or more"),
}


@pytest.mark.parametrize(("text", "line", "said"), [(text, *found) for text, found in WRONG.items()])
def test_what_is_wrong_is_named_by_its_line(text: str, line: int, said: str, file: Path, greathall: Call) -> None:
    file.write_text(text, encoding="utf-8")
    done = greathall("serve", "--config", file, "--db", file.parent / "new" / "hall.db")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"greathall: {file}, line {line}: {said}")
    assert done.err.count("\n") == 1
    assert not (file.parent / "new").exists()


@pytest.mark.parametrize("language", languages()[1:])
def test_it_is_named_in_the_language_of_the_reader(language: str, file: Path, greathall: Call) -> None:
    file.write_text("[limits]\nlines = true\n", encoding="utf-8")
    english = greathall("doctor", "--config", file, "--language", "en").err
    said = greathall("doctor", "--config", file, "--language", language).err
    assert said.startswith(f"greathall: {file}, ") and said != english and "2" in said


def test_a_file_that_is_not_there_is_one_clear_line(tmp_path: Path, greathall: Call) -> None:
    done = greathall("serve", "--config", tmp_path / "none.toml")
    assert done.code == 2
    assert done.err == f"greathall: {tmp_path / 'none.toml'} cannot be read: there is no such file or folder\n"
    assert greathall("serve", "--config").code == 2


@pytest.mark.parametrize("language", languages())
def test_the_example_holds_everything_as_it_is_anyway(language: str, file: Path, greathall: Call) -> None:
    done = greathall("serve", "--print-config", "--language", language)
    assert (done.code, done.err) == (0, "")
    assert tomllib.loads(done.out) == {"serve": {}, "door": {}, "limits": {}, "retention": {}, "features": {}}
    said = re.sub(r"^# ([a-z_-]+ = )", r"\1", done.out, flags=re.MULTILINE)
    named = {f"--{name}" for name in tomllib.loads(said)["serve"]}
    assert named == set(options_of(commands_of(command_line(say))["serve"]))
    file.write_text(re.sub(r"^[a-z-]+ = \"[^a-z]+\"$", "", said, flags=re.MULTILINE), encoding="utf-8")
    assert house_rules(Config(str(file))) == ORDINARY
    plain, filled = (vars(parse(words, say)) for words in ([], ["--config", str(file)]))
    assert {name for name in plain if name != "parser" and plain[name] != filled[name]} == {"config"}


def test_lines_are_found_whatever_is_in_between() -> None:
    text = 'a = """\nb = 1\n"""\n\n[c]  # d = 2\n"e f" = [\n  1,\n]\ng.h = { i = 1 }\n'
    found = {("a",): 1, ("c",): 5, ("c", "e f"): 6, ("c", "g"): 9, ("c", "g", "h"): 9, ("c", "g", "h", "i"): 9}
    assert {path: line for path, line in lines_of(text).items() if path in found} == found
