### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = La cuenta
account-result = Más allá de lo parejo
account-cards = Las cartas de { $name }
account-fit = Cómo encajaban las manos, y quién empezó
account-mistakes = Errores de { $name }
account-rest = Cómo se encontraron las cartas ocultas, y lo que el repaso juzga mal
account-went-wrong = Acertado, pero salió mal. { $answer }: { $before } de 100 según lo que se veía, { $after } al final de la ronda.
account-went-well = Desacertado, pero salió bien. { $answer }: { $before } de 100 según lo que se veía, { $after } al final de la ronda.

account-how = ¿Qué tal se jugó?
account-how-line = { $name }: { $points } puntos regalados (± { $error }) en { $real } decisiones de verdad, { $each } cada una.
account-like = Es como { $player } ({ $points } cada una).
account-few = Sin calificación: hacen falta { $count } decisiones de verdad y una partida terminada.
account-unmeasured = Nadie ha medido aún a jugadores conocidos en este juego.
account-real = Una decisión es de verdad si la peor respuesta probada cuesta dos puntos o más.
