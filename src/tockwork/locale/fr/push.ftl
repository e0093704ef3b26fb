### Ce qui est envoyé comme avis, et les flux.

notice-turn = { $game } : à toi de jouer
notice-with = avec { $names }
notice-feed = Parties qui m’attendent
