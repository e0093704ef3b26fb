### The booklet of the rules, and cards that explain themselves.

booklet-search = Buscar en las reglas
booklet-found = { $count ->
    [0] Nada encontrado.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
booklet-print = Imprimir
booklet-number = Regla { $clause }
booklet-reading = Nuestra interpretación
booklet-not-allowed = No se permite
booklet-board = El tablero
booklet-place-reserve = Tu reserva: aquí esperan las canicas, y aquí vuelven las comidas.
booklet-place-kennels = Tu reserva: aquí esperan las canicas, y aquí vuelven las comidas.
booklet-place-paws = Tus huellas: aquí esperan los perros, y aquí vuelven los comidos.
booklet-place-start = Tu salida
booklet-place-way = Las canicas van en este sentido, una vuelta entera.
booklet-place-entrance = Aquí se gira hacia la meta.
booklet-place-home = Tu meta: a salvo, y el objetivo.
booklet-place-home-kids = Tu caseta: a salvo, y el objetivo.
booklet-place-centre = El centro: el atajo entre los sietes.
booklet-place-heaven = El Paraíso: el atajo entre los ochos.
booklet-place-seven = Un siete: desde aquí se puede saltar al siguiente.
booklet-place-special = Una casilla especial: si una canica se para aquí, robas una carta.
booklet-place-bone = Un hueso: aquí los perros están a salvo.

## Cards that explain themselves

explain-now = Posible ahora
explain-more = { $count ->
    [one] y una jugada más
   *[other] y { $count } jugadas más
}
explain-hint = Mantén pulsada una carta, o pasa el ratón por encima, para ver qué hace.
