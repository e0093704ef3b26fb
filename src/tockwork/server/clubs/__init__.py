"""Clubs: their members and roles, who is here, their tables and leaderboard"""
