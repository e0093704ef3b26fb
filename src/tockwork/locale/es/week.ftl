### Navegadores que borran tras una semana lo que una página ha guardado.

week-title = Este navegador borra las partidas guardadas
week-this = Este navegador
week-deletes = { $browser } borra los datos guardados tras siete días sin visita.
week-code = Un código de recuperación devuelve tu nombre, tus sitios y tus partidas.
week-file = O exporta tus partidas a un archivo.
week-get-code = Crear un código
week-get-file = Exportar un archivo
week-later = Ahora no
