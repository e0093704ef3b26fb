### El reparto del día: cinco rondas, iguales para todos.

daily-title = El reparto del día
daily-lead = Cinco rondas, iguales para todos: cada una desde una posición dada con cartas dadas. Unos minutos, un solo intento.
daily-game = Juego
daily-boards = Las rondas del { $day }
daily-board = Ronda { $n }
daily-board-of = Ronda { $n } de { $of }
daily-board-over = { $chance } de ganar, par { $par }
daily-play = Jugar
daily-go-on = Seguir
daily-later = Aún no
daily-once = Cada ronda se juega una sola vez. Puedes parar cuando quieras y seguir aquí más tarde.
daily-next-in = Nuevas rondas en { $time }
daily-task = Juega esta ronda lo mejor que puedas. Cuenta lo buenas que sean tus opciones al final.
daily-valuing = La ronda ha terminado. Lo que sigue se juega mentalmente…
daily-ended = Desde aquí ganarías el { $chance } de las partidas; el par es { $par }.
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
    [one] Un resultado es exactamente igual.
   *[other] { $n } resultados son exactamente iguales.
}
daily-few = { $n ->
    [one] Aquí empiezas tú. A partir de cinco te comparas con los demás.
   *[other] Han jugado { $n } hasta ahora. A partir de cinco te comparas con ellos.
}
daily-unsent = Este servidor no pudo aceptar tu resultado: { $why }
daily-promise = Aquí no hay servidor: un solo intento es una promesa entre amigos.
daily-practice = Este reparto ha terminado. Puedes jugarlo para practicar; no cuenta para nada.
daily-still-counts = El reparto de ayer cuenta hasta que termine hoy (UTC).
daily-elsewhere = { $n ->
    [one] Has jugado una de estas rondas en otro dispositivo; cuenta ese resultado.
   *[other] Has jugado { $n } de estas rondas en otro dispositivo; cuentan esos resultados.
}
daily-second = { $n ->
    [one] Ya habías jugado esta ronda en otro sitio: cuenta aquel intento, no este.
   *[other] Ya habías jugado { $n } rondas en otro sitio: cuentan aquellos intentos, no estos.
}
daily-brought = Las rondas que llegaron en un archivo se jugaron en otro sitio. No cuentan otra vez.
daily-no-day = Ese día no existe, así que no tiene reparto.
daily-not-yet = El reparto del { $day } llega ese día, a las 00:00 UTC.
daily-no-game = En este juego no hay reparto del día.
daily-day-before = El reparto del día anterior, { $day }
daily-day-after = El reparto del día siguiente, { $day }
daily-to-today = Al reparto de hoy
daily-comparing = Los bots juegan las mismas rondas, para comparar…
daily-share = Tockwork, reparto del día { $day }, { $game }: { $points } puntos, mejor que { $beaten } de { $others } { $among ->
    [players] jugadores
   *[bots] bots
}
daily-copy = Copiar y compartir
daily-how = Cómo se cuenta
daily-how-words = Las rondas se deducen del día (UTC), del juego y de la red de los bots, igual en cada dispositivo; en los otros tres sitios juega el bot { level-club }. Se eligen rondas en las que quien juega mejor saca más. Cuando la ronda termina, la siguiente se reparte y se juega 32 veces mentalmente: la opción media de ganar es lo que valía tu ronda, fuera cual fuera el reparto de verdad. Los puntos son esa opción menos el par, sumados en cinco rondas. Mientras no hayan jugado cinco aquí, el par es la media de ocho intentos de { level-club }, siete de los cuales fallan por un pelo. Con un servidor, tus respuestas se juegan allí otra vez y, entre todos tus dispositivos, cuenta el primer intento. Un reparto cuenta hasta que termina el día siguiente; los más antiguos son para practicar.
