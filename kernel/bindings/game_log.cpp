// The game log for Python: messages as bytes, ready to send.
#include "tock/views/game_log.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "json_bytes.hpp"
#include "move.hpp"
#include "parts.hpp"
#include "tock/views/why.hpp"
#include "view_bytes.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

using Seats = std::vector<int>;

// The buffer of one thread, reused for every message.
JsonWriter& buffer() {
  static thread_local JsonWriter json;
  json.clear();
  return json;
}

Viewer viewer_of(const Rules& r, const Seats& seats, bool open = false) {
  Viewer viewer{.open = open};
  for (const int seat : seats) viewer.seats = static_cast<std::uint8_t>(viewer.seats | 1U << check_seat(r, seat));
  return viewer;
}

// One piece for each event, without the commas between them.
nb::list pieces(const GameLog& t, Viewer viewer, int from, std::optional<int> to, unsigned parts) {
  JsonWriter& out = buffer();
  std::vector<std::size_t> ends;
  t.write_parts(out, viewer, from, to.value_or(t.events()), parts, ends);
  nb::list list;
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    if (end == begin) continue;  // an event without a text
    if (begin > 0) ++begin;
    list.append(bytes_of(out.text().substr(begin, end - begin)));
    begin = end;
  }
  return list;
}

nb::bytes now(const GameLog& t, const Seats& seats) {
  JsonWriter& out = buffer();
  const View view = t.now(viewer_of(t.names().rules, seats));
  out.key("state");
  write_state(out, t.names(), view);
  out.key("views");
  write_views(out, t.names(), view, true);
  return bytes_of(out.text());
}

bool may_move(const GameLog& t, int seat) {
  return (!t.state().over() && seat == t.state().turn) || (t.may_choose_early() >> seat & 1U);
}

MoveList& moves_of(const GameLog& t, int seat) {
  MoveList& list = own_list<struct OfThis>();
  list.clear();
  if (may_move(t, check_seat(t.names().rules, seat))) t.moves(seat, list);
  return list;
}

WrittenMove written(const GameLog& t, int seat, const Move& m) {
  State s = t.state();
  s.turn = static_cast<std::uint8_t>(seat);
  return write(t.names(), s, m);
}

Core asking(const GameLog& t, int seat) {
  if (!may_move(t, check_seat(t.names().rules, seat))) throw Refusal("IllegalMove", problem<Code::NotAsked>("", seat));
  State state = t.state();
  state.turn = static_cast<std::uint8_t>(seat);
  return core_with(t.names_ptr(), state);
}

std::vector<PyMove> moves_for(const GameLog& t, int seat) {
  const MoveList& list = moves_of(t, seat);
  std::vector<PyMove> out;
  for (int i = 0; i < list.size(); ++i) out.push_back({written(t, seat, list[i]), i});
  return out;
}

int number_of(const GameLog& t, int seat, const PyMove& move) {
  const MoveList& list = moves_of(t, seat);
  if (move.hint >= 0 && move.hint < list.size() && written(t, seat, list[move.hint]) == move.value) return move.hint;
  for (int i = 0; i < list.size(); ++i)
    if (written(t, seat, list[i]) == move.value) return i;
  throw Refusal("IllegalMove", problem<Code::CannotPlay>("", seat, text_of(move.value)));
}

int play_on(GameLog& t, const PyMove& move, Chance& chance) {
  const int known = t.events();
  check(t.play(number_of(t, t.state().turn, move), chance));
  return t.events() - known;
}

void choose_early(GameLog& t, int seat, const PyMove& move) {
  const int index = number_of(t, seat, move);
  if (seat == t.state().turn) throw Refusal("IllegalMove", problem<Code::AskedNow>("", seat));
  check(t.choose_early(seat, index));
}

nb::list lines(const PyEvents& events, const Seats& seats, bool open) {
  const Viewer viewer = viewer_of(events.names->rules, seats, open);
  nb::list out;
  for (const Event& event : events.all) {
    JsonWriter& json = buffer();
    write_event(json, *events.names, EventView(events.names->rules, event, viewer));
    out.append(bytes_of(json.text()));
  }
  return out;
}

}  // namespace

Core core_with(const NamedRulesPtr& names, const State& state) {
  Core core(names);
  core.state() = state;
  check(core.refresh());
  return core;
}

Core seen_by(const Core& core, std::optional<int> seat) {
  const Rules& r = core.rules();
  const Seats seats = seat ? Seats{*seat} : Seats{};
  return core_with(core.names_ptr(),
                   information_state(r, see(r, core.state(), viewer_of(r, seats)), seat.value_or(-1)));
}

nb::bytes choice(const Core& core, int index) {
  const int seat = core.state().turn;
  JsonWriter& out = buffer();
  write_choice(out, core.names(), see(core.rules(), core.state(), viewer_of(core.rules(), {seat})), seat, index);
  return bytes_of(out.text());
}

nb::bytes why(const NamedRules& names, const State& state, int seat, const std::string& card,
              const std::variant<int, std::string>& marble) {
  const View view = see(names.rules, state, viewer_of(names.rules, {seat}));
  const std::uint8_t kind = names.kind_named(card);
  if (kind >= names.rules.unknown) throw Refusal("TockworkError", problem<Code::NoCardCalled>("card", card));
  const int* number = std::get_if<int>(&marble);
  const int id = number ? marble_numbered(names.rules, view, seat, *number)
                        : marble_on(names.rules, view, seat, std::get<std::string>(marble));
  if (id < 0 && number)
    throw Refusal("TockworkError", problem<Code::RangeNot>("marble", 0, names.rules.marbles - 1, *number));
  if (id < 0) throw Refusal("TockworkError", problem<Code::NoneStands>("marble", std::get<std::string>(marble)));
  JsonWriter& out = buffer();
  write_why(out, names, view, seat, kind, id);
  return bytes_of(out.text());
}

void add_game_log(nb::module_& m) {
  nb::class_<PyEvents>(m, "Events", "What has happened in one step of a game.")
      .def("__len__", [](const PyEvents& events) { return events.all.size(); })
      .def("lines", &lines, "seats"_a = Seats{}, "open"_a = false,
           "Each event as a line of a record, as those who hold the seats see it; `open` shows every card.");
  static constexpr unsigned kHappened = kEvent | kWalks | kState | kViews | kLast, kLogged = kEvent | kWalks;
  const auto told = [](unsigned parts) {
    return [parts](const GameLog& t, const Seats& seats, int start, std::optional<int> stop, bool open) {
      return pieces(t, viewer_of(t.names().rules, seats, open), start, stop, parts);
    };
  };
  nb::class_<GameLog>(m, "GameLog",
                      "The log of a game: what happened, what each seat sees and may play.\n\n"
                      "`seats` are those that one guest holds: none for a spectator. `open` shows every card, as\n"
                      "after the end. Events are numbered from 0. The results are members of the messages of\n"
                      "docs/wire.md as UTF-8 JSON, without the braces: who sends them adds its own.")
      .def(nb::init<NamedRulesPtr>(), "rules"_a)
      .def(
          "copy", [](const GameLog& t) { return GameLog(t); }, "The same game, to go on with differently.")
      .def(
          "begin", [](GameLog& t, Chance& chance) { check(t.begin(chance)); }, "chance"_a,
          "Begins with the first shuffle.")
      .def(
          "begin_from",
          [](GameLog& t, const Core& position, Chance& chance) { check(t.begin(position.state(), chance)); },
          "position"_a, "chance"_a, "Begins with a position, led on to its next decision.")
      .def("play", &play_on, "move"_a, "chance"_a,
           "The move of the player to move, and of those who have chosen early and are asked next: how many\n"
           "events came of it. IllegalMove or ChanceError, and nothing has changed.")
      .def("choose_early", &choose_early, "seat"_a, "move"_a,
           "In an exchange: what a seat will play in its turn. It counts as one event.")
      .def("legal_moves", &moves_for, "seat"_a,
           "The legal moves of the player to move, or those that may be chosen early.")
      .def_prop_ro(
          "may_choose_early",
          [](const GameLog& t) {
            Seats out;
            for (int s = 0; s < t.names().rules.seats; ++s)
              if (t.may_choose_early() >> s & 1U) out.push_back(s);
            return out;
          },
          "Seats that may choose before they are asked, and have not.")
      .def("__len__", &GameLog::events, "How many events there are.")
      .def_prop_ro("phase", [](const GameLog& t) { return std::string(name_of(t.state().phase)); })
      .def_prop_ro("turn", [](const GameLog& t) { return t.state().turn; })
      .def_prop_ro("over", [](const GameLog& t) { return t.state().over(); })
      .def_prop_ro("winners",
                   [](const GameLog& t) {
                     Seats out;
                     for (int s = 0; s < t.names().rules.seats; ++s)
                       if (t.state().winners >> s & 1U) out.push_back(s);
                     return out;
                   })
      .def_prop_ro("last_open", &GameLog::last_open,
                   "The number of the last event that changed what others can play: not a card laid face down.")
      .def_prop_ro(
          "core", [](const GameLog& t) { return core_with(t.names_ptr(), t.state()); },
          "The game as it is, hidden cards included.")
      .def("asking", &asking, "seat"_a, "The same with this player to move, which is asked or may choose early.")
      .def_prop_ro("memory", &GameLog::bytes, "Bytes of the whole log.")
      .def("events", told(kHappened), "seats"_a, "start"_a = 0, "stop"_a.none() = nb::none(), "open"_a = false,
           nb::sig("def events(self, seats: collections.abc.Sequence[int], start: int = 0, stop: int | None = None, "
                   "open: bool = False) -> list[bytes]"),
           "For each event: event, walks, state, views, last. With the last of all, what may be played.")
      .def("log", told(kLogged), "seats"_a, "start"_a = 0, "stop"_a.none() = nb::none(), "open"_a = false,
           "For each event: event, walks.")
      .def("moments", told(kState | kViews), "seats"_a, "start"_a = 0, "stop"_a.none() = nb::none(), "open"_a = false,
           "After each event: state, views.")
      .def(
          "open_moments",
          [](const GameLog& t, int start, std::optional<int> stop) {
            return pieces(t, {.open = true}, start, stop, kState | kHands);
          },
          "start"_a = 0, "stop"_a.none() = nb::none(), "After each event: state, hands of all seats.")
      .def("record", told(kRecord), "seats"_a, "start"_a = 0, "stop"_a.none() = nb::none(), "open"_a = false,
           "Each event as a line of a record; what was chosen early is none.")
      .def("now", &now, "seats"_a, "The game as it is: state, views with what may be played.")
      .def(
          "stats",
          [](const GameLog& t) {
            JsonWriter& out = buffer();
            t.write_stats(out);
            return bytes_of(out.text());
          },
          "What the game has added up to, seat by seat: leader, rounds, winners, seats.")
      .def(
          "hands",
          [](const GameLog& t) {
            JsonWriter& out = buffer();
            out.key("hands");
            write_hands(out, t.names(), t.now({.open = true}));
            return bytes_of(out.text());
          },
          "The cards of all seats as they are now: hands.")
      .def(
          "why",
          [](const GameLog& t, int seat, const std::string& card, const std::variant<int, std::string>& marble) {
            return why(t.names(), t.state(), seat, card, marble);
          },
          "seat"_a, "card"_a, "marble"_a,
          "Why a card cannot be used on a marble (its number, or its place): seat, card, marble, playable, reasons.");
}

}  // namespace tock::py
