// The messages' parts as JSON, in the words of docs/wire.md. Nothing here takes a State: what is written
// is made from what somebody may see.
#pragma once

#include "tock/notation.hpp"
#include "tock/tell/event.hpp"
#include "tock/tell/json_writer.hpp"

namespace tock {

void write_place(JsonWriter& out, Place p, bool fresh = false);
void write_card(JsonWriter& out, const NamedRules& names, std::uint8_t kind);  // null for kNone
void write_hand(JsonWriter& out, const NamedRules& names, const Hand& hand);

// [true, null, …]: who has announced a start card, who none, and who nothing.
void write_announced(JsonWriter& out, const Rules& r, const Announced& said);

// A marble that goes from place to place, with every place it walks on, target last.
void write_walk(JsonWriter& out, const Rules& r, const Effect& step);

// {"event": …}: one of the events of docs/records.md.
void write_event(JsonWriter& out, const NamedRules& names, const SeenEvent& event);
// [{"seat": …, "path": …}, …]: what the event does to marbles, one walk after the other.
void write_walks(JsonWriter& out, const NamedRules& names, const SeenEvent& event);

// The board as everybody may see it.
void write_state(JsonWriter& out, const NamedRules& names, const Seen& seen);
// What the seats that look see besides: their own cards. Asked: and what they may answer, now or early.
void write_views(JsonWriter& out, const NamedRules& names, const Seen& seen, bool asked);
// The cards of every seat, where all may be seen.
void write_hands(JsonWriter& out, const NamedRules& names, const Seen& seen);

// Every legal answer of a seat that looks, each with what it would do to the marbles. The seat must be
// asked, or be asked later for a choice that it may make already.
void write_choices(JsonWriter& out, const NamedRules& names, const Seen& seen, int seat);

}  // namespace tock
