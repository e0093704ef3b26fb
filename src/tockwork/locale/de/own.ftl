### Games of one's own on the set-up page.

own-game = Eigenes Spiel
own-game-words = Eine Datei (TOML oder JSON) mit den Regeln; nichts darin wird ausgeführt. Der Link dieser Seite enthält dann das ganze Spiel.
own-game-file = Datei wählen
own-game-wrong = Das ist noch kein gültiges Spiel:
