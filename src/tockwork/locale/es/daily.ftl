### El reparto del día: cinco rondas, iguales para todos.

daily-title = El reparto del día
daily-lead = Cinco rondas, iguales para todos: cada una desde una posición dada con cartas dadas. Unos minutos, un solo intento.
daily-game = Juego
daily-boards = Las rondas de hoy
daily-board = Ronda { $n }
daily-board-of = Ronda { $n } de { $of }
daily-board-over = { $chance } de ganar, par { $par }
daily-play = Jugar
daily-go-on = Seguir
daily-later = Aún no
daily-once = Cada ronda se juega una sola vez. Puedes parar cuando quieras y seguir aquí más tarde.
daily-next-in = Nuevas rondas en { $time }
daily-task = Juega esta ronda lo mejor que puedas. Cuenta lo buenas que sean tus opciones al final.
daily-valuing = La ronda ha terminado. Lo que sigue se juega en la cabeza…
daily-ended = Al final de esta ronda ganas el { $chance } de las partidas. El par es { $par }.
daily-next = Siguiente ronda
daily-all = Todas las rondas
daily-points = { $par ->
    [players] puntos de opciones frente al par, la media de quienes han jugado
   *[club] puntos de opciones frente al par: lo que el bot { level-club } hace en tu sitio
}
daily-beaten = { $among ->
    [players] Mejor que { $beaten } de cada 100 jugadores aquí (han jugado otros { $others }).
   *[bots] Mejor que { $beaten } de cada 100 bots de fuerza conocida ({ $others }: { level-beginner }, { level-casual } y un bot codicioso).
}
daily-few = { $n ->
    [one] Hoy aquí empiezas tú. A partir de cinco te comparas con los demás.
   *[other] Hoy han jugado { $n } hasta ahora. A partir de cinco te comparas con ellos.
}
daily-unsent = Este servidor no pudo aceptar tu resultado: { $why }
daily-promise = Aquí no hay servidor: un solo intento es una promesa entre amigos.
daily-comparing = Los bots juegan las mismas rondas, para comparar…
daily-share = Tockwork, reparto del día { $day }, { $game }: { $points } puntos, mejor que { $beaten } de cada 100 { $among ->
    [players] jugadores
   *[bots] bots
}
daily-copy = Copiar y compartir
daily-how = Cómo se cuenta
daily-how-words = Las rondas se deducen del día (UTC), del juego y de la red de los bots, igual en cada dispositivo; en los otros tres sitios juega el bot { level-club }. Cuando la ronda termina, la siguiente se reparte y se juega 32 veces en la cabeza: la opción media de ganar es lo que valía tu ronda, fuera cual fuera el reparto de verdad. Los puntos son esa opción menos el par, sumados en cinco rondas. Con un servidor, tus respuestas se juegan allí otra vez y cuenta el primer intento.
