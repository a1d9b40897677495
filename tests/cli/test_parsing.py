"""What the parser of the command line says: each sentence that argparse has is a message, in every language."""

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from terminals import Call

from greathall.commands.parsing import message_of, speaking, translated
from greathall.commands.terminal.terminal import Terminal
from greathall.locale.checking import patterns_of
from greathall.locale.comparing import plain
from tools.languages import languages, text_of

PLACEHOLDER = re.compile(r"%(?:\(\w+\))?[a-z]")
DECLARING = "only who declares a command wrongly reads it"
UNREACHABLE = "the parser finds something else to say before"
FILES = "argparse.FileType, which no command uses"
DEFAULTS = "argparse.ArgumentDefaultsHelpFormatter, which no command uses"
WORDLESS = "no word to translate: every language has its colon there"
OLD = "for what is deprecated, and nothing is"
NEVER = {
    ".__call__() not defined": DECLARING,
    "%r is not callable": DECLARING,
    "'required' is an invalid argument for positionals": DECLARING,
    "cannot have multiple subparser arguments": DECLARING,
    "cannot merge actions - two groups are named %r": DECLARING,
    "conflicting option string: %s": DECLARING,
    "conflicting option strings: %s": DECLARING,
    "conflicting subparser alias: %s": DECLARING,
    "conflicting subparser: %s": DECLARING,
    "dest= is required for options like %r": DECLARING,
    "invalid conflict_resolution value: %r": DECLARING,
    "invalid option string %(option)r: must start with a character %(prefix_chars)r": DECLARING,
    "mutually exclusive arguments must be optional": DECLARING,
    "unexpected option string: %s": UNREACHABLE,
    "unknown parser %(parser_name)r (choices: %(choices)s)": UNREACHABLE,
    'argument "-" with mode %r': FILES,
    "can't open '%(filename)s': %(error)s": FILES,
    "show program's version number and exit": "the program says it itself, since old versions of Python do not ask",
    " (default: %(default)s)": DEFAULTS,
    "%(heading)s:": WORDLESS,
    "subcommands": "the program gives them a title of its own",
    "%(prog)s: warning: %(message)s\n": OLD,
    "argument '%(argument_name)s' is deprecated": OLD,
    "command '%(parser_name)s' is deprecated": OLD,
    "option '%(option)s' is deprecated": OLD,
}


def asked_for() -> Iterator[str]:
    """The sentences that argparse of this Python asks for."""
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
            yield from (
                part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


SENTENCES = sorted(set(asked_for()) - NEVER.keys())


def test_the_sentences_are_found() -> None:
    assert {"usage: ", "options", "expected one argument", "expected %s argument"} <= set(SENTENCES)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_sentence_of_argparse_is_a_message_that_reads_the_same_in_english(sentence: str) -> None:
    many = sentence.replace("%s argument", "%s arguments") if sentence == "expected %s argument" else sentence
    assert message_of(many) in patterns_of(text_of("en", "cli"))
    assert translated(english, many, count=1 if sentence != many else 2) == sentence


def english(message: str, **arguments: object) -> str:
    return Terminal(StringIO(), StringIO(), StringIO()).sentence(message, **arguments)


@pytest.mark.parametrize("language", languages()[1:])
def test_placeholders_are_those_of_argparse(language: str) -> None:
    """Those with a name may be left out; the one without must be there, since Python counts them."""
    there = patterns_of(text_of(language, "cli"))
    for sentence in SENTENCES:
        if sentence == "expected %s argument":
            continue
        used, given = (PLACEHOLDER.findall(text) for text in (plain(there[message_of(sentence)]), sentence))
        assert set(used) <= set(given), sentence
        assert [one for one in used if "(" not in one] == [one for one in given if "(" not in one], sentence


def test_a_sentence_without_a_message_stays_as_it_is() -> None:
    assert translated(english, "no such sentence: %s") == "no such sentence: %s"


def test_argparse_gets_its_own_words_back() -> None:
    before = dict(vars(argparse))
    with pytest.raises(KeyError), speaking(english):
        raise KeyError
    assert vars(argparse) == before


WRONG = {
    "dance": "greathall: chyba: argument PŘÍKAZ: tohle vybrat nelze: 'dance' (na výběr: ",
    "play": "greathall play: chyba: chybí povinné argumenty: HRA",
    "play citadels --dance": "greathall: chyba: neznámé argumenty: --dance",
    "play citadels --seed": "greathall play: chyba: argument --seed: je potřeba jeden argument",
    "play citadels --seed x": "greathall play: chyba: argument --seed: neplatná hodnota: 'x'",
    "play citadels --players 0": "greathall play: chyba: argument --players: „0“ není číslo od 1 výš",
    "simulate citadels --players x": "argument --players: „x“ není počet hráčů, jako 4 nebo 2-4",
    "simulate citadels --json=5": "greathall simulate: chyba: argument --json: nadbytečná hodnota: '5'",
    "serve --port x": "greathall serve: chyba: argument --port: „x“ není port od 0 do 65535",
    "serve --db a://b": "greathall serve: chyba: argument --db: „a://b“ není cesta k souboru",
    "serve --lan --host ::1": "greathall serve: chyba: argument --host: nelze použít spolu s argumentem --lan",
    "scenario": "greathall scenario: chyba: chybí povinné argumenty: SOUBOR",
}


@pytest.mark.parametrize(("words", "said"), WRONG.items())
def test_wrong_words_in_czech(words: str, said: str, greathall: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    done = greathall(*words.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("použití: greathall")
    assert said in done.err


def test_the_sentence_names_the_commands_that_there_are(greathall: Call) -> None:
    """With or without quotes, as this Python writes them."""
    _, _, listed = greathall("dance").err.partition("choose from ")
    assert re.findall(r"\w+", listed)[:3] == ["serve", "play", "simulate"]


ENGLISH = re.compile(r"usage|positional|\boptions\b|show |error|required|expected|invalid|\b[A-Z]{4,}\b")


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("words", ["--help", "play --help", "serve --help", "replay --help", *WRONG])
def test_no_english_in_other_languages(
    language: str, words: str, greathall: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    done = greathall(*words.split())
    own = {"JSON", "TOML", "YAML", *values_of(language)}
    assert [word for word in ENGLISH.findall(done.out + done.err) if word not in own] == []


def values_of(language: str) -> list[str]:
    """The words of a language that stand for values."""
    there = patterns_of(text_of(language, "cli"))
    return [word for name in there if name.startswith("cli-value-") for word in re.findall(r"\w+", plain(there[name]))]
