### Your games: what was played, what it says, and keeping it.

games-title = Your games
games-lead = What you have played on this device and at this server. It stays there; nothing is sent elsewhere.
games-lead-site = What you have played on this device. It stays here; nothing is sent elsewhere.
games-away = The server does not answer: your games there cannot be shown now.
games-none-title = No finished game yet
games-none = Your first one will lie here, with its replay and what it came to.
games-running = Still going on
games-finished = Finished
games-search-game = Game
games-search-all = All games
games-search-person = Somebody’s name
games-none-found = No game like that.
games-won = Won
games-lost = Lost
games-among = Among yourselves
games-with = with { $names }
games-against = against { $names }
games-guest = a guest
games-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
games-replay = Replay
games-replay-game = Replay: { $game }, { $when }
games-review-game = Review: { $game }, { $when }
games-save = Save the record
games-save-game = Save the record: { $game }, { $when }
games-forget = Forget
games-forget-game = Forget: { $game }, { $when }
games-forget-sure = Forget this game for good?
games-forget-sure-server = Forget this game for good? Whoever else played keeps it, with a guest in your place.
games-from-file = from a file
games-more = Show all { $count }

## Questions

stats-title = What your games say
stats-lead = An answer needs { $least } games, { $luck } with the luck taken out; and no difference is named that chance alone could have made.
stats-how = How often do you win?
stats-how-words = The mark on each bar is what equal players would win; the thin line is how far chance alone could have moved it.
stats-won = { $n ->
    [one] You have won { $wins } of one game.
   *[other] You have won { $wins } of { $n } games.
}
stats-more = More than equal players would win: { $names }.
stats-less = Less than equal players would win: { $names }.
stats-as = Nothing that chance alone could not have made: { $names }.
stats-beside = { $name } ({ $share }, equal players { $even })
stats-begin = Do you win more when your side leads the first round?
stats-begin-first = Yes: { $a } when it leads, { $b } otherwise.
stats-begin-second = No, less: { $a } when it leads, { $b } otherwise.
stats-even = Nothing that chance alone could not have made.
stats-few = { $n ->
    [one] At least one more game is needed to say.
   *[other] At least { $n } more games are needed to say.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } of { $of } won; one more game is needed to say.
   *[other] { $name }: { $wins } of { $of } won; { $n } more games are needed to say.
}
stats-partner = With whom do you win?
stats-level = How do you do against the bots?
stats-captured = Do you capture more than the others?
stats-captured-first = Yes: { $a } marbles a game, the others { $b }.
stats-captured-second = No, fewer: { $a } marbles a game, the others { $b }.
stats-lost = Are you captured more than the others?
stats-lost-first = Yes: { $a } marbles a game, the others { $b }.
stats-lost-second = No, fewer: { $a } marbles a game, the others { $b }.
stats-waited = Do you wait for a start card more than the others?
stats-waited-first = Yes: { $a } turns a game, the others { $b }.
stats-waited-second = No, less: { $a } turns a game, the others { $b }.
stats-key-lead = Your side leads
stats-key-follow = Another leads
stats-key-mine = You
stats-key-others = The others
stats-of = { $share } of { $n }
stats-run = Longest row of wins: { $best }. Right now: { $now }.
stats-luck = How do you do with the luck of the cards taken out?
stats-luck-words = Most of what the deals and draws gave your side is taken from each result; then fewer games tell how well you play.
stats-luck-raw = As it was
stats-luck-adjusted = Luck taken out
stats-luck-of = { $points } of 100 (± { $error })
stats-luck-more = More than equal players would win, luck or not.
stats-luck-less = Less than equal players would win, luck or not.
stats-luck-n = Your last { $n } games.
stats-luck-work = Work it out
stats-luck-working = { $done } of { $of } games

## Keeping

keep-title = Keep them
keep-words = A browser may clear away what a page has stored. Take everything along as one file, and bring it back here or to another device.
keep-week = { $browser } deletes what a page has stored after seven days without a visit, unless the page is on the home screen. Save a file now and then.
keep-promised = This browser has promised to keep it.
keep-export = Save everything
keep-import = Bring a file
keep-away = The server does not answer: your games there will not be in the file.
keep-running = { $n ->
    [one] One running game stays at the server and is not in the file; a recovery code brings it to another device.
   *[other] { $n } running games stay at the server and are not in the file; a recovery code brings them to another device.
}
keep-working = { $done } of { $all }
keep-saved = In the file: { $what }.
keep-saved-nothing = The file holds no game yet.
keep-saved-away = Your games at the server are not in it, because the server does not answer. Save again when it does.
keep-saved-missing = { $n ->
    [one] One game could not be fetched from the server and is not in it.
   *[other] { $n } games could not be fetched from the server and are not in it.
}
keep-fresh = New here: { $what }.
keep-nothing = Nothing new.
keep-known = Here already: { $what }.
keep-n-games = { $n ->
    [one] one game
   *[other] { $n } games
}
keep-n-boards = { $n ->
    [one] one board of the daily deal
   *[other] { $n } boards of the daily deal
}
keep-n-puzzles = { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
}
keep-refused = { $n ->
    [one] One game was not taken in:
   *[other] { $n } games were not taken in:
}
keep-refused-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
keep-entry-tables = Table { $n } of the file
keep-entry-games = Game { $n } of the file
keep-wrong-shape = this is no game
keep-wrong-entries = its entries are not one after the other
keep-wrong-times = its times are no times
keep-wrong-moves = its moves do not follow from one another
keep-wrong-record = line { $line } of its record does not follow
keep-wrong-running = it is not over
keep-wrong-rules = its rules are not known here
keep-wrong-away = its rules could not be fetched
keep-wrong-apart = it went on differently here, and the one here stays
keep-wrong-room = this browser has no room for it
keep-no-large = This file is too large: more than 200 MB.
keep-no-empty = This file is empty.
keep-no-other = This is not a file that “Save everything” has written.
keep-no-record = This is the record of a single game. It can be looked at on the first page.
keep-no-newer = This file was written by a newer Tockwork (version { $version }). Load this page anew, or bring the file to a newer one.
keep-no-lists = This file is damaged: its lists of games are missing.
keep-no-cut = This file is cut short: it ends in the middle.
keep-no-damaged = This file is damaged at line { $line }, column { $column }.
keep-no-damaged-tables = This file is damaged in table { $n } (line { $line }, column { $column }).
keep-no-damaged-games = This file is damaged in game { $n } (line { $line }, column { $column }).
keep-unchanged = Nothing was changed.

## Coming back, devices, being forgotten

recovery-title = Lasting, without an account
recovery-words = This device is known here by a secret that only it has. With a recovery code everything comes to another device, or back after all was cleared: your name, your seats and your games, also those you played on the device alone, daily boards and puzzles. For that a copy of what your devices keep lies at this server; nobody looks inside.
recovery-get = Get a code
recovery-renew = Get a new code
recovery-renew-sure = Get a new code? The one you have opens nothing from then on.
recovery-once = Write it down or take a picture: it is shown this once. It works again and again, until you get a new one.
recovery-qr = The way back as a picture: scan it with the other device.
recovery-made = Made on { $when }.
recovery-have = I have a code
recovery-handed = The code is filled in. Press “Come back” if it is yours.
recovery-use = Come back
recovery-welcome = Welcome back, { $name }.
recovery-welcome-nameless = Welcome back.
devices-title = Your devices
devices-here = this one, in use now
devices-in-use = in use now
devices-seen = seen { $when }
devices-since = since { $when }
devices-remove = Remove
devices-remove-one = Remove: { $name }
devices-remove-sure = Remove { $name }? It opens nothing of yours any more, and an open table there is left.
devices-unnamed = A device
forget-title = Forget me
forget-words = One button deletes all of it. At this server: your name, devices, code, passkeys, the copy of your games and your statistics; running seats go to bots, and others keep their games with a guest in your place. On this device: your name, all games and running tables, daily boards, puzzles, introductions and statistics. Language, look and other settings stay. Other devices keep what lies on them until you press it there.
forget-words-device = One button deletes all that this page keeps on this device: your name, all games and running tables, daily boards, puzzles, introductions and statistics. Language, look and other settings stay.
forget-do = Forget everything
forget-sure = Forget everything, here and at this server? Your name, all games, running tables, daily boards, puzzles, introductions and statistics go. This cannot be undone.
forget-sure-device = Forget everything on this device? Your name, all games, running tables, daily boards, puzzles, introductions and statistics go. This cannot be undone.
forget-done = Everything is forgotten.

## Passkeys

passkey-title = Passkey
passkey-words = Your device or password manager can keep a key for this site, in addition to the code. Nothing else is asked.
passkey-make = Make a passkey
passkey-use = Come back with a passkey
passkey-made = The passkey is made.
passkey-count = { $n ->
    [one] One passkey
   *[other] { $n } passkeys
}
passkey-remove = Remove all
fault-no_passkey = Nothing came of it: the passkey was not given, or does not fit here.
fault-passkey_there = This device or password manager keeps a passkey of yours for this site already.
