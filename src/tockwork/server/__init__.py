"""The server. See docs/http.md and docs/wire.md.

`http/` talks to browsers and programs, `wire/` has the messages, `tables/` the life of a table,
`store/` the database. Each uses those after it, never the other way round.
"""
