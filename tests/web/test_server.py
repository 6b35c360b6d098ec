"""What all answers of the server share: headers, cookies, limits, languages, static files, metrics."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from tests.web.conftest import PATIENCE, Server, database, quick

from kunitori.i18n import LANGUAGES, texts
from kunitori.web.api.schema import schema
from kunitori.web.guests import COOKIE, Guest, cookie_for, guest_of, keep_seat, new_guest
from kunitori.web.options import Limits
from kunitori.web.statics import FOLDER, address


def test_pages_are_sealed(server: Server) -> None:
    with server.http() as browser:
        for path in ("/", "/nowhere", "/health", "/api/v1/games", "/t/zzzzzzzzzzzz", address("table.js")):
            headers = browser.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in policy


def test_a_guest_is_remembered_by_a_signed_cookie(server: Server) -> None:
    with server.http() as browser:
        cookie = browser.get("/").headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in browser.get("/").headers
        guest = guest_of(browser.cookies[COOKIE], server.context.key)
        assert guest is not None
        assert guest_of(browser.cookies[COOKIE] + "x", server.context.key) is None
        assert guest_of(browser.cookies[COOKIE], b"another key") is None
    with server.http(Cookie=f"{COOKIE}=forged") as stranger:
        assert "set-cookie" in stranger.get("/").headers


def test_cookies_behind_https_are_secure() -> None:
    assert "; Secure" in cookie_for(new_guest(), b"key", True)


def test_a_guest_survives_the_cookie() -> None:
    guest = keep_seat(Guest("id", "Ann", "hishi", "ja", {"sound": "off"}), "table", "token")
    for number in range(20):
        guest = keep_seat(guest, f"table {number}", "x" * 22)
    kept = guest_of(cookie_for(guest, b"key", False).partition("=")[2].partition(";")[0], b"key")
    assert kept == guest
    assert len(guest.seats) == 12
    assert len(cookie_for(guest, b"key", True)) < 4000


def test_the_language_is_asked_for_kept_or_accepted(server: Server) -> None:
    with server.http() as browser:
        browser.get("/")
        for language in LANGUAGES:
            accepted = browser.get("/nowhere", headers={"Accept-Language": f"{language}, en;q=0.1"})
            assert texts(language)("server-no-page") in accepted.text
        assert texts("ja")("server-no-page") in browser.get("/nowhere?lang=ja").text
        kept = browser.get("/nowhere", headers={"Accept-Language": "fr"})
        assert texts("ja")("server-no-page") in kept.text
        assert browser.get("/nowhere?lang=tlh").status_code == 404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_no_foreign_page_changes_anything(server: Server, origin: str) -> None:
    with server.http(Origin=origin) as browser:
        assert browser.post("/new", content="game=kunitori").status_code == 403
        answer = browser.post("/api/v1/tables", json={"game": "kunitori", "seats": ["person", "captain"]})
        assert answer.status_code == 403
        assert answer.json()["id"] == "server-foreign-page"
    with server.http(**{"Sec-Fetch-Site": "cross-site"}) as browser:
        assert browser.post("/api/v1/tables", json={}).status_code == 403


def test_nobody_sends_more_than_there_is_to_say(server: Server) -> None:
    def announced(path: str, size: int) -> int:
        """The answer to a length alone; nobody waits for the body."""
        line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        try:
            line.putrequest("POST", path)
            line.putheader("Content-Length", str(size))
            line.endheaders()
            return line.getresponse().status
        finally:
            line.close()

    assert announced("/api/v1/tables/none/moves", 100_000) == 413
    assert announced("/api/v1/tables", Limits().record + 1) == 413
    with server.http() as browser:
        # A new table may bring own cards, so it may be larger.
        assert browser.post("/api/v1/tables", content=b"x" * 100_000).status_code == 422

    # A body that does not say how long it is, and has no end, is refused as soon as it is too long.
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.putrequest("POST", "/api/v1/tables/none/moves")
    line.putheader("Transfer-Encoding", "chunked")
    line.endheaders()
    for _ in range(server.context.options.limits.body // 1000 + 1):
        line.send(b"3e8\r\n" + b"x" * 1000 + b"\r\n")
    assert line.getresponse().status == 413
    line.close()
    assert server.errors == 0


def test_nobody_acts_faster_than_anybody_could(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(limits=Limits(requests=(2, 0.001)))) as server:
        with server.http(Cookie=cookie_for(new_guest(), server.context.key, False).partition(";")[0]) as browser:
            statuses = [browser.get("/api/v1/games").status_code for _ in range(4)]
            assert statuses == [200, 200, 429, 429]
        with server.http() as other:  # several guests may share an address
            assert other.get("/api/v1/games").status_code == 200
        assert server.errors == 0


def test_files_are_kept_for_ever_under_an_address_that_changes_with_them(server: Server) -> None:
    with server.http() as browser:
        answer = browser.get(address("table.js"))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.content == (FOLDER / "table.js").read_bytes()
        plain = browser.get(address("table.js"), headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert "immutable" not in browser.get("/static/older/table.js").headers["cache-control"]
        assert len(gzip.compress(plain.content)) < len(plain.content)


@pytest.mark.parametrize(
    "name", ["../app.py", "%2e%2e/app.py", "/etc/passwd", "..%2fapp.py", "x", "", "a%00b", "..\\app.py", "."]
)
def test_no_other_file_is_served(server: Server, name: str) -> None:
    with server.http() as browser:
        answer = browser.get(f"{server.address}/static/v/{name}", follow_redirects=True)
        assert answer.status_code == 404
        assert "import" not in answer.text
    assert server.errors == 0


def test_health_and_figures(server: Server) -> None:
    with server.http() as browser:
        assert browser.get("/health").json()["status"] == "live"
        assert browser.get("/health/ready").json() == {"status": "ready"}
        text = browser.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["kunitori_driving"]) == 1
    assert float(figures["kunitori_errors_total"]) == 0
    assert int(figures["kunitori_request_seconds_count"]) > 0
    assert int(figures["kunitori_stored_bytes"]) > 0
    assert all(line.startswith(("# HELP ", "# TYPE ", "kunitori_")) for line in text.splitlines())


def test_a_mistake_of_ours_is_one_sentence_and_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(database(tmp_path), quick()) as server, server.http() as browser:

        async def broken(id: str) -> None:
            raise RuntimeError("a secret")

        monkeypatch.setattr(server.context.hub, "live", broken)
        for path in ("/t/zzzzzzzzzzzz", "/api/v1/tables/zzzzzzzzzzzz"):
            answer = browser.get(path)
            assert answer.status_code == 500
            assert texts("en")("server-mistake") in answer.text
            assert "secret" not in answer.text and "Traceback" not in answer.text
            assert "content-security-policy" in answer.headers
        assert server.errors == 2
        assert "a secret" in caplog.text


def test_fastapi_builds_nothing_any_more_when_the_first_request_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It changes the filters of warnings while it builds; in two threads at once that was a status 500."""
    build, built = TypeAdapter.__init__, []

    def noted(self: TypeAdapter[Any], kind: Any, *given: Any, **more: Any) -> None:
        built.append(kind)
        build(self, kind, *given, **more)

    monkeypatch.setattr(TypeAdapter, "__init__", noted)
    starting = Server(database(tmp_path), quick())
    assert built
    built.clear()
    schema.cache_clear()
    with starting as server:
        assert httpx.get(f"{server.address}/api/v1/games").status_code == 200
    assert not built
