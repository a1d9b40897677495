"""Bounds: how much of one thing the hall takes, how long it waits, and what it closes a socket with."""

from typing import Final

JSON: Final = "application/json"

HEAD: Final = 64 * 1024  # bytes of a request besides its body
BODY: Final = 16 * 1024  # bytes
RECORD: Final = 256 * 1024  # bytes of a body that brings a record along
RECORDS: Final = "/api/replays"  # where such a body may go
MESSAGE: Final = 4096  # bytes of what a browser sends over a socket
PARTS: Final = 64  # that one message may come in
PATIENCE: Final = 20.0  # seconds for the head of a request, and for its body
CROWD: Final = 256  # connections from one address: many people of one home or school, with several pages each
REFUSALS: Final = 200  # in a row, until somebody is sent away

UNWELCOME: Final = 1008
TOO_LARGE: Final = 1009
BROKEN: Final = 1011  # the hall is at fault
CLOSING: Final = 1012  # the hall will be opened again
