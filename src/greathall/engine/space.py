"""Space: one number, and one text, for every answer a game knows."""

from typing import Final

from greathall.engine.errors import BrokenRules

Names = dict[str, tuple[str, ...]]

NOT_HERE: Final = -1_000_000  # far below every option


class Each:
    """Answers made of a verb and each name of a noun: `Each("build", "district")` gives `build temple`, …"""

    def __init__(self, verb: str, noun: str) -> None:
        self.verb = verb
        self.noun = noun


class Decline:
    """An answer that does nothing: it gives up a chance, or ends a turn. Nobody should give it by mistake."""

    def __init__(self, verb: str) -> None:
        self.verb = verb


class Answer:
    """One answer: the verb and, if it has one, the noun and which of its names is meant."""

    def __init__(self, kind: str, option: int, verb: str, noun: str = "", index: int = 0, name: str = "") -> None:
        self.kind = kind
        self.option = option
        self.verb = verb
        self.noun = noun
        self.index = index
        self.name = name
        self.declines = False  # whether it gives up what could be done instead
        self.text = " ".join(part for part in (verb, name) if part)


class Kind:
    """A kind of question: its name, its answers in the order of their options, and what it is about.

    `about` names the arguments a question of this kind shows, like an event's (`("card:district",)`). A kind that is
    `like` another has no answers of its own: it asks for some of the other's. Answers to a `final` one are announced
    and never taken back: a person is asked to `confirm` them, unless they are the first of several. The answers of a
    kind with `parts` are sets of that noun's names, written as amounts (`1 fighter 2 cleric`): a person picks part by
    part. Others do not see which answer is given to a `secret` one, or not all of them; those to any other are open.
    """

    def __init__(
        self,
        name: str,
        *answers: "str | Each | Decline",
        about: tuple[str, ...] = (),
        like: str = "",
        final: bool = False,
        confirm: bool = True,
        parts: str = "",
        secret: bool = False,
    ) -> None:
        self.name = name
        self.answers = answers
        self.about = about
        self.like = like
        self.final = final
        self.confirm = confirm
        self.parts = parts
        self.secret = secret

    def resolved(self, names: Names) -> list[Answer]:
        """Its answers, one for each option from 0 on."""
        found: list[Answer] = []
        for part in self.answers:
            if isinstance(part, str):
                found.append(Answer(self.name, len(found), part))
                continue
            if isinstance(part, Decline):
                found.append(Answer(self.name, len(found), part.verb))
                found[-1].declines = True
                continue
            if part.noun not in names:
                raise BrokenRules(f"question {self.name!r} needs the noun {part.noun!r}, which no module names")
            for index, name in enumerate(names[part.noun]):
                found.append(Answer(self.name, len(found), part.verb, part.noun, index, name))
        return found


class Space:
    """All answers of a game, numbered from 0. Outside the engine an answer is always its number here.

    A game whose tables differ (seats, modules) has one list of `known` answers for all of them: a number means the same
    answer at every table, whether it can be given there or not. Inside, a table goes by its own answers, kind by kind:
    those of a kind come one after the other from `first` on, and `shared` leads from there to the number.
    """

    def __init__(self, kinds: list[Kind], names: Names, known: tuple[str, ...] = ()) -> None:
        self.kinds: Final = {kind.name: kind for kind in kinds}
        self.first: Final[dict[str, int]] = {}
        own: list[Answer] = []
        for kind in kinds:
            self.first[kind.name] = self.first[kind.like] if kind.like else len(own)
            own.extend(kind.resolved(names))
        refuse_doubles(own)
        self.here: Final = own  # what can be answered at this table
        texts = list(dict.fromkeys([*known, *(answer.text for answer in own)]))
        places = {text: number for number, text in enumerate(texts)}
        self.shared: Final = [places[answer.text] for answer in own]
        self.numbers: Final = {answer.text: places[answer.text] for answer in own}
        self.answers: Final = [Answer("", 0, text) for text in texts]  # what only other tables have stays like this
        self.own: Final = [NOT_HERE] * len(texts)
        for place, number in enumerate(self.shared):
            self.answers[number] = own[place]
            self.own[number] = place

    @property
    def size(self) -> int:
        return len(self.answers)

    def number(self, kind: str, option: int) -> int:
        return self.shared[self.first[kind] + option]

    def option(self, kind: str, number: int) -> int:
        """The option that a number means for a kind of question; none of them if it is an answer to another."""
        return self.own[number] - self.first[kind]

    def width(self, kind: str) -> int:
        """How many options a kind of question can have at most."""
        own = self.kinds[kind].like or kind
        return sum(1 for answer in self.answers if answer.kind == own)

    def text(self, number: int) -> str:
        return self.answers[number].text

    def parse(self, text: str) -> int:
        """The number of a text; raises KeyError if nothing reads like that."""
        return self.numbers[" ".join(text.split())]

    def mask(self, numbers: list[int]) -> bytearray:
        """One byte per answer of the space: 1 where it is legal."""
        flags = bytearray(len(self.answers))
        for number in numbers:
            flags[number] = 1
        return flags


def refuse_doubles(own: list[Answer]) -> None:
    """Every answer of a table reads in its own way."""
    seen: set[str] = set()
    for answer in own:
        if answer.text in seen:
            raise BrokenRules(f"two answers read {answer.text!r}; texts are unique over the whole space")
        seen.add(answer.text)
