### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = el as
    .as = un as
    .name = As
card-2 = el dos
    .as = un dos
    .name = Dos
card-3 = el tres
    .as = un tres
    .name = Tres
card-4 = el cuatro
    .as = un cuatro
    .name = Cuatro
card-5 = el cinco
    .as = un cinco
    .name = Cinco
card-6 = el seis
    .as = un seis
    .name = Seis
card-7 = el siete
    .as = un siete
    .name = Siete
card-8 = el ocho
    .as = un ocho
    .name = Ocho
card-9 = el nueve
    .as = un nueve
    .name = Nueve
card-10 = el diez
    .as = un diez
    .name = Diez
card-12 = el doce
    .as = un doce
    .name = Doce
card-13 = el trece
    .as = un trece
    .name = Trece
card-J = la sota
    .as = una sota
    .name = Sota
card-Q = la reina
    .as = una reina
    .name = Reina
card-K = el rey
    .as = un rey
    .name = Rey
card-joker = el comodín
    .as = un comodín
    .name = Comodín
card-1-11 = el uno u once
    .as = un uno u once
    .name = Uno u once
card-swap = el cambio
    .as = un cambio
    .name = Cambio
card-1-7 = el uno a siete
    .as = un uno a siete
    .name = Del uno al siete
card-copy = la carta igual
    .as = una carta igual
    .name = Igual
card-magnet = el imán
    .as = un imán
    .name = Imán
card-bone = el hueso
    .as = un hueso
    .name = Hueso
card-blue = la carta azul
    .as = una carta azul
    .name = Azul
card-green = la carta verde
    .as = una carta verde
    .name = Verde
card-red = la carta roja
    .as = una carta roja
    .name = Rojo
card-yellow = la carta amarilla
    .as = una carta amarilla
    .name = Amarillo
card-blue2 = el doble azul
    .as = un doble azul
    .name = Doble azul
card-green2 = el doble verde
    .as = un doble verde
    .name = Doble verde
card-red2 = el doble rojo
    .as = un doble rojo
    .name = Doble rojo
card-yellow2 = el doble amarillo
    .as = un doble amarillo
    .name = Doble amarillo
card-two = la carta { $first }/{ $second }
    .as = una carta { $first }/{ $second }
    .name = { $first } o { $second }
card-hidden = una carta
    .as = una carta
    .name = Carta oculta
card-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

colour-blue = azul
colour-green = verde
colour-red = rojo
colour-yellow = amarillo

## Marbles and places

rank-king = el rey
    .who = el rey
    .yours = tu rey
    .theirs = el rey de { $name }
    .name = Rey
rank-knight = el caballero
    .who = el caballero
    .yours = tu caballero
    .theirs = el caballero de { $name }
    .name = Caballero
rank-citizen = el ciudadano
    .who = el ciudadano
    .yours = tu ciudadano
    .theirs = el ciudadano de { $name }
    .name = Ciudadano
rank-fool = el bufón
    .who = el bufón
    .yours = tu bufón
    .theirs = el bufón de { $name }
    .name = Bufón

seat-number = Sitio { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Azul
    [red] Rojo
    [green] Verde
    [yellow] Amarillo
    [pink] Rosa
    [black] Negro
    [violet] Violeta
    [white] Blanco
   *[brown] Marrón
}
seat-you = Tú
mark-disc = disco
mark-triangle = triángulo
mark-square = cuadrado
mark-cross = cruz
mark-star = estrella
mark-ring = anillo
mark-drop = gota
mark-leaf = hoja
mark-heart = corazón
mark-sun = sol

place-reserve = reserva
place-kennels = reserva
place-paws = huella
place-space = casilla { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] casilla { $n }, { $steps } antes de
        [after] casilla { $n }, { $steps } tras
       *[near] casilla { $n } tras
    } { $me ->
        [yes] tu salida
       *[no] la salida de { $name }
    }
place-home = meta { $n }
place-kennel = caseta { $n }
place-centre = centro
place-heaven = Paraíso
place-start-of = salida de { $name }
place-start-yours = tu salida

piece-lettered = { $piece ->
    [dog] el perro { $letter }
   *[marble] la canica { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = sale { $a }
did-walk = { $n } adelante
did-walk-home = { $n } adelante, hasta la meta
did-further-in = { $n } más adentro de la meta
did-back = { $n } atrás
did-rank = { $who }: { $what }
did-leg-of = { $n } con { $owned }
did-centre-in = al centro
did-centre-out = del centro a un { $n }
did-heaven-in = sube al Paraíso
did-heaven-out = baja del Paraíso a un { $n }
did-swap = { $one } cambia con { $two }
did-send-back = { $owned } cae
did-send-back-many = { $me ->
    [yes] caen { $count } de tus canicas
   *[no] caen { $count } canicas de { $name }
}
did-push = { $owned } avanza { $n }
did-push-on = { $owned } avanza de un empujón
did-hop = y salta al siguiente { $n }
did-jump = { $a } corre más adelante
did-jump-colour = { $a } corre hasta el { $colour }
did-jump-two = { $a } corre hasta la segunda casilla libre de color { $colour }
did-jump-bone = { $a } corre hasta el siguiente hueso libre
did-jump-home = { $a } llega a la caseta
did-take = { $a } ocupa la casilla
did-sent = { $owned } va a su entrada
did-skip = { $me ->
    [yes] descartas una carta y pierdes el turno
   *[no] { $name } descarta una carta y pierde el turno
}
did-nothing = sin efecto
did-undo = deshace la última jugada

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] Juegas { $card }: { $what }.
   *[no] { $name } juega { $card }: { $what }.
}
log-played-as = { $me ->
    [yes] Juegas { $card } como { $as }: { $what }.
   *[no] { $name } juega { $card } como { $as }: { $what }.
}
log-shuffled = Se barajan las cartas.
log-dealt = { $me ->
    [yes] Ronda { $round }: { $count ->
        [one] una carta por persona
       *[other] { $count } cartas por persona
    }, empiezas tú.
   *[no] Ronda { $round }: { $count ->
        [one] una carta por persona
       *[other] { $count } cartas por persona
    }, empieza { $name }.
}
log-announced = Carta de salida anunciada: { $names }.
log-announced-none = Nadie anuncia una carta de salida.
log-chose = { $me ->
    [yes] Has elegido.
   *[no] { $name } ha elegido.
}
log-gave = { $me ->
    [yes] Das { $card } a { $to }.
   *[no] { $name } ha elegido una carta para { $to }.
}
log-gave-open = { $name } da { $card } a { $to }.
log-gave-you = { $name } ha elegido una carta para ti.
log-offered = { $me ->
    [yes] Ofreces { $card } a { $to }.
   *[no] { $name } ya ha decidido si ofrece una carta a { $to }.
}
log-offered-you = { $name } ya ha decidido si te ofrece una carta.
log-offered-none = { $me ->
    [yes] No ofreces ninguna carta.
   *[no] { $name } no ofrece ninguna carta.
}
log-offered-open = { $name } ofrece { $card } a { $to }.
log-exchanged = Las cartas cambian de manos.
log-exchanged-none = Ninguna carta cambia de manos.
log-received = { $name } te da { $card }.
log-opened = { $me ->
    [yes] Pones { $rank } en la salida.
   *[no] { $name } pone { $rank } en la salida.
}
log-hopped = { $me ->
    [yes] Tu ciudadano salta a la siguiente casilla especial.
   *[no] El ciudadano de { $name } salta a la siguiente casilla especial.
}
log-stayed = { $me ->
    [yes] Tu ciudadano se queda donde está.
   *[no] El ciudadano de { $name } se queda donde está.
}
log-drew = { $me ->
    [yes] Robas { $card }.
   *[no] { $name } roba una carta.
}
log-drew-open = { $name } roba { $card }.
log-discarded = { $me ->
    [yes] Descartas { $card }.
   *[no] { $name } descarta { $card }.
}
log-laid-down = { $me ->
    [yes] No puedes jugar nada y quedas fuera de esta ronda ({ $cards }).
   *[no] { $name } no puede jugar nada y queda fuera de esta ronda ({ $cards }).
}
log-renewed = { $me ->
    [yes] Tomas una mano nueva.
   *[no] { $name } toma una mano nueva.
}
log-won = { $me ->
    [yes] Ganas tú.
   *[no] Gana { $name }.
}
log-won-team = { $me ->
    [yes] Ganas junto con { $names }.
   *[no] Ganan { $names }.
}

## Events of the table itself

log-began = Empieza la partida.
log-sat = { $me ->
    [yes] Te sientas a la mesa.
   *[no] { $name } se sienta a la mesa.
}
log-left = { $me ->
    [yes] Dejas la mesa.
   *[no] { $name } deja la mesa.
}
log-left-bot = { $me ->
    [yes] Dejas la mesa; un bot sigue por ti.
   *[no] { $name } deja la mesa; sigue un bot.
}
log-seat-open = El sitio { $n } está libre.
log-taken_over = { $me ->
    [yes] No estabas; un bot juega por ti hasta que vuelvas.
   *[no] { $name } no está; mientras tanto juega un bot.
}
log-handed_back = { $me ->
    [yes] Has vuelto y juegas tú de nuevo.
   *[no] { $name } ha vuelto.
}
log-timed_out = { $me ->
    [yes] Se acabó tu tiempo; por esta vez juega un bot por ti.
   *[no] Se acabó el tiempo de { $name }; por esta vez juega un bot.
}
log-bot_changed = { $name } ha tenido un problema y sigue como { $level }.
log-chat = { $name }: { $text }
log-revealed = Se ha revelado la semilla del barajado.
log-rematch = Revancha: los mismos jugadores, otra mesa.
log-taken-back = { $me ->
        [yes] Deshaces tu jugada.
       *[no] { $name } deshace una jugada.
    }
log-proposed-pause = { $me ->
        [yes] Propones una pausa.
       *[no] { $name } propone una pausa.
    }
log-proposed-take-back = { $me ->
        [yes] Quieres deshacer tu última jugada.
       *[no] { $name } quiere deshacer su última jugada.
    }
log-agreed = { $me ->
        [yes] Estás de acuerdo.
       *[no] { $name } está de acuerdo.
    }
log-declined = { $me ->
        [yes] Prefieres que no.
       *[no] { $name } prefiere que no.
    }
log-paused = La partida está en pausa.
log-resumed = { $me ->
        [yes] Continúas la partida.
       *[no] { $name } continúa la partida.
    }
log-gathering = Cada dispositivo revela su parte del barajado.
log-began-without = Empieza la partida. Tarde para el barajado: { $names }.
log-given-up = Se han ido todos. La partida queda abandonada.

## Bots and gestures

level-beginner = Patito
    .is = está aprendiendo
level-casual = Liebre
    .is = juega por diversión
level-club = Zorro
    .is = conoce los trucos
level-master = Búho
    .is = piensa por adelantado

gesture-hello = Hola
gesture-well_played = Bien jugado
gesture-sorry = Lo siento
gesture-thanks = Gracias
gesture-ouch = Ay
gesture-hurry = ¿Te toca?
gesture-one_more = ¿Otra partida?
gesture-thinking = Estoy pensando…
