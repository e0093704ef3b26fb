### La ligne de commande : l’aide, les refus et les rapports.
### %(…)s est rempli par l’argparse de Python ; les noms qui s’y trouvent restent tels quels.

command-about = Les courses de billes de la famille Tock et DOG : règles, coups, parties et images.
    .exit-codes = Codes de retour : 0 tout va bien, 1 quelque chose a été refusé, 2 commande mal employée.
    .commands = commandes
    .usage = usage :
    .arguments = ce qu’elle prend
    .options = options
    .help = montrer cette aide et finir
    .version = montrer la version et finir
    .lang = langue : %(choices)s (celle du terminal, sinon l’anglais)
    .game = quel jeu (dog), ou un fichier qui en contient un : FILE.toml, .json ou .py
    .players = combien jouent (4)
    .teams = les équipes habituelles
    .option = régler une option, comme seven_rest=never, board=6 ou advanced=back4,skip
    .seed = même graine, même partie (0)
    .record = un fichier de partie ; - pour l’entrée standard
    .no-colour = texte simple sans couleurs
command-rules = la liste des jeux, ou l’un d’eux en mots
    .about = Sans jeu : la liste des jeux. Avec un jeu : ses règles en mots. « rules new FILE.toml » écrit un petit jeu pour commencer, chaque champ expliqué ; « rules check FILE » dit ce qui ne va pas dans un jeu, ou le joue et raconte comment il est.
    .game = l’un de { $games }, un fichier avec un jeu, ou new, ou check
    .file = avec new ou check : le fichier
    .games = check : parties de chaque forme (1000)
    .seed = check : graine de ses parties (0)
    .html = check : le rapport aussi comme page
    .knobs = chaque réglage et ce qu’il veut dire
    .json = tout le livret de règles en JSON
command-moves = répondre à des positions par leurs coups permis
    .about = Lit des positions, un objet JSON par ligne, et répond à chacune par une ligne : toutes les réponses permises à qui joue. Une position qui n’a pas de sens reçoit une erreur, et les autres leur réponse. Voir docs/positions.md.
    .file = fichier à lire ; sans lui l’entrée standard
command-trace = jouer des parties au hasard et noter chaque décision
    .about = Joue des parties entre joueurs au hasard : une ligne JSON par décision, avec la position entière, ses coups permis et celui choisi, et une ligne par résultat.
    .games = combien de parties (1)
command-replay = rejouer une partie, chaque coup vérifié
    .about = Lit un fichier de partie, la rejoue en vérifiant chaque coup, et la raconte.
    .quiet = vérifier seulement ; une ligne
    .board = dessiner la dernière position
command-review = dire ce que valait chaque réponse d’une partie, et ce qui était de la chance
    .about = Lit une partie entière et juge chaque réponse par des parties continuées de tête, à partir de ce que son joueur voyait. Même partie, même graine et mêmes mondes donnent partout la même revue. Voir docs/review.md.
    .seat = de qui les erreurs sont réessayées (tous)
    .html = écrire une page qui peut s’envoyer
    .json = tout en JSON
    .seed = graine des nombres au hasard (0)
    .worlds = au plus, pour une réponse (256)
command-daily = montrer les donnes du jour
    .about = Cinq plateaux, une manche chacun depuis une position donnée, les mêmes pour tous ce jour-là (UTC) avec ces poids, et ce qu’en font des robots. On les joue dans le navigateur.
    .day = comme 2026-11-17 ; aujourd’hui
    .game = le jeu (dog)
    .json = les plateaux en JSON, un par ligne
command-verify = vérifier qu’une partie a été donnée honnêtement
    .about = Donne à nouveau une partie enregistrée et dit ce qui a été vérifié : la part du serveur, celles des joueurs, la graine, chaque mélange, chaque coup, la chaîne des événements. Finit avec le code 1 si quelque chose ne va pas. Voir docs/fairness.md.
command-show = dessiner une position dans le terminal ou en SVG
    .about = Dessine une position : un fichier avec une position, son texte, ou le nom d’un jeu pour son plateau vide.
    .position = fichier, texte de position, jeu, ou -
    .output = écrire une image SVG
    .seat = qui est assis en bas (0)
    .theme = couleurs de l’image (day)
    .players = avec le nom d’un jeu : combien jouent
    .arrow = dessiner un coup permis comme flèche, avec -o ; peut être répété
command-watch = regarder une partie au hasard dans le terminal
    .about = Joue une partie entre joueurs au hasard et dessine le plateau après chaque manche.
    .every = quand le plateau est dessiné (round)
    .delay = combien attendre ensuite (0)
    .record = écrire aussi le fichier de partie
command-play = jouer contre des robots dans le terminal
    .about = Toi contre des robots. À chaque question, « help » dit ce qui se tape. La fin de l’entrée finit la partie poliment. Voir docs/play.md.
    .game = quel jeu (dog), ou un fichier qui en contient un
    .seed = même graine, mêmes cartes (nouvelles à chaque fois)
    .seat = où tu es assis (0)
    .bots = un pour tous les autres, ou un pour chacun : A,B,…
    .save = écrire la partie après chacun de tes coups
    .resume = continuer une partie gardée
command-arena = faire jouer des robots et les classer
    .about = Des robots jouent sur les mêmes donnes, les côtés échangés. Dit qui a gagné combien et si c’est sûr. Voir docs/arena.md.
    .bots = qui joue : random, greedy, search:0.05 (secondes), network, un niveau comme expert, FILE.py:CLASS ; A+B : deux partenaires
    .games = parties de chaque paire, en donnes entières (1000)
    .jobs = processus à la fois (tous les cœurs)
    .ray = jouer sur cette grappe Ray ; local : une commencée ici
    .ladder = y garder le classement de tous, les nôtres aussi, avec une page ; --bots y entrent
    .save = garder les donnes finies, et continuer de là
    .plot = dessiner le classement
    .json = le résultat en JSON
command-serve = servir la table aux navigateurs et aux programmes
    .about = Sert la table dans le navigateur, le salon, les robots et l’interface HTTP jusqu’à ce qu’on l’interrompe. Les parties sont gardées coup par coup. Voir docs/hosting.md.
    .host = adresse où écouter (127.0.0.1)
    .port = 0 : n’importe lequel de libre (8000)
    .data = dossier des parties (le tien)
    .database = sqlite:///FILE ou postgresql://USER@HOST/NAME
    .redis = redis://HOST, pour plusieurs processus sur un PostgreSQL (TOCKWORK_REDIS)
    .workers = processus (1) ; voir --redis
    .pause = combien les robots attendent (0.9)
    .forgotten-days = une partie que personne n’a touchée si longtemps est abandonnée et ses cartes montrées (30)
    .open = ouvrir la page dans un navigateur
    .log-level = combien est noté au journal (info)
    .proxy = qui l’on croit sur l’origine des appels (127.0.0.1,::1)
    .hosts = noms en plus de ses adresses, comme tock.example.org (* pour tous)
    .limits = limites
    .limits-about = 0 : aucune. Voir docs/hosting.md.
    .tables_per_guest = parties en cours d’un invité (%(default)s)
    .tables_per_address = parties en cours des invités d’une adresse (%(default)s)
    .guests_per_minute = nouveaux invités d’une adresse (%(default)s)
    .calls_per_second = appels d’un invité (%(default)s)
    .calls_per_address = appels par seconde d’une adresse (%(default)s)
    .commands_per_second = commandes d’un invité (%(default)s)
    .connections_per_address = connexions d’une adresse pour des appels (%(default)s)
    .lines_per_guest = connexions ouvertes d’un invité ; la plus vieille cède (%(default)s)
    .lines_per_address = connexions ouvertes d’une adresse (%(default)s)
    .lines_per_table = spectateurs d’une table (%(default)s)
    .message_size = octets d’un message, au moins 1024 (%(default)s)
    .copy_size = octets de la copie de ce que gardent les appareils d’une personne, au moins 1024 (%(default)s)
command-check = rejouer chaque table d’un serveur et voir que sa donne tient
    .about = Lit la base d’un serveur, qui peut être en service, et rejoue chaque table.
    .data = le dossier du serveur, ou l’adresse de sa base
command-backup = écrire toutes les parties d’un serveur dans un fichier
    .about = Écrit la base d’un serveur, qui peut être en service, telle qu’elle est maintenant dans un fichier.
    .file = à écrire
command-restore = remplir une base vide d’une sauvegarde
    .about = Remplit une nouvelle base d’un fichier que « tockwork backup » a écrit.
    .file = à lire
command-tidy = oublier les tables que personne n’a touchées depuis longtemps
    .about = Oublie des tables et tout ce qui les désigne. Le serveur ne doit pas tourner.
    .days = pas touchées depuis tant de jours (365)
command-site = écrire la table sans serveur, pour tout hébergeur de fichiers
    .about = Écrit un dossier que tout hébergeur de fichiers peut servir, sous n’importe quel chemin : l’étagère, des parties contre des robots et sur un écran, les règles, les parties revues. Voir docs/hosting.md.
    .folder = où l’écrire ; vide, ou une version plus ancienne

## Ce qui a été tapé ne va pas

misused =
    .error = %(prog)s : erreur : %(message)s
    .argument = argument %(argument_name)s : %(message)s
    .choice = %(value)r n’existe pas (il y a %(choices)s)
    .value = %(value)r n’est pas une valeur ici
    .one = il manque une valeur
    .required = il manque : %s
    .unknown = rien ne s’appelle ainsi : %s
    .ambiguous = %(option)s pourrait être %(matches)s
    .explicit = ne prend pas de valeur, donc pas %r
    .least = doit être au moins { $least }
complaint =
    .output = sortie
    .not-text = entrée : pas du texte UTF-8 ({ $why } à l’octet { $at })
    .option = --option { $text } : écris KNOB=VALUE
    .one-game = rules { $game } : un jeu suffit, donc pas « { $file } » aussi
    .resume = --resume : le fichier dit quel jeu ; laisse GAME
    .new-name = { $file } : un nouveau jeu est en TOML, appelle-le FILE.toml
    .new-there = { $file } : existe déjà
    .which-file = rules check : quel FILE ?
    .no-position = { $what } : pas de tel fichier, ni position ni jeu
    .svg = { $option } { $file } : les images sont en SVG, appelle-la FILE.svg
    .players = --players : seulement avec le nom d’un jeu
    .seat = --seat : doit être de 0 à { $last }, pas { $seat }
    .arrow = --arrow : seulement dans une image (-o) d’une position
    .bots = --bots : nommes-en un, ou un pour chacune des { $others } autres places
    .no-folder = { $file } : pas de tel fichier ou dossier
    .pause = --pause { $seconds } : doit être de 0 à 60 secondes
    .data = --data : --database dit déjà où sont les tables
    .workers = --workers { $count } : plusieurs processus ont besoin de --redis
    .ladder-save = --save : une échelle garde ses donnes elle-même
    .who-plays = --bots : qui joue ? Deux ou plus, comme search,greedy
    .other-ladder = { $folder } : une échelle de { $there }, graine { $seed }, pas de { $here }, graine { $wanted }
    .missing = { $name } n’est pas installé ; { $command }

## Ce que les commandes rapportent

arena-none = Aucune donne n’est finie.
arena-seed = { $table }, graine { $seed }
arena-games = { $games } parties : { $deals } donnes, chacune jouée { $times } fois par chaque paire, les côtés échangés
arena-stopped = Arrêté avant la fin : { $games } parties sur { $wanted }
arena-unfinished = { $count ->
    [one] Une partie n’a pas fini et compte à moitié pour chaque côté
   *[other] { $count } parties n’ont pas fini et comptent à moitié pour chaque côté
}
arena-won = gagnées
arena-score = part
arena-time = par décision
arena-decisions = décisions par partie
arena-to = { $low } à { $high }
arena-against = % contre
arena-verdict = { $ahead } { $elo } Elo contre { $behind } ({ $range }) : { $sure ->
    [yes] plus fort
   *[no] pas décidé, il faut plus de parties
}
arena-weights = { $kind ->
    [full] Le réseau joue avec les poids complets
    [small] Le réseau joue avec les petits poids
   *[no] Le réseau joue sans poids et cherche à la place
}
arena-in-all = { $count } décisions par partie en tout
arena-interrupted = Interrompu ; la même commande continue depuis { $file }.
arena-deals = { $done } donnes sur { $total }
arena-left = encore { $time }
arena-axis = Elo, la moyenne de tous les robots est 0 ; les traits sont des intervalles à 95 %
arena-intervals = Elo avec intervalles à 95 % : { $said }
arena-picture = { $table } : { $count } parties
ladder-title = Classement : { $table }
ladder-about = { $games } parties sur { $deals } donnes, graine { $seed }. Chaque paire joue les mêmes donnes, chacune avec les côtés échangés, si bien que la chance des cartes s’annule. Les cotes comparent ces participants à ce jeu ; leur moyenne est 0. Là où deux intervalles se recouvrent, il faut plus de parties.
ladder-standings = Positions
ladder-games = parties
ladder-against = Gagné contre, en %
check-played = { $game } : { $count } parties jouées
check-decisions = décisions par partie, au hasard
    .short = longueur
check-rounds = donnes par partie
check-answers = réponses au choix
check-forced = des décisions ne laissent aucun choix
    .short = sans choix
check-lost-turns = des tours sont perdus
    .short = tours perdus
check-start-round = est la manche où une première bille entre en jeu
    .short = première bille, manche
check-captures = prises par partie
    .short = prises
check-first-seat = est ce que vaut d’entamer le premier (1 est équitable)
    .short = entamer
check-greedy = des parties sont gagnées par greedy contre random
    .short = greedy gagne
check-search = des parties sont gagnées par search contre random
check-unfinished = des parties n’ont pas pris fin
check-stuck = { $share } des parties n’ont pas pris fin : le jeu peut se bloquer
check-no-skill = réfléchir n’aide guère : greedy gagne { $share } contre random, { $fair } serait le hasard
check-waiting = plus de quatre tours sur dix sont perdus
check-leading = il importe qui entame : { $worth } ± { $error } d’une part équitable
check-settings = Ce qu’un réglage changerait
check-as-it-is = tel quel
check-no-difference = Aucune différence : { $settings }
kept-checked = { $tables } tables, { $games } parties, { $entries } entrées : { $fine ->
    [yes] rien de faux
   *[no] { $wrong } fausses
}
kept-rows = { $file } : { $rows } lignes
kept-restored = { $data } : { $rows } lignes remises
kept-forgotten = { $count ->
    [one] une table oubliée
   *[other] { $count } tables oubliées
}
kept-site = { $folder } : { $size } Mo ; tout hébergeur de fichiers peut le servir
