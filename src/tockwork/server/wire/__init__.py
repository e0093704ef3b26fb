"""The protocol: messages of the WebSocket and bodies of requests, as models."""
