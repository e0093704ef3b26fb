### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = La gran cruz de Quebec, con seis brazos y un atajo por el centro.
game-super-tock = Super Tock
    .line = Nadie está nunca a salvo, y el Paraíso espera en medio del tablero.
game-toc = Jeu de Toc
    .line = Rápido y travieso: los reyes barren el recorrido, los cincos empujan, en los sietes se salta.
game-dog = DOG
    .line = Parejas, una carta pasada en secreto y sietes que arrasan con todo.
game-dog-compact = DOG Compact
    .line = El mismo juego en el pequeño tablero de viaje, de dos a cuatro.
game-dog-swiss = DOG suizo
    .line = El clásico suizo con dos barajas, dos contra dos.
game-dog-royal-basic = DOG Royal, juego básico
    .line = Imanes y cartas que copian: la entrada suave a Royal.
game-dog-royal = DOG Royal
    .line = Rey, caballero, ciudadano y bufón, cada uno con su poder.
game-dog-kids = DOG Kids
    .line = Los perros vuelven a casa de color en color y descansan sobre huesos.
game-tock-jokers = Tock con comodines
    .line = El Tock de las cocinas de Canadá: el comodín saca o corre quince, el siete arrasa.
game-keezen = Keezen
    .line = El juego de las noches neerlandesas: el rey solo saca, el cuatro retrocede, la sota lo cambia todo.
