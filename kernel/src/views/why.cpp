#include "tock/views/why.hpp"

#include "tock/game/generate.hpp"

namespace tock {
namespace {

// Reasons that only say "wrong kind of use" give way to ones that say what is in the way.
bool is_weak(Reason why) {
  return why == Reason::NotInReserve || why == Reason::InReserve || why == Reason::NotOnShortcut ||
         why == Reason::NotYours || why == Reason::WrongColour;
}

// "walk 5", "back 4", "swap"
std::string label(const WhyNot& x) {
  const bool counted = x.use == UseKind::Walk || x.use == UseKind::UpTo || x.use == UseKind::Split ||
                       x.use == UseKind::Push || x.use == UseKind::Back;
  return std::string(name_of(x.use)) + (counted ? " " + std::to_string(x.n) : "");
}

bool same(const WhyNot& a, const WhyNot& b) {
  return a.verdict.why == b.verdict.why && a.verdict.where == b.verdict.where;
}

// The first of the refusals with this reason, and the labels of all uses that it stops, each once.
void write_reason(JsonWriter& out, const NamedRules& names, std::span<const WhyNot> reasons, std::size_t first,
                  std::uint8_t card) {
  const Verdict& v = reasons[first].verdict;
  out.open_object();
  out.field("code", name_of(v.why));
  out.field("clause", names.clause(topic_of(v.why), card));
  out.key("at");
  if (v.where == kNone) out.null();
  else write_place(out, v.where);
  out.key("n");
  if (v.why == Reason::CountTooHigh) out.write(int{names.rules.king_most});
  else out.null();
  out.key("uses");
  out.open_array();
  std::vector<std::string> labels;
  for (std::size_t i = first; i < reasons.size(); ++i) {
    if (!same(reasons[i], reasons[first])) continue;
    std::string use = label(reasons[i]);
    if (std::find(labels.begin(), labels.end(), use) != labels.end()) continue;
    out.write(std::string_view(use));
    labels.push_back(std::move(use));
  }
  out.close_array();
  out.close_object();
}

}  // namespace

int marble_numbered(const Rules& r, const View& view, int seat, int number) {
  if (number < 0 || number >= r.marbles) return -1;
  const unsigned mine = controls(r, view.board, seat);
  const bool own = (mine >> seat & 1U) || !mine;
  return id_of(own ? seat : static_cast<int>(std::bit_width(mine)) - 1, number);
}

int marble_on(const Rules& r, const View& view, int seat, std::string_view place) {
  const std::size_t at = place.find('@');
  std::string_view name = place.substr(0, at);
  while (!name.empty() && name.back() == '!') name.remove_suffix(1);
  const Place p = parse_place(name);
  const auto on = [&](int s) {
    for (int m = 0; m < r.marbles && p != kNone; ++m)
      if (view.board.at[id_of(s, m)] == p) return id_of(s, m);
    return -1;
  };
  if (at != std::string_view::npos) {
    const std::string_view owner = place.substr(at + 1);
    const int s = owner.size() == 1 ? owner[0] - '0' : -1;
    return s >= 0 && s < r.seats ? on(s) : -1;
  }
  int found = on(seat);
  if (found < 0 && r.hierarchy)
    if (const auto rank = named<Rank>(name)) return id_of(seat, static_cast<int>(*rank));
  // without an owner a home space, or the base, is the player's own
  for (int s = 0; s < r.seats && found < 0 && (on_track(p) || p == kCentre); ++s) found = on(s);
  return found;
}

void write_why(JsonWriter& out, const NamedRules& names, const View& view, int seat, std::uint8_t card, int marble) {
  const WhyNots all = why_not(names.rules, information_state(names.rules, view, seat), seat, card, marble);
  out.field("seat", seat);
  out.key("card");
  write_card(out, names, card);
  out.key("marble");
  write_place(out, view.board.at[marble]);
  out.field("playable", all.playable);
  std::vector<WhyNot> reasons;
  for (int i = 0; i < all.n; ++i)
    if (!is_weak(all.list[i].verdict.why)) reasons.push_back(all.list[i]);
  if (reasons.empty() && all.n > 0) reasons.push_back(all.list[0]);
  if (all.playable) reasons.clear();
  out.key("reasons");
  out.open_array();
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    const auto known = [&](const WhyNot& x) { return same(x, reasons[i]); };
    if (std::find_if(reasons.begin(), reasons.begin() + static_cast<std::ptrdiff_t>(i), known) ==
        reasons.begin() + static_cast<std::ptrdiff_t>(i))
      write_reason(out, names, reasons, i, card);
  }
  out.close_array();
}

}  // namespace tock
