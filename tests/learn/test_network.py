"""The kernel says what the weights say, and weights are found for every table."""

import math
import random
import struct

import numpy as np
import pytest

from tockwork import Game, TockworkError, _kernel, rulebook
from tockwork.bots import Budget, NetworkBot, bot
from tockwork.bots.safetensors import Array, read, write
from tockwork.bots.weights import network

from ..laws.samples import all_rows, moments
from .weights import WIDTHS, halves, random_parts, write_weights


def numbers(array):
    return struct.unpack(f"<{len(array.data) // 2}e", array.data)


def by_hand(parts, offsets, row):
    """The same in plain Python."""
    first, second, third = WIDTHS
    table = numbers(parts["table"])
    x = list(numbers(parts["bias1"]))
    for offset, value in zip(offsets, row, strict=False):
        at = (offset + value) * first
        x = [a + b for a, b in zip(x, table[at : at + first], strict=True)]
    for weight, bias, width in (("weight2", "bias2", second), ("weight3", "bias3", third)):
        x = [max(0, v) for v in x]
        w = numbers(parts[weight])
        x = [
            b + sum(v * w[i * width + j] for i, v in enumerate(x))
            for j, b in enumerate(numbers(parts[bias]))
        ]
    x = [max(0, v) for v in x]
    logit = sum(a * b for a, b in zip(x, numbers(parts["weight4"]), strict=True))
    return 1 / (1 + math.exp(-logit - numbers(parts["bias4"])[0]))


@all_rows
def test_the_kernel_says_what_the_weights_say(row):
    rules = row.table.rules
    offsets, ids = _kernel.network_inputs(rules)
    parts = random_parts(len(ids))
    net = _kernel.Network(rules, WIDTHS, {name: a.data for name, a in parts.items()})
    for position in moments(row)[:3]:
        rows, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
        chances = net.evaluate(position._core)
        assert len(chances) == len(position.legal_moves())
        for n, chance in enumerate(chances[:6]):
            expected = by_hand(parts, offsets, rows[n * size : (n + 1) * size])
            assert chance == 1.0 or chance == pytest.approx(expected, abs=2e-4)


def in_single_precision(parts, offsets, rows):
    """Chances by every product and sum in turn, none left out; and the share of live inputs."""
    shaped = {name: np.frombuffer(a.data, "<f2").reshape(a.shape) for name, a in parts.items()}
    p = {name: a.astype(np.float32) for name, a in shaped.items()}
    total, before = p["bias1"], None
    for row in rows:
        for i, offset in enumerate(offsets):
            if before is None:
                total = total + p["table"][offset + row[i]]
            elif row[i] != before[i]:
                total = total - p["table"][offset + before[i]] + p["table"][offset + row[i]]
        before, x = row, np.maximum(total, 0)
        live = np.mean(x > 0)
        for weight, bias in (("weight2", "bias2"), ("weight3", "bias3")):
            out = p[bias]
            for v, w in zip(x, p[weight], strict=True):
                out = out + v * w
            x = np.maximum(out, 0)
        lanes = np.zeros(8, np.float32)
        for part in (x * p["weight4"]).reshape(-1, 8):
            lanes = lanes + part
        logit = np.float32(0)
        for lane in lanes:
            logit = logit + lane
        yield np.float32(1 / (1 + math.exp(-float(p["bias4"][0] + logit)))), live


@all_rows
def test_inputs_that_are_left_out_change_no_bit(row):
    rules, widths = row.table.rules, (72, 40, 16)
    offsets, ids = _kernel.network_inputs(rules)
    parts = random_parts(len(ids), widths=widths)
    parts["bias1"] = halves([-2.5] * 72, 72)  # most say nothing
    net = _kernel.Network(rules, widths, {name: a.data for name, a in parts.items()})
    for position in moments(row)[:3]:
        data, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
        rows = [data[at : at + size] for at in range(0, len(data), size)][:7]
        for chance, (expected, live) in zip(
            net.evaluate(position._core), in_single_precision(parts, offsets, rows), strict=False
        ):
            assert chance in (1.0, expected)
            assert 0 < live < 0.5


def test_weights_that_do_not_fit_are_refused():
    rules = rulebook("dog").table(4).rules
    _, ids = _kernel.network_inputs(rules)
    parts = {name: a.data for name, a in random_parts(len(ids)).items()}
    with pytest.raises(ValueError, match="weight2: 128 numbers are wanted, there are 127"):
        _kernel.Network(rules, WIDTHS, {**parts, "weight2": parts["weight2"][:-2]})
    with pytest.raises(ValueError, match="table: missing"):
        _kernel.Network(rules, WIDTHS, {k: v for k, v in parts.items() if k != "table"})
    with pytest.raises(ValueError, match="multiple of 8"):
        _kernel.Network(rules, (12, 8, 8), parts)


def test_house_rules_are_played_by_the_network_of_the_game_most_like_it(tmp_path):
    dog, toc = rulebook("dog"), rulebook("toc")
    write_weights(tmp_path, [dog.table(4), dog.table(2), toc.table(4)])
    house = dog.with_options(guard="fresh", marbles=3, to_win=3)
    for table in (house.table(4), rulebook("dog-swiss").table(4), rulebook("dog-royal").table(3)):
        game = Game(table.rulebook, table.players, table.teams, seed=3)
        player = NetworkBot(weights=tmp_path)
        for _ in range(30):
            view, moves = game.view(game.turn), game.legal_moves()
            game.play(player.choose(view, moves, Budget(), random.Random(1)))


def test_a_folder_without_weights_says_so(tmp_path):
    with pytest.raises(TockworkError, match="holds no weights"):
        network(rulebook("dog").table(4), tmp_path)


def test_a_broken_file_says_what_is_wrong(tmp_path):
    path = tmp_path / "x.safetensors"
    with pytest.raises(TockworkError, match="cannot be read"):
        read(path)
    path.write_bytes(b"\x08\0\0\0\0\0\0\0nonsense")
    with pytest.raises(TockworkError, match="no file of arrays"):
        read(path)
    write(path, {"a": Array("F16", (2, 3), b"\0" * 12)}, {"note": "kept"})
    arrays, notes = read(path)
    assert arrays["a"].shape == (2, 3)
    assert notes == {"note": "kept"}
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(TockworkError, match="a: lies outside the file"):
        read(path)


def test_a_weak_player_is_weak_in_the_same_way_every_time(tmp_path):
    table = rulebook("dog").table(4)
    write_weights(tmp_path, [table])
    game = Game("dog", seed=1)
    view, moves = game.view(game.turn), game.legal_moves()
    weak = NetworkBot(noise=0.5, weights=tmp_path)
    answers = {weak.choose(view, moves, Budget(), random.Random(n)) for n in range(8)}
    assert len(answers) == 1


def test_names_of_the_network():
    assert bot("network:0.1").name == "network:0.1"
    elsewhere = bot("network@some/where:50n")
    assert isinstance(elsewhere, NetworkBot)
    assert elsewhere.weights.name == "where"
    with pytest.raises(TockworkError, match="only network has weights"):
        bot("greedy@some/where")
    with pytest.raises(TockworkError, match=r"like network:0\.05 or network:200n"):
        bot("network:fast")
