"""Parsing in the language of the terminal: argparse asks for each of its sentences, and our messages answer.

Their ids are the words of the sentence, `cli-parser-expected-one-argument`; its %-placeholders stay.
"""

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from greathall.commands.options import Say
from greathall.locale.messages import identifier


@contextmanager
def speaking(say: Say) -> Iterator[None]:
    """Answer argparse in place of gettext, as long as something is parsed."""
    names: dict[str, Any] = vars(argparse)
    kept = {"_": names["_"], "ngettext": names["ngettext"]}
    names["_"] = lambda sentence: sentence and translated(say, sentence)
    names["ngettext"] = lambda _one, many, count: translated(say, many, count)
    try:
        yield
    finally:
        names.update(kept)


def translated(say: Say, sentence: str, count: int = 1) -> str:
    """A sentence of argparse in the language of the terminal; as it is if there is no message for it."""
    message = message_of(sentence)
    found = say(message, count=count)
    return sentence if found == message else found + sentence[len(sentence.rstrip()) :]


def message_of(sentence: str) -> str:
    """The id of the message for a sentence: its words."""
    words = re.findall("[a-z]+", re.sub(r"%(\(\w+\))?[rs]", "", sentence.lower()))
    return identifier("cli", "parser", *words)
