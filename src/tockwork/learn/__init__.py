"""Training the network by self-play. Needs torch; playing does not."""
