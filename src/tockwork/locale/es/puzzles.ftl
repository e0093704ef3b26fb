### Acertijos.

puzzles-title = Acertijos
puzzles-lead = Decisiones de partidas reales con una sola respuesta buena, de fácil a difícil. Cuenta el primer intento; un fallo acaba la racha.
puzzles-count = { $solved } resueltos de { $tried } probados
puzzles-best = Mejor racha: { $n }
puzzles-run = Racha: { $n }
puzzles-solve = Resolver
puzzles-task = ¿Qué es lo mejor aquí? Ves lo que se veía en el sitio.
puzzles-right = Eso es.
puzzles-wrong = Hay una mejor.
puzzles-leads = Aventaja a cualquier otra respuesta en al menos { $points } puntos de opciones.
puzzles-both = Aquí dos respuestas valen lo mismo; las dos son buenas.
puzzles-in-game = En la partida se respondió: { $answer }.
puzzles-best-is = La buena: { $answer }.
puzzles-next = Siguiente acertijo
puzzles-skip = Saltar
puzzles-done = Has probado todos los acertijos de este juego.
puzzles-back = Todos los juegos
puzzles-easy = fácil
puzzles-middle = medio
puzzles-hard = difícil
puzzles-solved-by = Resuelto por { $beginner } de cada 100 { level-beginner }, { $casual } de cada 100 { level-casual }
puzzles-number = Acertijo { $n } de { $of }, { $grade }
