### Tes parties : ce qui a été joué, ce que cela dit, et comment le garder.

games-title = Mes parties
games-lead = Tes parties sur cet appareil et sur ce serveur. Rien n’est envoyé ailleurs.
games-lead-site = Tes parties sur cet appareil. Rien n’est envoyé ailleurs.
games-away = Le serveur est injoignable ; tes parties qui y sont ne s’affichent pas.
games-none-title = Aucune partie terminée
games-none = Ta première partie apparaîtra ici, avec son résultat, à revoir.
games-running = En cours
games-finished = Terminées
games-search-game = Jeu
games-search-all = Tous les jeux
games-search-person = Nom d’un joueur
games-none-found = Aucune partie trouvée
games-won = Gagnée
games-lost = Perdue
games-among = Sur un seul écran
games-with = avec { $names }
games-against = contre { $names }
games-guest = quelqu’un sans nom
games-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
games-replay = Revoir
games-replay-game = Revoir : { $game }, { $when }
games-review-game = Analyse : { $game }, { $when }
games-save = Télécharger la partie
games-save-game = Télécharger la partie : { $game }, { $when }
games-forget = Supprimer
games-forget-game = Supprimer : { $game }, { $when }
games-forget-sure = Supprimer cette partie définitivement ?
games-forget-sure-server = Supprimer cette partie définitivement ? Les autres joueurs la gardent, sans ton nom.
games-from-file = importée
games-more = Tout montrer ({ $count })

## Questions

stats-title = Tes statistiques
stats-lead = Il faut { $least } parties pour répondre ({ $luck } sans la chance). Les écarts qui peuvent être dus au hasard ne sont pas signalés.
stats-fact-games = Parties
stats-fact-won = Gagnées
stats-fact-home = Billes rentrées
stats-fact-captured = Billes mangées
stats-fact-lost = Billes perdues
stats-fact-most = Record de billes mangées en une partie
stats-fact-time = Temps de jeu
stats-now-begin = Jusqu’ici { $a } quand elle commence, { $b } sinon.
stats-now-captured = Jusqu’ici { $a } billes par partie, les autres { $b }.
stats-now-lost = Jusqu’ici { $a } billes par partie, les autres { $b }.
stats-now-waited = Jusqu’ici { $a } tours par partie, les autres { $b }.
stats-how = Combien de fois gagnes-tu ?
stats-how-words = Le repère sur chaque barre est ce que gagneraient des joueurs de même force ; le trait fin est la marge du hasard.
stats-won = { $n ->
    [one] Tu as gagné { $wins } partie sur une.
   *[other] Tu as gagné { $wins } parties sur { $n }.
}
stats-more = Plus que ne gagneraient des joueurs de même force : { $names }.
stats-less = Moins que ne gagneraient des joueurs de même force : { $names }.
stats-as = Aucun écart au-delà du hasard : { $names }.
stats-beside = { $name } ({ $share }, à force égale { $even })
stats-begin = Gagnes-tu plus quand ton équipe commence la première manche ?
stats-begin-first = Oui : { $a } quand elle commence, { $b } sinon.
stats-begin-second = Non, moins : { $a } quand elle commence, { $b } sinon.
stats-even = Aucun écart au-delà du hasard.
stats-few = { $n ->
    [one] Il faut au moins une partie de plus pour le dire.
   *[other] Il faut au moins { $n } parties de plus pour le dire.
}
stats-few-of = { $n ->
    [one] { $name } : { $wins } sur { $of } gagnées ; il faut une partie de plus pour le dire.
   *[other] { $name } : { $wins } sur { $of } gagnées ; il faut { $n } parties de plus pour le dire.
}
stats-partner = Avec qui gagnes-tu ?
stats-level = Comment t’en sors-tu contre les robots ?
stats-captured = Manges-tu plus que les autres ?
stats-captured-first = Oui : { $a } billes par partie, les autres { $b }.
stats-captured-second = Non, moins : { $a } billes par partie, les autres { $b }.
stats-lost = Te mange-t-on plus souvent que les autres ?
stats-lost-first = Oui : { $a } billes par partie, les autres { $b }.
stats-lost-second = Non, moins : { $a } billes par partie, les autres { $b }.
stats-waited = Attends-tu une carte de sortie plus que les autres ?
stats-waited-first = Oui : { $a } tours par partie, les autres { $b }.
stats-waited-second = Non, moins : { $a } tours par partie, les autres { $b }.
stats-key-lead = Ton équipe commence
stats-key-follow = Un autre commence
stats-key-mine = Toi
stats-key-others = Les autres
stats-of = { $share } sur { $n }
stats-run = Plus longue série de victoires : { $best }. En ce moment : { $now }.
stats-luck = Et si l’on retire la chance aux cartes ?
stats-luck-words = L’essentiel de ce que les cartes ont apporté à ton équipe est retiré de chaque résultat ; il faut alors moins de parties pour voir comment tu joues.
stats-luck-raw = Réel
stats-luck-adjusted = Sans la chance
stats-luck-of = { $points } % (± { $error })
stats-luck-more = Plus que ne gagneraient des joueurs de même force, chance ou pas.
stats-luck-less = Moins que ne gagneraient des joueurs de même force, chance ou pas.
stats-luck-n = Tes { $n } dernières parties.
stats-luck-work = Calculer
stats-luck-working = { $done } parties sur { $of }

## Garder

keep-title = Sauvegarde
keep-words = Un navigateur peut effacer des données. Exporte tout dans un fichier et importe-le ici ou sur un autre appareil.
keep-week = { $browser } efface les données après sept jours sans visite, sauf si la page est sur l’écran d’accueil. Exporte un fichier de temps en temps.
keep-promised = Ce navigateur s’engage à garder tes données.
keep-export = Tout exporter
keep-import = Importer
keep-away = Le serveur est injoignable : tes parties qui y sont ne seront pas dans le fichier.
keep-running = { $n ->
    [one] Une partie en cours reste sur le serveur et n’est pas exportée. Un code de récupération l’amène sur un autre appareil.
   *[other] { $n } parties en cours restent sur le serveur et ne sont pas exportées. Un code de récupération les amène sur un autre appareil.
}
keep-working = { $done } sur { $all }
keep-saved = Exporté : { $what }.
keep-saved-nothing = Le fichier ne contient encore aucune partie.
keep-saved-away = Tes parties sur le serveur n’y sont pas, car il est injoignable. Exporte de nouveau plus tard.
keep-saved-missing = { $n ->
    [one] Une partie n’a pas pu être obtenue du serveur et n’y est pas.
   *[other] { $n } parties n’ont pas pu être obtenues du serveur et n’y sont pas.
}
keep-fresh = Ajouté : { $what }.
keep-nothing = Rien de nouveau.
keep-known = Déjà là : { $what }.
keep-n-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
keep-n-boards = { $n ->
    [one] une manche du jour
   *[other] { $n } manches du jour
}
keep-n-puzzles = { $n ->
    [one] un problème
   *[other] { $n } problèmes
}
keep-refused = { $n ->
    [one] Une partie n’a pas été importée :
   *[other] { $n } parties n’ont pas été importées :
}
keep-refused-more = { $n ->
    [one] et une autre
   *[other] et { $n } autres
}
keep-entry-tables = Table { $n } du fichier
keep-entry-games = Partie { $n } du fichier
keep-wrong-shape = ce n’est pas une partie
keep-wrong-entries = son journal est en désordre
keep-wrong-times = elle contient des heures non valides
keep-wrong-moves = elle contient un coup interdit
keep-wrong-record = la ligne { $line } ne correspond pas à la partie
keep-wrong-running = elle n’est pas terminée
keep-wrong-rules = ses règles ne sont pas connues ici
keep-wrong-away = ses règles n’ont pas pu être obtenues
keep-wrong-apart = une autre version est déjà ici et reste
keep-wrong-room = pas assez de place dans ce navigateur
keep-no-large = Ce fichier est trop grand : plus de 200 Mo.
keep-no-empty = Ce fichier est vide.
keep-no-other = Ce n’est pas un export de Tockwork.
keep-no-record = C’est le fichier d’une seule partie. Ouvre-le sur la page d’accueil.
keep-no-newer = Ce fichier a été écrit par un Tockwork plus récent ({ $version }). Recharge cette page, ou importe-le sur un serveur plus récent.
keep-no-lists = Ce fichier est abîmé : ses listes de parties manquent.
keep-no-cut = Ce fichier est incomplet : il s’arrête au milieu.
keep-no-damaged = Ce fichier est abîmé à la ligne { $line }, colonne { $column }.
keep-no-damaged-tables = Ce fichier est abîmé à la table { $n } (ligne { $line }, colonne { $column }).
keep-no-damaged-games = Ce fichier est abîmé à la partie { $n } (ligne { $line }, colonne { $column }).
keep-unchanged = Rien n’a été changé.

## Coming back, devices, being forgotten

recovery-title = Garder ses parties sans compte
recovery-words = Un code de récupération amène ton nom, tes places, tes parties, tes défis et tes problèmes sur un autre appareil, ou les rend quand le navigateur a tout effacé. Pour cela, le serveur garde une copie de ce que tes appareils enregistrent.
recovery-get = Créer un code
recovery-renew = Créer un nouveau code
recovery-renew-sure = Créer un nouveau code ? L’actuel ne marchera plus.
recovery-once = Note-le ou prends-le en photo : il n’est montré que cette fois. Il sert autant que tu veux, jusqu’à ce que tu en crées un nouveau.
recovery-qr = Scanne ceci avec ton autre appareil.
recovery-made = Créé le { $when }
recovery-have = J’ai un code
recovery-handed = Le code est inscrit. Appuie sur « Restaurer » si c’est le tien.
recovery-use = Restaurer
recovery-welcome = Te revoilà, { $name }.
recovery-welcome-nameless = Te revoilà.
devices-title = Tes appareils
devices-here = cet appareil
devices-in-use = utilisé en ce moment
devices-seen = actif { $when }
devices-since = depuis le { $when }
devices-remove = Retirer
devices-remove-one = Retirer : { $name }
devices-remove-sure = Retirer { $name } ? Il perdra l’accès à tes parties et quittera une table ouverte.
devices-unnamed = Appareil sans nom
forget-title = Supprimer mes données
forget-words =
    Sur ce serveur : ton nom, tes appareils, le code, les clés d’accès, la copie de tes parties et tes statistiques. Des robots prennent tes places ; les autres gardent leurs parties, sans ton nom.
    Sur cet appareil : ton nom, tes parties, tables, défis, problèmes, tutoriels et statistiques.
    Tes réglages restent. Tes autres appareils gardent leurs copies jusqu’à ce que tu y supprimes aussi.
forget-words-device = Sur cet appareil : ton nom, tes parties, tables, défis, problèmes, tutoriels et statistiques. Tes réglages restent.
forget-do = Tout supprimer
forget-sure = Tout supprimer, ici et sur ce serveur ? C’est définitif.
forget-sure-device = Tout supprimer sur cet appareil ? C’est définitif.
forget-done = Toutes tes données sont supprimées.

## Passkeys

passkey-title = Clé d’accès
passkey-words = Ton appareil ou ton gestionnaire de mots de passe peut garder une clé pour ce site, en plus du code. Rien d’autre n’est nécessaire.
passkey-make = Créer une clé d’accès
passkey-use = Se connecter avec une clé d’accès
passkey-made = Clé d’accès créée.
passkey-count = { $n ->
    [one] Une clé d’accès
   *[other] { $n } clés d’accès
}
passkey-remove = Tout retirer
fault-no_passkey = Cela n’a pas marché : aucune clé d’accès n’a été donnée, ou elle n’est pas valable ici.
fault-passkey_there = Cet appareil ou gestionnaire de mots de passe a déjà une clé d’accès pour ce site.
