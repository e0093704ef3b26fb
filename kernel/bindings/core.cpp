// Playing and looking.
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "errors.hpp"
#include "move.hpp"
#include "parts.hpp"
#include "view_bytes.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

using Strings = std::vector<std::string>;

std::string card_text(const Core& c, int kind) { return std::string(c.names().card_name(kind)); }

nb::object card_or_none(const Core& c, std::uint8_t kind) {
  return kind == kNone ? nb::none() : nb::cast(card_text(c, kind));
}

Strings card_texts(const Core& c, std::span<const std::uint8_t> kinds) {
  Strings out;
  out.reserve(kinds.size());
  for (const std::uint8_t k : kinds) out.push_back(card_text(c, k));
  return out;
}

Strings card_texts(const Core& c, const Hand& counts) {
  Strings out;
  for (int k = 0; k <= c.rules().unknown; ++k) out.insert(out.end(), counts[k], card_text(c, k));
  return out;
}

Strings places_of(const Core& c, const Board& board, int seat) {
  Strings out;
  for (int m = 0; m < c.rules().marbles; ++m) {
    const int id = id_of(seat, m);
    out.push_back(text_of(board.at[id]) + (board.is_fresh(id) ? "!" : ""));
  }
  return out;
}

// Takes a step and keeps what happened.
template <class Lead>
PyEvents logged(Core& c, Lead&& lead) {
  Events events(c.names(), c.state());
  check(lead(&events));
  return {c.names_ptr(), std::move(events.all)};
}

PyMove move_at(const Core& c, int i) { return {c.written(i), i}; }

// (move, marble index or None, places after it, earns a card)
nb::list moves_with_places(const Core& c) {
  nb::list out;
  for (int i = 0; i < static_cast<int>(c.moves().size()); ++i) {
    const Move& x = c.moves()[static_cast<std::size_t>(i)];
    State then = c.state();
    if (x.act == Act::Undo) take_back(c.rules(), then, x.card);
    Board& b = then.board;
    apply_move(c.rules(), b, x);
    nb::list places;
    for (int t = 0; t < c.rules().seats; ++t) places.append(nb::cast(places_of(c, b, t)));
    out.append(nb::make_tuple(move_at(c, i), x.legs_n ? nb::cast(rank_of(x.legs[0].id)) : nb::none(), places, x.draws));
  }
  return out;
}

std::optional<std::string> given(const Core& c, int seat) {
  const std::uint8_t g = c.state().given[check_seat(c.rules(), seat)];
  if (g == kNone) return std::nullopt;
  return g == kDeclined ? std::string("-") : card_text(c, g);
}

// A text may say only what this deck has.
PyMove parse_here(const Core& c, const nb::str& text) {
  PyMove move = parse(text);
  for (const Name& card : {move.value.card, move.value.as})
    if (!card.empty() && c.names().kind_named(card.text()) == kNone)
      throw Refusal("MoveSyntaxError", problem<Code::DeckCard>("", card.text()));
  if (!move.value.colour.empty() && !c.names().has_colour(move.value.colour.text()))
    throw Refusal("MoveSyntaxError", problem<Code::NoColour>("", move.value.colour.text()));
  return move;
}

// A state as bytes, with zeros in the gaps between its fields, which could contain secrets. By name, so
// that a new field does not compile until it is copied too.
std::array<char, sizeof(State)> bytes_of(const State& s) {
  std::array<char, sizeof(State)> out{};
  const auto put = [&](const auto&... fields) {
    (std::memcpy(out.data() + (reinterpret_cast<const char*>(&fields) - reinterpret_cast<const char*>(&s)), &fields,
                 sizeof(fields)),
     ...);
  };
  const auto& [board, hand, hand_n, pile, discards, pile_n, discards_n, phase, turn, leader, round, last_card, drawn,
               hopper, asked, to_ask, given, known, winners, before, redoing, announced] = s;
  const auto& [at, on, lane, fresh] = board;
  const auto& [stood, was_fresh] = before;
  put(at, on, lane, fresh, hand, hand_n, pile, discards, pile_n, discards_n, phase, turn, leader, round, last_card,
      drawn, hopper, asked, to_ask, given, known, winners, stood, was_fresh, redoing, announced);
  return out;
}

void add_playing(nb::class_<Core>& core) {
  core.def(
          "__init__", [](Core* self, NamedRulesPtr rules) { new (self) Core(std::move(rules)); }, "rules"_a)
      .def("copy", [](const Core& c) { return Core(c); })
      .def(
          "begin",
          [](Core& c, Chance& chance) { return logged(c, [&](EventSink* sink) { return c.begin(chance, sink); }); },
          "chance"_a)
      .def(
          "start", [](Core& c, Chance& chance) { check(c.begin(chance)); }, "chance"_a)
      .def(
          "play", [](Core& c, const PyMove& x, Chance& chance) { check(c.play(x.value, x.hint, chance)); }, "move"_a,
          "chance"_a, "IllegalMove or ChanceError, and nothing has changed, if it cannot be played.")
      .def(
          "play_logged",
          [](Core& c, const PyMove& x, Chance& chance) {
            return logged(c, [&](EventSink* sink) { return c.play(x.value, x.hint, chance, sink); });
          },
          "move"_a, "chance"_a)
      .def(
          "advance",
          [](Core& c, Chance& chance) { return logged(c, [&](EventSink* sink) { return c.advance(chance, sink); }); },
          "chance"_a)
      .def("refresh", [](Core& c) { check(c.refresh()); })
      .def(
          "resample",
          [](Core& c, int seat, Chance& chance, Chance& unknown) {
            check(c.resample(check_seat(c.rules(), seat), chance, unknown));
          },
          "seat"_a, "chance"_a, "unknown"_a)
      .def(
          "dump",
          [](const Core& c) {
            const auto bytes = bytes_of(c.state());
            return nb::bytes(bytes.data(), bytes.size());
          },
          "The state as bytes, for another process of the same program.")
      .def(
          "load",
          [](Core& c, const nb::bytes& data) {
            if (data.size() != sizeof(State)) throw nb::value_error("not a state of this kernel");
            std::memcpy(static_cast<void*>(&c.state()), data.c_str(), sizeof(State));
            check(c.refresh());
          },
          "data"_a);
}

void add_listed(nb::class_<Core>& core) {
  core.def("parse", &parse_here, "text"_a, "The move a text means; MoveSyntaxError if this deck has no such card.")
      .def(
          "meant",
          [](const Core& c, const PyMove& x) {
            nb::list out;
            for (const int i : c.meant(x.value, x.hint)) out.append(nb::cast(move_at(c, i)));
            return out;
          },
          "move"_a, nb::sig("def meant(self, move: Move) -> list[Move]"),
          "The legal moves it may mean: itself, or all that say the same in more words.")
      .def("seen_by", &seen_by, "seat"_a.none(), "What a seat sees of it, or a spectator: other cards are unknown.")
      .def("legal_moves", &legal_moves, nb::sig("def legal_moves(self) -> list[Move]"))
      .def("legal_count", [](const Core& c) { return c.moves().size(); })
      .def("moves_with_places", &moves_with_places)
      .def(
          "choice",
          [](const Core& c, const PyMove& x) {
            const int i = c.find(x.value, x.hint);
            if (i < 0) throw Refusal("IllegalMove", problem<Code::MoveNotLegal>("", text_of(x.value)));
            return choice(c, i);
          },
          "move"_a, "A legal move with what it would do, as a choice of docs/wire.md.")
      .def(
          "why",
          [](const Core& c, int seat, const std::string& card, const std::variant<int, std::string>& marble) {
            return why(c.names(), c.state(), seat, card, marble);
          },
          "seat"_a, "card"_a, "marble"_a, "Why a card cannot be used on a marble; see GameLog.why.");
}

void add_looking(nb::class_<Core>& core) {
  core.def_prop_ro("phase", [](const Core& c) { return std::string(name_of(c.state().phase)); })
      .def_prop_ro("turn", [](const Core& c) { return c.state().turn; })
      .def_prop_ro("leader", [](const Core& c) { return c.state().leader; })
      .def_prop_ro("round", [](const Core& c) { return c.state().round; })
      .def_prop_ro("drawn", [](const Core& c) { return c.state().drawn; })
      .def_prop_ro("asked", [](const Core& c) { return c.state().asked; })
      .def_prop_ro("to_ask", [](const Core& c) { return c.state().to_ask; })
      .def_prop_ro("last_card", [](const Core& c) { return card_or_none(c, c.state().last_card); })
      .def_prop_ro("redoing", [](const Core& c) { return c.state().redoing; })
      .def_prop_ro("announced",
                   [](const Core& c) {
                     const Announced& said = c.state().announced;
                     std::vector<std::optional<bool>> out;
                     for (int t = 0; t < c.rules().seats; ++t) {
                       const bool any = (said.yes | said.no) >> t & 1U;
                       out.push_back(any ? std::optional((said.yes >> t & 1U) != 0) : std::nullopt);
                     }
                     return out;
                   })
      .def_prop_ro("starts_seen",
                   [](const Core& c) {
                     const auto& seen = c.state().announced.seen;
                     return std::vector<int>(seen.begin(), seen.begin() + c.rules().seats);
                   })
      .def(
          "before",
          [](const Core& c, int seat) {
            Board board;
            board.at = c.state().before.at;
            board.fresh = c.state().before.fresh;
            return places_of(c, board, check_seat(c.rules(), seat));
          },
          "seat"_a, "Where the seat's marbles stood before the last play, if a card can take that back.")
      .def_prop_ro("winners", [](const Core& c) { return c.state().winners; })
      .def_prop_ro("over", [](const Core& c) { return c.state().over(); })
      .def(
          "places", [](const Core& c, int seat) { return places_of(c, c.state().board, check_seat(c.rules(), seat)); },
          "seat"_a)
      .def(
          "hand", [](const Core& c, int seat) { return card_texts(c, c.state().hand[check_seat(c.rules(), seat)]); },
          "seat"_a)
      .def(
          "hand_count", [](const Core& c, int seat) { return c.state().hand_n[check_seat(c.rules(), seat)]; }, "seat"_a)
      .def("pile", [](const Core& c) { return card_texts(c, std::span(c.state().pile.data(), c.state().pile_n)); })
      .def("discards",
           [](const Core& c) { return card_texts(c, std::span(c.state().discards.data(), c.state().discards_n)); })
      .def_prop_ro("pile_count", [](const Core& c) { return c.state().pile_n; })
      .def("given", &given, "seat"_a,
           "The card a seat has chosen to give, '-' if it declined, None if it has not chosen.")
      .def(
          "known", [](const Core& c, int seat) { return card_texts(c, c.state().known[check_seat(c.rules(), seat)]); },
          "seat"_a, "Cards the seat has passed and its receiver must still hold.")
      .def(
          "__eq__",
          [](const Core& a, const Core& b) { return a.names_ptr() == b.names_ptr() && a.state() == b.state(); },
          nb::is_operator())
      .def("__hash__", [](const Core& c) { return hash_of(c.state()); });
}

}  // namespace

void add_core(nb::module_& m) {
  nb::class_<Core> core(m, "Core", "A state with the legal moves of its decision.");
  add_playing(core);
  add_listed(core);
  add_looking(core);
  add_core_setup(core);
}

}  // namespace tock::py
