"""Storage: the database, its schema, the users."""
