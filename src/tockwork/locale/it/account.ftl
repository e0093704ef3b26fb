### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Il conto
account-result = { $left ->
    [yes] Oltre una probabilità pari, quando la partita è stata lasciata
   *[no] Oltre una probabilità pari
}
account-cards = Le carte di { $name }
account-fit = Come si accordavano le mani, e chi ha iniziato
account-mistakes = Errori di { $name }
account-rest = Come si sono incontrate le carte nascoste, e ciò che l’analisi ha giudicato male
account-went-wrong = Giusto, ma è andata male. { $answer }: { $before } su 100 da quanto si vedeva, { $after } { $rounds ->
    [no] quattro turni dopo
   *[yes] a fine mano
}.
account-went-well = Sbagliato, ma è andata bene. { $answer }: { $before } su 100 da quanto si vedeva, { $after } { $rounds ->
    [no] quattro turni dopo
   *[yes] a fine mano
}.

account-how = Quanto bene si è giocato?
account-how-line = { $real ->
    [0] { $name }: nessuna decisione vera.
    [one] { $name }: { $each } punti regalati in una decisione vera.
   *[other] { $name }: { $each } punti regalati per decisione vera (± { $error }), { $real } in tutto.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] Bot cercatore ({ $points })
   *[greedy] Bot goloso ({ $points })
}
account-like = È come { $player }.
account-from = Può essere chiunque, da { $player } a { $other }.
account-between = Sta tra { $player } e { $other }.
account-less = È meno di quanto regala { $player }.
account-more = È più di quanto regala { $player }.
account-few = Nessun voto: servono { $count } decisioni vere e una partita finita.
account-unmeasured = Nessuno ha misurato giocatori noti in questa forma del gioco, o con queste regole di casa.
account-real = Una decisione è vera se la peggiore risposta provata costa almeno due punti.
