"""Identity: who a browser is. A random token in a cookie; the hall keeps only its hash, and public ids open nothing."""

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "hall"
SECURE: Final = "__Host-hall"  # over https; a browser takes it from this host only
BELOW: Final = "__Secure-hall"  # over https, if a hall has only a path of its name: that one would be for all of it
DAY: Final = 24 * 3600  # how long a personal link is good
UNUSED: Final = 400 * DAY  # how long a browser's token is good after it was last used
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that are easily misread: 0 o, 1 i l
ID_LENGTH: Final = 8
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A secret nobody can guess: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """What a table's link needs besides the id: 16 random bytes."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A public name of a guest or a table: short, and easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def is_same(secret: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that tells nothing about them."""
    return secrets.compare_digest(*(text.encode("utf-8", "surrogatepass") for text in (secret, other)))


def called(secure: bool, prefix: str) -> str:
    """What the cookie is called; `secure`: by https, `prefix`: the path of a hall that has no name to itself."""
    return (BELOW if prefix else SECURE) if secure else COOKIE


def token_in(cookies: str, secure: bool = False, prefix: str = "") -> str | None:
    """The token in a `Cookie` header; nothing if there is none that could be ours. `secure`: it came by https."""
    wanted = called(secure, prefix)
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and TOKEN.fullmatch(value):
            return value
    return None


def cookie(token: str, secure: bool, prefix: str = "") -> str:
    """The `Set-Cookie` header that gives a browser its token; `secure`: it was asked for by https."""
    said = f"{called(secure, prefix)}={token}; Path={prefix or '/'}; Max-Age={UNUSED}; HttpOnly; SameSite=Lax"
    return f"{said}; Secure" if secure else said
