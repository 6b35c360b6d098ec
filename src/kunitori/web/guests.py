"""Guests: their name, crest and language live in a signed cookie and nowhere else."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from kunitori.i18n import LANGUAGES, Texts
from kunitori.tables.crests import CRESTS

__all__ = [
    "COOKIE", "SECURE_COOKIE", "Guest", "cookie_for", "crest_of", "guest_name", "guest_of", "guests_in", "keep_seat",
    "new_guest",
]  # fmt: skip

COOKIE = "kunitori"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name over HTTPS. Browsers take it from this host alone: no other host of the domain can plant one."""
_YEAR_SECONDS = 365 * 24 * 3600
_MOST_SEATS = 12  # tokens from other devices; a cookie holds 4 KB
_MOST_SETTINGS = 24
_LONGEST_SETTING = 60


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor. The id is secret: only the cookie and the recovery link hold it."""

    id: str
    name: str = ""
    crest: str = ""
    language: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    """Seat tokens brought from another device, by table."""

    def with_settings(self, **settings: str) -> Guest:
        """The guest with some settings changed; an empty value removes one."""
        kept = {key: value[:_LONGEST_SETTING] for key, value in {**self.settings, **settings}.items() if value}
        return replace(self, settings=dict([*kept.items()][-_MOST_SETTINGS:]))


def new_guest() -> Guest:
    """A new guest."""
    return Guest(secrets.token_urlsafe(16))


def keep_seat(guest: Guest, table: str, token: str) -> Guest:
    """The guest with one more seat token; the oldest is dropped when there are too many."""
    seats = {name: kept for name, kept in guest.seats.items() if name != table}
    return replace(guest, seats=dict([*seats.items(), (table, token)][-_MOST_SEATS:]))


def guest_of(cookie: str | None, key: bytes) -> Guest | None:
    """The guest of a cookie; None if the cookie is not ours."""
    if not cookie:
        return None
    try:
        data = _signer(key).loads(cookie)
    except BadData:
        return None
    return _read(data)


def guests_in(cookies: Iterable[str], key: bytes, is_secure: bool) -> tuple[Guest, ...]:
    """The guests in the Cookie headers of a request; two of them only if somebody planted one.

    Other programs may set any cookie for this host, so whatever is not ours is passed over.
    """
    name = SECURE_COOKIE if is_secure else COOKIE
    pairs = (pair.strip().partition("=") for header in cookies for pair in header.split(";"))
    found = (guest_of(value, key) for own, _, value in pairs if own == name)
    return tuple({guest.id: guest for guest in found if guest is not None}.values())


def _read(data: Any) -> Guest | None:
    # The signature is ours, but an older version may have written it.
    if not isinstance(data, dict) or not isinstance(data.get("id"), str) or not data["id"]:
        return None
    texts = {key: data[key] for key in ("name", "crest", "language") if isinstance(data.get(key), str)}
    if texts.get("language") not in LANGUAGES:
        texts.pop("language", None)
    return Guest(data["id"], **texts, settings=_words(data.get("settings")), seats=_words(data.get("seats")))


def _words(data: Any) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    return {key: value for key, value in data.items() if isinstance(key, str) and isinstance(value, str)}


def cookie_for(guest: Guest, key: bytes, is_secure: bool) -> str:
    """The Set-Cookie header that remembers a guest."""
    data = {name: value for name, value in asdict(guest).items() if value}
    name, secure = (SECURE_COOKIE, "; Secure") if is_secure else (COOKIE, "")
    return f"{name}={_signer(key).dumps(data)}; Path=/; Max-Age={_YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def _signer(key: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt="guest")


def crest_of(guest: Guest) -> str:
    """The crest of a guest; without a choice it follows from the id, so that it stays the same."""
    if guest.crest in CRESTS:
        return guest.crest
    return CRESTS[hashlib.sha256(guest.id.encode()).digest()[0] % len(CRESTS)]


def guest_name(guest: Guest, say: Texts) -> str:
    """The guest's name, or the default one."""
    return guest.name or say("guest-name")
