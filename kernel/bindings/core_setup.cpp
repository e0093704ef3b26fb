// Setting a position up: from a document, or piece by piece from what a seat sees.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "parts.hpp"
#include "tock/game/announced.hpp"
#include "tock/game/position.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

using Strings = std::vector<std::string>;

std::uint8_t kind_of(const Core& c, const std::string& card) {
  const std::uint8_t kind = c.names().kind_named(card);
  if (kind == kNone) throw nb::value_error(("no such card: " + card).c_str());
  return kind;
}

int marble_of(const Core& c, int seat, int marble) {
  check_seat(c.rules(), seat);
  if (marble < 0 || marble >= c.rules().marbles) throw nb::index_error("marble: there is no such one");
  return id_of(seat, marble);
}

void count(const Core& c, const Strings& cards, Hand& out) {
  if (cards.size() > kMaxCards) throw nb::value_error("too many cards");
  out.fill(0);
  for (const auto& card : cards) ++out[kind_of(c, card)];
}

std::uint8_t lay(const Core& c, const Strings& cards, std::array<std::uint8_t, kMaxCards>& out) {
  if (cards.size() > out.size()) throw nb::value_error("too many cards");
  std::uint8_t n = 0;
  for (const auto& card : cards) out[n++] = kind_of(c, card);
  return n;
}

Place place_of(const Core& c, const std::string& place) {
  const Place at = parse_place(place);
  if (at == kNone || (on_track(at) && at >= c.rules().length) || (in_lane(at) && at - kLane >= c.rules().lane))
    throw nb::value_error(("no such place: " + place).c_str());
  return at;
}

void set_before(Core& c, int seat, int marble, const std::string& place, bool fresh) {
  const int id = marble_of(c, seat, marble);
  c.state().before.at[id] = place_of(c, place);
  if (fresh) c.state().before.fresh |= 1U << id;
}

void set_marble(Core& c, int seat, int marble, const std::string& place, bool fresh) {
  const int id = marble_of(c, seat, marble);
  const Place at = place_of(c, place);
  c.state().board.set(id, at);
  if (fresh) c.state().board.fresh |= 1U << id;
}

void set_hand(Core& c, int seat, const Strings& cards) {
  check_seat(c.rules(), seat);
  count(c, cards, c.state().hand[seat]);
  c.state().hand_n[seat] = static_cast<std::uint8_t>(cards.size());
}

void set_turn(Core& c, const std::string& phase, int turn, int leader, std::uint32_t round,
              const std::optional<std::string>& last_card, bool drawn, int asked, int to_ask) {
  State& s = c.state();
  const auto known = named<Phase>(phase);
  if (!known) throw nb::value_error(("no such phase: " + phase).c_str());
  s.phase = *known;
  s.turn = static_cast<std::uint8_t>(check_seat(c.rules(), turn));
  s.leader = static_cast<std::uint8_t>(check_seat(c.rules(), leader));
  s.round = round;
  s.last_card = last_card ? kind_of(c, *last_card) : kNone;
  s.drawn = drawn;
  s.asked = static_cast<std::uint8_t>(asked);
  s.to_ask = static_cast<std::uint8_t>(to_ask);
}

// What is wrong with a document, or nothing: then it is this position.
nb::list read_document(Core& c, std::string_view document) {
  nb::list out;
  const auto json = read_json(document);
  if (!json) {
    out.append(problem_in_python(json.problem().within("document")));
    return out;
  }
  for (const Problem& problem : read_position(c.names(), *json, c.state())) out.append(problem_in_python(problem));
  if (out.size() == 0) check(c.refresh());
  return out;
}

// An unknown card of a hand turns out to be this one.
bool reveal(Core& c, int seat, const std::string& card) {
  Hand& hand = c.state().hand[check_seat(c.rules(), seat)];
  if (!hand[c.rules().unknown]) return false;
  const std::uint8_t kind = kind_of(c, card);
  --hand[c.rules().unknown];
  ++hand[kind];
  check(c.refresh());
  return true;
}

}  // namespace

void add_core_setup(nb::class_<Core>& core) {
  core.def("read_document", &read_document, "document"_a,
           "What is wrong with a position document, or nothing: then it is this position.")
      .def("set_marble", &set_marble, "seat"_a, "marble"_a, "place"_a, "fresh"_a)
      .def("set_before", &set_before, "seat"_a, "marble"_a, "place"_a, "fresh"_a)
      .def(
          "set_redoing", [](Core& c, bool redoing) { c.state().redoing = redoing; }, "redoing"_a)
      .def(
          "set_announced",
          [](Core& c, const std::vector<std::optional<bool>>& announced, const std::vector<int>& starts_seen) {
            Announced& said = c.state().announced;
            said = {};
            for (std::size_t t = 0; t < announced.size() && t < kMaxSeats; ++t)
              if (announced[t]) (*announced[t] ? said.yes : said.no) |= static_cast<std::uint8_t>(1U << t);
            for (std::size_t t = 0; t < starts_seen.size() && t < kMaxSeats; ++t)
              said.seen[t] = static_cast<std::uint8_t>(starts_seen[t]);
            return fits_announced(c.rules(), c.state());
          },
          "announced"_a, "starts_seen"_a, "Whether the hands can have come of hands that were announced so.")
      .def("set_hand", &set_hand, "seat"_a, "cards"_a)
      .def(
          "set_piles",
          [](Core& c, const Strings& pile, const Strings& discards) {
            c.state().pile_n = lay(c, pile, c.state().pile);
            c.state().discards_n = lay(c, discards, c.state().discards);
          },
          "pile"_a, "discards"_a)
      .def("set_turn", &set_turn, "phase"_a, "turn"_a, "leader"_a, "round"_a, "last_card"_a.none(), "drawn"_a,
           "asked"_a, "to_ask"_a)
      .def(
          "set_winners",
          [](Core& c) {
            c.state().winners = static_cast<std::uint8_t>(winners(c.rules(), c.state().board));
            return c.state().winners;
          },
          "Finds out who has won; the seats as bits.")
      .def(
          "set_given",
          [](Core& c, int seat, const std::string& card) {
            c.state().given[check_seat(c.rules(), seat)] = card == "-" ? kDeclined : kind_of(c, card);
          },
          "seat"_a, "card"_a)
      .def(
          "set_known",
          [](Core& c, int seat, const Strings& cards) {
            count(c, cards, c.state().known[check_seat(c.rules(), seat)]);
          },
          "seat"_a, "cards"_a)
      .def("reveal", &reveal, "seat"_a, "card"_a, "An unknown card of a hand turns out to be this one.");
}

}  // namespace tock::py
