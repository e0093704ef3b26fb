# Punteggio: partite valide, profilo, classifiche.

## Una partita valida

rated-words = Il risultato conta per il tuo punteggio. Le mosse non si annullano e chi abbandona perde. Serve un codice di recupero o una passkey: li trovi in «{ nav-games }».
rated-not = Qui non è possibile:
rated-why-own = Un gioco personalizzato non dà punteggio.
rated-why-rules = Sono attive regole della casa. Le partite valide seguono il regolamento.
rated-why-here = Due persone usano questo schermo. In una partita valida ognuno ha il proprio dispositivo.
rated-why-alone = Devono giocare almeno due persone. Scegli «{ sitter-friend }» o «{ sitter-open }» per un altro posto.
rated-why-lasting = Serve un codice di recupero o una passkey, così il punteggio resta tuo.
rated-get = Ottienine uno
