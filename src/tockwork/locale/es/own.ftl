### Games of one's own on the set-up page.

own-game = Un juego tuyo
own-game-words = Un archivo de datos (TOML o JSON) con las reglas. Nada de él se ejecuta. El enlace de esta página contiene después todo el juego.
own-game-file = Elegir un archivo
own-game-wrong = Todavía no es un juego:
