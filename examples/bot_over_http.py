"""A program that plays at a Tockwork table, with nothing but Python's standard library.

    python examples/bot_over_http.py http://localhost:8000 TABLE

It takes the first free seat and always plays the move that captures most.
"""

import json
import sys
import urllib.request


def call(path, body=None, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(path, data, headers), timeout=60)


def play(server, table):
    token = json.load(call(f"{server}/api/programs", {"name": "Thirty lines"}))["token"]
    at = f"{server}/api/tables/{table}"
    call(f"{at}/sit", {}, token)
    for line in call(f"{at}/stream", token=token):
        message = json.loads(line)
        if message.get("table", {}).get("phase") == "over":
            return message["table"]["winners"]
        for view in message.get("views", ()):
            if view["choices"]:
                best = max(view["choices"], key=lambda choice: len(choice.get("captures", ())))
                act = {"type": "act", "id": f"event-{message['number']}", "seat": view["seat"]}
                act |= {"expect": message["number"], "move": best["text"]}
                call(f"{at}/command", act, token)


if __name__ == "__main__":
    print("Seats that won:", play(*sys.argv[1:]))
