"""Sentences: messages of some files in the best language there is; English if a language lacks one."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from greathall.locale.bundle import Bundle

FALLBACK: Final = "en"

Source = tuple[str, str]  # a package and the name of a file in its locale/<language>, without `.ftl`


@cache
def read(package: str, language: str, name: str) -> str | None:
    """The messages of a name, or nothing if the language lacks them.

    They are in `<name>.ftl`, and those of expansions next to it, in `<name>-<expansion>.ftl`.
    """
    place = files(package).joinpath("locale", language)
    there = sorted(file.name for file in place.iterdir()) if place.is_dir() else []
    found = [file for file in there if file == f"{name}.ftl" or (file.startswith(f"{name}-") and file.endswith(".ftl"))]
    texts = [place.joinpath(file).read_text(encoding="utf-8") for file in found]
    return "\n".join(texts) if texts else None


def spoken(source: Source) -> list[str]:
    """The languages that have messages of a name."""
    package, name = source
    there = sorted(folder.name for folder in files(package).joinpath("locale").iterdir() if folder.is_dir())
    return [language for language in there if read(package, language, name)]


@cache
def bundle(sources: tuple[Source, ...], language: str) -> Bundle:
    """The messages of these files in one language."""
    texts = [read(package, language, name) for package, name in sources]
    return Bundle(language, [text for text in texts if text is not None])


class Sentences:
    """What can be said out of some files, in the first language that has it."""

    def __init__(self, *sources: Source, languages: Sequence[str] = ()) -> None:
        known = [code for code in languages if any(read(package, code, name) for package, name in sources)]
        self.bundles: Final = [bundle(sources, code) for code in dict.fromkeys([*known, FALLBACK])]

    def has(self, message: str) -> bool:
        return any(one.has(message) for one in self.bundles)

    def language(self, message: str) -> str:
        """The language this message is said in."""
        return next((one.language for one in self.bundles if one.has(message)), FALLBACK)

    def format(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The sentence of a message; if no language has it, its id."""
        found = self.find(message, "", arguments or {})
        return message if found is None else found

    def attribute(self, message: str, name: str, arguments: Mapping[str, Any] | None = None) -> str:
        """An attribute of a message; if no language has it, an empty text."""
        return self.find(message, name, arguments or {}) or ""

    def find(self, message: str, attribute: str, arguments: Mapping[str, Any]) -> str | None:
        """What the first language that has it says: a message's own sentence, or one of its attributes."""
        for one in self.bundles:
            pattern = one.pattern(message, attribute)
            if pattern is not None:
                return one.say(pattern, arguments)[0]
        return None


def preferred(environment: Mapping[str, str]) -> list[str]:
    """The languages the environment asks for, best first, as POSIX says it: `LANGUAGE`, else the locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    codes = [part.partition(".")[0].partition("_")[0].lower() for part in wanted]
    return [code for code in dict.fromkeys(codes) if code.isalpha() and len(code) in (2, 3)]
