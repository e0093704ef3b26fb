"""Small weights: a few bits a number, read by the kernel, and nearly what the full ones say."""

import json
import struct

import pytest
import torch

from tockwork import Game, TockworkError, _kernel, rulebook
from tockwork.bots.safetensors import Array, read, write
from tockwork.bots.weights import OURS, SHIFTS, network
from tockwork.learn.__main__ import main
from tockwork.learn.small_weights import MOST_BYTES, pack, shrink

from .weights import WIDTHS, halves, random_parts, write_weights


@pytest.mark.parametrize("bits", [8, 4])
def test_a_row_comes_back_as_near_as_its_bits_allow(bits):
    torch.manual_seed(1)
    rows = torch.randn(40, 64) * torch.logspace(-3, 1, 40)[:, None]
    codes, factors = pack(rows, bits)
    assert codes.shape == (40, 8 * bits)
    assert codes.dtype == torch.uint8
    wide = codes if bits == 8 else torch.stack([codes & 15, codes >> 4], 2).reshape(40, 64)
    back = (wide.float() - 2 ** (bits - 1)) * factors[:, None]
    off = (back - rows).square().mean(1).sqrt() / rows.square().mean(1).sqrt()
    assert off.max() < {8: 0.01, 4: 0.16}[bits]
    assert not pack(torch.zeros(2, 8), bits)[0].float().std() > 0


def test_the_kernel_reads_what_is_packed():
    """Whole numbers times powers of two are exact: both say the same bit by bit."""
    rules = rulebook("dog-kids").table(2).rules
    _, ids = _kernel.network_inputs(rules)
    first, second, third = WIDTHS
    torch.manual_seed(2)
    full = {name: a.data for name, a in random_parts(len(ids)).items()}
    packed = dict(full)
    sizes = {"table": (len(ids), first), "weight2": (second, first), "weight3": (third, second)}
    for bits in (8, 4):
        for name, shape in sizes.items():
            codes = torch.randint(1, 2**bits, shape)
            factors = 2.0 ** torch.randint(-8, -4, (shape[0],))
            numbers = (codes - 2 ** (bits - 1)) * factors[:, None]
            if name != "table":
                numbers = numbers.T
            full[name] = halves(numbers.flatten().tolist(), *numbers.shape).data
            both = codes if bits == 8 else codes[:, ::2] | codes[:, 1::2] << 4
            by = halves(factors.tolist(), len(factors)).data
            packed[name] = (bits, bytes(both.flatten().tolist()), by)
        game = Game("dog-kids", 2, seed=4)
        for _ in range(20):
            said = [
                _kernel.Network(rules, WIDTHS, parts).evaluate(game.position._core)
                for parts in (full, packed)
            ]
            assert said[0] == said[1]
            game.play(game.legal_moves()[0])


def test_packed_numbers_that_do_not_fit_are_refused():
    rules = rulebook("dog-kids").table(2).rules
    _, ids = _kernel.network_inputs(rules)
    parts = {name: a.data for name, a in random_parts(len(ids)).items()}
    factors = halves([1.0] * 8, 8).data
    for bits, codes in ((8, bytes(100)), (4, bytes(128)), (7, bytes(112))):
        with pytest.raises(ValueError, match="weight2: the packed numbers do not fit"):
            _kernel.Network(rules, WIDTHS, parts | {"weight2": (bits, codes, factors)})
    some = (8, bytes(112), halves([1.0] * 7, 7).data)
    with pytest.raises(ValueError, match="weight2: 128 numbers are wanted, there are 112"):
        _kernel.Network(rules, WIDTHS, parts | {"weight2": some})


def test_a_folder_becomes_small_and_plays(tmp_path, capsys):
    full, small = tmp_path / "full", tmp_path / "small"
    full.mkdir()
    tables = [rulebook("toc").table(2), rulebook("toc").table(4)]
    write_weights(full, tables)
    (full / SHIFTS).write_text(json.dumps({"toc/2/none/4": 0.25}))
    assert main(["small", str(full), str(small)]) == 0
    assert "toc.safetensors: 0." in capsys.readouterr().out
    for table in (*tables, rulebook("toc").with_options(marbles=3, to_win=3).table(2)):
        game = Game(table.rulebook, table.players, table.teams, seed=2)
        for _ in range(10):
            core = game.position._core
            expected = network(table, full).evaluate(core)
            assert network(table, small).evaluate(core) == pytest.approx(expected, abs=0.06)
            game.play(game.legal_moves()[-1])


def test_forms_trained_together_share_their_layers(tmp_path):
    table = rulebook("toc").table(2)
    write_weights(tmp_path, [table, rulebook("toc").table(3)])
    path = tmp_path / "toc.safetensors"
    arrays, notes = read(path)
    first, second, _ = WIDTHS
    same = struct.unpack(f"<{first * second}e", arrays["toc/2/none/4:weight2"].data)
    gains = [0.5 + n % second / second for n in range(first * second)]
    scaled = [a * b for a, b in zip(same, gains, strict=True)]
    arrays["toc/3/none/4:weight2"] = halves(scaled, first, second)
    write(path, arrays, notes)
    small, _ = read(shrink(path, tmp_path / "small"))
    assert "toc/3/none/4:weight2" not in small
    assert small["weight2"].shape == (second, first)
    assert {"toc/2/none/4:weight2:factors", "toc/3/none/4:weight2:factors"} <= small.keys()


def test_what_cannot_become_small_is_said(tmp_path, capsys):
    assert main(["small", str(tmp_path), str(tmp_path / "s")]) == 1
    assert "holds no weights of a network" in capsys.readouterr().err
    write(tmp_path / "x.safetensors", {"a": Array("U8", (1,), b"\0")}, {"widths": "[8, 8, 8]"})
    assert main(["small", str(tmp_path), str(tmp_path / "s")]) == 1
    assert "x.safetensors: no full weights of a network" in capsys.readouterr().err
    write_weights(tmp_path, [rulebook("toc").table(2)])
    with pytest.raises(TockworkError, match="bytes, 1000 at most"):
        shrink(tmp_path / "toc.safetensors", tmp_path / "s", most=1000)


def test_every_game_of_ours_fits(tmp_path):
    for path in sorted(OURS.glob("*.safetensors")):
        assert shrink(path, tmp_path).stat().st_size <= MOST_BYTES
