### La ligne de commande : l’aide, les refus et les rapports.
### %(…)s est rempli par l’argparse de Python ; les noms qui s’y trouvent restent tels quels.

command-about = Les courses de billes de la famille Tock et DOG : règles, coups, parties et images.
    .exit-codes = Codes de retour : 0 succès, 1 entrée refusée ou échec, 2 erreur d’utilisation.
    .commands = commandes
    .usage = usage :
    .arguments = arguments
    .options = options
    .help = afficher cette aide et quitter
    .version = afficher la version et quitter
    .lang = langue : %(choices)s (celle du terminal, sinon l’anglais)
    .game = quel jeu (dog), ou un fichier qui en contient un : FILE.toml, .json ou .py
    .rules = comme GAME
    .players = nombre de joueurs (4)
    .teams = les équipes habituelles
    .option = régler une option, comme seven_rest=never, board=6 ou advanced=back4,skip
    .seed = même graine, même partie (0)
    .record = un fichier de partie ; - pour l’entrée standard
    .no-colour = texte simple sans couleurs, comme avec NO_COLOR=1
command-rules = lister les jeux, ou en décrire un
    .about = Sans jeu : la liste des jeux. Avec un jeu : ses règles en mots. « rules new FILE.toml » écrit un petit jeu pour commencer, chaque champ expliqué ; « rules check FILE » dit ce qui ne va pas dans un jeu, ou le joue et le décrit.
    .game = l’un de { $games }, un fichier avec un jeu, ou new, ou check
    .file = avec new ou check : le fichier
    .games = check : parties par format (1000)
    .seed = check : graine de ses parties (0)
    .html = check : le rapport aussi comme page
    .options = chaque option et ce qu’elle veut dire
    .json = tout le livret de règles en JSON
command-moves = lister les coups permis de positions
    .about = Lit des positions, un objet JSON par ligne, et écrit une ligne pour chacune : tous les coups permis à qui doit jouer. Une position non valide reçoit une erreur, et la suite est lue quand même. Voir docs/positions.md.
    .file = fichier à lire (sinon l’entrée standard)
command-trace = jouer des parties de robots et noter chaque décision
    .about = Joue des parties entre robots : une ligne JSON par décision, avec la position entière, ses coups permis et celui choisi, et une ligne par résultat.
    .games = nombre de parties (1)
command-replay = rejouer une partie, chaque coup vérifié
    .about = Lit un fichier de partie, la rejoue en vérifiant chaque coup, et la décrit.
    .quiet = vérifier seulement ; une ligne
    .board = dessiner la dernière position
command-review = noter chaque coup d’une partie et séparer l’habileté de la chance
    .about = Lit une partie terminée et évalue chaque coup par simulation, à partir de ce que son joueur voyait. Même partie, même graine et autant de simulations donnent partout la même analyse. Voir docs/review.md.
    .seat = de qui reprendre les erreurs (tous)
    .html = écrire une page qui peut s’envoyer
    .json = tout en JSON
    .seed = graine des nombres au hasard (0)
    .worlds = simulations par coup, au plus (256)
command-daily = montrer les manches du défi du jour
    .about = Cinq manches à positions imposées, les mêmes pour tous ce jour-là (UTC) avec ces poids, et ce qu’y font des robots. On les joue dans le navigateur.
    .day = comme 2026-11-17 ; aujourd’hui
    .game = le jeu (dog)
    .json = les manches en JSON, une par ligne
command-verify = vérifier qu’une partie a été donnée honnêtement
    .about = Donne à nouveau une partie enregistrée et dit ce qui a été vérifié : la part du serveur, celles des joueurs, la graine, chaque mélange, chaque coup, la chaîne des événements. Finit avec le code 1 si quelque chose ne va pas. Voir docs/fairness.md.
command-fairplay = vérifier si des partenaires connaissaient leurs cartes
    .about = Lit des parties entières et mesure, pour chaque paire de partenaires, si les cartes données convenaient à des mains qu’ils ne pouvaient pas voir. Affiche ce qu’aurait gagné un pari contre leur honnêteté ; une paire honnête atteint N contre 1 avec une probabilité d’au plus 1/N. Un nombre à examiner par une personne, jamais un verdict. Voir docs/ratings.md.
    .records = parties enregistrées, ou dossiers de parties
command-show = dessiner une position dans le terminal ou en SVG
    .about = Dessine une position : un fichier avec une position, son texte, ou le nom d’un jeu pour son plateau vide.
    .position = fichier, texte de position, jeu, ou -
    .output = écrire une image SVG
    .seat = place dessinée en bas (0)
    .theme = couleurs de l’image (day)
    .players = avec le nom d’un jeu : nombre de joueurs
    .arrow = dessiner un coup permis comme flèche, avec -o ; peut être répété
command-watch = regarder une partie de robots dans le terminal
    .about = Joue une partie entre robots et dessine le plateau après chaque manche.
    .bots = qui joue : un pour toutes les places, ou un pour chacune (random)
    .every = quand le plateau est dessiné (round)
    .delay = combien attendre ensuite (0)
    .record = écrire aussi le fichier de partie
command-play = jouer contre des robots dans le terminal
    .about = Toi contre des robots. À chaque question, « help » dit ce qui se tape. Ctrl-D termine la partie. Voir docs/play.md.
    .seed = même graine, mêmes cartes (nouvelles à chaque fois)
    .seat = ta place (0)
    .bots = un pour tous les autres, ou un pour chacun : A,B,…
    .save = écrire la partie après chacun de tes coups
    .resume = continuer une partie enregistrée
command-arena = faire jouer des robots et les classer
    .about = Des robots jouent sur les mêmes donnes, les côtés échangés. Dit qui a gagné combien de fois et si c’est sûr. Voir docs/arena.md.
    .bots = qui joue : random, greedy, search:0.05 (secondes), network, { $levels }, FILE.py:CLASS, ./PROGRAM ; A+B : deux partenaires
    .games = parties par paire, en donnes entières (1000)
    .jobs = processus en parallèle (tous les cœurs)
    .ray = jouer sur cette grappe Ray ; local : une commencée ici
    .ladder = y garder le classement de tous, les nôtres aussi, avec une page ; --bots y entrent
    .save = garder les donnes finies, et reprendre de là
    .records = y écrire le fichier de chaque partie
    .plot = dessiner le classement
    .json = le résultat en JSON
command-bot = faire parler à l’un de nos robots le protocole de moteur
    .about = Lit des messages sur l’entrée standard et écrit sur la sortie standard, comme un robot de n’importe quel langage. Voir docs/engine-protocol.md.
    .name = comme pour arena : network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = vérifier un programme de robot
    .about = « protocol check ./mybot » envoie au programme chaque message du protocole de moteur et dit ce qui ne va pas ; « protocol schema » affiche les messages en schéma JSON. Voir docs/engine-protocol.md.
    .what = check ou schema
    .program = pour check : le programme
command-sit = installer un robot à la table d’un serveur
    .about = Prend une place libre à une table et joue la partie jusqu’au bout avec un robot de cet ordinateur, un programme ou l’un des nôtres. Voir docs/engine-protocol.md.
    .table = le lien de la table
    .bot = ./PROGRAM, ou comme pour arena
command-serve = servir la table aux navigateurs et aux programmes
    .about = Sert la table dans le navigateur, le salon, les robots et l’interface HTTP jusqu’à ce qu’on l’interrompe. Les parties sont gardées coup par coup. Voir docs/hosting.md.
    .host = adresse où écouter (127.0.0.1)
    .port = 0 : n’importe lequel de libre (8000)
    .data = dossier des parties (le tien)
    .database = sqlite:///FILE ou postgresql://USER@HOST/NAME
    .redis = redis://HOST, pour plusieurs processus sur un PostgreSQL (TOCKWORK_REDIS)
    .workers = processus (1) ; voir --redis
    .pause = combien les robots attendent (0.9)
    .start-delay = l’attente avant la partie, une fois que tout le monde est assis (4)
    .forgotten-days = jours sans activité avant qu’une partie soit abandonnée et sa graine révélée (30)
    .no-notices = n’envoyer aucun avis aux appareils qui en demandent
    .no-reviews = ne pas analyser les parties classées ; « tockwork ratings review » le fait à la main
    .open = ouvrir la page dans un navigateur
    .log-level = niveau du journal (info)
    .proxy = proxys de confiance, dont on lit X-Forwarded-For (127.0.0.1,::1)
    .hosts = noms d’hôte permis en plus de ses adresses, comme tock.example.org (* pour tous)
    .public-url = l’adresse que l’on tape, comme https://tock.example.org : les clés d’accès lui appartiennent, et il répond à son nom
    .limits = limites
    .limits-about = 0 : aucune. Voir docs/hosting.md.
    .tables_per_guest = parties en cours par utilisateur (%(default)s)
    .tables_per_address = parties en cours des utilisateurs d’une adresse (%(default)s)
    .guests_per_minute = nouveaux utilisateurs par minute et par adresse (%(default)s)
    .calls_per_second = requêtes par seconde et par utilisateur (%(default)s)
    .calls_per_address = requêtes par seconde et par adresse (%(default)s)
    .commands_per_second = commandes par seconde et par utilisateur (%(default)s)
    .connections_per_address = connexions HTTP d’une adresse (%(default)s)
    .lines_per_guest = connexions WebSocket par utilisateur ; la plus ancienne est fermée (%(default)s)
    .lines_per_address = connexions WebSocket d’une adresse (%(default)s)
    .lines_per_table = spectateurs par table (%(default)s)
    .message_size = octets d’un message, au moins 1024 (%(default)s)
    .copy_size = octets de la copie des données d’un utilisateur, au moins 1024 (%(default)s)
    .first_copy_size = la même pour qui n’a pas encore joué sur ce serveur, au moins 1024 (%(default)s)
    .copies_in_all = octets de toutes ces copies ensemble (%(default)s)
command-check = vérifier chaque table d’un serveur
    .about = Lit la base d’un serveur, qui peut être en service, et rejoue chaque table.
    .data = le dossier du serveur, ou l’adresse de sa base
command-backup = écrire toutes les parties d’un serveur dans un fichier
    .about = Écrit la base d’un serveur, qui peut être en service, telle qu’elle est maintenant dans un fichier.
    .file = à écrire
command-restore = remplir une base vide d’une sauvegarde
    .about = Remplit une nouvelle base d’un fichier que « tockwork backup » a écrit.
    .file = à lire ; - pour l’entrée standard
command-ratings = recalculer les classements d’un serveur
    .about = « ratings review DATA » analyse les parties classées dont l’analyse manque, la plus ancienne d’abord, en quelques secondes par partie ; on peut l’interrompre. « ratings refit DATA » recalcule tous les classements à partir des parties et analyses enregistrées, toujours les mêmes. Voir docs/ratings.md.
    .what = review ou refit
    .most = review : ce nombre de parties au plus
command-tidy = supprimer les tables inactives
    .about = Supprime des tables et tout ce qui y renvoie, et les copies des personnes sans partie ici et absentes aussi longtemps. Le serveur ne doit pas tourner.
    .days = jours sans activité (365)
command-reports = montrer les signalements de joueurs
    .about = Lit la base d’un serveur, qui peut être en service : qui a été signalé, à quelle table et pourquoi ; d’abord ceux que le plus de joueurs ont signalés.
    .days = jours en arrière (30)
    .all = aussi ceux qui sont réglés
    .settle = régler le signalement de cet identifiant au lieu d’afficher la liste
    .note = settle : ce que tu as fait ; les autres hôtes le lisent
command-role = donner la page d’hôte ou d’arbitre à quelqu’un
    .about = « role give DATA host » affiche un lien ; la première personne qui l’ouvre sur ton serveur dans la semaine a le rôle. « role list DATA » montre les rôles et les liens ouverts, « role withdraw DATA ID » en retire un aussitôt. Le serveur peut être en service. Voir docs/hosting.md.
    .what = give, list ou withdraw
    .which = give : host ou referee ; withdraw : l’identifiant de la liste
    .note = give : pour qui, dans ta liste
command-completion = un script qui complète les commandes dans ton shell
    .about = Écrit un script avec lequel bash, zsh ou fish complètent commandes, options, jeux et robots. Voir docs/cli.md.
    .shell = ton shell
command-site = écrire un site statique
    .about = Écrit un dossier que tout hébergement statique peut servir, sous n’importe quel chemin : les jeux, les parties contre des robots et sur un écran, les règles, les parties à revoir. Voir docs/hosting.md.
    .folder = où l’écrire ; vide, ou une version plus ancienne

## Ce qui a été tapé ne va pas

misused =
    .error = %(prog)s : erreur : %(message)s
    .argument = argument %(argument_name)s : %(message)s
    .choice = choix non valide : %(value)r (au choix : %(choices)s)
    .value = valeur non valide : %(value)r
    .one = il manque une valeur
    .required = il manque : %s
    .unknown = arguments inconnus : %s
    .ambiguous = option ambiguë : %(option)s peut être %(matches)s
    .explicit = ne prend pas de valeur, donc pas %r
    .least = doit être au moins { $least }
complaint =
    .output = sortie
    .not-text = entrée : pas du texte UTF-8 ({ $why } à l’octet { $at })
    .option = --option { $text } : écris OPTION=VALUE
    .one-game = rules { $game } : un jeu suffit, donc pas « { $file } » aussi
    .two-games = { $one } et --rules { $two } : il s’agit d’un seul jeu, n’en nomme qu’un
    .show-what = show : quoi ? Une position, un fichier ou un jeu
    .meant = voulais-tu dire « { $name } » ?
    .resume = --resume : le fichier dit quel jeu ; laisse GAME
    .new-name = { $file } : un nouveau jeu est en TOML, appelle-le FILE.toml
    .new-there = { $file } : existe déjà
    .which-file = rules check : FILE manque
    .no-position = { $what } : pas de tel fichier, ni position ni jeu
    .svg = { $option } { $file } : les images sont en SVG, appelle-la FILE.svg
    .players = --players : seulement avec le nom d’un jeu
    .seat = --seat : doit être de 0 à { $last }, pas { $seat }
    .arrow = --arrow : seulement dans une image (-o) d’une position
    .bots = --bots : nommes-en un, ou un pour chacune des { $others } autres places
    .no-folder = { $file } : pas de tel fichier ou dossier
    .pause = --pause { $seconds } : doit être de 0 à 60 secondes
    .public-url = --public-url { $url } : écris http:// ou https:// et un nom, sans chemin
    .data = --data : --database dit déjà où sont les tables
    .workers = --workers { $count } : plusieurs processus ont besoin de --redis
    .ladder-save = --save : une échelle garde ses donnes elle-même
    .records-ray = --records : seules les parties jouées sur cet ordinateur sont gardées, donc pas avec --ray
    .all-bots = --bots : nommes-en un, ou un pour chacune des { $players } places
    .bot-failed = robot { $bot } : { $what } ({ $table }, place { $seat }, décision { $decision } de la partie { $game } de la donne { $deal }, graine « { $seed } »)
    .who-plays = --bots : qui joue ? Deux ou plus, comme search,greedy
    .which-program = protocol check : FILE manque
    .table-link = { $link } : pas le lien d’une table comme https://tock.example.org/table/q7m2k4xw9fjt
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
   *[small] Le réseau joue avec les petits poids
}
arena-stand-in = { $bots } { $as ->
    [greedy] joue ici comme greedy
   *[other] cherche ici, comme { $as }
} : aucun réseau ne joue ce jeu
arena-in-all = { $count } décisions par partie en tout
arena-interrupted = Interrompu ; la même commande reprend depuis { $file }.
arena-deals = { $done } donnes sur { $total }
arena-left = encore { $time }
arena-axis = Elo, la moyenne de tous les robots est 0 ; les traits sont des intervalles à 95 %
arena-intervals = Elo avec intervalles à 95 % : { $said }
arena-picture = { $table } : { $count } parties
arena-forfeits = { $bot } : { $count ->
    [one] une partie perdue parce que le programme n’a pas respecté le protocole
   *[other] { $count } parties perdues parce que le programme n’a pas respecté le protocole
} ({ $fault })
protocol-hello = se présente
    .wrong = ne se présente pas
protocol-games = { $games } parties, { $decisions } décisions, chaque coup permis
    .wrong = s’interrompt dans une partie
protocol-future = ignore les messages et les clés d’une version future
    .wrong = bute sur un message ou une clé d’une version future
protocol-many = { $moves } coups dans un message
    .wrong = ne sait pas choisir parmi des centaines de coups
protocol-time = { $taken } ms là où { $allowed } ms étaient permises
    .wrong = ne respecte pas le temps
protocol-order = n’écrit que des réponses
    .wrong = écrit sans qu’on le lui demande
protocol-again = { $same ->
    [yes] la même graine, le même coup
   *[no] la même graine, un autre coup : ses parties ne peuvent pas être répétées
}
    .wrong = ne redémarre pas
protocol-farewell = s’arrête après bye
    .wrong = ne s’arrête pas
protocol-result = { $wrong ->
    [0] Tout va bien.
    [one] Un défaut.
   *[other] { $wrong } défauts.
}
sit-seated = Assis à la place { $seat }.
sit-over = Places gagnantes : { $seats }
sit-nobody = La partie s’est terminée sans gagnant.
sit-left = Le programme a échoué deux fois ; un robot du serveur a pris la place.
ladder-title = Classement : { $table }
ladder-about = { $games } parties sur { $deals } donnes, graine { $seed }. Chaque paire joue les mêmes donnes, avec les côtés échangés, si bien que la chance des cartes s’annule. Les cotes comparent ces participants à ce jeu ; leur moyenne est 0. Là où deux intervalles se recouvrent, il faut plus de parties.
ladder-standings = Positions
ladder-games = parties
ladder-against = Gagné contre, en %
check-played = { $game } : { $count } parties jouées
check-intervals = Entre parenthèses et après ± : intervalles à 95 %
check-decisions = décisions par partie, au hasard
    .short = longueur
check-rounds = manches par partie
check-answers = coups permis au choix
check-forced = des décisions ne laissent aucun choix
    .short = sans choix
check-lost-turns = des tours sont perdus
    .short = tours perdus
check-start-round = est la manche où une première bille sort
    .short = première bille, manche
check-captures = billes mangées par partie
    .short = mangées
check-first-seat = est ce que vaut de commencer (1 est équitable)
    .short = commencer
check-greedy = des parties sont gagnées par greedy contre random
    .short = greedy gagne
check-search = des parties sont gagnées par search contre random
check-unfinished = des parties n’ont pas pris fin
check-stuck = { $share } des parties n’ont pas pris fin : le jeu peut se bloquer
check-no-skill = réfléchir n’aide guère : greedy gagne { $share } contre random, { $fair } serait le hasard
check-waiting = plus de quatre tours sur dix sont perdus
check-leading = il importe qui commence : { $worth } ± { $error } d’une part équitable
check-settings = Ce qu’une option changerait
check-as-it-is = tel quel
check-no-difference = Aucune différence : { $settings }
kept-checked = { $tables } tables, { $games } parties, { $entries } entrées : { $fine ->
    [yes] rien de faux
   *[no] { $wrong } fausses
}
kept-rows = { $where } : { $rows } lignes
kept-deleted = { $count ->
    [one] une table supprimée
   *[other] { $count } tables supprimées
}
kept-copies = { $count ->
    [one] une copie d’une personne sans parties supprimée
   *[other] { $count } copies de personnes sans parties supprimées
}
reports-player = { $name } : signalements par { $by ->
    [one] un joueur
   *[other] { $by } joueurs
}, { $count } en tout
reports-none = Aucun signalement depuis { $days } jours.
reports-no-such = reports : { $id } : aucun signalement, ou plusieurs, commencent ainsi
reports-settled = { $id } est réglé.
reports-was-settled = réglé le { $when }
role-line = { $state ->
    [taken] depuis le { $when } : { $name }
    [open] lien pas encore ouvert, jusqu’au { $when }
   *[expired] lien expiré le { $when }
}
role-none = Aucun rôle pour l’instant.
role-which = role give : indique un rôle : { $roles }
role-link = À ouvrir une fois dans la semaine, après l’adresse de ton serveur :
    { $link }
role-no-such = role : { $id } : ce rôle n’existe pas ; « role list » les montre tous
role-withdrawn = { $id } est retiré.
kept-site = { $folder } : { $size } Mo ; tout hébergement statique peut le servir
fairplay-progress = { $games } parties
fairplay-pair = { $first } et { $second } : { $games } parties, { $deals } donnes ; { $odds } contre 1, au plus { $most } contre 1
fairplay-alarm = Plus que ce qu’une paire honnête sur un million montre jamais : une personne devrait regarder ces parties
fairplay-about = { $games ->
    [one] Une partie lue.
   *[other] { $games } parties lues.
} Une paire honnête dépasse { $limit } contre 1 au plus une fois en { $limit } saisons.
ratings-reviewed = { $count ->
    [one] Une partie analysée.
   *[other] { $count } parties analysées.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] une partie
   *[other] { $games } parties
}
ratings-about = { $count ->
    [one] Un joueur.
   *[other] { $count } joueurs.
}
