### Games of one's own on the set-up page.

own-game = Jeu personnalisé
own-game-words = Un fichier de données (TOML ou JSON) avec les règles ; aucun code n’est exécuté. Le lien de cette page contient ensuite tout le jeu.
own-game-file = Choisir un fichier
own-game-wrong = Ce n’est pas encore un jeu valide :
