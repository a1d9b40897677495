"""Every message the browser's page asks for is there, and every message there is asked for."""

import re
from functools import cache
from pathlib import Path

import pytest

from greathall.locale.checking import variables_of

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "src" / "greathall" / "locale" / "en"
WEB = ROOT / "web" / "src"
FILES = {
    "page": "page-",
    "keep": "keep-",
    "citadels_table": "citadels-table-",
    "paladins_table": "paladins-table-",
}
LEAST = {"keep": 20}  # messages; of the others there are more than 50

PREFIX = r"(?:page|keep|citadels-table|paladins-table)"
WRITTEN = re.compile(rf"""["'`]({PREFIX}-[\w-]*)(\$\{{)?""")  # an id, or how one begins
BEGUN = re.compile(rf"""identifier\(\s*["']({PREFIX}-[\w-]+)""")  # how one begins that is put together
SAID = re.compile(r"""\bt\(\s*"([\w-]+)"\s*(?:,\s*\{([^{}]*)\})?\s*,?\s*\)""")  # a sentence with what it is given
GIVEN = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


@cache
def source() -> str:
    """The client, without its tests."""
    files = [file for file in sorted(WEB.rglob("*")) if file.suffix in {".ts", ".svelte"}]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts"))


def asked(prefix: str, text: str) -> tuple[set[str], tuple[str, ...]]:
    """The ids that are written out, and the beginnings of those that are put together."""
    put_together = {f"{name}-" for name in BEGUN.findall(text)}
    found = [(name, more or name.endswith("-")) for name, more in WRITTEN.findall(text) if name.startswith(prefix)]
    beginnings = {name for name, is_begun in found if is_begun}
    beginnings |= {name for name in put_together if name.startswith(prefix)}
    whole = {name for name, is_begun in found if not is_begun and f"{name}-" not in put_together}
    return whole, tuple(sorted(beginnings))


def there(name: str) -> dict[str, set[str]]:
    return variables_of((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "prefix"), FILES.items())
def test_what_the_page_asks_for_is_there(name: str, prefix: str) -> None:
    (whole, beginnings), known = asked(prefix, source()), there(name)
    assert len(whole) > LEAST.get(name, 50)
    assert sorted(whole - known.keys()) == []
    assert [start for start in beginnings if not any(message.startswith(start) for message in known)] == []


@pytest.mark.parametrize(("name", "prefix"), FILES.items())
def test_what_is_there_is_asked_for(name: str, prefix: str) -> None:
    (whole, beginnings), known = asked(prefix, source()), there(name)
    assert [message for message in known if not message.startswith(prefix)] == []
    assert sorted(message for message in known.keys() - whole if not message.startswith(beginnings)) == []


@pytest.mark.parametrize("name", FILES)
def test_sentences_get_the_variables_they_use(name: str) -> None:
    known = there(name)
    said = [(message, set(GIVEN.findall(given))) for message, given in SAID.findall(source()) if message in known]
    assert len(said) > LEAST.get(name, 60) // 2
    assert {message: known[message] for message, given in said if known[message] - given} == {}


def test_ids_are_found_however_they_are_written() -> None:
    text = 't("page-a") t(on ? "page-b" : \'page-c\') t(`page-d-${x}`) has(identifier("page-e", x)) t("other")'
    assert asked("page-", text) == ({"page-a", "page-b", "page-c"}, ("page-d-", "page-e-"))
    assert SAID.findall('t("page-a", { n, who: x }) t("page-b")') == [("page-a", " n, who: x "), ("page-b", "")]
    assert GIVEN.findall(" n, who: x ") == ["n", "who"]
