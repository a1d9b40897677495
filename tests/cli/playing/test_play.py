"""A game at the terminal: what is shown, what may be typed, and that nothing typed loses the game."""

import io
import re
from pathlib import Path

import pytest
from terminals import Call, type_lines

from greathall import games
from greathall.bots import make
from greathall.commands.playing.sets import Sets
from greathall.commands.playing.sitting import Sitting
from greathall.commands.terminal.layout import columns, hanging, numbered
from greathall.commands.terminal.terminal import Terminal
from greathall.locale import Messages

MASONS = ("play", "masons", "--players", "3", "--seed", "5", "--seat", "B")
INQUEST = ("play", "inquest", "--players", "2", "--seed", "3")
GOODBYE = "Goodbye. Only what you saved is kept.\n"


def record(folder: Path, lines: list[str], *words: str) -> list[str]:
    """The entries of the game after something was typed."""
    file = folder / "game.record"
    file.unlink(missing_ok=True)
    assert type_lines([*lines, f"save {file}"], *words).code == 0
    return file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()


def test_the_table_the_question_and_its_answers_are_shown() -> None:
    done = type_lines([], *MASONS)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Masons, 3 players. You are B.\n")
    assert re.search(r"\n  A        Hand: 3 cards · Gold: 2\n  B \(you\)  Hand: \w+, \w+, \w+ · Gold: 2\n", done.out)
    assert "\nTake your turn\nGather before you build.\n   1  Gather two gold\n   2  Draw two cards" in done.out
    assert "\n  Everybody is dealt 3 cards.\n  Round 1: A holds the warrants.\n" in done.out
    assert done.out.endswith(f"> \n{GOODBYE}")


def test_an_answer_by_number_text_sentence_or_beginning(tmp_path: Path) -> None:
    for typed in ("1", "gather gold", "  Gather   GOLD ", "Gather two gold", "gather g"):
        assert record(tmp_path, [typed], *MASONS)[-1] == "B gather gold"


def test_after_an_answer_only_what_changed_is_shown_again() -> None:
    done = type_lines(["gather gold"], *MASONS)
    after = done.out.split("> ")[1]
    assert "  B gathers 2 gold.\n" in after
    assert "B (you)" in after
    assert "  A   " not in after


WRONG = {
    "99": "The numbers go from 1 to 5.",
    "0": "The numbers go from 1 to 5.",
    "9" * 6000: "The numbers go from 1 to 5.",
    "nonsense": "Not possible: this game has no such answer.",
    "pass": "Not possible: that does not answer this question.",
    "end turn": "Not possible: gather first (M-1).",
    "spy on B": "Not possible: you know your own hand (M-2).",
    "gather": "Which one: Gather two gold, Draw two cards and keep one?",
    "undo": "Not possible: there is nothing you could take back.",
    "save": "Say where: save FILE",
    "save /": "/ cannot be written: it is a folder",
    "save no-such-folder/game": "no-such-folder/game cannot be written: there is no such file or folder",
    "save ~nobody-of-this-name/x": "~nobody-of-this-name/x cannot be written: Could not determine home directory.",
    "save a\0b": "cannot be written: ",
}


@pytest.mark.parametrize(("typed", "said"), WRONG.items(), ids=[typed[:20].replace("\0", "0") for typed in WRONG])
def test_a_wrong_input_is_explained_and_changes_nothing(typed: str, said: str, tmp_path: Path) -> None:
    done = type_lines([typed], *MASONS)
    assert done.code == 0
    assert said in done.out.split("> ")[1]
    assert record(tmp_path, [typed, "", "   ", "gather gold"], *MASONS) == record(tmp_path, ["gather gold"], *MASONS)


def test_why() -> None:
    done = type_lines(["why"], *MASONS)
    assert re.search(r"      End your turn  +gather first \(M-1\)\n", done.out)
    assert re.search(r"      Build the \w+  +gather first \(M-1\)\n", done.out)
    assert "Everything you might expect is possible.\n" in type_lines(["why"], *INQUEST).out


def test_missing_amounts_are_told() -> None:
    done = type_lines(["gather cards", "1", "why"], "play", "masons", "--seed", "6", "--seat", "B")
    assert re.search(r"\d gold is missing \(M-3\)", done.out)


def test_help_names_every_command() -> None:
    done = type_lines(["help", "?", "HELP"], *MASONS)
    assert done.out.count("Answer by its number or in words, such as “Gather two gold”") == 3
    for word in ("look", "why", "undo", "save FILE", "quit"):
        assert f"\n  {word} " in done.out


def test_look_shows_everything_again() -> None:
    done = type_lines(["look"], *MASONS)
    first, second = done.out.split("> ")[:2]
    assert second.strip("\n") == first[first.index("  Table") :].strip("\n")


def test_a_star_says_what_cannot_be_taken_back() -> None:
    done = type_lines(["gather cards", "undo", "help"], *MASONS)
    assert re.search(r"   1  Gather two gold\n   2  Draw two cards and keep one \*\n", done.out)
    assert "Not possible: there is nothing you could take back." in done.out
    assert "not if it was marked *" in done.out


def test_undo(tmp_path: Path) -> None:
    done = type_lines(["1", "undo"], *INQUEST)
    assert "  A takes an answer back.\n" in done.out
    assert done.out.count("Play a monk") == 2
    played = record(tmp_path, ["1", "undo", "2"], *INQUEST)
    assert played[-2:] == ["A undo", played[-1]]
    assert played[-1].startswith("A play ")
    assert played[-1] != played[-3]


@pytest.mark.parametrize("word", ["quit", "QUIT", " quit "])
def test_quit(word: str) -> None:
    done = type_lines([word, "gather gold"], *MASONS)
    assert done.code == 0
    assert done.out.endswith(f"> {GOODBYE}")
    assert "gathers" not in done.out


@pytest.mark.parametrize("words", [MASONS, INQUEST, ("play", "inquest", "--seed", "1"), ("play", "masons")])
def test_a_game_can_be_played_to_its_end(words: tuple[str, ...]) -> None:
    done = type_lines(["1"] * 200, *words)
    assert (done.code, done.err) == (0, "")
    assert GOODBYE not in done.out
    assert re.search(r"\n  Score( +-?\d+)+\n\n\w+(, \w+)* wins?( together)?\.\n(Well played!\n)?$", done.out)


def test_the_scores_are_told_line_by_line() -> None:
    end = type_lines(["1"] * 200, *INQUEST).out.split("> ")[-1]
    rows = [line.rsplit(maxsplit=2) for line in end.splitlines() if re.search(r" -?\d+ +-?\d+$", line)]
    points = {label.strip(): (int(a), int(b)) for label, a, b in rows}
    assert list(points) == ["Faith, two points each", "Silver", "Debts", "Score"]
    for seat in (0, 1):
        assert points["Score"][seat] == sum(points[line][seat] for line in list(points)[:3])
    best = max(points["Score"])
    winners = [name for name, score in zip("AB", points["Score"], strict=True) if score == best]
    assert f"\n{', '.join(winners)} win" in end
    assert ("Well played!" in end) == ("A" in winners)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert type_lines(["1"] * 200, *MASONS) == type_lines(["1"] * 200, *MASONS)
    other = [*MASONS[:5], "6", *MASONS[6:]]
    assert type_lines(["1"] * 200, *other) != type_lines(["1"] * 200, *MASONS)


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "evening game.record"
    done = type_lines(["1", f"save {file}"], *INQUEST)
    assert f"Saved. To go on: greathall play inquest --resume {file}\n" in done.out
    kept = file.read_text(encoding="utf-8")
    on = type_lines(["1", f"save {file}"], "play", "inquest", "--resume", file, "--seed", "3")
    assert on.out.startswith("Inquest, 2 players. You are A.\n")
    assert "Keep a monk on top of your pile" in on.out
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert file.read_text(encoding="utf-8") != kept
    assert list(tmp_path.iterdir()) == [file]


def test_only_a_record_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Anna")
    done = type_lines([f"save {file}"], *MASONS)
    assert f"{file} already exists and is not a record; choose another name.\n" in done.out
    assert file.read_text() == "Dear Anna"


def test_what_cannot_be_resumed(tmp_path: Path, greathall: Call) -> None:
    file = tmp_path / "game.record"
    assert type_lines(["1", f"save {file}"], *INQUEST).code == 0
    done = greathall("play", "masons", "--resume", file)
    assert (done.code, done.err) == (2, f"greathall: {file} is a record of inquest\n")
    done = greathall("play", "inquest", "--resume", file, "--players", "3")
    assert (done.code, "leave out --players, --set and --facts" in done.err) == (2, True)
    file.write_text(file.read_text(encoding="utf-8") + "B play prior\n", encoding="utf-8")
    done = greathall("play", "inquest", "--resume", file)
    assert done.code == 1
    assert re.fullmatch(rf"greathall: {re.escape(str(file))} cannot be played, line \d+: B play prior: .*\n", done.err)


def test_a_seat_may_be_written_in_any_case() -> None:
    assert "You are C." in type_lines([], "play", "masons", "--players", "3", "--seat", "c").out


def test_known_cards_are_shown() -> None:
    done = type_lines(["spy on A", "look"], *MASONS)
    assert re.search(r"Known: \w+ \(A\), \w+ \(A\), \w+ \(A\)", " ".join(done.out.split()))


def test_hidden_things_are_never_shown() -> None:
    done = type_lines(["1"] * 200, *MASONS)
    assert not re.search(r"\n  [AC]  .*Hand: [a-z]", done.out)
    assert "You signed" in done.out  # B's own, in the round it holds the warrants
    assert not re.search(r"[AC] signs the warrant", done.out)
    assert not re.search(r"[AC] draws [a-z]", done.out)


def test_layout() -> None:
    assert columns([["", "A"], ["City", "12"]]) == ["       A", "City  12"]
    assert numbered(["one", "two", "three"], 80) == ["   1  one", "   2  two", "   3  three"]
    wide = numbered([f"answer {n}" for n in range(1, 31)], 80)
    assert len(wide) == 10
    assert wide[0].split() == ["1", "answer", "1", "11", "answer", "11", "21", "answer", "21"]
    assert len(numbered([f"answer {n}" for n in range(1, 31)], 10)) == 30
    assert numbered([], 80) == []
    assert hanging("A", "one two " * 10, 6, 40)[0].startswith("  A   one two")
    assert all(line.startswith("      ") for line in hanging("A", "one two " * 10, 6, 40)[1:])


def test_the_games_of_these_tests_are_there() -> None:
    assert {"inquest", "masons"} <= {entry.name for entry in games.listings()}


PASSING = ["1", "1", "1", "1", "pass"]  # the set-up of a round, and its end


@pytest.mark.parametrize(
    "typed", ["fighter, cleric, fighter", "2 fighters, CLERIC", "Cleric,2 fig", "keep 2 fighter 1 cleric"]
)
def test_a_set_is_one_line_in_any_order(typed: str, tmp_path: Path) -> None:
    game = ("play", "paladins", "--players", "2", "--seed", "1")
    asked = type_lines(PASSING, *game).out
    assert (
        "\n      Scout 1, Fighter 3, Cleric 1, Criminal 1 *\nWrite up to 3 of them in one line, in any order: " in asked
    )
    assert record(tmp_path, [*PASSING, typed], *game).count("A keep 2 fighter 1 cleric") == 1


@pytest.mark.parametrize("typed", ["2", "fighter, 9 clerics", "cleric, cleric", "knight", "fighter,, cleric", "c, c"])
def test_what_is_no_set_is_explained(typed: str) -> None:
    done = type_lines([*PASSING, typed], "play", "paladins", "--players", "2", "--seed", "1")
    assert "You cannot choose that; choose up to 3 of Scout 1, Fighter 3, Cleric 1, Criminal 1." in done.out


@pytest.mark.parametrize("typed", ["cleric cleric", "clown", "2 fighter cleric", "x", ""])
def test_a_set_that_is_not_understood_is_never_guessed(typed: str) -> None:
    game = games.find("paladins").load(2)
    answers = [
        game.rules.space.parse(text) for text in ("keep none", "keep 1 cleric", "keep 2 cleric", "keep 1 fighter")
    ]
    assert Sets(Messages(game), "worker", answers).read(typed) is None


def test_a_machine_that_is_too_slow_for_the_bots_is_said_to_be_once() -> None:
    sentence = "This computer is too slow for these bots: they get about 10% of their thinking done."
    slow = type_lines(["1"] * 4, *INQUEST, "--seat", "B", "--bots", "search:999999999:20ms")
    assert slow.out.count(sentence) == 1
    assert sentence not in type_lines(["1"] * 4, *INQUEST, "--seat", "B", "--bots", "search:20:900s").out


RASH = {"A": {"workers": {"labourer": 2}}, "B": {"workers": {"labourer": 2}}, "at": {"turn": "A"}}
RECONSIDER = "That leaves something undone. Enter goes on; “undo” takes it back while nobody has answered.\n"


def rash(*lines: str) -> str:
    """What a sitting of Paladins says in which A, with workers and actions left, types these lines."""
    game = games.find("paladins").load(2).at(RASH)
    out = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out, out)
    assert Sitting(game, game.new(seed=3), 0, {1: make("random", 3)}, terminal).play() == 0
    return out.getvalue()


def test_a_rash_pass_is_taken_back_before_bots_answer() -> None:
    said = rash("pass", "undo", "hunt", "quit")
    assert said.count(RECONSIDER) == 1
    assert "  A passes.\n" in said and "  A takes an answer back.\n" in said
    assert "B " not in said.partition(RECONSIDER)[2].partition("A takes an answer back")[0]
    assert "  A takes the action Hunt.\n" in said.partition("A takes an answer back")[2]


def test_otherwise_the_bots_go_on() -> None:
    assert rash("pass", "nonsense", "").count(RECONSIDER) == 2
    assert "  B " in rash("pass", "").partition(RECONSIDER)[2]
    assert rash("pass", "quit").endswith(f"> {GOODBYE}")
