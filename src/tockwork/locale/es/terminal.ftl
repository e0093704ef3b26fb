### What only the terminal says. What it has in common with the page stands in the other files.

## Una partida contada con las casillas que se pueden escribir

did-go-from = de { $from } a { $to }
did-go = { $who } avanza de { $from } a { $to }
did-push-from = empujan { $owned } de { $from } a { $to }
marble-on = { $marble } ({ $place })
marble-in-reserve = { $marble } en la reserva
marble-in-centre = { $marble } en el centro
marble-in-heaven = { $marble } en el Paraíso
board-hand = cartas: { $cards }
why-for-use = { $why } ({ $use })

## Elecciones

choice-ways = { $card }  ({ $count } maneras)
choice-done = listo: { $move }
choice-to = a { $place }
choice-taken = { $place }, donde está { $owned }

## Una partida en el terminal

shell-table = { $game }, { $form }
shell-welcome = { $table }. Estás en el sitio { $seat }, con { $others }.
shell-partners = En tu equipo: { $names }.
shell-how = Escribe un número para elegir, o «help» para todo lo demás.
shell-goes-on = { $count ->
    [one] La partida sigue tras una decisión.
   *[other] La partida sigue tras { $count } decisiones.
}
shell-idle = Ahora no se pueden jugar: { $cards }
shell-number = Elige un número del 1 al { $count }.
shell-nothing-picked = Aún no has elegido nada; «undo» deshace tu última jugada.
shell-help =
    .pick = elegir esa opción
    .back = deshacer la última elección de esta jugada
    .move = una jugada escrita entera se juega al momento («moves» las muestra)
    .why = por qué no se puede usar una carta, para cada una de tus canicas
    .why-place = lo mismo para la canica de una casilla
    .hint = qué jugaría el bot codicioso
    .undo = deshacer tu última jugada y las que siguieron
    .board = dibujar el tablero; mostrar todas las jugadas permitidas
    .save = guardar la partida
    .quit = salir (también con Ctrl-D)
shell-unknown = «{ $text }» no es ni una opción, ni una orden, ni una jugada; prueba «help».
shell-illegal = «{ $text }» no se puede jugar ahora; «moves» muestra lo que sí.
shell-ambiguous = «{ $text }» puede ser más de una jugada; «moves» las muestra.
shell-why = Escribe «why CARTA» o «why CARTA CASILLA».
shell-no-card = En este juego no hay ninguna carta «{ $card }».
shell-no-marble = En «{ $place }» no hay ninguna canica.
shell-usable = Se puede usar.
shell-hint = El bot codicioso jugaría: { $move }
shell-undone = Deshecha: { $move }
shell-nothing-undone = No tienes ninguna jugada que deshacer.
shell-save = Escribe «save ARCHIVO».
shell-saved = Guardada en { $file }.
shell-unwritten = No se ha podido escribir { $file } ({ $why }).
shell-goodbye = Hasta pronto.
shell-resume = «tockwork play --resume { $file }» sigue desde aquí.

## Mirar y repetir

shell-watched = { $table }: { $count ->
    [one] una decisión
   *[other] { $count } decisiones
} en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, semilla { $seed }.
shell-recorded = La partida está en { $file }; «tockwork replay { $file }» la repite.
shell-replayed = { $table }: { $count ->
    [one] una decisión repetida, y está permitida.
   *[other] { $count } decisiones repetidas, todas permitidas.
}
shell-unfinished = La partida no ha terminado.

## Las reglas

shell-rules = «tockwork rules JUEGO» describe uno de ellos, «--options» dice qué se puede cambiar.
shell-publisher = Sigue las reglas de { $publisher }; Tockwork no tiene relación con la editorial.
shell-board = sectores de { $spaces } casillas, meta de { $lane }
shell-pack = Baraja
shell-copies = { $count } de cada: { $cards }
shell-settings = Ajustes
shell-clauses = Todas las reglas: { $page }. Qué se puede cambiar: «--options».

## Abrir la mesa

shell-at = Tockwork está en { $address }  (Ctrl-C lo detiene)
shell-network = Para los demás en tu red: { $address }
shell-no-page = A esta instalación le falta la página para el navegador; solo tiene la API HTTP. En el código fuente, make setup crea la página y make dist un wheel que la contiene.
shell-ended = Tockwork se ha detenido; todas las partidas quedan guardadas.

## tockwork review

report-title = Análisis: { $game }
report-chances = Probabilidad de ganar (todas las cartas conocidas)
report-marked = Errores
report-none-marked = No se han señalado errores.
report-when = { $rounds ->
    [no] Jugada { $turn }
   *[yes] Ronda { $round }, jugada { $turn }
}
report-when-dealt = Ronda { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when }: ¿qué carta da { $name }? Mano: { $cards }.
   *[no] { $when }: ¿qué hace { $name }? Mano: { $cards }.
}
report-lost = { $mark }: −{ $points } % (± { $error }).
report-instead = Mejor: { $move }
report-strong = Bien visto: la única jugada buena
report-luck = Suerte con las cartas, desde { $least } %
report-luck-line = { $when }: { $points } % para { $names }
report-try = Repasar tus errores
report-show = ¿Qué era mejor?
report-played = Jugada en la partida
report-best = Mejor
report-left = Esta partida no se jugó hasta el final: «Qué decidió la partida» muestra las probabilidades cuando se dejó.
report-progress = { $done } de { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] un perro
   *[marble] una canica
}
piece-of = { $piece ->
    [dog] el perro de { $name }
   *[marble] la canica de { $name }
}
piece-yours = { $piece ->
    [dog] tu perro
   *[marble] tu canica
}
daily-terminal = Probabilidad de ganar al final: { level-club } { $par } de media, los bots más flojos { $mean }.
