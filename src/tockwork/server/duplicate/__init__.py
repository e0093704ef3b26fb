"""Duplicate events on the server: their log, their tables, results and standings"""
