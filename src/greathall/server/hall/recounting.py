"""Recounting: what was reported, as the keeper of the hall reads it, in a language of theirs."""

from collections.abc import Sequence
from typing import Final

from msgspec.json import encode

from greathall.locale import Messages
from greathall.server.catalogue import game_of
from greathall.server.denied import Denied
from greathall.server.protocol.keeping import ReportInfo, SaidThere
from greathall.server.store.store import StoredReport, Written


class Recounting:
    """What happens in games, in sentences. Those of a game are read once."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.languages: Final = languages
        self.known: Final[dict[bytes, Messages | None]] = {}

    def messages(self, report: StoredReport) -> Messages | None:
        """The sentences of the game that was played; none if there is no such game any more."""
        which = encode((report.game, report.players, report.options))
        if which not in self.known:
            try:
                game = game_of(report.game, report.players, report.options)
                self.known[which] = Messages(game, self.languages)
            except Denied:
                self.known[which] = None
        return self.known[which]

    def done(self, report: StoredReport) -> list[str]:
        messages = self.messages(report)
        return [told(messages, event) for event in report.done]


def told(messages: Messages | None, event: Written) -> str:
    """An event as a sentence; as it is, if later rules do not know it."""
    try:
        if messages is not None:
            return messages.event(event)
    except (LookupError, ValueError, TypeError, AttributeError):
        pass
    return encode(event).decode()


def report_info(report: StoredReport, author: str, recounting: Recounting) -> ReportInfo:
    """A report, with the present name of its author."""
    return ReportInfo(
        id=report.id,
        date=report.made,
        table=report.table,
        author=report.author,
        by=author,
        about=report.about,
        seat=report.seat,
        name=report.name,
        why=report.why,
        said=[SaidThere(line.seat, line.name, line.said, line.meant) for line in report.lines],
        done=recounting.done(report),
    )
