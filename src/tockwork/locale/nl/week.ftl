### Browsers die na een week wissen wat een pagina heeft bewaard.

week-title = Deze browser wist opgeslagen potjes
week-this = Deze browser
week-deletes = { $browser } wist opgeslagen gegevens na zeven dagen zonder bezoek.
week-code = Een herstelcode brengt je naam, plaatsen en potjes terug.
week-file = Of exporteer je potjes naar een bestand.
week-get-code = Code maken
week-get-file = Bestand exporteren
week-later = Niet nu
