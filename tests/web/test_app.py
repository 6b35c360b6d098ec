"""The site as an app: manifest, icons, service worker, what search engines and shared links are told, HEAD."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urlsplit

import httpx
import pytest
from tests.web.conftest import Server
from tests.web.test_pages import PAGES, imported, played

from kunitori.i18n import LANGUAGES, texts
from kunitori.web.tokens import invite_token

LISTED = (
    "/", "/rules", "/rules/C3.1", "/rules/ruling-11", "/cards", "/cards/kunitori/copper", "/puzzles", "/puzzles/k1",
    "/workshop", "/learn", "/learn/kunitori", "/handbook", "/handbook/words", "/about", "/api/docs",
)  # fmt: skip
UNLISTED = ("/games", "/settings", "/new", "/import", "/verify", "/offline", "/rules?q=land")


class Head(HTMLParser):
    """The head of a page: its metas and links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.languages: dict[str, str] = {}
        self.title = ""
        self._is_title = False
        self.feed(text.partition("</head>")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = {name: value or "" for name, value in attrs}
        self._is_title = tag == "title"
        if tag == "meta" and (name := at.get("name") or at.get("property")):
            self.meta[name] = at["content"]
        if tag == "link" and "hreflang" in at:
            self.languages[at["hreflang"]] = at["href"]
        elif tag == "link":
            self.links[at["rel"]] = at["href"]

    def handle_data(self, data: str) -> None:
        self.title += data if self._is_title else ""

    def handle_endtag(self, tag: str) -> None:
        self._is_title = False


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with server.http(Origin=server.address) as client:
        yield client


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_readers_language_and_its_icons_exist(web: httpx.Client, language: str) -> None:
    answer = web.get(Head(web.get(f"/?lang={language}").text).links["manifest"])
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["lang"], told["name"]) == (language, texts(language)("site-name"))
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    for icon in told["icons"]:
        assert "x".join(map(str, size_of(web.get(icon["src"]).content))) == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert all(web.get(way["url"]).status_code == 200 for way in told["shortcuts"])


def test_fetching_the_manifest_makes_nobody_a_guest(server: Server) -> None:
    with server.http() as stranger:
        assert "set-cookie" not in stranger.get("/manifest.webmanifest?lang=ja").headers


def test_icons_are_where_programs_look_for_them(web: httpx.Client) -> None:
    icon = web.get("/favicon.ico")
    assert icon.headers["content-type"] == "image/x-icon" and icon.content[:4] == b"\0\0\1\0"
    head = Head(web.get("/").text)
    assert size_of(web.get(head.links["apple-touch-icon"]).content) == (180, 180)


def test_the_service_worker_stands_at_the_root_and_its_page_holds_nothing_of_its_reader(web: httpx.Client) -> None:
    worker = web.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    web.post("/settings", data={"name": "Okichi", "crest": "aoi", "language": "de"})
    page = web.get("/offline?lang=fr")
    assert texts("fr")("offline-title") in page.text and "Okichi" not in page.text and "<script" not in page.text


def test_robots_are_kept_away_from_tables_and_guests(web: httpx.Client) -> None:
    answer = web.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    *_, everybody = answer.text.split("User-agent: *")
    closed = re.findall("^Disallow: (.+)$", everybody, re.MULTILINE)
    for path in ("/t/x", "/seat/x/y", "/join/x/y", "/replay/x", "/api/v1/games", "/settings", "/recover/x"):
        assert any(path.startswith(start) for start in closed), path
    assert not any(path.startswith(start) for path in LISTED for start in closed)


@pytest.mark.parametrize("address", LISTED)
def test_a_listed_page_says_what_it_is(web: httpx.Client, server: Server, address: str) -> None:
    head = Head(web.get(address).text)
    assert "robots" not in head.meta
    assert 40 < len(head.meta["description"]) <= 200 or address in ("/rules/C3.1", "/cards/kunitori/copper")
    assert head.meta["description"] == head.meta["og:description"] and head.title == head.meta["og:title"]
    assert {*head.languages} == {*LANGUAGES, "x-default"}
    assert head.links["canonical"] == server.address + address == head.languages["x-default"]
    assert Head(web.get(f"{address}?lang=de").text).links["canonical"] == head.languages["de"]
    picture = urlsplit(head.meta["og:image"])
    assert picture.scheme == "http" and picture.netloc == urlsplit(server.address).netloc


def test_the_picture_of_a_link_may_be_shown_elsewhere(web: httpx.Client) -> None:
    head = Head(web.get("/").text)
    picture = web.get(urlsplit(head.meta["og:image"]).path)
    assert size_of(picture.content) == (int(head.meta["og:image:width"]), int(head.meta["og:image:height"]))
    assert len(picture.content) < 150_000
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert web.get(head.links["icon"]).headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("address", UNLISTED)
def test_other_pages_are_not_listed(web: httpx.Client, address: str) -> None:
    assert Head(web.get(address).text).meta["robots"] == "noindex"


def test_an_invitation_says_who_invites_to_what(server: Server, web: httpx.Client) -> None:
    table = server.table("Ann <b>", "Ben")
    page = web.get(f"/join/{table.id}/{invite_token(server.context.key, table.id)}")
    head = Head(page.text)
    assert head.title.startswith("Ann <b> invites you to Kunitori!") and head.meta["og:title"] == head.title
    assert head.meta["robots"] == "noindex" and head.meta["og:image"]


def test_a_replay_says_who_played(web: httpx.Client) -> None:
    head = Head(web.get(f"/replay/{imported(web, played())}").text)
    assert "Ann" in head.meta["og:description"] and head.meta["robots"] == "noindex"


@pytest.mark.parametrize("address", [*PAGES, *LISTED, "/robots.txt", "/favicon.ico", "/sw.js", "/health", "/nowhere"])
def test_head_has_the_headers_of_get_and_no_body(server: Server, address: str) -> None:
    with server.http() as stranger:
        head, get = stranger.head(address), stranger.get(address)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert "set-cookie" not in head.headers
        changing = {"date", "content-length", "set-cookie", "content-encoding"}
        assert {name: head.headers[name] for name in {*head.headers} - changing} == {
            name: get.headers[name] for name in {*get.headers} - changing
        }


def test_head_never_changes_a_guest(server: Server, web: httpx.Client) -> None:
    web.get("/?lang=en")
    assert "set-cookie" not in web.head("/?lang=de").headers
    assert '<html lang="en"' in web.get("/").text


def test_a_theme_is_kept_and_written_into_every_page(web: httpx.Client) -> None:
    assert 'data-theme="system"' in web.get("/").text
    assert web.post("/settings/theme", data={"theme": "dark"}).status_code == 204
    page = web.get("/rules").text
    assert 'data-theme="dark"' in page and Head(page).meta["color-scheme"] == "dark"
    refused = web.post("/settings/theme", data={"theme": "<pink>"})
    assert refused.status_code == 400 and "&lt;pink&gt;" in refused.text
    assert 'data-theme="dark"' in web.get("/").text
    web.post("/settings", data={"name": "", "crest": "aoi", "language": "en", "theme": "system"})
    assert 'data-theme="system"' in web.get("/").text
