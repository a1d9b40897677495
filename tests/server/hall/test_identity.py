"""Who a browser is, how often it may ask, and links as pictures."""

import re
from http.cookies import SimpleCookie
from xml.etree import ElementTree

import pytest

from greathall.server.http import qr
from greathall.server.identity import ALPHABET, cookie, hashed, is_same, new_id, new_key, new_token, token_in
from greathall.server.limits.buckets import Bucket, Buckets
from greathall.server.limits.rates import Rate


def test_secrets_are_long_and_never_the_same() -> None:
    for make, length in ((new_token, 43), (new_key, 22)):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert all(re.fullmatch(rf"[A-Za-z0-9_-]{{{length}}}", secret) for secret in made)


def test_public_ids_are_short_and_easy_to_read_out() -> None:
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(name) == 8 and set(name) <= set(ALPHABET) for name in made)
    assert not set(ALPHABET) & set("0o1il")


def test_hashes() -> None:
    assert len(hashed("secret")) == 32
    assert hashed("secret") == hashed("secret") != hashed("Secret")
    assert hashed("\ud800") != hashed("")
    assert is_same("key", "key")
    assert not is_same("key", "kez")
    assert not is_same("key", "ké\ud800")


def test_the_cookie_is_out_of_reach_for_scripts_and_other_pages() -> None:
    token = new_token()
    for secure in (False, True):
        found = SimpleCookie(cookie(token, secure))["__Host-hall" if secure else "hall"]
        assert (found.value, found["path"], found["max-age"]) == (token, "/", "34560000")
        assert (found["httponly"], found["samesite"], bool(found["secure"])) == (True, "Lax", secure)


def test_the_token_of_a_browser() -> None:
    token = new_token()
    for header in (f"hall={token}", f"a=b; hall={token}; c=d", f"hall=short; hall={token}", f"  hall={token}  "):
        assert token_in(header) == token
    for header in (
        "",
        "hall",
        "hall=",
        "hall=short",
        f"hal={token}",
        f"hall={token}x",
        f"hall={token}\n",
        f'hall="{token}"',
    ):
        assert token_in(header) is None or header.endswith("\n")


def test_over_https_only_a_cookie_counts_that_no_neighbour_can_set() -> None:
    token, other = new_token(), new_token()
    assert token_in(f"hall={other}; __Host-hall={token}", secure=True) == token
    assert token_in(f"hall={other}", secure=True) is None, "another host of the same name, or http, may have set it"
    assert token_in(f"hall={other}; __Host-hall={token}") == other


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_pass_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 40), clock)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock.now += 0.25
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]


def test_everybody_has_a_bucket_and_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), Clock(), most=2)
    assert [buckets.take(who) for who in "aabb"] == [True, False, True, False]
    assert not buckets.take("a")
    assert buckets.take("c")  # now b is forgotten
    assert len(buckets.known) == 2
    assert not buckets.take("a")
    assert buckets.take("b")


LINKS = ["http://192.168.1.20:8000", "https://hall.example/t/abcd2345?key=" + "x" * 22, "http://[fe80::1]:8000/ä"]


@pytest.mark.parametrize("link", LINKS)
def test_a_code_as_a_drawing(link: str) -> None:
    text = qr.svg(link)
    root = ElementTree.fromstring(text)
    size = len(qr.modules(link))
    assert root.get("viewBox") == f"0 0 {size} {size}"
    assert root.get("width") is None
    assert text.count(b"M") == sum(map(sum, qr.modules(link)))
    assert b"currentColor" in text
    assert text.count(b"http") == 1, "it refers to nothing but the language it is drawn in"
    assert link.encode() not in text


@pytest.mark.parametrize("link", LINKS)
def test_a_code_as_text(link: str) -> None:
    rows = qr.modules(link)
    again: list[list[bool]] = []
    for line in qr.lines(link):
        again.append([half in " ▄" for half in line])
        again.append([half in " ▀" for half in line])
    assert again[: len(rows)] == rows
    assert not any(map(any, again[len(rows) :]))
    assert all(line == line.strip() for line in qr.lines(link)), "the border is light"
    assert not any(rows[0]) and not any(row[0] or row[-1] for row in rows)
