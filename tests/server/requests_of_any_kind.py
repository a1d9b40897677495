"""Requests that no browser would make: paths, headers and bodies of any kind, as strategies."""

import json

from hypothesis import strategies as st

PLACES = [
    "",
    "/sit",
    "/leave",
    "/seat",
    "/change",
    "/chat",
    "/start",
    "/rematch",
    "/record",
    "/replay",
    "/replay/stills?as=A",
    "/replay/play",
    "/qr.svg",
    "/qr.svg?to=http://x",
    "/socket",
    "/x",
]
PATHS = [
    "/",
    "/health",
    "/ready",
    "/api/games",
    "/api/reach",
    "/api/me",
    "/api/me/link",
    "/api/me/out",
    "/api/me/move",
    "/api/tables",
    "/api/replays",
    "/api/replays/x?as=all",
    "/api/replays/x/play",
    "/assets/x",
    "/t/x",
]
TRICKS = [
    "..",
    "%2e%2e",
    "%2f",
    "%00",
    "%ff",
    "%ED%A0%80",
    "x" * 3000,
    "%F0%9F%91%91",
    "a;b",
    "*",
    "x#y",
    "//",
    "%",
    "\\",
]
METHODS = ["GET", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD", "NONSENSE"]
MORE_TO_COME = {"content_length": "1"}  # where there is no body
HEADERS = [
    {},
    {"content_type": "text/plain"},
    {"content_type": ""},
    {"origin": "null"},
    {"origin": "http://[::1"},
    {"origin": "http://elsewhere.example"},
    {"host": ""},
    {"host": "elsewhere.example"},
    {"host": "[::1"},
    {"host": "127.0.0.1:999999"},
    {"cookie": "hall=" + "x" * 20_000},
    {"cookie": "hall; =; hall=é\udcff; hall=" + "A" * 43},
    {"content_length": "-1"},
    {"content_length": "9" * 60},
    MORE_TO_COME,
    {"transfer_encoding": "chunked", "content_length": ""},
    {"transfer_encoding": "gzip"},
    {"upgrade": "websocket", "connection": "upgrade"},
    {"upgrade": "h2c", "connection": "upgrade"},
    {"accept_encoding": "gzip;q=x,,;", "if_none_match": '"' * 50},
]
WORDS = ["", "x", "king", "random", "first_game", "\u202e", "\x00", " \t", "e" + "\u0301" * 23, "👑" * 24, "x" * 17_000]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(max_size=30),
    lambda part: st.lists(part, max_size=12) | st.dictionaries(st.sampled_from(WORDS), part, max_size=3),
    max_leaves=20,
)
FIELDS = [
    "name",
    "token",
    "game",
    "players",
    "options",
    "settings",
    "title",
    "bots",
    "start",
    "seat",
    "key",
    "bot",
    "on",
    "record",
    "move",
]
FORMS = st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5)
OPTIONS = st.dictionaries(st.sampled_from(["cast", "uniques", "rank9", "crown", "draw", "preset"]), VALUES, max_size=4)
TABLES = OPTIONS.map(lambda options: {"game": "citadels", "players": 4, "options": options, "title": "t"})
BODIES = (FORMS | TABLES | VALUES).map(lambda value: json.dumps(value).encode()) | st.binary(max_size=60)
TARGETS = st.sampled_from(PATHS) | st.builds(
    "/api/tables/{}{}".format, st.sampled_from(["TABLE", *TRICKS]), st.sampled_from(PLACES)
)
QUERIES = st.sampled_from(["", "", "?key=KEY", "?key=%ff&key=x", "?" + "&" * 3000, "?after=%D9%A3", "?key=" + "%" * 50])
REQUESTS = st.tuples(
    st.sampled_from(METHODS), st.builds("{}{}".format, TARGETS, QUERIES), BODIES, st.sampled_from(HEADERS) | st.just({})
).filter(lambda request: request[2] or request[3] != MORE_TO_COME)  # for that the hall waits
