"""SearchBot: information-set Monte-Carlo tree search over imagined positions.

Each iteration takes an imagined position, walks down by what has been found so far, tries something new, plays on by
rule to the end of the round, and remembers for every seat what came of it. A seat's tree knows only the answers that
seat has seen, so nobody in it acts on what they cannot know; and each seat acts in its own interest. At the root the
candidates are tried equally often in the same positions, and the worse half is dropped again and again.
"""

from typing import Any, ClassVar, Final

from greathall.bots.budget import OPEN, Budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import JudgeMaker, judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.bots.thinkers.playing_out import asked, let_luck_answer, play_by_rule, play_chapter, results
from greathall.bots.thinkers.stint import CLOCK, Clock, Effort, Stint
from greathall.bots.thinkers.tree import Arm, Node, Spread
from greathall.engine import Decision, Frame, Luck, State, apply, legal, mix, question
from greathall.engine.subclassing import mypyc_attr

USUAL: Final = 400  # iterations a turn if nobody says how many
CANDIDATES: Final = 16
BEHIND: Final = 250  # by how much `rule` may like a candidate less than the best one
THICK: Final = 40  # tries that an answer needs before the ways behind it are told apart
MANY: Final = 12  # questions of a turn, as far as its budget is shared
DEEP: Final = 40  # answers in a tree
TRUST: Final = 4.0  # how many tries what `rule` says is worth
SLOPE: Final = 0.17  # by how much a lead raises the chance to win, among equals: ln 2 / 4


class Search:
    """The trees of one turn, and how they grow."""

    def __init__(self, judge: Judge, seat: int, ground: Frame[Any], luck: Luck) -> None:
        self.judge = judge
        self.seat = seat
        self.ground = ground  # the business the turn is a part of: when it is done, so is the turn
        self.luck = luck
        self.roots = [Node() for _ in judge.rules.seats]
        self.spreads = [Spread() for _ in judge.rules.seats]
        self.iterations = 0
        self.expected = ""  # the kind of question that comes next in this turn

    def next_question(self, s: State) -> Decision[Any] | None:
        """What the seat is asked next in the same turn, or nothing when it is over or somebody else is asked."""
        found = question(s, self.seat)
        return None if found is None or found.kind in self.judge.turns or not is_in(self.ground, s.stack) else found

    def awaits(self, imagined: Imagined) -> bool:
        """Whether this is the question that was expected next."""
        same = imagined.judge is self.judge and imagined.seat == self.seat
        return same and imagined.question.kind == self.expected and is_in(self.ground, imagined.state.stack)

    def key(self, seat: int, answer: int) -> int:
        return seat * self.judge.rules.space.size + answer

    def advance(self, here: list[Node], seat: int, kind: str, answer: int) -> None:
        """Lead every tree on whose seat sees this answer."""
        key = self.key(seat, answer)
        seen = kind in self.judge.open_kinds
        for place in range(len(here)):
            if seen or place == seat:
                here[place] = here[place].child(key)

    def iterate(self, s: State, first: int, luck: Luck) -> None:
        """One iteration from a position that may be spoiled, beginning with an option of the seat that thinks."""
        here = self.roots[:]
        path: list[tuple[int, Node, Arm]] = []
        option = first
        chapter = self.judge.chapter(s)
        while len(path) < DEEP and s.stack:
            found = asked(s, self.seat)
            seat = found.player
            options = legal(s, seat)
            if len(options) == 1:
                apply(s, seat, options[0])
                let_luck_answer(s, luck)
                continue
            start = self.judge.rules.space.first[found.kind]
            node = here[seat]
            answers = [start + one for one in options]
            if node.lacks(answers):
                node.offer(answers, self.judge.weigh_all(s, seat, found, options))
            if path:
                option = options[node.select(answers, self.spreads[seat].deviation)]
            arm = node.arms[start + option]
            path.append((seat, node, arm))
            self.advance(here, seat, found.kind, start + option)
            apply(s, seat, option)
            let_luck_answer(s, luck)
            if arm.visits < THICK:
                break
        play_chapter(s, self.judge, self.seat, luck, chapter)
        self.remember(path, results(s, self.judge, self.seat))

    def remember(self, path: list[tuple[int, Node, Arm]], values: list[float]) -> None:
        """Note the result in everything on the way."""
        self.iterations += 1
        for seat, value in enumerate(values):
            self.spreads[seat].add(value)
        for seat, node, arm in path:
            node.visits += 1
            node.total += values[seat]
            arm.visits += 1
            arm.total += values[seat]

    def forecast(self, arm: Arm, best: int, lead: int) -> float:
        """What an answer at the root brings, as far as tries and rule can say."""
        usual = self.spreads[self.seat].mean
        by_rule = usual + SLOPE * (arm.weight - best) / lead
        return (arm.total + TRUST * by_rule) / (arm.visits + TRUST)


class Contenders:
    """The candidates at the root: tried in turn, in the same positions, the worse half dropped after each stage."""

    def __init__(self, search: Search, imagined: Imagined) -> None:
        self.search = search
        self.node = search.roots[search.seat]
        self.first = imagined.key(0)
        answers = [imagined.key(option) for option in imagined.options]
        weights = search.judge.weigh_all(imagined.state, imagined.seat, imagined.question, imagined.options)
        self.node.offer(answers, weights)
        for answer, weight in zip(answers, weights, strict=True):
            self.node.arms[answer].weight = weight  # an arm from before in this turn knows an older one
        self.best = max(weights)
        self.lead = search.judge.lead(imagined.state)
        likely = [option for option in imagined.options if self.arm(option).weight >= self.best - BEHIND]
        self.left = sorted(likely, key=self.promise)[-CANDIDATES:]
        self.stages = max(1, (len(self.left) - 1).bit_length())
        self.stage = 0
        self.turn = len(self.left)

    def arm(self, option: int) -> Arm:
        return self.node.arms[self.first + option]

    def promise(self, option: int) -> float:
        return self.search.forecast(self.arm(option), self.best, self.lead)

    def next(self, spent: float) -> int:
        """The option to be tried now, when this part of the budget is spent."""
        if self.is_even:
            self.turn = 0
            while self.stage + 1 < self.stages and spent >= (self.stage + 1) / self.stages:
                self.stage += 1
                self.left = sorted(self.left, key=self.promise)[len(self.left) // 2 :]
            mix(self.left, self.search.luck)  # a fixed order would beat in time with what others try
        self.turn += 1
        return self.left[self.turn - 1]

    @property
    def is_even(self) -> bool:
        """Whether all that are left have been tried equally often."""
        return self.turn == len(self.left)

    def winner(self) -> int:
        return max(self.left, key=self.promise)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Thinks for a budget each turn: more if a turn has one question, less for each if it has many."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, budget: Budget = OPEN, judging: JudgeMaker = judge_of, clock: Clock = CLOCK) -> None:
        self.clock = clock
        self.luck = Luck(seed)
        self.imagining = Imagining(self.luck, judging)
        self.budget = Budget(iterations=USUAL) if budget.is_open else budget
        self.left = 0.0  # of the iterations of this turn
        self.time = 0.0  # of its milliseconds
        self.limit = 0  # milliseconds for a question, if others wait to think; 0: none
        self.effort = Effort()  # of all questions so far
        self.search: Search | None = None

    def choose(self, seat: Seat) -> int:
        imagined = self.imagining.of(seat)
        if len(imagined.options) == 1:
            return imagined.number(imagined.options[0])
        search = self.search
        if search is None or not search.awaits(imagined):
            search = Search(imagined.judge, imagined.seat, ground_of(imagined.state), self.luck)
            self.begin_turn(imagined.judge)
        option = self.think(seat, imagined, search)
        self.search = search if self.goes_on(imagined, search, option) else None
        return imagined.number(option)

    def begin_turn(self, judge: Judge) -> None:
        self.left = float(self.budget.iterations or self.budget.hard_turns * judge.hard_turn)
        self.time = float(self.budget.milliseconds)
        self.effort.hard_turn = judge.hard_turn

    @property
    def remaining(self) -> Budget:
        """What is left of the budget while the turn goes on, at least a little; open: the next question begins one."""
        if self.search is None:
            return OPEN
        iterations = max(1, int(self.left)) if self.budget.counts else 0
        return Budget(iterations, max(1, int(self.time)) if self.budget.milliseconds else 0)

    def think(self, seat: Seat, imagined: Imagined, search: Search) -> int:
        """Search with this question's share of the budget of the turn."""
        share = 2 / (1 + self.questions(imagined, search))
        contenders = Contenders(search, imagined)
        if len(contenders.left) == 1:
            return contenders.left[0]
        position, seed = imagined.state, self.luck.seed()
        stint = self.stint(share)
        while (spent := stint.spent()) < 1:
            if contenders.is_even:
                position, seed = self.imagining.likely(seat).state, self.luck.seed()
            search.iterate(position.clone(), contenders.next(spent), Luck(seed))
            stint.done += 1
        self.left -= max(float(stint.done), stint.meant)  # what was cut off is lost
        self.time -= stint.milliseconds
        self.effort.add(stint)
        return contenders.winner()

    def stint(self, share: float) -> Stint:
        """A share of what is left of the budget."""
        iterations = share * self.left if self.budget.counts else None
        times = [share * self.time] if self.budget.milliseconds else []
        if self.limit:
            times.append(float(self.limit))
        return Stint(iterations, min(times, default=None), self.clock)

    def questions(self, imagined: Imagined, search: Search) -> int:
        """About how many questions this turn still has, this one among them."""
        s = imagined.state.clone()
        luck = self.luck.clone()
        count = 1
        play_by_rule(s, imagined.judge, imagined.seat, 1, luck)
        while count < MANY and search.next_question(s) is not None:
            count += len(legal(s, imagined.seat)) > 1
            play_by_rule(s, imagined.judge, imagined.seat, 1, luck)
        return count

    def goes_on(self, imagined: Imagined, search: Search, option: int) -> bool:
        """Whether this seat is asked again before anybody else in the same turn, so that its trees are of use."""
        s = imagined.state.clone()
        apply(s, imagined.seat, option)
        let_luck_answer(s, self.luck.clone())
        found = search.next_question(s)
        if found is None:
            return False
        search.expected = found.kind
        search.advance(search.roots, imagined.seat, imagined.question.kind, imagined.key(option))
        return True


def ground_of(s: State) -> Frame[Any]:
    """The business in which somebody is asked."""
    return s.stack[-2] if isinstance(s.stack[-1], Decision) and len(s.stack) > 1 else s.stack[-1]


def is_in(frame: Frame[Any], stack: list[Frame[Any]]) -> bool:
    """Whether just this frame is there, not one like it."""
    for other in stack:
        if other is frame:
            return True
    return False
