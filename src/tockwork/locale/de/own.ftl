### Games of one's own on the set-up page.

own-game = Ein eigenes Spiel
own-game-words = Eine Datei (TOML oder JSON) mit den Regeln. Nichts darin wird ausgeführt. Der Link dieser Seite enthält dann das ganze Spiel.
own-game-file = Datei wählen
own-game-wrong = Das ist noch kein Spiel:
own-wrong-missing = fehlt
own-wrong-extra = gibt es hier nicht
own-wrong-integer = muss eine ganze Zahl sein
own-wrong-boolean = muss true oder false sein
own-wrong-text = muss ein Text sein
own-wrong-list = muss eine Liste sein
own-wrong-table = muss eine Tabelle sein
own-wrong-least = muss mindestens { $n } sein
own-wrong-most = darf höchstens { $n } sein
own-wrong-choice = muss eines davon sein: { $names }
