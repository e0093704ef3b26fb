### Potjes van dagen.

orders-what = Je volgende beurt: de eerste van deze zetten die dan kan en waarvan de voorwaarden kloppen, wordt meteen gespeeld. Alleen jij ziet ze.
orders-not-now = Nu niet mogelijk: { $move }
orders-only-if = alleen als
orders-where = Vakje
orders-what-stands = Wat daar staat
orders-is-free = vrij is
orders-is-taken = bezet is
orders-is-mine = mijn knikker heeft
orders-is-partner = een knikker van mijn partner heeft
orders-is-opponent = een knikker van een tegenstander heeft
orders-no-condition = Voorwaarde verwijderen
orders-condition = Voorwaarde toevoegen
orders-sooner = Omhoog
orders-withdraw = Intrekken
orders-first = Eerste zet
orders-else = Anders
orders-add = Voorbereiden
orders-none = Er valt nu niets voor te bereiden.
orders-late = Je bent nu aan de beurt: doe je zet op het bord.
