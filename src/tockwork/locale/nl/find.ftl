# Spelers vinden: wat je zoekt, en hoe het ervoor staat.

find-title = Spelers vinden
find-words = Zeg wat je wilt spelen. Zodra genoeg spelers hetzelfde willen, begint het spel.
find-pace = Tempo
find-fast = Snel
find-calm = Rustig
find-with = Met wie
find-alone = Alleen
find-partners = { $n ->
    [one] Met een partner
   *[other] Met { $n } partners
}
find-bots = Vrije plaatsen na een halve minuut met bots vullen
find-rating = Je rating: { $rating } ± { $error }, uit { $games ->
    [one] één potje
   *[other] { $games } potjes
}
find-start = Spelers vinden
find-now = Wie er nu wacht
find-now-none = Er wacht nu niemand. Begin maar, en speel intussen tegen bots.
find-waiting = { $n ->
    [one] { $n } speler wacht
   *[other] { $n } spelers wachten
}
find-join = Meedoen
find-join-label = Meedoen: { $game }
find-searching = Op zoek naar spelers
find-bar = Op zoek naar spelers: { $game }
find-you-wait = { $n ->
    [0] Er wacht nog niemand anders.
    [one] Tot nu toe wacht alleen jij.
   *[other] Er wachten { $n } spelers, jij meegerekend.
}
find-about = De laatste tijd duurde het ongeveer { $time }.
find-bots-soon = Komen er te weinig, dan nemen bots na een halve minuut de vrije plaatsen in.
find-practise = Intussen oefenen
find-practise-words = Ga naar een andere pagina of speel tegen bots. Zodra er spelers zijn, kom je aan tafel.
find-stop = Stoppen met zoeken
find-found = Spelers gevonden
find-together = Samen met { $names }
find-unnamed = een speler zonder naam
find-party-waits = Stuur deze link naar je partner. Het zoeken begint als jullie er allemaal zijn.
find-party-link = Link voor je partner
find-party-qr = QR-code met de link voor je partner
find-party-asks = { $name } wil samen met jou spelers vinden
find-party-join = Samen spelen
