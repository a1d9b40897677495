"""The page in HTML: complete in itself, readable on a phone, in light and in dark."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final
from urllib.parse import quote

from greathall import __version__
from greathall.engine import Entry, Option
from greathall.engine.game import spell
from greathall.locale import Sentences

ICON: Final = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='6' fill='#7a2e1d'/>"
    "<path d='M5 26V14L16 6l11 8v12h-7v-7a4 4 0 0 0-8 0v7z' fill='#f6ecd8'/></svg>"
)
STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6efe1; --card: #fffaf0; --ink: #2b2018; --soft: #6b5a4a; --edge: #dccdb2;
  --seal: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1814; --card: #29221c; --ink: #efe5d5; --soft: #b7a58f;
  --edge: #43382d; --seal: #e0947f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Georgia, "Noto Serif", serif;
  padding: clamp(1.25rem, 5vw, 4rem) 1.25rem; }
main, footer { max-width: 44rem; margin: 0 auto; overflow-wrap: anywhere; }
header { display: flex; gap: 1rem; align-items: center; }
header svg { width: 3.5rem; height: 3.5rem; flex: none; }
h1 { margin: 0; font-size: clamp(1.9rem, 6vw, 2.6rem); line-height: 1.1; }
h2 + p { margin-bottom: 1rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.1rem; color: var(--soft); }
h3 { margin: 0; font-size: 1.3rem; }
h4 { margin: 1rem 0 .25rem; font-size: 1rem; color: var(--soft); font-weight: normal; }
p { margin: .4rem 0; }
.soft, footer { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: .6rem; padding: 1.1rem 1.3rem;
  margin: 0 0 1rem; }
dl { margin: 0; }
dt { font-weight: bold; }
dd { margin: 0 0 .5rem; }
code { font: .92em ui-monospace, "DejaVu Sans Mono", monospace; color: var(--seal); }
a { color: var(--seal); }
footer { margin-top: 3rem; font-size: .9rem; }
"""


class Page:
    """The sentences of the page in some languages, and the pages made of them."""

    def __init__(self, languages: Sequence[str] = ()) -> None:
        self.sentences: Final = Sentences(("greathall", "page"), languages=languages)

    def say(self, message: str, /, **arguments: Any) -> str:
        """A sentence, safe to stand in HTML."""
        return escape(self.sentences.format(message, arguments))

    def hall(self, entries: Sequence[Entry]) -> str:
        """What the hall holds today."""
        return self.frame(self.games(entries) if entries else self.nothing())

    def lost(self) -> str:
        """What stands at an address where nothing is."""
        return self.frame(f'<h2>{self.say("page-lost")}</h2><p><a href="/">{self.say("page-back")}</a></p>')

    def frame(self, content: str) -> str:
        title = self.say("page-title")
        return (
            f'<!doctype html>\n<html lang="{self.sentences.language("page-title")}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<title>{title}</title><link rel="icon" href="data:image/svg+xml,{quote(ICON)}">'
            f"<style>{STYLE}</style></head>\n<body><main><header>{ICON}<div><h1>{title}</h1>"
            f'<p class="soft">{self.say("page-lead")}</p></div></header>\n{content}</main>\n'
            f"<footer>{self.say('page-version', version=__version__)}</footer></body></html>\n"
        )

    def nothing(self) -> str:
        card = f"<h3>{self.say('page-none')}</h3><p>{self.say('page-none-more')}</p>"
        return f'<h2>{self.say("page-games")}</h2><section class="card">{card}</section>'

    def games(self, entries: Sequence[Entry]) -> str:
        cards = "\n".join(self.game(entry) for entry in entries)
        return f"<h2>{self.say('page-games')}</h2>\n<p>{self.say('page-no-table')}</p>\n{cards}"

    def game(self, entry: Entry) -> str:
        players = self.say(
            "page-players", count=entry.players[-1], players=spell(entry.players).replace("-", "\N{EN DASH}")
        )
        options = "".join(self.option(option) for option in entry.options)
        listed = f"<h4>{self.say('page-options')}</h4><dl>{options}</dl>" if options else ""
        command = f"<p><code>greathall play {escape(entry.name)}</code></p>"
        head = f'<h3>{escape(entry.title)}</h3><p class="soft">{players}</p>'
        return f'<section class="card">{head}{command}{listed}</section>'

    def option(self, option: Option) -> str:
        values = ", ".join(map(str, option.values))
        listed = self.say("page-values-many" if option.many else "page-values", values=values) if values else ""
        about = escape(option.about) + (f" ({listed})" if listed else "")
        return f"<dt><code>{escape(option.name)}</code></dt><dd>{about}</dd>"
