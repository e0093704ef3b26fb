"""The tree stays small: everybody who clones it carries every file there ever was."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MB = 1_000_000
ONE, TOGETHER = 12 * MB, 40 * MB


def git(*command: str, given: bytes | None = None) -> bytes:
    return subprocess.run(
        ["git", *command], cwd=ROOT, input=given, capture_output=True, check=True
    ).stdout


def files() -> dict[str, int]:
    """Every file that would go into a commit, with its size."""
    listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    found = {name: ROOT / name for name in filter(None, listed.split("\0"))}
    return {name: path.stat().st_size for name, path in found.items() if path.is_file()}


def is_binary(name: str) -> bool:
    with (ROOT / name).open("rb") as file:
        return b"\0" in file.read(8_192)


def test_no_file_is_large_and_binaries_together_are_not():
    sizes = files()
    assert "pyproject.toml" in sizes
    assert not {name: size for name, size in sizes.items() if size > ONE}
    binaries = {name: size for name, size in sizes.items() if is_binary(name)}
    assert any(name.endswith(".safetensors") for name in binaries)
    assert sum(binaries.values()) < TOGETHER, sorted(binaries.items(), key=lambda of: -of[1])[:9]


def test_no_large_file_was_ever_committed():
    """A file that was taken out again is still fetched by everybody. In a shallow clone only
    what is there can be looked at."""
    objects = git("rev-list", "--objects", "HEAD").split(b"\n")
    names = dict(line.partition(b" ")[::2] for line in objects if line)
    result = git(
        "cat-file", "--batch-check=%(objecttype) %(objectname) %(objectsize)",
        given=b"\n".join(names),
    )  # fmt: skip
    large = {}
    for line in result.splitlines():
        kind, name, size = line.split()
        if kind == b"blob" and int(size) > ONE:
            large[names[name].decode()] = int(size)
    assert not large
