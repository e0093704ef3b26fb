#include "tock/game/position.hpp"

#include <array>
#include <bit>

#include "tock/data/field.hpp"
#include "tock/game/announced.hpp"

namespace tock {
namespace {

constexpr int kCitizen = static_cast<int>(Rank::Citizen);

// Items of lists in brackets: "seats.0.hand.2" is seats[0].hand[2].
std::string bracketed(std::string_view path) {
  std::string out;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('.'), path.size());
    const std::string_view part = path.substr(0, end);
    if (part.find_first_not_of("0123456789") == std::string_view::npos) out += "[" + std::string(part) + "]";
    else out += (out.empty() ? "" : ".") + std::string(part);
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return out;
}

class PositionReader {
 public:
  PositionReader(const NamedRules& names, const Json& document) : names_(names), doc_(document, problems_) {
    state_.board.at.fill(kAbsent);
    state_.given.fill(kNone);
  }

  std::vector<Problem> read(State& out) {
    // `seed` is that of later deals. `asked`, `to_ask` and `hopper` follow from the rest; positions that were stored
    // long ago have them.
    if (doc_.object({"rules",     "game",        "players", "teams",    "options",   "phase", "turn",   "round",
                     "leader",    "seats",       "pile",    "discards", "last_card", "drawn", "before", "redoing",
                     "announced", "starts_seen", "given",   "passed",   "seed",      "asked", "to_ask", "hopper"})) {
      const bool asks = decision();
      if (seats()) {
        const bool placed = marbles();
        const bool dealt = asks && cards();
        rest_of_decision();
        last_play(dealt);
        if (dealt) exchanged();
        if (asks && placed) asked();
        if (problems_.empty()) announced();
      }
    }
    for (Problem& problem : problems_) problem.where = bracketed(problem.where);
    if (problems_.empty()) out = state_;
    return std::move(problems_);
  }

 private:
  [[nodiscard]] const Rules& rules() const { return names_.rules; }
  [[nodiscard]] Field seat(int s, std::string_view what) const { return doc_["seats"].item(s)[what]; }

  // kNone, and it is said so, if it is none.
  std::uint8_t card(const Field& field) const {
    if (!field.expect(Json::Kind::Text)) return kNone;
    const std::uint8_t kind = names_.kind_named(field.text());
    if (kind == kNone) field.bad<Code::NoCardCalled>(field.text());
    return kind;
  }
  bool one_each(const Field& list) const {
    if (!list.expect(Json::Kind::List)) return false;
    if (list.size() == rules().seats) return true;
    list.bad<Code::Entries>(static_cast<int>(list.size()), rules().seats);
    return false;
  }

  // the player to move ----------------------------------------------------------------------------------------------

  bool decision() {
    const std::size_t before = problems_.size();
    if (doc_["phase"].given()) read_phase(doc_["phase"]);
    if (doc_["turn"].expect(Json::Kind::Number)) doc_["turn"].read(state_.turn, 0, rules().seats - 1);
    return problems_.size() == before;
  }

  void rest_of_decision() {
    state_.leader = state_.turn;
    state_.round = 1;
    if (doc_["leader"].given()) doc_["leader"].read(state_.leader, 0, rules().seats - 1);
    doc_["round"].read(state_.round, 1, 0x7FFFFFFF);
    if (doc_["drawn"].given()) doc_["drawn"].read(state_.drawn);
    if (state_.drawn &&
        (rules().no_move != NoMove::DiscardAndDraw || (state_.phase != Phase::Play && state_.phase != Phase::Hop)))
      doc_["drawn"].bad<Code::Drawn>();
    if (doc_["last_card"].given()) state_.last_card = card(doc_["last_card"]);
    if (state_.last_card != kNone) read_last();
  }

  void read_last() {
    const Field field = doc_["last_card"];
    if (state_.last_card == rules().unknown) field.bad<Code::NoCardCalled>(kUnknownCard);
    else if (rules().cards[state_.last_card].uses[0].kind == UseKind::Copy) field.bad<Code::StandsFor>(field.text());
    else if (state_.phase == Phase::Exchange || state_.phase == Phase::Opening) field.bad<Code::PlayedYet>();
  }

  void read_phase(const Field& field) {
    const Rules& r = rules();
    field.read(state_.phase);
    const bool there = [&] {
      switch (state_.phase) {
        case Phase::Exchange: return r.exchange == Exchange::Partner || r.exchange == Exchange::Left;
        case Phase::Offer: return r.exchange == Exchange::Offer;
        case Phase::Opening: return r.opening;
        case Phase::Hop: return r.hierarchy && r.special != kNone;
        case Phase::Discard: return r.skips;
        case Phase::Play: return true;
        case Phase::Over: break;
      }
      return false;
    }();
    if (!there) field.bad<Code::Phase>(name_of(state_.phase));
  }

  bool seats() const {
    const Field all = doc_["seats"];
    if (!all.expect(Json::Kind::List)) return false;
    const std::size_t before = problems_.size();
    if (all.size() != rules().seats) all.bad<Code::Seats>(static_cast<int>(all.size()), rules().seats);
    else all.each_item(kMaxSeats, [](std::size_t, const Field& one) { one.object({"marbles", "hand"}); });
    return problems_.size() == before;
  }

  // marbles ---------------------------------------------------------------------------------------------------------

  bool marbles() {
    const std::size_t before = problems_.size();
    for (int s = 0; s < rules().seats; ++s) places(s, seat(s, "marbles"), "seats[%].marbles[%]");
    if (problems_.size() != before) return false;
    if (!rules().undoes) {
      if (winners(rules(), state_.board)) doc_["seats"].bad<Code::Won>();
      return problems_.size() == before;
    }
    if (doc_["before"].given()) before_last();
    else state_.before = {state_.board.at, state_.board.fresh};
    return problems_.size() == before;
  }

  // The places before the last play; by default the current ones.
  void before_last() {
    const Field before = doc_["before"];
    if (!one_each(before)) return;
    const Board now = state_.board;
    state_.board = Board{};
    state_.board.at.fill(kAbsent);
    for (int s = 0; s < rules().seats; ++s) places(s, before.item(s), "before[%][%]");
    state_.before = {state_.board.at, state_.board.fresh};
    state_.board = now;
  }

  void places(int s, const Field& list, std::string_view path) {
    if (!list.expect(Json::Kind::List)) return;
    if (list.size() != rules().marbles) return list.bad<Code::Places>(static_cast<int>(list.size()), rules().marbles);
    list.each_item(kMaxMarbles,
                   [&](std::size_t m, const Field& place) { set(id_of(s, static_cast<int>(m)), place, path); });
  }

  void set(int id, const Field& field, std::string_view path) {
    if (!field.expect(Json::Kind::Text)) return;
    const Rules& r = rules();
    std::string_view text = field.text();
    const bool fresh = text.ends_with('!');
    if (fresh) text.remove_suffix(1);
    const bool home = text.size() == 2 && text[0] == 'H' && text[1] >= '1' && text[1] <= '9';
    const bool number = !text.empty() && text.size() < 4 && (text[0] != '0' || text.size() == 1) &&
                        text.find_first_not_of("0123456789") == std::string_view::npos;
    if (!(home || number || text == "R" || text == "C") || (fresh && !number))
      return field.bad<Code::NoPlace>(field.text());
    const Place at = parse_place(text);
    if (home && (at == kNone || at - kLane >= r.lane)) return field.bad<Code::LaneNot>(r.lane, text.substr(1));
    if (number && (at == kNone || at >= r.length)) return field.bad<Code::Track>(r.length - 1, text);
    if (at == kCentre && r.shortcut == kNone) return field.bad<Code::CentreHere>();
    const int start = r.start[seat_of(id)];
    if (fresh && at != start) return field.bad<Code::Fresh>(start);
    if (const int other = standing(id, at); other >= 0) {
      std::string where(path);
      for (const int n : {seat_of(other), rank_of(other)}) where.replace(where.find('%'), 1, std::to_string(n));
      return field.bad<Code::TakenBy>(text, where);
    }
    state_.board.set(id, at);
    if (fresh) state_.board.fresh |= 1U << id;
  }

  // The marble that is in the way of this one; -1: none.
  [[nodiscard]] int standing(int id, Place at) const {
    if (at <= kCentre) return state_.board.who(at);
    for (int other = id_of(seat_of(id), 0); other < id && at != kReserve; ++other)
      if (state_.board.at[other] == at) return other;
    return -1;
  }

  // cards -----------------------------------------------------------------------------------------------------------

  struct Cards {
    std::array<std::uint8_t, kMaxCards> kinds{};
    int n = 0;
  };

  bool cards() {
    const Rules& r = rules();
    const std::size_t before = problems_.size();
    std::array<bool, kMaxSeats> open{};  // hands that are not known at all
    for (int s = 0; s < r.seats; ++s) {
      const Field hand = seat(s, "hand");
      if (!hand.given()) {
        open[s] = true;
        continue;
      }
      const Cards held = list(hand);
      for (int i = 0; i < held.n; ++i) ++state_.hand[s][held.kinds[i]];
      state_.hand_n[s] = static_cast<std::uint8_t>(held.n);
    }
    const bool no_pile = !doc_["pile"].given();
    const Cards pile = no_pile ? Cards{} : list(doc_["pile"]);
    const Cards discards = doc_["discards"].given() ? list(doc_["discards"]) : Cards{};
    moves_with(open[state_.turn]);
    if (problems_.size() != before) return false;
    // An unknown hand is as large as that of the player to move.
    const int size = open[state_.turn] ? r.deals[0] : state_.hand_n[state_.turn];
    for (int s = 0; s < r.seats; ++s)
      if (open[s]) {
        state_.hand[s][r.unknown] = state_.hand_n[s] = static_cast<std::uint8_t>(size);
        listed_ += size;
        seen_[r.unknown] += size;
      }
    if (listed_ > r.deck_n) {
      doc_["seats"].bad<Code::DeckHolds>(listed_, r.deck_n);
      return false;
    }
    lay(pile, discards, no_pile);
    return true;
  }

  void moves_with(bool open) const {
    const Field hand = seat(state_.turn, "hand");
    if (state_.phase == Phase::Opening || state_.phase == Phase::Hop) return;
    if (open) hand.bad<Code::HandKnown>();
    else if (hand.size() == 0) hand.bad<Code::HandEmpty>(name_of(state_.phase));
  }

  Cards list(const Field& field) {
    Cards out;
    field.each_item(kMaxCards, [&](std::size_t, const Field& one) {
      const std::uint8_t kind = card(one);
      if (kind == kNone) return;
      out.kinds[out.n++] = kind;
      ++listed_;
      if (++seen_[kind] == rules().cards[kind].copies + 1 && kind != rules().unknown)
        one.bad<Code::OnlySoMany>(rules().cards[kind].copies, names_.card_name(kind));
    });
    return out;
  }

  // Cards the document leaves out are in the pile if that is not known, else discarded.
  void lay(const Cards& pile, const Cards& discards, bool no_pile) {
    const Rules& r = rules();
    const int rest = r.deck_n - listed_;
    const auto put = [](auto& out, std::uint8_t& n, int kind) { out[n++] = static_cast<std::uint8_t>(kind); };
    for (int i = 0; i < pile.n; ++i) put(state_.pile, state_.pile_n, pile.kinds[i]);
    for (int i = 0; no_pile && i < rest; ++i) put(state_.pile, state_.pile_n, r.unknown);
    if (!no_pile && seen_[r.unknown] == 0) {
      for (int k = 0; k < r.kinds; ++k)
        for (int i = seen_[k]; i < r.cards[k].copies; ++i) put(state_.discards, state_.discards_n, k);
    } else if (!no_pile) {
      for (int i = 0; i < rest; ++i) put(state_.discards, state_.discards_n, r.unknown);
    }
    for (int i = 0; i < discards.n; ++i) put(state_.discards, state_.discards_n, discards.kinds[i]);
  }

  // The play that a card may take back, or that has been taken back.
  void last_play(bool dealt) {
    const bool before = doc_["before"].given();
    if (doc_["redoing"].given()) doc_["redoing"].read(state_.redoing);
    if (!before && !state_.redoing && !rules().undoes) return;
    if (!rules().undoes) doc_["before"].bad<Code::NoUndo>();
    else if (state_.last_card == kNone) {
      if (before || state_.redoing) doc_["last_card"].bad<Code::WhichCard>();
    } else if (!dealt) return;
    else if (state_.redoing && !state_.hand[state_.turn][state_.last_card])
      doc_["redoing"].bad<Code::Redoing>(names_.card_name(state_.last_card));
    else if (!state_.redoing && (!state_.discards_n || state_.discards[state_.discards_n - 1] != state_.last_card))
      doc_["last_card"].bad<Code::LastOnTop>();
  }

  // exchanges -------------------------------------------------------------------------------------------------------

  void exchanged() {
    if (doc_["given"].given() && one_each(doc_["given"]))
      doc_["given"].each_item(kMaxSeats, [&](std::size_t s, const Field& one) {
        if (one.given()) give(static_cast<int>(s), one);
      });
    if (doc_["passed"].given() && one_each(doc_["passed"]))
      doc_["passed"].each_item(kMaxSeats, [&](std::size_t s, const Field& cards) { pass(static_cast<int>(s), cards); });
  }

  void give(int s, const Field& one) {
    if (state_.phase != Phase::Exchange && state_.phase != Phase::Offer)
      return one.bad<Code::Given>(name_of(state_.phase));
    if (one.text() == "-" && state_.phase == Phase::Offer) {
      state_.given[s] = kDeclined;
      return;
    }
    const std::uint8_t kind = card(one);
    if (kind == kNone) return;
    if (!state_.hand[s][kind]) return one.bad<Code::Giver>(one.text());
    state_.given[s] = kind;
  }

  // The receiver holds what was passed; if its hand is not known, one card of it is.
  void pass(int s, const Field& cards) {
    const Rules& r = rules();
    const int to = r.receiver[s];
    const bool gifts = r.exchange == Exchange::Partner || r.exchange == Exchange::Left;
    if (cards.size() > 0 && r.exchange == Exchange::None) return cards.bad<Code::PassedNobody>();
    if (cards.size() > 0 && state_.phase == Phase::Exchange) return cards.bad<Code::PassedYet>();
    if (cards.size() > 1 && gifts) return cards.bad<Code::PassedOne>();
    Hand held = state_.hand[to];
    cards.each_item(kMaxCards, [&](std::size_t, const Field& one) {
      const std::uint8_t kind = card(one);
      if (kind == kNone) return;
      if (kind == r.unknown || (!held[kind] && !held[r.unknown])) return one.bad<Code::Receiver>(one.text());
      ++state_.known[s][kind];
      if (held[kind]) {
        --held[kind];
        return;
      }
      if (++seen_[kind] > r.cards[kind].copies)
        return one.bad<Code::OnlySoMany>(rules().cards[kind].copies, names_.card_name(kind));
      --held[r.unknown];
      --state_.hand[to][r.unknown];
      ++state_.hand[to][kind];
    });
  }

  // Seats choose from the first player on, one after the other; choices that the document leaves out are made again.
  void asked() {
    const Rules& r = rules();
    unsigned chosen = 0;
    for (int s = 0; s < r.seats; ++s) {
      const bool out = state_.phase == Phase::Opening && opened(s);
      chosen |= static_cast<unsigned>(out || state_.given[s] != kNone) << s;
    }
    state_.asked = static_cast<std::uint8_t>(std::popcount(chosen));
    const bool opening = state_.phase == Phase::Opening;
    if (state_.phase == Phase::Hop) return find_hopper();
    if (state_.phase == Phase::Offer && !first_offers(chosen)) {
      state_.to_ask = 2;
      return;
    }
    if (state_.phase != Phase::Exchange && state_.phase != Phase::Offer && !opening) return;
    state_.to_ask = r.seats;
    const int first = (state_.turn + r.seats - state_.asked) % r.seats;
    for (int i = state_.asked; i < r.seats; ++i) {
      const int s = (first + i) % r.seats;
      if (!(chosen >> s & 1U)) {
        if (state_.phase == Phase::Exchange && !state_.hand_n[s]) seat(s, "hand").bad<Code::HandNone>();
        continue;
      }
      if (opening) seat(s, "marbles").bad<Code::OpenedAgain>();
      else doc_["given"].item(s).bad<Code::ChosenAgain>();
      return;
    }
    if (state_.asked && !doc_["leader"].given()) state_.leader = static_cast<std::uint8_t>(first);
    else if (state_.asked && first != state_.leader) doc_["leader"].bad<Code::AskedFirst>();
  }

  // At the start of a game all are asked to offer; after a renewal a seat and then its partner.
  [[nodiscard]] bool first_offers(unsigned chosen) const {
    if (std::popcount(chosen) == 1) return state_.turn != rules().receiver[std::countr_zero(chosen)];
    if (chosen || doc_["given"].given()) return chosen != 0;  // a renewal says so by listing that none has chosen
    for (int s = 0; s < rules().seats; ++s)
      for (int m = 0; m < rules().marbles; ++m) {
        const int id = id_of(s, m);
        if ((state_.board.at[id] != kReserve) != (m < rules().set_up) ||
            state_.board.is_fresh(id) != (m < rules().set_up))
          return false;
      }
    return state_.last_card == kNone && doc_["discards"].size() == 0;
  }

  // A seat that has opened has one marble on its start, fresh.
  [[nodiscard]] bool opened(int s) const {
    int out = 0;
    for (int m = 0; m < rules().marbles; ++m) {
      const int id = id_of(s, m);
      if (state_.board.at[id] == kReserve) continue;
      ++out;
      if (!state_.board.is_fresh(id) || out > 1) {
        seat(s, "marbles").bad<Code::OpeningOne>();
        break;
      }
    }
    return out > 0;
  }

  void find_hopper() {
    const Rules& r = rules();
    const unsigned whose = controls(r, state_.board, state_.turn);
    for (int s = 0; s < r.seats; ++s) {
      const Place at = state_.board.at[id_of(s, kCitizen)];
      if (!(whose >> s & 1U) || !on_track(at) || at % r.section != r.special) continue;
      state_.hopper = static_cast<std::uint8_t>(id_of(s, kCitizen));
      for (int d = r.section; d < r.length; d += r.section)
        if (!state_.board.on[r.on_track(at + d)]) return;
      return doc_["phase"].bad<Code::NoHop>();
    }
    doc_["phase"].bad<Code::NoCitizen>();
  }

  // The announcements after the deal; the hands must fit them.
  void announced() {
    const Field said = doc_["announced"], seen = doc_["starts_seen"];
    if (!said.given() && !seen.given()) return;
    if (!rules().announce) return said.bad<Code::AnnouncesNobody>();
    if ((said.given() && !one_each(said)) || (seen.given() && !one_each(seen))) return;
    if (said.given())
      said.each_item(kMaxSeats, [&](std::size_t s, const Field& one) {
        bool start = false;
        if (!one.given()) return;
        one.read(start);
        (start ? state_.announced.yes : state_.announced.no) |= static_cast<std::uint8_t>(1U << s);
      });
    if (seen.given())
      seen.each_item(kMaxSeats,
                     [&](std::size_t s, const Field& one) { one.read(state_.announced.seen[s], 0, rules().deck_n); });
    if (problems_.empty() && !fits_announced(rules(), state_)) said.bad<Code::AnnouncesDeal>();
  }

  const NamedRules& names_;
  std::vector<Problem> problems_;
  State state_;
  Field doc_;
  std::array<int, kMaxKinds> seen_{};  // cards the document names, by kind
  int listed_ = 0;
};

}  // namespace

std::vector<Problem> read_position(const NamedRules& names, const Json& document, State& out) {
  return PositionReader(names, document).read(out);
}

}  // namespace tock
