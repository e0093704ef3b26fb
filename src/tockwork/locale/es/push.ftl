### Lo que se envía como aviso, y los canales.

notice-turn = { $game }: te toca
notice-with = con { $names }
notice-feed = Partidas que me esperan
