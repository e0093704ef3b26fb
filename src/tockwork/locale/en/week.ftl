### Browsers that delete after a week what a page has stored.

week-title = What this browser deletes
week-this = This browser
week-deletes = { $browser } deletes what a page has stored after seven days without a visit.
week-code = With a recovery code your name, seats and games come back.
week-file = As a file your games stay with you.
week-get-code = Get a code
week-get-file = Save a file
week-later = Not now
