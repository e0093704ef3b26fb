"""The Python API: errors that say what and where, moves as values, variants, refusals."""
