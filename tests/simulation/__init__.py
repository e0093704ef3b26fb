"""The real server in a simulated world: one thread, virtual time, every delay and fault drawn from
one seed (`python -m tests.simulation --help`)."""
