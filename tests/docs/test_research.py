"""The pages for research are true: their examples run one after the other, and the tables are what the tool writes."""

import re
from pathlib import Path

from tools import encodings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / "research.md").read_text(encoding="utf-8"), re.M | re.S)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "research.md", "exec"), names)
    assert len(blocks) == 10


def test_the_parts_of_observations_are_listed_as_they_are() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page()
