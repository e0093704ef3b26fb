### What is sent as a notice, and the feeds.

notice-turn = { $game }: your turn
notice-with = with { $names }
notice-feed = Games that wait for me
