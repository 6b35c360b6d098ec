"""Messages that only one browser can read: RFC 8291, with the content coding of RFC 8188."""

from __future__ import annotations

import secrets
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kunitori.store import Subscription

__all__ = ["encrypted", "is_key", "point_of"]

_RECORD_BYTES = 4096
_LAST_RECORD = b"\x02"


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as an uncompressed point."""
    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def is_key(point: bytes) -> bool:
    """Whether some bytes are an uncompressed point of P-256."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65


def encrypted(
    text: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a message. The sender's key and the salt are new for each message; tests may choose them."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.key)
    point = point_of(own)
    shared = own.exchange(ec.ECDH(), theirs)
    first = _derived(to.secret, shared, b"WebPush: info\0" + to.key + point, 32)
    key = _derived(salt, first, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, first, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", _RECORD_BYTES, len(point)) + point
    sealed: bytes = AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)
    return head + sealed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    key: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
    return key
