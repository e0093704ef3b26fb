"""HTTP requests, WebSockets, identity, the built page."""
