"""Who sends: a signed token in each request to a push service (RFC 8292)."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from kunitori.web.push.encryption import point_of

__all__ = ["Vapid"]

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of P-256."""
_TOKEN_SECONDS = 12 * 3600
_NOBODY = "https://github.com/kunitori/kunitori"


class Vapid:
    """The server's key at push services. It follows from the key of the store, so that a restart changes nothing."""

    def __init__(self, key: bytes, contact: str = "") -> None:
        number = int.from_bytes(hmac.new(key, b"push", hashlib.sha512).digest())
        self._key = ec.derive_private_key(number % (_ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact or _NOBODY
        self.public: str = _text(point_of(self._key))
        """What browsers need in order to subscribe."""

    def header(self, origin: str, now: float | None = None) -> str:
        """The Authorization header for a push service."""
        until = int(time.time() if now is None else now) + _TOKEN_SECONDS
        claims = {"aud": origin, "exp": until, "sub": self._contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _json(data: dict[str, object]) -> str:
    return _text(json.dumps(data, separators=(",", ":")).encode())


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
