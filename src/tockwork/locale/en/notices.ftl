### Notices of turns, calendar and feed.

notices-title = Notices
notices-what = For games over days: a notice when it’s your turn, and one before your time is up. At most two a day for each game. No account, no e-mail.
notices-here = Notices on this device
notices-last = Last received here: { $title }, { $when }
notices-none = Nothing received here yet.
notices-denied = Your browser doesn’t allow notices here. Allow them in its settings for this page.
feed-title = Calendar and feed
feed-what = Secret addresses for your calendar and your feed reader. Anyone with them sees which games wait for you.
feed-make = Make the addresses
feed-new = New addresses (the old ones stop working)
feed-remove = Remove
feed-calendar = Calendar
feed-atom = Feed
feed-once = Note them down: they are shown only now.
