// The choices of the player to move: each legal move with its legs, paths and captures.
#include "tock/game/generate.hpp"
#include "tock/views/write.hpp"

namespace tock {
namespace {

void write_one(JsonWriter& out, const NamedRules& names, const State& s, const Move& m) {
  const Rules& r = names.rules;
  Board after = s.board;
  Effects effects;
  apply_move(r, after, m, &effects);
  const WrittenMove written = write(names, s, m);
  out.open_object();
  out.field("text", std::string_view(text_of(written)));
  out.field("verb", name_of(written.verb));
  if (m.card != kNone) {
    out.key("card");
    write_card(out, names, m.card);
    out.key("as");
    write_card(out, names, m.as == kNone ? m.card : m.as);
  }
  int lost = 0, own = 0;
  for (int i = 0; i < effects.n; ++i) {
    if (effects.list[i].how != How::Capture) continue;
    ++lost;
    own += r.team[seat_of(effects.list[i].id)] == r.team[s.turn];
  }
  const auto each = [&](bool captured, auto&& use) {
    out.open_array();
    for (int i = 0; i < effects.n; ++i)
      if ((effects.list[i].how == How::Capture) == captured) use(effects.list[i]);
    out.close_array();
  };
  if (effects.n > lost) {
    out.key("legs");
    each(false, [&](const Effect& step) { write_walk(out, r, step); });
  }
  if (lost) {
    out.key("captures");
    each(true, [&](const Effect& step) {
      out.open_object();
      out.field("seat", seat_of(step.id));
      out.field("marble", rank_of(step.id));
      out.key("from");
      write_place(out, step.from);
      out.close_object();
    });
  }
  if (own) out.field("own_capture", true);
  if (m.draws) out.field("draw", true);
  out.close_object();
}

// Calls each(state, moves) with the seat's knowledge.
template <class Each>
void with_moves(const Rules& r, const View& view, int seat, Each&& each) {
  State s = information_state(r, view, seat);
  s.turn = static_cast<std::uint8_t>(seat);  // for an early choice its turn is still to come
  MoveList& moves = own_list<struct OfThis>();
  legal(r, s, moves);
  each(s, moves);
}

}  // namespace

void write_choices(JsonWriter& out, const NamedRules& names, const View& view, int seat) {
  with_moves(names.rules, view, seat, [&](const State& s, const MoveList& moves) {
    out.open_array();
    for (const Move& m : moves) write_one(out, names, s, m);
    out.close_array();
  });
}

void write_choice(JsonWriter& out, const NamedRules& names, const View& view, int seat, int index) {
  with_moves(names.rules, view, seat,
             [&](const State& s, const MoveList& moves) { write_one(out, names, s, moves[index]); });
}

}  // namespace tock
