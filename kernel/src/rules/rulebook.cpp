// Reading a rulebook, checking it, and working out what follows from it.
#include "tock/rules/rulebook.hpp"

#include <bit>
#include <vector>

#include "tock/data/field.hpp"
#include "tock/rules/options.hpp"

namespace tock {
namespace {

// Which sections the seats use, by the sections of the board and the number of seats.
std::vector<int> sections_of(int board, int seats) {
  if (board == 4 && seats == 2) return {0, 2};
  if (board == 4 && seats == 3) return {0, 1, 2};
  if (board == 6 && seats == 2) return {0, 3};
  if (board == 6 && seats == 3) return {0, 2, 4};
  if (board == 6 && seats == 4) return {0, 1, 3, 4};
  std::vector<int> all;
  for (int s = 0; s < seats && seats <= board; ++s) all.push_back(s);
  return all;
}

std::uint8_t further_on(unsigned bits, int by) {  // colours, a section further on
  unsigned out = 0;
  for (int c = 0; c < kMaxColours; ++c)
    if (bits >> c & 1U) out |= 1U << (c + by) % kMaxColours;
  return static_cast<std::uint8_t>(out);
}

class Compiler {
 public:
  Result<NamedRules> compile(const Json& json) {
    const Field book(json, problems_);
    if (book.object(
            {"deck", "cards", "advanced_cards", "geometry", "form", "knobs", "options", "clauses", "card_clauses"})) {
      geometry(book["geometry"]);
      form(book["form"]);
      knobs(book["knobs"]);
      knobs(book["form"]["knobs"]);
      knobs(book["options"]);
      cards(book["deck"], book["cards"], book["advanced_cards"]);
      clauses(book["clauses"], book["card_clauses"]);
      if (ok()) sit_down(book["form"]);
      if (ok()) check(book["knobs"], book["cards"]);
    }
    if (!ok()) return problems_.front();
    r_.derive();
    return out_;
  }

 private:
  [[nodiscard]] bool ok() const { return problems_.empty(); }

  void geometry(const Field& g) {
    if (!g.object({"shape", "section_length", "entrance", "lane", "numbered", "centre", "shortcut", "hop", "special",
                   "section_colours", "section_bones", "home_colours"}))
      return;  // shape and numbers are for drawings
    r_.section = 0;
    g["section_length"].read(r_.section, 4, 20);
    g["section_length"].expect(Json::Kind::Number);
    g["entrance"].read(r_.entrance, -kMaxEntrance, 0);
    g["lane"].read(r_.lane, 1, kMaxLane);
    space(g["shortcut"], r_.shortcut);
    space(g["hop"], r_.hop);
    space(g["special"], r_.special);
    bool centre = false;
    g["centre"].read(centre);
    if (centre != (r_.shortcut != kNone)) g["shortcut"].bad<Code::Shortcut>();
    std::size_t spaces = 0, homes = 0;
    if (g["section_colours"].given())
      spaces = g["section_colours"].each_item(section_colours_.size(), [&](std::size_t i, const Field& f) {
        f.each_item(kMaxColours, [&](std::size_t, const Field& c) { section_colours_[i] |= colour(c); });
      });
    if (g["home_colours"].given())
      homes = g["home_colours"].each_item(home_colours_.size(),
                                          [&](std::size_t i, const Field& c) { home_colours_[i] = colour(c); });
    if (g["section_bones"].given())
      g["section_bones"].each_item(section_bones_.size(), [&](std::size_t, const Field& f) {
        std::uint8_t at = 0;
        f.read(at, 0, r_.section - 1);
        section_bones_[at] = true;
      });
    coloured_ = spaces != 0;
    if (coloured_ && spaces != r_.section) g["section_colours"].bad<Code::SectionColours>();
    if (coloured_ && homes != r_.lane) g["home_colours"].bad<Code::HomeColours>();
  }

  // A space of every section, if there is one.
  void space(const Field& f, std::uint8_t& out) const {
    if (!f.given()) return;
    f.read(out, 0, 255);
    if (out == 0 || out >= r_.section) f.bad<Code::SectionSpace>(int{r_.section});
  }

  static std::uint8_t colour(const Field& f) {
    Colour c{};
    f.read(c);
    return static_cast<std::uint8_t>(1U << static_cast<int>(c));
  }

  void form(const Field& f) {
    if (!f.object({"players", "teams", "board", "knobs"})) return;
    f["players"].expect(Json::Kind::Number);
    f["players"].read(r_.seats, 2, kMaxSeats);
    f["teams"].read(teams_);
    int board = 4;
    f["board"].read(board, 4, 6);
    if (board == 5) f["board"].bad<Code::BoardSize>();
    r_.sections = static_cast<std::uint8_t>(board);
    if (r_.seats > r_.sections) f["players"].bad<Code::PlayersSections>(int{r_.seats}, board);
    const int size = 1 + static_cast<int>(teams_);
    if (r_.seats % size || (size > 1 && r_.seats == size)) f["teams"].bad<Code::Teams>(int{r_.seats}, name_of(teams_));
  }

  void knobs(const Field& k) {
    if (!k.given()) return;
    std::vector<std::string_view> known{"deals", "advanced"};
    each_option(
        r_,
        [&](std::string_view name, std::uint8_t& value, int least, int most) {
          known.push_back(name);
          const Field f = k[name];
          if (name == "king_most" && f.null()) value = kNone;  // no limit
          else f.read(value, least, most);
        },
        [&](std::string_view name, auto& value) {
          known.push_back(name);
          k[name].read(value);
        });
    k.each_member([&](std::string_view name, const Field& f) {
      if (std::find(known.begin(), known.end(), name) == known.end()) f.bad<Code::NoOption>();
      if (name == "deals")
        r_.deals_n = static_cast<std::uint8_t>(
            f.each_item(kMaxDeals, [&](std::size_t i, const Field& n) { n.read(r_.deals[i], 1, kMaxCards); }));
      if (name == "advanced") {
        advanced_.clear();
        f.each_item(kMaxKinds, [&](std::size_t, const Field& rule) { advanced_.push_back(rule); });
      }
    });
  }

  void cards(const Field& deck, const Field& cards, const Field& advanced) {
    int all = 0;
    deck.each_member([&](std::string_view name, const Field& copies) {
      if (r_.kinds == kMaxKinds - 1) return deck.bad<Code::Kinds>(kMaxKinds - 1);
      if (!Name::fits(name) || name == kUnknownCard) copies.bad<Code::CardName>();
      const int kind = r_.kinds++;
      out_.card[kind] = Name(name);
      copies.read(r_.cards[kind].copies, 1, kMaxCards);
      all += r_.cards[kind].copies;
      Field uses = cards[name];
      for (const Field& rule : advanced_)
        if (advanced[rule.text()][name].given()) uses = advanced[rule.text()][name];
      card(uses, r_.cards[kind]);
    });
    out_.card[r_.kinds] = Name(kUnknownCard);
    r_.unknown = r_.kinds;
    if (all > kMaxCards) deck.bad<Code::Cards>(kMaxCards);
    int at = 0;
    cards.each_member([&](std::string_view name, const Field&) {
      if (at >= r_.kinds || out_.card[at++].text() != name) cards.bad<Code::DeckOrder>();
    });
    for (const Field& rule : advanced_)
      if (!advanced[rule.text()].given()) rule.bad<Code::OptionalRule>();
    bool any = false;
    for (int k = 0; k < r_.kinds; ++k) any |= r_.cards[k].starts;
    for (int k = 0; k < r_.kinds; ++k) r_.cards[k].starts |= any && r_.cards[k].uses[0].kind == UseKind::Joker;
  }

  // The clauses; for refusals.
  void clauses(const Field& topics, const Field& by_card) {
    if (topics.given())
      topics.each_member([&](std::string_view topic, const Field& clause) {
        if (topic != "card") out_.clauses.emplace_back(topic, clause.text());  // which each card has
      });
    if (!by_card.given()) return;
    for (int k = 0; k < r_.kinds; ++k) {
      const Field own = by_card[out_.card[k].text()];
      out_.card_clauses[k] = (own.given() ? own : by_card["*"]).text();
    }
  }

  void card(const Field& uses, Card& card) {
    card.uses_n = static_cast<std::uint8_t>(
        uses.each_item(kMaxUses, [&](std::size_t i, const Field& f) { use(f, card.uses[i]); }));
    if (card.uses_n == 0) return uses.bad<Code::DoesNothing>();
    for (int i = 0; i < card.uses_n; ++i) {
      const UseKind kind = card.uses[i].kind;
      card.starts |= kind == UseKind::Start;
      if (card.uses_n > 1 && (kind == UseKind::Joker || kind == UseKind::Copy || kind == UseKind::Undo))
        uses.bad<Code::Alone>();
      if (!coloured_ && (kind == UseKind::Colour || kind == UseKind::ColourTwo)) uses.bad<Code::NoColours>();
      if (r_.shortcut == kNone && kind == UseKind::Centre) uses.bad<Code::NoCentre>();
    }
  }

  void use(const Field& f, Use& u) {
    f["kind"].expect(Json::Kind::Text);
    f["kind"].read(u.kind);
    const auto steps = [&] {
      f["steps"].expect(Json::Kind::Number);
      f["steps"].read(u.n, 1, kMaxCount);
    };
    switch (u.kind) {
      case UseKind::Walk:
        f.object({"kind", "steps", "burns", "green"});
        steps();
        f["burns"].read(u.burns);
        f["green"].read(u.green);
        break;
      case UseKind::Back:
        f.object({"kind", "steps", "green", "home"});
        steps();
        f["home"].read(u.home);
        f["green"].read(u.green);
        break;
      case UseKind::UpTo:
        f.object({"kind", "steps"});
        steps();
        break;
      case UseKind::Push: {
        f.object({"kind", "steps", "partners", "guards"});
        steps();
        bool guards = true;
        f["partners"].read(u.partners);
        f["guards"].read(guards);
        u.spares_guards = !guards;
        break;
      }
      case UseKind::Take:
        f.object({"kind", "may_be_kept"});
        f["may_be_kept"].read(u.may_be_kept);
        break;
      case UseKind::Start:
        f.object({"kind", "colour"});
        if (f["colour"].given()) u.n = static_cast<std::uint8_t>(1 + std::countr_zero(colour(f["colour"])));  // 0: any
        break;
      case UseKind::Split:
        f.object({"kind", "pips", "marbles", "burns", "back", "to_and_fro"});
        f["back"].read(u.back);
        f["to_and_fro"].read(u.to_and_fro);
        if (u.back && u.to_and_fro) f["to_and_fro"].bad<Code::ToAndFro>();
        f["pips"].expect(Json::Kind::Number);
        f["pips"].read(u.n, 2, u.back ? kMaxCount : kMaxLegs);
        f["marbles"].read(u.most, 1, kMaxLegs);
        f["burns"].read(u.burns);
        if (u.back && u.most != 2) f["marbles"].bad<Code::TwoWays>();
        if (u.back && u.burns) f["burns"].bad<Code::BackBurns>();
        break;
      case UseKind::Swap:
        f.object({"kind", "opponents_only", "may_be_empty", "any_two"});
        f["any_two"].read(u.any_two);
        f["opponents_only"].read(u.opponents_only);
        f["may_be_empty"].read(u.may_be_empty);
        if (u.any_two && (u.opponents_only || u.may_be_empty)) f["any_two"].bad<Code::AnyTwo>();
        break;
      case UseKind::Colour:
      case UseKind::ColourTwo:
        f.object({"kind", "colour"});
        f["colour"].expect(Json::Kind::Text);
        u.n = static_cast<std::uint8_t>(std::countr_zero(colour(f["colour"])));
        break;
      default: f.object({"kind"});
    }
  }

  // Sections, teams and the owners of spaces.
  void sit_down(const Field& f) {
    const std::vector<int> sections = sections_of(r_.sections, r_.seats);
    const int n = r_.seats;
    if (static_cast<int>(sections.size()) != n) return f["players"].bad<Code::PlayersBoard>();
    const int teams = teams_ == Teams::None ? n : teams_ == Teams::Pairs ? n / 2 : 2;
    for (int s = 0; s < n; ++s) {
      const bool across = teams_ == Teams::Pairs && r_.exchange != Exchange::Left;
      r_.start[s] = static_cast<std::uint8_t>(sections[static_cast<std::size_t>(s)] * r_.section);
      r_.team[s] = static_cast<std::uint8_t>(s % teams);
      r_.receiver[s] = static_cast<std::uint8_t>((s + (across ? n / 2 : 1)) % n);
    }
    for (int c = 0; c < r_.sections; ++c) {
      for (int i = 0; i < r_.section; ++i) {
        r_.colours[c * r_.section + i] = further_on(section_colours_[i], c);
        r_.bones[c * r_.section + i] = section_bones_[i];
      }
      for (int h = 0; h < r_.lane; ++h) out_.home_colours[c][h] = further_on(home_colours_[h], c);
    }
    for (int s = 0; s < n; ++s) r_.lane_colours[s] = out_.home_colours[sections[static_cast<std::size_t>(s)]];
    for (int c = 0; c < kMaxColours; ++c) out_.colour[c] = Name(name_of(static_cast<Colour>(c)));
    r_.partners_push &= teams_ != Teams::None;
    // The conditions of these are checked here: options.hpp says of the others whether they have an effect.
    r_.partner_to_entrance &= !(r_.partners_push && coloured_);
    r_.returned_blocks &= r_.guard == Guard::Fresh;
    r_.opening &= r_.hierarchy;
  }

  // Impossible combinations. (Settings without effect are not, see options.hpp.)
  void check(const Field& k, const Field& cards) {
    check_undo(k, cards);
    const bool discards = r_.no_move == NoMove::Discard || r_.no_move == NoMove::DiscardAndDraw;
    for (int c = 0; c < r_.kinds; ++c)
      for (int i = 0; i < r_.cards[c].uses_n; ++i)
        if (r_.cards[c].uses[i].may_be_kept && !discards) k["no_move"].bad<Code::Keeps>();
    if (r_.to_win > r_.marbles) k["to_win"].bad<Code::ToWin>(int{r_.marbles});
    if (r_.to_win > r_.lane) k["to_win"].bad<Code::Lane>(int{r_.lane});
    if (r_.hierarchy && r_.marbles != 4) k["marbles"].bad<Code::Ranks>();
    if (r_.deals_n == 0) k["deals"].bad<Code::Deal>();
    if (r_.deals_repeat >= r_.deals_n) k["deals_repeat"].bad<Code::Deals>(int{r_.deals_n});
    int deck = 0;
    for (int c = 0; c < r_.kinds; ++c) deck += r_.cards[c].copies;
    for (int i = 0; i < r_.deals_n; ++i)
      if (r_.deals[i] * r_.seats > deck) k["deals"].bad<Code::Deck>(int{r_.deals[i]}, int{r_.seats});
    if (r_.renew && !r_.refill) k["refill"].bad<Code::Renewed>();
    if ((r_.exchange == Exchange::Partner || r_.exchange == Exchange::Offer) && teams_ != Teams::Pairs)
      k["exchange"].bad<Code::Exchange>(name_of(r_.exchange), name_of(teams_));
    for (int s = 0; s < r_.seats; ++s)  // else the cards could be dealt for ever
      if (!starts(s)) cards.bad<Code::NoStart>(s);
  }

  // A play that is taken back must be all that has happened since.
  void check_undo(const Field& k, const Field& cards) {
    bool undoes = false, others = r_.special != kNone;
    for (int c = 0; c < r_.kinds; ++c) {
      const UseKind first = r_.cards[c].uses[0].kind;
      undoes |= first == UseKind::Undo;
      others |= first == UseKind::Joker || first == UseKind::Copy;
    }
    if (!undoes) return;
    if (others) cards.bad<Code::UndoWith>();
    if (r_.refill) k["refill"].bad<Code::UndoRefill>();
    if (r_.no_move != NoMove::Discard) k["no_move"].bad<Code::UndoNoMove>();
  }

  [[nodiscard]] bool starts(int seat) const {
    for (int k = 0; k < r_.kinds; ++k)
      for (int i = 0; i < r_.cards[k].uses_n; ++i) {
        const Use& u = r_.cards[k].uses[i];
        if (u.kind == UseKind::Start && (u.n == 0 || (r_.colours[r_.start[seat]] >> (u.n - 1) & 1U))) return true;
      }
    return false;
  }

  std::vector<Problem> problems_;  // consequences of the first are left out
  NamedRules out_;
  Rules& r_ = out_.rules;
  Teams teams_ = Teams::None;
  std::array<std::uint8_t, 20> section_colours_{};  // bit per colour
  std::array<bool, 20> section_bones_{};
  std::array<std::uint8_t, kMaxLane> home_colours_{};
  bool coloured_ = false;
  std::vector<Field> advanced_;
};

}  // namespace

Result<NamedRules> compile_rulebook(std::string_view json) {
  const Result<Json> read = read_json(json);
  if (!read) return read.problem().within("rulebook");
  return compile_rulebook(*read);
}

Result<NamedRules> compile_rulebook(const Json& json) { return Compiler().compile(json); }

}  // namespace tock
