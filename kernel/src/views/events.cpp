// Events in the view of one seat.
#include "tock/views/write.hpp"

namespace tock {
namespace {

void write_cards(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.open_array();
  for (int i = 0; i < e->cards_n; ++i) write_card(out, names, e->cards[i]);
  out.close_array();
}

void write_moved(JsonWriter& out, const EventView& e) {
  out.key("moved");
  out.open_array();
  for (int i = 0; i < e->effects.n; ++i) {
    const Effect& step = e->effects.list[i];
    out.open_object();
    out.field("seat", seat_of(step.id));
    out.field("marble", rank_of(step.id));
    out.key("origin");
    write_place(out, step.from);
    out.key("target");
    write_place(out, step.to);
    out.field("how", name_of(step.how));
    out.close_object();
  }
  out.close_array();
}

void write_dealt(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.field("round", static_cast<int>(e->round));
  out.field("leader", int{e->leader});
  out.key("hands");
  out.open_array();
  for (int t = 0; t < names.rules.seats; ++t) write_hand(out, names, e->hands[t]);
  out.close_array();
  if (!names.rules.announce) return;
  out.key("announced");
  write_announced(out, names.rules, e->announced);
}

void write_played(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.key("card");
  write_card(out, names, e->card);
  out.key("as_card");
  write_card(out, names, e->as);
  out.field("text", std::string_view(e->text));
  write_moved(out, e);
}

void write_card_of(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.key("card");
  write_card(out, names, e->cards_n ? e->cards[0] : kNone);
}

}  // namespace

void write_event(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.open_object();
  out.field("event", name_of(e->kind));
  const bool of_all = e->kind == EventKind::Shuffled || e->kind == EventKind::Dealt ||
                      e->kind == EventKind::Exchanged || e->kind == EventKind::Won;
  if (!of_all) out.field("seat", int{e->seat});
  switch (e->kind) {
    case EventKind::Shuffled:
      out.key("order");
      write_cards(out, names, e);
      break;
    case EventKind::Dealt: write_dealt(out, names, e); break;
    case EventKind::Gave:
    case EventKind::Offered:
      out.field("to", int{names.rules.receiver[e->seat]});
      write_card_of(out, names, e);
      break;
    case EventKind::Exchanged:
      out.key("gifts");
      write_cards(out, names, e);
      break;
    case EventKind::Opened:
      out.field("marble", rank_of(e->effects.list[0].id));
      write_moved(out, e);
      break;
    case EventKind::Played: write_played(out, names, e); break;
    case EventKind::Hopped:
      out.field("hop", e->effects.n > 0);
      write_moved(out, e);
      break;
    case EventKind::Drew:
    case EventKind::Discarded: write_card_of(out, names, e); break;
    case EventKind::LaidDown:
    case EventKind::Renewed:
      out.key("cards");
      write_cards(out, names, e);
      break;
    case EventKind::Won:
      out.key("winners");
      out.open_array();
      for (int t = 0; t < names.rules.seats; ++t)
        if (e->winners >> t & 1U) out.write(t);
      out.close_array();
      break;
    case EventKind::Chose: break;  // the choice is hidden
  }
  out.close_object();
}

void write_walks(JsonWriter& out, const NamedRules& names, const EventView& e) {
  out.open_array();
  for (int i = 0; i < e->effects.n; ++i) write_walk(out, names.rules, e->effects.list[i]);
  out.close_array();
}

}  // namespace tock
