### La mesa durante la partida: qué se pide, qué dicen los botones, qué oye quien usa un lector de pantalla.

play-table = Mesa
play-board = Tablero
play-seats = Jugadores
play-your-hand = Tu mano
play-your-cards = Tus cartas
play-tray = Tu jugada
play-choices = Tus opciones
play-log = Crónica
play-home = Todos los juegos
play-more = Más
play-rules = Reglas de este juego
play-settings = { nav-settings }
play-players = Jugadores
play-close = { close }
play-back-to-table = Volver a la mesa
play-leave = { waiting-leave }
play-leave-ask = ¿Dejar la mesa?
play-leave-why = Un bot ocupa tu sitio para siempre. Si solo necesitas una pausa, cierra la página: tu sitio se guarda.
play-leave-not = Seguir jugando
play-round = Ronda { $n }
play-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
play-you-watch = Estás mirando
play-you-watch-removed = Se cerró la sesión de este dispositivo: se quitó, o se borraron tus datos. Por eso solo puedes mirar.
play-behind = { $time } de retraso
play-loading = Preparando la mesa…
play-lost = Se ha perdido la conexión. Reconectando…
play-unreached = No se puede conectar con el servidor.
play-by-itself = Reconexión automática…
play-restarting = El servidor se reinicia. Vuelve enseguida…
play-trouble = Esta mesa no se puede mostrar.
play-trouble-no_such_table = Esta mesa no existe
play-trouble-replaced = Tu sitio está en otro dispositivo
play-trouble-removed = Se cerró la sesión de este dispositivo
play-refused = { $code ->
    [stale] La partida ya había avanzado; tu jugada no se ha jugado.
    [not_your_turn] Ya no es tu turno; tu jugada no se ha jugado.
    [over] La partida ha terminado.
    [too_many] Un poco más despacio, por favor.
    [closing] El servidor se reinicia. Prueba dentro de un momento.
    [storage] El servidor no pudo guardar tu jugada. Prueba otra vez.
    [paused] La partida está en pausa.
    [declined] Podrás volver a pedirlo después de la próxima jugada.
   *[other] Tu jugada no se ha aceptado.
}

## Pausing and undoing a move, if the others agree

play-pause = Pausa
play-orders = Preparar mi próxima jugada
play-since = Desde tu última visita
play-undo-move = Deshacer mi última jugada
play-proposed = { $what ->
    [pause] { $name } propone una pausa.
   *[take_back] { $name } quiere deshacer su última jugada.
}
play-you-proposed = { $what ->
    [pause] Has propuesto una pausa. Falta: { $names }.
   *[take_back] Quieres deshacer tu última jugada. Falta: { $names }.
}
play-agree = De acuerdo
play-decline = No
play-paused = La partida está en pausa. Ningún reloj corre.
play-resume = Continuar

## Ajustes a mano

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Velocidad
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Reacciones
play-mute = { setting-muted }

## Qué se pide

play-your-turn = Te toca
play-waiting = { $name } está pensando…
play-gone = { $name } no está.
play-gone-until = { $name } no está. Un bot lo releva en { $time }.
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
play-ask-swap = ¿Cambiar con quién?
play-ask-meaning = ¿Como qué carta?
play-ask-use = ¿Cómo la usas?
play-ask-confirm = ¿Jugar esta jugada?
play-ask-pips = Reparte los pasos: toca una canica por cada uno.
play-ask-give = Dale una carta a { $to }.
play-ask-give-partner = Dale una carta a { $to }, tu compañero.
play-ask-offer = Ofrece una carta a { $to }, o ninguna.
play-ask-open = ¿Quién va a tu salida?
play-ask-hop = ¿Tu ciudadano salta a la siguiente casilla especial?
play-ask-discard = No puedes jugar nada: descarta una carta.
play-ask-skipped = Pierdes este turno: descarta una carta.

## Botones

play-play = Jugar
play-give = Dar
play-offer = Ofrecer
play-discard = Descartar
play-undo = Deshacer un paso
play-put-back = Cancelar
play-skip = Ir a mi próximo turno
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
play-walk-on = pasar de largo
play-use-back = { $n } atrás
play-use-push = Empujar { $n }
play-use-split = Repartir { $n }
play-use-swap = Cambiar
play-use-jump = Correr
play-use-take = Ocupar la casilla
play-use-centre-in = Al centro
play-use-centre-out = Salir del centro
play-use-heaven-in = Subir al Paraíso
play-use-heaven-out = Bajar del Paraíso
play-use-skip = { $name } pierde el turno
play-use-empty = Jugarla sin efecto
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
play-marble-at = { $marble }, { $place }
play-to = { $marble } → { $place }
play-lay-to = { $n ->
    [one] Un paso, { $place }
   *[other] { $n } pasos, { $place }
}
play-bring-out = Sacar { $marble }
play-leg = { $marble }: { $from } → { $to }
play-leg-pips = { $marble }, { $n }: { $from } → { $to }
play-swap = { $one } cambia con { $two }
play-sends-back = { $marble } cae
play-and-draws = { $what }; robas una carta
play-pips = { $n ->
    [one] un paso
   *[other] { $n } pasos
}
play-pips-laid = { $laid } de { $of } pasos usados
play-cannot-go-on = bloqueada
play-stuck = Los pasos que quedan no se pueden jugar. Deshaz un paso.
play-own-capture = Así comes una canica de tu equipo.
play-fresh = recién salida

## Sitios en la mesa

play-seat-you = Tú, { $name }
play-partner = de tu equipo
play-in-turn = le toca
play-leads = empieza esta ronda
play-out = fuera de esta ronda
play-away = sin conexión
play-bot-plays = juega un bot
play-has-chosen = ha elegido
play-announced-yes = ha anunciado una carta de salida
play-announced-no = ha anunciado que no tiene carta de salida
play-home-count = { $count ->
    [0] ninguna en la meta
    [one] una en la meta
   *[other] { $count } en la meta
}
play-hands-open = Todas las cartas están a la vista.
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
    [yes] Quedas fuera de esta ronda
   *[no] { $name } queda fuera de esta ronda
}
play-puts-away = { $me ->
    [yes] Tomas una mano nueva
   *[no] { $name } toma una mano nueva
}
play-no-start = Ninguna carta de salida y nada en el recorrido.
play-nothing-fits = Ninguna de estas cartas se puede jugar.
play-renewed = Todas las cartas se cambian por otras nuevas.

## Mirar atrás

play-looking-back = Estás viendo una posición anterior
play-now = Volver al directo

## La lista

play-board-table = El tablero
play-col-player = Jugador
play-col-cards = Cartas

## Una pantalla, varias personas

play-hand-hidden = La mano está oculta.
play-curtain = Le toca a { $name }
play-curtain-why = Pasa el dispositivo. Sin mirar.
play-curtain-open = Soy { $name }

## El final

play-you-won = Has ganado
play-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
play-took = Duración: { $time }
play-again = Jugar otra vez
play-rematch = Revancha
play-join-rematch = Ir a la revancha
play-share = Compartir
play-share-text = { $game }: victoria de { $names }.
play-failed = No ha funcionado ({ $code }).
end-player = Jugador
end-home = En la meta
end-home-of = { $home } de { $of }
end-captured = Comidas
end-others = Mesa nueva con otros
end-turning = Momento decisivo: ronda { $round }.
end-turning-chance = Probabilidad de ganar, { $names }: { $before } → { $after }.

play-several = juega en varios sitios

# How the cards were dealt

play-fair = Barajado verificable
play-given-up = Partida abandonada
play-left-out = La parte de tu dispositivo llegó tarde; las cartas se barajaron sin ella.

## What helps at the first game, and children

play-lesson-offer = ¿Primera vez con { $game }? Un tutorial corto te enseña a jugar.
kids-home = A la caseta
kids-capture = Echa a un perro
kids-out = Sale un perro
kids-swap = Cambiar
kids-run = Correr
kids-none = Ahora no
