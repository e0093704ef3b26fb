### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Twijfelachtig
mark-bad = Slecht
mark-very_bad = Heel slecht
mark-only = Het enige goede antwoord

## The two answers that a reason compares

answer-better = het betere antwoord
    .after = na het betere antwoord
answer-this = dit antwoord
    .after = na dit antwoord
answer-second = het op één na beste antwoord
    .after = na het op één na beste antwoord
answer-game = het antwoord in het spel
    .after = na het antwoord in het spel

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: geslagen in { $worse } van 100 spellen { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble }: geslagen in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
reason-home = { $piece ->
    [dog] Een hond in het hok voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
   *[marble] Een knikker thuis voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
}
reason-out = { $piece ->
    [dog] Een hond in het spel voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
   *[marble] Een knikker in het spel voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
}
reason-unused = Kaarten zonder nut voor { $name }: in { $worse } van 100 spellen { $after_other }, in { $better } { $after_best }.
reason-risk_pays = Een risico dat loont: { $marble } wordt geslagen in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }. Veilig spelen kost hier meer.
reason-takes = { $best } slaat { $marble }.
reason-takes_own = { $other } slaat { $marble } van de eigen kant.
reason-comes_home = { $piece ->
    [dog] { $best } brengt { $marble } in het hok.
   *[marble] { $best } brengt { $marble } thuis.
}
reason-comes_out = { $best } brengt { $marble } in het spel.
reason-last_start = { $piece ->
    [dog] { $other } verbruikt de laatste kaart die een hond in het spel brengt ({ $card }).
   *[marble] { $other } verbruikt de laatste kaart die een knikker in het spel brengt ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = jou

## The coach

coach-title = Coach
coach-start = Coach
coach-end = Zonder coach
coach-about = Vraag me wanneer je wilt. Ik weet alleen wat jij ziet.
coach-hint = Tip
coach-more = Welke zet?
coach-more-card = Welke kaart?
coach-hide = Verbergen
coach-thinking = De coach denkt na …
coach-card = Kijk naar { $cards }.
coach-cards = Kijk naar { $cards }: geen verschil dat telt.
coach-any = Welke kaart je hier neemt, maakt weinig uit.
coach-even = Andere antwoorden zijn even goed: geen verschil dat telt.
coach-best = Het beste antwoord.
coach-fine = Goed.
coach-lost = { $mark }: { $points } punten weggegeven. Van de 100 spellen win je er zoveel minder.
coach-better = Beter: { $move }.
coach-take-back = Terugnemen en opnieuw proberen
coach-warning = Dit kan { $points } van 100 punten kosten.
coach-play-anyway = Toch spelen
coach-think = Laat me denken
coach-show = Tonen
coach-stop = Niet meer waarschuwen

## The review in the page

review-title = Terugblik
review-working = { $done } van { $of } bekeken
review-chances = Winstkansen, met alle kaarten open
review-at = Moment { $n } van { $of }, ronde { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Moment { $moment }
   *[yes] Ronde { $round }, moment { $moment }
}
review-axis-round = Ronde { $n }
review-ahead = { $count ->
    [one] { $names } staat voor.
   *[other] { $names } staan voor.
}
review-even = Ongeveer gelijk.
review-try = Probeer het nog eens
review-try-lead = Tot je kiest wordt niets getoond.
review-try-words = { $phase ->
    [exchange] Wat zou jij geven? Tot je kiest wordt niets getoond.
    [offer] Wat zou jij aanbieden? Tot je kiest wordt niets getoond.
    [discard] Wat zou jij wegleggen? Tot je kiest wordt niets getoond.
   *[play] Wat zou jij spelen? Tot je kiest wordt niets getoond.
}
review-try-turn = { $when }, { $name }
review-right = Zo goed als het beste.
review-more = Beter dan eerst, en er is nog meer.
review-not = Niet beter dan eerst.
review-try-once = Nog een keer
review-try-show = Antwoord tonen
review-try-next = Volgende
review-try-back = Terug naar de terugblik
review-try-wait = Een ogenblik …
review-try-best = Beter: { $move }
review-try-good = Goed: { $move }
review-try-also = Even goed: { $moves }
review-try-game = In het spel: { $move }. { $mark }: { $points } punten weggegeven (± { $error }).
review-show = Alles tonen
review-decided = Wat op moment { $n } werd besloten
review-nothing-decided = Hier viel niets te kiezen.
review-marks = Aantekeningen, lof en geluk
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: { $points } punten weggegeven (± { $error }). Beter: { $moves }
review-found = Het enige goede antwoord, en gevonden.
review-best = Het beste antwoord.
review-fine = Geen aantekening: { $points } punten achter (± { $error }). Beter: { $moves }
review-worlds = Beoordeeld in { $worlds } werelden.
review-none = Geen antwoord kreeg een aantekening.
review-luck = { $when }: geluk met de kaarten, { $points } punten voor { $names }
review-look = Bekijken
review-closer = Beter bekijken
review-closer-stop = Stoppen
review-closer-working = Beter bekeken: { $worlds } van hoogstens { $most } werelden …
review-closer-clear = Beter bekeken: de volgorde is na { $worlds } werelden duidelijk.
review-closer-even = Beter bekeken: na { $worlds } werelden zijn de twee beste even goed.
review-closer-open = Beter bekeken: na { $worlds } werelden niet duidelijk, dus nauwelijks verschil.
review-closer-stopped = Beter bekeken: na { $worlds } werelden gestopt.
review-closer-failed = Beter bekijken is niet gelukt. Probeer het nog eens.
review-played = gespeeld
fault-no_review = Op dit spel kan niet worden teruggeblikt.

## By what a review is frozen: in the page, the terminal and the report

report-made = Beoordeeld met spellen in gedachten: { $least } tot { $most } werelden per antwoord, zaad { $seed }, gewichten { $weights }, Tockwork { $version }. Punten zijn punten winstkans, van de 100.
review-house = Huisregels: { $rules }
