"""The cost of the socket itself: the same bare exchange over four servers.

    pip install granian                    (for its line only)
    python benchmarks/sockets.py [--tables 10] [--seconds 3] [--rounds 3]

Four clients a table, as in `benchmarks/server.py`: each message gets a reply, and all four get as
many bytes as an event has. No game, no database. Prints a line each, with the ratio to ours.

ours        uvicorn's protocol as `tockwork serve` uses it (server/http/connection.py)
stock       uvicorn's protocol as it comes: every message goes through the application
picows      a server of Cython around the same loop
granian     a server in Rust, with its own interface (RSGI)
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from server import EVENT, BareTable, Figures, line, measured
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tockwork.server.http.connection import SocketConnection, connection_of
from tockwork.server.tables.message import Message

_ANSWER, _EVENT = b"a" * 60, b"e" * EVENT


def stock() -> None:
    """Every message goes through the application, and every send is framed again."""
    tables: dict[str, list[WebSocket]] = {}

    async def converse(call: WebSocket) -> None:
        await call.accept()
        here = tables.setdefault(call.path_params["table"], [])
        here.append(call)
        try:
            while True:
                await call.receive_text()
                await call.send_text(_ANSWER.decode())
                for each in here:
                    await each.send_text(_EVENT.decode())
        except (WebSocketDisconnect, RuntimeError):
            here.remove(call)

    serve(converse, WebSocketsSansIOProtocol)


def ours() -> None:
    """A line hears for itself, and writes what all share as it is."""
    tables: dict[str, list[SocketConnection]] = {}
    answer, event = Message(_ANSWER), Message(_EVENT)

    async def converse(call: WebSocket) -> None:
        await call.accept()
        here, own = tables.setdefault(call.path_params["table"], []), connection_of(call)
        here.append(own)

        def hear(_: str | None) -> None:
            own.write([answer])
            for each in here:
                each.write([event])

        own.converse(hear, lambda: None)

    serve(converse, SocketConnection)


def serve(
    converse: Callable[[WebSocket], Awaitable[None]], protocol: type[asyncio.Protocol]
) -> None:
    """Serves one exchange over uvicorn, and prints where."""
    app = Starlette(routes=[WebSocketRoute("/{table}/{seat}", converse)])
    config = uvicorn.Config(app, port=0, ws=protocol, loop="uvloop", log_level="error")

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            print(f"localhost:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)

    Server(config).run()


def granian() -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    async def serve() -> None:
        print(f"localhost:{port}", flush=True)
        await Server(rsgi, port=port, interface=Interfaces.RSGI, log_enabled=False).serve()

    uvloop.run(serve())


_granian_tables: dict[str, list[Any]] = {}


async def rsgi(scope: Any, protocol: Any) -> None:
    """The same for granian."""
    own = await protocol.accept()
    here = _granian_tables.setdefault(scope.path.split("/")[1], [])
    here.append(own)
    answer, event = _ANSWER.decode(), _EVENT.decode()
    while (await own.receive()).kind:
        await own.send_str(answer)
        for each in here:
            await each.send_str(event)
    here.remove(own)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=3, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    servers: dict[str, Callable[[], None]] = {
        "ours": ours,
        "stock": stock,
        "granian": granian,
    }
    if args.serve:
        return servers[args.serve]()
    here = [sys.executable, __file__, "--serve"]
    commands = {
        "ours": [*here, "ours"],
        "stock": [*here, "stock"],
        "picows": [sys.executable, str(Path(__file__).with_name("server.py")), "--bare"],
    }
    try:
        import granian as _  # noqa: F401
    except ImportError:
        print("granian is not installed: without it", file=sys.stderr)
    else:
        commands["granian"] = [*here, "granian"]
    rounds: dict[str, list[Figures]] = {name: [] for name in commands}
    for _round in range(args.rounds):
        for name, command in commands.items():
            rounds[name].append(measured(BareTable, command, args.tables, args.seconds))
    for name, figures in rounds.items():
        print(line(name, args.tables, figures, rounds["ours"], peer_name="ours"), flush=True)


if __name__ == "__main__":
    main()
