#include "net/abilities.hpp"

#include "game/rings.hpp"

namespace tock {

std::uint64_t abilities_of(const Rules& r, int seat, const Card& c) {
  std::uint64_t all = 0;
  const int section = r.start[seat] / r.section;
  const auto turned = [&](int colour) { return (colour - section % kMaxColours + kMaxColours) % kMaxColours; };
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    switch (u.kind) {
      case UseKind::Walk: all |= ability_bit(Ability::Walk, u.n - 1); break;
      case UseKind::Back: all |= ability_bit(Ability::Back); break;
      case UseKind::UpTo: all |= ability_bit(Ability::UpTo); break;
      case UseKind::Start:
        if (u.n == 0 || r.colours[r.start[seat]] >> (u.n - 1) & 1U) all |= ability_bit(Ability::Start);
        break;
      case UseKind::Split: all |= ability_bit(Ability::Split); break;
      case UseKind::Swap: all |= ability_bit(Ability::Swap); break;
      case UseKind::Centre: all |= ability_bit(Ability::Centre); break;
      case UseKind::Push: all |= ability_bit(Ability::Push); break;
      case UseKind::Magnet: all |= ability_bit(Ability::Magnet); break;
      case UseKind::Skip: all |= ability_bit(Ability::Skip); break;
      case UseKind::Joker: all |= ability_bit(Ability::Joker); break;
      case UseKind::Copy: all |= ability_bit(Ability::Copy); break;
      case UseKind::Colour: all |= ability_bit(Ability::Colour, turned(u.n)); break;
      case UseKind::ColourTwo: all |= ability_bit(Ability::ColourTwo, turned(u.n)); break;
      case UseKind::Bone: all |= ability_bit(Ability::Bone); break;
      case UseKind::Take:
      case UseKind::Undo: break;  // no network knows it
    }
  }
  return all;
}

std::uint16_t walks_of(const Card& c) {
  unsigned counts = 0;
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    if (u.kind == UseKind::Walk) counts |= 1U << u.n;
    if (u.kind == UseKind::UpTo || u.kind == UseKind::Split) counts |= up_to(u.n);
    if (u.kind == UseKind::Joker) counts |= up_to(kFar);
  }
  return static_cast<std::uint16_t>(counts);
}

}  // namespace tock
