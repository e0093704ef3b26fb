### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = chacun pour soi
teams-pairs = par équipes de deux
teams-triples = trois contre trois
form-none = { $players } joueurs, chacun pour soi
form-pairs = { $players } joueurs par équipes de deux
form-triples = { $players } joueurs, trois contre trois

## Options of the rulebooks

option-board = Plateau
option-board-4 = Quatre bras
option-board-6 = Six bras
option-direction = Sens du jeu
option-direction-clockwise = Sens des aiguilles d’une montre
option-direction-counter-clockwise = Sens inverse
option-seven_rest = Le reste d’un sept, quand ta dernière bille est à la maison
option-seven_rest-always = Va toujours au partenaire
option-seven_rest-if_nothing_fits = Va au partenaire seulement si aucune autre carte n’était jouable
option-seven_rest-never = Ne va pas au partenaire
option-returned_blocks = Une bille revenue sur son propre départ
    .no = Seulement là où seule une bille qui vient de sortir est à l’abri.
option-returned_blocks-true = Ne peut pas être dépassée
option-returned_blocks-false = Peut être dépassée
option-advanced = Règles en plus
option-advanced-back4 = Le quatre recule
option-advanced-swap10 = Le dix peut échanger avec un adversaire
option-advanced-skip = Le valet peut faire perdre son tour au suivant
option-advanced-queen = La dame peut faire perdre son tour au suivant
option-advanced-faces = Valet, dame et roi avancent de 11, 12 et 13
option-advanced-two = Le deux peut échanger avec un autre

## What a card does

use-start = Sortir une bille
use-start-colour = Faire sortir un chien, si ton départ montre la couleur { $colour }
use-walk = { $n } en avant
use-walk-burns = { $n } en avant, en mangeant tout au passage
use-walk-green = { $n } en avant, en dépassant n’importe quel rang
use-back = { $n } en arrière
use-back-green = { $n } en arrière, en dépassant n’importe quel rang
use-back-home = { $n } en arrière, jusque dans la maison
use-up_to = 1 à { $n } en avant
use-split = { $n } à partager entre tes billes
use-split-two = { $n } avec une bille ou à partager entre deux
use-split-burns = { $n } à partager entre tes billes, en mangeant tout au passage
use-split-back = { $n } avec deux billes, l’une en avant et l’autre en arrière
use-split-fro = { $n } à partager entre tes billes, en mangeant tout au passage ; en avant ou en arrière à la maison
use-swap = Changer de place avec un autre
use-swap-opponents = Changer de place avec un adversaire
use-swap-empty = Changer de place avec un autre, ou sans effet s’il n’y a personne
use-swap-any = Échanger deux billes quelconques de la piste
use-centre = Entrer au centre ou en sortir
use-heaven = Monter au Paradis ou en descendre
use-push = { $n } en avant pour une bille adverse
use-push-others = { $n } en avant pour une bille d’un autre
use-magnet = Jusque derrière la bille suivante
use-skip = Le joueur suivant défausse une carte et perd son tour
use-joker = N’importe quelle autre carte
use-copy = Comme la dernière carte jouée
use-colour = Jusqu’à la prochaine case de couleur { $colour }
use-colour_two = Jusqu’à la deuxième case libre de couleur { $colour }
use-bone = Jusqu’au prochain os libre
use-take = Prendre la case de la bille d’un autre, même depuis la réserve
use-undo = Annuler le dernier coup et jouer sa carte toi-même

## What it is about

rule-goal = Fais faire le tour du plateau à tes quatre billes et ramène-les à la maison.
rule-goal-kids = Ramène tes trois chiens à la niche en premier.
