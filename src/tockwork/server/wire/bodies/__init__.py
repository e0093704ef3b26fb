"""Bodies of the HTTP API: what is asked and what is answered, by page. docs/wire.md shows them."""
