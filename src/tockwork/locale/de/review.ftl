### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Ungenau
mark-bad = Fehler
mark-very_bad = Patzer
mark-only = Der einzige gute Zug

## The two answers that a reason compares

answer-better = der bessere Zug
    .after = nach dem besseren Zug
answer-this = dieser Zug
    .after = nach diesem Zug
answer-second = der zweitbeste Zug
    .after = nach dem zweitbesten Zug
answer-game = der gespielte Zug
    .after = nach dem gespielten Zug

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: { $after_other } in { $worse } % der Partien heimgeschickt, { $after_best } in { $better } %.
reason-captures = { $marble }: { $after_best } in { $better } % der Partien heimgeschickt, { $after_other } in { $worse } %.
reason-home = { $piece ->
    [dog] Ein Hund in der Hütte für { $name }: { $after_best } in { $better } % der Partien, { $after_other } in { $worse } %.
   *[marble] Eine Murmel im Ziel für { $name }: { $after_best } in { $better } % der Partien, { $after_other } in { $worse } %.
}
reason-out = { $piece ->
    [dog] Ein Hund heraus für { $name }: { $after_best } in { $better } % der Partien, { $after_other } in { $worse } %.
   *[marble] Eine Murmel heraus für { $name }: { $after_best } in { $better } % der Partien, { $after_other } in { $worse } %.
}
reason-unused = Karten ohne Nutzen für { $name }: { $after_other } in { $worse } % der Partien, { $after_best } in { $better } %.
reason-risk_pays = Ein Risiko, das sich lohnt: { $marble } wird { $after_best } in { $better } % der Partien heimgeschickt, { $after_other } in { $worse } %. Vorsicht kostet hier mehr.
reason-takes = { $best }: { $marble } wird heimgeschickt.
reason-takes_own = { $other }: { $marble } wird heimgeschickt, aus dem eigenen Team.
reason-comes_home = { $piece ->
    [dog] { $best }: { $marble } kommt in die Hütte.
   *[marble] { $best }: { $marble } kommt ins Ziel.
}
reason-comes_out = { $best }: { $marble } kommt heraus.
reason-last_start = { $piece ->
    [dog] { $other } verbraucht die letzte Karte, die einen Hund herausbringt ({ $card }).
   *[marble] { $other } verbraucht die letzte Karte, die eine Murmel herausbringt ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = dich

## The coach

coach-title = Trainer
coach-start = Trainer
coach-end = Trainer ausschalten
coach-about = Frag jederzeit nach einem Tipp. Ich sehe nur, was du siehst.
coach-hint = Tipp
coach-more = Welcher Zug?
coach-more-card = Welche Karte?
coach-hide = Ausblenden
coach-thinking = Der Trainer denkt nach …
coach-card = Schau dir { $cards } an.
coach-cards = Schau dir { $cards } an: etwa gleich gut.
coach-any = Hier sind alle deine Karten etwa gleich gut.
coach-even = Etwa gleich gut.
coach-others = Andere sind genauso gut.
coach-best = Der beste Zug.
coach-good = Ein guter Zug.
coach-fine = Gut.
coach-lost = { $mark }: −{ $percent } Gewinnchance.
coach-stronger = Es gab einen stärkeren Zug.
coach-better = Besser: { $move }.
coach-take-back = Zurücknehmen und neu versuchen
coach-warning = Das kann dich { $percent } Gewinnchance kosten.
coach-play-anyway = Trotzdem spielen
coach-think = Ich überlege
coach-show = Zeigen
coach-stop = Nicht mehr warnen

## The review in the page

review-title = Analyse
review-working = Wird analysiert … { $done } von { $of }
review-chances = Gewinnchancen (alle Karten bekannt)
review-at = Schritt { $n } von { $of }, Runde { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Schritt { $moment }
   *[yes] Runde { $round }, Schritt { $moment }
}
review-axis-round = Runde { $n }
review-ahead = { $count ->
    [one] { $names } liegt vorn.
   *[other] { $names } liegen vorn.
}
review-even = Etwa gleich.
review-try = Deine Fehler üben
review-try-lead = Die Lösung bleibt verdeckt, bis du spielst.
review-try-words = { $phase ->
    [exchange] Was würdest du geben? Die Lösung bleibt verdeckt, bis du wählst.
    [offer] Was würdest du anbieten? Die Lösung bleibt verdeckt, bis du wählst.
    [discard] Was würdest du abwerfen? Die Lösung bleibt verdeckt, bis du wählst.
   *[play] Was würdest du spielen? Die Lösung bleibt verdeckt, bis du wählst.
}
review-try-turn = { $when }, { $name }
review-right = Richtig: so gut wie der beste Zug.
review-more = Besser, aber es gibt einen noch stärkeren Zug.
review-not = Nicht besser als der gespielte Zug.
review-try-once = Noch einmal
review-try-show = Lösung zeigen
review-try-next = Weiter
review-try-back = Zurück zur Analyse
review-try-wait = Einen Moment …
review-try-best = Besser: { $move }
review-try-good = Gut: { $move }
review-try-also = Ebenso gut: { $moves }
review-try-game = Gespielt: { $move }. { $mark }: −{ $points } % (± { $error }).
review-show = Alles zeigen
review-decided = Entscheidung bei Schritt { $n }
review-nothing-decided = Hier gab es keine Entscheidung.
review-marks = Fehler, beste Züge und Glück
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: −{ $points } % (± { $error }). Besser: { $moves }
review-found = Stark: der einzige gute Zug.
review-best = Der beste Zug.
review-fine = Gut: { $points } % hinter dem besten (± { $error }). Besser: { $moves }
review-worlds = Grundlage: { $worlds } Simulationen.
review-none = Keine Fehler gefunden.
review-luck = { $when }: Kartenglück, { $points } % für { $names }
review-look = Ansehen
review-closer = Tiefer analysieren
review-closer-stop = Anhalten
review-closer-working = Tiefere Analyse: { $worlds } von bis zu { $most } Simulationen …
review-closer-clear = Tiefere Analyse: Die Reihenfolge ist nach { $worlds } Simulationen klar.
review-closer-even = Tiefere Analyse: Nach { $worlds } Simulationen sind die beiden besten Züge gleich gut.
review-closer-open = Tiefere Analyse: Auch nach { $worlds } Simulationen zu knapp.
review-closer-stopped = Tiefere Analyse: nach { $worlds } Simulationen angehalten.
review-closer-failed = Die tiefere Analyse hat nicht geklappt. Bitte versuch es noch einmal.
review-played = gespielt
fault-no_review = Diese Partie lässt sich nicht analysieren.

## By what a review is frozen: in the page, the terminal and the report

report-made = Durch Simulation bewertet: { $least } bis { $most } Simulationen je Zug, Startwert { $seed }, Netz { $weights }, Tockwork { $version }.
review-house = Hausregeln: { $rules }
