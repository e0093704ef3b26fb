"""What each seat is told: events, views, choices, reasons."""
