"""Find players: who waits for which game, who plays with whom, and the table they get"""
