"""The sections of the rules of Paladins and of its expansions, as the pages of the rules number them."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tools.coverage_table import Rule, rules_of
from tools.steps import ROOT

LAST_CHAPTER = 14  # what follows is about sources
ITEM = re.compile(r" *(\d+)\. ")


@dataclass(frozen=True)
class Book:
    """A page of rules, with the table of its sections and the list of its worked examples."""

    name: str
    letter: str  # of its numbers
    folder: str  # below tests/games
    sources: str
    sections: int
    examples: int

    @cached_property
    def page(self) -> str:
        return (ROOT / "docs" / "rules" / f"{self.name}.md").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> list[Rule]:
        return rules_of(self.folder)

    @cached_property
    def numbers(self) -> list[str]:
        return [rule.number for rule in self.rules]

    @cached_property
    def decided(self) -> set[str]:
        return {rule.number for rule in self.rules if "decided" in rule.sources}

    @cached_property
    def chapters(self) -> set[str]:
        return set(re.findall(rf"^#+ ({self.letter}-\d+(?:\.\d+)?)\b", self.page, re.MULTILINE))

    def listed_examples(self) -> list[str]:
        file = ROOT / "tests" / "games" / Path(self.folder) / "examples.txt"
        return [line.split(" | ")[0] for line in file.read_text(encoding="utf-8").splitlines()]

    def cases(self) -> list[str]:
        """Those collected in a table of the last chapter."""
        return re.findall(rf"^\| ({self.letter}-{LAST_CHAPTER}\.\d+) ", self.page, re.MULTILINE)

    def sections_of_the_page(self) -> list[str]:
        """Numbered paragraphs, numbered items below them, headings without either, and the collected cases."""
        heading_of = re.compile(rf"#+ ({self.letter}-\d+(?:\.\d+)?)\b")
        bullet_of = re.compile(rf"- \*\*({self.letter}-[\d.]*\d)\b")
        case_of = re.compile(rf"\| ({self.letter}-{LAST_CHAPTER}\.\d+) ")
        found: list[str] = []
        bare: list[str] = []  # a heading nothing has followed yet
        above = ""
        for line in self.page.splitlines():
            heading, bullet, item, case = (
                heading_of.match(line),
                bullet_of.match(line),
                ITEM.match(line),
                case_of.match(line),
            )
            if heading:
                found += bare
                above = heading[1]
                bare = [above] if line.startswith("###") else []
                if above == f"{self.letter}-{LAST_CHAPTER + 1}":
                    break
            elif bullet or case:
                above = (bullet or case or [""])[1]
                found, bare = [*found, above], []
            elif item:
                found, bare = [*found, f"{above}.{item[1]}"], []
        return found


PALADINS = Book("paladins", "P", "paladins", "rulebook public decided", sections=203, examples=37)
CITY_OF_CROWNS = Book(
    "city_of_crowns", "C", "paladins/crowns", "rulebook public decided base reconstructed", sections=115, examples=43
)
BOOKS = (PALADINS, CITY_OF_CROWNS)
