### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = ognuno per sé
teams-pairs = a coppie
teams-triples = tre contro tre
form-none = { $players } giocatori, ognuno per sé
form-pairs = { $players } giocatori a coppie
form-triples = { $players } giocatori, tre contro tre

## Options of the rulebooks

option-board = Tabellone
option-board-4 = Quattro bracci
option-board-6 = Sei bracci
option-direction = Direzione
option-direction-clockwise = In senso orario
option-direction-counter-clockwise = In senso antiorario
option-seven_rest = Il resto di un sette, quando la tua ultima biglia è in casa
option-seven_rest-always = Va sempre al compagno
option-seven_rest-if_nothing_fits = Va al compagno solo se nessun’altra carta era giocabile
option-seven_rest-never = Non va al compagno
option-returned_blocks = Una biglia tornata sulla propria partenza
    .no = Solo dove è al sicuro soltanto una biglia appena uscita.
option-returned_blocks-true = Non si può superare
option-returned_blocks-false = Si può superare
option-advanced = Regole in più
option-advanced-back4 = Il quattro va indietro
option-advanced-swap10 = Il dieci può scambiare con un avversario
option-advanced-skip = Il fante può far perdere il turno a chi segue
option-advanced-queen = La donna può far perdere il turno a chi segue
option-advanced-faces = Fante, donna e re fanno 11, 12 e 13
option-advanced-two = Il due può scambiare con un altro

## What a card does

use-start = Far uscire una biglia
use-start-colour = Far uscire un cane, se la tua partenza mostra { $colour }
use-walk = { $n } avanti
use-walk-burns = { $n } avanti, mangiando tutto lungo la strada
use-walk-green = { $n } avanti, oltre qualsiasi rango
use-back = { $n } indietro
use-back-green = { $n } indietro, oltre qualsiasi rango
use-back-home = { $n } indietro, anche in casa
use-up_to = Da 1 a { $n } avanti
use-split = { $n } divisi tra le tue biglie
use-split-two = { $n } con una biglia o divisi tra due
use-split-burns = { $n } divisi tra le tue biglie, mangiando tutto lungo la strada
use-split-back = { $n } con due biglie, una avanti e una indietro
use-split-fro = { $n } divisi tra le tue biglie, mangiando tutto lungo la strada; avanti o indietro in casa
use-swap = Scambiare il posto con un altro
use-swap-opponents = Scambiare il posto con un avversario
use-swap-empty = Scambiare il posto con un altro, o senza effetto se non c’è nessuno
use-swap-any = Scambia due biglie qualsiasi sul percorso
use-centre = Entrare nel centro o uscirne
use-heaven = Salire in Paradiso o scenderne
use-push = { $n } avanti per una biglia avversaria
use-push-others = { $n } avanti per la biglia di un altro
use-magnet = Fin dietro alla prossima biglia
use-skip = Chi segue scarta una carta e perde il turno
use-joker = Qualsiasi altra carta
use-copy = Come l’ultima carta giocata
use-colour = Alla prossima casella di colore { $colour }
use-colour_two = Alla seconda casella libera di colore { $colour }
use-bone = Al prossimo osso libero
use-take = Prendere la casella della biglia di un altro, anche dalla riserva
use-undo = Annulla l’ultima giocata e usa tu la sua carta

## What it is about

rule-goal = Porta le tue quattro biglie una volta intorno al tabellone e poi in casa.
rule-goal-kids = Vince chi porta per primo tutti e tre i cani nella cuccia.
