"""Reading the values of a facts overlay: numbers, colours, workers and effects, each refused with its path."""

from collections.abc import Sequence
from typing import Any, Final

from greathall.engine import BadOptions, Module
from greathall.games.paladins.naming import MOST
from greathall.games.paladins.printed.cards import ANY, Row
from greathall.games.paladins.printed.data.board import FAVOURS_LAID, TRACK_END
from greathall.games.paladins.printed.effects import Effect, Effects, words

HIGHEST: Final = 99


class Vocabulary:
    """The words effects are made of, and the alternatives of choices that no printed card has."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.verbs = [verb for verb in names_in(modules, "verb") if verb != "choice"]
        self.workers = names_in(modules, "worker")
        self.attributes = names_in(modules, "attribute")
        self.orders = names_in(modules, "order")
        self.places = {"favours": FAVOURS_LAID, **places_in(modules)}
        self.rewards = [name for module in modules for name in module.names.get("reward", ())]
        self.printed = len(self.rewards)

    def add_reward(self, effects: Effects) -> None:
        if words(effects) not in self.rewards:
            self.rewards.append(words(effects))

    def new_rewards(self) -> tuple[str, ...]:
        return tuple(self.rewards[self.printed :])


def names_in(modules: Sequence[Module], noun: str) -> tuple[str, ...]:
    """All names of a noun, each once, even if a module is there twice."""
    return tuple(dict.fromkeys(name for module in modules for name in module.names.get(noun, ())))


def places_in(modules: Sequence[Module]) -> dict[str, int]:
    """How many places the rows of cards have, as they are when the modules are put together."""
    brought = [rows for module in modules for rows in (module.rows, module.replaces)]
    return {spec.name: spec.places for rows in brought for spec in rows.get("row", ())}


class Facts:
    """The corrections of one row."""

    def __init__(self, row: Row, changes: dict[str, Any], path: str, vocabulary: Vocabulary) -> None:
        self.row = row
        self.changes = changes
        self.path = path
        self.vocabulary = vocabulary

    def number(self, fact: str, printed: int, highest: int = HIGHEST, lowest: int = 0) -> int:
        if fact not in self.changes:
            return printed
        return self.read_number(self.changes[fact], f"{self.path}.{fact}", lowest, highest)

    def numbers(self, fact: str, printed: tuple[int, ...]) -> tuple[int, ...]:
        """As many numbers as are printed."""
        if fact not in self.changes:
            return printed
        given, path = self.changes[fact], f"{self.path}.{fact}"
        if not isinstance(given, list) or len(given) != len(printed):
            raise BadOptions(f"{path}: expected {len(printed)} numbers, not {given!r}")
        return tuple(self.read_number(value, path, -HIGHEST, HIGHEST) for value in given)

    def read_number(self, value: Any, path: str, lowest: int, highest: int) -> int:
        if type(value) is not int or not lowest <= value <= highest:
            raise BadOptions(f"{path}: expected a number from {lowest} to {highest}, not {value!r}")
        return value

    def worker(self, fact: str, printed: str) -> str:
        """The colour of a slot."""
        if fact not in self.changes:
            return printed
        return self.read_worker(self.changes[fact], (*self.vocabulary.workers, ANY), f"{self.path}.{fact}")

    def workers(self, fact: str, printed: tuple[str, ...]) -> tuple[str, ...]:
        """As many workers as are printed."""
        if fact not in self.changes:
            return printed
        given, path = self.changes[fact], f"{self.path}.{fact}"
        if not isinstance(given, list) or len(given) != len(printed):
            raise BadOptions(f"{path}: expected {len(printed)} workers, not {given!r}")
        return tuple(self.read_worker(name, self.vocabulary.workers, path) for name in given)

    def read_worker(self, name: Any, known: tuple[str, ...], path: str) -> str:
        if name not in known:
            raise BadOptions(f"{path}: no worker is called {name!r}; there are {', '.join(known)}")
        return str(name)

    def word(self, fact: str, printed: str, known: tuple[str, ...]) -> str:
        """One of the words that can stand there."""
        if fact not in self.changes:
            return printed
        return self.read_word(self.changes[fact], known, f"{self.path}.{fact}")

    def some_words(self, fact: str, printed: tuple[str, ...], known: tuple[str, ...], most: int) -> tuple[str, ...]:
        """At least one of these words, each once."""
        if fact not in self.changes:
            return printed
        given, path = self.changes[fact], f"{self.path}.{fact}"
        if not isinstance(given, list) or not 1 <= len(given) <= most:
            raise BadOptions(f"{path}: expected a list of 1 to {most} words, not {given!r}")
        found = tuple(self.read_word(word, known, path) for word in given)
        if len(set(found)) < len(found):
            raise BadOptions(f"{path}: each word only once, not {given!r}")
        return found

    def read_word(self, word: Any, known: tuple[str, ...], path: str) -> str:
        if word not in known:
            raise BadOptions(f"{path}: expected one of {', '.join(known)}, not {word!r}")
        return str(word)

    def effects(self, fact: str, printed: Effects) -> Effects:
        if fact not in self.changes:
            return printed
        return self.read_effects(self.changes[fact], f"{self.path}.{fact}")

    def read_effects(self, given: Any, path: str) -> Effects:
        """A list of single effects: `[{"cleric": 1}, {"choice": [[…], […]]}]`."""
        if not isinstance(given, list) or not all(isinstance(part, dict) and len(part) == 1 for part in given):
            raise BadOptions(f"{path}: expected a list of effects such as {{'silver': 2}}, not {given!r}")
        return tuple(self.read_effect(part, path) for part in given)

    def read_effect(self, given: dict[Any, Any], path: str) -> Effect:
        ((verb, value),) = given.items()
        if verb == "choice":
            return self.read_choice(value, path)
        if verb not in self.vocabulary.verbs:
            known = ", ".join([*self.vocabulary.verbs, "choice"])
            raise BadOptions(f"{path}: no effect is called {verb!r}; there are {known}")
        return Effect(verb, self.read_number(value, path, 1, MOST))

    def read_choice(self, value: Any, path: str) -> Effect:
        if not isinstance(value, list) or len(value) < 2:
            raise BadOptions(f"{path}: a choice has at least two lists of effects, not {value!r}")
        alternatives = tuple(self.read_effects(part, path) for part in value)
        for alternative in alternatives:
            self.vocabulary.add_reward(alternative)
        return Effect("choice", 1, alternatives)

    def reordered(self, fact: str, printed: tuple[str, ...]) -> tuple[str, ...]:
        """The printed words in any order."""
        if fact not in self.changes:
            return printed
        given = self.changes[fact]
        if not isinstance(given, list) or sorted(map(str, given)) != sorted(printed):
            raise BadOptions(f"{self.path}.{fact}: expected {', '.join(printed)} in any order, not {given!r}")
        return tuple(given)

    def named(self, fact: str, known: tuple[str, ...]) -> dict[str, Any]:
        """Values by name, all of them known."""
        given, path = self.changes[fact], f"{self.path}.{fact}"
        if not isinstance(given, dict) or not given:
            raise BadOptions(f"{path}: expected names with values, not {given!r}")
        for name in given:
            self.read_word(name, known, path)
        return given

    def levels(self, fact: str, printed: dict[str, int]) -> dict[str, int]:
        """Where attributes begin; those that are not named begin as printed."""
        if fact not in self.changes:
            return printed
        given = self.named(fact, self.vocabulary.attributes)
        path = f"{self.path}.{fact}"
        return {**printed, **{name: self.read_number(value, path, 0, TRACK_END) for name, value in given.items()}}

    def places_by_name(self, fact: str, printed: dict[str, tuple[int, ...]], lowest: int) -> dict[str, tuple[int, ...]]:
        """Lists of places by the kind of card, counted from 1; kinds that are not named are as printed."""
        if fact not in self.changes:
            return printed
        found = dict(printed)
        for kind, given in self.named(fact, tuple(self.vocabulary.places)).items():
            path = f"{self.path}.{fact}.{kind}"
            if not isinstance(given, list):
                raise BadOptions(f"{path}: expected a list of places, not {given!r}")
            highest = self.vocabulary.places[kind]
            found[kind] = tuple(self.read_number(place, path, lowest, highest) for place in given)
        return found
