"""Where the server sends messages: only to known push services, and never into the network around it."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from kunitori.web.refusals import Refusal

__all__ = ["Endpoint", "address_of", "endpoint_of", "is_public"]

_SERVICES = ("fcm.googleapis.com", "web.push.apple.com")
_FAMILIES = (".push.services.mozilla.com", ".notify.windows.com")
_LONGEST = 1000
_PATH = re.compile(r"/[!-~]*")
_HTTPS_PORT = 443
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses behind which any address of IPv4 may stand."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The address of one browser at a push service."""

    scheme: str
    host: str
    port: int
    path: str
    is_own: bool = False
    """Named by who runs the server, and so trusted wherever it is."""

    @property
    def origin(self) -> str:
        """The push service."""
        usual = _HTTPS_PORT if self.scheme == "https" else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def endpoint_of(text: str, own: tuple[str, ...] = ()) -> Endpoint:
    """A checked endpoint; ``own`` are origins that are allowed beside the known services.

    >>> endpoint_of("https://fcm.googleapis.com/fcm/send/abc").host
    'fcm.googleapis.com'
    >>> endpoint_of("https://fcm.googleapis.com.example.org/x")
    Traceback (most recent call last):
    ...
    kunitori.web.refusals.Refusal: This server sends no messages there. It knows only the push services of browsers.
    """
    if len(text) > _LONGEST or not text.isascii() or any(letter <= " " for letter in text):
        raise Refusal("push-error-subscription")
    try:
        parts = urlsplit(text)
        port = parts.port or (_HTTPS_PORT if parts.scheme == "https" else 80)
    except ValueError:
        raise Refusal("push-error-subscription") from None
    host = (parts.hostname or "").rstrip(".")
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    if parts.scheme not in ("http", "https") or not host or parts.fragment or not _PATH.fullmatch(path):
        raise Refusal("push-error-subscription")
    found = Endpoint(parts.scheme, host, port, path)
    if "@" in parts.netloc:
        raise Refusal("push-error-service")
    if found.origin in own:
        return Endpoint(found.scheme, host, port, path, is_own=True)
    is_known = host in _SERVICES or host.endswith(_FAMILIES)
    if parts.scheme != "https" or port != _HTTPS_PORT or not is_known:
        raise Refusal("push-error-service")
    return found


def address_of(endpoint: Endpoint) -> str:
    """The network address to connect to; `OSError` if one of the host's addresses is not public. May take a while."""
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not endpoint.is_own and not all(map(is_public, addresses)):
        raise OSError("a push service with a private address")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet and not to the server or the network around it.

    >>> [is_public(address) for address in ("142.250.1.95", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> is_public("::ffff:10.0.0.1"), is_public("64:ff9b::a00:1"), is_public("2a00:1450:4001::5f")
    (False, False, True)
    """
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            address = inner
        elif address in _TRANSLATED:
            return False
    return address.is_global and not address.is_multicast
