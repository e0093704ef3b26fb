### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Le compte
account-result = Au-delà d’une chance égale
account-cards = Les cartes { OF($name) }
account-fit = L’accord des mains, et qui a commencé
account-mistakes = Erreurs { OF($name) }
account-rest = Rencontre des cartes cachées, et ce que l’analyse a mal jugé
account-went-wrong = Juste, mais ça a mal tourné. { $answer } : { $before } sur 100 d’après ce qu’on voyait, { $after } à la fin de la manche.
account-went-well = Faux, mais ça a bien tourné. { $answer } : { $before } sur 100 d’après ce qu’on voyait, { $after } à la fin de la manche.

account-how = Qui a bien joué ?
account-how-line = { $name } : { $points } points perdus (± { $error }) en { $real } vraies décisions, { $each } chacune.
account-like = C’est comme { $player } ({ $points } chacune).
account-few = Pas de note : il faut { $count } vraies décisions et une partie jouée jusqu’au bout.
account-unmeasured = Personne n’a encore mesuré de joueurs connus à ce jeu.
account-real = Une décision est vraie si la pire réponse essayée coûte deux points ou plus.
