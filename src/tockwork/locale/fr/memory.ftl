### Tes parties : ce qui a été joué, ce que cela dit, et comment le garder.

games-title = Tes parties
games-lead = Ce que tu as joué sur cet appareil et sur ce serveur. Cela y reste ; rien n’est envoyé ailleurs.
games-lead-site = Ce que tu as joué sur cet appareil. Cela reste ici ; rien n’est envoyé ailleurs.
games-away = Le serveur ne répond pas : tes parties qui y sont ne peuvent pas être montrées maintenant.
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
games-guest = un invité
games-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
games-replay = Revoir
games-replay-game = Revoir : { $game }, { $when }
games-review-game = Analyse : { $game }, { $when }
games-save = Enregistrer la feuille
games-save-game = Enregistrer la feuille : { $game }, { $when }
games-forget = Oublier
games-forget-game = Oublier : { $game }, { $when }
games-forget-sure = Oublier cette partie pour de bon ?
games-forget-sure-server = Oublier cette partie pour de bon ? Les autres joueurs la gardent, avec un invité à ta place.
games-from-file = d’un fichier
games-more = Tout montrer ({ $count })

## Questions

stats-title = Ce que disent tes parties
stats-lead = Une réponse demande { $least } parties, { $luck } quand la chance est retirée ; et aucune différence n’est dite que le hasard seul aurait pu faire.
stats-how = Combien de fois gagnes-tu ?
stats-how-words = La marque sur chaque barre est ce que gagneraient des joueurs égaux ; le trait fin, jusqu’où le hasard seul a pu la déplacer.
stats-won = { $n ->
    [one] Tu as gagné { $wins } partie sur une.
   *[other] Tu as gagné { $wins } parties sur { $n }.
}
stats-more = Plus que ne gagneraient des joueurs égaux : { $names }.
stats-less = Moins que ne gagneraient des joueurs égaux : { $names }.
stats-as = Rien que le hasard seul n’aurait pu faire : { $names }.
stats-beside = { $name } ({ $share }, joueurs égaux { $even })
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
keep-week = { $browser } efface ce qu’une page a gardé après sept jours sans visite, sauf si elle est sur l’écran d’accueil. Enregistre un fichier de temps en temps.
keep-promised = Ce navigateur a promis de le garder.
keep-export = Tout enregistrer
keep-import = Apporter un fichier
keep-away = Le serveur ne répond pas : tes parties qui y sont ne seront pas dans le fichier.
keep-running = { $n ->
    [one] Une partie en cours reste sur le serveur et n’est pas dans le fichier ; un code de retour l’amène sur un autre appareil.
   *[other] { $n } parties en cours restent sur le serveur et ne sont pas dans le fichier ; un code de retour les amène sur un autre appareil.
}
keep-working = { $done } sur { $all }
keep-saved = Dans le fichier : { $what }.
keep-saved-nothing = Le fichier ne contient encore aucune partie.
keep-saved-away = Tes parties sur le serveur n’y sont pas, car il ne répond pas. Enregistre de nouveau quand il répondra.
keep-saved-missing = { $n ->
    [one] Une partie n’a pas pu être obtenue du serveur et n’y est pas.
   *[other] { $n } parties n’ont pas pu être obtenues du serveur et n’y sont pas.
}
keep-fresh = Nouveau ici : { $what }.
keep-nothing = Rien de nouveau.
keep-known = Déjà là : { $what }.
keep-n-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
keep-n-boards = { $n ->
    [one] une manche de la donne du jour
   *[other] { $n } manches de la donne du jour
}
keep-n-puzzles = { $n ->
    [one] une énigme
   *[other] { $n } énigmes
}
keep-refused = { $n ->
    [one] Une partie n’a pas été reprise :
   *[other] { $n } parties n’ont pas été reprises :
}
keep-refused-more = { $n ->
    [one] et une autre
   *[other] et { $n } autres
}
keep-entry-tables = Table { $n } du fichier
keep-entry-games = Partie { $n } du fichier
keep-wrong-shape = ce n’est pas une partie
keep-wrong-entries = ses entrées ne se suivent pas
keep-wrong-times = ses heures n’en sont pas
keep-wrong-moves = ses coups ne découlent pas les uns des autres
keep-wrong-record = la ligne { $line } de sa feuille ne suit pas
keep-wrong-running = elle n’est pas terminée
keep-wrong-rules = ses règles ne sont pas connues ici
keep-wrong-away = ses règles n’ont pas pu être obtenues
keep-wrong-apart = elle a continué autrement ici, et celle d’ici reste
keep-wrong-room = ce navigateur n’a pas de place pour elle
keep-no-large = Ce fichier est trop grand : plus de 200 Mo.
keep-no-empty = Ce fichier est vide.
keep-no-other = Ce fichier ne vient pas de « Tout enregistrer ».
keep-no-record = C’est la feuille d’une seule partie. On peut la regarder sur la première page.
keep-no-newer = Ce fichier a été écrit par un Tockwork plus récent (version { $version }). Recharge cette page, ou porte le fichier vers une plus récente.
keep-no-lists = Ce fichier est abîmé : ses listes de parties manquent.
keep-no-cut = Ce fichier est coupé : il s’arrête au milieu.
keep-no-damaged = Ce fichier est abîmé à la ligne { $line }, colonne { $column }.
keep-no-damaged-tables = Ce fichier est abîmé à la table { $n } (ligne { $line }, colonne { $column }).
keep-no-damaged-games = Ce fichier est abîmé à la partie { $n } (ligne { $line }, colonne { $column }).
keep-unchanged = Rien n’a été changé.

## Coming back, devices, being forgotten

recovery-title = Durer, sans compte
recovery-words = Cet appareil est connu ici par un secret que lui seul possède. Avec un code de retour, tout vient sur un autre appareil, ou revient quand tout a été effacé : ton nom, tes places et tes parties, aussi celles jouées sur l’appareil seul, les plateaux du jour et les énigmes. Pour cela, une copie de ce que gardent tes appareils se trouve sur ce serveur ; personne ne regarde dedans.
recovery-get = Obtenir un code
recovery-renew = Obtenir un nouveau code
recovery-renew-sure = Obtenir un nouveau code ? Celui que tu as n’ouvrira plus rien.
recovery-once = Note-le ou prends-le en photo : il n’est montré que cette fois. Il sert autant de fois que tu veux, jusqu’à ce que tu en obtiennes un nouveau.
recovery-qr = Le chemin du retour en image : scanne-la avec l’autre appareil.
recovery-made = Fait le { $when }.
recovery-have = J’ai un code
recovery-handed = Le code est inscrit. Appuie sur « Revenir » si c’est le tien.
recovery-use = Revenir
recovery-welcome = Content de te revoir, { $name }.
recovery-welcome-nameless = Content de te revoir.
devices-title = Tes appareils
devices-here = celui-ci, utilisé en ce moment
devices-in-use = utilisé en ce moment
devices-seen = vu { $when }
devices-since = depuis le { $when }
devices-remove = Retirer
devices-remove-one = Retirer : { $name }
devices-remove-sure = Retirer { $name } ? Il n’ouvrira plus rien de toi, et une table ouverte là-bas sera quittée.
devices-unnamed = Un appareil
forget-title = M’oublier
forget-words = Un seul bouton efface tout. Sur ce serveur : ton nom, tes appareils, le code, les clés d’accès, la copie de tes parties et tes statistiques ; des robots prennent les places en cours, et les autres gardent leurs parties avec un invité à ta place. Sur cet appareil : ton nom, toutes les parties et tables en cours, plateaux du jour, énigmes, introductions et statistiques. La langue, l’apparence et les autres réglages restent. Les autres appareils gardent ce qui s’y trouve jusqu’à ce que tu y appuies aussi.
forget-words-device = Un seul bouton efface tout ce que cette page garde sur cet appareil : ton nom, toutes les parties et tables en cours, plateaux du jour, énigmes, introductions et statistiques. La langue, l’apparence et les autres réglages restent.
forget-do = Tout oublier
forget-sure = Tout oublier, ici et sur ce serveur ? Ton nom, toutes les parties, tables en cours, plateaux du jour, énigmes, introductions et statistiques disparaissent. C’est définitif.
forget-sure-device = Tout oublier sur cet appareil ? Ton nom, toutes les parties, tables en cours, plateaux du jour, énigmes, introductions et statistiques disparaissent. C’est définitif.
forget-done = Tout est oublié.

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
fault-passkey_there = Cet appareil ou gestionnaire de mots de passe garde déjà une clé d’accès à toi pour ce site.
