"""What happens at a table: its log, its seats, commands, clocks and bots."""
