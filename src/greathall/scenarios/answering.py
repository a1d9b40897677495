"""Giving the answers of a scenario, Chance's among them."""

from difflib import get_close_matches
from typing import Any, Final

from greathall.engine import Draw, GreatHallError, IllegalAnswer, Match, Shuffle
from greathall.scenarios.asking import CHANCE_NAME, legal_texts, let_luck_answer, questions
from greathall.scenarios.loading import Step
from greathall.scenarios.writing import flow
from greathall.scenarios.yaml_files import Source

SHOWN: Final = 10


def give(match: Match, step: Step, source: Source) -> None:
    """Give one answer. What is refused is an error at its line, with the reason and what would be legal."""
    if step.who not in (CHANCE_NAME, *match.rules.seats):
        raise source.error(f"no seat is called {step.who!r}; there are {', '.join(match.rules.seats)}", step.path)
    try:
        if step.who != CHANCE_NAME:
            let_luck_answer(match)
        say(match, step.who, step.said)
    except IllegalAnswer as refused:
        raise source.error(explained(match, step, refused), step.path) from refused
    except GreatHallError as error:
        raise source.error(str(error), step.path) from error


def say(match: Match, who: str, said: Any) -> None:
    """Say an answer as it is written; a list is an order for a shuffle, a number a seed for one."""
    if who == CHANCE_NAME:
        top = match.state.stack[-1] if match.state.stack else None
        if isinstance(said, list) and isinstance(top, Draw):
            raise IllegalAnswer(f"a draw takes one answer, not the order {flow(said)}", "other_question")
        if isinstance(said, list):
            said = " ".join(["order", *map(str, said)])
        elif isinstance(said, int) and isinstance(top, Shuffle):
            said = f"seed {said}"
    match.say(str(said), who)


def explained(match: Match, step: Step, refused: IllegalAnswer) -> str:
    """The reason of a refusal with all that helps to fix it, in one line."""
    parts = [str(refused)]
    if refused.numbers:
        parts.append(f"numbers {flow(list(refused.numbers))}")
    if refused.rule:
        parts.append(f"rule {refused.rule}")
    parts.append(f"asked: {flow(questions(match.state))}")
    legal = legal_texts(match, step.who)
    if legal:
        shown = legal if len(legal) <= SHOWN else get_close_matches(str(step.said), legal, SHOWN, 0.0)
        parts.append(f"{step.who} may answer: {flow(shown)}")
    return "; ".join(parts)
