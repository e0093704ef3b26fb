"""The table on the net. docs/http.md and docs/wire.md.

`http/` is called by browsers and programs, `wire/` is what travels, `tables/` is what happens at a
table, `store/` is what is kept. Each stands on those after it, never the other way round.
"""
