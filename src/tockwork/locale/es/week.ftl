### Navegadores que borran tras una semana lo que una página ha guardado.

week-title = Qué borra este navegador
week-this = Este navegador
week-deletes = { $browser } borra lo que una página ha guardado tras siete días sin visita.
week-code = Con un código de vuelta vuelven tu nombre, tus asientos y tus partidas.
week-file = En un archivo tus partidas se quedan contigo.
week-get-code = Obtener un código
week-get-file = Guardar un archivo
week-later = Ahora no
