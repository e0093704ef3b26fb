### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = jeder für sich
teams-pairs = in Zweierteams
teams-triples = drei gegen drei
form-none = { $players } Spieler, jeder für sich
form-pairs = { $players } Spieler in Zweierteams
form-triples = { $players } Spieler, drei gegen drei

## Options of the rulebooks

option-board = Brett
option-board-4 = Vier Arme
option-board-6 = Sechs Arme
option-direction = Richtung
option-direction-clockwise = Im Uhrzeigersinn
option-direction-counter-clockwise = Gegen den Uhrzeigersinn
option-seven_rest = Der Rest einer Sieben, wenn deine letzte Murmel im Ziel ist
option-seven_rest-always = Geht immer an den Partner
option-seven_rest-if_nothing_fits = Geht nur an den Partner, wenn keine andere Karte spielbar war
option-seven_rest-never = Geht nicht an den Partner
option-returned_blocks = Eine Murmel, die auf ihren Start zurückgekehrt ist
    .no = Nur wo allein frisch gestartete Murmeln sicher sind.
option-returned_blocks-true = Wird nicht übersprungen
option-returned_blocks-false = Darf übersprungen werden
option-advanced = Zusatzregeln
option-advanced-back4 = Die Vier geht zurück
option-advanced-swap10 = Die Zehn darf mit einem Gegner tauschen
option-advanced-skip = Der Bube darf den Nächsten aussetzen lassen
option-advanced-queen = Die Dame darf den Nächsten aussetzen lassen
option-advanced-faces = Bube, Dame und König gehen 11, 12 und 13
option-advanced-two = Die Zwei darf mit jemand anderem tauschen

## What a card does

use-start = Eine Murmel herausbringen
use-start-colour = Einen Hund herausbringen, wenn dein Start { $colour } zeigt
use-walk = { $n } vor
use-walk-burns = { $n } vor, schickt alles auf dem Weg heim
use-walk-green = { $n } vor, an jedem Rang vorbei
use-back = { $n } zurück
use-back-green = { $n } zurück, an jedem Rang vorbei
use-back-home = { $n } zurück, auch ins Ziel
use-up_to = 1 bis { $n } vor
use-split = { $n } auf deine Murmeln aufgeteilt
use-split-two = { $n } mit einer Murmel oder auf zwei aufgeteilt
use-split-burns = { $n } auf deine Murmeln aufgeteilt, schickt alles auf dem Weg heim
use-split-back = { $n } mit zwei Murmeln, eine vor und eine zurück
use-split-fro = { $n } auf deine Murmeln aufgeteilt, schickt alles auf dem Weg heim; im Ziel vor und zurück
use-swap = Den Platz mit jemand anderem tauschen
use-swap-opponents = Den Platz mit einem Gegner tauschen
use-swap-empty = Den Platz mit jemand anderem tauschen, oder ohne Wirkung, wenn niemand da ist
use-swap-any = Zwei beliebige Murmeln auf der Bahn tauschen
use-centre = In die Mitte oder hinaus
use-heaven = In den Himmel oder hinaus
use-push = { $n } vor mit einer gegnerischen Murmel
use-push-others = { $n } vor mit einer fremden Murmel
use-magnet = Bis direkt hinter die nächste Murmel
use-skip = Der Nächste wirft eine Karte ab und setzt aus
use-joker = Jede andere Karte
use-copy = Wie die zuletzt gespielte Karte
use-colour = Auf das nächste Feld in { $colour }
use-colour_two = Auf das zweite freie Feld in { $colour }
use-bone = Auf den nächsten freien Knochen
use-take = Das Feld einer fremden Murmel einnehmen, auch aus dem Lager
use-undo = Den letzten Zug zurücknehmen und seine Karte selbst nutzen

## What it is about

rule-goal = Bring deine vier Murmeln einmal um das Brett und ins Ziel.
rule-goal-kids = Wer zuerst alle drei Hunde in der Hütte hat, gewinnt.
