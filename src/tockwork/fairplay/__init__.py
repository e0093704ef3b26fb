"""Partners who talk: an exact test of whether gifts know the partner's hand."""

from tockwork.fairplay.giving import REDEALS, Gift, gifts, seed_of
from tockwork.fairplay.watching import ALARM, ALARM_AT, Watch, e_values

__all__ = ["ALARM", "ALARM_AT", "REDEALS", "Gift", "Watch", "e_values", "gifts", "seed_of"]
