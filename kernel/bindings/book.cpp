// Reading the numbers of a rulebook.
#include "book.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;

namespace tock::py {
namespace {

template <class T>
T get(const nb::dict& d, const char* key) {
  return nb::cast<T>(d[key]);
}

template <class E>
E get_enum(const nb::dict& d, const char* key) {
  return static_cast<E>(get<int>(d, key));
}

template <class A>
void fill(A& out, const nb::dict& d, const char* key) {
  const auto list = get<std::vector<int>>(d, key);
  if (list.size() > out.size()) throw nb::value_error((std::string(key) + ": too many values for the kernel").c_str());
  for (std::size_t i = 0; i < list.size(); ++i) out[i] = static_cast<typename A::value_type>(list[i]);
}

std::uint8_t small(const nb::dict& d, const char* key) {  // None is kNone
  const nb::object o = nb::borrow<nb::object>(d[key]);
  return o.is_none() ? kNone : static_cast<std::uint8_t>(nb::cast<int>(o));
}

}  // namespace

BookPtr make_book(const nb::dict& d) {
  auto book = std::make_shared<Book>();
  Rules& r = book->rules;
  r.sections = small(d, "sections");
  r.section = small(d, "section");
  r.lane = small(d, "lane");
  r.entrance = static_cast<std::int8_t>(get<int>(d, "entrance"));
  r.shortcut = small(d, "shortcut");
  r.hop = small(d, "hop");
  r.special = small(d, "special");
  fill(r.colours, d, "colours");
  for (const int i : get<std::vector<int>>(d, "bones")) r.bones.at(static_cast<std::size_t>(i)) = true;
  const auto lanes = get<std::vector<std::vector<int>>>(d, "lane_colours");
  for (std::size_t s = 0; s < lanes.size(); ++s)
    for (std::size_t h = 0; h < lanes[s].size(); ++h) r.lane_colours.at(s).at(h) = static_cast<std::uint8_t>(lanes[s][h]);
  r.seats = small(d, "seats");
  r.marbles = small(d, "marbles");
  r.to_win = small(d, "to_win");
  r.set_up = small(d, "set_up");
  fill(r.start, d, "start");
  fill(r.team, d, "team");
  fill(r.receiver, d, "receiver");
  r.guard = get_enum<Guard>(d, "guard");
  r.guard_blocks = get<bool>(d, "guard_blocks");
  r.returned_blocks = get<bool>(d, "returned_blocks");
  r.swap_exempt = get_enum<SwapExempt>(d, "swap_exempt");
  r.second_lap = get<bool>(d, "second_lap");
  r.turn_in = get_enum<TurnIn>(d, "turn_in");
  r.seven_rest = get_enum<SevenRest>(d, "seven_rest");
  r.ranks = get<bool>(d, "ranks");
  r.slack = small(d, "slack");
  r.top_rank_most = small(d, "top_rank_most");
  r.push_on = get<bool>(d, "push_on");
  fill(r.deals, d, "deals");
  r.deals_n = static_cast<std::uint8_t>(get<std::vector<int>>(d, "deals").size());
  r.deals_repeat = small(d, "deals_repeat");
  r.reshuffle = get_enum<Reshuffle>(d, "reshuffle");
  r.lead = get_enum<Lead>(d, "lead");
  r.exchange = get_enum<Exchange>(d, "exchange");
  r.no_move = get_enum<NoMove>(d, "no_move");
  r.lone_push = get<bool>(d, "lone_push");
  r.renew = get<bool>(d, "renew");
  r.refill = small(d, "refill");
  r.opening = get<bool>(d, "opening");
  const auto colour_names = get<std::vector<std::string>>(d, "colour_names");
  for (std::size_t i = 0; i < colour_names.size(); ++i) book->colour.at(i) = intern_card(colour_names[i]);
  const nb::list cards = get<nb::list>(d, "cards");
  if (cards.size() >= kMaxKinds) throw nb::value_error("cards: too many kinds of card for the kernel");
  for (const nb::handle h : cards) {
    const auto c = nb::cast<nb::dict>(h);
    Card& card = r.cards[r.kinds];
    book->name[r.kinds++] = intern_card(get<std::string>(c, "name"));
    card.copies = small(c, "copies");
    card.starts = get<bool>(c, "starts");
    const nb::list uses = get<nb::list>(c, "uses");
    if (uses.size() > kMaxUses) throw nb::value_error("cards: too many uses of one card for the kernel");
    for (const nb::handle hu : uses) {
      const auto u = nb::cast<nb::dict>(hu);
      Use& use = card.uses[card.uses_n++];
      use.kind = get_enum<UseKind>(u, "kind");
      use.n = small(u, "n");
      use.burns = get<bool>(u, "burns");
      use.green = get<bool>(u, "green");
      use.opponents_only = get<bool>(u, "opponents_only");
      use.may_be_empty = get<bool>(u, "may_be_empty");
      use.most = small(u, "most");
    }
  }
  book->name[r.kinds] = intern_card("?");
  r.derive();
  if (r.length > kMaxTrack || r.deck_n > kMaxCards) throw nb::value_error("board or deck too large for the kernel");
  return book;
}

}  // namespace tock::py
