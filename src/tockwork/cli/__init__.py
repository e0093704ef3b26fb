"""The `tockwork` command, a file for each of its words."""
