### The booklet of the rules, and cards that explain themselves.

booklet-search = Chercher dans les règles
booklet-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
booklet-print = Imprimer
booklet-number = Règle { $clause }
booklet-reading = Notre interprétation
booklet-not-allowed = Pas permis
booklet-board = Le plateau
booklet-place-reserve = Ta réserve : les billes y attendent, et celles qui se font manger y reviennent.
booklet-place-kennels = Ta réserve : les billes y attendent, et celles qui se font manger y reviennent.
booklet-place-paws = Tes empreintes : les chiens y attendent, et ceux qui se font manger y reviennent.
booklet-place-start = Ton départ
booklet-place-way = Les billes vont dans ce sens, un tour complet.
booklet-place-entrance = Ici, on tourne vers la maison.
booklet-place-home = Ta maison : à l’abri, et le but du jeu.
booklet-place-home-kids = Ta niche : à l’abri, et le but du jeu.
booklet-place-centre = Le centre : le raccourci entre les sept.
booklet-place-heaven = Le Paradis : le raccourci entre les huit.
booklet-place-seven = Un sept : d’ici, on peut sauter au suivant.
booklet-place-special = Une case spéciale : une bille qui s’arrête ici te fait piocher une carte.
booklet-place-bone = Un os : ici, les chiens sont à l’abri.

## Cards that explain themselves

explain-now = Possible maintenant
explain-more = { $count ->
    [one] et encore un coup
   *[other] et encore { $count } coups
}
explain-hint = Appuie longuement sur une carte, ou survole-la, pour voir ce qu’elle fait.
