"""The page on the client, taken at its word: what a game brings, which tokens and commands there are."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")


def text_of(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def test_the_members_of_a_game_are_all_there_are() -> None:
    declared = text_of("src/games/types.ts").split("export interface GameClient {")[1].split("\n}")[0]
    members = re.findall(r"^  (\w+)\??[:(]", declared, re.MULTILINE)
    section = PAGE.split("### What a `GameClient` has")[1].split("\n### ")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == members


def test_the_tokens_that_are_named_are_there() -> None:
    there = re.findall(r"^\s*(--[\w-]+):", text_of("src/tokens.css"), re.MULTILINE)
    named = re.findall(r"`(--[\w-]+)`", PAGE.split("## What it looks like")[1])
    assert len(set(named)) > 20
    assert set(named) - set(there) == set()


def test_the_commands_that_are_named_are_there() -> None:
    scripts = json.loads(text_of("package.json"))["scripts"]
    assert set(re.findall(r"^\| `npm (?:run )?(\w+)` \|", PAGE, re.MULTILINE)) == set(scripts)


def test_the_marks_for_tests_are_in_the_page() -> None:
    """They stand in a component, or are set by a script."""
    files = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]
    drawn = "".join(file.read_text(encoding="utf-8") for file in files)
    made = set(re.findall(r"\b(data-\w+)(?=[=\s])", drawn)) | {
        f"data-{name}" for name in re.findall(r'dataset\["(\w+)"\] =', drawn)
    }
    marks = set(re.findall(r"`(data-\w+)`", PAGE))
    assert marks
    assert marks - made == set()


def test_the_widths_are_those_of_the_client() -> None:
    widths = re.findall(r"min-width: (\d+)px", text_of("src/lib/device/screen.svelte.ts"))
    assert f"A window from {widths[0]} px on has the right\ncolumn, from {widths[1]} px on a drawer" in PAGE
