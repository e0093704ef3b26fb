### Tus partidas: qué se jugó, qué dice, y cómo guardarlo.

games-title = Tus partidas
games-lead = Lo que has jugado en este dispositivo y en este servidor. Se queda ahí; nada se envía a otro sitio.
games-lead-site = Lo que has jugado en este dispositivo. Se queda aquí; nada se envía a otro sitio.
games-away = El servidor no responde: tus partidas de allí no se pueden mostrar ahora.
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
games-guest = un invitado
games-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
games-replay = Volver a ver
games-replay-game = Volver a ver: { $game }, { $when }
games-review-game = Repaso: { $game }, { $when }
games-save = Guardar el registro
games-save-game = Guardar el registro: { $game }, { $when }
games-forget = Olvidar
games-forget-game = Olvidar: { $game }, { $when }
games-forget-sure = ¿Olvidar esta partida para siempre?
games-forget-sure-server = ¿Olvidar esta partida para siempre? Quien más jugó la conserva, con un invitado en tu lugar.
games-from-file = de un archivo
games-more = Mostrar todas ({ $count })

## Preguntas

stats-title = Qué dicen tus partidas
stats-lead = Una respuesta necesita { $least } partidas, { $luck } si se quita la suerte; y no se nombra ninguna diferencia que el azar solo habría podido hacer.
stats-how = ¿Cuántas veces ganas?
stats-how-words = La marca en cada barra es lo que ganarían jugadores iguales; la línea fina, hasta dónde el azar solo puede haberla movido.
stats-won = { $n ->
    [one] Has ganado { $wins } partida de una.
   *[other] Has ganado { $wins } partidas de { $n }.
}
stats-more = Más de lo que ganarían jugadores iguales: { $names }.
stats-less = Menos de lo que ganarían jugadores iguales: { $names }.
stats-as = Nada que el azar solo no habría podido hacer: { $names }.
stats-beside = { $name } ({ $share }, jugadores iguales { $even })
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
keep-week = { $browser } borra lo que una página ha guardado tras siete días sin visita, salvo que esté en la pantalla de inicio. Guarda un archivo de vez en cuando.
keep-promised = Este navegador ha prometido guardarlo.
keep-export = Guardar todo
keep-import = Traer un archivo
keep-away = El servidor no responde: tus partidas de allí no estarán en el archivo.
keep-running = { $n ->
    [one] Una partida en curso se queda en el servidor y no está en el archivo; un código de vuelta la lleva a otro dispositivo.
   *[other] { $n } partidas en curso se quedan en el servidor y no están en el archivo; un código de vuelta las lleva a otro dispositivo.
}
keep-working = { $done } de { $all }
keep-saved = En el archivo: { $what }.
keep-saved-nothing = En el archivo aún no hay ninguna partida.
keep-saved-away = Tus partidas del servidor no están, porque no responde. Guarda otra vez cuando responda.
keep-saved-missing = { $n ->
    [one] Una partida no se pudo obtener del servidor y no está.
   *[other] { $n } partidas no se pudieron obtener del servidor y no están.
}
keep-fresh = Nuevo aquí: { $what }.
keep-nothing = Nada nuevo.
keep-known = Ya estaban aquí: { $what }.
keep-n-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
keep-n-boards = { $n ->
    [one] una ronda del reparto del día
   *[other] { $n } rondas del reparto del día
}
keep-n-puzzles = { $n ->
    [one] un acertijo
   *[other] { $n } acertijos
}
keep-refused = { $n ->
    [one] Una partida no se ha incorporado:
   *[other] { $n } partidas no se han incorporado:
}
keep-refused-more = { $n ->
    [one] y otra más
   *[other] y { $n } más
}
keep-entry-tables = Mesa { $n } del archivo
keep-entry-games = Partida { $n } del archivo
keep-wrong-shape = esto no es una partida
keep-wrong-entries = sus entradas no van una tras otra
keep-wrong-times = sus horas no son horas
keep-wrong-moves = sus jugadas no se siguen unas de otras
keep-wrong-record = la línea { $line } de su registro no encaja
keep-wrong-running = no ha terminado
keep-wrong-rules = sus reglas no se conocen aquí
keep-wrong-away = sus reglas no se pudieron obtener
keep-wrong-apart = aquí siguió de otra manera, y la de aquí se queda
keep-wrong-room = este navegador no tiene sitio para ella
keep-no-large = Este archivo es demasiado grande: más de 200 MB.
keep-no-empty = Este archivo está vacío.
keep-no-other = Este archivo no viene de «Guardar todo».
keep-no-record = Este es el registro de una sola partida. Se puede ver en la primera página.
keep-no-newer = Este archivo lo escribió un Tockwork más nuevo (versión { $version }). Vuelve a cargar esta página, o lleva el archivo a una más nueva.
keep-no-lists = Este archivo está dañado: faltan sus listas de partidas.
keep-no-cut = Este archivo está cortado: acaba a la mitad.
keep-no-damaged = Este archivo está dañado en la línea { $line }, columna { $column }.
keep-no-damaged-tables = Este archivo está dañado en la mesa { $n } (línea { $line }, columna { $column }).
keep-no-damaged-games = Este archivo está dañado en la partida { $n } (línea { $line }, columna { $column }).
keep-unchanged = No se ha cambiado nada.

## Coming back, devices, being forgotten

recovery-title = Durar, sin cuenta
recovery-words = Este dispositivo se conoce aquí por un secreto que solo él tiene. Con un código de vuelta, todo va a otro dispositivo, o vuelve cuando todo se ha borrado: tu nombre, tus asientos y tus partidas, también las jugadas solo en el dispositivo, los tableros del día y los acertijos. Para eso hay en este servidor una copia de lo que guardan tus dispositivos; nadie mira dentro.
recovery-get = Obtener un código
recovery-renew = Obtener un código nuevo
recovery-renew-sure = ¿Obtener un código nuevo? El que tienes ya no abrirá nada.
recovery-once = Apúntalo o hazle una foto: solo se muestra esta vez. Vale una y otra vez, hasta que obtengas uno nuevo.
recovery-qr = El camino de vuelta como imagen: escanéala con el otro dispositivo.
recovery-made = Hecho el { $when }.
recovery-have = Tengo un código
recovery-handed = El código está puesto. Pulsa «Volver» si es el tuyo.
recovery-use = Volver
recovery-welcome = Bienvenido de nuevo, { $name }.
recovery-welcome-nameless = Bienvenido de nuevo.
devices-title = Tus dispositivos
devices-here = este, en uso ahora
devices-in-use = en uso ahora
devices-seen = visto { $when }
devices-since = desde el { $when }
devices-remove = Quitar
devices-remove-one = Quitar: { $name }
devices-remove-sure = ¿Quitar { $name }? Ya no abrirá nada tuyo, y se deja una mesa abierta allí.
devices-unnamed = Un dispositivo
forget-title = Olvídame
forget-words = Un solo botón lo borra todo. En este servidor: nombre, dispositivos, código, llaves de acceso, la copia de tus partidas y las estadísticas; los bots toman los asientos en curso, y los demás conservan sus partidas con un invitado en tu lugar. En este dispositivo: nombre, todas las partidas y mesas en curso, tableros del día, acertijos, introducciones y estadísticas. El idioma, el aspecto y otros ajustes se quedan. Los otros dispositivos conservan lo suyo hasta que pulses también allí.
forget-words-device = Un solo botón borra todo lo que esta página guarda en este dispositivo: nombre, todas las partidas y mesas en curso, tableros del día, acertijos, introducciones y estadísticas. El idioma, el aspecto y otros ajustes se quedan.
forget-do = Olvidar todo
forget-sure = ¿Olvidarlo todo, aquí y en este servidor? Se van el nombre, todas las partidas, mesas en curso, tableros del día, acertijos, introducciones y estadísticas. No se puede deshacer.
forget-sure-device = ¿Olvidarlo todo en este dispositivo? Se van el nombre, todas las partidas, mesas en curso, tableros del día, acertijos, introducciones y estadísticas. No se puede deshacer.
forget-done = Todo está olvidado.

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
fault-passkey_there = Este dispositivo o gestor de contraseñas ya guarda una llave tuya para este sitio.
