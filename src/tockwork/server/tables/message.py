"""An outgoing message: encoded once, shared by all who receive the same."""

from __future__ import annotations

import zlib

_PACKED_FROM = 8192  # bytes from which packing is worth its time: long lists of choices, whole logs


class Message:
    """JSON as UTF-8, and the frames in which sockets carry it (RFC 6455, RFC 7692)."""

    __slots__ = ("_frame", "_packed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._frame: bytes | None = None
        self._packed: bytes | None = None

    @property
    def frame(self) -> bytes:
        if self._frame is None:
            self._frame = _frame(self.text, 0x81)
        return self._frame

    @property
    def packed(self) -> bytes:
        """The frame for clients that accept compression, compressed alone, so that all share it."""
        if len(self.text) < _PACKED_FROM:
            return self.frame
        if self._packed is None:
            packer = zlib.compressobj(1, zlib.DEFLATED, -12)
            data = packer.compress(self.text) + packer.flush(zlib.Z_SYNC_FLUSH)
            self._packed = _frame(data[:-4], 0xC1)
        return self._packed


def _frame(data: bytes, first: int) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 65536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + data
    return bytes((first, 127)) + size.to_bytes(8, "big") + data
