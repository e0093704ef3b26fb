# Trouver des joueurs : ce qu’on cherche, et où on en est.

find-title = Trouver des joueurs
find-words = Dis à quoi tu veux jouer. La partie commence dès que vous êtes assez nombreux à vouloir la même chose.
find-pace = Rythme
find-fast = Rapide
find-calm = Tranquille
find-with = Avec qui
find-alone = Seul
find-partners = { $n ->
    [one] Avec un partenaire
   *[other] Avec { $n } partenaires
}
find-bots = Compléter avec des robots après une demi-minute
find-rating = Ton classement : { $rating } ± { $error }, sur { $games ->
    [one] une partie
   *[other] { $games } parties
}
find-start = Trouver des joueurs
find-now = En attente maintenant
find-now-none = Personne n’attend en ce moment. Lance-toi, et joue contre des robots en attendant.
find-waiting = { $n ->
    [one] { $n } joueur attend
   *[other] { $n } joueurs attendent
}
find-join = Participer
find-join-label = Participer : { $game }
find-searching = Recherche de joueurs
find-bar = Recherche de joueurs : { $game }
find-you-wait = { $n ->
    [0] Personne d’autre n’attend pour l’instant.
    [one] Tu es seul à attendre pour l’instant.
   *[other] { $n } joueurs attendent, toi compris.
}
find-about = Dernièrement, il a fallu attendre environ { $time }.
find-bots-soon = S’il vient trop peu de monde, des robots prennent les places libres après une demi-minute.
find-practise = S’entraîner en attendant
find-practise-words = Va sur une autre page ou joue contre des robots. Dès que des joueurs sont trouvés, tu es conduit à la table.
find-stop = Arrêter la recherche
find-found = Joueurs trouvés
find-together = Avec { $names }
find-unnamed = un joueur sans nom
find-party-waits = Envoie ce lien à ton partenaire. La recherche commence quand vous êtes tous là.
find-party-link = Lien pour ton partenaire
find-party-qr = Code QR avec le lien pour ton partenaire
find-party-asks = { $name } veut trouver des joueurs avec toi
find-party-join = Jouer ensemble
