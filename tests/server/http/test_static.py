"""The client of the browser as it is served."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from greathall.server.http.static import BESIDE, Client, can_be_built, folder_of, why_missing

PAGE = "<!doctype html><title>Great Hall</title>" + " " * 500
SCRIPT = "console.log(1);" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client that was built, and next to it what is nobody's business."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (built / "assets" / "font-3c4d.woff2").write_bytes(b"font")
    (built / "favicon.svg").write_text("<svg/>")
    (built / "strange.xyz").write_text("?")
    (built / "stamp").write_text("1a2b")
    (built / ".hidden.txt").write_text("hidden")
    (tmp_path / "secret.txt").write_text("secret")
    return built


@pytest.fixture
def client(folder: Path) -> TestClient:
    return TestClient(Client(folder))


@pytest.mark.parametrize(
    "path", ["/", "/new", "/credits", "/privacy", "/t/table222", "/t/table222?key=a", "/me/token", "/?x=1"]
)
def test_every_page_is_the_clients(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


OTHERS = ["/nothing", "/new/", "/t/", "/t/a/b", "/me", "/assets/old.js", "/index.html", "/stamp", "/.hidden.txt"]
SLY = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "//etc/passwd",
    "/assets/%00",
    "/..%2fsecret.txt",
]


@pytest.mark.parametrize("path", [*OTHERS, *SLY])
def test_elsewhere_the_client_says_that_nothing_is_there(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/strange.xyz", "application/octet-stream", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_last(client: TestClient, path: str, kind: str, cache: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"], answer.headers["cache-control"]) == (200, kind, cache)
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-1a2b.js"])
def test_what_a_browser_has_is_not_sent_again(client: TestClient, path: str) -> None:
    for encoding in ("gzip", "identity"):
        tag = client.get(path, headers={"accept-encoding": encoding}).headers["etag"]
        for known in (tag, f'"old", W/{tag}'):
            again = client.get(path, headers={"accept-encoding": encoding, "if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert client.get(path, headers={"if-none-match": '"old"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("", False), ("identity", False), ("gzip;q=0", False), ("xgzip", False)],
)
def test_text_is_packed_for_those_who_can_unpack_it(folder: Path, accepted: str, packed: bool) -> None:
    client = Client(folder)
    for path, text in (("/", PAGE), ("/assets/index-1a2b.js", SCRIPT), ("/assets/font-3c4d.woff2", "font")):
        headers = [(b"accept-encoding", accepted.encode())]
        answer = client.answer({"type": "http", "method": "GET", "path": path, "headers": headers})
        content = bytes(answer.body)
        is_packed = packed and not path.endswith(".woff2")
        assert (answer.headers.get("content-encoding") == "gzip") is is_packed
        assert (gzip.decompress(content) if is_packed else content) == text.encode()
        assert int(answer.headers["content-length"]) == len(content)


def test_a_packed_file_has_another_tag(client: TestClient) -> None:
    tags = {client.get("/", headers={"accept-encoding": encoding}).headers["etag"] for encoding in ("gzip", "identity")}
    assert len(tags) == 2


def test_head_and_nothing_but_reading(client: TestClient) -> None:
    answer = client.head("/", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.headers["content-length"]) == (200, str(len(PAGE)))
    refused = client.post("/")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("path", ["/", "/new", "/nothing"])
def test_a_client_that_is_not_built_is_explained(tmp_path: Path, path: str) -> None:
    for place in (tmp_path, tmp_path / "nowhere"):
        answer = TestClient(Client(place)).get(path)
        assert answer.status_code == 503
        assert "python3 dev.py play" in answer.text
        assert "<style" not in answer.text


def test_a_library_that_was_installed_alone_says_so(tmp_path: Path) -> None:
    (tmp_path / "dev.py").touch()
    assert can_be_built({}, tmp_path / "dev.py")
    assert can_be_built({"GREATHALL_WEB": "somewhere"}, tmp_path / "none")
    assert not can_be_built({"GREATHALL_WEB": ""}, tmp_path / "none")
    told = {language: why_missing(False, [language]) for language in ("en", "pl", "uk", "cs")}
    assert len(set(told.values())) == 4
    assert told["en"].startswith("This is the library alone, installed without the table in the browser.")
    assert not [text for text in told.values() if "dev.py" in text or "greathall play citadels" not in text]


def test_where_the_client_lies(tmp_path: Path) -> None:
    assert folder_of({}) == folder_of({"GREATHALL_WEB": ""}) == BESIDE
    assert folder_of({"GREATHALL_WEB": str(tmp_path)}) == tmp_path
