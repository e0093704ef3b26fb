### El reparto del día: cinco rondas, iguales para todos.

daily-title = Reto del día
daily-lead = Cinco rondas con posiciones y cartas fijas, iguales para todos. Unos minutos, un solo intento.
daily-game = Juego
daily-boards = Reto del { $day }
daily-board = Ronda { $n }
daily-board-of = Ronda { $n } de { $of }
daily-board-over = { $chance } de probabilidad de ganar (par { $par })
daily-play = Jugar
daily-go-on = Continuar
daily-later = Bloqueada
daily-once = Cada ronda se juega una sola vez. Puedes parar cuando quieras y seguir aquí más tarde.
daily-next-in = Nuevas rondas en { $time }
daily-task = Juega esta ronda lo mejor que puedas. Cuenta tu probabilidad de ganar al final.
daily-valuing = La ronda ha terminado. Simulando el resto de la partida…
daily-ended = Desde aquí ganarías el { $chance } de las partidas; el par es { $par }.
daily-better = Qué habría sido mejor
daily-better-played = Jugaste: { $move }.
daily-better-none = Cada jugada fue la mejor, o igual de buena.
daily-better-working = Buscando jugadas mejores…
daily-next = Siguiente ronda
daily-all = Todas las rondas
daily-points = puntos frente al par
daily-par = { $par ->
    [players] El par es la media de quienes han jugado la ronda aquí.
   *[club] El par es lo que el bot { level-club } hace en tu sitio, de media.
}
daily-beaten = { $among ->
    [players] Mejor que { $beaten } de los otros { $others } jugadores de aquí.
   *[bots] Mejor que { $beaten } de { $others } bots de fuerza conocida ({ level-beginner }, { level-casual } y un bot codicioso).
}
daily-level = { $n ->
    [one] Empatas con una persona.
   *[other] Empatas con { $n } personas.
}
daily-few = { $n ->
    [one] Nadie más ha jugado aquí todavía. La comparación empieza con cinco personas.
   *[other] Han jugado { $n } hasta ahora. La comparación empieza con cinco personas.
}
daily-streak = { $n ->
    [one] Primer día seguido.
   *[other] { $n } días seguidos.
}
daily-table = Clasificación del día
    .place = puesto
    .name = nombre
    .points = puntos
daily-table-you = tú
daily-table-empty = Nadie más muestra su nombre todavía.
daily-show = Quién ve aquí tu nombre
daily-show-none = nadie
daily-show-met = quienes han jugado contigo
daily-show-all = todos
daily-unsent = No se pudo enviar tu resultado: { $why }
daily-promise = Aquí no hay servidor: un solo intento es una promesa entre amigos.
daily-practice = Este reto ha terminado. Aún puedes jugarlo para practicar.
daily-still-counts = El reto de ayer cuenta hasta el final de hoy (UTC).
daily-elsewhere = { $n ->
    [one] Has jugado una de estas rondas en otro dispositivo; cuenta ese resultado.
   *[other] Has jugado { $n } de estas rondas en otro dispositivo; cuentan esos resultados.
}
daily-second = { $n ->
    [one] Ya habías jugado esta ronda en otro sitio: cuenta aquel intento, no este.
   *[other] Ya habías jugado { $n } rondas en otro sitio: cuentan aquellos intentos, no estos.
}
daily-brought = Las rondas importadas no cuentan otra vez.
daily-no-day = Esa fecha no existe.
daily-not-yet = Este reto se abre el { $day } a las 00:00 UTC.
daily-no-game = Este juego no tiene reto del día.
daily-day-before = Día anterior, { $day }
daily-day-after = Día siguiente, { $day }
daily-to-today = El reto de hoy
daily-comparing = Los bots juegan las mismas rondas, para comparar…
daily-share = Tockwork, reto del día { $day }, { $game }: { $points } puntos, mejor que { $beaten } de { $others } { $among ->
    [players] jugadores
   *[bots] bots
}
daily-copy = Copiar y compartir
daily-how = Cómo se cuenta
daily-how-words =
    Las rondas son iguales en cada dispositivo, y en los otros tres sitios juega { level-club }.
    Se eligen rondas en las que jugar bien se nota.
    Cuando la tuya termina, el resto de la partida se simula 32 veces; tu probabilidad media de ganar menos el par da tus puntos, sumados en cinco rondas.
    Mientras no hayan jugado cinco aquí, el par es la media de ocho intentos de { level-club }, siete de ellos con errores mínimos al azar.
    Con un servidor, tus jugadas se comprueban allí y, entre todos tus dispositivos, solo cuenta el primer intento.
    Un reto cuenta hasta el final del día siguiente (UTC); los más antiguos son para practicar.
