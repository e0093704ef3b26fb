"""RFC 8291 with its example, RFC 8188 and the signature of RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.notices.push_service import CURVE, Browser, decrypt
from tockwork.server.notices.encryption import (
    MOST,
    BadKey,
    authorization,
    check_keys,
    decode,
    encode,
    encrypt,
    new_key,
    public_key,
)

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SERVER_PUBLIC = (
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
)
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291() -> None:
    assert public_key(SERVER) == SERVER_PUBLIC
    assert public_key(BROWSER) == BROWSER_PUBLIC
    body = encrypt(PLAIN, BROWSER_PUBLIC, AUTH, key=SERVER, salt=decode(SALT))
    assert encode(body) == BODY


def test_a_browser_reads_it_and_no_other_one_does() -> None:
    mine, other = Browser("https://push.example/a"), Browser("https://push.example/b")
    for text in (b"", b"x", "Straße ⚀".encode(), b"y" * MOST):
        body = encrypt(text, mine.subscription["p256dh"], mine.subscription["auth"])
        assert len(body) <= 4096
        assert decrypt(body, mine.key, mine.auth) == text
        with pytest.raises(InvalidTag):
            decrypt(body, other.key, other.auth)
    with pytest.raises(ValueError, match="too many"):
        encrypt(b"y" * (MOST + 1), BROWSER_PUBLIC, AUTH)


def test_no_two_messages_have_the_same_key_or_salt() -> None:
    bodies = [encrypt(PLAIN, BROWSER_PUBLIC, AUTH) for _ in range(20)]
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 20


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (BROWSER_PUBLIC[:-4], AUTH),
        (BROWSER_PUBLIC, AUTH[:-3]),
        ("B" + "A" * 86, AUTH),  # no point of the curve
        ("!" * 87, AUTH),
    ],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKey):
        check_keys(p256dh, auth)
    check_keys(BROWSER_PUBLIC, AUTH)


def test_a_push_service_can_check_who_sends() -> None:
    key, now = new_key(), 1_763_200_000_000
    said = authorization("https://push.example:443/x/y?z", key, "https://tock.example", now)
    assert said.startswith("vapid t=")
    token, _, shown = said.removeprefix("vapid t=").partition(", k=")
    assert shown == public_key(key)
    head, claims, signature = token.split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decode(claims)) == {
        "aud": "https://push.example:443",
        "exp": now // 1000 + 12 * 3600,  # RFC 8292: at most 24 hours
        "sub": "https://tock.example",
    }
    raw = decode(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(shown))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(der, f"{head}.x{claims}".encode(), ec.ECDSA(SHA256()))
