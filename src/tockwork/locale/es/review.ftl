### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Dudosa
mark-bad = Mala
mark-very_bad = Muy mala
mark-only = La única respuesta buena

## The two answers that a reason compares

answer-better = la respuesta mejor
    .after = tras la respuesta mejor
answer-this = esta respuesta
    .after = tras esta respuesta
answer-second = la segunda respuesta
    .after = tras la segunda respuesta
answer-game = la respuesta de la partida
    .after = tras la respuesta de la partida

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } cae en { $worse } de 100 partidas { $after_other }, en { $better } { $after_best }.
reason-captures = { $marble } cae en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }.
reason-home = { $piece ->
    [dog] Un perro en la caseta para { $name }: en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }.
   *[marble] Una canica en casa para { $name }: en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }.
}
reason-out = { $piece ->
    [dog] Un perro en juego para { $name }: en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }.
   *[marble] Una canica en juego para { $name }: en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }.
}
reason-unused = Cartas sin uso para { $name }: en { $worse } de 100 partidas { $after_other }, en { $better } { $after_best }.
reason-risk_pays = Un riesgo que compensa: { $marble } cae en { $better } de 100 partidas { $after_best }, en { $worse } { $after_other }. Aquí la prudencia cuesta más.
reason-takes = { $best } come { $marble }.
reason-takes_own = { $other } come { $marble } del propio bando.
reason-comes_home = { $piece ->
    [dog] { $best } lleva { $marble } a la caseta.
   *[marble] { $best } lleva { $marble } a casa.
}
reason-comes_out = { $best } saca { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } gasta la última carta que saca un perro ({ $card }).
   *[marble] { $other } gasta la última carta que saca una canica ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = ti

## The coach

coach-title = Entrenador
coach-start = Entrenador
coach-end = Sin entrenador
coach-about = Pregúntame cuando quieras. Solo sé lo que tú ves.
coach-hint = Un consejo
coach-more = ¿Qué jugada?
coach-more-card = ¿Qué carta?
coach-hide = Ocultar
coach-thinking = El entrenador piensa…
coach-card = Mira { $cards }.
coach-cards = Mira { $cards }: no hay diferencia que valga la pena.
coach-any = Aquí importa poco qué carta elijas.
coach-even = Otras respuestas valen lo mismo: no hay diferencia que valga la pena.
coach-best = La mejor respuesta.
coach-fine = Bien.
coach-lost = { $mark }: { $points } puntos regalados. De 100 partidas ganas otras tantas menos.
coach-better = Mejor: { $move }.
coach-take-back = Deshacer e intentar otra vez
coach-warning = Esto puede costar { $points } puntos de 100.
coach-play-anyway = Jugar igualmente
coach-think = Déjame pensar
coach-show = Mostrar
coach-stop = No avisar más

## The review in the page

review-title = Repaso
review-working = { $done } de { $of } vistos
review-chances = Posibilidades de ganar, con todas las cartas a la vista
review-at = Momento { $n } de { $of }, ronda { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Momento { $moment }
   *[yes] Ronda { $round }, momento { $moment }
}
review-axis-round = Ronda { $n }
review-ahead = { $count ->
    [one] { $names } va por delante.
   *[other] { $names } van por delante.
}
review-even = Más o menos igualados.
review-try = Inténtalo otra vez
review-try-lead = Antes de elegir no se muestra nada.
review-try-words = { $phase ->
    [exchange] ¿Qué darías? Antes de elegir no se muestra nada.
    [offer] ¿Qué ofrecerías? Antes de elegir no se muestra nada.
    [discard] ¿Qué descartarías? Antes de elegir no se muestra nada.
   *[play] ¿Qué jugarías? Antes de elegir no se muestra nada.
}
review-try-turn = { $when }, { $name }
review-right = Tan buena como la mejor.
review-more = Mejor que antes, y aún hay más.
review-not = No es mejor que antes.
review-try-once = Una vez más
review-try-show = Mostrar la respuesta
review-try-next = La siguiente
review-try-back = Volver al repaso
review-try-wait = Un momento…
review-try-best = Mejor: { $move }
review-try-good = Bien: { $move }
review-try-also = Igual de buena: { $moves }
review-try-game = En la partida: { $move }. { $mark }: { $points } puntos regalados (± { $error }).
review-show = Mostrar todo
review-decided = Lo que se decidió en el momento { $n }
review-nothing-decided = Aquí no había nada que elegir.
review-marks = Notas, elogios y suerte
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: { $points } puntos regalados (± { $error }). Mejor: { $moves }
review-found = La única respuesta buena, y encontrada.
review-best = La mejor respuesta.
review-fine = Sin nota: { $points } puntos por detrás (± { $error }). Mejor: { $moves }
review-worlds = Juzgado en { $worlds } mundos.
review-none = Ninguna respuesta tiene una nota.
review-luck = { $when }: suerte con las cartas, { $points } puntos para { $names }
review-look = Ver
review-closer = Mirar de cerca
review-closer-stop = Parar
review-closer-working = Más de cerca: { $worlds } mundos de { $most } como mucho…
review-closer-clear = Más de cerca: el orden está claro tras { $worlds } mundos.
review-closer-even = Más de cerca: tras { $worlds } mundos las dos mejores son igual de buenas.
review-closer-open = Más de cerca: no está claro tras { $worlds } mundos, así que apenas hay diferencia.
review-closer-stopped = Más de cerca: parado tras { $worlds } mundos.
review-closer-failed = No se pudo mirar de cerca. Inténtalo otra vez.
review-played = jugada
fault-no_review = Esta partida no se puede repasar.

## By what a review is frozen: in the page, the terminal and the report

report-made = Juzgado con partidas jugadas de cabeza: de { $least } a { $most } mundos por respuesta, semilla { $seed }, pesos { $weights }, Tockwork { $version }. Los puntos son puntos de posibilidad de ganar, de 100.
review-house = Reglas de la casa: { $rules }
