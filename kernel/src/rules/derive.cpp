// What follows from the numbers of a rulebook.
#include <algorithm>

#include "tock/rules/rules.hpp"

namespace tock {
namespace {

// The counts of a use that goes forwards, as bits.
unsigned counts_of(const Use& u) {
  const bool any = u.kind == UseKind::UpTo || (u.kind == UseKind::Split && u.to_and_fro);
  return any ? (2U << u.n) - 2 : 1U << u.n;
}

// May these two uses of a card take a marble to the same place? What is not known to go elsewhere may.
bool may_meet(const Rules& r, const Card& c, const Use& a, const Use& b) {
  const auto either = [&](auto... kinds) { return ((a.kind == kinds || b.kind == kinds) || ...); };
  const bool alike = a.kind == b.kind;
  if (either(UseKind::Skip, UseKind::Swap, UseKind::Centre)) return alike;  // what no other use does
  if (either(UseKind::Push)) return alike && a.n == b.n;
  if (alike && either(UseKind::Start, UseKind::Colour)) return a.n == b.n || colours_shown(c) < 2;
  if (either(UseKind::Start)) return either(UseKind::Take);
  if (either(UseKind::Magnet, UseKind::Colour, UseKind::ColourTwo, UseKind::Bone, UseKind::Take)) return true;
  if (a.back || b.back) return alike;
  if (alike && either(UseKind::Back)) return a.n == b.n;
  if (either(UseKind::Back)) return a.home || b.home || a.n + b.n >= r.length;
  unsigned far = counts_of(b);  // a fool stops earlier
  for (int i = 0; i < r.fool_slack; ++i) far |= far << 1U | far >> 1U;
  return (counts_of(a) & far) != 0;
}

}  // namespace

void Rules::derive() {
  length = static_cast<std::uint8_t>(sections * section);
  unknown = kinds;
  deck_n = 0;
  for (int k = 0; k < kinds; ++k) deck_n = static_cast<std::uint8_t>(deck_n + cards[k].copies);
  off_board = may_be_kept = 0;
  walks = skips = undoes = false;
  const bool strict = passing != Passing::Free || own_capture == OwnCapture::Never;
  spares_sides = own_capture == OwnCapture::Never || partner_to_entrance;
  every_space = hierarchy || passing != Passing::Free || spares_sides;
  for (int k = 0; k < kinds; ++k)
    for (int i = 0; i < cards[k].uses_n; ++i) {
      Use& u = cards[k].uses[i];
      u.own_way = u.green || (u.burns && strict);  // a card that captures all it meets is stopped by guards only
      if (u.may_be_kept) may_be_kept |= 1U << k;
    }
  bare = hop == kNone && special == kNone;
  bool jokers = false, shared = false;
  unsigned counts = 0;
  for (int k = 0; k < kinds; ++k)
    for (int i = 0; i < cards[k].uses_n; ++i) {
      const Use& u = cards[k].uses[i];
      jokers |= u.kind == UseKind::Joker;
      if (u.kind != UseKind::Walk && u.kind != UseKind::UpTo && u.kind != UseKind::Split) continue;
      const unsigned these = counts_of(u);
      shared |= (counts & these) != 0;
      counts |= these;
    }
  plain = fool_slack == 0 && !(jokers && shared);
  mixed = jokers && !plain;
  bool others_overlap = false;
  for (int k = 0; k < kinds; ++k) {
    Card& c = cards[k];
    int once = 0;
    c.distinct = hop == kNone && !partner_to_entrance;
    for (int i = 0; i < c.uses_n; ++i) {
      const UseKind use = c.uses[i].kind;
      skips |= use == UseKind::Skip;
      undoes |= use == UseKind::Undo;
      walks |= use == UseKind::Walk || use == UseKind::Split;
      if (use == UseKind::Start || use == UseKind::Push || use == UseKind::Joker || use == UseKind::Copy ||
          use == UseKind::Take)
        off_board |= 1U << k;
      if (use == UseKind::Walk || (use == UseKind::Swap && !c.uses[i].any_two)) ++once;
      else if (use != UseKind::Start || c.uses[i].n != 0) c.distinct = false;
    }
    c.distinct &= once <= 1;
    c.just_walks = c.uses_n == 1 && c.uses[0].kind == UseKind::Walk && !c.uses[0].own_way;
    c.overlaps = false;
    for (int i = 0; i < c.uses_n; ++i)
      for (int j = 0; j < i; ++j) c.overlaps |= may_meet(*this, c, c.uses[i], c.uses[j]);
    others_overlap |= c.overlaps || colours_shown(c) > 1;  // a joker does not name the colour
  }
  for (int k = 0; k < kinds; ++k) {
    const UseKind use = cards[k].uses[0].kind;
    cards[k].overlaps |= others_overlap && (use == UseKind::Joker || use == UseKind::Copy);
  }
  for (int i = 0; i < length; ++i) {
    next_start[i] = static_cast<std::uint8_t>(section - i % section);
    last_start[i] = static_cast<std::uint8_t>(i % section == 0 ? section : i % section);
  }
  ids = 0;
  teams = 0;
  for (int s = 0; s < seats; ++s) {
    teams = std::max<std::uint8_t>(teams, static_cast<std::uint8_t>(team[s] + 1));
    ids |= ((1U << marbles) - 1) << (s * kMaxMarbles);
    giver[receiver[s]] = static_cast<std::uint8_t>(s);
    partners[s] = 0;
    entry[s] = on_track(start[s] + entrance);
    for (int t = 0; t < seats; ++t)
      if (is_partner(s, t)) partners[s] = static_cast<std::uint8_t>(partners[s] | 1U << t);
  }
}

}  // namespace tock
