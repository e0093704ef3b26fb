"""Where everything on a board lies; nothing here knows a colour."""
