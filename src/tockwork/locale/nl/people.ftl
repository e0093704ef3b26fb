# People one has played with: who is here, and asking them to play.

people-title = Met wie je hebt gespeeld
people-here = nu hier
people-last = laatst gespeeld: { $when }
people-ask = Uitnodigen om te spelen
people-ask-name = { $name } uitnodigen om te spelen
people-remove = Verwijderen
people-remove-name = { $name } verwijderen
people-remove-sure = { $name } uit deze lijst verwijderen? Jullie zien elkaar hier dan niet meer en kunnen elkaar niet meer uitnodigen.
people-invites = { $name } nodigt je uit: { $game }.
people-join = Meespelen
people-later = Niet nu
people-unnamed = Speler zonder naam
people-words = Hier zien alleen mensen elkaar die samen een potje hebben uitgespeeld. Met een herstelcode komt de lijst mee naar je andere apparaten.
people-games = { $n ->
    [one] één potje samen
   *[other] { $n } potjes samen
}
