### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Imprecisión
mark-bad = Error
mark-very_bad = Error grave
mark-only = La única jugada buena

## The two answers that a reason compares

answer-better = la mejor jugada
    .after = después de la mejor jugada
answer-this = esta jugada
    .after = después de esta jugada
answer-second = la segunda mejor jugada
    .after = después de la segunda mejor jugada
answer-game = la jugada hecha
    .after = después de la jugada hecha

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } cae en el { $worse } % de las partidas { $after_other }, en el { $better } % { $after_best }.
reason-captures = { $marble } cae en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }.
reason-home = { $piece ->
    [dog] Un perro en la caseta para { $name }: en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }.
   *[marble] Una canica en la meta para { $name }: en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }.
}
reason-out = { $piece ->
    [dog] Un perro en juego para { $name }: en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }.
   *[marble] Una canica en juego para { $name }: en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }.
}
reason-unused = Cartas sin uso para { $name }: en el { $worse } % de las partidas { $after_other }, en el { $better } % { $after_best }.
reason-risk_pays = Un riesgo que compensa: { $marble } cae en el { $better } % de las partidas { $after_best }, en el { $worse } % { $after_other }. Aquí la prudencia cuesta más.
reason-takes = { $best }: cae { $marble }.
reason-takes_own = { $other }: cae { $marble }, del propio equipo.
reason-comes_home = { $piece ->
    [dog] { $best }: { $marble } llega a la caseta.
   *[marble] { $best }: { $marble } llega a la meta.
}
reason-comes_out = { $best }: sale { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } gasta la última carta que saca un perro ({ $card }).
   *[marble] { $other } gasta la última carta que saca una canica ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = ti

## The coach

coach-title = Entrenador
coach-start = Entrenador
coach-end = Desactivar el entrenador
coach-about = Pide un consejo cuando quieras. Solo veo lo que ves tú.
coach-hint = Un consejo
coach-more = ¿Qué jugada?
coach-more-card = ¿Qué carta?
coach-hide = Ocultar
coach-thinking = El entrenador piensa…
coach-card = Fíjate en { $cards }.
coach-cards = Fíjate en { $cards }: valen más o menos lo mismo.
coach-any = Aquí todas tus cartas valen más o menos lo mismo.
coach-even = Valen más o menos lo mismo.
coach-others = Otras son igual de buenas.
coach-best = La mejor jugada.
coach-good = Una buena jugada.
coach-fine = Bien.
coach-lost = { $mark }: −{ $percent } de probabilidad de ganar.
coach-stronger = Había una jugada más fuerte.
coach-better = Mejor: { $move }.
coach-take-back = Deshacer e intentar otra vez
coach-warning = Puede costarte { $percent } de probabilidad de ganar.
coach-play-anyway = Jugar igualmente
coach-think = Déjame pensar
coach-show = Mostrar
coach-stop = No avisar más

## The review in the page

review-title = Análisis
review-working = Analizando… { $done } de { $of }
review-chances = Probabilidad de ganar (todas las cartas conocidas)
review-at = Paso { $n } de { $of }, ronda { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Paso { $moment }
   *[yes] Ronda { $round }, paso { $moment }
}
review-axis-round = Ronda { $n }
review-ahead = { $count ->
    [one] { $names } va por delante.
   *[other] { $names } van por delante.
}
review-even = Más o menos igualados.
review-try = Repasar tus errores
review-try-lead = La solución queda oculta hasta que juegues.
review-try-words = { $phase ->
    [exchange] ¿Qué darías? La solución queda oculta hasta que elijas.
    [offer] ¿Qué ofrecerías? La solución queda oculta hasta que elijas.
    [discard] ¿Qué descartarías? La solución queda oculta hasta que elijas.
   *[play] ¿Qué jugarías? La solución queda oculta hasta que elijas.
}
review-try-turn = { $when }, { $name }
review-right = Correcto: tan buena como la mejor.
review-more = Mejor, pero hay una jugada aún más fuerte.
review-not = No es mejor que la jugada de la partida.
review-try-once = Intentarlo otra vez
review-try-show = Mostrar la solución
review-try-next = Siguiente
review-try-back = Volver al análisis
review-try-wait = Un momento…
review-try-best = Mejor: { $move }
review-try-good = Bien: { $move }
review-try-also = Igual de buena: { $moves }
review-try-game = Jugada: { $move }. { $mark }: −{ $points } % (± { $error }).
review-show = Mostrar todo
review-decided = Decisión en el paso { $n }
review-nothing-decided = Aquí no había decisión.
review-marks = Errores, mejores jugadas y suerte
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: −{ $points } % (± { $error }). Mejor: { $moves }
review-found = Bien visto: la única jugada buena.
review-best = La mejor jugada.
review-fine = Bien: { $points } % por detrás de la mejor (± { $error }). Mejor: { $moves }
review-worlds = Basado en { $worlds } simulaciones.
review-none = No se han señalado errores.
review-luck = { $when }: suerte con las cartas, { $points } % para { $names }
review-look = Ver
review-closer = Analizar más a fondo
review-closer-stop = Parar
review-closer-working = Análisis a fondo: { $worlds } simulaciones de { $most } como mucho…
review-closer-clear = Análisis a fondo: el orden está claro tras { $worlds } simulaciones.
review-closer-even = Análisis a fondo: tras { $worlds } simulaciones las dos mejores jugadas son igual de buenas.
review-closer-open = Análisis a fondo: aún demasiado igualado tras { $worlds } simulaciones.
review-closer-stopped = Análisis a fondo: parado tras { $worlds } simulaciones.
review-closer-failed = El análisis a fondo no ha funcionado. Inténtalo otra vez.
review-played = jugada
fault-no_review = Esta partida no se puede analizar.

## By what a review is frozen: in the page, the terminal and the report

report-made = Evaluado por simulación: de { $least } a { $most } simulaciones por jugada, semilla { $seed }, red { $weights }, Tockwork { $version }.
review-house = Reglas de la casa: { $rules }
