"""What the pages say of the code is so: their examples run, and what they name is there."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from samples.catalogue import register_samples

import greathall
from greathall.engine import Luck, Match, load_position
from greathall.scenarios import check, load_text

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMESPACES = (
    "engine",
    "engine.batch",
    "engine.check",
    "bots",
    "bots.series",
    "commands.findings.finding",
    "locale",
    "scenarios",
    "engine.kept.history",
    "engine.modules",
    "engine.recall",
    "envs.episodes",
)
CITADELS = ("rows", "lookups", "round.building")
PALADINS = ("frames", "rows", "player_kinds", "printed.cards", "gains.inquisition", "solo.rows")
SERVER = (
    "hall.hall",
    "hall.lines",
    "http.guard",
    "http.hosts",
    "http.meters",
    "http.public",
    "http.whereabouts",
    "limits.costs",
    "limits.house_rules",
    "page.port",
    "replay.replaying",
    "replay.shelf",
    "store.postgres.store",
    "store.sqlite",
    "store.store",
    "table.access",
    "table.numbers",
    "table.live",
    "thinking.errands",
    "thinking.bots",
    "thinking.workers",
)
SAMPLES = ("masons", "masons_modules", "inquest")
CLIENT = ROOT / "web" / "src"
OTHERS = {"TypeError"}


def blocks(language: str) -> list[str]:
    """The blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", ARCHITECTURE, re.MULTILINE | re.DOTALL)


def slug(heading: str) -> str:
    """The anchor of a heading, as it is made of it where the pages are shown."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


@pytest.fixture(autouse=True, scope="module")
def sample_games() -> None:
    register_samples()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        file, _, anchor = target.partition("#")
        if "://" in target:
            continue
        there = page.parent / file if file else page
        assert there.exists(), target
        headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in map(slug, headings), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_files_that_are_named_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|tools|benchmarks|web)/[\w/.-]+)`", page.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists() and "NAME" not in name] == []


def names_of_the_client() -> set[str]:
    """What the browser client calls its components, classes and interfaces."""
    sources = "".join(file.read_text(encoding="utf-8") for file in CLIENT.rglob("*.ts"))
    declared = set(re.findall(r"^export (?:class|interface) (\w+)", sources, re.MULTILINE))
    return declared | {file.stem for file in CLIENT.rglob("*.svelte")}


def test_classes_that_are_named_are_there() -> None:
    modules = [*(f"greathall.{name}" for name in NAMESPACES), *(f"samples.{name}" for name in SAMPLES)]
    modules += [f"greathall.games.citadels.{name}" for name in CITADELS]
    modules += [f"greathall.games.paladins.{name}" for name in PALADINS]
    modules += [f"greathall.server.{name}" for name in SERVER]
    there = {name for module in modules for name in dir(import_module(module))} | names_of_the_client()
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)\b[^`]*`", ARCHITECTURE))
    assert named - there - OTHERS == set()


def test_the_rooms_of_the_client_are_all_there_are() -> None:
    section = ARCHITECTURE.split("### Its rooms")[1].split("\n### ")[0]
    files = [file for file in CLIENT.rglob("*") if file.is_file() and file.parent != CLIENT]
    there = {file.parent.relative_to(CLIENT).as_posix() for file in files}
    assert set(re.findall(r"^\| `([\w/]+)` \|", section, re.MULTILINE)) == there


def stacks(match: Match, answers: list[tuple[str, str]]) -> list[str]:
    """The stack after each answer, as the page writes it."""
    found = []
    for who, said in answers:
        match.say(said, who)
        found.append(stack(match))
    return found


def stack(match: Match) -> str:
    frames = zip(match.state.stack, match.state.at, strict=True)
    return " · ".join(f"{type(frame).__name__} {at}" for frame, at in frames)


def started(game: str, players: int, given: dict[str, object]) -> Match:
    rules = greathall.load(game, players).rules
    return Match(rules, load_position(rules, given), Luck(1), explicit=True).begin()


def test_the_stacks_of_the_build_that_is_interrupted() -> None:
    marks = {"holder": "A", "bare": "noble", "signed": "trade", "turn": {"gathered": 1}}
    hands = {"A": {"gold": 1, "city": ["temple"]}, "B": {"gold": 5, "hand": ["market", "tavern"]}}
    match = started("masons", 3, {**hands, **marks, "at": {"turn": "B"}})
    answers = [("B", "build market"), ("A", "confiscate"), ("B", "build tavern")]
    for (who, said), found in zip(answers, stacks(match, answers), strict=True):
        assert f"{f'{who}: {said}':<20}{found}\n" in ARCHITECTURE


def test_the_stacks_of_the_gain_that_is_interrupted() -> None:
    crews = {"A": {"crew": ["conspirator", "squire"]}, "B": {"crew": ["peddler"]}}
    match = started("inquest", 2, {**crews, "tax": 1, "at": {"gain": {"A": 2}}})
    assert f"{'(begin)':<20}{stack(match)}\n" in ARCHITECTURE
    answers = [("chance", "mild"), ("A", "conspirator")]
    for (who, said), found in zip(answers, stacks(match, answers), strict=True):
        assert f"{f'{who}: {said}':<20}{found}\n" in ARCHITECTURE


def test_the_record_replays() -> None:
    (text,) = [block for block in blocks("") if block.startswith("greathall record")]
    assert greathall.replay(text).record().text() == text


def test_the_scenario_holds() -> None:
    (text,) = blocks("yaml")
    (scenario,) = load_text(text, "architecture.md")
    result = check(scenario)
    assert result.ok, result.message
