"""Notices to devices that asked for them: Web Push, a calendar feed and an Atom feed."""
