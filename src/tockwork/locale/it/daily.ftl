### La mano del giorno: cinque tavoli, uguali per tutti.

daily-title = La mano del giorno
daily-lead = Cinque mani, uguali per tutti: ognuna da una posizione data con carte date. Pochi minuti, un solo tentativo.
daily-game = Gioco
daily-boards = Le mani di oggi
daily-board = Mano { $n }
daily-board-of = Mano { $n } di { $of }
daily-board-over = { $chance } di vincere, par { $par }
daily-play = Gioca
daily-go-on = Continua
daily-later = Non ancora
daily-once = Ogni mano si gioca una volta sola. Puoi smettere quando vuoi e continuare qui più tardi.
daily-next-in = Nuove mani tra { $time }
daily-task = Gioca questa mano meglio che puoi. Conta quanto sono buone le tue possibilità alla fine.
daily-valuing = La mano è finita. Il seguito si gioca nella testa…
daily-ended = Alla fine di questa mano vinci il { $chance } delle partite. Il par è { $par }.
daily-next = Prossima mano
daily-all = Tutte le mani
daily-points = { $par ->
    [players] punti di possibilità rispetto al par, la media di chi ha giocato
   *[club] punti di possibilità rispetto al par: quello che il bot { level-club } fa al tuo posto
}
daily-beaten = { $among ->
    [players] Meglio di { $beaten } giocatori su 100 qui (altri { $others } hanno giocato).
   *[bots] Meglio di { $beaten } bot di forza nota su 100 ({ $others }: { level-beginner }, { level-casual } e un bot goloso).
}
daily-few = { $n ->
    [one] Oggi qui sei tu a cominciare. Da cinque in poi ti confronti con gli altri.
   *[other] Finora oggi hanno giocato in { $n }. Da cinque in poi ti confronti con loro.
}
daily-unsent = Questo server non ha potuto prendere il tuo risultato: { $why }
daily-promise = Qui non c’è un server: un solo tentativo è una promessa tra amici.
daily-comparing = I bot giocano le stesse mani, per confronto…
daily-share = Tockwork, mano del giorno { $day }, { $game }: { $points } punti, meglio di { $beaten } { $among ->
    [players] giocatori
   *[bots] bot
} su 100
daily-copy = Copia e condividi
daily-how = Come si conta
daily-how-words = Le mani derivano dal giorno (UTC), dal gioco e dalla rete dei bot, uguali su ogni dispositivo; agli altri tre posti siede il bot { level-club }. Quando la mano è finita, la successiva viene distribuita e giocata 32 volte nella testa: la possibilità media di vincere è quanto valeva la tua mano, qualunque cosa sarebbe arrivata. I punti sono questa possibilità meno il par, sommati su cinque mani. Con un server le tue risposte vengono rigiocate lì, e conta il primo tentativo.
