// The messages' parts as JSON, in the words of docs/wire.md. Nothing here takes a State: everything
// is made from a view.
#pragma once

#include "tock/data/json_writer.hpp"
#include "tock/game/notation.hpp"
#include "tock/views/event.hpp"

namespace tock {

void write_place(JsonWriter& out, Place p, bool fresh = false);
void write_card(JsonWriter& out, const NamedRules& names, std::uint8_t kind);  // null for kNone
void write_hand(JsonWriter& out, const NamedRules& names, const Hand& hand);

// [true, null, …]: who has announced a start card, who none, and who nothing.
void write_announced(JsonWriter& out, const Rules& r, const Announced& said);

// A marble that goes from place to place, with every place it walks on, target last.
void write_walk(JsonWriter& out, const Rules& r, const Effect& step);

// {"event": …}: one of the events of docs/records.md.
void write_event(JsonWriter& out, const NamedRules& names, const EventView& event);
// [{"seat": …, "path": …}, …]: what the event does to marbles, one walk after the other.
void write_walks(JsonWriter& out, const NamedRules& names, const EventView& event);

// The public state of the board.
void write_state(JsonWriter& out, const NamedRules& names, const View& view);
// The private views of the viewer's seats: their cards and, where a seat may choose, its legal moves, now or early.
void write_views(JsonWriter& out, const NamedRules& names, const View& view, bool asked);
// The cards of every seat, where all may be seen.
void write_hands(JsonWriter& out, const NamedRules& names, const View& view);

// Every legal move of a viewer's seat, each with its effects on the marbles. It must be the seat's turn,
// or the seat must be able to choose early.
void write_choices(JsonWriter& out, const NamedRules& names, const View& view, int seat);
// One of them.
void write_choice(JsonWriter& out, const NamedRules& names, const View& view, int seat, int index);

}  // namespace tock
