### Games of one's own on the set-up page.

own-game = Gioco personalizzato
own-game-words = Un file di dati (TOML o JSON) con le regole; nessun codice viene eseguito. Il link di questa pagina contiene poi tutto il gioco.
own-game-file = Scegli un file
own-game-wrong = Non è ancora un gioco valido:
