"""Other processes of the same server: news between them, who is where, who minds a table."""
