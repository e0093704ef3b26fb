### Tes parties : ce qui a été joué, ce que cela dit, et comment le garder.

games-title = Tes parties
games-lead = Ce que tu as joué sur cet appareil et sur ce serveur. Cela y reste ; rien n’est envoyé ailleurs.
games-none-title = Aucune partie terminée
games-none = La première sera ici, à revoir, avec ce qu’elle a donné.
games-running = En cours
games-finished = Terminées
games-search-game = Jeu
games-search-all = Tous les jeux
games-search-person = Le nom de quelqu’un
games-none-found = Aucune partie de ce genre.
games-won = Gagnée
games-lost = Perdue
games-among = Entre vous
games-with = avec { $names }
games-against = contre { $names }
games-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
games-replay = Revoir
games-replay-game = Revoir : { $game }, { $when }
games-save = Enregistrer la feuille
games-save-game = Enregistrer la feuille : { $game }, { $when }
games-forget = Oublier
games-forget-game = Oublier : { $game }, { $when }
games-forget-sure = Oublier cette partie pour de bon ?
games-from-file = d’un fichier
games-more = Tout montrer ({ $count })

## Questions

stats-title = Ce que disent tes parties
stats-lead = Une réponse demande { $least } parties, { $luck } quand la chance est retirée ; et aucune différence n’est dite que le hasard seul aurait pu faire.
stats-how = Combien de fois gagnes-tu ?
stats-how-words = La marque sur chaque barre est ce que gagneraient des joueurs égaux ; le trait fin, jusqu’où le hasard seul a pu la déplacer.
stats-begin = Gagnes-tu plus quand ton camp commence la première manche ?
stats-begin-first = Oui : { $a } quand il commence, { $b } sinon.
stats-begin-second = Non, moins : { $a } quand il commence, { $b } sinon.
stats-even = Rien que le hasard seul n’aurait pu faire.
stats-few = { $n ->
    [one] Il faut au moins une partie de plus pour le dire.
   *[other] Il faut au moins { $n } parties de plus pour le dire.
}
stats-few-of = { $n ->
    [one] { $name } : { $wins } sur { $of } gagnées ; il faut une partie de plus pour le dire.
   *[other] { $name } : { $wins } sur { $of } gagnées ; il faut { $n } parties de plus pour le dire.
}
stats-won = { $n ->
    [one] Tu as gagné { $wins } partie sur une.
   *[other] Tu as gagné { $wins } parties sur { $n }.
}
stats-more = Plus que ne gagneraient des joueurs égaux : { $names }.
stats-less = Moins que ne gagneraient des joueurs égaux : { $names }.
stats-as = Rien que le hasard seul n’aurait pu faire : { $names }.
stats-beside = { $name } ({ $share }, joueurs égaux { $even })
stats-partner = Avec qui gagnes-tu ?
stats-level = Que fais-tu contre les robots ?
stats-captured = Prends-tu plus que les autres ?
stats-captured-first = Oui : { $a } billes par partie, les autres { $b }.
stats-captured-second = Non, moins : { $a } billes par partie, les autres { $b }.
stats-lost = Es-tu pris plus souvent que les autres ?
stats-lost-first = Oui : { $a } billes par partie, les autres { $b }.
stats-lost-second = Non, moins : { $a } billes par partie, les autres { $b }.
stats-waited = Attends-tu une carte de départ plus que les autres ?
stats-waited-first = Oui : { $a } tours par partie, les autres { $b }.
stats-waited-second = Non, moins : { $a } tours par partie, les autres { $b }.
stats-key-lead = Ton camp commence
stats-key-follow = Un autre commence
stats-key-mine = Toi
stats-key-others = Les autres
stats-of = { $share } de { $n }
stats-run = Plus longue suite de victoires : { $best }. En ce moment : { $now }.
stats-luck = Et si l’on retire la chance aux cartes ?
stats-luck-words = Une bonne part de ce que les donnes et les pioches ont apporté à ton camp est retirée de chaque résultat ; il faut alors moins de parties pour voir comment tu joues.
stats-luck-raw = Tel quel
stats-luck-adjusted = Sans la chance
stats-luck-of = { $points } sur 100 (± { $error })
stats-luck-more = Plus que ne gagneraient des joueurs égaux, chance ou pas.
stats-luck-less = Moins que ne gagneraient des joueurs égaux, chance ou pas.
stats-luck-n = Tes { $n } dernières parties.
stats-luck-work = Calculer
stats-luck-working = { $done } parties sur { $of }

## Garder

keep-title = Les garder
keep-words = Un navigateur peut effacer ce qu’une page a gardé. Emporte tout en un fichier, et rapporte-le ici ou sur un autre appareil.
keep-week = Ce navigateur efface ce qu’une page a gardé après sept jours sans visite, sauf si elle est sur l’écran d’accueil. Enregistre un fichier de temps en temps.
keep-promised = Ce navigateur a promis de le garder.
keep-export = Tout enregistrer
keep-import = Apporter un fichier
keep-taken = { $fresh ->
    [0] Rien de nouveau
    [one] Une nouvelle partie
   *[other] { $fresh } nouvelles parties
} ; { $known } étaient déjà là.
keep-refused = { $count ->
    [one] Une n’a pas pu être lue :
   *[other] { $count } n’ont pas pu être lues :
}
fault-bad_memory = Ce fichier ne contient pas de parties.

## Coming back, devices, being forgotten

recovery-title = Durer, sans compte
recovery-words = Cet appareil est connu ici par un secret que lui seul possède. Avec un code de retour, ton nom, tes places et tes parties viennent sur un autre appareil, ou reviennent quand tout a été effacé.
recovery-get = Obtenir un code
recovery-renew = Obtenir un nouveau code
recovery-once = Note-le ou prends-le en photo : il n’est montré que cette fois. Un nouveau annule l’ancien.
recovery-made = Fait le { $when }.
recovery-have = J’ai un code
recovery-use = Revenir
recovery-welcome = Content de te revoir, { $name }.
recovery-welcome-nameless = Content de te revoir.
devices-title = Tes appareils
devices-here = celui-ci
devices-seen = vu { $when }
devices-remove = Retirer
devices-remove-one = Retirer : { $name }
devices-unnamed = Un appareil
forget-title = M’oublier
forget-words = Nom, appareils, code et statistiques sont effacés ici, et des robots prennent les places en cours. Les autres gardent leurs parties, avec un invité à ta place. C’est définitif.
forget-do = Tout oublier
forget-sure = Vraiment oublier tout ce qui te concerne sur ce serveur ?
forget-done = Tu es oublié ici.

## Passkeys

passkey-title = Clé d’accès
passkey-words = Ton appareil ou ton gestionnaire de mots de passe peut garder une clé pour ce site, en plus du code. Rien d’autre n’est demandé.
passkey-make = Créer une clé d’accès
passkey-use = Revenir avec une clé d’accès
passkey-made = La clé d’accès est créée.
passkey-count = { $n ->
    [one] Une clé d’accès
   *[other] { $n } clés d’accès
}
passkey-remove = Tout retirer
fault-no_passkey = Cela n’a rien donné : la clé n’a pas été donnée, ou ne va pas ici.
