### The pages around the table.

## Everywhere

skip-to-content = Aller au contenu
nav-label = Pages
nav-home = Tockwork, tous les jeux
nav-lobby = Tables ouvertes
nav-daily = Donne du jour
nav-games = Tes parties
nav-settings = Réglages
nav-help = Aide
language-label = Langue
footer-independent = Tockwork est libre et indépendant, sans lien avec les éditeurs de ces jeux. Les noms leur appartiennent ; les mots et les dessins sont les nôtres.
loading = Un instant…
retry = Réessayer
close = Fermer
copy = Copier
copied = Copié
share = Envoyer
missing-title = Rien sur cette page
missing-words = L’adresse est peut-être mal écrite, ou la table a été débarrassée.
missing-home = Vers les jeux

## Home

home-title = À quoi joue-t-on ?
home-lead = Pas de compte, pas d’attente. Des robots prennent les places libres.
home-mine = Tes tables
record-title = Regarder une partie enregistrée
record-words = Dépose ici le fichier d’une partie terminée, ou choisis-le.
record-open = Choisir un fichier
studio-link-here = Atelier de positions
puzzles-link-here = Énigmes
puzzles-link = Des décisions de vraies parties avec une seule bonne réponse. Jusqu’où vas-tu ?
daily-link-here = La donne du jour
daily-link = Cinq manches, les mêmes pour tous, aujourd’hui seulement.
daily-play-today = Jouer aujourd’hui
replay-studio = Ce moment à l’atelier
replay-fair = Était-ce juste ?
about-statistics = Statistiques de toutes les parties
home-all-tables = Les afficher toutes ({ $count })
home-strength = De quelle force sont les autres ?
home-name = Comment t’appelles-tu ?
    .hint = si tu veux
home-back-to-table = Retour à la table
home-shelf = Les jeux
home-play-now = Jouer
home-play-now-game = Jouer : { $game }
home-set-up = Préparer une table
home-set-up-game = Préparer une table : { $game }
home-rules = Règles
home-rules-game = Règles : { $game }
shelf-players = { $least }–{ $most } joueurs
shelf-players-one = { $n } joueurs
shelf-facts = { $players } · { $time }
row-your-turn = C’est ton tour
row-free-seats = { $free ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $free } places libres
}
row-since = Commencée { $when }, dernier coup { $last }

## Carrying a seat to another device

code-title = Tu as un code ?
code-hint = Un code de ton autre appareil : un code de place amène cette place ici, ton code de retour amène tout.
code-take = Utiliser le code
removed-title = Cet appareil n’est plus connu ici
removed-words = Il a été retiré de tes appareils, ou tout ce qui te concerne a été oublié ici depuis un autre. Les parties de ce serveur ne sont plus montrées. Ce qui se trouve sur cet appareil est toujours là.
removed-back = Revenir avec un code
removed-fine = D’accord
carry-title = Continuer sur un autre appareil
carry-words = Demande un code ici, tape-le là-bas, et ta place te suit.
carry-get = Obtenir un code
carry-none = Tu n’as de place à aucune table en ce moment.
carry-until = valable jusqu’à { $when }

## Setting up a table

setup-title = Préparer une table
setup-game = Jeu
setup-players = Combien de joueurs
setup-seats = Qui s’assied où
setup-seats-hint = Touche une place pour dire qui s’y assied.
setup-ties-hint = Les pointillés relient les partenaires.
setup-seat-label = Place { $n } : { $who }
setup-who-sits = Qui s’assied à la place { $n } ?
setup-more = Règles, temps et plus
setup-open = Ouvrir la table
setup-open-words = La partie commence dès que toutes les places sont prises.
setup-start = Commencer la partie
setup-start-words = Tout le monde est là.
sitter-me = Moi
    .hint = sur cet appareil
sitter-friend = Un ami
    .hint = vient par lien ou code QR
sitter-here = Quelqu’un ici
    .hint = joue aussi sur cet écran
sitter-here-n = Invité { $n }
sitter-open = Qui veut
    .hint = la première personne qui vient
sitter-bots = Robots
name-yours = Ton nom
name-theirs = Son nom
option-usual = Comme d’habitude
clock-label = Temps
clock-none = Sans limite
clock-move = { $time } par coup
clock-bank = { $time } par coup, plus { $bank } en tout
public-label = Qui peut trouver la table
public-no = Seulement avec le lien
public-yes = Tout le monde, dans les tables ouvertes
takeover-label = Si quelqu’un s’en va
takeover-never = L’attendre
takeover-after = Un robot prend le relais après { $time }
delay-label = Les spectateurs
delay-none = Voient tout aussitôt
delay-by = Voient tout { $time } plus tard
fact = { $what } : { $value }
invite-link = Lien vers cette table
invite-qr = Code QR avec le lien vers cette table
invite-words = Envoie-le à tes amis. Ils choisissent une place et un nom.
invite-moved = Le lien a changé. Envoie le nouveau, s’il te plaît.
invite-local = Ce lien ne marche que sur cet ordinateur. Pour inviter des amis, lance Tockwork avec { $option }.

## Waiting for the others

waiting-title = La table se remplit
waiting-choose = Choisis une place
waiting-free = libre
waiting-kept = gardée pour un ami
waiting-sit = M’asseoir
waiting-sit-label = M’asseoir à la place { $n }
waiting-away = pas là
waiting-change = Changer cette place
waiting-invite = Inviter des amis
waiting-start-bots = Commencer avec des robots aux places libres
waiting-leave = Quitter la table
waiting-words = La partie commence dès que toutes les places sont prises.
waiting-full = Tout le monde est là, on distribue.
waiting-watch = Toutes les places sont prises. Pour toi, cela commence dans un instant.
waiting-watch-kept = Les places libres sont gardées pour des amis qui ont le lien d’invitation. Tu pourras regarder quand la partie commencera.
waiting-watch-late = Tu vois tout { $time } après les joueurs.
chat-title = Avant la partie
chat-empty = Dis bonjour en attendant. Pendant la partie, on ne parle pas des cartes.
chat-label = Ton message
chat-say = Envoyer

## Open tables

lobby-join = Rejoindre
lobby-empty-title = Aucune table ouverte pour l’instant
lobby-empty = Ouvre-en une avec une place libre. Elle apparaît ici, et qui passe par là peut s’asseoir avec toi.

## Replay

replay = Revoir
replay-title = { $game }, coup par coup
replay-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
replay-board = Le plateau à ce moment
replay-controls = Avancer dans la partie
replay-moment = Moment de la partie
replay-position = Moment { $n } sur { $of }
replay-first = Au début
replay-back = Un moment en arrière
replay-forward = Un moment en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-view = Point de vue
replay-open = Toutes les mains ouvertes
replay-hands = Les mains
replay-no-cards = aucune carte
replay-log = Ce qui s’est passé
replay-share = Partager ce moment
replay-only-here = Cette partie n’existe que sur cet appareil. Donne son fichier aux autres : ils l’ouvrent sur leur première page.
replay-review = Analyse
replay-record = Télécharger la partie
replay-rematch = Vers la revanche

## Settings

settings-you = Toi
settings-look = L’apparence
settings-theme = Couleurs
settings-speed = Vitesse des billes
settings-motion = Mouvement sur la page
settings-playing = À la table
settings-hear = Sons et messages
theme-auto = Comme mon appareil
theme-day = Chêne, de jour
theme-night = Noyer, de nuit
theme-contrast = Contraste élevé
speed-calm = Calme
speed-brisk = Vive
speed-off = D’un coup
motion-auto = Comme mon appareil
motion-full = En mouvement
motion-reduced = Immobile
setting-confirm = Demander avant de jouer un coup
    .hint = Le coup est d’abord montré, puis joué quand tu le dis.
setting-forced = Jouer pour moi le seul coup possible
    .hint = Quand il n’y a qu’une chose à faire, elle se fait toute seule.
setting-list = Choix en liste
    .hint = Tous les coups en simples boutons et le plateau en texte. Pensé pour les lecteurs d’écran, utile à tous.
setting-warn = M’avertir avant une erreur
    .hint = Aux tables de robots, quand le conseiller est là.
setting-warn-never = Jamais
setting-warn-from = Dès { $points } points sur 100
setting-pocket = Jouer sur cet appareil
    .hint = Les parties contre les robots et sur un seul écran restent dans ce navigateur et se passent de réseau.
setting-muted = Cacher les gestes
    .hint = Aucun bonjour ni pardon ne s’affiche.
setting-sounds = Sons
    .hint = Le bois, les cartes, et une cloche quand c’est ton tour.
setting-notifications = Un message quand c’est mon tour
    .hint = Seulement quand la page n’est pas visible.
setting-notifications-refused = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages.

## Rules and help

rules-title = { $game }, les règles
rules-goal = Le but
rules-cards = La donne
rules-turn = Ton tour
rules-start = Entrer en jeu
rules-way = En chemin
rules-home = Rentrer
rules-special = Particularités
rules-deck = Ce que font les cartes
rules-copies = × { $count }

help-how = Comment jouer ici
help-card = Jouer une carte
    .words = Touche une carte : les billes qui peuvent l’utiliser brillent, et des anneaux montrent où elles peuvent aller. Touche une bille, puis un anneau. Ou fais glisser la carte jusque-là.
help-marble = Ou commencer par une bille
    .words = Touche une bille, et les cartes qui la déplacent se lèvent. Tu peux aussi la faire glisser.
help-seven = Partager un sept
    .words = Touche une bille pour la faire avancer d’un pas ; les points au-dessus de ta main se remplissent. Reviens en arrière tant qu’il faut, puis joue.
help-why = Demander pourquoi pas
    .words = Touche une carte restée sombre : elle te dit quelle règle l’empêche.
help-log = Ce qui vient de se passer
    .words = Le journal raconte chaque coup. Touche une ligne pour revoir ce moment.
help-away = Partir et revenir
    .words = Ferme la page quand tu veux. Rouvre la table et tu es là où tu étais ; un robot a peut-être joué pour toi.
help-screen = Plusieurs personnes, un écran
    .words = Un rideau cache les cartes entre les tours. Passe l’appareil, puis lève le rideau.
help-list = Avec un lecteur d’écran
    .words = Active « Choix en liste » dans les réglages. Tout peut se jouer de là.
help-keys = Touches
key-tab = Main, billes, cibles, boutons, dans cet ordre
key-arrows = Passer d’une carte, d’une bille ou d’une cible à l’autre
key-enter = Choisir ou jouer
key-escape = Tout remettre
key-backspace = Reprendre un pas d’un sept
key-why = Demander pourquoi une carte ne se joue pas
key-last = Réentendre le dernier coup
about-title = À propos de Tockwork
about-free = Tockwork est un logiciel libre pour les jeux de la famille Tock et DOG. Tu peux le faire tourner chez toi, dans un club ou pour le monde entier.
about-fair = Chaque mélange découle d’une graine fixée avant la partie et montrée après : chacun peut vérifier que la donne était juste.
about-data = Pas de compte, pas de publicité, pas de pistage. Un seul cookie retient ta place ; tes réglages restent sur cet appareil.
about-fonts = Composé en Fraunces et Atkinson Hyperlegible Next.
about-licences = Licences

## When something goes wrong

fault-no_server = Il faut un serveur pour cela. Ici, tu peux jouer contre les robots et à plusieurs sur un écran.
fault-bad_record = Ce fichier n’est pas une partie complète et correcte.
fault-offline = Le serveur ne répond pas. Ta connexion fonctionne-t-elle ?
fault-not_kept = Tu es hors ligne, et ceci n’a pas encore été ouvert sur cet appareil. Ouvre-le une fois avec une connexion ; ensuite il reste là.
fault-no_such_table = Cette table n’existe pas, ou elle a été débarrassée.
fault-no_such_record = Cette partie n’est pas sur cet appareil. Ouvre encore une fois son fichier.
fault-no_such_game = Ce jeu n’existe pas ici.
fault-no_such_page = Cette page n’existe pas.
fault-not_your_seat = C’est la place de quelqu’un d’autre.
fault-not_host = Seule la personne qui a ouvert la table peut faire cela.
fault-not_invited = Cette place est gardée pour un ami. Demande le lien d’invitation.
fault-bad_origin = Cette page a été ouverte depuis un autre site. Ouvre-la directement.
fault-bad_token = On ne te connaît pas ici. Recharge la page.
fault-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
fault-table_full = Toutes les places sont prises.
fault-already_started = La partie a déjà commencé.
fault-not_started = La partie n’a pas encore commencé.
fault-not_over = La partie est en cours. Tu pourras la revoir quand elle sera finie.
fault-over = Cette partie est finie.
fault-bad_code = Ce code est inconnu ou trop vieux. Un code de place sert une fois et peu de temps.
fault-bad_recovery = Personne ici n’a ce code de retour. Une faute de frappe ? Si tu en as obtenu un plus récent, seul celui-là marche.
fault-too_many = Cela fait beaucoup d’un coup. Attends un instant.
fault-too_many_tables = Tu as déjà beaucoup de parties en cours. Termines-en une, quitte-la, ou reviens un peu plus tard.
fault-invalid = Quelque chose ne va pas dans le formulaire. Vérifie-le.
fault-storage = Le serveur ne peut rien enregistrer pour l’instant. Réessaie bientôt.
fault-closing = Le serveur redémarre. Réessaie dans un instant.
fault-replaced = Tu joues maintenant là-bas. Ouvre la table à nouveau pour regarder d’ici.
fault-removed = Cet appareil n’est plus connu ici : il a été retiré de tes appareils, ou tout ce qui te concerne a été oublié. Avec ton code tu peux revenir, sous « Tes parties ».
fault-failed = Quelque chose n’a pas marché sur le serveur. Réessaie.

## Learning a game

learn-link = Apprendre
learn-link-game = Apprendre { $game }
learn-first-game = Première partie
learn-invite = Nouveau ici ?
learn-invite-words = Apprends un jeu en cinq minutes, sur le plateau, coup par coup.
