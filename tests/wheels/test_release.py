"""`dev.py release`: what stands in the way of one, and its sums."""

import subprocess
from pathlib import Path

import pytest

from tools.shipping.release import changes_problem, readme_problem, release, tree_problem, version_problem, write_sums
from tools.steps import StepError, Steps


def test_only_a_clean_tree_is_released() -> None:
    assert tree_problem("\n") is None
    assert tree_problem(" M dev.py\n") == "not committed:\n M dev.py"


@pytest.mark.parametrize(
    ("number", "tags", "words"),
    [
        ("0.2.0", ["v0.1.0"], None),
        ("0.2.0.dev1", [], "0.2.0.dev1 is no version of a release"),
        ("0.2.0", ["v0.2.0"], "there is a tag v0.2.0 already; raise __version__"),
    ],
)
def test_a_release_has_a_new_version(number: str, tags: list[str], words: str | None) -> None:
    assert version_problem(number, tags) == words


@pytest.mark.parametrize(
    ("heading", "is_ready"),
    [
        ("## 0.2.0 (2026-11-16)", True),
        ("## 0.2.0 (not released yet)", False),
        ("## 0.3.0 (not released yet)\n\n## 0.2.0 (2026-11-16)", False),
        ("", False),
    ],
)
def test_the_changes_begin_with_the_release_and_its_day(heading: str, is_ready: bool) -> None:
    assert (changes_problem("0.2.0", f"# Changes\n\n{heading}\n\n- news\n") is None) is is_ready


@pytest.mark.parametrize(
    ("readme", "is_ready"),
    [
        ("pip install greathall-0.2.0-py3-none-any.whl", True),
        ("pip install greathall-0.1.0-py3-none-any.whl", False),
        ("greathall-0.2.0-py3-none-any.whl or greathall-0.1.0-py3-none-any.whl", False),
        ("pip install greathall", False),
    ],
)
def test_the_readme_names_the_wheel(readme: str, is_ready: bool) -> None:
    assert (readme_problem("0.2.0", readme) is None) is is_ready


def test_sums_can_be_checked(tmp_path: Path) -> None:
    for name in ("greathall-1.whl", "greathall-1.tar.gz", "other"):
        (tmp_path / name).write_text(name)
    assert write_sums(tmp_path) == "2 files"
    done = subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "greathall-1.tar.gz: OK\ngreathall-1.whl: OK\n")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is ready to be released, but for what is not committed."""
    (tmp_path / "src" / "greathall").mkdir(parents=True)
    (tmp_path / "src" / "greathall" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGES.md").write_text("## 0.2.0 (2026-11-16)\n")
    (tmp_path / "README.md").write_text("greathall-0.2.0-py3-none-any.whl\n")
    git(tmp_path, "init", "-q")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    """Call git, without what this machine is set to."""
    person = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *person, *words], cwd=folder, check=True)


def never() -> int:
    """Tests that nobody asked for."""
    raise AssertionError("tested")


def test_a_dry_release_says_what_stands_in_the_way(checkout: Path) -> None:
    with pytest.raises(StepError, match=r"not committed:\n.. CHANGES\.md"):
        release(Steps(), never, tested=False, dry=True, root=checkout)


def test_a_dry_release_makes_nothing_and_says_what_is_left(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(checkout, "add", ".")
    git(checkout, "commit", "-q", "-m", "0.2.0")
    assert release(Steps(), never, tested=False, dry=True, root=checkout) == 0
    said = capsys.readouterr().out
    assert said.startswith("ready for 0.2.0 … ")
    assert '    git tag -a v0.2.0 -m "0.2.0"\n    git push origin main v0.2.0\n' in said
    assert not (checkout / "dist").exists()


def test_what_is_not_green_is_not_released(checkout: Path) -> None:
    git(checkout, "add", ".")
    git(checkout, "commit", "-q", "-m", "0.2.0")
    assert release(Steps(), lambda: 1, tested=False, dry=False, root=checkout) == 1
