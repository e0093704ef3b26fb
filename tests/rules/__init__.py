"""Clause tests: each test names the clause of the rules it is about."""
