"""The life of a table: its log, its seats, commands, clocks and bots."""
