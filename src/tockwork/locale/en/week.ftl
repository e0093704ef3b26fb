### Browsers that delete after a week what a page has stored.

week-title = This browser deletes saved games
week-this = This browser
week-deletes = { $browser } deletes stored data after seven days without a visit.
week-code = A recovery code brings back your name, seats and games.
week-file = Or export your games to a file.
week-get-code = Get a code
week-get-file = Export a file
week-later = Not now
