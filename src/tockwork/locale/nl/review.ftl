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

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: geslagen in { $worse } van 100 spellen { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble }: geslagen in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
reason-home = Een knikker thuis voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
reason-out = Een knikker in het spel voor { $name }: in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }.
reason-unused = Kaarten zonder nut voor { $name }: in { $worse } van 100 spellen { $after_other }, in { $better } { $after_best }.
reason-risk_pays = Een risico dat loont: { $marble } wordt geslagen in { $better } van 100 spellen { $after_best }, in { $worse } { $after_other }. Veilig spelen kost hier meer.
reason-takes = Slaat { $marble }: { $best }.
reason-takes_own = Slaat { $marble } van de eigen kant: { $other }.
reason-comes_home = Brengt { $marble } thuis: { $best }.
reason-comes_out = Brengt { $marble } in het spel: { $best }.
reason-leaves_guard = Haalt een wachter van zijn start ({ $marble }): { $other }.
reason-last_start = Verbruikt de laatste kaart die een knikker in het spel brengt ({ $card }): { $other }.
reason-gives_start = Een kaart die een knikker in het spel brengt voor { $name } ({ $card }): { $best }.
reason-marble = { $marble } ({ $place })
reason-you = jou
