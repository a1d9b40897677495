"""Refusing: why options, games and bots cannot be, in the language of those who asked for them."""

from collections.abc import Sequence
from typing import Any

from greathall.engine import BadOptions, Listing
from greathall.locale.messages import ENGINE, Messages, identifier
from greathall.locale.sentences import Sentences


def refused(error: BadOptions, listing: Listing | None, languages: Sequence[str]) -> str:
    """Why not, in words; the line of the error itself if it has no sentence, as for those who write files."""
    if listing is not None and error.reason in listing.refusals:
        return Messages(listing.load(), languages).refusal(error)
    if error.reason and not error.game:
        message = identifier("engine-options", error.reason)
        return Sentences(ENGINE, languages=languages).format(message, said_plainly(error.values))
    return str(error)


def said_plainly(values: dict[str, Any]) -> dict[str, Any]:
    """Values as they are written; lists in a row."""
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in values.items()}
