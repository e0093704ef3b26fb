"""`python -m tockwork` is the `tockwork` command."""

from tockwork.cli.main import command

command()
