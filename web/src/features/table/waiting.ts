// A seat of the lobby as the wish that would make it.

import type { SeatInfo } from '../../wire/messages';
import type { SeatWish } from '../../wire/http';

export function wishOf(seat: SeatInfo): SeatWish {
  const named = seat.name ? { name: seat.name } : {};
  switch (seat.kind) {
    case 'bot':
      return { kind: 'bot', level: seat.level ?? 'casual', ...named };
    case 'friend':
      return { kind: 'friend', ...named };
    case 'person':
      return { kind: seat.mine && !seat.host ? 'here' : 'me', ...named };
    default:
      return { kind: 'open' };
  }
}
