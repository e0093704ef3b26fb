### Games of one's own on the set-up page.

own-game = Eigen spel
own-game-words = Een bestand (TOML of JSON) met de regels; er wordt geen code uitgevoerd. De link van deze pagina bevat dan het hele spel.
own-game-file = Kies een bestand
own-game-wrong = Dit is nog geen geldig spel:
