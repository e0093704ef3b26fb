// What the seat in turn may choose, each answer with its legs, ways and captures.
#include "tock/generate.hpp"
#include "tock/tell/write.hpp"

namespace tock {
namespace {

void write_choice(JsonWriter& out, const NamedRules& names, const State& s, const Move& m) {
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
  const auto each = [&](bool captured, auto&& tell) {
    out.open_array();
    for (int i = 0; i < effects.n; ++i)
      if ((effects.list[i].how == How::Capture) == captured) tell(effects.list[i]);
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

}  // namespace

void write_choices(JsonWriter& out, const NamedRules& names, const Seen& seen, int seat) {
  State s = known_to(names.rules, seen, seat);
  s.turn = static_cast<std::uint8_t>(seat);  // who chooses early is not in turn yet
  MoveList& answers = own_list<struct OfThis>();
  legal(names.rules, s, answers);
  out.open_array();
  for (const Move& m : answers) write_choice(out, names, s, m);
  out.close_array();
}

}  // namespace tock
