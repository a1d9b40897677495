"""The sections of the rules of Paladins, as the page of its rules numbers them."""

import re

from tools.steps import ROOT

PAGE = (ROOT / "docs" / "rules" / "paladins.md").read_text(encoding="utf-8")
CHAPTERS = set(re.findall(r"^#+ (P-\d+(?:\.\d+)?)\b", PAGE, re.MULTILINE))
LAST_CHAPTER = 14  # what follows are disagreements between translations

HEADING = re.compile(r"#+ (P-\d+(?:\.\d+)?)\b")
BULLET = re.compile(r"- \*\*(P-[\d.]*\d)\b")
ITEM = re.compile(r" *(\d+)\. ")
CASE = re.compile(r"\| (P-14\.\d+) ")


def sections_of_the_page() -> list[str]:
    """Numbered paragraphs, numbered items below them, headings without either, and the collected cases."""
    found: list[str] = []
    bare: list[str] = []  # a heading nothing has followed yet
    above = ""
    for line in PAGE.splitlines():
        heading, bullet, item, case = HEADING.match(line), BULLET.match(line), ITEM.match(line), CASE.match(line)
        if heading:
            found += bare
            above = heading[1]
            bare = [above] if line.startswith("###") else []
            if above == f"P-{LAST_CHAPTER + 1}":
                break
        elif bullet or case:
            above = (bullet or case or [""])[1]
            found, bare = [*found, above], []
        elif item:
            found, bare = [*found, f"{above}.{item[1]}"], []
    return found
