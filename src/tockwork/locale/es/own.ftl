### Games of one's own on the set-up page.

own-game = Juego personalizado
own-game-words = Un archivo de datos (TOML o JSON) con las reglas; no se ejecuta código. El enlace de esta página contendrá todo el juego.
own-game-file = Elegir un archivo
own-game-wrong = Todavía no es un juego válido:
