"""What every answer of the server is sealed with."""

from typing import Any

from greathall.server.http.guard import POLICY


def assert_sealed(answer: Any, referrer: str = "same-origin") -> None:
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == referrer
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cache-control"]
    assert "unsafe" not in answer.headers["content-security-policy"]
