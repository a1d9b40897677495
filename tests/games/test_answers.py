"""Numbers of answers mean the same at every table of a game, and go on meaning it."""

import hashlib
import json

import pytest

import greathall
from greathall.engine import IllegalAnswer
from tools import answers

# Of version 1 of each list: how many answers it had when it was first written, and their digest. What is added comes
# behind them. Whoever must change them raises the version in the file, and these.
FIRST = {"citadels": (1, 1552, "e3028910891724b4"), "paladins": (1, 755, "b64eec0bfe8d5192")}


@pytest.mark.parametrize("name", answers.GAMES)
def test_a_number_means_the_same_at_every_table(name: str) -> None:
    known = json.loads(answers.file_of(name).read_text(encoding="utf-8"))["answers"]
    for game in answers.tables(name):
        space = game.rules.space
        assert [answer.text for answer in space.answers] == known
        for answer in space.here:
            assert space.text(space.number(answer.kind, answer.option)) == answer.text


@pytest.mark.parametrize("name", answers.GAMES)
def test_what_was_numbered_keeps_its_number(name: str) -> None:
    version, count, digest = FIRST[name]
    found = json.loads(answers.file_of(name).read_text(encoding="utf-8"))
    assert found["version"] == version
    assert hashlib.sha256("\n".join(found["answers"][:count]).encode()).hexdigest()[:16] == digest


def test_what_only_another_table_has_is_refused_here() -> None:
    match = greathall.load("citadels", 2).new(seed=1)
    [seat] = match.deciders()
    [number] = [n for n, answer in enumerate(match.rules.space.answers) if answer.text == "raid H"]
    assert match.mask(seat)[number] == 0
    with pytest.raises(IllegalAnswer, match="'raid H' does not answer the question"):
        match.play(number, seat)
    with pytest.raises(IllegalAnswer, match="no answer of this game reads 'raid H'"):
        match.say("raid H", seat)
