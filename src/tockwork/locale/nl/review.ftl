### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Onnauwkeurigheid
mark-bad = Fout
mark-very_bad = Blunder
mark-only = De enige goede zet

## The two answers that a reason compares

answer-better = de betere zet
    .after = na de betere zet
answer-this = deze zet
    .after = na deze zet
answer-second = de op een na beste zet
    .after = na de op een na beste zet
answer-game = de gespeelde zet
    .after = na de gespeelde zet

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } wordt geslagen in { $worse }% van de potjes { $after_other }, in { $better }% { $after_best }.
reason-captures = { $marble } wordt geslagen in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }.
reason-home = { $piece ->
    [dog] Een hond in het hok voor { $name }: in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }.
   *[marble] Een knikker binnen voor { $name }: in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }.
}
reason-out = { $piece ->
    [dog] Een hond opgezet voor { $name }: in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }.
   *[marble] Een knikker opgezet voor { $name }: in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }.
}
reason-unused = Kaarten zonder nut voor { $name }: in { $worse }% van de potjes { $after_other }, in { $better }% { $after_best }.
reason-risk_pays = Een risico dat loont: { $marble } wordt geslagen in { $better }% van de potjes { $after_best }, in { $worse }% { $after_other }. Veilig spelen kost hier meer.
reason-takes = { $best } slaat { $marble }.
reason-takes_own = { $other } slaat { $marble }, van het eigen team.
reason-comes_home = { $piece ->
    [dog] { $best } brengt { $marble } in het hok.
   *[marble] { $best } brengt { $marble } binnen.
}
reason-comes_out = { $best } zet { $marble } op.
reason-last_start = { $piece ->
    [dog] { $other } verbruikt de laatste kaart die een hond opzet ({ $card }).
   *[marble] { $other } verbruikt de laatste kaart die een knikker opzet ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = jou

## The coach

coach-title = Coach
coach-start = Coach
coach-end = Coach uitzetten
coach-about = Vraag gerust om een tip. Ik zie alleen wat jij ziet.
coach-hint = Tip
coach-more = Welke zet?
coach-more-card = Welke kaart?
coach-hide = Verbergen
coach-thinking = De coach denkt na …
coach-card = Kijk naar { $cards }.
coach-cards = Kijk naar { $cards }: ongeveer even goed.
coach-any = Hier zijn al je kaarten ongeveer even goed.
coach-even = Ongeveer even goed.
coach-others = Andere zijn even goed.
coach-best = De beste zet.
coach-good = Een goede zet.
coach-fine = Goed.
coach-lost = { $mark }: −{ $percent } winstkans.
coach-stronger = Er was een sterkere zet.
coach-better = Beter: { $move }.
coach-take-back = Ongedaan maken en opnieuw proberen
coach-warning = Dit kan je { $percent } winstkans kosten.
coach-play-anyway = Toch spelen
coach-think = Laat me denken
coach-show = Tonen
coach-stop = Niet meer waarschuwen

## The review in the page

review-title = Analyse
review-working = Analyseren … { $done } van { $of }
review-chances = Winstkans (alle kaarten bekend)
review-at = Stap { $n } van { $of }, ronde { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Stap { $moment }
   *[yes] Ronde { $round }, stap { $moment }
}
review-axis-round = Ronde { $n }
review-ahead = { $count ->
    [one] { $names } staat voor.
   *[other] { $names } staan voor.
}
review-even = Ongeveer gelijk.
review-try = Je fouten oefenen
review-try-lead = De oplossing blijft verborgen tot je speelt.
review-try-words = { $phase ->
    [exchange] Wat zou jij geven? De oplossing blijft verborgen tot je kiest.
    [offer] Wat zou jij aanbieden? De oplossing blijft verborgen tot je kiest.
    [discard] Wat zou jij wegleggen? De oplossing blijft verborgen tot je kiest.
   *[play] Wat zou jij spelen? De oplossing blijft verborgen tot je kiest.
}
review-try-turn = { $when }, { $name }
review-right = Goed: even goed als de beste.
review-more = Beter, maar er is een nog sterkere zet.
review-not = Niet beter dan de gespeelde zet.
review-try-once = Nog een keer
review-try-show = Oplossing tonen
review-try-next = Volgende
review-try-back = Terug naar de analyse
review-try-wait = Een ogenblik …
review-try-best = Beter: { $move }
review-try-good = Goed: { $move }
review-try-also = Even goed: { $moves }
review-try-game = Gespeeld: { $move }. { $mark }: −{ $points }% (± { $error }).
review-show = Alles tonen
review-decided = Beslissing bij stap { $n }
review-nothing-decided = Hier was geen beslissing.
review-marks = Fouten, beste zetten en geluk
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: −{ $points }% (± { $error }). Beter: { $moves }
review-found = Goed gezien: de enige goede zet.
review-best = De beste zet.
review-fine = Goed: { $points }% achter de beste (± { $error }). Beter: { $moves }
review-worlds = Gebaseerd op { $worlds } simulaties.
review-none = Geen fouten gevonden.
review-luck = { $when }: geluk met de kaarten, { $points }% voor { $names }
review-look = Bekijken
review-closer = Dieper analyseren
review-closer-stop = Stoppen
review-closer-working = Diepere analyse: { $worlds } van hoogstens { $most } simulaties …
review-closer-clear = Diepere analyse: de volgorde is na { $worlds } simulaties duidelijk.
review-closer-even = Diepere analyse: na { $worlds } simulaties zijn de twee beste zetten even goed.
review-closer-open = Diepere analyse: na { $worlds } simulaties nog te dicht bij elkaar.
review-closer-stopped = Diepere analyse: na { $worlds } simulaties gestopt.
review-closer-failed = De diepere analyse is niet gelukt. Probeer het nog eens.
review-played = gespeeld
fault-no_review = Dit potje kan niet worden geanalyseerd.

## By what a review is frozen: in the page, the terminal and the report

report-made = Beoordeeld door simulatie: { $least } tot { $most } simulaties per zet, startwaarde { $seed }, netwerk { $weights }, Tockwork { $version }.
review-house = Huisregels: { $rules }
