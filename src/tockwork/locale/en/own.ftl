### Games of one's own on the set-up page.

own-game = A game of your own
own-game-words = A file of data (TOML or JSON) with the rules. Nothing in it is run. The link of this page then holds the whole game.
own-game-file = Choose a file
own-game-wrong = This is no game yet:
