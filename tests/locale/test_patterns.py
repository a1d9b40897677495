"""What every construct of Fluent says. The expectations are what `fluent.runtime` 0.4 with Babel 2.18 said."""

from typing import Any

import pytest

from greathall.locale.bundle import Bundle

TEXT = r"""
# A comment = no message.
plain = Plain
two-lines =
    One
    two
said = { $x } said
    .why = because { $x }
only-attribute =
    .why = because
quoted = { "" }a{ "\u00A0" }b{ "\"" }{ " " }{ "\U01F602" }
numbers = { 5 } { 1.0 } { -3 } { 2.50 } { 12345 }
nested = { { $x } }
counted = { $n ->
    [0] none
    [one] one { $n }
    [few] few { $n }
    [many] many { $n }
   *[other] other { $n }
 }
order = { $n ->
    [one] category
    [1] number
   *[other] other
 }
fraction = { $n ->
    [1.5] half
    [1.0] exact
   *[other] other
 }
by-word = { $x ->
    [yes] Yes
    [1] digit
    [yes] again
   *[no] No { $x }
 }
shown = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
least = { NUMBER($n, minimumFractionDigits: 2) }
bare = { NUMBER($n) }
chosen = { NUMBER($n, minimumFractionDigits: 1) ->
    [one] one
    [few] few
   *[other] other
 }
no-option = { NUMBER($n, nonsense: 1) }
no-function = { FOO($n) }
refers = { plain }, { said }, { said.why }
lost = { nowhere } { plain.nothing } { -nothing } { -city.nothing ->
   *[a] default
 }
-city = { $case ->
    [gen] Prahy
   *[nom] Praha
 }
    .gender = feminine
-pair = { $a } and { $b } of { -city(case: "gen") }
term = { -city } { -city(case: "gen") } { -city(case: "x") } { -pair(a: 1, b: "two") }
by-term = { -city.gender ->
    [feminine] she
   *[other] it
 }
loop = a { loop-back }
loop-back = b { loop }
broken = { $x
plain = Twice
"""
BUNDLES = {language: Bundle(language, [TEXT]) for language in ("en", "pl", "uk", "cs", "sk")}

SAID: list[tuple[str, dict[str, Any], str]] = [
    ("plain", {}, "Plain"),
    ("two-lines", {}, "One\ntwo"),
    ("said", {"x": "Ann"}, "Ann said"),
    ("said", {"x": True}, "1 said"),
    ("said", {"x": 1234.5678}, "1,234.568 said"),
    ("quoted", {}, 'a\u00a0b" 😂'),
    ("numbers", {}, "5 1 -3 2.5 12,345"),
    ("nested", {"x": "Ann"}, "Ann"),
    ("counted", {"n": 0}, "none"),
    ("counted", {"n": 1}, "one 1"),
    ("counted", {"n": 1.0}, "one 1"),
    ("counted", {"n": -1}, "one -1"),
    ("counted", {"n": 1.5}, "other 1.5"),
    ("counted", {"n": "few"}, "few few"),
    ("counted", {"n": "0"}, "other 0"),
    ("order", {"n": 1}, "category"),
    ("fraction", {"n": 1.5}, "half"),
    ("fraction", {"n": 1}, "exact"),
    ("by-word", {"x": "yes"}, "Yes"),
    ("by-word", {"x": "1"}, "No 1"),
    ("by-word", {"x": 1}, "digit"),
    ("by-word", {"x": ""}, "No "),
    ("shown", {"n": 2.25}, "2.2"),
    ("shown", {"n": 5}, "5.0"),
    ("shown", {"n": True}, "1.0"),
    ("shown", {"n": -0.04}, "-0.0"),
    ("whole", {"n": 1234.5}, "1,234"),
    ("least", {"n": 2.5}, "2.50"),
    ("bare", {"n": 1234567}, "1,234,567"),
    ("chosen", {"n": 1}, "one"),
    ("refers", {"x": "Ann"}, "Plain, Ann said, because Ann"),
    ("term", {}, "Praha Prahy Praha 1 and two of Prahy"),
    ("by-term", {}, "she"),
]
COUNTED = [
    ("pl", 21, "many 21"),
    ("pl", 22, "few 22"),
    ("pl", 1234.5, "other 1\u00a0234,5"),
    ("uk", 21, "one 21"),
    ("uk", 12, "many 12"),
    ("cs", 3, "few 3"),
    ("cs", 0.5, "many 0,5"),
    ("sk", 5, "other 5"),
]
WRONG: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("said", {}, "x said", ["$x is NoneType"]),
    ("said", {"x": [1]}, "x said", ["$x is list"]),
    ("by-word", {"x": None}, "No x", ["$x is NoneType"] * 2),
    ("counted", {}, "other n", ["$n is NoneType"] * 2),
    ("shown", {"n": "x"}, "NUMBER()", ["'x' is no number"]),
    ("shown", {}, "n", ["$n is NoneType"]),
    ("no-option", {"n": 1}, "NUMBER()", ["no function NUMBER with these options"]),
    ("no-function", {"n": 1}, "FOO()", ["no function FOO with these options"]),
    (
        "lost",
        {},
        "{nowhere} {plain.nothing} {-nothing} default",
        [f"no message {name}" for name in ("nowhere", "plain.nothing", "-nothing", "-city.nothing")],
    ),
    ("loop", {}, "a b ???", ["loop refers to itself"]),
]


def say(language: str, message: str, arguments: dict[str, Any]) -> tuple[str, list[str]]:
    pattern = BUNDLES[language].pattern(message)
    assert pattern is not None
    return BUNDLES[language].say(pattern, arguments)


@pytest.mark.parametrize(("message", "arguments", "text"), SAID)
def test_what_a_message_says(message: str, arguments: dict[str, Any], text: str) -> None:
    assert say("en", message, arguments) == (text, [])


@pytest.mark.parametrize(("language", "number", "text"), COUNTED)
def test_what_it_says_in_other_languages(language: str, number: float, text: str) -> None:
    assert say(language, "counted", {"n": number}) == (text, [])


@pytest.mark.parametrize(("message", "arguments", "text", "faults"), WRONG)
def test_what_is_wrong_is_said_by_its_name(
    message: str, arguments: dict[str, Any], text: str, faults: list[str]
) -> None:
    assert say("en", message, arguments) == (text, faults)


def test_a_message_is_found_if_it_can_be_read() -> None:
    english = BUNDLES["en"]
    assert all(english.has(name) for name in ("plain", "only-attribute", "-city"))
    assert not any(english.has(name) for name in ("broken", "A", "nowhere"))
    assert english.pattern("only-attribute") is None
    assert english.pattern("only-attribute", "why") is not None
    assert english.pattern("plain", "why") is None


def test_the_first_text_that_has_a_message_says_it() -> None:
    bundle = Bundle("en", ["a = first\n", "a = second\nb = b of { a }\n"])
    pattern = bundle.pattern("b")
    assert pattern is not None
    assert bundle.say(pattern, {})[0] == "b of first"
