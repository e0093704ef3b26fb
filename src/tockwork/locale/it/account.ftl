### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Il conto
account-result = Oltre una probabilità pari
account-cards = Le carte di { $name }
account-fit = Come si accordavano le mani, e chi ha iniziato
account-mistakes = Errori di { $name }
account-rest = Come si sono incontrate le carte nascoste, e ciò che l’analisi ha giudicato male
account-went-wrong = Giusto, ma è andata male. { $answer }: { $before } su 100 da quanto si vedeva, { $after } a fine mano.
account-went-well = Sbagliato, ma è andata bene. { $answer }: { $before } su 100 da quanto si vedeva, { $after } a fine mano.

account-how = Quanto bene si è giocato?
account-how-line = { $name }: { $points } punti regalati (± { $error }) in { $real } decisioni vere, { $each } ciascuna.
account-like = È come { $player } ({ $points } ciascuna).
account-few = Nessun voto: servono { $count } decisioni vere e una partita finita.
account-unmeasured = Nessuno ha ancora misurato giocatori noti in questo gioco.
account-real = Una decisione è vera se la peggiore risposta provata costa almeno due punti.
