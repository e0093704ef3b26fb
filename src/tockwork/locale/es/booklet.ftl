### The booklet of the rules, and cards that explain themselves.

booklet-search = Buscar en las reglas
booklet-found = { $count ->
    [0] Nada encontrado.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
booklet-print = Imprimir
booklet-number = Regla { $clause }
booklet-reading = Nuestra lectura
booklet-not-allowed = No se permite
booklet-board = El tablero
booklet-place-reserve = Tu reserva: aquí esperan las canicas, y aquí vuelven las comidas.
booklet-place-reserve-kids = Tus huellas: aquí esperan los perros, y aquí vuelven los echados.
booklet-place-start = Tu salida
booklet-place-way = Por aquí sigue el camino, una vuelta entera.
booklet-place-entrance = Aquí se gira hacia casa.
booklet-place-home = Tu casa: a salvo, y la meta.
booklet-place-home-kids = Tu caseta: a salvo, y la meta.
booklet-place-centre = El centro: el atajo entre los sietes.
booklet-place-heaven = El Paraíso: el atajo entre los ochos.
booklet-place-seven = Un siete: desde aquí se puede saltar al siguiente.
booklet-place-special = Una casilla especial: quien llega aquí roba una carta.
booklet-place-bone = Un hueso: aquí los perros están a salvo.

## Cards that explain themselves

explain-now = Posible ahora
explain-more = { $count ->
    [one] y una jugada más
   *[other] y { $count } jugadas más
}
explain-hint = Mantén pulsada una carta, o quédate sobre ella, para ver qué hace.
