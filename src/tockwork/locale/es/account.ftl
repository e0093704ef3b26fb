### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = Qué decidió la partida
account-result = { $left ->
    [yes] Resultado frente a probabilidades iguales, cuando se dejó la partida
   *[no] Resultado frente a probabilidades iguales
}
account-cards = Las cartas de { $name }
account-fit = Cómo encajaban las manos, y quién empezó
account-mistakes = Errores de { $name }
account-rest = Cartas ocultas y error de estimación
account-went-wrong = Buena jugada, mala suerte. { $answer }: { $before } % según lo que se veía, { $after } % { $rounds ->
    [no] cuatro turnos después
   *[yes] al final de la ronda
}.
account-went-well = Mala jugada, buena suerte. { $answer }: { $before } % según lo que se veía, { $after } % { $rounds ->
    [no] cuatro turnos después
   *[yes] al final de la ronda
}.

account-how = ¿Qué tal jugó cada uno?
account-how-line = { $real ->
    [0] { $name }: ninguna decisión importante.
    [one] { $name }: { $each } % perdido en una decisión importante.
   *[other] { $name }: { $each } % perdido por decisión importante (± { $error }; { $real } decisiones).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points } %)
    [casual] { level-casual } ({ $points } %)
    [club] { level-club } ({ $points } %)
    [search] el bot de búsqueda ({ $points } %)
   *[greedy] el bot codicioso ({ $points } %)
}
account-like = Más o menos como { $player }.
account-from = En algún punto entre { $player } y { $other }.
account-between = Entre { $player } y { $other }.
account-less = Más fuerte que { $player }.
account-more = Menos fuerte que { $player }.
account-few = Sin calificación: hacen falta { $count } decisiones importantes y una partida terminada.
account-unmeasured = No hay jugadores de referencia para este formato.
account-real = Una decisión es importante si la peor jugada probada cuesta un 2 % o más.
