### A first game, step by step. See the English file.

learn-title = Aprender { $game }
learn-themes = Elegir un tema
learn-step = Paso { $n } de { $all }
learn-done = hecho
learn-good = Correcto.
learn-rule = Regla { $clause }
learn-go-on = Seguir
learn-again = Otra vez
learn-show-me = Muéstramelo
learn-shows = Juega { $card }: { $what }.
learn-end = No necesitas más. Un consejo: antes de mover, mira quién está detrás de ti. Ahora juega una partida de verdad; el entrenador se sienta a tu lado.
learn-real-game = Jugar una partida de verdad

learn-theme-goal = El objetivo
learn-theme-start = Sacar
learn-theme-walk = Avanzar
learn-theme-capture = Comer
learn-theme-guard = La guardia
learn-theme-home = La casa
learn-theme-back = Hacia atrás
learn-theme-seven = El siete
learn-theme-swap = Cambiar de sitio
learn-theme-joker = El comodín
learn-theme-exchange = El intercambio
learn-theme-nothing = Nada sirve
learn-theme-partner = Tu pareja

learn-goal = Las canicas de abajo son tuyas: llévalas las cuatro, una vuelta al tablero, a las casillas rodeadas, tu casa. Juega { $card }: saca una a tu salida.
    .after = Ahí está. Gana quien antes tenga todas las canicas en casa: solo o con su pareja.
learn-start = Saca otra canica. ¿Qué carta puede hacerlo?
    .wrong = Esa carta solo avanzó. Se sale con { $cards }.
    .after = Solo se sale con { $cards }. Por eso son cartas valiosas.
learn-walk = Una carta con número avanza una canica esas casillas. Ve lo más lejos que puedas.
    .wrong = Eran seis casillas. El diez llega más lejos.
learn-capture = Cae justo sobre la otra canica: vuelve a su reserva.
    .wrong = La has adelantado. Se puede, pero solo come quien cae encima.
learn-must = Queda una sola carta, y cae sobre la canica de { $partner }, tu pareja. Juégala de todos modos.
    .after = Quien puede jugar debe jugar, aunque duela.
learn-guard-blocks = Una canica en su propia salida es una guardia: nadie la come y nadie la adelanta. Juega el cinco donde el camino está libre.
learn-guard-keeps = Tu canica en la salida es una guardia, y { $left } acecha detrás. Juega el cinco y conserva la guardia.
    .wrong = Fuera de su salida ya no era guardia, y { $left } se la comió.
    .after = Mientras esté ahí está a salvo, y nadie pasa.
learn-home = La casa empieza justo después de tu salida. El número debe ser exacto: ¿qué carta mete la canica?
    .wrong = Ha pasado de largo. Ahora da otra vuelta.
    .far = Nueve es demasiado para la casa. La canica pasa de largo y da otra vuelta.
learn-lane = En casa no se adelanta a nadie. Haz sitio: lleva la canica de casa hasta el fondo.
    .wrong = La canica de casa sigue estorbando. Allí no se adelanta a nadie.
learn-back = El cuatro también va hacia atrás. Tu canica está en la salida: retrocede cuatro.
    .wrong = Por ahí falta una vuelta entera. Retrocede, y la casa queda justo delante.
    .after = En casa no se entra hacia atrás. Pero ahora está justo delante.
learn-back-home = Mira qué cerca está la casa. Entra, hacia delante.
    .back = Eso fue hacia atrás. En casa se entra solo hacia delante.
    .wrong = Ha pasado de largo. Ahora da otra vuelta.
learn-seven = Reparte el siete entre tus canicas; se come a todas las que adelanta. Cómete con él a las otras dos.
    .wrong = Aún queda una. Reparte los siete pasos para alcanzar o adelantar a las dos.
    .after = Cada paso de un siete come, y hay que usar los siete.
learn-seven-own = El siete también se come tus canicas. Juégalo sin perder ninguna.
    .wrong = Tu propia canica estaba en el camino y volvió a la reserva.
    .after = La de delante se aparta primero.
learn-swap = Juega { $card }: tu canica cambia de sitio con otra. Toma el sitio justo antes de tu casa.
    .wrong = Desde ahí el camino es largo. Cambia de sitio con la canica justo antes de tu salida.
learn-joker = El comodín es la carta que quieras. Lleva con él la canica a casa.
    .wrong = Aún no está en casa. Que el comodín sea el número que lleva justo adentro.
learn-exchange = Tras cada reparto das a tu pareja una carta tapada. { $partner } no tiene canicas fuera: ¿qué ayuda?
    .wrong = Con eso { $partner } no puede sacar una canica. Hace falta { $cards }.
    .after = Un buen regalo es una carta que tu pareja necesita. Tú también has recibido una.
learn-nothing = Juega { $card } y mira qué pasa cuando ya nada sirve.
    .wrong = También se puede. Pero juega el dos esta vez, y mira.
    .after = Te han comido la canica y ninguna carta sirve: dejas tus cartas y esperas el próximo reparto.
learn-partner = Todas tus canicas están en casa. Ahora juegas las de { $partner }: mete la última.
    .wrong = Aún no está en casa. Busca la carta justa.
    .after = Las ocho están en casa: habéis ganado los dos.

## Royal games

learn-theme-up-to = De uno a siete
learn-theme-magnet = El imán
learn-theme-copy = La carta igual
learn-theme-ranks = Los rangos
learn-theme-special = Casillas especiales

learn-up-to = El uno a siete avanza lo que quieras, hasta siete. Come con él.
    .wrong = Solo come donde se para. Cuenta las casillas hasta la otra canica.
learn-magnet = El imán tira de una canica hacia delante hasta justo detrás de la siguiente. Pruébalo.
    .wrong = Eso fue un paso normal. El imán llega mucho más lejos.
learn-copy = La carta igual es la última carta jugada; era { $card }. Entra en casa con ella.
    .wrong = Aún no está en casa. La carta igual vale aquí seis, y seis lleva dentro.
learn-royal-opening = Rey, caballero, ciudadano, bufón: los cuatro dan una vuelta hasta tu casa. Elige quién está primero en tu salida.
    .after = En su salida es una guardia: allí nadie lo come.
learn-royal-start = Saca a otro. ¿Qué carta puede hacerlo?
    .wrong = Esa carta solo avanzó. Se sale con { $cards }.
    .after = Tú eliges quién sale.
learn-royal-knight = Una canica en su propia salida es una guardia y nadie la adelanta. Solo tu caballero puede: pasa de largo.
    .wrong = Ese era el bufón. Solo el caballero adelanta a una guardia.
learn-royal-rank = Rey, caballero, ciudadano, bufón: cada uno solo adelanta a su rango o a uno más bajo. ¿Quién de los tuyos adelanta a un caballero?
    .after = El rey adelanta a todos. El bufón espera detrás del caballero.
learn-royal-ten = Con dos cartas los rangos no cuentan: el diez, y el cuatro hacia atrás. Lleva al bufón más allá del caballero.
learn-royal-king = Solo un rey come a un rey, y un rey avanza siete como mucho. Cómete al otro rey.
    .wrong = Ese era el bufón. Avanza cinco con tu rey, hasta el otro rey.
learn-royal-special = Quien se para en una casilla especial, con un sombrero, roba una carta. Lleva allí a tu ciudadano.
    .wrong = No se paró allí. La casilla especial está cuatro más adelante.
    .after = Has robado una carta. Y desde aquí un ciudadano puede saltar más allá.
learn-royal-hop = Tu ciudadano está en una casilla especial y puede saltar a la siguiente libre. Hazlo saltar.
    .wrong = Se quedó. El salto lo habría llevado dieciséis casillas más allá.
learn-royal-fool = Al entrar en casa el bufón puede dejar hasta dos pasos. Mételo con el nueve.
    .wrong = Aún no está en casa. Con el nueve puede pararse uno o dos pasos antes.

## Tock games

learn-theme-centre = El centro
learn-theme-heaven = El paraíso
learn-theme-toc-king = El rey
learn-theme-toc-five = El cinco
learn-theme-toc-hop = De 7 en 7

learn-must-own = Queda una sola carta, y el único camino libre acaba en tu propia canica. Juégala de todos modos.
    .after = Quien puede jugar debe jugar, aunque duela.
learn-tock-home = La casa se abre en el 16, justo antes de tu salida. El número debe ser exacto: ¿qué carta mete la canica?
    .wrong = Esa era la otra canica. La de delante necesita un seis.
learn-tock-back = El cuatro va siempre hacia atrás. Retrocede cuatro con la canica de tu salida.
    .wrong = Retrocede con la canica de tu salida: le ahorra toda la vuelta.
    .after = En casa no se entra hacia atrás. Pero ahora está justo delante.
learn-tock-seven = Reparte el siete entre dos canicas. Solo come donde una se para: cómete a las otras dos.
    .wrong = Aún queda una. Tres pasos con una canica y cuatro con la otra.
    .after = Hay que usar los siete pasos.
learn-centre-in = Estás en un 7. Con { $cards } vas de allí al centro. Entra.
    .wrong = Siguió de largo. Desde un 7 puedes ir al centro.
learn-centre-out = Las mismas cartas llevan fuera del centro, al 7 que quieras. ¿Cuál está más cerca de tu casa?
    .wrong = Desde ahí está más lejos. Busca el último 7 antes de tu casa.
    .other = Salió otra canica. Usa el as para la del centro.
learn-tock-discard = Nada sirve, pero una canica tuya está en juego. Descarta una carta; ese es tu turno.
learn-no-guard = En este juego nadie está a salvo en el recorrido, ni en la salida. Cómete la canica que está allí.
    .wrong = La has adelantado. Cae sobre ella: aquí la salida no protege a nadie.
learn-heaven-in = Estás en un 8. Con { $cards } vas de allí al paraíso. Sube.
    .wrong = Siguió de largo. Desde un 8 puedes ir al paraíso.
learn-heaven-out = Las mismas cartas llevan abajo, al 8 que quieras. ¿Cuál está más cerca de tu casa?
    .wrong = Desde ahí está más lejos. Busca el último 8 antes de tu casa.
    .other = Salió otra canica. Usa el as para la del paraíso.
learn-toc-fresh = Una canica recién sacada no se puede comer, pero puedes adelantarla. Pasa de largo.
    .wrong = Esa era tu otra canica. Pasa la salida con la de detrás.
learn-toc-king = Cuando el rey avanza trece, se come a todos los que adelanta. Cómete con él a los otros dos.
    .wrong = No comiste a nadie. Avanza trece con el rey.
    .after = También se come las tuyas y las de tu pareja, si están en el camino.
learn-toc-five = El cinco empuja cinco la canica de otro. Empuja más allá de su casa a la que está casi dentro.
    .wrong = Eso no frenó a nadie. Empuja la canica que está justo antes de su casa.
learn-toc-hop = Una canica que se para en un 7 puede saltar enseguida al 7 siguiente. Hazlo.
    .wrong = Se quedó en el 7. Elige el 7 siguiente como meta.
    .other = Primero debe pararse en el 7, tres casillas más adelante.

## Kids

learn-theme-colours = Los colores
learn-theme-throw = Echar
learn-theme-bone = Los huesos
learn-theme-renew = Cartas nuevas
learn-theme-kennel = La caseta

learn-kids-goal = Tus tres perros dan una vuelta hasta tu caseta. Tu salida es azul y verde: una carta así saca un perro. Juega el azul.
    .wrong = Has cogido cartas nuevas. Se puede, pero la azul servía.
learn-kids-start = Saca un segundo perro. ¿Qué carta muestra un color de tu salida?
    .wrong = No salió ningún perro. Hace falta azul o verde; el paso doble también muestra verde.
learn-kids-colour = Un perro corre a la siguiente casilla del color de la carta. Mándalo a la casilla marcada.
    .wrong = Ese color lleva a otra parte. La casilla marcada es azul.
    .out = Salió otro perro. Usa la carta azul para el que corre.
    .renew = Has cogido cartas nuevas. Pero la azul servía.
learn-kids-two = Con dos colores eliges uno. ¿Cuál lleva a tu perro más lejos?
    .wrong = Con el verde de la carta de dos colores corre más lejos.
learn-kids-double = El paso doble va a la segunda casilla libre de su color. Corre con él.
    .wrong = Usa el paso doble para el perro que corre.
learn-kids-throw = Si llegas al perro de otro, lo echas. ¿Qué carta lo alcanza?
    .wrong = Sigue ahí. Su casilla es verde.
learn-kids-jump = Los perros propios se saltan: un perro corre hasta la casilla siguiente del color. Juega el amarillo con el perro de detrás.
    .wrong = Juega el amarillo con el perro de detrás: salta por encima del otro.
learn-kids-bone = El hueso lleva al siguiente hueso libre. Corre allí.
    .wrong = Usa esta vez el hueso.
    .after = En un hueso nadie puede echarte.
learn-kids-bone-safe = { $left } está en un hueso. Juega el rojo y mira qué pasa.
    .wrong = Juega el rojo y mira.
    .after = De un hueso no se echa a nadie: tu perro corrió a la siguiente casilla roja.
learn-kids-swap = Con el cambio dos perros cambian de sitio. Toma el sitio del perro cerca de tu caseta.
    .wrong = Usa el cambio: te ahorra casi una vuelta.
learn-kids-renew = Ninguna carta sirve. Deja las tres y roba nuevas; ese es tu turno.
    .after = Puedes hacerlo siempre, aunque una carta sirva.
learn-kids-kennel = Las casillas de la caseta también tienen color. ¿Qué carta lleva dentro?
    .wrong = Aún no está dentro. La próxima casilla amarilla en su camino está en tu caseta.
learn-kids-win = Falta un perro. Mételo.
    .wrong = El último perro sigue fuera. La casilla libre es amarilla.
    .after = Los tres están en casa: has ganado.

## The first real game

learn-hint-exchange = Primero das una carta a { $to }. Un buen regalo saca una canica, si tu pareja lo necesita.
learn-hint-seven = Tu primer siete: tócalo y luego toca tus canicas. Cada toque es un paso.
learn-hint-nothing = Ninguna de tus cartas servía, así que se dejaron solas. En el próximo reparto juegas de nuevo.
learn-hint-close = Entendido
