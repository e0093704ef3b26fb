### Your games: what was played, what it says, and keeping it.

games-title = My games
games-lead = Games you’ve played on this device and on this server. Nothing is sent anywhere else.
games-lead-site = Games you’ve played on this device. Nothing is sent anywhere else.
games-away = Can’t reach the server, so your games there aren’t shown.
games-none-title = No finished games yet
games-none = Your first game will appear here, with its result and replay.
games-running = In progress
games-finished = Finished
games-search-game = Game
games-search-all = All games
games-search-person = Player name
games-none-found = No matching games
games-won = Won
games-lost = Lost
games-among = Played on one screen
games-with = with { $names }
games-against = against { $names }
games-guest = an unnamed player
games-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
games-replay = Replay
games-replay-game = Replay: { $game }, { $when }
games-review-game = Game review: { $game }, { $when }
games-save = Download game
games-save-game = Download game: { $game }, { $when }
games-forget = Delete
games-forget-game = Delete: { $game }, { $when }
games-forget-sure = Delete this game permanently?
games-forget-sure-server = Delete this game permanently? The other players keep it, without your name.
games-from-file = imported
games-more = Show all { $count }

## Questions

stats-title = Your statistics
stats-lead = Each answer needs { $least } games ({ $luck } with luck removed). Differences that could be pure chance are not reported.
stats-fact-games = Games
stats-fact-won = Won
stats-fact-home = Marbles home
stats-fact-captured = Marbles captured
stats-fact-lost = Own marbles captured
stats-fact-most = Most captures in one game
stats-fact-time = Time at the table
stats-now-begin = So far { $a } when it starts, { $b } otherwise.
stats-now-captured = So far { $a } marbles a game, the others { $b }.
stats-now-lost = So far { $a } marbles a game, the others { $b }.
stats-now-waited = So far { $a } turns a game, the others { $b }.
stats-how = How often do you win?
stats-how-words = The tick on each bar is what equally strong players would win; the thin line is the margin of chance.
stats-won = { $n ->
    [one] You have won { $wins } of one game.
   *[other] You have won { $wins } of { $n } games.
}
stats-more = Above what equally strong players would win: { $names }.
stats-less = Below what equally strong players would win: { $names }.
stats-as = No difference beyond chance: { $names }.
stats-beside = { $name } ({ $share }, equally strong players { $even })
stats-begin = Do you win more when your team starts the first round?
stats-begin-first = Yes: { $a } when it starts, { $b } otherwise.
stats-begin-second = No, less: { $a } when it starts, { $b } otherwise.
stats-even = No difference beyond chance.
stats-few = { $n ->
    [one] At least one more game needed to tell.
   *[other] At least { $n } more games needed to tell.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } of { $of } won; one more game needed to tell.
   *[other] { $name }: { $wins } of { $of } won; { $n } more games needed to tell.
}
stats-partner = Which partners do you win with?
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
stats-key-lead = Your team starts
stats-key-follow = Another team starts
stats-key-mine = You
stats-key-others = The others
stats-of = { $share } of { $n }
stats-run = Longest winning streak: { $best }. Current: { $now }.
stats-luck = How do you do with card luck removed?
stats-luck-words = Most of what the cards gave your team is subtracted from each result, so fewer games show how well you play.
stats-luck-raw = Actual
stats-luck-adjusted = Luck-adjusted
stats-luck-of = { $points }% (± { $error })
stats-luck-more = Above what equally strong players would win, with or without luck.
stats-luck-less = Below what equally strong players would win, with or without luck.
stats-luck-n = Your last { $n } games.
stats-luck-work = Calculate
stats-luck-working = { $done } of { $of } games

## Keeping

keep-title = Backup
keep-words = Browsers can delete stored data. Export everything to one file and import it here or on another device.
keep-week = { $browser } deletes stored data after seven days without a visit, unless the page is on the home screen. Export a file now and then.
keep-promised = This browser has agreed to keep your data.
keep-export = Export all
keep-import = Import
keep-away = Can’t reach the server, so your games there won’t be in the file.
keep-running = { $n ->
    [one] One game in progress stays on the server and isn’t exported. Use a recovery code to move it.
   *[other] { $n } games in progress stay on the server and aren’t exported. Use a recovery code to move them.
}
keep-working = { $done } of { $all }
keep-saved = Exported: { $what }.
keep-saved-nothing = The file contains no games yet.
keep-saved-away = Your games on the server aren’t included because it can’t be reached. Export again later.
keep-saved-missing = { $n ->
    [one] One game couldn’t be fetched from the server and isn’t included.
   *[other] { $n } games couldn’t be fetched from the server and aren’t included.
}
keep-fresh = Added: { $what }.
keep-nothing = Nothing new.
keep-known = Already here: { $what }.
keep-n-games = { $n ->
    [one] one game
   *[other] { $n } games
}
keep-n-boards = { $n ->
    [one] one daily challenge round
   *[other] { $n } daily challenge rounds
}
keep-n-puzzles = { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
}
keep-refused = { $n ->
    [one] One game couldn’t be imported:
   *[other] { $n } games couldn’t be imported:
}
keep-refused-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
keep-entry-tables = Table { $n } of the file
keep-entry-games = Game { $n } of the file
keep-wrong-shape = not a game
keep-wrong-entries = its log is out of order
keep-wrong-times = it has invalid timestamps
keep-wrong-moves = it contains an illegal move
keep-wrong-record = line { $line } doesn’t match the game
keep-wrong-running = it isn’t finished
keep-wrong-rules = its rules aren’t known here
keep-wrong-away = its rules couldn’t be fetched
keep-wrong-apart = a different version is already here and was kept
keep-wrong-room = not enough storage in this browser
keep-no-large = This file is too large: more than 200 MB.
keep-no-empty = This file is empty.
keep-no-other = This isn’t a Tockwork export.
keep-no-record = This is a single game. Open it from the home page.
keep-no-newer = This file was written by a newer Tockwork ({ $version }). Reload this page, or import it on a newer server.
keep-no-lists = This file is damaged: its lists of games are missing.
keep-no-cut = This file is incomplete: it ends in the middle.
keep-no-damaged = This file is damaged at line { $line }, column { $column }.
keep-no-damaged-tables = This file is damaged in table { $n } (line { $line }, column { $column }).
keep-no-damaged-games = This file is damaged in game { $n } (line { $line }, column { $column }).
keep-unchanged = Nothing was changed.

## Coming back, devices, being forgotten

recovery-title = Keep your games, without an account
recovery-words = A recovery code brings your name, seats, games, challenges and puzzles to another device, or back after your browser data is cleared. For this the server keeps a copy of what your devices store.
recovery-get = Get a code
recovery-renew = Get a new code
recovery-renew-sure = Create a new code? Your current one will stop working.
recovery-once = Write it down or take a photo: it’s shown only once. You can use it as often as you like until you create a new one.
recovery-qr = Scan this with your other device.
recovery-made = Created on { $when }
recovery-have = I have a code
recovery-handed = The code is filled in. Press “Restore” if it’s yours.
recovery-use = Restore
recovery-welcome = Welcome back, { $name }.
recovery-welcome-nameless = Welcome back.
devices-title = Your devices
devices-here = this device
devices-in-use = in use now
devices-seen = last active { $when }
devices-since = since { $when }
devices-remove = Remove
devices-remove-one = Remove: { $name }
devices-remove-sure = Remove { $name }? It will lose access to your games and leave any open table.
devices-unnamed = Unnamed device
forget-title = Delete my data
forget-words =
    On this server: your name, devices, code, passkeys, the copy of your games and your statistics. Bots take over your seats; other players keep their games, without your name.
    On this device: your name, games, tables, challenges, puzzles, tutorials and statistics.
    Your settings stay. Other devices keep their copies until you delete there too.
forget-words-device = On this device: your name, games, tables, challenges, puzzles, tutorials and statistics. Your settings stay.
forget-do = Delete everything
forget-sure = Delete everything, here and on this server? This can’t be undone.
forget-sure-device = Delete everything on this device? This can’t be undone.
forget-done = All your data has been deleted.

## Passkeys

passkey-title = Passkey
passkey-words = Your device or password manager can keep a key for this site, in addition to the code. No other details needed.
passkey-make = Create a passkey
passkey-use = Sign in with a passkey
passkey-made = Passkey created.
passkey-count = { $n ->
    [one] One passkey
   *[other] { $n } passkeys
}
passkey-remove = Remove all
fault-no_passkey = That didn’t work: no passkey was provided, or it isn’t valid here.
fault-passkey_there = This device or password manager already has a passkey for this site.
