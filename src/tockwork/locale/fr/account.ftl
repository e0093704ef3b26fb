### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Le compte
account-result = { $left ->
    [yes] Au-delà d’une chance égale, quand la partie a été quittée
   *[no] Au-delà d’une chance égale
}
account-cards = Les cartes { OF($name) }
account-fit = L’accord des mains, et qui a commencé
account-mistakes = Erreurs { OF($name) }
account-rest = Rencontre des cartes cachées, et ce que l’analyse a mal jugé
account-went-wrong = Juste, mais ça a mal tourné. { $answer } : { $before } sur 100 d’après ce qu’on voyait, { $after } { $rounds ->
    [no] quatre tours plus tard
   *[yes] à la fin de la manche
}.
account-went-well = Faux, mais ça a bien tourné. { $answer } : { $before } sur 100 d’après ce qu’on voyait, { $after } { $rounds ->
    [no] quatre tours plus tard
   *[yes] à la fin de la manche
}.

account-how = Qui a bien joué ?
account-how-line = { $real ->
    [0] { $name } : aucune vraie décision.
    [one] { $name } : { $each } points perdus en une vraie décision.
   *[other] { $name } : { $each } points perdus par vraie décision (± { $error }), { $real } en tout.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] Robot chercheur ({ $points })
   *[greedy] Robot glouton ({ $points })
}
account-like = C’est comme { $player }.
account-from = Cela peut être n’importe qui, de { $player } à { $other }.
account-between = C’est entre { $player } et { $other }.
account-less = C’est moins que ce que perd { $player }.
account-more = C’est plus que ce que perd { $player }.
account-few = Pas de note : il faut { $count } vraies décisions et une partie jouée jusqu’au bout.
account-unmeasured = Personne n’a mesuré de joueurs connus à cette forme du jeu, ou avec ces règles maison.
account-real = Une décision est vraie si la pire réponse essayée coûte deux points ou plus.
