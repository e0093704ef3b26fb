### Games of one's own on the set-up page.

own-game = Custom game
own-game-words = A data file (TOML or JSON) with the rules; no code is run. The page link will contain the whole game.
own-game-file = Choose a file
own-game-wrong = This isn’t a valid game yet:
