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

void write_state(JsonWriter& out, const NamedRules& names, const View& view) {
  const int n = names.rules.seats;
  out.open_object();
  out.field("phase", name_of(view.phase));
  out.field("turn", int{view.turn});
  out.field("round", static_cast<int>(view.round));
  out.field("leader", int{view.leader});
  out.key("last_card");
  write_card(out, names, view.last_card);
  out.field("drawn", view.drawn);
  out.key("marbles");
  write_marbles(out, names.rules, view.board.at, view.board.fresh);
  if (names.rules.undoes && view.last_card != kNone) {
    out.key("before");
    write_marbles(out, names.rules, view.before.at, view.before.fresh);
    if (view.redoing) out.field("redoing", true);
  }
  if (view.announced.yes | view.announced.no) {
    out.key("announced");
    write_announced(out, names.rules, view.announced);
    out.key("starts_seen");
    write_list(out, n, [&](int t) { return int{view.announced.seen[t]}; });
  }
  out.key("counts");
  write_list(out, n, [&](int t) { return int{view.hand_n[t]}; });
  out.field("pile", int{view.pile_n});
  out.field("discards", int{view.discards_n});
  out.key("chosen");
  write_list(out, n, [&](int t) { return (view.chosen >> t & 1U) != 0; });
  out.field("after_renewal", view.after_renewal());
  out.key("winners");
  out.open_array();
  for (int t = 0; t < n; ++t)
    if (view.winners >> t & 1U) out.write(t);
  out.close_array();
  out.close_object();
}

void write_views(JsonWriter& out, const NamedRules& names, const View& view, bool asked) {
  const unsigned later = asked ? still_to_ask(names.rules, view) & ~unsigned{view.chosen} : 0;
  out.open_array();
  for (int t = 0; t < names.rules.seats; ++t) {
    if (!(view.viewer.seats >> t & 1U)) continue;
    out.open_object();
    out.field("seat", t);
    out.key("hand");
    write_hand(out, names, view.own[t].hand);
    out.key("passed");
    write_hand(out, names, view.own[t].passed);
    out.key("given");
    write_given(out, names, view.own[t].given);
    out.key("choices");
    if (asked && t == view.turn && !view.over()) write_choices(out, names, view, t);
    else out.null();
    if (later >> t & 1U) {
      out.key("early");
      write_choices(out, names, view, t);
    }
    out.close_object();
  }
  out.close_array();
}

void write_hands(JsonWriter& out, const NamedRules& names, const View& view) {
  out.open_array();
  for (int t = 0; t < names.rules.seats; ++t) write_hand(out, names, view.own[t].hand);
  out.close_array();
}

}  // namespace tock
