from __future__ import annotations

import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tockwork.server.limits import Limits


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as running:
        yield running


@pytest.fixture(scope="session")
def memory() -> Iterator[Path]:
    """A folder in memory where there is one: a whole game is hundreds of commits."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        yield Path(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, file: str) -> str:
    """An empty database, of both kinds in turn."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("cluster").new_database())
    return file


@pytest.fixture
def file(memory: Path) -> str:
    """An empty database in a file."""
    return f"sqlite:///{memory / uuid.uuid4().hex}.db"


@pytest.fixture
def house(file: str) -> Iterator[House]:
    with House(file) as open_house:
        yield open_house


@pytest.fixture(scope="module")
def shared_house(memory: Path) -> Iterator[House]:
    """One server for tests that do not disturb one another, however many they are."""
    limits = Limits(calls_per_second=0, calls_per_address=0)
    with House(f"sqlite:///{memory / uuid.uuid4().hex}.db", limits=limits) as open_house:
        yield open_house


@pytest.fixture
def anna(house: House) -> Guest:
    return Guest(house.url)
