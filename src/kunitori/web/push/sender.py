"""Sends one message to a push service. It blocks, so it runs in a thread."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPException
from typing import Literal

from kunitori.store import Subscription
from kunitori.web.push.encryption import encrypted
from kunitori.web.push.endpoints import Endpoint, address_of
from kunitori.web.push.vapid import Vapid

__all__ = ["Outcome", "send"]

Outcome = Literal["sent", "gone", "failed"]

_TIMEOUT_SECONDS = 5.0
_LIFE_SECONDS = 24 * 3600
_GONE = (404, 410)


class _Wire(HTTPConnection):
    """A connection to the very address that was checked; the name could lead elsewhere the next time."""

    def __init__(self, endpoint: Endpoint, address: str) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=_TIMEOUT_SECONDS)
        self._endpoint, self._address = endpoint, address

    def connect(self) -> None:
        """Connect, with TLS for the name of the service."""
        wire = socket.create_connection((self._address, self._endpoint.port), _TIMEOUT_SECONDS)
        if self._endpoint.scheme == "https":
            try:
                wire = ssl.create_default_context().wrap_socket(wire, server_hostname=self._endpoint.host)
            except BaseException:
                wire.close()
                raise
        self.sock = wire


def send(endpoint: Endpoint, to: Subscription, text: bytes, topic: str, vapid: Vapid) -> tuple[Outcome, str]:
    """Send a text; returns what became of it, and why if it failed. Redirects are not followed."""
    headers = {
        "Authorization": vapid.header(endpoint.origin),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_LIFE_SECONDS),
        "Topic": topic,  # a newer message replaces one that has not been delivered
        "Urgency": "normal",
    }
    try:
        wire = _Wire(endpoint, address_of(endpoint))
        try:
            wire.request("POST", endpoint.path, encrypted(text, to), headers)
            status = wire.getresponse().status
        finally:
            wire.close()
    except (OSError, HTTPException, ValueError) as problem:
        return "failed", type(problem).__name__
    if status in _GONE:
        return "gone", str(status)
    return ("sent", "") if 200 <= status < 300 else ("failed", str(status))
