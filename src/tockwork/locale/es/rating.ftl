# Puntuación: partidas puntuadas, perfil, clasificaciones.

## Una partida puntuada

rated-words = El resultado cuenta para tu puntuación. Las jugadas no se deshacen y quien abandona pierde. Necesitas un código de recuperación o una llave de acceso; están en «{ nav-games }». Entre las mismas personas cuentan cinco partidas por semana. Tu nombre y tu puntuación aparecen en las clasificaciones, salvo que lo desactives en «{ nav-settings }».
rated-not = Aquí no es posible:
rated-why-own = Un juego propio no puntúa.
rated-why-rules = Hay reglas de la casa. Las partidas puntuadas siguen el reglamento.
rated-why-here = Dos personas comparten esta pantalla. En una partida puntuada cada una necesita su dispositivo.
rated-why-alone = Deben jugar al menos dos personas. Elige «{ sitter-friend }» o «{ sitter-open }» para otro sitio.
rated-why-lasting = Necesitas un código de recuperación o una llave de acceso para que tu puntuación siga siendo tuya.
rated-get = Conseguir uno

## Las puntuaciones en palabras

rating-all = Todos los juegos
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
rating-unnamed = Sin nombre
rating-error = ± es la incertidumbre: dos de cada tres veces, el valor real está dentro.

## Un perfil

profile-title = Perfil
profile-own = Mi perfil
profile-name = Perfil: { $name }
profile-none = Todavía no hay partidas puntuadas. Puedes jugar una con «{ home-find }» o «{ home-set-up }».
profile-form = Juego
profile-curve = La puntuación en el tiempo
profile-curve-words = { $first } ± { $before } en la semana del { $from }, { $last } ± { $now } en la del { $to }.
profile-up = Claramente más alta que entonces.
profile-down = Claramente más baja que entonces.
profile-table = En tabla
profile-week = Semana del
profile-wins = Rivales más fuertes vencidos
profile-partners = Compañeros
profile-partner = { $games }, { $won } ganadas
profile-more = más de lo que prometen vuestras puntuaciones
profile-fewer = menos de lo que prometen vuestras puntuaciones
profile-costly = Lo que más costó
profile-lost = { $points } puntos de probabilidad de ganar perdidos por tus jugadas, en { $n } decisiones
profile-watch = Análisis
profile-private = Los compañeros, los nombres y lo que costaron tus jugadas solo los ves tú.
profile-listed = Aparecer en las listas de jugadores
    .hint = Los demás ven tu nombre y tus puntuaciones en las clasificaciones, y tu perfil. Si lo apagas, no estás en ninguna lista, tampoco en la del reto diario.

## Clasificaciones

leaderboard-title = Clasificación
leaderboard-words = Por puntuación menos el doble de la incertidumbre: muchas partidas cuentan más que una con suerte. Los bots tienen una puntuación fija.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Puesto
leaderboard-player = Jugador
leaderboard-rating = Puntuación
leaderboard-games = Partidas
leaderboard-bot = bot
leaderboard-none = Aquí todavía no hay partidas puntuadas.
leaderboard-range = { $from }–{ $to } de { $all }
leaderboard-up = Puestos superiores
leaderboard-down = Puestos inferiores
leaderboard-mine = Mi puesto: { $place }

## Cuando algo falla

fault-no_such_profile = Este jugador no tiene perfil aquí o no lo muestra.
