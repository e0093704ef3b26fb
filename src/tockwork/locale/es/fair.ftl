# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Todo encaja: nadie preparó estas cartas y nada se cambió después.
fair-bad = Algo no encaja: no te fíes de esta partida.
fair-unknown = Nada está mal, pero el registro no dice lo bastante para comprobarlo todo.
fair-alone = Todo encaja: jugadas permitidas, cartas que salen de la semilla. Pero un solo dispositivo repartió esta partida, como en una mesa de tu dispositivo: nadie más responde de la semilla.

fair-commitment = { $state ->
    [yes] La parte del servidor es la que había fijado antes de que nadie se sentara.
    [no] La parte del servidor no es la que había fijado.
   *[unknown] No consta lo que el servidor había fijado.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Ningún jugador puso una parte.
        [one] La parte de un jugador es la prometida.
       *[other] Las partes de { $count } jugadores son las prometidas.
    }
    [no] La parte de un jugador no es la prometida.
   *[unknown] No constan las partes de los jugadores.
}
fair-seed = { $state ->
    [yes] La semilla sale de todas las partes juntas.
    [no] La semilla no sale de las partes.
   *[unknown] No consta de dónde sale la semilla.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Aún no hay respuestas.
        [one] Una respuesta jugada otra vez: está permitida, y todo lo que sigue también.
       *[other] { $count } respuestas jugadas otra vez: todas están permitidas, y todo lo que sigue también.
    }
    [no] La partida no pudo ir así.
   *[unknown] No se pudieron comprobar las jugadas.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Quién empieza y una mezcla salen de la semilla.
       *[other] Quién empieza y { $count } mezclas salen de la semilla.
    }
    [no] Las cartas no salen de la semilla.
   *[unknown] La semilla no consta: no se puede repartir otra vez.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un suceso lleva a la cabeza de la cadena que se dijo a todos.
       *[other] { $count } sucesos llevan a la cabeza de la cadena que se dijo a todos.
    }
    [no] Los sucesos no llevan a la cabeza de la cadena que se dijo.
   *[unknown] El registro no tiene cadena.
}

fair-left-out = Fuera de la mezcla, porque llegó tarde: { $names }
fair-seat = sitio { $n }
fair-code = Código del último evento: { $code }
fair-taken-back = { $times ->
        [one] Se deshizo una respuesta
       *[other] Se deshicieron { $times } respuestas
    }: fue una práctica, a solas contra bots.

# The page

fair-title = Justo sin ninguna duda
fair-intro = El servidor y el dispositivo de cada uno ponen una parte al azar en la mezcla: nadie puede elegir las cartas. Suelta aquí el registro de una partida: esta página la reparte otra vez y dice qué ha comprobado. Nada sale de tu dispositivo.
fair-choose = Elegir un registro
fair-checking = Repartiendo otra vez…
fair-unreadable = Este archivo no se puede comprobar: { $detail }

# At the table, and before it begins

fair-word = Una palabra tuya para la mezcla
fair-word-hint = Si quieres. Entra en la mezcla junto al azar de tu dispositivo; después del reparto todos pueden leerla.
fair-word-in = Está dentro.
fair-table = Cartas justas
fair-table-intro = El servidor fijó su parte antes de que nadie se sentara, y luego cada dispositivo añadió la suya. Nadie pudo elegir estas cartas.
fair-table-before = El servidor ha fijado su parte, como muestra esta huella. Tu dispositivo añade otra cuando te sientas, y la mezcla sale de todas: nadie puede elegir las cartas.
fair-fingerprint = La huella del servidor
fair-code-title = El código de esta partida
fair-code-round = Ronda { $n }
fair-code-now = Ahora, tras el evento { $n }
fair-code-why = Leedlo en voz alta: quien recibe la misma partida tiene el mismo código.
fair-parts = En la mezcla
fair-part-mine = está, tal como la sacó este dispositivo
fair-part-in = está
fair-part-late = fuera: llegó tarde
fair-part-none = nada: ninguna parte prometida
fair-part-word = «{ $word }»
fair-told-seed = La semilla, revelada al final
