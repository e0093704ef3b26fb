"""Verifies the deal of a game, without our code: python verify.py < RECORD"""

import hashlib
import hmac
import json
import struct
import sys
from collections import Counter


def sha(text):
    return hashlib.sha256(text.encode())


def words(seed, draw, block=0):  # the numbers of one draw: ChaCha20 (RFC 8439)
    key = sha(f"tockwork shuffle 1\n{seed}").digest()
    x = list(first := [*struct.unpack("<12I", b"expand 32-byte k" + key), block, draw, 0, 0])
    for i in [*range(8)] * 10:  # four columns, then four diagonals
        a, b, c, d = (4 * row + (i + row * (i // 4)) % 4 for row in range(4))
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) % 2**32
            x[r] = ((x[r] ^ x[p]) << bits | (x[r] ^ x[p]) >> 32 - bits) % 2**32
    yield from ((u + v) % 2**32 for u, v in zip(x, first, strict=True))
    yield from words(seed, draw, block + 1)


def below(sizes, stream):  # a number below each of these, all equally likely
    return [next(word for word in stream if word < 2**32 - 2**32 % n) % n for n in sizes]


def verify(text):  # the number of shuffles, and the last code; AssertionError names the fault
    head, *events = [json.loads(line) for line in text.split("\n") if line.strip()]
    fair, seed, events = head["fair"], head["seed"], [e for e in events if "event" in e]
    assert sha(f"tockwork commitment 2\n{fair['part']}").hexdigest() == fair["commitment"], "server"
    joined = f"tockwork seed 2\n{fair['part']}\n"
    for seat, promise, part, word in (p.values() for p in fair["parts"] if p["part"]):
        assert sha(f"tockwork promise 2\n{part}\n{word}").hexdigest() == promise, f"seat {seat}"
        joined += f"{seat} {part} {word}\n"
    assert sha(joined).hexdigest() == seed, "seed"
    game = {name: head[name] for name in ("rules", "players", "teams", "options")}
    game |= {name: fair[name] for name in ("engine", "edition", "deck", "commitment", "parts")}
    key, link = sha(f"tockwork chain 2\n{fair['part']}").digest(), b""
    for value in (game, *events):
        packed = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        link = hmac.digest(key, link + packed, "sha256")
    assert link.hex() == fair["chain"], "chain"
    away, pile, given, draw = Counter(fair["deck"]), [], {}, 0  # discards; the pile, its top last
    hands = [Counter() for _ in range(head["players"])]
    for line, e in enumerate(events, 2):
        cards = Counter(e.get("cards") or ([e["card"]] if e.get("card") else []))
        if e["event"] == "shuffled":
            draw, kept = draw + 1, pile if Counter(e["order"]) == away else []
            order = sorted([*away.elements(), *([] if kept else pile)], key=[*fair["deck"]].index)
            for k, j in enumerate(below(range(len(order), 1, -1), words(seed, draw))):
                order[-1 - k], order[j] = order[j], order[-1 - k]
            pile, away = order + kept, Counter()
            assert order == e["order"], f"line {line}: shuffle"
        elif e["event"] == "dealt":
            assert e["round"] > 1 or [e["leader"]] == below([len(hands)], words(seed, 0)), "leader"
            for k in range(sum(map(len, e["hands"]))):
                hands[(e["leader"] + k) % len(hands)][pile.pop()] += 1
            assert hands == [Counter(hand) for hand in e["hands"]], f"line {line}: deal"
        elif e["event"] == "exchanged":
            for giver in [*given]:
                to, card = given.pop(giver)
                hands[to if e["gifts"][giver] else giver] += card
        elif e["event"] == "drew":
            assert pile.pop() == e["card"], f"line {line}: draw"
            hands[e["seat"]] += cards
        elif cards:
            assert cards <= hands[e["seat"]], f"line {line}: a card that is not held"
            hands[e["seat"]] -= cards
            given |= {e["seat"]: (e["to"], cards)} if "to" in e else {}
            away += Counter() if "to" in e else cards
    return draw, f"{int(link.hex()[:12], 16) % 10**8:08}"


if __name__ == "__main__":
    print("fair: {} shuffles dealt again, code {}".format(*verify(sys.stdin.read())))
