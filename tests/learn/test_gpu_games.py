"""What a GPU is given to play games of training, as far as it can be seen without one.

That its games are those of the threads is a test of the kernel's own (test_gpu_games.cpp).
"""

import re

import pytest
import torch

from tockwork import _kernel, rulebook
from tockwork.learn import gpu_games
from tockwork.learn.games import form_of_each_game
from tockwork.learn.gpu_source import KERNEL, gpu_source
from tockwork.rulebooks import RULEBOOKS


def test_the_source_is_one_text():
    """Nothing of ours is left to include, and nothing stands there twice."""
    text = gpu_source()
    assert not re.search(r'#include "', text)
    begun = re.findall(r'^#line 1 "(.+)"$', text, re.M)
    assert len(begun) == len(set(begun))
    assert {"games.cu", "generate.cpp", "features.cpp", "training_game.hpp"} <= set(begun)
    for name in ("sizes", "set_up", "weigh", "advance", "write_all_rows", "collect"):
        assert f"void {name}(" in text


def test_a_gpu_finds_nothing_that_it_lacks():
    """Its standard library has no text and no memory that grows."""
    text = re.sub(r"//.*", "", gpu_source())
    assert re.findall(r"std::(?:string|vector|map|function|unique_ptr|shared_ptr)\b", text) == []


def test_lines_keep_their_numbers():
    """What the compiler says of a line is said of the line in the file."""
    text = gpu_source().splitlines()
    own = (KERNEL / "src" / "game" / "flow.cpp").read_text().splitlines()
    where, number = "", 0
    seen = {}
    for line in text:
        if result := re.match(r'#line (\d+) "(.+)"', line):
            number, where = int(result[1]), result[2]
            continue
        if where == "flow.cpp":
            seen[number] = line
        number += 1
    assert len(seen) > 300
    assert all(own[n - 1] == line for n, line in seen.items() if line)


def test_the_host_and_the_gpu_name_the_same_parts():
    """In one order: the memory of one is read by the other."""
    source = (KERNEL / "gpu" / "games.cu").read_text()
    body = re.search(r"struct Games \{(.+?)\n\n", source, re.S)
    assert body
    plain = re.sub(r"//.*", "", body[1]).replace("asked[2]", "asked")
    names = re.findall(r"(\w+)(?=[,;])", plain)
    assert names == [field[0] for field in gpu_games._Games._fields_]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_table_can_be_handed_over(rules):
    sizes = {
        tuple(map(len, _kernel.gpu_table(rulebook(rules).table(form.players, form.teams).rules)))
        for form in rulebook(rules).forms
    }
    assert len(sizes) == 1


def test_without_a_gpu_there_are_threads():
    assert gpu_games.refusal(torch.device("cpu")) == "there is no GPU"


def test_games_are_shared_out_as_threads_share_them_out():
    assert form_of_each_game([1, 1, 2], 8) == [0, 0, 1, 1, 2, 2, 2, 2]
    assert form_of_each_game([5], 3) == [0, 0, 0]
