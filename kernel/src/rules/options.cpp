// Finds the settings that have an effect: irrelevant ones are set to a neutral value, and the rest is compared.
#include "tock/rules/options.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tock/data/json_writer.hpp"
#include "tock/rules/rulebook.hpp"

namespace tock {
namespace {

// The abilities of the cards, as far as options depend on them.
struct Abilities {
  bool walks = false, swaps = false, swaps_own = false, splits = false, lands = false;
  bool pushes = false, skips = false, colours = false;
  int longest = 0;  // count on a card

  explicit Abilities(const Rules& r) {
    for (int k = 0; k < r.kinds; ++k)
      for (int i = 0; i < r.cards[k].uses_n; ++i) {
        const Use& u = r.cards[k].uses[i];
        switch (u.kind) {
          case UseKind::Split: splits |= !u.back; [[fallthrough]];
          case UseKind::Walk:
          case UseKind::Back:
          case UseKind::UpTo:
            walks = true;
            longest = std::max<int>(longest, u.n);
            break;
          case UseKind::Push: walks = pushes = true; break;
          case UseKind::Swap:
            swaps = true;
            swaps_own |= !u.any_two;
            break;
          case UseKind::Centre:
          case UseKind::Take: lands = true; break;
          case UseKind::Skip: skips = true; break;
          case UseKind::Colour: colours = true; break;
          default: break;
        }
      }
    lands |= walks;
  }
};

bool teamed(const Rules& r) { return r.teams < r.seats; }
bool discards(const Rules& r, const Abilities& can) { return (r.no_move != NoMove::LayDown && !r.renew) || can.skips; }

// Whether hands can run out, so that there is another deal.
bool deals_again(const Rules& r) {
  if (r.refill == 0) return true;
  const Abilities can(r);
  const bool shrinks = discards(r, can) && !r.refill_discards;
  return shrinks || (!r.renew && r.no_move == NoMove::LayDown);
}

struct Option {
  std::string_view name, needs;
  void (*rest)(Rules& r, const Abilities& can);
};

// In an order in which what an option depends on comes before it.
constexpr auto kOptions = std::to_array<Option>({
    {"hierarchy", "cards with counts", [](Rules& r, const Abilities& can) { r.hierarchy &= can.walks; }},
    {"fool_slack", "hierarchy",
     [](Rules& r, const Abilities&) {
       if (!r.hierarchy) r.fool_slack = 0;
     }},
    {"king_most", "hierarchy, and a card with a higher count",
     [](Rules& r, const Abilities& can) {
       if (!r.hierarchy || r.king_most >= can.longest) r.king_most = kNone;
     }},
    {"opening", "hierarchy", [](Rules& r, const Abilities&) { r.opening &= r.hierarchy; }},
    {"set_up", "that no marble is chosen for it (opening)",
     [](Rules& r, const Abilities&) {
       if (r.opening) r.set_up = 0;
     }},
    {"returned_blocks", "fresh guards (guard), and cards with counts",
     [](Rules& r, const Abilities& can) { r.returned_blocks &= r.guard == Guard::Fresh && can.walks; }},
    {"guard_blocks", "guards (guard) and cards with counts; with returned_blocks they always block",
     [](Rules& r, const Abilities& can) {
       r.guard_blocks = (r.guard_blocks || r.returned_blocks) && r.guard != Guard::None && can.walks;
     }},
    {"passing", "cards with counts",
     [](Rules& r, const Abilities& can) {
       if (!can.walks) r.passing = Passing::Free;
     }},
    {"own_capture", "cards with counts; always differs from walking only where there are no guards (guard)",
     [](Rules& r, const Abilities& can) {
       if (r.own_capture == OwnCapture::Always && r.guard != Guard::None) r.own_capture = OwnCapture::Walking;
       if (r.own_capture == OwnCapture::Never && r.guard != Guard::Fresh && !can.lands)
         r.own_capture = OwnCapture::Walking;
     }},
    {"partners_push", "partners, and a board and cards of colours",
     [](Rules& r, const Abilities& can) { r.partners_push &= teamed(r) && can.colours; }},
    {"partner_to_entrance", "partners; with partners_push they are pushed on already",
     [](Rules& r, const Abilities&) { r.partner_to_entrance &= teamed(r) && !r.partners_push; }},
    {"swap_exempt",
     "cards that swap; their_guards differs only where there are guards (guard) and own marbles are swapped",
     [](Rules& r, const Abilities& can) {
       const bool same = r.swap_exempt == SwapExempt::TheirGuards && (r.guard == Guard::None || !can.swaps_own);
       if (!can.swaps || same) r.swap_exempt = SwapExempt::Guards;
     }},
    {"second_lap", "cards with counts", [](Rules& r, const Abilities& can) { r.second_lap &= can.walks; }},
    {"turn_in", "cards with counts; unless_fresh differs only where the start is the entrance",
     [](Rules& r, const Abilities& can) {
       if (!can.walks || (r.turn_in == TurnIn::UnlessFresh && r.entrance != 0)) r.turn_in = TurnIn::Always;
     }},
    {"seven_rest", "partners, and a card that is shared",
     [](Rules& r, const Abilities& can) {
       if (!teamed(r) || !can.splits) r.seven_rest = SevenRest::Never;
     }},
    {"no_move", "that a hand cannot be renewed (renew)",
     [](Rules& r, const Abilities&) {
       if (r.renew) r.no_move = NoMove::LayDown;
     }},
    {"lone_push", "cards that push", [](Rules& r, const Abilities& can) { r.lone_push |= !can.pushes; }},
    {"skip_needs", "cards that make a player skip",
     [](Rules& r, const Abilities& can) {
       if (!can.skips) r.skip_needs = SkipNeeds::MarbleOrStartCard;
     }},
    {"renew", "refill", [](Rules& r, const Abilities&) { r.renew &= r.refill != 0; }},
    {"refill_discards", "refill, and cards that are discarded (no_move)",
     [](Rules& r, const Abilities& can) { r.refill_discards &= r.refill != 0 && discards(r, can); }},
    {"deals", "another deal, or other numbers", nullptr},
    {"deals_repeat", "deals that differ, and more than one deal", nullptr},
    {"reshuffle", "more than one deal, and cards left over", nullptr},
    {"lead", "more than one deal, and packs of several deals", nullptr},
});

// The sequence of deals. Where cards are drawn in between, the number left over is unknown.
std::vector<int> deals_of(const Rules& r) {
  constexpr int kRounds = 240;
  std::vector<int> out;
  const int cycle = r.deals_n - r.deals_repeat;
  const bool draws = r.refill != 0 || r.no_move == NoMove::DiscardAndDraw || r.special != kNone;
  int pile = 0;
  for (int round = 1; round <= (deals_again(r) ? kRounds : 1); ++round) {
    const bool new_pack = (round - 1) % cycle == 0;
    const int cards = r.deal_size(round) * r.seats;
    out.push_back(cards);
    if (round == 1) {
      pile = r.deck_n - cards;
      continue;
    }
    out.push_back(r.lead == Lead::EachDeal || new_pack);
    if (draws) {
      out.push_back(r.reshuffle == Reshuffle::EachPack && new_pack ? 3 : r.reshuffle == Reshuffle::Under);
      continue;
    }
    const bool shuffled = pile < cards || (r.reshuffle == Reshuffle::EachPack && new_pack);
    out.push_back(shuffled ? 1 + (r.reshuffle == Reshuffle::Under ? pile : 0) : 0);
    pile = (shuffled ? r.deck_n : pile) - cards;
  }
  return out;
}

// Names of all options, in the order of the page.
std::vector<std::string_view> all_options() {
  Rules r;
  std::vector<std::string_view> out;
  const auto add = [&](std::string_view name, auto&&...) {
    if (name == "deals_repeat") out.emplace_back("deals");
    out.push_back(name);
  };
  each_option(r, add, add);
  out.emplace_back("advanced");
  return out;
}

Json json_of(bool value) { return Json::of(value); }
Json json_of(std::uint8_t value) { return value == kNone ? Json() : Json::of(int{value}); }
template <class E>
Json json_of(E value) {
  return Json::of(name_of(value));
}

// The value of an option; `advanced` leaves nothing in the rules.
Json setting_in(Rules r, std::string_view option) {
  Json out = Json::list();
  if (option == "deals")
    for (int i = 0; i < r.deals_n; ++i) out = out.with_item(Json::of(int{r.deals[i]}));
  const auto look = [&](std::string_view name, auto value, auto&&...) {
    if (name == option) out = json_of(value);
  };
  each_option(r, look, look);
  return out;
}

Json options_in(const Json& book) {
  const Json* found = book.find("options");
  return found && found->is(Json::Kind::Object) ? *found : Json::object();
}

// The default of an option in a form.
Json usual_setting(const Json& book, std::string_view option) {
  const Json* form = book.find("form");
  for (const Json* from : {form ? form->find("knobs") : nullptr, book.find("knobs")})
    if (const Json* said = from ? from->find(option) : nullptr) return *said;
  return setting_in(Rules{}, option);
}

Json with_options(const Json& book, Json options) { return book.with("options", std::move(options)); }

// Without an option in the options, or in the book and form.
Json without_setting(const Json& book, std::string_view where, std::string_view option) {
  if (where == "options") return with_options(book, options_in(book).without(option));
  Json out = book;
  if (const Json* knobs = book.find("knobs")) out = out.with("knobs", knobs->without(option));
  if (const Json* form = book.find("form"))
    if (const Json* knobs = form->find("knobs")) out = out.with("form", form->with("knobs", knobs->without(option)));
  return out;
}

// A king who walks one step at a time comes to his start, and from there no marble may turn in: he never gets home.
bool king_is_stuck(const Rules& r) {
  return r.hierarchy && r.king_most == 1 && r.entrance == 0 && r.turn_in == TurnIn::Never;
}

// Whether a setting has no effect. A consequence of another choice may be set all the same: that guards do not block,
// where it was chosen that there are none.
bool is_unused(const Json& book, const Rules& rules, std::string_view where, std::string_view option) {
  if (option == "king_most" && king_is_stuck(rules)) return true;
  const auto without = compile_rulebook(without_setting(book, where, option));
  if (!without || !plays_alike(rules, without->rules)) return false;
  const Json rest = setting_in(at_rest(rules), option);
  if (where != "options") return usual_setting(book, option) != rest;  // a rulebook may say what goes without saying
  const Json options = options_in(book);
  const Json& value = *options.find(option);
  if (value == usual_setting(book, option)) return false;
  if (value != rest) return true;
  return std::none_of(options.members().begin(), options.members().end(), [&](const Json::Member& other) {
    const Json others = options.without(other.first);  // would it mean something but for this one?
    const auto with = compile_rulebook(with_options(book, others));
    const auto less = compile_rulebook(with_options(book, others.without(option)));
    return other.first != option && with && less && !plays_alike(with->rules, less->rules);
  });
}

Problem means_nothing(const Rules& rules, std::string_view where, std::string_view option) {
  if (option == "king_most" && king_is_stuck(rules)) return problem<Code::KingStuck>(std::string(where) + ".king_most");
  return problem<Code::ChangesNothing>(std::string(where) + "." + std::string(option), needs_of(option));
}

// The option of a problem: "knobs.deals.0" is about deals.
std::string_view option_of(const Problem& p) {
  std::string_view where = p.where;
  if (!where.starts_with("knobs.") && !where.starts_with("options.")) return "";
  where.remove_prefix(where.find('.') + 1);
  return where.substr(0, where.find('.'));
}

// Gives an option that stands in the way of the others the value nearest to its own that does not.
bool make_way(const Json& book, Json& options, std::string_view option) {
  if (options.find(option)) {
    options = options.without(option);
    return true;
  }
  const std::vector<Json> values = values_of(option);
  const auto now = std::find(values.begin(), values.end(), usual_setting(book, option)) - values.begin();
  for (std::ptrdiff_t far = 0; far < std::ssize(values); ++far)
    for (const std::ptrdiff_t i : {now - far, now + far}) {
      if (i < 0 || i >= std::ssize(values)) continue;
      Json tried = options.with(option, values[static_cast<std::size_t>(i)]);
      const auto set = compile_rulebook(with_options(book, tried));
      if (!set && option_of(set.problem()) == option) continue;
      options = std::move(tried);
      return true;
    }
  return false;
}

// The options that go with a choice, or why it cannot be.
Result<Json> settled(const Json& book, Json options, std::string_view changed) {
  for (int tries = 0;; ++tries) {
    const Json here = with_options(book, options);
    const auto rules = compile_rulebook(here);
    if (!rules) {
      const std::string_view other = option_of(rules.problem());
      if (other == changed || other.empty() || tries == 8 || !make_way(book, options, other)) return rules.problem();
      continue;
    }
    std::string_view idle;
    for (const auto& [name, value] : options.members())
      if (is_unused(here, rules->rules, "options", name)) {
        idle = name;
        if (name != changed) break;
      }
    if (idle.empty()) return options;
    if (idle == changed) return means_nothing(rules->rules, "options", idle);
    options = options.without(idle);
  }
}

// The values of an option worth offering beside the others: what it is set to, what it usually is, and what changes
// something and is not another value in disguise.
std::vector<Json> offered(const Json& book, const Json& options, const Rules& now, std::string_view option) {
  const Json set = setting_in(now, option), usual = usual_setting(book, option);
  std::vector<Json> out = values_of(option);
  std::erase_if(out, [&](const Json& value) {
    if (value == set) return false;
    const auto chosen = settled(book, value == usual ? options.without(option) : options.with(option, value), option);
    if (!chosen) return true;
    if (value == usual) return false;
    const auto then = compile_rulebook(with_options(book, *chosen));
    const auto without = compile_rulebook(with_options(book, chosen->without(option)));
    return then &&
           (setting_in(at_rest(then->rules), option) != value || (without && plays_alike(then->rules, without->rules)));
  });
  return out;
}

void write(JsonWriter& w, const Json& value) {
  switch (value.kind()) {
    case Json::Kind::Null: return w.null();
    case Json::Kind::Bool: return w.write(value.truth());
    case Json::Kind::Number: return w.write(static_cast<int>(value.number()));
    case Json::Kind::Text: return w.write(std::string_view(value.text()));
    case Json::Kind::List:
      w.open_array();
      for (const Json& item : value.items()) write(w, item);
      return w.close_array();
    case Json::Kind::Object:
      w.open_object();
      for (const auto& [name, member] : value.members()) {
        w.key(name);
        write(w, member);
      }
      w.close_object();
  }
}

}  // namespace

std::string_view needs_of(std::string_view option) {
  const auto found = std::find_if(kOptions.begin(), kOptions.end(), [&](const Option& o) { return o.name == option; });
  return found == kOptions.end() ? "" : found->needs;
}

std::vector<Json> values_of(std::string_view option) {
  Rules r;
  std::vector<Json> out;
  each_option(
      r,
      [&](std::string_view name, std::uint8_t value, int least, int most) {
        if (name != option) return;
        if (value == kNone) out.emplace_back();
        for (int n = least; n <= most; ++n) out.push_back(Json::of(n));
      },
      [&](std::string_view name, auto value) {
        if (name != option) return;
        if constexpr (std::is_same_v<decltype(value), bool>) out = {Json::of(false), Json::of(true)};
        else
          for (const std::string_view one : names(value)) out.push_back(Json::of(one));
      });
  return out;
}

Rules at_rest(Rules r) {
  const Abilities can(r);
  for (const Option& o : kOptions)
    if (o.rest) o.rest(r, can);
  r.derive();
  return r;
}

bool plays_alike(const Rules& a, const Rules& b) {
  Rules x = at_rest(a), y = at_rest(b);
  if (deals_of(x) != deals_of(y)) return false;
  for (Rules* r : {&x, &y}) {
    r->deals_n = r->deals_repeat = 0;
    r->deals = {};
    r->reshuffle = {};
    r->lead = {};
  }
  return x == y;
}

std::vector<Problem> unused_settings(const Json& book) {
  std::vector<Problem> out;
  const auto rules = compile_rulebook(book);
  if (!rules) return out;
  for (const std::string_view option : all_options()) {
    for (const std::string_view where : {"options", "knobs"}) {
      const bool chosen = where == "options";
      if (chosen && !options_in(book).find(option)) continue;
      if (!chosen && (options_in(book).find(option) || usual_setting(book, option) == setting_in({}, option))) continue;
      if (is_unused(book, rules->rules, where, option)) out.push_back(means_nothing(rules->rules, where, option));
    }
  }
  return out;
}

Result<std::string> settled_options(const Json& book, std::string_view changed) {
  const auto options = settled(book, options_in(book), changed);
  if (!options) return options.problem();
  const auto now = compile_rulebook(with_options(book, *options));
  if (!now) return now.problem();
  JsonWriter w;
  w.open_object();
  w.key("options");
  write(w, *options);
  w.key("offered");
  w.open_object();
  const Json* advanced = book.find("advanced_cards");
  for (const std::string_view option : all_options()) {
    if (option == "advanced" && !(advanced && !advanced->members().empty())) continue;
    const bool is_list = option == "deals" || option == "advanced";
    const std::vector<Json> values = is_list ? std::vector<Json>{} : offered(book, *options, now->rules, option);
    if (!is_list && values.size() < 2 && !options->find(option)) continue;
    w.key(option);
    w.open_array();
    for (const Json& value : values) write(w, value);
    w.close_array();
  }
  w.close_object();
  w.close_object();
  return std::string(w.text());
}

}  // namespace tock
