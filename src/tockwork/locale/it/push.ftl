### Ciò che si invia come avviso, e i feed.

notice-turn = { $game }: tocca a te
notice-with = con { $names }
notice-feed = Partite che mi aspettano
