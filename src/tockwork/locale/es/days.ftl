### Partidas de varios días.

orders-what = En tu próximo turno se hace enseguida la primera de estas jugadas que sea posible y cumpla sus condiciones. Solo las ves tú.
orders-not-now = Ahora no es posible: { $move }
orders-only-if = solo si
orders-where = Casilla
orders-what-stands = Qué hay allí
orders-is-free = está libre
orders-is-taken = está ocupada
orders-is-mine = tiene una canica mía
orders-is-partner = tiene una canica de mi compañero
orders-is-opponent = tiene una canica rival
orders-no-condition = Quitar la condición
orders-condition = Añadir una condición
orders-sooner = Subir
orders-withdraw = Retirar
orders-first = Primera jugada
orders-else = Si no
orders-add = Preparar
orders-none = Ahora no hay nada que preparar.
orders-late = Ahora te toca: juega en el tablero.
