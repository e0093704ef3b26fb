"""Bodies of the HTTP API: requests and responses, by page. docs/wire.md shows them."""
