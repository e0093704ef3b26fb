### Games of one's own on the set-up page.

own-game = Een eigen spel
own-game-words = Een bestand (TOML of JSON) met de regels. Er wordt niets van uitgevoerd. De link van deze pagina bevat dan het hele spel.
own-game-file = Kies een bestand
own-game-wrong = Dit is nog geen spel:
