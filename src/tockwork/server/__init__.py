"""The table on the net: lobby, seats, clocks, bots, storage. docs/http.md and docs/wire.md."""
