### La mesa durante la partida: qué se pide, qué dicen los botones, qué oye quien usa un lector de pantalla.

play-table = Mesa
play-board = Tablero
play-seats = Jugadores
play-your-hand = Tu mano
play-your-cards = Tus cartas
play-tray = Tu jugada
play-choices = Lo que puedes hacer
play-log = Lo que ha pasado
play-home = Volver a los juegos
play-more = Más
play-rules = Reglas de este juego
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Volver a la mesa
play-leave = { waiting-leave }
play-leave-ask = ¿Dejar la mesa?
play-leave-why = Un bot sigue en tu lugar y este sitio ya no será tuyo. Si quieres volver más tarde, basta con cerrar la página: tu sitio se guarda.
play-leave-not = Seguir jugando
play-round = Ronda { $n }
play-watching = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
play-you-watch = Estás mirando
play-you-watch-removed = Este dispositivo ya no se conoce aquí: se quitó, o te olvidaron. Por eso solo miras.
play-behind = { $time } de retraso
play-loading = Preparando la mesa…
play-lost = Se ha cortado la conexión. Probando de nuevo…
play-unreached = No se puede llegar al servidor.
play-by-itself = Se sigue probando solo: la mesa vuelve en cuanto vuelva la línea.
play-restarting = El servidor se reinicia. Vuelve enseguida…
play-trouble = Esta mesa no se puede mostrar.
play-trouble-no_such_table = Esta mesa no existe
play-trouble-replaced = Tu sitio está en otro dispositivo
play-trouble-removed = Este dispositivo ya no se conoce aquí
play-refused = { $code ->
    [stale] La partida ya había avanzado; tu jugada se ha deshecho.
    [not_your_turn] Ya no es tu turno; tu jugada se ha deshecho.
    [over] La partida ha terminado.
    [too_many] Un poco más despacio, por favor.
    [closing] El servidor se reinicia. Prueba dentro de un momento.
    [storage] El servidor no pudo guardar tu jugada. Prueba otra vez.
   *[other] Tu jugada no se ha aceptado y se ha deshecho.
}

## Ajustes a mano

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Velocidad
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Decir algo
play-mute = { setting-muted }

## Qué se pide

play-your-turn = Te toca
play-waiting = { $name } está pensando…
play-gone = { $name } no está.
play-gone-until = { $name } no está. Un bot ayuda en { $time }.
play-sending = …
play-over = La partida ha terminado.
play-ask-card = Te toca: elige una carta.
play-ask-card-for-marble = { $piece ->
    [dog] Elige una carta para este perro.
   *[marble] Elige una carta para esta canica.
}
play-ask-marble = { $piece ->
    [dog] ¿Qué perro?
   *[marble] ¿Qué canica?
}
play-ask-target = ¿Adónde?
play-ask-swap = ¿Con quién?
play-ask-meaning = ¿Qué carta será?
play-ask-use = ¿Cómo la usas?
play-ask-confirm = ¿Jugar así?
play-ask-pips = Reparte los pasos: toca una canica por cada uno.
play-ask-give = Dale una carta a { $to }.
play-ask-give-partner = Dale una carta a { $to }, tu pareja.
play-ask-offer = Ofrece una carta a { $to }, o ninguna.
play-ask-open = ¿Quién va a tu salida?
play-ask-hop = ¿Salta tu ciudadano a la siguiente casilla especial?
play-ask-discard = No puedes jugar nada: descarta una carta.
play-ask-skipped = Pierdes este turno: descarta una carta.

## Botones

play-play = Jugar
play-give = Dar
play-offer = Ofrecer
play-discard = Descartar
play-undo = Deshacer un paso
play-put-back = Devolver
play-do-give = Dar { $card } a { $to }
play-do-offer = Ofrecer { $card } a { $to }
play-do-discard = Descartar { $card }
play-do-decline = No ofrecer nada
play-do-renew = Tomar una mano nueva
play-do-hop = Saltar
play-do-stay = Quedarse
play-as = Como { $card }
play-card-as = { $card } como { $as }
play-without-card = Sin carta
play-use-start = Sacar
play-use-walk = { $n } adelante
play-walk-on = seguir la vuelta
play-use-back = { $n } atrás
play-use-push = Empujar { $n }
play-use-split = Repartir { $n }
play-use-swap = Cambiar
play-use-jump = Correr
play-use-take = Tomar un sitio
play-use-centre-in = Al centro
play-use-centre-out = Salir del centro
play-use-heaven-in = Subir al Paraíso
play-use-heaven-out = Bajar del Paraíso
play-use-skip = { $name } pierde el turno
play-use-empty = Dejarla sin efecto
play-use-undo = Deshacer, usar esa carta

## Canicas y jugadas en palabras

play-marble = { $me ->
    [yes] { $piece ->
        [dog] tu perro { $letter }
       *[marble] tu canica { $letter }
    }
   *[no] { $piece ->
        [dog] el perro { $letter } de { $name }
       *[marble] la canica { $letter } de { $name }
    }
}
play-ranked = { $me ->
    [yes] tu { $letter }
   *[no] el { $letter } de { $name }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } → { $place }
play-lay-to = { $n ->
    [one] Un paso, { $place }
   *[other] { $n } pasos, { $place }
}
play-bring-out = Sacar { $marble }
play-leg = { $marble }: { $from } → { $to }
play-leg-pips = { $marble }, { $n }: { $from } → { $to }
play-swap = { $one } cambia de sitio con { $two }
play-sends-back = { $marble } vuelve a la reserva
play-and-draws = { $what }; robas una carta
play-pips = { $n ->
    [one] un paso
   *[other] { $n } pasos
}
play-pips-laid = { $laid } de { $of } pasos
play-cannot-go-on = no puede seguir
play-stuck = El resto no cabe. Deshaz un paso.
play-own-capture = Así vuelve a la reserva una canica de tu bando.
play-fresh = recién salida

## Sitios en la mesa

play-seat-you = Tú, { $name }
play-partner = de tu equipo
play-in-turn = le toca
play-leads = empieza esta ronda
play-out = fuera de la ronda
play-away = no está
play-bot-plays = juega un bot
play-has-chosen = ha elegido
play-announced-yes = ha anunciado una carta de salida
play-announced-no = ha anunciado que no tiene carta de salida
play-home-count = { $count ->
    [0] ninguna en casa
    [one] una en casa
   *[other] { $count } en casa
}
play-hands-open = Todas las manos están descubiertas.
play-hand-open = { $name }: { $cards }.
play-dead = ahora no se puede jugar
play-card-dead = { $card }: ahora no se puede jugar.

## Manos que se dejan, y por qué

play-why = ¿Por qué no?
play-why-each = { $piece ->
    [dog] Cada perro
   *[marble] Cada canica
}
play-lays-down = { $me ->
    [yes] Dejas tus cartas en la mesa
   *[no] { $name } deja sus cartas en la mesa
}
play-puts-away = { $me ->
    [yes] Tomas una mano nueva
   *[no] { $name } toma una mano nueva
}
play-no-start = Ninguna carta de salida y nada en el recorrido.
play-nothing-fits = Ninguna de estas cartas se puede jugar.
play-renewed = Todas las cartas se cambian por otras nuevas.

## Mirar atrás

play-looking-back = Estás mirando atrás
play-now = Volver al presente

## La lista

play-board-table = El tablero
play-col-player = Jugador
play-col-cards = Cartas

## Una pantalla, varias personas

play-hand-hidden = La mano está oculta.
play-curtain = Le toca a { $name }
play-curtain-why = Pasa la pantalla. Ahora no mira nadie más.
play-curtain-open = Soy { $name }

## El final

play-you-won = Has ganado
play-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
play-took = Ha durado { $time }.
play-review = Repasar
play-rematch = Revancha
play-join-rematch = A la revancha
play-share = Compartir
play-share-text = { $game }: victoria de { $names }.
play-copied = El enlace está copiado.
play-failed = No ha funcionado ({ $code }).

play-several = tiene varios sitios

# How the cards were dealt

play-fair = Cartas justas
play-given-up = La partida quedó abandonada
play-left-out = La parte de tu dispositivo llegó tarde: las cartas se mezclaron sin ella.
play-seed = La semilla: { $seed }
