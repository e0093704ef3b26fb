"""The look of each part of a board as SVG: wood, spaces, marbles, glyphs, themes."""
