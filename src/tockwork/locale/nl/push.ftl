### Wat als melding wordt gestuurd, en de feeds.

notice-turn = { $game }: jij bent aan de beurt
notice-with = met { $names }
notice-feed = Potjes die op mij wachten
