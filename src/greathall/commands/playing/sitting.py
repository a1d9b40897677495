"""A sitting: one person at the terminal, bots at the other seats, one match."""

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from greathall.bots import Bot, SearchBot, play_on
from greathall.commands.playing.saving import save
from greathall.commands.playing.scores import show_scores
from greathall.commands.playing.sets import Sets
from greathall.commands.playing.table import table_lines
from greathall.commands.terminal.layout import numbered
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import Game, IllegalAnswer, Match
from greathall.locale import Messages

PROMPT: Final = "> "
COMMANDS: Final = {
    "help": "cli-word-help",
    "look": "cli-word-look",
    "why": "cli-word-why",
    "undo": "cli-word-undo",
    "save": "cli-word-save",
    "quit": "cli-word-quit",
}


class Sitting:
    """Tells what happens, shows the table, asks, and understands what is typed."""

    def __init__(self, game: Game, match: Match, me: int, bots: Mapping[int, Bot], terminal: Terminal) -> None:
        self.game: Final = game
        self.match: Final = match
        self.me: Final = me
        self.bots: Final = bots
        self.terminal: Final = terminal
        self.messages: Final = Messages(game, terminal.languages)
        self.told = 0  # how many events have been printed
        self.shown: list[str] = []  # the lines of the table shown last
        self.is_turn = False  # whether the last answer was ours
        self.is_rash = False  # whether it left something undone
        self.told_pace = False

    def play(self) -> int:
        """Play until the game is over or the person leaves."""
        self.greet()
        while True:
            others = play_on(self.match, self.bots)
            self.tell_news()
            self.tell_pace()
            if self.match.over:
                return self.finish()
            self.show_table(everything=others > 0 or not self.is_turn)
            self.is_turn = True
            if not self.ask() or not self.reconsider():
                self.terminal.say("cli-farewell")
                return 0

    def greet(self) -> None:
        seat = self.messages.name("seat", self.game.seats[self.me])
        self.terminal.say(
            "cli-welcome", game=self.terminal.title(self.game.listing), players=self.game.rules.players, seat=seat
        )
        self.terminal.say("cli-help-hint")

    # What is shown.

    def tell_news(self) -> None:
        """The events that were not printed yet."""
        events = self.match.events(self.me)
        if self.told < len(events):
            self.terminal.line()
        for event in events[self.told :]:
            self.terminal.line(f"  {self.messages.event(event)}")
        self.told = len(events)

    def tell_pace(self) -> None:
        """Once: that this machine is too slow for bots that think ahead, and so they are weaker than they should be."""
        share = min((bot.effort.share for bot in self.bots.values() if isinstance(bot, SearchBot)), default=1.0)
        tens = round(10 * share)
        if tens < 10 and not self.told_pace:
            self.told_pace = True
            self.terminal.line()
            self.terminal.say("cli-too-slow", share=10 * max(tens, 1))

    def table(self) -> list[str]:
        view = self.match.view(self.me)
        return table_lines(self.messages, view, self.game.seats[self.me], self.terminal.width)

    def show_table(self, everything: bool) -> None:
        """The table, or only the lines that changed since it was shown last."""
        lines = self.table()
        changed = lines if everything else [line for line in lines if line not in self.shown]
        if changed:
            self.terminal.line()
        for line in changed:
            self.terminal.line(line)
        self.shown = lines

    def show_question(self) -> None:
        question = self.match.question(self.me)
        assert question is not None
        self.terminal.line()
        self.terminal.line(self.terminal.strong(self.messages.question_line(question)))
        for line in textwrap.wrap(self.messages.question_why(question), self.terminal.width):
            self.terminal.line(line)
        sets = self.sets()
        if sets is not None:
            final = any(answer.get("final") for answer in question["answers"])
            self.terminal.line(f"      {sets.shown()}{' *' if final else ''}")
            self.terminal.say("cli-sets", most=sets.most, example=sets.example())
            return
        for line in numbered([self.shown_answer(answer) for answer in question["answers"]], self.terminal.width):
            self.terminal.line(line)

    def shown_answer(self, answer: Mapping[str, Any]) -> str:
        """An answer with its price, and with what is lost by it; a star says that it cannot be taken back."""
        text = self.messages.answer(answer["answer"])
        if "price" in answer:
            text = self.messages.word("priced", answer=text, price=answer["price"])
        if "loses" in answer:
            text = self.messages.word("losing", answer=text, losses=self.messages.value("loss", answer["loses"]))
        return f"{text} *" if answer.get("final") else text

    def sets(self) -> Sets | None:
        """What the answers are sets of, if they are."""
        question = self.match.question(self.me)
        assert question is not None
        noun = self.game.rules.space.kinds[question["kind"]].parts
        return Sets(self.messages, noun, self.match.legal(self.me)) if noun else None

    def finish(self) -> int:
        """The scores, line by line, and who has won."""
        self.terminal.line()
        show_scores(self.match, self.messages, self.terminal)
        if self.me in self.match.winners():
            self.terminal.say("cli-congratulations")
        return 0

    # What is typed.

    def ask(self) -> bool:
        """Ask until the match has moved; false when the person leaves."""
        answers = self.match.legal(self.me)
        self.show_question()
        entries = self.match.answered
        while self.match.answered == entries:
            typed = self.terminal.ask(PROMPT)
            if typed is None or self.command(typed)[0] == "quit":
                return False
            if typed.strip():
                self.understand(" ".join(typed.split()), answers)
        return True

    def reconsider(self) -> bool:
        """Before bots go on: what was rash and is closed only for that can be taken back, as bots allow it; false when
        the person leaves."""
        while self.is_rash and self.match.askable(self.me):
            self.terminal.say("cli-reconsider")
            typed = self.terminal.ask(PROMPT)
            command, rest = self.command(typed or "")
            if typed is None or command == "quit":
                return False
            if not typed.strip():
                return True
            if command == "undo":
                self.match.take_back(self.me)
                self.is_turn = False
            elif command == "save":
                self.save(rest)
        return True

    def understand(self, typed: str, answers: list[int]) -> None:
        """Do what was typed: a command, the number of an answer, or its words."""
        command, rest = self.command(typed)
        if command == "help":
            self.help(answers)
        elif command == "look":
            self.show_table(everything=True)
            self.show_question()
        elif command == "why":
            self.why()
        elif command == "undo":
            self.undo()
        elif command == "save":
            self.save(rest)
        elif typed.isdecimal() and self.sets() is None:
            self.answer_number(int(typed[:9]), answers)
        else:
            self.answer_words(typed, answers)

    def command(self, typed: str) -> tuple[str, str]:
        """The command that is typed, in English or in the person's own language, and what follows it; or nothing."""
        word, _, rest = typed.strip().partition(" ")
        known = {"?": "help", **{name: name for name in COMMANDS}}
        known.update({self.terminal.sentence(message): name for name, message in COMMANDS.items()})
        found = known.get(word.lower(), "")
        return (found, rest) if found == "save" or not rest else ("", "")

    def help(self, answers: list[int]) -> None:
        self.terminal.say("cli-help", example=self.messages.answer(answers[0]))

    def why(self) -> None:
        """What one might expect to be able to do, and why not."""
        refused = self.match.why_not(self.me)
        if not refused:
            self.terminal.say("cli-nothing-refused")
        rows = [(self.messages.answer(one["answer"]), self.reason(one)) for one in refused]
        widest = max((len(answer) for answer, _ in rows), default=0)
        for answer, reason in rows:
            self.terminal.line(f"      {answer.ljust(widest)}  {reason}")

    def reason(self, refused: dict[str, object]) -> str:
        numbers = refused["numbers"]
        assert isinstance(numbers, list)
        answer = refused["answer"]
        assert isinstance(answer, int)
        return self.with_rule(self.messages.reason(str(refused["reason"]), numbers, answer), str(refused["rule"]))

    def with_rule(self, reason: str, rule: str) -> str:
        return self.terminal.sentence("cli-reason", reason=reason, rule=rule) if rule else reason

    def undo(self) -> None:
        try:
            self.match.undo(self.me)
        except IllegalAnswer as error:
            self.refuse(error)
        else:
            self.is_turn = False  # show the whole table again

    def answer(self, answer: int) -> None:
        question = self.match.question(self.me)
        assert question is not None
        self.is_rash = any(row["answer"] == answer and "wastes" in row for row in question["answers"])
        self.match.play(answer, self.me)

    def answer_number(self, number: int, answers: list[int]) -> None:
        if 1 <= number <= len(answers):
            self.answer(answers[number - 1])
        else:
            self.terminal.say("cli-no-number", count=len(answers))

    def answer_words(self, typed: str, answers: list[int]) -> None:
        """An answer by its text form, by what is shown, by how either begins, or by what a set holds."""
        fitting = self.fitting(typed.lower(), answers)
        sets = self.sets()
        read = None if sets is None else sets.read(typed)
        if len(fitting) == 1:
            self.answer(fitting[0])
        elif read is not None:
            self.answer(read)
        elif sets is not None and not fitting:
            self.terminal.say("cli-no-set", most=sets.most, parts=sets.shown())
        elif fitting:
            texts = [self.messages.answer(answer) for answer in fitting]
            self.terminal.say("cli-which", answers=", ".join(texts))
        else:
            self.explain(typed)

    def fitting(self, typed: str, answers: list[int]) -> list[int]:
        """The legal answers that read like this; an exact one alone, if there is one."""
        names = {answer: (self.match.text(answer).lower(), self.messages.answer(answer).lower()) for answer in answers}
        exact = [answer for answer in answers if typed in names[answer]]
        return exact or [answer for answer in answers if any(name.startswith(typed) for name in names[answer])]

    def explain(self, typed: str) -> None:
        """Why nothing like this can be answered now."""
        everything = sorted(self.game.rules.space.shared)
        found = self.fitting(typed.lower(), everything)
        try:
            self.match.play(found[0] if found else self.match.parse(typed), self.me)
        except IllegalAnswer as error:
            self.refuse(error)

    def refuse(self, error: IllegalAnswer) -> None:
        reason = self.messages.reason(error.reason, error.numbers)
        self.terminal.say("cli-refused", reason=self.with_rule(reason, error.rule))

    def save(self, name: str) -> None:
        try:
            save(self.match, name)
        except Refusal as refusal:
            self.terminal.say(refusal.message, **refusal.arguments)
        else:
            self.terminal.say("cli-saved", file=name, game=self.game.name)
