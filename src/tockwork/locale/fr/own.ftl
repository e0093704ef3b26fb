### Games of one's own on the set-up page.

own-game = Un jeu à toi
own-game-words = Un fichier de données (TOML ou JSON) avec les règles. Rien n’y est exécuté. Le lien de cette page contient ensuite tout le jeu.
own-game-file = Choisir un fichier
own-game-wrong = Ce n’est pas encore un jeu :
own-wrong-missing = manque
own-wrong-extra = n’existe pas ici
own-wrong-integer = doit être un nombre entier
own-wrong-boolean = doit être true ou false
own-wrong-text = doit être un texte
own-wrong-list = doit être une liste
own-wrong-table = doit être une table
own-wrong-least = doit être au moins { $n }
own-wrong-most = doit être au plus { $n }
own-wrong-choice = doit être l’un de { $names }
