# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Comprobado: nadie pudo amañar este reparto, y no se cambió nada.
fair-bad = La comprobación ha fallado: no te fíes de esta partida.
fair-unknown = No se ha encontrado ningún problema, pero el archivo no dice lo bastante para comprobarlo todo.
fair-alone = Comprobado: jugadas permitidas, cartas que salen de la semilla. Pero un solo dispositivo repartió esta partida, como cuando juegas sin conexión: nadie más responde de la semilla.

fair-commitment = { $state ->
    [yes] La parte del servidor es la que había fijado antes de que nadie se sentara.
    [no] La parte del servidor no es la que había fijado.
   *[unknown] Lo que el servidor había fijado no está en este archivo.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Ningún jugador contribuyó al barajado.
        [one] La parte de un jugador coincide con la que había fijado.
       *[other] Las partes de { $count } jugadores coinciden con las que habían fijado.
    }
    [no] La parte de un jugador no coincide con la que había fijado.
   *[unknown] Las partes de los jugadores no están en este archivo.
}
fair-seed = { $state ->
    [yes] La semilla sale de todas las partes juntas.
    [no] La semilla no sale de las partes.
   *[unknown] De dónde sale la semilla no está en este archivo.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Aún no hay jugadas.
        [one] Una jugada repetida: permitida.
       *[other] { $count } jugadas repetidas: todas permitidas.
    }
    [no] La partida no pudo ir así.
   *[unknown] No se pudieron comprobar las jugadas.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Quién empieza y un barajado salen de la semilla.
       *[other] Quién empieza y { $count } barajados salen de la semilla.
    }
    [no] Las cartas no salen de la semilla.
   *[unknown] La semilla no está en este archivo: no se pueden comprobar los barajados.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un evento coincide con la cadena publicada.
       *[other] { $count } eventos coinciden con la cadena publicada.
    }
    [no] Los eventos no coinciden con la cadena publicada.
   *[unknown] La cadena no está en este archivo.
}

fair-left-out = Tarde para el barajado: { $names }
fair-seat = sitio { $n }
fair-code = Código de control tras el último evento: { $code }
fair-taken-back = { $times ->
        [one] Se deshizo una jugada
       *[other] Se deshicieron { $times } jugadas
    }: una partida de práctica.

# The page

fair-title = Limpio, y se puede comprobar
fair-intro = El servidor y el dispositivo de cada uno ponen una parte al azar en el barajado: nadie puede elegir las cartas. Suelta aquí una partida guardada: esta página comprueba el reparto y dice qué ha verificado. Nada sale de tu dispositivo.
fair-choose = Elegir una partida guardada
fair-checking = Comprobando…
fair-unreadable = Este archivo no se puede comprobar: { $detail }

# At the table, and before it begins

fair-word = Añade tu palabra al barajado
fair-word-hint = Opcional. Se mezcla con el azar de tu dispositivo; después del reparto todos pueden leerla.
fair-word-in = Añadida.
fair-table = Barajado verificable
fair-table-intro = El servidor fijó su parte antes de que nadie se sentara, y luego cada dispositivo añadió la suya. Nadie pudo elegir estas cartas.
fair-table-before = El servidor ha fijado su parte, como muestra esta huella. Tu dispositivo añade otra cuando te sientas, y el barajado sale de todas: nadie puede elegir las cartas.
fair-fingerprint = La huella del servidor
fair-code-title = Código de control
fair-code-round = Ronda { $n }
fair-code-now = Ahora, tras el evento { $n }
fair-code-why = Comparen el código: si coincide, todos ven la misma partida.
fair-parts = En el barajado
fair-part-mine = incluida, tal como la creó este dispositivo
fair-part-in = incluida
fair-part-late = tarde, no incluida
fair-part-none = ninguna fijada
fair-part-word = «{ $word }»
fair-seed-revealed = Semilla (revelada tras la partida)
