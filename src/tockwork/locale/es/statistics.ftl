# The page of all games that ended at a server

statistics-title = Estadísticas del servidor
statistics-lead = Todas las partidas terminadas en este servidor: { $games ->
    [0] ninguna todavía.
    [one] una partida.
   *[other] { $games } partidas.
}
statistics-none = Aquí aún no ha terminado ninguna partida. Vuelve después de la primera.
statistics-game = Juego
statistics-form = { $game }: { $form }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
statistics-cards = ¿Qué cartas se reparten?
statistics-cards-words = Cartas del primer reparto, { $n } en total. La marca es la parte de la carta en la baraja.
statistics-starts = ¿Quién empieza?
statistics-starts-words = Quién empieza la primera ronda se sortea: cada sitio debería empezar igual de a menudo.
statistics-wins = ¿Quién gana?
statistics-wins-words = { $n ->
    [one] Una partida
   *[other] { $n } partidas
} con ganador. El sitio 1 suele ser de quien creó la mesa, y personas y bots no tienen la misma fuerza: una distancia a la marca es normal aquí.
statistics-band = El punto es lo contado; la línea es su intervalo del 95 %.
statistics-value = { $share } (de { $low } a { $high })
statistics-outside = más que azar
statistics-even = igual: { $even }
statistics-seat = Sitio { $n }
statistics-few = Aún son pocas para decir algo.
