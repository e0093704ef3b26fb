"""Files written whole or not at all: beside their place first, then put there."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def atomic_write(path: str | os.PathLike[str], text: str) -> None:
    """Writes a text file atomically: readers never see half of it. OSError names the requested
    file."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        with open(part, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(part, target)
    except OSError as bad:
        part.unlink(missing_ok=True)
        raise OSError(bad.errno, bad.strerror, str(target)) from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def check_writable(path: str | os.PathLike[str]) -> None:
    """Says at once what `atomic_write` would say after long work."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        part.touch()
        part.unlink()
    except OSError as bad:
        raise OSError(bad.errno, bad.strerror, str(target)) from None
