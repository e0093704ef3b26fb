# Puntuación: partidas puntuadas, perfil, clasificaciones.

## Una partida puntuada

rated-words = El resultado cuenta para tu puntuación. Las jugadas no se deshacen y quien abandona pierde. Necesitas un código de recuperación o una llave de acceso; están en «{ nav-games }».
rated-not = Aquí no es posible:
rated-why-own = Un juego propio no puntúa.
rated-why-rules = Hay reglas de la casa. Las partidas puntuadas siguen el reglamento.
rated-why-here = Dos personas comparten esta pantalla. En una partida puntuada cada una necesita su dispositivo.
rated-why-alone = Deben jugar al menos dos personas. Elige «{ sitter-friend }» o «{ sitter-open }» para otro sitio.
rated-why-lasting = Necesitas un código de recuperación o una llave de acceso para que tu puntuación siga siendo tuya.
rated-get = Conseguir uno
