// The thin nanobind module: numbers and names in, plain values out. Words and errors are Python's.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "batch.hpp"
#include "book.hpp"
#include "core.hpp"
#include "learn.hpp"
#include "players.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tock;
using namespace tock::py;

namespace {

struct PyMove {
  MoveValue value;
  int hint = -1;  // where it stood in the list it came from; no part of its identity
};

std::string kind_name(const Book& b, std::uint8_t kind) {
  return kind >= b.rules.unknown ? "?" : card_name(b.name[kind]);
}

std::uint8_t kind_named(const Book& b, const std::string& name) {
  if (name == "?") return b.rules.unknown;
  const std::uint8_t k = b.kind_of(find_card(name));
  if (k == kNone) throw nb::value_error(("no such card: " + name).c_str());
  return k;
}

std::vector<std::string> names_of(const Book& b, std::span<const std::uint8_t> kinds) {
  std::vector<std::string> out;
  out.reserve(kinds.size());
  for (const std::uint8_t k : kinds) out.push_back(kind_name(b, k));
  return out;
}

std::vector<std::string> places_of(const Book& b, const Board& board, int seat) {
  std::vector<std::string> out;
  for (int m = 0; m < b.rules.marbles; ++m) {
    const int id = id_of(seat, m);
    out.push_back(place_text(board.at[id]) + (board.is_fresh(id) ? "!" : ""));
  }
  return out;
}

nb::list all_places(const Book& b, const Board& board) {
  nb::list out;
  for (int t = 0; t < b.rules.seats; ++t) out.append(nb::cast(places_of(b, board, t)));
  return out;
}

Place parse_place(const std::string& t) {
  if (t == "R") return kReserve;
  if (t == "C") return kCentre;
  if (t[0] == 'H') return static_cast<Place>(kLane + std::stoi(t.substr(1)) - 1);
  return static_cast<Place>(std::stoi(t));
}

const char* event_name(EventKind k) {
  static constexpr const char* names[] = {"shuffled", "dealt", "gave", "exchanged", "opened", "played", "drew",
                                          "hopped", "discarded", "laid_down", "renewed", "offered", "won"};
  return names[static_cast<int>(k)];
}

nb::list event_list(const Book& b, const std::vector<EventRow>& rows) {
  static constexpr const char* how[] = {"walk", "back", "start", "swap", "capture", "hop", "push", "centre", "jump"};
  nb::list out;
  for (const EventRow& e : rows) {
    nb::dict d;
    d["event"] = event_name(e.kind);
    d["seat"] = e.seat;
    d["round"] = e.round;
    d["leader"] = e.leader;
    nb::list cards;
    for (const std::uint8_t k : e.cards) {
      if (k == kNone) cards.append(nb::none());
      else cards.append(kind_name(b, k));
    }
    d["cards"] = cards;
    if (e.kind == EventKind::Dealt) {
      nb::list hands;
      for (const auto& h : e.hands) hands.append(nb::cast(names_of(b, h)));
      d["hands"] = hands;
    }
    d["text"] = e.text;
    d["card"] = e.card == kNone ? nb::none() : nb::cast(kind_name(b, e.card));
    d["as"] = e.as == kNone ? nb::none() : nb::cast(kind_name(b, e.as));
    nb::list moved;
    for (const Effect& x : e.effects)
      moved.append(nb::make_tuple(seat_of(x.id), rank_of(x.id), place_text(x.from), place_text(x.to),
                                  how[static_cast<int>(x.how)]));
    d["moved"] = moved;
    d["winners"] = e.winners;
    out.append(d);
  }
  return out;
}

int seat_in(const Core& c, int seat) {
  if (seat < 0 || seat >= c.rules().seats)
    throw nb::index_error(("seat: must be 0 to " + std::to_string(c.rules().seats - 1)).c_str());
  return seat;
}

PyMove parse_move(const nb::str& text) {
  std::string why = "not a text that can be encoded";
  try {
    Py_ssize_t size = 0;
    const char* utf8 = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (utf8) return {tock::py::parse({utf8, static_cast<std::size_t>(size)})};
    PyErr_Clear();
  } catch (const std::invalid_argument& bad) {
    why = bad.what();
  }
  const nb::object error = nb::module_::import_("tockwork.errors").attr("MoveSyntaxError");
  PyErr_SetString(error.ptr(), why.c_str());
  throw nb::python_error();
}

const char* phase_name(Phase p) {
  static constexpr const char* names[] = {"exchange", "opening", "play", "discard", "hop", "offer", "over"};
  return names[static_cast<int>(p)];
}

const char* use_name(UseKind k) {
  static constexpr const char* names[] = {"walk", "back", "up_to", "start", "split", "swap", "centre", "push", "magnet",
                                          "skip", "joker", "copy", "colour", "colour_two", "bone"};
  return names[static_cast<int>(k)];
}

const char* reason_name(Reason why) {
  static constexpr const char* names[] = {
      "ok", "in_reserve", "in_centre", "not_on_track", "lane_too_far", "lane_occupied", "guard_in_the_way",
      "returned_in_the_way", "guard_on_target", "higher_rank", "king_on_target", "count_too_high", "past_entrance",
      "no_second_lap", "not_in_reserve", "own_on_start", "wrong_colour", "not_on_shortcut", "nobody_ahead",
      "right_behind", "no_space_ahead", "nowhere_to_push", "exempt", "nobody_to_swap", "not_an_opponent", "not_yours",
      "pips_left", "nothing_to_copy", "nobody_to_skip", "must_lay_down", "not_in_hand", "not_its_turn"};
  return names[static_cast<int>(why)];
}

}  // namespace

NB_MODULE(_kernel, m) {
  m.doc() = "The Tockwork kernel: mechanics of card-driven marble races.";
  nb::set_leak_warnings(false);

  nb::exception<TooManyAnswers>(m, "TooManyAnswers", nb::module_::import_("tockwork.errors").attr("TockworkError"));
  nb::class_<Book>(m, "Rules", "The numbers a rulebook compiles to.");
  m.def("compile_rules", &make_book, "numbers"_a);
  m.def("know_cards", [](const std::vector<std::string>& names) { for (const auto& n : names) intern_card(n); }, "names"_a,
        "Card names that a move text may use.");
  m.def("state_bytes", [] { return sizeof(State); }, "Memory of one game in the kernel.");

  nb::class_<Chance>(m, "Chance", "Where shuffles and lots come from.");
  nb::class_<FastChance, Chance>(m, "FastChance", "A fast generator, for playouts.")
      .def(nb::init<std::uint64_t>(), "seed"_a);
  nb::class_<KeyedChance, Chance>(m, "KeyedChance", "The published derivation of a game's shuffles (ChaCha20).")
      .def("__init__",
           [](KeyedChance* self, nb::bytes key, std::uint32_t draws) {
             if (key.size() != 32) throw nb::value_error("a key has 32 bytes");
             new (self) KeyedChance(std::span<const std::uint8_t, 32>(reinterpret_cast<const std::uint8_t*>(key.c_str()), 32),
                                    draws);
           },
           "key"_a, "draws"_a = 0)
      .def_prop_ro("draws", &KeyedChance::draws);
  nb::class_<ScriptedChance, Chance>(m, "ScriptedChance", "Orders and lots from a list.")
      .def(nb::init<std::vector<std::vector<std::string>>, std::vector<int>>(), "orders"_a, "lots"_a);

  nb::class_<PyMove>(m, "Move", "A legal answer as a small value: prints, parses, compares; no board inside.")
      .def_static("parse", &parse_move, "text"_a, "The move a text means; MoveSyntaxError says what is wrong with it.")
      .def_prop_ro("text", [](const PyMove& x) { return text_of(x.value); })
      .def_prop_ro("verb", [](const PyMove& x) { return verb_name(x.value.verb); },
                   "play, swap, empty, skip, discard, give, offer, decline, renew, open, hop or stay")
      .def_prop_ro("card",
                   [](const PyMove& x) -> std::optional<std::string> {
                     if (x.value.card == kNone) return std::nullopt;
                     return card_name(x.value.card);
                   })
      .def_prop_ro("as_card",
                   [](const PyMove& x) -> std::optional<std::string> {
                     if (x.value.as == kNone) return std::nullopt;
                     return card_name(x.value.as);
                   },
                   "what a joker or an = stands for; otherwise the card itself")
      .def_prop_ro("legs",
                   [](const PyMove& x) {
                     std::vector<std::tuple<std::string, std::string>> out;
                     for (int i = 0; i < x.value.n; ++i) {
                       const LegValue& l = x.value.legs[i];
                       out.emplace_back(place_text(l.from), l.to == kNone ? "start" : place_text(l.to));
                     }
                     return out;
                   },
                   "pairs of places: from, to")
      .def("__str__", [](const PyMove& x) { return text_of(x.value); })
      .def("__repr__", [](const PyMove& x) { return "Move('" + text_of(x.value) + "')"; })
      .def("__hash__", [](const PyMove& x) { return hash_of(x.value); })
      .def("__eq__", [](const PyMove& a, const PyMove& b) { return a.value == b.value; }, nb::is_operator())
      .def("__getstate__", [](const PyMove& x) { return text_of(x.value); })
      .def("__setstate__", [](PyMove& x, const nb::str& t) { new (&x) PyMove(parse_move(t)); });

  nb::class_<Core>(m, "Core", "A state with the legal answers of its decision.")
      .def("__init__", [](Core* self, BookPtr book) { new (self) Core(std::move(book)); }, "rules"_a)
      .def("copy", [](const Core& c) { return Core(c); })
      .def("begin",
           [](Core& c, Chance& chance) {
             std::vector<EventRow> rows;
             c.begin(chance, &rows);
             return event_list(c.book(), rows);
           },
           "chance"_a)
      .def("start", [](Core& c, Chance& chance) { c.begin(chance, nullptr); }, "chance"_a)
      .def("play", [](Core& c, const PyMove& x, Chance& chance) { c.play(x.value, x.hint, chance, nullptr); }, "move"_a,
           "chance"_a)
      .def("play_logged",
           [](Core& c, const PyMove& x, Chance& chance) {
             std::vector<EventRow> rows;
             c.play(x.value, x.hint, chance, &rows);
             return event_list(c.book(), rows);
           },
           "move"_a, "chance"_a)
      .def("settle",
           [](Core& c, Chance& chance) {
             std::vector<EventRow> rows;
             c.settle(chance, &rows);
             return event_list(c.book(), rows);
           },
           "chance"_a)
      .def("refresh", &Core::refresh)
      .def("resample", [](Core& c, int seat, Chance& chance) { c.resample(seat_in(c, seat), chance); }, "seat"_a, "chance"_a)
      .def("dump", [](const Core& c) { return nb::bytes(reinterpret_cast<const char*>(&c.state()), sizeof(State)); },
           "The state as bytes, for another process of the same program.")
      .def("load",
           [](Core& c, const nb::bytes& data) {
             if (data.size() != sizeof(State)) throw nb::value_error("not a state of this kernel");
             std::memcpy(static_cast<void*>(&c.state()), data.c_str(), sizeof(State));
             c.refresh();
           },
           "data"_a)
      .def("is_legal", [](const Core& c, const PyMove& x) { return c.find(x.value, x.hint) >= 0; }, "move"_a)
      .def("legal_moves",
           [](const Core& c) {
             const auto n = c.moves().size();
             nb::list out;
             for (std::size_t i = 0; i < n; ++i)
               out.append(nb::cast(PyMove{value_of(c.book(), c.state(), c.moves()[i]), static_cast<int>(i)}));
             return out;
           },
           nb::sig("def legal_moves(self) -> list[Move]"))
      .def("legal_count", [](const Core& c) { return c.moves().size(); })
      .def("answers",
           [](const Core& c) {  // (move, marble index or None, places after it, earns a card)
             nb::list out;
             for (std::size_t i = 0; i < c.moves().size(); ++i) {
               const Move& x = c.moves()[i];
               Board b = c.state().board;
               apply_move(c.rules(), b, x);
               out.append(nb::make_tuple(PyMove{value_of(c.book(), c.state(), x), static_cast<int>(i)},
                                         x.legs_n ? nb::cast(rank_of(x.legs[0].id)) : nb::none(),
                                         all_places(c.book(), b), x.draws));
             }
             return out;
           })
      .def_prop_ro("phase", [](const Core& c) { return phase_name(c.state().phase); })
      .def_prop_ro("turn", [](const Core& c) { return c.state().turn; })
      .def_prop_ro("leader", [](const Core& c) { return c.state().leader; })
      .def_prop_ro("round", [](const Core& c) { return c.state().round; })
      .def_prop_ro("drawn", [](const Core& c) { return c.state().drawn; })
      .def_prop_ro("asked", [](const Core& c) { return c.state().asked; })
      .def_prop_ro("to_ask", [](const Core& c) { return c.state().to_ask; })
      .def_prop_ro("last_card",
                   [](const Core& c) -> std::optional<std::string> {
                     if (c.state().last_card == kNone) return std::nullopt;
                     return kind_name(c.book(), c.state().last_card);
                   })
      .def_prop_ro("winners", [](const Core& c) { return c.state().winners; })
      .def_prop_ro("over", [](const Core& c) { return c.state().over(); })
      .def("places", [](const Core& c, int seat) { return places_of(c.book(), c.state().board, seat_in(c, seat)); }, "seat"_a)
      .def("hand",
           [](const Core& c, int seat) {
             std::vector<std::uint8_t> kinds;
             seat_in(c, seat);
             for (int k = 0; k <= c.rules().unknown; ++k)
               kinds.insert(kinds.end(), c.state().hand[seat][k], static_cast<std::uint8_t>(k));
             return names_of(c.book(), kinds);
           },
           "seat"_a)
      .def("hand_count", [](const Core& c, int seat) { return c.state().hand_n[seat_in(c, seat)]; }, "seat"_a)
      .def("pile", [](const Core& c) { return names_of(c.book(), std::span(c.state().pile.data(), c.state().pile_n)); })
      .def("discards",
           [](const Core& c) { return names_of(c.book(), std::span(c.state().discards.data(), c.state().discards_n)); })
      .def_prop_ro("pile_count", [](const Core& c) { return c.state().pile_n; })
      .def("given",
           [](const Core& c, int seat) -> std::optional<std::string> {
             const std::uint8_t g = c.state().given[seat_in(c, seat)];
             if (g == kNone) return std::nullopt;
             return g == kDeclined ? std::string("-") : kind_name(c.book(), g);
           },
           "seat"_a, "The card a seat has chosen to give, '-' if it declined, None if it has not chosen.")
      .def("known",
           [](const Core& c, int seat) {
             std::vector<std::uint8_t> kinds;
             for (int k = 0; k < c.rules().kinds; ++k)
               kinds.insert(kinds.end(), c.state().known[seat_in(c, seat)][k], static_cast<std::uint8_t>(k));
             return names_of(c.book(), kinds);
           },
           "seat"_a, "Cards the seat has passed and its receiver must still hold.")
      .def("set_marble",
           [](Core& c, int seat, int marble, const std::string& place, bool fresh) {
             const int id = id_of(seat, marble);
             c.state().board.set(id, parse_place(place));
             if (fresh) c.state().board.fresh |= 1U << id;
           })
      .def("set_hand",
           [](Core& c, int seat, const std::vector<std::string>& cards) {
             State& s = c.state();
             s.hand[seat].fill(0);
             for (const auto& name : cards) ++s.hand[seat][kind_named(c.book(), name)];
             s.hand_n[seat] = static_cast<std::uint8_t>(cards.size());
           })
      .def("set_piles",
           [](Core& c, const std::vector<std::string>& pile, const std::vector<std::string>& discards) {
             State& s = c.state();
             if (pile.size() > kMaxCards || discards.size() > kMaxCards) throw nb::value_error("too many cards");
             s.pile_n = s.discards_n = 0;
             for (const auto& name : pile) s.pile[s.pile_n++] = kind_named(c.book(), name);
             for (const auto& name : discards) s.discards[s.discards_n++] = kind_named(c.book(), name);
           })
      .def("set_turn",
           [](Core& c, const std::string& phase, int turn, int leader, std::uint32_t round,
              const std::optional<std::string>& last_card, bool drawn, int asked, int to_ask) {
             State& s = c.state();
             for (int p = 0; p <= static_cast<int>(Phase::Over); ++p)
               if (phase == phase_name(static_cast<Phase>(p))) s.phase = static_cast<Phase>(p);
             s.turn = static_cast<std::uint8_t>(turn);
             s.leader = static_cast<std::uint8_t>(leader);
             s.round = round;
             s.last_card = last_card ? kind_named(c.book(), *last_card) : kNone;
             s.drawn = drawn;
             s.asked = static_cast<std::uint8_t>(asked);
             s.to_ask = static_cast<std::uint8_t>(to_ask);
           })
      .def("set_hopper", [](Core& c, int seat, int marble) { c.state().hopper = static_cast<std::uint8_t>(id_of(seat, marble)); })
      .def("set_winners", [](Core& c) {
             c.state().winners = static_cast<std::uint8_t>(winners(c.rules(), c.state().board));
             return c.state().winners;
           })
      .def("set_given",
           [](Core& c, int seat, const std::string& card) {
             c.state().given[seat] = card == "-" ? kDeclined : kind_named(c.book(), card);
           })
      .def("set_known",
           [](Core& c, int seat, const std::vector<std::string>& cards) {
             c.state().known[seat].fill(0);
             for (const auto& name : cards) ++c.state().known[seat][kind_named(c.book(), name)];
           })
      .def("reveal",
           [](Core& c, int seat, const std::string& card) {  // an unknown card of a hand turns out to be this one
             State& s = c.state();
             if (!s.hand[seat][c.rules().unknown]) return false;
             --s.hand[seat][c.rules().unknown];
             ++s.hand[seat][kind_named(c.book(), card)];
             c.refresh();
             return true;
           })
      .def_prop_ro("hopper",
                   [](const Core& c) -> std::optional<std::tuple<int, int>> {
                     const std::uint8_t h = c.state().hopper;
                     if (h == kNone) return std::nullopt;
                     return std::make_tuple(seat_of(h), rank_of(h));
                   })
      .def("controls", [](const Core& c, int seat) { return controls(c.rules(), c.state().board, seat_in(c, seat)); }, "seat"_a)
      .def("helpless",
           [](const Core& c, int seat) {
             return !in_play(c.rules(), c.state().board, seat) && !holds_start_card(c.rules(), c.state(), seat);
           },
           "seat"_a)
      .def("why_not",
           [](const Core& c, int seat, const std::string& card, int owner, int marble) {
             const WhyNots w = why_not(c.rules(), c.state(), seat, kind_named(c.book(), card), id_of(owner, marble));
             nb::list out;
             for (int i = 0; i < w.n; ++i) {
               const WhyNot& x = w.list[i];
               out.append(nb::make_tuple(use_name(x.use), x.n, reason_name(x.verdict.why),
                                         x.verdict.where == kNone ? nb::none() : nb::cast(place_text(x.verdict.where))));
             }
             return nb::make_tuple(w.playable, out);
           },
           "seat"_a, "card"_a, "owner"_a, "marble"_a)
      .def("__eq__",
           [](const Core& a, const Core& b) {
             const State &x = a.state(), &y = b.state();
             return a.book_ptr() == b.book_ptr() && x.board.at == y.board.at && x.board.fresh == y.board.fresh &&
                    x.hand == y.hand && x.pile_n == y.pile_n && x.discards_n == y.discards_n &&
                    std::equal(x.pile.begin(), x.pile.begin() + x.pile_n, y.pile.begin()) &&
                    std::equal(x.discards.begin(), x.discards.begin() + x.discards_n, y.discards.begin()) &&
                    x.phase == y.phase && x.turn == y.turn && x.leader == y.leader && x.round == y.round &&
                    x.last_card == y.last_card && x.drawn == y.drawn && x.hopper == y.hopper && x.given == y.given &&
                    x.known == y.known && x.winners == y.winners;
           },
           nb::is_operator());

  m.def("playouts",
        [](const BookPtr& book, std::uint64_t seed, std::uint64_t decisions, std::uint64_t games, std::uint64_t most) {
          Playout p;
          {
            nb::gil_scoped_release free;
            p = playouts(book->rules, seed, decisions, games, most);
          }
          return std::make_tuple(p.decisions, p.games, p.answers, p.most_answers, p.unfinished);
        },
        "rules"_a, "seed"_a, "decisions"_a, "games"_a, "most_decisions_a_game"_a,
        "Random games: (decisions, games, answers listed, most answers of one decision, games cut off).");

  add_networks(m);
  add_measures(m);
  add_players(m);
  add_batch(m);
}
