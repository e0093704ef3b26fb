"""Laws: what holds for every rulebook, every form of play and every option, whatever is played."""
