# Wertung: gewertete Partien, das Profil, die Ranglisten.

## Eine gewertete Partie

rated-words = Das Ergebnis zählt für deine Wertung. Züge lassen sich nicht zurücknehmen, und wer geht, verliert. Du brauchst einen Wiederherstellungscode oder einen Passkey; beides findest du unter „{ nav-games }“.
rated-not = Hier nicht möglich:
rated-why-own = Ein eigenes Spiel wird nicht gewertet.
rated-why-rules = Es gelten Hausregeln. Gewertete Partien folgen dem Regelheft.
rated-why-here = Zwei spielen an diesem Bildschirm. In einer gewerteten Partie braucht jede Person ein eigenes Gerät.
rated-why-alone = Mindestens zwei Menschen müssen mitspielen. Wähle für einen weiteren Platz „{ sitter-friend }“ oder „{ sitter-open }“.
rated-why-lasting = Du brauchst einen Wiederherstellungscode oder einen Passkey, damit die Wertung deine bleibt.
rated-get = Einen holen
