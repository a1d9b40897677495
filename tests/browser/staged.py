"""Tables as they seldom are: what the hall says is changed on its way to the page."""

import json
from collections.abc import Callable
from typing import Any

from browser.guests import Guest
from playwright.sync_api import WebSocketRoute

Message = dict[str, Any]
Change = Callable[[Message], None]


def stage(guest: Guest, change: Change) -> None:
    """From now on every message about a game is changed before the page hears it."""
    rewrite(guest, lambda message: change(message) if message["type"] == "game" else None)


def rewrite(guest: Guest, change: Callable[[Message], object]) -> None:
    """From now on every message of the hall is changed before the page hears it."""

    def passing(line: WebSocketRoute) -> None:
        hall = line.connect_to_server()
        hall.on_message(lambda text: line.send(changed(text, change)))

    guest.context.route_web_socket("**/socket?*", passing)


def changed(text: str | bytes, change: Callable[[Message], object]) -> str:
    message: Message = json.loads(text)
    change(message)
    return json.dumps(message)


def asking(kind: str, answers: list[Message], refused: list[Message] | None = None, **about: object) -> Change:
    """The viewer is asked this instead of what the hall asks: not before it does, as until then others are playing and
    every answer of theirs would ask it again."""

    def change(message: Message) -> None:
        if message["question"] is None:
            return
        question = {"seat": "A", "kind": kind, "about": about, "answers": answers, "refused": refused or []}
        message["question"] = question
        message["view"]["asked"] = {"A": kind}
        message["suggest"] = []

    return change


def answer(number: int, text: str, noun: str = "", name: str = "", **more: object) -> Message:
    """An answer as the hall sends it; its text is the verb."""
    return {"answer": number, "text": f"{text} {name}".strip(), "verb": text, "noun": noun, "name": name, **more}


def both(*changes: Change) -> Change:
    def change(message: Message) -> None:
        for one in changes:
            one(message)

    return change
