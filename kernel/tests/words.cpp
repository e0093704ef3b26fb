#include "words.hpp"

#include <array>
#include <sstream>

namespace tock::test {
namespace {

std::string card_word(const Table& t, int kind) {
  if (kind == kNone) return "-";
  return kind < static_cast<int>(t.cards.size()) ? t.cards[static_cast<std::size_t>(kind)] : "?";
}

}  // namespace

std::string word_of(Place p) {
  if (p == kReserve) return "R";
  if (p == kCentre) return "C";
  if (p == kAbsent) return "absent";
  return in_lane(p) ? "H" + std::to_string(p - kLane + 1) : std::to_string(p);
}

std::string words_of(const Table& t, const State& s) {
  std::ostringstream out;
  out << name_of(s.phase) << ", turn " << +s.turn << ", leader " << +s.leader << ", round " << s.round << ", last card "
      << card_word(t, s.last_card) << ", pile " << +s.pile_n << ", discards " << +s.discards_n
      << (s.drawn ? ", drawn" : "") << "\n";
  for (int seat = 0; seat < t.rules.seats; ++seat) {
    out << "  seat " << seat << ":";
    for (int m = 0; m < t.rules.marbles; ++m)
      out << " " << word_of(s.board.at[id_of(seat, m)]) << (s.board.is_fresh(id_of(seat, m)) ? "!" : "");
    out << " | hand:";
    for (int k = 0; k <= t.rules.kinds; ++k)
      for (int i = 0; i < s.hand[seat][k]; ++i) out << " " << card_word(t, k);
    out << "\n";
  }
  return out.str();
}

std::string words_of(const Table& t, const Move& m) {
  std::ostringstream out;
  out << name_of(m.act) << " with " << card_word(t, m.card) << " as " << card_word(t, m.as);
  for (int i = 0; i < m.legs_n; ++i)
    out << ", seat " << seat_of(m.legs[i].id) << " marble " << rank_of(m.legs[i].id) << " to " << word_of(m.legs[i].to)
        << (m.legs[i].hops ? " hopping" : "");
  out << (m.burns ? ", burns" : "") << (m.draws ? ", draws" : "");
  if (m.colour != kNone) out << ", colour " << +m.colour;
  return out.str();
}

}  // namespace tock::test
