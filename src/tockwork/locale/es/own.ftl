### Games of one's own on the set-up page.

own-game = Un juego tuyo
own-game-words = Un archivo de datos (TOML o JSON) con las reglas. Nada de él se ejecuta. El enlace de esta página contiene después todo el juego.
own-game-file = Elegir un archivo
own-game-wrong = Todavía no es un juego:
own-wrong-missing = falta
own-wrong-extra = no existe aquí
own-wrong-integer = debe ser un número entero
own-wrong-boolean = debe ser true o false
own-wrong-text = debe ser un texto
own-wrong-list = debe ser una lista
own-wrong-table = debe ser una tabla
own-wrong-least = debe ser al menos { $n }
own-wrong-most = debe ser como mucho { $n }
own-wrong-choice = debe ser uno de { $names }
