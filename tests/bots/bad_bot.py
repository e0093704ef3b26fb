"""A bot program that goes wrong in the way its argument says, at its third decision."""

import json
import os
import subprocess
import sys
import time

how = sys.argv[1]
decisions = 0


def say(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def go_wrong(said):
    if how == "hang":
        time.sleep(600)
    if how == "crash":
        sys.stderr.write("out of marbles\n")
        sys.exit(3)
    if how == "flood":
        while True:
            say(type="info", text="x" * 1000)
    if how == "endless":
        while True:
            sys.stdout.write("x" * 1000)
    if how == "complain":
        while True:
            sys.stderr.write("x" * 1000)
    if how in ("illegal", "stubborn"):
        say(type="move", id=said["id"], move="joker: R>H4")
    if how == "number":
        say(type="move", id=said["id"] + 1, move=said["moves"][0]["text"])
    if how == "nonsense":
        print("I play the seven", flush=True)
    if how == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    if how == "deep":
        print("[" * 30_000, flush=True)
    if how == "list":
        say(type="move", id=said["id"], move=["2: 0>2"])
    if how == "closed":
        os.close(1)
        time.sleep(600)
    if how == "children":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", sys.argv[2]])
        time.sleep(600)


if how == "deaf":
    time.sleep(600)
if how == "gone":
    sys.exit(1)
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        say(type="hello", protocol=2 if how == "version" else 1, name="Bad")
    elif said["type"] == "game":
        say(type="ready")
        if how == "early":
            say(type="move", id=1, move="2: 0>2")
    elif said["type"] == "choose":
        decisions += 1
        if decisions >= 3 or how == "stubborn":
            go_wrong(said)
        say(type="move", id=said["id"], move=said["moves"][0]["text"])
    elif said["type"] == "later" and how == "narrow":
        sys.exit(4)
    elif said["type"] == "of_a_later_version" and how == "narrow":
        raise SystemExit("a message I do not know")
    elif said["type"] == "bye":
        if how == "stays":
            time.sleep(600)
        break
