#!/usr/bin/env python3
"""A bot in Python that speaks the engine protocol: it captures where it can.

tockwork arena --bots examples/engine/mybot.py,greedy --games 100
tockwork protocol check examples/engine/mybot.py
"""

import json
import random
import sys


def liking(move, seat, rng):
    captures = 0 if move.get("own_capture") else len(move.get("captures", ()))
    steps = sum(leg.get("pips") or 0 for leg in move.get("legs", ()) if leg["seat"] == seat)
    return captures, steps, rng.random()


def reply(message, **more):
    print(json.dumps({"type": message, **more}), flush=True)


seat = 0
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        reply("hello", protocol=1, name="Forty lines of Python")
    elif said["type"] == "game":
        seat = said["seat"]
        reply("ready")
    elif said["type"] == "choose":
        rng = random.Random(said["seed"])
        best = max(said["moves"], key=lambda move: liking(move, seat, rng))
        reply("move", id=said["id"], move=best["text"])
    elif said["type"] == "bye":
        break
