"""A message for one browser, which no push service can read (RFC 8291, in the coding of RFC 8188),
and the signature by which a push service knows its sender (VAPID, RFC 8292).

It needs `cryptography`, which passkeys need too.
"""

from __future__ import annotations

import base64
import json
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096  # bytes: one record holds the whole message
MOST = RECORD - 17 - 86  # bytes of a text that every push service takes
_TOKEN_SECONDS = 12 * 3600
_POINT = 65  # bytes of an uncompressed point of P-256


class BadKey(ValueError):
    """No key of a browser."""


def there() -> bool:
    """Whether this server can encrypt."""
    return find_spec("cryptography") is not None


def encode(data: bytes) -> str:
    """base64url without padding, as all of these RFCs write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except ValueError as bad:
        raise BadKey(str(bad)) from None


def new_key() -> str:
    """A private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def _private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """What a browser is given to subscribe with (`applicationServerKey`)."""
    return encode(_point(_private(key)))


def check_keys(p256dh: str, auth: str) -> None:
    """BadKey if these are no keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decode(p256dh)
    if len(point) != _POINT or len(decode(auth)) != 16:
        raise BadKey("keys of another length")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as bad:
        raise BadKey(str(bad)) from None


def encrypt(
    text: bytes, p256dh: str, auth: str, *, key: str | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message. `key` and `salt` are new for each message; tests fix them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    if len(text) > MOST:
        raise ValueError(f"{len(text)} bytes are too many for one message")

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    theirs, salt = decode(p256dh), os.urandom(16) if salt is None else salt
    own = _private(new_key() if key is None else key)
    shared = own.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    info = b"WebPush: info\0" + theirs + _point(own)
    secret = derived(decode(auth), shared, info, 32)
    content_key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([_POINT]) + _point(own)
    return head + AESGCM(content_key).encrypt(nonce, text + b"\2", None)


def authorization(endpoint: str, key: str, subject: str, now: int) -> str:
    """The header by which a push service knows who sends; `now` in milliseconds."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now // 1000 + _TOKEN_SECONDS,
        "sub": subject,
    }
    signed = ".".join(
        encode(json.dumps(part, separators=(",", ":")).encode())
        for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(key)}"
