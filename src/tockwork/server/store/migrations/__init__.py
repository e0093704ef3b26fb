"""Migrations of the database schema, one a file, run by Alembic."""
