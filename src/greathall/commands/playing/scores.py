"""How a game ended, in words."""

from greathall.commands.terminal.layout import columns
from greathall.commands.terminal.terminal import Terminal
from greathall.engine import Match
from greathall.locale import Messages


def show_scores(match: Match, messages: Messages, terminal: Terminal) -> None:
    """The scores of all seats, line by line, and who has won."""
    seats = match.rules.seats
    points = [match.breakdown(seat) for seat in range(len(seats))]
    rows = [["", *(messages.name("seat", seat) for seat in seats)]]
    for line in dict.fromkeys(line for lines in points for line in lines):
        rows.append([messages.line(line), *(str(lines.get(line, 0)) for lines in points)])
    rows.append([terminal.sentence("cli-score"), *map(str, match.scores())])
    for text in columns(rows):
        terminal.line(f"  {text}")
    winners = [messages.name("seat", seats[seat]) for seat in match.winners()]
    terminal.line()
    terminal.say("cli-winners", count=len(winners), seats=", ".join(winners))
