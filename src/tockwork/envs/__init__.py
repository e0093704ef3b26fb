"""The games as environments for research. They need `pip install tockwork[envs]`."""
