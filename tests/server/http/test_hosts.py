"""By which names the hall may be called, and which pages are its own."""

import pytest

from greathall.server.http.hosts import Hosts, is_own


@pytest.mark.parametrize(
    ("listening", "host", "known"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "LOCALHOST", True),
        ("127.0.0.1", "[::1]:8000", True),
        ("127.0.0.1", "localhost:9000", True),  # the port was forwarded
        ("127.0.0.1", "192.168.1.5:8000", False),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "evil.example:8000", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "127.0.0.1.evil.example", False),
        ("127.0.0.1", "castle.local:8000", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", ":8000", False),
        ("127.0.0.1", "localhost:port", False),
        ("127.0.0.1", "evil@localhost", False),
        ("127.0.0.1", "localhost/evil", False),
        ("127.0.0.1", "[::1", False),
        ("127.0.0.1", "known.example", True),
        ("::1", "[::1]:8000", True),
        ("localhost", "127.0.0.1:8000", True),
        ("0.0.0.0", "192.168.1.5:8000", True),
        ("0.0.0.0", "[fe80::1]:8000", True),
        ("0.0.0.0", "castle.local:8000", True),
        ("0.0.0.0", "127.0.0.1:8000", True),
        ("0.0.0.0", "Known.Example:8000", True),
        ("0.0.0.0", "evil.example:8000", False),
        ("0.0.0.0", "local", False),
        ("192.168.1.5", "192.168.1.5:8000", True),
        ("castle.example", "castle.example:8000", True),
    ],
)
def test_only_names_nobody_else_can_own_are_answered(listening: str, host: str, known: bool) -> None:
    assert Hosts(listening, ["known.example"]).know(host) is known


def test_a_usual_port_may_be_left_out() -> None:
    assert is_own("https://hall.example", "hall.example:443")
    assert is_own("http://hall.example:80", "hall.example")
    assert not is_own("https://hall.example", "hall.example:80")
