"""Small weights alone are enough to play with; the full ones are found where they are."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tockwork import Game, TockworkError, _kernel, rulebook
from tockwork.arena.ladder import fingerprint
from tockwork.bots import NetworkBot, bot
from tockwork.bots.base import Budget
from tockwork.bots.weight_files import weights_in, write_small
from tockwork.bots.weights import kind, network, small_network

from .weights import write_weights

TOOL = Path(__file__).parents[2] / "tools" / "small_weights.py"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """The same networks, full and small."""
    full, small = tmp_path / "full", tmp_path / "small"
    full.mkdir()
    dog, royal = rulebook("dog"), rulebook("dog-royal-basic")
    write_weights(full, [dog.table(4), dog.table(2), royal.table(4)])
    write_small(full, small)
    return full, small


def test_small_weights_know_the_same_forms(folders: tuple[Path, Path]) -> None:
    full, small = (weights_in(folder) for folder in folders)
    assert (full.kind, small.kind) == ("full", "small")
    assert small.forms == full.forms
    assert small.games == full.games == {"dog", "dog-royal-basic"}
    assert small.has("dog-royal-basic/4/pairs/4")
    assert not small.has("dog/3/none/4")


def test_small_weights_are_the_file_a_browser_gets(folders: tuple[Path, Path]) -> None:
    for book in (rulebook("dog"), rulebook("dog").with_options(hierarchy=True)):
        table = book.table(4)
        assert small_network(table, folders[1]) == small_network(table, folders[0])
        core = Game(book, 4, seed=1).position._core
        read = _kernel.Network.from_small(table.rules, small_network(table, folders[0]))
        assert network(table, folders[1]).evaluate(core) == read.evaluate(core)


def test_a_bot_plays_with_small_weights_and_says_so(folders: tuple[Path, Path]) -> None:
    for folder, said in zip(folders, ("full", "small"), strict=True):
        player = bot(f"network@{folder}")
        assert isinstance(player, NetworkBot)
        assert f"{player!r}" == f"<network@{folder}, {said} weights>"
        game = Game("dog", seed=3)
        for _ in range(8):
            moves = game.legal_moves()
            game.play(player.choose(game.view(game.turn), moves, Budget(), random.Random(1)))


def test_a_checkout_plays_with_the_full_ones() -> None:
    assert kind() == "full"
    assert repr(bot("club")) == "<club, full weights>"


def test_a_folder_without_weights_and_broken_files_are_named(tmp_path: Path) -> None:
    assert kind(tmp_path) == "no"
    with pytest.raises(TockworkError, match="holds no weights"):
        weights_in(tmp_path)
    (tmp_path / "dog-4-pairs-4.tocknet").write_bytes(b"tocknet2")
    with pytest.raises(TockworkError, match=r"dog-4-pairs-4\.tocknet: "):
        network(rulebook("dog").table(4), tmp_path)


def test_a_ladder_tells_weights_apart(folders: tuple[Path, Path]) -> None:
    full, small = (fingerprint(f"network@{folder}:20n") for folder in folders)
    assert len({full, small, fingerprint("network"), None}) == 4
    assert fingerprint("club") == fingerprint("network:0.1") == fingerprint("network")


def test_small_weights_are_written_while_a_wheel_is_built(tmp_path: Path) -> None:
    """With nothing installed: just the kernel and the sources."""
    kernel = _kernel.__file__
    assert kernel
    run = [sys.executable, "-S", str(TOOL), kernel, str(tmp_path)]
    subprocess.run(run, check=True)
    assert kind(tmp_path) == "small"
    table = rulebook("toc").table(2)
    assert small_network(table, tmp_path) == small_network(table)
