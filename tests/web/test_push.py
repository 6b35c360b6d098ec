"""Web push: messages as the standards say, only to push services, one for each turn of somebody who is away."""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.web.conftest import Seated, Server, database

from kunitori.i18n import texts
from kunitori.store import MOST_SUBSCRIPTIONS, Subscription
from kunitori.tables import Settings
from kunitori.web.guests import Guest, cookie_for
from kunitori.web.options import Options
from kunitori.web.push import bell, sender
from kunitori.web.push.encryption import encrypted, point_of
from kunitori.web.push.endpoints import Endpoint, address_of, endpoint_of
from kunitori.web.push.vapid import Vapid
from kunitori.web.refusals import Refusal

WAIT = 0.05
FCM = "https://fcm.googleapis.com/fcm/send/abc"
KNOWN = (
    "https://updates.push.services.mozilla.com/wpush/v2/x", "https://wns2-par02p.notify.windows.com/w/?token=x",
    "https://web.push.apple.com/x",
)  # fmt: skip
OUTSIDE = (
    "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x", "https://example.org/x", "https://127.0.0.1/x",
    "https://fcm.googleapis.com.evil.example/x", "https://evil.example/fcm.googleapis.com", "https://[::1]/x",
    "https://fcm.googleapis.com@evil.example/x", "https://evil.example@fcm.googleapis.com/x", "https://localhost/x",
    "https://xpush.services.mozilla.com/x", "https://169.254.169.254/latest/meta-data", "https://10.0.0.1/x",
    "https://push.services.mozilla.com.evil.example/", "https://0x7f.1/x", "http://127.0.0.1:{port}/x",
)  # fmt: skip
NONSENSE = ("", "x", "ftp://fcm.googleapis.com/x", "https://", "https://[/x", FCM + "#x", FCM + " x", FCM + "x" * 1000,
            "https://fcm.googleapis.com:99999/", "//fcm.googleapis.com/x", FCM + "\r\nHost: x")  # fmt: skip


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser; it reads messages by the steps of RFC 8188 and 8291, apart from our own code."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point, self.secret = point_of(self._key), bytes(range(16))

    def read(self, body: bytes) -> Any:
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), other)

        def derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
            key: bytes = HKDF(hashes.SHA256(), size, salt, info).derive(secret)
            return key

        first = derived(self.secret, shared, b"WebPush: info\0" + self.point + point, 32)
        key = derived(salt, first, b"Content-Encoding: aes128gcm\0", 16)
        text = AESGCM(key).decrypt(derived(salt, first, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


@dataclass
class Service:
    """A push service of the test's own."""

    origin: str
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    slow_seconds: float = 0.0
    """How long it takes for messages to ``/slow``."""

    def wait_for(self, number: int) -> None:
        last = time.monotonic() + 10
        while len(self.got) < number and time.monotonic() < last:
            time.sleep(0.01)
        assert len(self.got) == number


@pytest.fixture
def service() -> Iterator[Service]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.got.append((self.path, {name.casefold(): value for name, value in self.headers.items()}, body))
            time.sleep(found.slow_seconds if self.path.startswith("/slow") else 0.0)
            self.send_response(found.status)
            self.send_header("Location", f"{found.origin}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as listening:
        found = Service(f"http://127.0.0.1:{listening.server_port}")
        threading.Thread(target=listening.serve_forever, args=(0.01,), daemon=True).start()
        yield found
        listening.shutdown()


@pytest.fixture
def ringing(tmp_path: Path, service: Service) -> Iterator[Server]:
    options = Options(pace=0, push_origins=(service.origin,), push_wait=WAIT, push_contact="mailto:host@example.org")
    with Server(database(tmp_path), options) as server:
        yield server


def post(server: Server, guest: Guest, path: str = "/settings/push", **form: str) -> httpx.Response:
    cookie = cookie_for(guest, server.context.key, False).partition(";")[0]
    with server.http(Origin=server.address, Cookie=cookie) as web:
        return web.post(path, data=form)


def subscribe(server: Server, guest: Guest, endpoint: str, browser: Browser | None = None) -> httpx.Response:
    browser = browser or Browser()
    return post(server, guest, endpoint=endpoint, key=b64(browser.point), secret=b64(browser.secret))


def number(server: Server, guest: Guest) -> int:
    return server.do(server.context.store.subscriptions.number_of(guest.id))


def end_turn(server: Server, table: Seated, seat: int) -> None:
    """Play until the other player's turn begins."""

    async def played() -> None:
        hub, live = server.context.hub, await server.context.hub.live(table.id)
        game = live.table.game
        assert game is not None
        turn = game.turn
        while live.table.game is not None and live.table.game.turn == turn:
            asked = live.table.asked
            assert asked == seat
            await hub.act(table.id, lambda now: now.move(seat, now.game.decision.texts[-1]))  # type: ignore[union-attr]

    server.do(played())


# ---- the standards


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    own = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    to = Subscription(
        FCM,
        unb64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        "en",
    )
    key, salt = ec.derive_private_key(own, ec.SECP256R1()), unb64("DGv6ra1nlYgDCS1FRnbzlw")
    assert b64(encrypted(b"When I grow up, I want to be a watermelon", to, key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_message_has_a_key_of_its_own() -> None:
    browser = Browser()
    to = Subscription(FCM, browser.point, browser.secret, "en")
    assert encrypted(b"{}", to) != encrypted(b"{}", to)
    assert browser.read(encrypted(b'{"a": 1}', to)) == {"a": 1}


def test_the_server_signs_for_one_service_and_a_day_at_most() -> None:
    vapid = Vapid(b"key", "mailto:host@example.org")
    scheme, _, rest = vapid.header("https://fcm.googleapis.com", now=1000).partition(" ")
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    head, claims, signature = fields["t"].split(".")
    assert scheme == "vapid" and fields["k"] == vapid.public == Vapid(b"key").public != Vapid(b"other").public
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(unb64(claims))
    assert told["aud"] == "https://fcm.googleapis.com" and told["sub"] == "mailto:host@example.org"
    assert 1000 < told["exp"] <= 1000 + 24 * 3600
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(vapid.public))
    raw = unb64(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(made, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(made, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))


# ---- where messages go


@pytest.mark.parametrize("endpoint", [FCM, *KNOWN])
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    assert endpoint_of(endpoint).scheme == "https"


@pytest.mark.parametrize("endpoint", [*OUTSIDE, *NONSENSE])
def test_no_other_address_is_taken_and_nothing_is_sent_there(server: Server, service: Service, endpoint: str) -> None:
    table = server.table("Ann", "Ben")
    answer = subscribe(server, table.guests[0], endpoint.format(port=urlport(service)))
    assert answer.status_code == 400
    sentence = "push-error-service" if endpoint in OUTSIDE else "push-error-subscription"
    assert texts("en")(sentence) in answer.text
    assert number(server, table.guests[0]) == 0 and service.got == []


def urlport(service: Service) -> str:
    return service.origin.rpartition(":")[2]


@pytest.mark.parametrize("address", ["10.1.2.3", "127.0.0.1", "169.254.169.254", "192.168.0.1", "::1", "fd00::1",
                                     "::ffff:127.0.0.1", "100.64.0.1", "0.0.0.0", "224.0.0.1"])  # fmt: skip
def test_a_known_name_that_leads_to_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    called: list[Any] = []
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in ("142.250.1.95", address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **_: called.append(args))
    browser = Browser()
    with pytest.raises(OSError):
        address_of(endpoint_of(FCM))
    to = Subscription(FCM, browser.point, browser.secret, "en")
    assert sender.send(endpoint_of(FCM), to, b"{}", "t", Vapid(b"key"))[0] == "failed"
    assert called == []


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Any] = []

    def connect(address: Any, *_: Any) -> Any:
        called.append(address)
        raise OSError

    answers = iter(["142.250.1.95", "127.0.0.1"])  # the second question would be answered otherwise
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", (next(answers), 443))])
    monkeypatch.setattr(socket, "create_connection", connect)
    browser = Browser()
    sender.send(endpoint_of(FCM), Subscription(FCM, browser.point, browser.secret, "en"), b"{}", "t", Vapid(b"key"))
    assert called == [("142.250.1.95", 443)]


def test_own_services_are_named_exactly(service: Service) -> None:
    assert endpoint_of(f"{service.origin}/a", (service.origin,)).is_own
    for other in (f"{service.origin}1/a", service.origin.replace("http:", "https:") + "/a", "http://127.0.0.1/a"):
        with pytest.raises(Refusal):
            endpoint_of(other, (service.origin,))
    assert Endpoint("https", "fcm.googleapis.com", 443, "/").origin == "https://fcm.googleapis.com"


# ---- subscriptions


@pytest.mark.parametrize("change", [{"key": "x"}, {"secret": ""}, {"key": b64(b"\x04" + bytes(64))}, {"key": "é" * 87},
                                    {"secret": b64(bytes(17))}, {"key": "%" * 87}])  # fmt: skip
def test_a_bad_subscription_gets_a_sentence_and_changes_nothing(
    ringing: Server, service: Service, change: dict[str, str]
) -> None:
    guest = ringing.table("Ann", "Ben").guests[0]
    good = {"endpoint": f"{service.origin}/a", "key": b64(Browser().point), "secret": b64(bytes(16))}
    answer = post(ringing, guest, **good | change)
    assert answer.status_code == 400 and texts("en")("push-error-subscription") in answer.text
    assert number(ringing, guest) == 0 and ringing.errors == 0


def test_a_guest_has_few_and_a_browser_belongs_to_one(ringing: Server, service: Service) -> None:
    ann, ben = ringing.table("Ann", "Ben").guests
    for each in range(MOST_SUBSCRIPTIONS + 2):
        assert subscribe(ringing, ann, f"{service.origin}/{each}").status_code == 204
    assert number(ringing, ann) == MOST_SUBSCRIPTIONS
    last = f"{service.origin}/{MOST_SUBSCRIPTIONS + 1}"
    assert post(ringing, ben, "/settings/push/forget", endpoint=last).status_code == 204  # it is not Ben's
    assert number(ringing, ann) == MOST_SUBSCRIPTIONS
    subscribe(ringing, ben, last)
    assert (number(ringing, ann), number(ringing, ben)) == (MOST_SUBSCRIPTIONS - 1, 1)
    post(ringing, ben, "/settings/push/forget", endpoint=last)
    assert post(ringing, ann, "/settings/push/forget").headers["location"] == "/settings?kept"
    assert (number(ringing, ann), number(ringing, ben)) == (0, 0)


def test_without_the_library_it_is_not_offered(server: Server) -> None:
    guest = server.table("Ann", "Ben").guests[0]
    title = texts("en")("push-title")
    with server.http() as web:
        assert title in web.get("/settings").text
        server.context.bell = None
        assert title not in web.get("/settings").text
    assert subscribe(server, guest, FCM).status_code == 404


# ---- when it rings


def test_the_turn_of_somebody_who_is_away_is_told_once(ringing: Server, service: Service) -> None:
    table, browser = ringing.table("Ann", "Ben", title="Our long game"), Browser()
    subscribe(ringing, table.guests[1], f"{service.origin}/ben", browser)
    ringing.do(ringing.context.hub.act(table.id, lambda now: now.say(0, "Ann", "Hello")))
    end_turn(ringing, table, 0)
    service.wait_for(1)
    path, headers, body = service.got[0]
    assert path == "/ben" and headers["content-encoding"] == "aes128gcm" and headers["authorization"][:8] == "vapid t="
    assert int(headers["ttl"]) > 0 and len(headers["topic"]) == 32
    told = browser.read(body)
    assert told == {"title": "Our long game", "body": "It is your turn.", "url": f"/t/{table.id}", "tag": table.id}
    ringing.do(ringing.context.hub.act(table.id, lambda now: now.say(0, "Ann", "Where are you?")))
    time.sleep(4 * WAIT)
    assert len(service.got) == 1
    end_turn(ringing, table, 1)
    end_turn(ringing, table, 0)
    service.wait_for(2)
    assert service.got[1][1]["topic"] == headers["topic"]


def test_another_process_does_not_tell_again(ringing: Server, service: Service) -> None:
    store, guest = ringing.context.store.subscriptions, ringing.table("Ann", "Ben").guests[0]
    subscribe(ringing, guest, f"{service.origin}/a")
    assert [len(ringing.do(store.claim(guest.id, "t", turn))) for turn in (3, 3, 2, 4)] == [1, 0, 0, 1]


def test_somebody_at_the_table_is_left_alone(ringing: Server, service: Service) -> None:
    table = ringing.table("Ann", "Ben")
    subscribe(ringing, table.guests[1], f"{service.origin}/ben")
    with table.browser(1) as ben:
        ben.hear()
        end_turn(ringing, table, 0)
        time.sleep(4 * WAIT)
        assert service.got == []


def test_bots_with_a_clock_are_no_game_for_days(ringing: Server, service: Service) -> None:
    table = ringing.table("Ann", bots=("beginner",), clock={"bank": 600, "increment": 0})
    subscribe(ringing, table.guests[0], f"{service.origin}/ann")
    end_turn(ringing, table, 0)
    time.sleep(8 * WAIT)
    assert service.got == []


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (429, 1), (302, 1)])
def test_a_browser_that_is_gone_is_forgotten_and_redirects_are_not_followed(
    ringing: Server, service: Service, status: int, left: int
) -> None:
    table = ringing.table("Ann", "Ben")
    subscribe(ringing, table.guests[1], f"{service.origin}/ben")
    service.status = status
    end_turn(ringing, table, 0)
    service.wait_for(1)
    wait_until(lambda: number(ringing, table.guests[1]) == left)
    time.sleep(WAIT)
    assert len(service.got) == 1 and ringing.errors == 0


def wait_until(is_so: Callable[[], bool]) -> None:
    last = time.monotonic() + 10
    while not is_so() and time.monotonic() < last:
        time.sleep(0.01)
    assert is_so()


def test_a_service_that_is_not_there_disturbs_nobody(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        origin = f"http://127.0.0.1:{closed.getsockname()[1]}"
    with Server(database(tmp_path), Options(pace=0, push_origins=(origin,), push_wait=WAIT)) as server:
        table = server.table("Ann", "Ben")
        subscribe(server, table.guests[1], f"{origin}/ben")
        end_turn(server, table, 0)
        wait_until(lambda: sum(server.context.metrics.counted("pushes").values()) == 1)
        end_turn(server, table, 1)
        assert number(server, table.guests[1]) == 1 and server.errors == 0


# ---- fair shares


def play_turns(server: Server, table: Seated, turns: int) -> None:
    """Both players end their turns, over and over, without a page open."""
    for _ in range(turns):
        seat, _ = table.asked()
        end_turn(server, table, seat)


def test_turns_of_one_guest_leave_room_for_those_of_others(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "_MOST_WAITING", 40)
    with Server(database(tmp_path), Options(pace=0, push_origins=(service.origin,), push_wait=1.0)) as server:
        greedy, table = server.table("Eve", "Eva", hot_seat=True), server.table("Ann", "Ben")
        subscribe(server, table.guests[1], f"{service.origin}/ben")
        play_turns(server, greedy, 45)
        end_turn(server, table, 0)
        service.wait_for(1)
        assert service.got[0][0] == "/ben" and server.errors == 0


def test_whose_push_service_is_slow_does_not_keep_others_waiting(ringing: Server, service: Service) -> None:
    service.slow_seconds = 0.3
    greedy, table = ringing.table("Eve", "Eva", hot_seat=True), ringing.table("Ann", "Ben")
    for each in range(MOST_SUBSCRIPTIONS):
        subscribe(ringing, greedy.guests[0], f"{service.origin}/slow/{each}")
    subscribe(ringing, table.guests[1], f"{service.origin}/ben")
    for another in [greedy, *(seated_again(ringing, greedy.guests[0]) for _ in range(7))]:
        play_turns(ringing, another, 1)
    wait_until(lambda: len(service.got) > 0)
    end_turn(ringing, table, 0)
    wait_until(lambda: "/ben" in [path for path, _, _ in service.got])
    assert [path for path, _, _ in service.got].index("/ben") <= 4


def seated_again(server: Server, guest: Guest) -> Seated:
    """A table at which a guest holds both seats."""
    data = {"game": "kunitori", "seats": ["person", "person"], "seed": "7", "start": 0, "pace": 0, "hot_seat": True}
    id = server.do(server.context.hub.create(Settings.read(data)))
    tokens = [server.do(server.context.hub.sit(id, guest, name, "hishi"))[1] for name in ("Eve", "Eva")]
    return Seated(server, id, tokens, [guest, guest])
