### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = The big cross from Quebec, with six arms and a shortcut through the middle.
game-super-tock = Super Tock
    .line = Nobody is ever safe, and Heaven waits in the middle of the board.
game-toc = Jeu de Toc
    .line = Quick and cheeky: kings sweep the track, fives push others, sevens let you hop.
game-dog = DOG
    .line = Partners, one card passed in secret, and sevens that sweep away all they pass.
game-dog-compact = DOG Compact
    .line = The same game on the small travel board, for two to four.
game-dog-swiss = Swiss DOG
    .line = The Swiss classic with two packs of cards, two against two.
game-dog-royal-basic = DOG Royal, basic game
    .line = Magnets and cards that copy: the gentle way into Royal.
game-dog-royal = DOG Royal
    .line = King, knight, citizen and fool, each with a power of its own.
game-dog-kids = DOG Kids
    .line = Dogs run home from colour to colour and rest on bones.
game-tock-jokers = Tock with jokers
    .line = The Tock of Canadian kitchens: jokers bring you out or run fifteen, sevens sweep.
game-keezen = Keezen
    .line = The Dutch evening game: kings only bring you out, fours go back, jacks change everything.
