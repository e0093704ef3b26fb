### Browsers die na een week wissen wat een pagina heeft bewaard.

week-title = Wat deze browser wist
week-this = Deze browser
week-deletes = { $browser } wist na zeven dagen zonder bezoek wat een pagina heeft bewaard.
week-code = Met een terugkeercode komen je naam, plaatsen en spellen terug.
week-file = Als bestand blijven je spellen van jou.
week-get-code = Een code halen
week-get-file = Bestand bewaren
week-later = Niet nu
