"""What a game says in words, and whether it can be read."""

from greathall.engine import Luck, Match
from greathall.locale import Messages


def everything_said(match: Match, messages: Messages, luck: Luck) -> list[str]:
    """All questions, answers, refusals and events of a random game."""
    said: list[str] = []
    while not match.over:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        said.append(messages.question(question))
        for one in question["answers"]:
            said += [messages.answer(one["answer"]), messages.button(one["answer"])]
        said.extend(messages.reason(one["reason"], one["numbers"], one["answer"]) for one in question["refused"])
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    said.extend(messages.event(event) for event in match.events(0))
    return said


def is_wrong(text: str) -> bool:
    """A message that is not there, or lacks a variable."""
    return "{" in text or "$" in text or "paladins-" in text or not text.strip()
