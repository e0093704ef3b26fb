"""A server as a process: its port, signals, and a shutdown that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from tockwork.errors import TockworkError
from tockwork.server.app import serving
from tockwork.server.at_home import HomeDoor, own_address
from tockwork.server.http.admission import AdmissionQueue
from tockwork.server.http.connection import SocketConnection
from tockwork.server.http.open_connections import OpenConnections
from tockwork.server.http.timed_protocol import TimedProtocol
from tockwork.server.settings import Settings
from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.serve")

_ENDS = (signal.SIGINT, signal.SIGTERM)
_CUT = 4  # at this many times the limit the rest of a message is not read
_YOUNG, _MIDDLE, _NEVER = 1_000, 8, 1_000_000_000  # objects, and how often of those before
_QUIET = 60.0  # seconds between two checks for idle memory


class Server(uvicorn.Server):
    """Says goodbye to all clients before the connections are cut."""

    def __init__(self, app: ASGIApp, tables: AllTables) -> None:
        self.tables = tables
        settings, peers = tables.services.settings, tables.services.peers
        most = settings.limits.connections_per_address
        connections = OpenConnections(most, settings.proxies, peers)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="off",
            http=partial(TimedProtocol, connections=connections, turns=AdmissionQueue()),  # type: ignore[arg-type]
            ws=SocketConnection,
            ws_max_size=_CUT * settings.limits.message_size,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=3,
            server_header=False,
            forwarded_allow_ips=list(settings.proxies),
        )
        super().__init__(config)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An interrupt or a request to end is an end like any other, not a failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        # For good: a second request to end must not kill what is just ending.
        _on_request_to_end(self.handle_exit)
        try:
            yield
        finally:
            for number in _ENDS:
                signal.signal(number, signal.SIG_IGN)

    async def open_door(self, door: socket.socket) -> asyncio.Server:
        """One more place to listen at, beside the first."""
        made: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        protocol = partial(
            made,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        opened = await asyncio.get_running_loop().create_server(protocol, sock=door)
        self.servers.append(opened)
        return opened

    def close_door(self, opened: asyncio.Server) -> None:
        """Nobody comes in by it any more, and those that did are sent out."""
        names = {door.getsockname()[:2] for door in opened.sockets}
        opened.close()
        self.servers.remove(opened)
        for connection in list(self.server_state.connections):
            transport = connection.transport
            if (transport.get_extra_info("sockname") or ("",))[:2] in names:
                connection.shutdown()
                transport.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.tables.close()
        await super().shutdown(sockets)


def listening(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """An open port; TockworkError says in one line why there is none.

    A `shared` port may be opened by several processes, and the system spreads connections over
    those that listen; here none does yet.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # With the protocol named, asyncio sends small messages at once instead of collecting them.
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.bind(address)
        if not shared:
            door.listen(1024)
    except (socket.gaierror, UnicodeError):  # an invalid name is not even looked up
        raise TockworkError(f"--host {host}: no such address") from None
    except OSError as bad:
        if bad.errno == errno.EADDRINUSE:
            raise TockworkError(f"--port {port}: another program is using it") from None
        raise TockworkError(f"--host {host} --port {port}: {bad.strerror}") from None
    return door


def addresses_of(door: socket.socket) -> list[str]:
    """Where the table is found: from this computer, then from others in the network."""
    host, port = door.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    near = "localhost" if everywhere or host in ("127.0.0.1", "::1") else host
    found = [near, *([own_address()] if everywhere else [])]
    names = [f"[{name}]" if ":" in name else name for name in found if name]
    return [f"http://{name}:{port}/" for name in names]


def new_loop() -> asyncio.AbstractEventLoop:
    """The loop a server runs on: uvloop, or asyncio's own where there is none (Windows)."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def run(
    settings: Settings,
    door: socket.socket,
    *,
    ready: Callable[[list[str]], None],
    page: bool = False,
) -> None:
    """Serves until a signal comes, even before it is ready."""
    asked: list[int] = []
    before = {number: signal.getsignal(number) for number in _ENDS}
    _on_request_to_end(lambda number, _: asked.append(number))
    try:
        _collect_young()
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(_serve(settings, door, ready, page, asked))
    except BaseException:  # it did not even open
        for number, do in before.items():
            signal.signal(number, do)
        raise


def _on_request_to_end(do: Callable[[int, FrameType | None], None]) -> None:
    for number in _ENDS:
        signal.signal(number, do)


def _collect_young() -> None:
    """Loaded modules stay, and objects of requests, moves, connections and tables are freed
    with their last reference. So the collector only looks at new objects, a few thousand at a time:
    a full one takes a third of a second with two thousand users, and serves nobody meanwhile.

    A collection after every thousand new objects costs 0.03 ms a move, and 4 ms at once. With
    ten thousand it would be 0.01 ms, but every eighth time some 24 ms at once (RESULTS.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def _collect_all_when_nobody_is_there(tables: AllTables) -> None:
    while True:
        await asyncio.sleep(_QUIET)
        if not tables.listeners() and not tables.calls:
            gc.collect()


async def _serve(
    settings: Settings,
    door: socket.socket,
    ready: Callable[[list[str]], None],
    page: bool,
    asked: list[int],
) -> None:
    """`asked` are the requests to end that came before there was a server to hear them."""
    addresses = addresses_of(door)
    home = HomeDoor(addresses[1:])
    async with serving(settings, home=home) as (app, tables):
        server = Server(app, tables)
        home.belongs_to(settings, door, server.open_door, server.close_door)
        _on_request_to_end(server.handle_exit)
        server.should_exit = bool(asked)
        ready(addresses)
        loop = type(asyncio.get_running_loop()).__module__
        where = {"urls": addresses, "database": tables.services.storage.name}
        logger.info("open", extra=where | {"loop": loop})
        if page:
            # A browser may take its time, or the whole terminal: never on this thread.
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
        sweeping = asyncio.create_task(_collect_all_when_nobody_is_there(tables))
        try:
            await server.serve(sockets=[door])
        finally:
            sweeping.cancel()
