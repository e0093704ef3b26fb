"""What each part of a board looks like as SVG: wood, spaces, marbles, glyphs, themes."""
