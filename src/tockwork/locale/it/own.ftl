### Games of one's own on the set-up page.

own-game = Un gioco tuo
own-game-words = Un file di dati (TOML o JSON) con le regole. Niente viene eseguito. Il link di questa pagina contiene poi tutto il gioco.
own-game-file = Scegli un file
own-game-wrong = Non è ancora un gioco:
own-wrong-missing = manca
own-wrong-extra = qui non esiste
own-wrong-integer = deve essere un numero intero
own-wrong-boolean = deve essere true o false
own-wrong-text = deve essere un testo
own-wrong-list = deve essere una lista
own-wrong-table = deve essere una tabella
own-wrong-least = deve essere almeno { $n }
own-wrong-most = deve essere al massimo { $n }
own-wrong-choice = deve essere uno tra { $names }
