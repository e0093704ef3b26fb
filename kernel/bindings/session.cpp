// Tables, for Python: entries and commands in, entries and messages out.
#include "tock/table/session.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "json_bytes.hpp"
#include "parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

using Seats = std::vector<int>;
using Outages = std::vector<Span>;
using Guest = std::optional<std::string>;

Viewer viewer_of(const Session& s, const Seats& seats, bool open = false) {
  Viewer viewer{.open = open};
  for (const int seat : seats)
    viewer.seats = static_cast<std::uint8_t>(viewer.seats | 1U << check_seat(s.names().rules, seat));
  return viewer;
}

// A number of an event, or none yet.
int check_number(const Session& s, int number) {
  if (number < 0 || number > s.number()) throw nb::index_error("there is no such event");
  return number;
}

void check_past(const Session& s) {
  if (!s.keeps_seatings()) throw nb::value_error("seats of the past are known only with a spectator delay, in a game");
}

std::optional<int> or_none(int number) { return number < 0 ? std::nullopt : std::optional(number); }

nb::tuple held_by(const Session& s, const Guest& guest) {
  nb::list out;
  const unsigned held = guest ? s.held_by(*guest) : 0;
  for (int seat = 0; seat < s.names().rules.seats; ++seat)
    if (held >> seat & 1U) out.append(seat);
  return nb::tuple(out);
}

void add_looking(nb::class_<Session>& session) {
  session.def_prop_ro("id", &Session::id)
      .def_prop_ro("created_at", &Session::created_at)
      .def_prop_ro("number", &Session::number, "Of the last event.")
      .def_prop_ro("entries", &Session::entries, "How many make up the log so far.")
      .def_prop_ro("game_log", &Session::game_log, nb::rv_policy::reference_internal,
                   nb::sig("def game_log(self) -> GameLog | None"))
      .def_prop_ro("phase", &Session::phase, nb::sig("def phase(self) -> typing.Literal['lobby', 'playing', 'over']"))
      .def_prop_ro("over", &Session::over, "A team has won, or the game was abandoned.")
      .def_prop_ro("set_up", &Session::set_up, "Who plays is settled; the first deal may still wait for parts.")
      .def_prop_ro("gathering", &Session::gathering, "Whether parts were asked for.")
      .def_prop_ro("full", &Session::full)
      .def_prop_ro("paused", &Session::paused, "The players agreed to a pause: no move is made, and no clock runs.")
      .def_prop_ro("resumed_at", &Session::resumed_at, "When the last pause ended; 0: there was none.")
      .def_prop_ro(
          "asked", [](const Session& s) { return or_none(s.asked()); }, "The player to move.")
      .def("held_by", &held_by, "guest"_a.none(), nb::sig("def held_by(self, guest: str | None) -> tuple[int, ...]"))
      .def_prop_ro("places", &Session::places)
      .def_prop_ro("playing", &Session::playing,
                   "Of each seat the level of the bot that plays for a player who is away.")
      .def("has_left", &Session::has_left, "seat"_a, "Whether its person has left it to a bot.")
      .def("bot_in", &Session::bot_in, "seat"_a, "The level of the bot that plays for a seat, if one does.")
      .def_prop_ro("banks", &Session::banks)
      .def_prop_ro("asked_at", &Session::asked_at)
      .def_prop_ro("ran_out", [](const Session& s) { return or_none(s.ran_out()); })
      .def_prop_ro("rematch", &Session::rematch)
      .def_prop_ro("began", &Session::began, "The number of the event with which the game began.")
      .def_prop_ro("ended", &Session::ended, "And of the one after which every card is open.")
      .def_prop_ro("decision", &Session::decision, "How many have been made in the game.")
      .def_prop_ro("taken_back", &Session::taken_back)
      .def(
          "game_events", [](const Session& s, int number) { return s.game_events(check_number(s, number)); },
          "number"_a, "How many events of the game there were by an event.")
      .def(
          "at", [](const Session& s, int number) { return s.at(check_number(s, number)); }, "number"_a,
          "When an event happened; 0: when the table was made.")
      .def("number_at", &Session::number_at, "then"_a, "The last event by then.")
      .def(
          "carried_out", [](const Session& s, std::string_view command) { return or_none(s.carried_out(command)); },
          "command"_a, "The last event after a command, if it was carried out.")
      .def(
          "moves_before", [](const Session& s, int seat) { return or_none(s.moves_before(seat)); }, "seat"_a,
          "How many moves came before the last one that this seat made itself.")
      .def(
          "guests_at",
          [](const Session& s, Milliseconds then) {
            check_past(s);
            std::vector<Guest> out;
            for (const Holder& place : s.seating_at(then).places) out.push_back(place.guest);
            return out;
          },
          "then"_a, "Who had each seat at a time since the game began.");
}

void add_deal(nb::class_<Session>& session) {
  session.def_prop_ro("seed", &Session::seed)
      .def_prop_ro("commitment", &Session::commitment)
      .def(
          "asked_to_show",
          [](const Session& s) {
            std::vector<std::pair<std::string, std::string>> out;
            for (const Contribution& one : s.parts()) out.emplace_back(one.guest, one.commitment);
            return out;
          },
          "Who was asked to show a part, and what they had promised.")
      .def("next_seed", &Session::next_seed, "The seed that follows from what was shown so far.")
      .def(
          "head",
          [](const Session& s, int events) {
            const std::string head = s.head(events);
            return head.empty() ? Guest() : Guest(head);
          },
          "events"_a, "The head of the chain after so many events of the game.")
      .def_prop_ro(
          "parts", [](const Session& s) { return json_bytes([&](JsonWriter& out) { s.write_parts(out); }); },
          "By seat, with what was shown of them, as JSON.")
      .def(
          "fair",
          [](const Session& s) -> std::optional<nb::bytes> {
            if (!s.chained()) return std::nullopt;
            return json_bytes([&](JsonWriter& out) {
              out.open_object();
              s.write_fair(out);
              out.close_object();
            });
          },
          "All of it, for the record of a game that is over, as JSON.");
}

void add_messages(nb::class_<Session>& session) {
  session
      .def(
          "clock",
          [](const Session& s, Milliseconds now, const Outages& outages) {
            return json_bytes([&](JsonWriter& out) { s.write_clock(out, now, outages); });
          },
          "now"_a, "outages"_a, "The clock with a message, as JSON.")
      .def(
          "left",
          [](const Session& s, Milliseconds now, const Outages& outages) -> std::optional<Milliseconds> {
            const Milliseconds left = s.left(now, outages);
            return left < 0 ? std::nullopt : std::optional(left);
          },
          "now"_a, "outages"_a, "Milliseconds until the time of the player to move is up; None if no clock runs.")
      .def(
          "messages",
          [](const Session& s, const Seats& seats, int after, int last, const nb::bytes& clock) {
            nb::list out;
            for (const std::string& one : s.messages(viewer_of(s, seats), check_number(s, after), check_number(s, last),
                                                     {clock.c_str(), clock.size()}))
              out.append(bytes_of(one));
            return out;
          },
          "seats"_a, "after"_a, "last"_a, "clock"_a,
          nb::sig("def messages(self, seats: collections.abc.Sequence[int], after: int, last: int, clock: bytes) -> "
                  "list[bytes]"),
          "What the holder of these seats is sent of the events after one up to another.")
      .def(
          "messages_to_all",
          [](const Session& s, const std::vector<Seats>& viewers, int after, int last, const nb::bytes& clock) {
            std::vector<Viewer> all;
            for (const Seats& seats : viewers) all.push_back(viewer_of(s, seats));
            nb::list out;
            for (const auto& of_one :
                 s.messages(all, check_number(s, after), check_number(s, last), {clock.c_str(), clock.size()})) {
              nb::list messages;
              for (const std::string& one : of_one) messages.append(bytes_of(one));
              out.append(messages);
            }
            return out;
          },
          "viewers"_a, "after"_a, "last"_a, "clock"_a,
          nb::sig("def messages_to_all(self, viewers: collections.abc.Sequence[collections.abc.Sequence[int]], "
                  "after: int, last: int, clock: bytes) -> list[list[bytes]]"),
          "The same for several viewers at once; what they see alike is written once.")
      .def(
          "info",
          [](const Session& s, const Guest& guest, int number) {
            return json_bytes([&](JsonWriter& out) { s.write_info(out, guest.value_or(""), check_number(s, number)); });
          },
          "guest"_a.none(), "number"_a, "The table as of an event, as JSON.")
      .def(
          "seats",
          [](const Session& s, const Seats& seats, const std::vector<std::optional<Milliseconds>>& away,
             std::optional<Milliseconds> then) {
            if (away.size() != s.places().size()) throw nb::value_error("away: one for each seat");
            if (then) check_past(s);
            return json_bytes([&](JsonWriter& out) { s.write_seats(out, viewer_of(s, seats), away, then); });
          },
          "seats"_a, "away"_a, "then"_a.none() = nb::none(), "Who sits where, as JSON.")
      .def(
          "snapshot",
          [](const Session& s, const Guest& guest, int number, const nb::bytes& seats, const nb::bytes& clock,
             bool log) {
            return bytes_of(s.snapshot(guest.value_or(""), check_number(s, number), {seats.c_str(), seats.size()},
                                       {clock.c_str(), clock.size()}, log ? kSnapshotLog : 0));
          },
          "guest"_a.none(), "number"_a, "seats"_a, "clock"_a, "log"_a = true,
          "Everything a guest may know of the table at an event; `seats` and `clock` are JSON.")
      .def(
          "moment",
          [](const Session& s, const Seats& seats, int number) {
            return bytes_of(s.moment(viewer_of(s, seats), check_number(s, number)));
          },
          "seats"_a, "number"_a, "State and views after an event; with the last one, what may be chosen.")
      .def(
          "logged",
          [](const Session& s, const Seats& seats, int after, int last, bool open) {
            return bytes_of(s.logged(viewer_of(s, seats, open), check_number(s, after), check_number(s, last)));
          },
          "seats"_a, "after"_a, "last"_a, "open"_a = false, "Past events, as a JSON list.")
      .def(
          "open_moments",
          [](const Session& s, int after, int last) {
            return bytes_of(s.open_moments(check_number(s, after), check_number(s, last)));
          },
          "after"_a, "last"_a, "The table after each event with every hand open, as a JSON list.");
}

}  // namespace

void add_session(nb::module_& m) {
  nb::class_<Holder>(m, "Holder", "A seat at a table: who has it, or for whom it is kept.")
      .def_ro("kind", &Holder::kind)
      .def_ro("guest", &Holder::guest)
      .def_ro("name", &Holder::name)
      .def_ro("level", &Holder::level)
      .def_ro("kept", &Holder::kept)
      .def("__eq__", [](const Holder& a, const Holder& b) { return a == b; }, nb::is_operator());
  nb::class_<Checked>(m, "Checked", "What a command comes to: an entry, a refusal, or what it came to before.")
      .def_ro("entry", &Checked::entry)
      .def_ro("code", &Checked::code)
      .def_ro("detail", &Checked::detail)
      .def_prop_ro("number", [](const Checked& c) { return or_none(c.number); });
  nb::class_<Session> session(m, "Session",
                              "A table as its log adds up to it: who may do what, and what each viewer is sent.\n\n"
                              "It knows nothing of time, storage, connections or random numbers: these are arguments.");
  session
      .def(
          "__init__",
          [](Session* self, NamedRulesPtr rules, std::string id, std::string_view created, Milliseconds at) {
            auto made = Session::made(std::move(rules), std::move(id), created, at);
            if (!made) throw Refusal("TockworkError", made.problem());
            new (self) Session(std::move(*made));
          },
          "rules"_a, "id"_a, "created"_a, "at"_a)
      .def(
          "try_entry", [](Session& s, std::string_view entry, Milliseconds at) { check(s.try_entry(entry, at)); },
          "entry"_a, "at"_a, "Works out what an entry comes to, for `apply`; nothing changes yet, or it is refused.")
      .def(
          "apply",
          [](Session& s, std::string_view entry, Milliseconds at, std::string_view command) {
            check(s.apply(entry, at, command));
          },
          "entry"_a, "at"_a, "command"_a = "", "Adds an entry; `command`: who gave it, and its id.")
      .def_prop_ro(
          "seats_changed", [](const Session& s) { return s.moved().seats; },
          "Whether the last entry changed who sits where, or plays for whom.")
      .def_prop_ro(
          "giver", [](const Session& s) { return s.moved().giver; },
          "Whose seat the last entry has carried to another device.")
      .def("check", &Session::check, "command"_a, "guest"_a, "by"_a, "now"_a, "outages"_a,
           "Who may do what: the entry that a command becomes, or a refusal.")
      .def("move_entry", &Session::move_entry, "seat"_a, "move"_a, "by"_a, "now"_a, "outages"_a,
           "The entry of a move that a bot gives.")
      .def_prop_ro("over_days", &Session::over_days, "Whether its clock is one of days.")
      .def_prop_ro(
          "due_move",
          [](const Session& s) -> std::optional<std::pair<std::string, std::string>> {
            auto due = s.due_move();
            if (!due) return std::nullopt;
            return std::pair(std::move(due->move), std::move(due->by));
          },
          "Over days: the move that the player to move has prepared or is forced to make, and which of the two.")
      .def(
          "prepared",
          [](const Session& s, int seat) {
            check_seat(s.names().rules, seat);
            return json_bytes([&](JsonWriter& out) {
              out.open_object();
              s.write_prepared(out, seat);
              out.close_object();
            });
          },
          "seat"_a, "The standing orders of a seat, and the moves it would have now, as JSON.")
      .def("first_deal", &Session::first_deal, "late"_a, "seed"_a,
           "The next entry on the way to the first deal for which nobody is waited for; empty: none.");
  add_looking(session);
  add_deal(session);
  add_messages(session);
}

}  // namespace tock::py
