### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = La cuenta
account-result = { $left ->
    [yes] Más allá de lo parejo, cuando se dejó la partida
   *[no] Más allá de lo parejo
}
account-cards = Las cartas de { $name }
account-fit = Cómo encajaban las manos, y quién empezó
account-mistakes = Errores de { $name }
account-rest = Cómo se encontraron las cartas ocultas, y lo que el repaso juzga mal
account-went-wrong = Acertado, pero salió mal. { $answer }: { $before } de 100 según lo que se veía, { $after } { $rounds ->
    [no] cuatro turnos después
   *[yes] al final de la ronda
}.
account-went-well = Desacertado, pero salió bien. { $answer }: { $before } de 100 según lo que se veía, { $after } { $rounds ->
    [no] cuatro turnos después
   *[yes] al final de la ronda
}.

account-how = ¿Qué tal se jugó?
account-how-line = { $real ->
    [0] { $name }: ninguna decisión de verdad.
    [one] { $name }: { $each } puntos regalados en una decisión de verdad.
   *[other] { $name }: { $each } puntos regalados por decisión de verdad (± { $error }), { $real } en total.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] Bot buscador ({ $points })
   *[greedy] Bot goloso ({ $points })
}
account-like = Es como { $player }.
account-from = Puede ser cualquiera, de { $player } a { $other }.
account-between = Está entre { $player } y { $other }.
account-less = Es menos de lo que regala { $player }.
account-more = Es más de lo que regala { $player }.
account-few = Sin calificación: hacen falta { $count } decisiones de verdad y una partida terminada.
account-unmeasured = Nadie ha medido a jugadores conocidos en esta forma del juego, o con estas reglas de casa.
account-real = Una decisión es de verdad si la peor respuesta probada cuesta dos puntos o más.
