### Games of one's own on the set-up page.

own-game = Een eigen spel
own-game-words = Een bestand (TOML of JSON) met de regels. Er wordt niets van uitgevoerd. De link van deze pagina bevat dan het hele spel.
own-game-file = Kies een bestand
own-game-wrong = Dit is nog geen spel:
own-wrong-missing = ontbreekt
own-wrong-extra = bestaat hier niet
own-wrong-integer = moet een geheel getal zijn
own-wrong-boolean = moet true of false zijn
own-wrong-text = moet een tekst zijn
own-wrong-list = moet een lijst zijn
own-wrong-table = moet een tabel zijn
own-wrong-least = moet minstens { $n } zijn
own-wrong-most = mag hoogstens { $n } zijn
own-wrong-choice = moet een van { $names } zijn
