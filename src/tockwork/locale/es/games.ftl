### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = cada uno por su cuenta
teams-pairs = por parejas
teams-triples = tres contra tres
form-none = { $players } jugadores, cada uno por su cuenta
form-pairs = { $players } jugadores por parejas
form-triples = { $players } jugadores, tres contra tres

## Options of the rulebooks

option-board = Tablero
option-board-4 = Cuatro brazos
option-board-6 = Seis brazos
option-direction = Dirección
option-direction-clockwise = En el sentido de las agujas del reloj
option-direction-counter-clockwise = En sentido contrario
option-seven_rest = El resto de un siete, cuando tu última canica está en la meta
option-seven_rest-always = Siempre pasa al compañero
option-seven_rest-if_nothing_fits = Pasa al compañero solo si ninguna otra carta se podía jugar
option-seven_rest-never = No pasa al compañero
option-returned_blocks = Una canica de vuelta en su propia salida
    .no = Solo donde únicamente la canica recién salida está a salvo.
option-returned_blocks-true = No se la puede adelantar
option-returned_blocks-false = Se la puede adelantar
option-advanced = Reglas extra
option-advanced-back4 = El cuatro va hacia atrás
option-advanced-swap10 = El diez puede cambiar con un rival
option-advanced-skip = La sota puede hacer perder el turno al siguiente
option-advanced-queen = La reina puede hacer perder el turno al siguiente
option-advanced-faces = Sota, reina y rey avanzan 11, 12 y 13
option-advanced-two = El dos puede cambiar de sitio con otro

## What a card does

use-start = Sacar una canica
use-start-colour = Sacar un perro, si tu salida muestra { $colour }
use-walk = { $n } adelante
use-walk-burns = { $n } adelante, comiendo todo lo que adelanta
use-walk-green = { $n } adelante, adelantando a cualquier rango
use-back = { $n } atrás
use-back-green = { $n } atrás, pasando a cualquier rango
use-back-home = { $n } hacia atrás, también a la meta
use-up_to = De 1 a { $n } adelante
use-split = { $n } a repartir entre tus canicas
use-split-two = { $n } con una canica o a repartir entre dos
use-split-burns = { $n } a repartir entre tus canicas, comiendo todo lo que adelantan
use-split-back = { $n } con dos canicas, una adelante y otra atrás
use-split-fro = { $n } a repartir entre tus canicas, comiendo todo lo que adelantan; adelante o atrás en la meta
use-swap = Cambiar de sitio con otro
use-swap-opponents = Cambiar de sitio con un rival
use-swap-empty = Cambiar de sitio con otro, o sin efecto si no hay nadie
use-swap-any = Cambia dos canicas cualesquiera del recorrido
use-centre = Entrar en el centro o salir de él
use-heaven = Subir al Paraíso o bajar de él
use-push = { $n } adelante con una canica rival
use-push-others = { $n } adelante con una canica de otro
use-magnet = Hasta justo detrás de la siguiente canica
use-skip = El siguiente descarta una carta y pierde el turno
use-joker = Cualquier otra carta
use-copy = Lo mismo que la última carta jugada
use-colour = A la siguiente casilla de color { $colour }
use-colour_two = A la segunda casilla libre de color { $colour }
use-bone = Al siguiente hueso libre
use-take = Ocupar la casilla de una canica de otro, también desde la reserva
use-undo = Deshaz la última jugada y usa tú su carta

## What it is about

rule-goal = Da una vuelta al tablero con tus cuatro canicas y llévalas a la meta.
rule-goal-kids = Gana quien mete primero sus tres perros en la caseta.
