"""Scripts that complete commands: each shell loads its own and completes with it."""

import shutil
import subprocess

import pytest

from tockwork.cli.main import main
from tockwork.locale import words

BASH = """
source {file}
COMP_WORDS=({typed}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMPREPLY=()
_shtab_tockwork
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
FISH = "source {file}; complete -C '{typed}'"
# What zsh offers is seen only in a terminal: here that it loads, and what it has noted.
ZSH = """
autoload -Uz compinit; compinit -u -D
eval "$(cat {file})"
[[ $_comps[tockwork] == _shtab_tockwork ]] || exit 1
functions _shtab_tockwork_commands; print -l $_shtab_tockwork_watch_options
"""
TYPED = {
    "tockwork ar": "arena",
    "tockwork watch --rules kee": "keezen",
    "tockwork watch ke": "keezen",
    "tockwork show --th": "--theme",
    "tockwork show --theme ni": "night",
    "tockwork arena --bots gre": "greedy",
    "tockwork completion fi": "fish",
}


@pytest.fixture
def script(tmp_path, capsys):
    def written(shell, language="en"):
        assert main(["--lang", language, "completion", shell]) == 0
        file = tmp_path / shell
        file.write_text(capsys.readouterr().out, "utf-8")
        return file

    return written


def answer(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("typed", TYPED)
def test_bash_completes(script, typed):
    program = BASH.format(file=script("bash"), typed=typed)
    assert answer(["bash", "--norc", "-c", program]).split() == [TYPED[typed]]


@pytest.mark.skipif(shutil.which("fish") is None, reason="no fish here")
@pytest.mark.parametrize("typed", TYPED)
def test_fish_completes(script, typed):
    program = FISH.format(file=script("fish", "de"), typed=typed)
    lines = answer(["fish", "--no-config", "-c", program]).splitlines()
    assert [line.split("\t")[0] for line in lines] == [TYPED[typed]]
    if typed == "tockwork ar":
        assert lines[0].endswith(words("de").say("command-arena"))


@pytest.mark.skipif(shutil.which("zsh") is None, reason="no zsh here")
def test_zsh_loads_the_script(script):
    said = answer(["zsh", "-f", "-c", ZSH.format(file=script("zsh", "fr"))])
    assert words("fr").say("command-arena") in said
    assert "--bots" in said
    assert "keezen" in said


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_no_name_of_a_message_is_left(script, shell):
    text = script(shell, "it").read_text("utf-8")
    assert "command-" not in text
    assert "%(" not in text


def test_another_shell_is_misuse(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["completion", "tcsh"])
    assert ended.value.code == 2
