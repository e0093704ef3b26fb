### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Zweifelhaft
mark-bad = Schlecht
mark-very_bad = Sehr schlecht
mark-only = Die einzige gute Antwort

## The two answers that a reason compares

answer-better = die bessere Antwort
    .after = nach der besseren Antwort
answer-this = diese Antwort
    .after = nach dieser Antwort
answer-second = die zweitbeste Antwort
    .after = nach der zweitbesten Antwort
answer-game = die Antwort im Spiel
    .after = nach der Antwort im Spiel

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: { $after_other } in { $worse } von 100 Spielen geschlagen, { $after_best } in { $better }.
reason-captures = { $marble }: { $after_best } in { $better } von 100 Spielen geschlagen, { $after_other } in { $worse }.
reason-home = { $piece ->
    [dog] Ein Hund in der Hütte für { $name }: { $after_best } in { $better } von 100 Spielen, { $after_other } in { $worse }.
   *[marble] Eine Murmel im Ziel für { $name }: { $after_best } in { $better } von 100 Spielen, { $after_other } in { $worse }.
}
reason-out = { $piece ->
    [dog] Ein Hund heraus für { $name }: { $after_best } in { $better } von 100 Spielen, { $after_other } in { $worse }.
   *[marble] Eine Murmel heraus für { $name }: { $after_best } in { $better } von 100 Spielen, { $after_other } in { $worse }.
}
reason-unused = Karten ohne Nutzen für { $name }: { $after_other } in { $worse } von 100 Spielen, { $after_best } in { $better }.
reason-risk_pays = Ein Risiko, das sich lohnt: { $marble } wird { $after_best } in { $better } von 100 Spielen geschlagen, { $after_other } in { $worse }. Vorsicht kostet hier mehr.
reason-takes = { $best } schlägt { $marble }.
reason-takes_own = { $other } schlägt { $marble } der eigenen Seite.
reason-comes_home = { $piece ->
    [dog] { $best } bringt { $marble } in die Hütte.
   *[marble] { $best } bringt { $marble } ins Ziel.
}
reason-comes_out = { $best } bringt { $marble } heraus.
reason-last_start = { $piece ->
    [dog] { $other } verbraucht die letzte Karte, die einen Hund herausbringt ({ $card }).
   *[marble] { $other } verbraucht die letzte Karte, die eine Murmel herausbringt ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = dich

## The coach

coach-title = Trainer
coach-start = Trainer
coach-end = Ohne Trainer
coach-about = Frag mich, wann du willst. Ich weiß nur, was du siehst.
coach-hint = Tipp
coach-more = Welcher Zug?
coach-more-card = Welche Karte?
coach-hide = Ausblenden
coach-thinking = Der Trainer denkt nach …
coach-card = Schau dir { $cards } an.
coach-cards = Schau dir { $cards } an: kein Unterschied der Rede wert.
coach-any = Welche Karte du hier nimmst, ist fast gleich.
coach-even = Andere Antworten sind genauso gut: kein Unterschied der Rede wert.
coach-best = Die beste Antwort.
coach-fine = Gut.
coach-lost = { $mark }: { $points } Punkte verschenkt. Von 100 Spielen gewinnst du so viele weniger.
coach-better = Besser: { $move }.
coach-take-back = Zurücknehmen und neu versuchen
coach-warning = Das kann { $points } von 100 Punkten kosten.
coach-play-anyway = Trotzdem spielen
coach-think = Ich überlege
coach-show = Zeigen
coach-stop = Nicht mehr warnen

## The review in the page

review-title = Rückblick
review-working = { $done } von { $of } angesehen
review-chances = Gewinnchancen, alle Karten offen
review-at = Moment { $n } von { $of }, Runde { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Moment { $moment }
   *[yes] Runde { $round }, Moment { $moment }
}
review-axis-round = Runde { $n }
review-ahead = { $count ->
    [one] { $names } liegt vorn.
   *[other] { $names } liegen vorn.
}
review-even = Etwa gleich.
review-try = Versuch es noch einmal
review-try-lead = Vorher wird nichts gezeigt.
review-try-words = { $phase ->
    [exchange] Was würdest du geben? Vorher wird nichts gezeigt.
    [offer] Was würdest du anbieten? Vorher wird nichts gezeigt.
    [discard] Was würdest du abwerfen? Vorher wird nichts gezeigt.
   *[play] Was würdest du spielen? Vorher wird nichts gezeigt.
}
review-try-turn = { $when }, { $name }
review-right = So gut wie das Beste.
review-more = Besser als vorher, und es geht noch mehr.
review-not = Nicht besser als vorher.
review-try-once = Noch einmal
review-try-show = Antwort zeigen
review-try-next = Weiter
review-try-back = Zurück zum Rückblick
review-try-wait = Einen Moment …
review-try-best = Besser: { $move }
review-try-good = Gut: { $move }
review-try-also = Ebenso gut: { $moves }
review-try-game = Im Spiel: { $move }. { $mark }: { $points } Punkte verschenkt (± { $error }).
review-show = Alles zeigen
review-decided = Was bei Moment { $n } entschieden wurde
review-nothing-decided = Hier gab es nichts zu wählen.
review-marks = Anmerkungen, Lob und Glück
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: { $points } Punkte verschenkt (± { $error }). Besser: { $moves }
review-found = Die einzige gute Antwort, und gefunden.
review-best = Die beste Antwort.
review-fine = Keine Anmerkung: { $points } Punkte dahinter (± { $error }). Besser: { $moves }
review-worlds = Beurteilt in { $worlds } Welten.
review-none = Keine Antwort bekam eine Anmerkung.
review-luck = { $when }: Kartenglück, { $points } Punkte für { $names }
review-look = Ansehen
review-closer = Genauer ansehen
review-closer-stop = Anhalten
review-closer-working = Genauer: { $worlds } von höchstens { $most } Welten …
review-closer-clear = Genauer: Die Reihenfolge ist nach { $worlds } Welten klar.
review-closer-even = Genauer: nach { $worlds } Welten sind die beiden besten gleich gut.
review-closer-open = Genauer: nach { $worlds } Welten nicht klar, also kaum ein Unterschied.
review-closer-stopped = Genauer: nach { $worlds } Welten angehalten.
review-closer-failed = Genauer anzusehen ging nicht. Bitte versuch es noch einmal.
review-played = gespielt
fault-no_review = Dieses Spiel kann nicht beurteilt werden.

## By what a review is frozen: in the page, the terminal and the report

report-made = Beurteilt durch Spiele im Kopf: { $least } bis { $most } Welten je Antwort, Saat { $seed }, Gewichte { $weights }, Tockwork { $version }. Punkte sind Punkte der Gewinnchance, von 100.
review-house = Hausregeln: { $rules }
