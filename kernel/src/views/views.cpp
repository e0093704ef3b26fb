// The board and the cards, in the viewer's view.
#include "tock/views/write.hpp"

namespace tock {
namespace {

template <class Value>
void write_list(JsonWriter& out, int n, Value&& value) {
  out.open_array();
  for (int i = 0; i < n; ++i) out.write(value(i));
  out.close_array();
}

void write_marbles(JsonWriter& out, const Rules& r, const std::array<Place, kMaxIds>& at, std::uint32_t fresh) {
  out.open_array();
  for (int t = 0; t < r.seats; ++t) {
    out.open_array();
    for (int m = 0; m < r.marbles; ++m) write_place(out, at[id_of(t, m)], fresh >> id_of(t, m) & 1U);
    out.close_array();
  }
  out.close_array();
}

void write_given(JsonWriter& out, const NamedRules& names, std::uint8_t given) {
  if (given == kDeclined) out.write("-");
  else write_card(out, names, given);
}

}  // namespace

void write_place(JsonWriter& out, Place p, bool fresh) {
  char text[8];
  int n = 0;
  text[n++] = '"';
  if (p == kReserve) {
    text[n++] = 'R';
  } else if (p == kCentre) {
    text[n++] = 'C';
  } else if (in_lane(p)) {
    text[n++] = 'H';
    text[n++] = static_cast<char>('1' + p - kLane);
  } else {
    if (p >= 100) text[n++] = '1';
    if (p >= 10) text[n++] = static_cast<char>('0' + p / 10 % 10);
    text[n++] = static_cast<char>('0' + p % 10);
  }
  if (fresh) text[n++] = '!';
  text[n++] = '"';
  out.plain({text, static_cast<std::size_t>(n)});
}

void write_card(JsonWriter& out, const NamedRules& names, std::uint8_t kind) {
  if (kind == kNone) out.null();
  else out.write(std::string_view(names.card_name(kind)));
}

void write_hand(JsonWriter& out, const NamedRules& names, const Hand& hand) {
  out.open_array();
  for (int k = 0; k <= names.rules.unknown; ++k)
    for (int i = 0; i < hand[k]; ++i) write_card(out, names, static_cast<std::uint8_t>(k));
  out.close_array();
}

void write_announced(JsonWriter& out, const Rules& r, const Announced& said) {
  out.open_array();
  for (int t = 0; t < r.seats; ++t) {
    if ((said.yes | said.no) >> t & 1U) out.write((said.yes >> t & 1U) != 0);
    else out.null();
  }
  out.close_array();
}

void write_state(JsonWriter& out, const NamedRules& names, const Seen& seen) {
  const int n = names.rules.seats;
  out.open_object();
  out.field("phase", name_of(seen.phase));
  out.field("turn", int{seen.turn});
  out.field("round", static_cast<int>(seen.round));
  out.field("leader", int{seen.leader});
  out.key("last_card");
  write_card(out, names, seen.last_card);
  out.field("drawn", seen.drawn);
  out.key("marbles");
  write_marbles(out, names.rules, seen.board.at, seen.board.fresh);
  if (names.rules.undoes && seen.last_card != kNone) {
    out.key("before");
    write_marbles(out, names.rules, seen.before.at, seen.before.fresh);
    if (seen.redoing) out.field("redoing", true);
  }
  if (seen.announced.yes | seen.announced.no) {
    out.key("announced");
    write_announced(out, names.rules, seen.announced);
    out.key("starts_seen");
    write_list(out, n, [&](int t) { return int{seen.announced.seen[t]}; });
  }
  out.key("counts");
  write_list(out, n, [&](int t) { return int{seen.hand_n[t]}; });
  out.field("pile", int{seen.pile_n});
  out.field("discards", int{seen.discards_n});
  out.key("chosen");
  write_list(out, n, [&](int t) { return (seen.chosen >> t & 1U) != 0; });
  out.field("after_renewal", seen.after_renewal());
  out.key("winners");
  out.open_array();
  for (int t = 0; t < n; ++t)
    if (seen.winners >> t & 1U) out.write(t);
  out.close_array();
  out.close_object();
}

void write_views(JsonWriter& out, const NamedRules& names, const Seen& seen, bool asked) {
  const unsigned later = asked ? still_to_ask(names.rules, seen) & ~unsigned{seen.chosen} : 0;
  out.open_array();
  for (int t = 0; t < names.rules.seats; ++t) {
    if (!(seen.viewer.seats >> t & 1U)) continue;
    out.open_object();
    out.field("seat", t);
    out.key("hand");
    write_hand(out, names, seen.own[t].hand);
    out.key("passed");
    write_hand(out, names, seen.own[t].passed);
    out.key("given");
    write_given(out, names, seen.own[t].given);
    out.key("choices");
    if (asked && t == seen.turn && !seen.over()) write_choices(out, names, seen, t);
    else out.null();
    if (later >> t & 1U) {
      out.key("early");
      write_choices(out, names, seen, t);
    }
    out.close_object();
  }
  out.close_array();
}

void write_hands(JsonWriter& out, const NamedRules& names, const Seen& seen) {
  out.open_array();
  for (int t = 0; t < names.rules.seats; ++t) write_hand(out, names, seen.own[t].hand);
  out.close_array();
}

}  // namespace tock
