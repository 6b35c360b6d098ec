"""Who may do what with which credential: no acting for others, no requests from foreign pages, no way out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.web.conftest import Player, Seated, Server, database, quick
from websockets.exceptions import InvalidStatus

import kunitori.web as web_package
from kunitori.game import loads
from kunitori.i18n import texts
from kunitori.web.api.schema import schema
from kunitori.web.guests import cookie_for, keep_seat, new_guest
from kunitori.web.options import Limits
from kunitori.web.tokens import device_token, invite_token

FOREIGN = {"Origin": "https://evil.example"}
SEED = "a-seed-that-nobody-may-see"
ACTS = {
    "leave": {}, "rename": {"name": "Eve"}, "move": {"move": "end"}, "undo": {"moves": 1},
    "answer_undo": {"agree": True}, "say": {"text": "It was Ann who said this"}, "pause": {"paused": True},
    "agree": {"agree": True}, "resign": {}, "hand_back": {}, "stand_in": {"seat": 1}, "concede": {"seat": 1},
    "rematch": {}, "problem": {"note": "a note"},
    "open_number": {"number": "9f" * 32},
}  # fmt: skip
"""What only somebody at the table may do, by operation of the API."""
PATHS = {
    operation["operationId"]: path
    for path, methods in schema("en")["paths"].items()
    for method, operation in methods.items()
}
FORMS = (
    "/new", "/settings", "/import", "/t/{id}/leave", "/t/{id}/name", "/t/{id}/problem", "/join/{id}/{invite}",
    "/replay/{id}/0", "/learn/kunitori", "/recover", "/verify", "/puzzles/k1", "/daily", "/settings/theme",
    "/settings/push", "/settings/push/forget", "/workshop", "/workshop/preview", "/workshop/play", "/workshop/measure",
    "/workshop/measure/stop",
)  # fmt: skip


@pytest.fixture
def table(server: Server) -> Seated:
    table = server.table("Ann", "Ben", seed=SEED)
    server.do(server.context.hub.act(table.id, lambda now: now.move(0, "play copper")))
    return table


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with server.http() as web:
        yield web


def cookie(server: Server, guest: Any) -> dict[str, str]:
    return {"Cookie": cookie_for(guest, server.context.key, False).partition(";")[0]}


def forged(cookie: str) -> str:
    """The same guest, signed by somebody else."""
    content, _, signature = cookie.rpartition(".")
    return f"{content}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def api(web: httpx.Client, table: Seated, name: str, headers: dict[str, str]) -> httpx.Response:
    return web.post(PATHS[name].format(table=table.id), json=ACTS[name], headers=headers)


# ---- acting for somebody else


@pytest.mark.parametrize("name", ACTS)
def test_only_who_sits_there_acts(server: Server, table: Seated, web: httpx.Client, name: str) -> None:
    elsewhere = server.table("Eve", "Finn")
    pocket = keep_seat(new_guest(), table.id, elsewhere.tokens[0])  # the right table, another table's token
    before = table.seq()
    stranger = 400 if name == "say" else 403  # a spectator may chat under a name
    for headers, status in (
        ({}, 401),
        (bearer("nonsense"), 401),
        (bearer(elsewhere.tokens[0]), 401),
        (bearer(elsewhere.tokens[0]) | cookie(server, table.guests[0]), 401),
        (cookie(server, new_guest()), stranger),
        (cookie(server, elsewhere.guests[0]), stranger),
        (cookie(server, pocket), stranger),
        (cookie(server, table.guests[0]) | FOREIGN, 403),
        (cookie(server, table.guests[0]) | {"Sec-Fetch-Site": "cross-site"}, 403),
        (cookie(server, table.guests[0]) | {"Origin": "null"}, 403),
        (bearer(table.tokens[0]) | FOREIGN, 403),
    ):
        answer = api(web, table, name, headers)
        assert answer.status_code == status, (headers, answer.text)
        assert {*answer.json()} == {"error", "id", "rule"}
    assert api(web, table, name, {"Cookie": forged(cookie(server, table.guests[0])["Cookie"])}).status_code == 401
    assert table.seq() == before


def test_every_act_of_the_api_is_in_the_list_above() -> None:
    paths = schema("en")["paths"]
    posts = [methods["post"] for path, methods in paths.items() if "{table}" in path and "post" in methods]
    at_tables = {operation["operationId"] for operation in posts}
    assert at_tables == {*ACTS, "sit", "branch"}


def test_a_seat_speaks_for_itself_alone(table: Seated, web: httpx.Client) -> None:
    ben = bearer(table.tokens[1])
    for name in ("view", "hint", "why", "invitation"):
        answer = web.get(PATHS[name].format(table=table.id), params={"seat": 0, "move": "end"}, headers=ben)
        assert (answer.status_code, answer.json()["id"]) == (403, "api-error-seat")
    for name in ACTS:
        answer = web.post(PATHS[name].format(table=table.id), params={"seat": 0}, json=ACTS[name], headers=ben)
        assert answer.status_code == 403
    with table.player(1) as socket:
        socket.hear()
        for wish in ({"uncover": 0}, {"do": "end"}, {"all_treasure": True}, {"hint": True}):
            socket.refused(**wish)
    assert table.game.moves == ("play copper",)


def test_a_spectators_socket_can_only_look_and_talk(table: Seated) -> None:
    before = table.seq()
    with table.player(None) as watcher:
        watcher.hear()
        for wish in (
            {"do": "end"}, {"undo": 1}, {"undo_answer": True}, {"hint": True}, {"coach": True}, {"uncover": 0},
            {"resign": True}, {"pause": True}, {"agree": True}, {"hand_back": True}, {"stand_in": 0},
            {"concede": 0}, {"rematch": True}, {"all_treasure": True}, {"chat": "psst", "team": True},
        ):  # fmt: skip
            watcher.refused(**wish)
    assert table.seq() == before


@pytest.mark.parametrize("headers", [FOREIGN, {"Origin": "null"}, {"Origin": "http://127.0.0.1.evil.example"}])
def test_no_socket_for_a_foreign_page(table: Seated, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        table.browser(0, **headers)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", FORMS)
def test_no_form_of_a_foreign_page(server: Server, table: Seated, web: httpx.Client, path: str) -> None:
    address = path.format(id=table.id, invite=invite_token(server.context.key, table.id))
    before = table.seq()
    body = {"name": "Eve", "crest": "aoi", "note": "x", "quick": "kunitori", "seat": "1", "record": "x"}
    for headers in (FOREIGN, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        answer = web.post(address, data=body, headers={**cookie(server, table.guests[0]), **headers})
        assert answer.status_code == 403 and "set-cookie" not in answer.headers
    assert table.seq() == before


def test_every_form_is_in_the_list_above() -> None:
    sources = (Path(web_package.__file__).parent / "pages").glob("*.py")
    routes = {route for file in sources for route in re.findall(r'@router\.post\("([^"]+)"', file.read_text("utf-8"))}
    words = re.compile(r"\{.*?\}|0|kunitori|k1")
    assert {words.sub("", route) for route in routes} == {words.sub("", form) for form in FORMS}


@pytest.mark.parametrize("path", FORMS)
def test_a_foreign_page_takes_no_guest_away(server: Server, table: Seated, path: str) -> None:
    """Browsers send no cookie with a foreign form, but they keep the cookie of the answer."""
    address = path.format(id=table.id, invite=invite_token(server.context.key, table.id))
    for headers in (FOREIGN, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        with server.http() as browser:
            answer = browser.post(address, data={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403 and "set-cookie" not in answer.headers


@pytest.mark.parametrize("dest", ["image", "iframe", "script", "empty", "object"])
def test_only_a_visit_makes_a_guest(server: Server, table: Seated, dest: str) -> None:
    with server.http() as browser:
        for path in ("/nowhere", "/t/zzzzzzzzzzzz", f"/seat/{table.id}/{'0' * 32}", "/nowhere?lang=de"):
            assert "set-cookie" not in browser.get(path).headers, path
        embedded = {"Sec-Fetch-Dest": dest, "Sec-Fetch-Site": "cross-site"}
        assert "set-cookie" not in browser.get("/", headers=embedded).headers
        assert "set-cookie" not in browser.get("/?lang=de", headers=embedded).headers
        assert "set-cookie" not in browser.head("/").headers
        visit = {"Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "cross-site"}
        for purpose in ("prefetch", "prefetch;prerender"):
            assert "set-cookie" not in browser.get("/", headers={**visit, "Sec-Purpose": purpose}).headers
        assert "set-cookie" in browser.get("/", headers=visit).headers


STRANGE = (
    "a[b]=c", "x", "=", "kuni,tori=1", "x=\u00e9", 'x="open', "x=\x01", "kunitori=", "kunitori=garbage", "kunitori",
)  # fmt: skip


@pytest.mark.parametrize("strange", STRANGE, ids=range(len(STRANGE)))
def test_a_strange_cookie_beside_ours_takes_no_guest_away(server: Server, table: Seated, strange: str) -> None:
    """Another program on this host, or a neighbour in its domain, may set any cookie."""
    ann = cookie(server, table.guests[0])["Cookie"]
    for cookies in ([f"{ann}; {strange}"], [f"{strange}; {ann}"], [strange, ann], [ann, strange]):
        headers = [(b"Cookie", each.encode("latin-1")) for each in cookies]
        answer = httpx.get(f"{server.address}/games", headers=headers)
        assert table.id in answer.text and "set-cookie" not in answer.headers, cookies


def test_two_guests_in_one_browser_are_refused(server: Server, table: Seated) -> None:
    """A neighbour who plants his own cookie would else sit at the player's tables, or send the player to his."""
    ann, eve = (cookie(server, guest)["Cookie"] for guest in (table.guests[0], new_guest()))
    for both in (f"{ann}; {eve}", f"{eve}; {ann}"):
        for method, path in (("GET", "/"), ("GET", "/settings"), ("POST", "/settings"), ("GET", "/api/v1/tables")):
            answer = httpx.request(method, server.address + path, headers={"Cookie": both})
            assert answer.status_code == 400 and "set-cookie" not in answer.headers, path
            assert "cookies" in answer.text and table.guests[0].id not in answer.text
        with pytest.raises(InvalidStatus):
            Player(table.address, Cookie=both)
    assert httpx.get(f"{server.address}/games", headers={"Cookie": f"{ann}; {ann}"}).status_code == 200


def test_behind_https_no_neighbour_plants_a_guest(tmp_path: Path) -> None:
    """Browsers take a cookie with this prefix from its own host alone."""
    with Server(database(tmp_path), quick(proxies="127.0.0.1")) as server:
        table = server.table("Ann", "Ben")
        https = {"X-Forwarded-Proto": "https"}
        ann, _, conditions = cookie_for(table.guests[0], server.context.key, True).partition("; ")
        assert ann.startswith("__Host-") and {"Path=/", "Secure"} <= {*conditions.split("; ")}
        planted = cookie_for(new_guest(), server.context.key, False).partition(";")[0]
        for both in (f"{ann}; {planted}", f"{planted}; {ann}"):
            answer = httpx.get(f"{server.address}/games", headers={**https, "Cookie": both})
            assert table.id in answer.text and "set-cookie" not in answer.headers
        alone = httpx.get(f"{server.address}/games", headers={**https, "Cookie": planted})
        assert alone.headers["set-cookie"].startswith("__Host-"), "the planted guest is nobody"
        for origin, status in (("http://kunitori.example", 403), ("https://kunitori.example", 303)):
            headers = {**https, "Host": "kunitori.example", "Origin": origin, "Cookie": ann}
            assert httpx.post(f"{server.address}/settings", headers=headers).status_code == status, origin


def test_forms_at_a_table_are_for_who_sits_there(server: Server, web: httpx.Client) -> None:
    id = server.do(server.context.hub.create(server.table("Ann", "Ben").live.table.settings))
    server.do(server.context.hub.sit(id, new_guest(), "Ann", "aoi"))
    for path in ("leave", "name"):
        assert web.post(f"/t/{id}/{path}", data={"name": "Eve", "crest": "aoi"}).status_code == 403
    assert web.post(f"/join/{id}/{'0' * 22}", data={"name": "Eve"}).status_code == 403
    assert server.do(server.context.hub.live(id)).table.names == ("Ann", "")


def test_another_device_has_the_seat_as_long_as_its_holder(server: Server, web: httpx.Client) -> None:
    hub = server.context.hub
    id = server.do(hub.create(server.table("Ann", "Ben").live.table.settings))
    server.do(hub.sit(id, new_guest(), "Ann", "aoi"))
    link = hub.other_device(id, server.do(hub.live(id)).table.seats[0].token_hash, "")
    assert web.get(link).status_code in (200, 303) and web.post(f"/t/{id}/leave").status_code == 303
    server.do(hub.sit(id, new_guest(), "Cho", "aoi"))
    assert web.post(f"/t/{id}/leave").status_code == 403, "somebody else sits there now"
    web.cookies.clear()
    assert web.get(link).status_code == 404 and web.get(f"/seat/{id}/{'0' * 32}").status_code == 404


def test_games_survive_a_lost_cookie(server: Server, web: httpx.Client) -> None:
    """The link of the settings makes another browser the same guest, after a question, and nobody else's."""
    table = server.table("Ann", "Ben")
    ann = table.guests[0]
    settings = web.get("/settings", headers=cookie(server, ann)).text
    path = re.search(r"/recover/[\w-]+", settings)
    assert path is not None and ann.id in path[0]
    with server.http() as phone:
        phone.get("/settings")
        mine = phone.get("/games").text
        assert table.id not in mine
        assert phone.get(path[0]).status_code == 200 and table.id not in phone.get("/games").text, "a visit only asks"
        code = path[0].rpartition("/")[2]
        assert phone.post("/recover", data={"code": code}).status_code == 303
        assert table.id in phone.get("/games").text
        assert phone.get(path[0]).headers["location"] == "/games", "it is this guest already"
        for wrong in ("", "x", code[:-1], code[1:], code.swapcase(), "x" * 9000, "桜"):
            answer = phone.post("/recover", data={"code": wrong})
            assert answer.status_code in (404, 413) and "set-cookie" not in answer.headers
        assert phone.get("/recover/x").status_code == 404


def test_nobody_reads_an_invitation_from_outside(server: Server, web: httpx.Client) -> None:
    """A spectator of the lobby is not shown the invitation."""
    id = server.do(server.context.hub.create(server.table("Ann", "Ben").live.table.settings))
    seat, token = server.do(server.context.hub.sit(id, new_guest(), "Ann", "aoi"))
    invite = invite_token(server.context.key, id)
    assert invite not in web.get(f"/t/{id}").text
    assert invite not in web.get(f"/api/v1/tables/{id}/view").text
    with Seated(server, id, [token], []).player(None) as watcher:
        assert invite not in json.dumps(watcher.hear())
    assert web.get(f"/api/v1/tables/{id}/invitation", headers=bearer(token)).json()["invite"] == invite
    assert seat == 0


# ---- secrets of a game that goes on


def test_neither_seed_nor_secret_nor_token_leaves_the_server(server: Server, table: Seated, web: httpx.Client) -> None:
    record = loads(table.live.table.record().to_text()).record()
    hidden = [SEED, record.secret or "", record.salt or "", *(guest.id for guest in table.guests), *table.tokens]
    hidden += [holder.token_hash for holder in table.live.table.seats]
    hidden.append(device_token(server.context.key, table.live.table.seats[1].token_hash))  # Ben's; the viewer is Ann
    said: list[str] = []
    for headers in ({}, bearer(table.tokens[0]), cookie(server, table.guests[0])):
        paths = ("", "/watch", "/record", "/problem", "/review", "/ending", "/part/log")
        pages = [f"/t/{table.id}{path}" for path in paths]
        pages += [f"/replay/{table.id}", "/games", "/", "/metrics"]
        said += [web.get(path, headers=headers).text for path in pages]
        for path, methods in schema("en")["paths"].items():
            if "get" in methods and "{table}" in path:
                address = path.format(table=table.id, move=0)
                said.append(web.get(address, params={"move": "end"}, headers=headers).text)
    with table.player(0) as ann, table.player(None) as watcher:
        said += [json.dumps(ann.hear()), json.dumps(watcher.hear())]
    assert len(said) > 40
    for text in said:
        assert not [secret for secret in hidden if secret in text]


def test_a_running_game_has_no_record_and_no_replay(server: Server, table: Seated, web: httpx.Client) -> None:
    for headers in ({}, bearer(table.tokens[0]), cookie(server, table.guests[0])):
        for path in ("/t/{id}/record", "/replay/{id}", "/replay/{id}/1?seat=open", "/t/{id}/review", "/t/{id}/ending"):
            answer = web.get(path.format(id=table.id), headers=headers)
            assert answer.status_code == 409 and "Secret" not in answer.text, path
        answer = web.post(f"/replay/{table.id}/1", data={"seat": "1"}, headers={**headers, "Origin": server.address})
        assert answer.status_code == 409
        answer = web.post(f"/api/v1/tables/{table.id}/branch", json={"move": 0}, headers=headers)
        assert answer.status_code == 409


def test_reading_changes_nothing(server: Server, table: Seated, web: httpx.Client) -> None:
    before = table.seq()
    for path, methods in schema("en")["paths"].items():
        if "get" in methods:
            address = path.format(table=table.id, move=0, game="kunitori", card="town", number="1")
            web.get(address, params={"move": "end", "mix": "trap"}, headers=cookie(server, table.guests[0]))
    for path in ("/new", "/t/{id}/leave", "/t/{id}/name", "/t/{id}/problem", "/learn/kunitori"):
        web.get(path.format(id=table.id), headers=cookie(server, table.guests[0]))
    assert table.seq() == before


def test_no_cache_keeps_what_a_seat_sees(server: Server, table: Seated, web: httpx.Client) -> None:
    for path in (f"/t/{table.id}", f"/api/v1/tables/{table.id}/view", f"/t/{table.id}/part/log", "/games", "/settings"):
        answer = web.get(path, headers=cookie(server, table.guests[0]))
        assert answer.status_code == 200 and "no-store" in answer.headers["cache-control"], path
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["content-security-policy"]


# ---- ways out


def raw(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """Send a request whose path the client does not normalise."""
    wire = HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        wire.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            wire.putheader(name, value)
        wire.endheaders()
        answer = wire.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode("utf-8", "replace")
    finally:
        wire.close()


@pytest.mark.parametrize(
    "name",
    [
        "/etc/passwd", "//etc/passwd", "../context.py", "..%2fcontext.py", "%2e%2e/context.py", "..%5ccontext.py",
        "fonts/../../context.py", "%2fetc%2fpasswd", "kit.css%00", "kit.css/", "", ".", "..", "fonts", "KIT.CSS",
    ],
)  # fmt: skip
def test_static_files_are_those_of_the_folder(server: Server, name: str) -> None:
    for version in ("x", ".."):
        status, _, text = raw(server, f"/static/{version}/{name}")
        assert status == 404 and "root:" not in text and "def " not in text


@pytest.mark.parametrize(
    "link",
    [
        "//evil.example/t/x", "https://evil.example//evil.example/t/x", "/\\evil.example/t/x", "\\\\evil.example",
        "javascript:alert(1)", "/t/..//evil.example", "http://[", "/join/x/y\r\nSet-Cookie: a=b", "/t/\u2028",
        "https://evil.example/t/abc/..%2f..%2f/",
    ],
)  # fmt: skip
def test_a_pasted_link_never_leads_elsewhere(web: httpx.Client, link: str) -> None:
    answer = web.get("/join", params={"link": link}, follow_redirects=False)
    there = answer.headers.get("location", "/")
    assert answer.status_code in (303, 400) and re.fullmatch(r"/(?![/\\])[\w/-]*", there), there
    assert "set-cookie: a" not in str(answer.headers).casefold()


@pytest.mark.parametrize("path", ["//evil.example/", "//evil.example/%22%3E%3Cscript%3E", "/\\evil.example"])
def test_no_page_links_to_a_stranger(server: Server, path: str) -> None:
    status, _, text = raw(server, path)
    assert status == 404
    assert not re.search(r'(?:href|src|action)="\s*(?://|/\\|\\|https?:|javascript:)', text) and "<script>" not in text


def test_what_people_write_is_only_words(server: Server, web: httpx.Client) -> None:
    evil = "<img src=x onerror=a>"
    table = server.table("<b>Ann</b>", "'\"Ben", title=evil)
    hub = server.context.hub
    server.do(hub.act(table.id, lambda now: now.say(0, "", evil)))
    gathering = server.do(hub.create(table.live.table.settings))
    server.do(hub.sit(gathering, table.guests[0], "<b>Ann</b>", "aoi"))
    own = {"Origin": server.address}
    web.post("/settings", data={"name": "<b>Ann</b>", "crest": "aoi", "language": "en"}, headers=own)
    with table.player(1) as ben, table.player(None) as watcher:
        said = ["".join(socket.hear()["f"].values()) for socket in (ben, watcher)]
    invite = invite_token(server.context.key, gathering)
    here = [f"/t/{table.id}", f"/t/{table.id}/part/log", f"/t/{table.id}/problem", f"/t/{gathering}"]
    said += [web.get(path).text for path in (*here, f"/join/{gathering}/{invite}", "/", "/settings", "/games")]
    said += [web.get(path, headers=cookie(server, table.guests[0])).text for path in (*here, "/games", "/")]
    for path in ("/import", f"/t/{table.id}/problem", "/settings", "/new", f"/join/{gathering}/{invite}"):
        form = dict.fromkeys(("record", "note", "name", "title", "seed", "mix", "corrections", "quick"), evil)
        said.append(web.post(path, data=form, headers=own).text)
    server.do(hub.act(table.id, lambda now: now.resign(0)))
    said += [web.get(f"/replay/{table.id}").text, web.get(f"/t/{table.id}").text]
    assert len(said) > 20
    for text in said:
        assert "<b>Ann" not in text and "<img src=x" not in text
    assert sum("&lt;b&gt;Ann" in text for text in said) > 8 and sum("&lt;img" in text for text in said) > 5


NASTY = (
    "", "-1", "0", "1e9", "9" * 40, "١", "a" * 3000, "..", "../..", "\x00", "\r\nX-Evil: 1", "<script>", "🏯", "%",
    "%00", "\\", "'\"; --", "open", "null", "{{7*7}}", "\u2028", "\ufeff", "＜", "(a+)+$" * 20,
)  # fmt: skip
ADDRESSES = (
    "/t/*", "/t/{id}/part/*", "/t/*/part/log", "/t/*/watch", "/t/*/record", "/t/*/review", "/t/*/ending",
    "/t/*/problem", "/join/*/*",
    "/join/{id}/*", "/seat/*/*", "/seat/{id}/*", "/replay/*", "/replay/{id}/*", "/replay/{over}/*", "/rules/*",
    "/rules?q=*", "/cards/*/*", "/cards/kunitori/*", "/cards?q=*", "/cards?game=*", "/learn/*", "/new?game=*&with=*",
    "/daily/*", "/join?link=*", "/?lang=*", "/static/*/*", "/*", "/replay/{over}/0?seat=*", "/t/{id}/part/discard-*",
    "/api/*", "/api/v1/*", "/api/v1/tables/*/view", "/api/v1/rules/*", "/api/v1/cards/*/*", "/ws/t/*",
    "/ws/bot/*",
)  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_nasty_address_is_a_mistake_of_ours(server: Server, table: Seated, web: httpx.Client, address: str) -> None:
    over = server.table("Ann", "Ben")
    server.do(server.context.hub.act(over.id, lambda now: now.resign(0)))
    for word in NASTY:
        path = address.replace("{id}", table.id).replace("{over}", over.id).replace("*", quote(word, safe=""))
        answer = web.get(path, headers={"Accept-Language": "*, xx;q=" + "9" * 500, "Cookie": "kunitori=" + quote(word)})
        assert answer.status_code < 500, (path, answer.status_code)
        assert "x-evil" not in answer.headers
        assert "<script>" not in answer.text or "json" in answer.headers["content-type"]


# ---- too much


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with rate limits, as in production."""
    limits = Limits(requests=(30, 0.01), changes=(8, 0.01), tables=(2, 0.01), chat=(2, 0.01), sockets=3)
    with Server(database(tmp_path), quick(limits=limits)) as running:
        yield running
        assert running.errors == 0


def test_what_is_too_large_is_refused_however_it_comes(server: Server, web: httpx.Client) -> None:
    large = b'{"seats": ["person", "captain"], "title": "' + b"x" * 100_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    for content in (large, iter([large[:50_000], large[50_000:]])):
        answer = web.post("/api/v1/tables/nowhere/seats", content=content, headers=headers)
        assert (answer.status_code, answer.json()["id"]) == (413, "server-too-large")


def test_a_record_that_is_too_long_is_not_even_begun(server: Server, web: httpx.Client) -> None:
    head, _, tail = server.table("Ann", "Ben").live.table.record().to_text().partition("\nSalt")
    endless = f"{head}{'end' + chr(10)}{'end' + chr(10)}" + "end\n" * 20_000 + f"\nSalt{tail}"
    for path in ("import", "verify"):
        answer = web.post(f"/api/v1/records/{path}", json={"record": endless})
        assert (answer.status_code, answer.json()["id"]) == (400, "error-record-long")
    answer = web.post("/import", data={"record": endless}, headers={"Origin": server.address})
    assert answer.status_code == 400


def test_hurry_is_slowed_down_and_not_by_a_new_cookie(strict: Server) -> None:
    with strict.http() as web:
        said = (web.get("/api/v1/crests") for _ in range(400))
        assert next(said).status_code == 200
        refused = next(answer for answer in said if answer.status_code != 200)
        assert refused.status_code == 429 and refused.json()["id"] == "server-too-often"
        assert int(refused.headers["retry-after"]) > 0


def test_talk_is_slowed_down_and_not_by_a_new_socket(strict: Server) -> None:
    table = strict.table("Ann", "Ben")
    for _ in range(40):
        with table.player(0) as ann:
            ann.hear()
            ann.say(chat="hello")
            ann.until(lambda frame: "refused" in frame or any("hello" in text for text in frame.get("f", {}).values()))
    assert len(table.live.table.chat) < 20


@pytest.mark.parametrize("wish", [{"seed": "mine"}, {"seed": None}])
def test_a_deal_that_somebody_can_know_is_said_before_anybody_sits(
    server: Server, web: httpx.Client, wish: dict[str, str | None]
) -> None:
    made = web.post("/api/v1/tables", json={"game": "kunitori", "seats": ["person", "person"], **wish}).json()
    id, invite = made["id"], made["invitation"]["invite"]
    is_known = wish["seed"] is not None
    words = texts("en")("join-known-deal")
    assert web.get(f"/api/v1/tables/{id}/view").json()["settings"]["known_deal"] is is_known
    for path in (f"/join/{id}/{invite}", f"/t/{id}/watch"):
        assert (words in web.get(path, follow_redirects=True).text) is is_known, path
    for name in ("Ann", "Ben"):
        web.post(f"/api/v1/tables/{id}/seats", json={"name": name, "invite": invite})
    assert (words in web.get(f"/t/{id}/watch", follow_redirects=True).text) is is_known, "and at the table"
    alone = web.post("/api/v1/tables", json={"game": "kunitori", "seats": ["person", "captain"], **wish}).json()
    assert web.get(f"/api/v1/tables/{alone['id']}/view").json()["settings"]["known_deal"] is False
