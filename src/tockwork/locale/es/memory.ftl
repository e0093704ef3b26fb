### Tus partidas: qué se jugó, qué dice, y cómo guardarlo.

games-title = Tus partidas
games-lead = Lo que has jugado en este dispositivo y en este servidor. Se queda ahí; nada se envía a otro sitio.
games-none-title = Aún ninguna partida terminada
games-none = La primera estará aquí, para volver a verla, con su resultado.
games-running = En curso
games-finished = Terminadas
games-search-game = Juego
games-search-all = Todos los juegos
games-search-person = El nombre de alguien
games-none-found = Ninguna partida así.
games-won = Ganada
games-lost = Perdida
games-among = Entre vosotros
games-with = con { $names }
games-against = contra { $names }
games-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
games-replay = Volver a ver
games-replay-game = Volver a ver: { $game }, { $when }
games-save = Guardar el registro
games-save-game = Guardar el registro: { $game }, { $when }
games-forget = Olvidar
games-forget-game = Olvidar: { $game }, { $when }
games-forget-sure = ¿Olvidar esta partida para siempre?
games-from-file = de un archivo
games-more = Mostrar todas ({ $count })

## Preguntas

stats-title = Qué dicen tus partidas
stats-lead = Una respuesta necesita { $least } partidas, { $luck } si se quita la suerte; y no se nombra ninguna diferencia que el azar solo habría podido hacer.
stats-how = ¿Cuántas veces ganas?
stats-how-words = La marca en cada barra es lo que ganarían jugadores iguales; la línea fina, hasta dónde el azar solo puede haberla movido.
stats-begin = ¿Ganas más cuando tu bando empieza la primera ronda?
stats-begin-first = Sí: { $a } cuando empieza, si no { $b }.
stats-begin-second = No, menos: { $a } cuando empieza, si no { $b }.
stats-even = Nada que el azar solo no habría podido hacer.
stats-few = { $n ->
    [one] Hace falta al menos una partida más para decirlo.
   *[other] Hacen falta al menos { $n } partidas más para decirlo.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } ganadas de { $of }; hace falta una partida más para decirlo.
   *[other] { $name }: { $wins } ganadas de { $of }; hacen falta { $n } partidas más para decirlo.
}
stats-won = { $n ->
    [one] Has ganado { $wins } partida de una.
   *[other] Has ganado { $wins } partidas de { $n }.
}
stats-more = Más de lo que ganarían jugadores iguales: { $names }.
stats-less = Menos de lo que ganarían jugadores iguales: { $names }.
stats-as = Nada que el azar solo no habría podido hacer: { $names }.
stats-beside = { $name } ({ $share }, jugadores iguales { $even })
stats-partner = ¿Con quién ganas?
stats-level = ¿Qué tal te va contra los bots?
stats-captured = ¿Comes más que los demás?
stats-captured-first = Sí: { $a } canicas por partida, los demás { $b }.
stats-captured-second = No, menos: { $a } canicas por partida, los demás { $b }.
stats-lost = ¿Te comen más que a los demás?
stats-lost-first = Sí: { $a } canicas por partida, a los demás { $b }.
stats-lost-second = No, menos: { $a } canicas por partida, a los demás { $b }.
stats-waited = ¿Esperas una carta de salida más que los demás?
stats-waited-first = Sí: { $a } turnos por partida, los demás { $b }.
stats-waited-second = No, menos: { $a } turnos por partida, los demás { $b }.
stats-key-lead = Empieza tu bando
stats-key-follow = Empieza otro
stats-key-mine = Tú
stats-key-others = Los demás
stats-of = { $share } de { $n }
stats-run = La racha más larga de victorias: { $best }. Ahora mismo: { $now }.
stats-luck = ¿Y si se quita la suerte de las cartas?
stats-luck-words = La mayor parte de lo que los repartos y los robos dieron a tu bando se resta de cada resultado; así bastan menos partidas para ver cómo juegas.
stats-luck-raw = Tal cual
stats-luck-adjusted = Sin la suerte
stats-luck-of = { $points } de 100 (± { $error })
stats-luck-more = Más de lo que ganarían jugadores iguales, con suerte o sin ella.
stats-luck-less = Menos de lo que ganarían jugadores iguales, con suerte o sin ella.
stats-luck-n = Tus últimas { $n } partidas.
stats-luck-work = Calcular
stats-luck-working = { $done } de { $of } partidas

## Guardar

keep-title = Guardarlas
keep-words = Un navegador puede borrar lo que una página ha guardado. Llévate todo en un archivo y tráelo aquí o a otro dispositivo.
keep-week = Este navegador borra lo que una página ha guardado tras siete días sin visita, salvo que esté en la pantalla de inicio. Guarda un archivo de vez en cuando.
keep-promised = Este navegador ha prometido guardarlo.
keep-export = Guardar todo
keep-import = Traer un archivo
keep-taken = { $fresh ->
    [0] Nada nuevo
    [one] Una partida nueva
   *[other] { $fresh } partidas nuevas
}; { $known } ya estaban aquí.
keep-refused = { $count ->
    [one] Una no se pudo leer:
   *[other] { $count } no se pudieron leer:
}
fault-bad_memory = Este archivo no contiene partidas.

## Coming back, devices, being forgotten

recovery-title = Durar, sin cuenta
recovery-words = Este dispositivo se conoce aquí por un secreto que solo él tiene. Con un código de vuelta, tu nombre, tus asientos y tus partidas van a otro dispositivo, o vuelven cuando todo se ha borrado.
recovery-get = Obtener un código
recovery-renew = Obtener un código nuevo
recovery-once = Apúntalo o hazle una foto: solo se muestra esta vez. Uno nuevo anula el anterior.
recovery-made = Hecho el { $when }.
recovery-have = Tengo un código
recovery-use = Volver
recovery-welcome = Bienvenido de nuevo, { $name }.
recovery-welcome-nameless = Bienvenido de nuevo.
devices-title = Tus dispositivos
devices-here = este
devices-seen = visto { $when }
devices-remove = Quitar
devices-remove-one = Quitar: { $name }
devices-unnamed = Un dispositivo
forget-title = Olvídame
forget-words = Aquí se borran nombre, dispositivos, código y estadísticas, y los bots toman los asientos en curso. Los demás conservan sus partidas, con un invitado en tu lugar. No se puede deshacer.
forget-do = Olvidar todo
forget-sure = ¿Olvidar de verdad todo sobre ti en este servidor?
forget-done = Aquí estás olvidado.

## Passkeys

passkey-title = Llave de acceso
passkey-words = Tu dispositivo o gestor de contraseñas puede guardar una llave para este sitio, además del código. No se pide nada más.
passkey-make = Crear una llave
passkey-use = Volver con una llave
passkey-made = La llave está creada.
passkey-count = { $n ->
    [one] Una llave
   *[other] { $n } llaves
}
passkey-remove = Quitar todas
fault-no_passkey = No salió nada: la llave no se dio, o no vale aquí.
