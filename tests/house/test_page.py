"""The page with the hall inside as part of the repository: what it may do, where it comes from, and its version."""

import re
from pathlib import Path

from tools.page.making import POLICY, SERVICE, as_inside, name_version
from tools.page.python import UNUSED, WANTED, our_files, wanted_lines
from tools.steps import ROOT

INDEX = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
TOLD = {"parts": '{"packages.zip":12}', "worker": "assets/worker-1.js"}


def test_the_first_file_says_where_the_hall_is_and_names_nothing_outside_its_folder() -> None:
    made = as_inside(INDEX, TOLD)
    assert "data-hall='inside'" in made and POLICY in made and 'src="begin.js"' in made
    assert """data-parts='{"packages.zip":12}' data-worker='assets/worker-1.js'""" in made
    assert re.findall(r'(?:href|src)="(?:/|\w+:)', made) == []


def test_the_policy_allows_webassembly_and_no_more_than_that_of_a_hall() -> None:
    allowed = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert allowed.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert set(" ".join(allowed.values()).split()) == {"'none'", "'self'", "data:"}


def test_every_package_is_pinned_with_hashes() -> None:
    entries = re.split(r"\n(?=\S)", wanted_lines().strip())
    assert len(entries) == len(WANTED)
    assert all(re.match(r"[\w-]+==[\w.]+ ", entry) and "--hash=sha256:" in entry for entry in entries)


def test_what_a_page_needs_of_ours_is_there_and_the_rest_is_not() -> None:
    names = {file.relative_to(ROOT / "src" / "greathall").as_posix() for file in our_files()}
    assert {"server/page/opening.py", "server/store/migrations/0001_first.sql"} <= names
    assert {f"bots/judges/learned/{name}.net" for name in ("citadels", "paladins", "paladins-taste")} <= names
    assert not [name for name in names if name.startswith(("commands/", "server/static/", "envs/"))]


def test_pythons_own_library_keeps_what_is_in_use() -> None:
    assert not [
        name for name in ("asyncio/tasks.py", "sqlite3/__init__.py", "encodings/utf_8.py") if UNUSED.match(name)
    ]
    assert UNUSED.match("tkinter/__init__.py") and UNUSED.match("encodings/cp1252.py")


def test_a_version_is_named_by_its_files(tmp_path: Path) -> None:
    """The same files make the same version, and any other file another one."""
    service = (ROOT / "tools" / "page" / "files" / SERVICE).read_text(encoding="utf-8")

    def version(content: str) -> str:
        (tmp_path / SERVICE).write_text(service, encoding="utf-8")
        (tmp_path / "index.html").write_text(content, encoding="utf-8")
        name_version(tmp_path)
        made = (tmp_path / SERVICE).read_text(encoding="utf-8")
        assert '"index.html"' in made and "@" not in made
        [found] = re.findall(r'"great-hall (\w+)"', made)
        return str(found)

    assert version("one") == version("one") != version("other")
