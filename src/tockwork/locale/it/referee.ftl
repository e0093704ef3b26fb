# La pagina degli arbitri.

referee-lead = Compagni le cui carte scambiate si adattano alla mano dell’altro meglio che per caso, in partite valide. Nulla avviene da sé: guardi le partite e decidi tu.
referee-power = 1.000.000 a 1: su un milione di coppie oneste al massimo una ci arriva mai, per quanto giochi. Le coppie che si dicono sempre le carte ci arrivano entro dieci partite; quelle che lo fanno una volta su due possono richiederne quaranta o più, o restare invisibili.
referee-limits = Si esaminano solo le carte date nello scambio. Segnali su altro, giochi senza scambio fra compagni e il gioco dopo lo scambio qui non si vedono.
referee-watched = { $n ->
    [one] { $n } partita analizzata
   *[other] { $n } partite analizzate
}
referee-empty = Nessuna coppia spicca.
referee-pair = { $first } e { $second }
referee-unnamed = qualcuno senza nome
referee-odds = { $odds } a 1 ora, { $peak } a 1 al massimo, da { $deals } smazzate in { $games } partite
referee-alarm = Oltre un milione a 1: guarda le partite.
referee-weak = Troppo poco per accusare qualcuno: fra molte coppie, il solo caso ogni tanto arriva fin qui.
referee-games = Partite da guardare
referee-game = { $when }, { $odds } a 1 in questa partita
referee-none = Questa pagina è per gli arbitri di questo server. Il gestore assegna il ruolo con il comando «tockwork role».
