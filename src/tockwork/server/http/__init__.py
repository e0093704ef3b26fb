"""Who calls and how: HTTP calls, sockets, identity, the built page."""
