### Games of one's own on the set-up page.

own-game = A game of your own
own-game-words = A file of data (TOML or JSON) with the rules. Nothing in it is run. The link of this page then holds the whole game.
own-game-file = Choose a file
own-game-wrong = This is no game yet:
own-wrong-missing = is missing
own-wrong-extra = is no field here
own-wrong-integer = must be a whole number
own-wrong-boolean = must be true or false
own-wrong-text = must be a text
own-wrong-list = must be a list
own-wrong-table = must be a table
own-wrong-least = must be at least { $n }
own-wrong-most = must be at most { $n }
own-wrong-choice = must be one of { $names }
