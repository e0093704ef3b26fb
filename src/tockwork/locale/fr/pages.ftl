### The pages around the table.

## Everywhere

skip-to-content = Aller au contenu
nav-label = Menu principal
nav-home = Tockwork, tous les jeux
nav-lobby = Salon
nav-clubs = Clubs
nav-daily = Défi du jour
nav-games = Mes parties
nav-settings = Réglages
nav-help = Aide
language-label = Langue
footer-independent = Tockwork est libre et indépendant, sans lien avec les éditeurs de ces jeux. Les noms leur appartiennent ; les textes et les dessins sont les nôtres.
loading = Chargement…
retry = Réessayer
close = Fermer
copy = Copier
copied = Copié
share = Partager
missing-title = Page introuvable
missing-words = Vérifie l’adresse. Si c’était une table, elle n’existe peut-être plus.
missing-home = Tous les jeux

## Home

home-title = À quoi joue-t-on ?
home-what = Des billes font la course autour du plateau, les cartes disent de combien elles avancent, et celle sur laquelle on tombe retourne en réserve. De deux à six, seul ou avec un partenaire.
home-friends = Jouer entre amis
home-find = Trouver des joueurs
home-related = Jeux de la même famille
home-mine = Parties en cours
record-title = Revoir une partie enregistrée
record-words = Dépose ici le fichier d’une partie, ou choisis-en un.
record-open = Choisir un fichier
studio-link-here = Éditeur de position
puzzles-link-here = Problèmes
puzzles-link = Des positions de vraies parties avec un meilleur coup. Jusqu’où vas-tu ?
daily-link-here = Défi du jour
daily-link = Cinq manches, les mêmes pour tous, aujourd’hui seulement.
daily-play-today = Jouer le défi du jour
replay-studio = Ouvrir dans l’éditeur
replay-fair = Vérifier le mélange
about-statistics = Statistiques du serveur
home-all-tables = Les afficher toutes ({ $count })
home-strength = Niveau des robots
home-waiting = { $count ->
    [one] Une partie t’attend.
   *[other] { $count } parties t’attendent.
}
home-back-to-table = Retour à la table
home-choose = Choisis un jeu
home-play-now = Jouer
home-play-now-game = Jouer : { $game }
home-set-up = Créer une table
home-set-up-game = Créer une table : { $game }
home-rules = Règles
home-rules-game = Règles : { $game }
game-card-players = { $least }–{ $most } joueurs
game-card-players-one = { $n } joueurs
game-card-facts = { $players } · { $time }
row-your-turn = C’est ton tour
row-left = encore { $time }
row-free-seats = { $free ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $free } places libres
}
row-since = Commencée { $when }, dernier coup { $last }

## Carrying a seat to another device

code-title = Tu as un code ?
code-hint = Saisis un code de ton autre appareil. Un code de place amène une place ici ; ton code de récupération restaure tout.
code-take = Utiliser le code
removed-title = Cet appareil a été déconnecté
removed-words = Il a été retiré de tes appareils, ou tes données sur ce serveur ont été supprimées depuis un autre appareil. Les parties gardées sur cet appareil sont toujours là.
removed-back = Restaurer avec un code
removed-fine = OK
carry-title = Continuer sur un autre appareil
carry-words = Crée un code ici, saisis-le sur l’autre appareil, et ta place te suit.
carry-get = Créer un code
carry-none = Tu n’as aucune partie en cours.
carry-until = valable jusqu’à { $when }

## Setting up a table

setup-title = Créer une table
setup-club = Cette table figure sur la page de ton club. Ses membres peuvent prendre les places libres.
setup-game = Jeu
setup-players = Nombre de joueurs
setup-seats = Qui joue ?
setup-seats-hint = Touche une place pour choisir qui y joue.
setup-ties-hint = Les pointillés relient les partenaires.
setup-seat-label = Place { $n } : { $who }
setup-who-sits = Qui joue à la place { $n } ?
setup-more = Plus d’options
setup-open = Créer une table
setup-open-words = La partie commence dès que toutes les places sont prises.
setup-start = Commencer la partie
setup-start-words = Tout le monde est là.
sitter-me = Moi
    .hint = sur cet appareil
sitter-friend = Un ami
    .hint = par lien ou code QR
sitter-here = Joueur sur cet appareil
    .hint = partage cet écran
sitter-open = Place ouverte
    .hint = pour qui arrive en premier
sitter-bots = Robots
name-yours = Ton nom
name-theirs = Son nom
option-usual = Par défaut
clock-label = Limite de temps
clock-none = Sans limite de temps
clock-move = { $time } par coup
clock-bank = { $time } par coup + { $bank } de réserve
clock-days-what = Les coups forcés se jouent tout seuls et tu peux préparer le suivant. Le temps écoulé, un robot joue jusqu’à ton retour.
public-label = Visibilité
public-no = Privée (avec le lien)
public-yes = Publique (visible au salon)
takeover-label = Si un joueur se déconnecte
takeover-never = L’attendre
rated-game = Partie classée
rated-mark = Classée
takeover-after = Un robot prend le relais après { $time }
delay-label = Spectateurs
delay-none = En direct
delay-by = Avec { $time } de retard
fact = { $what } : { $value }
invite-link = Lien vers cette table
invite-qr = Code QR avec le lien vers cette table
invite-words = Envoie ceci à tes amis. Ils choisissent une place et un nom.
invite-moved = Le lien a changé. Envoie le nouveau, s’il te plaît.
invite-local = Ce lien ne marche que sur cet ordinateur. Pour inviter des amis, lance Tockwork avec { $option }.
invite-home-closed = Ce lien ne marche que sur cet ordinateur. Les téléphones et ordinateurs de ton réseau peuvent l’ouvrir aussi, si tu l’autorises. Rien n’est ouvert sur Internet.
invite-home-let-in = Autoriser les appareils de la maison
invite-home-open = Les appareils de ton réseau peuvent ouvrir le lien, jusqu’à l’arrêt de Tockwork.
invite-home-close = De nouveau cet ordinateur seulement

## Waiting for the others

waiting-title = La table se remplit
waiting-choose = Choisis une place
waiting-free = libre
waiting-kept = réservée
waiting-sit = S’asseoir
waiting-sit-label = S’asseoir à la place { $n }
waiting-away = hors ligne
waiting-change = Changer cette place
waiting-invite = Inviter des amis
waiting-start-bots = Commencer avec des robots aux places libres
waiting-leave = Quitter la table
waiting-words = La partie commence dès que toutes les places sont prises.
waiting-full = Tout le monde est là. On distribue…
waiting-watch = La table est complète. Tu pourras regarder dès que la partie commence.
waiting-watch-kept = Les places libres sont réservées aux amis invités. Tu pourras regarder dès que la partie commence.
waiting-watch-late = Tu vois tout { $time } après les joueurs.
chat-title = Discussion
chat-empty = Dis bonjour en attendant. Pendant la partie, on ne parle pas des cartes.
chat-label = Message
chat-say = Envoyer

## Open tables

lobby-join = Rejoindre
lobby-empty-title = Aucune table ouverte pour l’instant
lobby-empty = Crées-en une avec une place ouverte. Elle apparaîtra ici, et tout le monde pourra te rejoindre.

## Replay

replay = Revoir
replay-title = { $game }, coup par coup
replay-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
replay-board = Le plateau à cette étape
replay-controls = Commandes de lecture
replay-moment = Étape de la partie
replay-position = Étape { $n } sur { $of }
replay-first = Début
replay-back = Précédent
replay-forward = Suivant
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-view = Point de vue
replay-open = Toutes les cartes visibles
replay-hands = Mains
replay-no-cards = aucune carte
replay-log = Journal de la partie
replay-share = Partager cette position
replay-only-here = Cette partie n’existe que sur cet appareil. Pour la partager, envoie son fichier ; les autres l’ouvrent sur leur page d’accueil.
replay-review = Analyse
replay-record = Télécharger la partie
replay-rematch = Rejoindre la revanche

## Settings

settings-you = Profil
settings-look = Apparence
settings-theme = Couleurs
settings-speed = Vitesse des billes
settings-motion = Animations de la page
settings-playing = Jeu
settings-hear = Sons et notifications
theme-auto = Comme mon appareil
theme-day = Clair (chêne)
theme-night = Sombre (noyer)
theme-contrast = Contraste élevé
speed-calm = Calme
speed-brisk = Rapide
speed-off = Instantanée
motion-auto = Comme mon appareil
motion-full = Activées
motion-reduced = Réduites
setting-confirm = Confirmer les coups
    .hint = Tu vois d’abord le coup, puis tu le confirmes.
setting-forced = Jouer les coups forcés pour moi
    .hint = Quand il n’y a qu’un seul coup permis, il est joué pour toi.
setting-list = Vue en liste
    .hint = Tous les coups en simples boutons et le plateau en texte. Pensé pour les lecteurs d’écran, utile à tous.
setting-warn = M’avertir avant une erreur
    .hint = Dans les parties contre des robots, quand le coach est là.
setting-warn-never = Jamais
setting-warn-from = Dès { $points } % de chances de gagner
setting-pocket = Jouer hors ligne
    .hint = Les parties contre les robots et sur un seul écran restent dans ce navigateur et se passent de connexion.
setting-muted = Masquer les réactions
    .hint = Ni bonjour ni pardon des autres joueurs.
setting-sounds = Sons
    .hint = Le bois, les cartes, et une cloche quand c’est ton tour.
setting-aloud = Lire DOG Kids à voix haute
    .hint = Ce qu’il faut faire est lu automatiquement, dans ta langue.
aloud-read = Lire à voix haute
setting-notifications = Notification quand c’est mon tour
    .hint = Seulement quand cet onglet est en arrière-plan.
setting-notifications-refused = Les notifications sont bloquées. Tu peux les autoriser dans les réglages du navigateur.

## Rules and help

rules-title = { $game }, les règles
rules-goal = Le but
rules-cards = La donne
rules-turn = Ton tour
rules-start = Sortir
rules-way = En chemin
rules-home = Rentrer
rules-special = Règles spéciales
rules-deck = Ce que font les cartes
rules-copies = × { $count }

help-how = Commandes
help-card = Jouer une carte
    .words = Touche une carte : les billes qui peuvent l’utiliser brillent, et des anneaux montrent où elles peuvent aller. Touche une bille, puis un anneau. Ou fais glisser la carte jusque-là.
help-marble = Ou commencer par une bille
    .words = Touche une bille, et les cartes qui peuvent la déplacer se lèvent. Tu peux aussi la faire glisser.
help-seven = Partager un sept
    .words = Touche une bille pour la faire avancer d’un pas ; les points au-dessus de ta main se remplissent. Annule des pas tant qu’il faut, puis joue.
help-why = Pourquoi cette carte est bloquée
    .words = Touche une carte grisée pour voir quelle règle l’empêche.
help-log = Ce qui vient de se passer
    .words = Le journal liste chaque coup. Touche une ligne pour revoir le plateau à cet endroit.
help-away = Partir et revenir
    .words = Ferme la page quand tu veux. Rouvre la table et reprends où tu en étais ; un robot a peut-être joué pour toi.
help-screen = Plusieurs personnes, un écran
    .words = Un rideau cache les cartes entre les tours. Passe l’appareil, puis lève le rideau.
help-list = Avec un lecteur d’écran
    .words = Active « Vue en liste » dans les réglages. Tout peut se jouer de là.
help-keys = Raccourcis clavier
key-tab = Suivant : main, billes, cibles, boutons
key-arrows = Passer d’une carte, d’une bille ou d’une cible à l’autre
key-enter = Choisir ou jouer
key-escape = Annuler
key-backspace = Annuler un pas d’un sept
key-why = Demander pourquoi une carte ne se joue pas
key-last = Réentendre le dernier coup
key-skip = Aller au prochain tour, quand tu es hors de la manche
about-title = À propos de Tockwork
about-free = Tockwork est un logiciel libre pour les jeux de la famille Tock et DOG. Tu peux le faire tourner chez toi, dans un club ou pour le monde entier.
about-fair = Chaque mélange découle d’une graine fixée avant la partie et révélée après : chacun peut vérifier la donne.
about-data = Pas de compte, pas de publicité, pas de pistage. Un seul cookie retient ta place ; tes réglages restent sur cet appareil.
about-fonts = Composé en Fraunces et Atkinson Hyperlegible Next.
about-licences = Licences

## When something goes wrong

fault-no_server = Il faut un serveur pour cela. Ici, tu peux jouer contre les robots et à plusieurs sur un écran.
fault-bad_record = Ce fichier n’est pas une partie complète et valide.
fault-offline = Le serveur est injoignable. Vérifie ta connexion.
fault-not_kept = Tu es hors ligne, et ceci n’a pas encore été chargé sur cet appareil. Ouvre-le une fois en ligne et il restera disponible.
fault-no_such_table = Cette table n’existe pas, ou n’existe plus.
fault-no_such_party = Ce groupe est au complet, ou ne cherche plus.
fault-no_such_record = Cette partie n’est pas sur cet appareil. Ouvre de nouveau son fichier.
fault-no_such_game = Ce jeu n’existe pas ici.
fault-no_such_page = Cette page n’existe pas.
fault-not_your_seat = C’est la place de quelqu’un d’autre.
fault-not_host = Seule la personne qui a créé la table peut faire cela.
fault-not_invited = Cette place est gardée pour un ami. Demande le lien d’invitation.
fault-not_member = Seuls les membres du club ou ses responsables peuvent faire cela.
fault-not_lasting = Une partie classée demande un code de récupération ou une clé d’accès, pour que ton classement reste le tien. Les deux sont sous « { nav-games } ».
fault-left_rated = Tu as quitté une partie classée il y a peu. Attends encore un peu avant la prochaine.
fault-name_refused = L’hôte de ce serveur n’accepte pas ce nom. Choisis-en un autre.
fault-bad_origin = Cette page a été ouverte depuis un autre site. Ouvre-la directement.
fault-bad_token = Ta session n’est pas reconnue. Recharge la page.
fault-seat_taken = Quelqu’un vient de prendre cette place.
fault-table_full = Toutes les places sont prises.
fault-already_started = La partie a déjà commencé.
fault-not_started = La partie n’a pas encore commencé.
fault-not_over = La partie est en cours. Tu pourras la revoir quand elle sera finie.
fault-over = Cette partie est finie.
fault-bad_code = Code inconnu ou expiré. Un code de place sert une fois et peu de temps.
fault-bad_recovery = Ce code de récupération n’est pas connu de ce serveur. Une faute de frappe ? Si tu en as créé un plus récent, seul celui-là marche.
fault-joined = Cela n’a pas marché : au même moment, un autre de tes appareils a été relié à celui-ci, ou ses données ont été supprimées. Rien d’autre n’est perdu. Regarde sous « { nav-games } » ; s’il te faut un code, obtiens-en un nouveau.
fault-no_notices = Ce serveur n’envoie pas d’avis.
fault-no_room = Ce serveur n’a plus de place pour une copie de tes parties. Elles restent sur cet appareil ; tu peux les enregistrer dans un fichier sous « { nav-games } ».
fault-too_many = Trop de demandes. Attends un instant.
fault-too_many_tables = Tu as trop de parties en cours. Termines-en une, quitte-la, ou réessaie plus tard.
fault-invalid = Quelque chose n’est pas valide dans le formulaire. Vérifie-le.
fault-storage = Le serveur ne peut rien enregistrer pour l’instant. Réessaie bientôt.
fault-closing = Le serveur redémarre. Réessaie dans un instant.
fault-replaced = Tu joues maintenant sur un autre appareil. Rouvre la table pour regarder d’ici.
fault-removed = Cet appareil a été déconnecté : il a été retiré, ou tes données ont été supprimées. Tu peux tout restaurer avec ton code de récupération, sous « { nav-games } ».
fault-failed = Quelque chose n’a pas marché sur le serveur. Réessaie.

## Learning a game

learn-link = Apprendre
learn-link-game = Apprendre { $game }
learn-first-game = Tutoriel
learn-invite-words = Apprends un jeu en cinq minutes, sur le plateau, coup par coup.
