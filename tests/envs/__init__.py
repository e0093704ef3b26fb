"""Environments: the shared encoding, one game at a time, and many games together."""
