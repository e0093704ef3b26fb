"""What is kept: the database, its tables, the guests."""
