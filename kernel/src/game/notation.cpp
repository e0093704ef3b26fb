#include "tock/game/notation.hpp"

#include <charconv>
#include <optional>

namespace tock {
namespace {

Verb verb_of(Act act) {
  switch (act) {
    case Act::Swap: return Verb::Swap;
    case Act::EmptySwap: return Verb::Empty;
    case Act::Skip: return Verb::Skip;
    case Act::Discard: return Verb::Discard;
    case Act::Give: return Verb::Give;
    case Act::Offer: return Verb::Offer;
    case Act::Decline: return Verb::Decline;
    case Act::Renew: return Verb::Renew;
    case Act::Open: return Verb::Open;
    case Act::Hop: return Verb::Hop;
    case Act::Stay: return Verb::Stay;
    case Act::Undo: return Verb::Undo;
    default: return Verb::Play;
  }
}

std::string_view trim(std::string_view t) {
  while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
  while (!t.empty() && t.back() == ' ') t.remove_suffix(1);
  return t;
}

// 0 … most, or -1.
int number(std::string_view t, int most) {
  int n = -1;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc{} && end == t.data() + t.size() && n >= 0 && n <= most ? n : -1;
}

// Reads a text; the first thing that is wrong stays.
class Reader {
 public:
  Result<WrittenMove> read(std::string_view text) {
    text = trim(text);
    if (text.empty()) bad<Code::MoveNone>(text);
    else if (const std::size_t colon = text.find(':'); colon == std::string_view::npos) verb(text);
    else card_and_legs(trim(text.substr(0, colon)), trim(text.substr(colon + 1)), text);
    if (problem_) return *problem_;
    return move_;
  }

 private:
  template <Code code, class... A>
  void bad(std::string_view where, const A&... more) {
    if (problem_) return;
    std::size_t n = std::min<std::size_t>(where.size(), 40);
    while (n < where.size() && n > 0 && (where[n] & 0xC0) == 0x80) --n;  // not through a character
    problem_ = problem<code>("", more..., where.substr(0, n));
  }

  Name card(std::string_view t) {
    if (!Name::fits(t)) bad<Code::MoveCard>(t);
    return Name(t);
  }

  void verb(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string_view rest = space == std::string_view::npos ? "" : trim(text.substr(space));
    const auto verb = named<Verb>(text.substr(0, space));
    if (!verb || *verb < Verb::Discard || *verb == Verb::Undo)
      return bad<Code::MoveForm>(text, "CARD: FROM>TO …", "discard, give, offer, decline, renew, open, hop, stay");
    move_.verb = *verb;
    const bool takes_card = *verb == Verb::Discard || *verb == Verb::Give || *verb == Verb::Offer;
    const bool takes = takes_card || *verb == Verb::Open;
    if (takes && rest.empty()) return bad<Code::MoveSomething>(text);
    if (!takes && !rest.empty()) return bad<Code::MoveNothing>(text);
    if (takes_card) move_.card = move_.as = card(rest);
    if (*verb != Verb::Open) return;
    const auto rank = named<Rank>(rest);
    if (!rank) return bad<Code::MoveOpen>(rest);
    move_.legs_n = 1;
    move_.legs[0] = {.from = kReserve, .to = kNone, .rank = static_cast<std::uint8_t>(*rank)};
  }

  void card_and_legs(std::string_view head, std::string_view body, std::string_view text) {
    if (!head.empty() && head.back() == ']') {
      const std::size_t open = head.find('[');
      if (open == std::string_view::npos) return bad<Code::MoveColour>(head);
      move_.colour = card(head.substr(open + 1, head.size() - open - 2));
      head = head.substr(0, open);
    }
    const std::size_t eq = head.find('=', 1);  // the card '=' itself starts with it
    move_.card = card(head.substr(0, eq));
    move_.as = eq == std::string_view::npos ? move_.card : card(head.substr(eq + 1));
    if (body == "skip" || body == "-") move_.verb = body == "-" ? Verb::Empty : Verb::Skip;
    else if (body == "undo") move_.verb = Verb::Undo;
    else if (body.empty()) bad<Code::MoveAfterCard>(text);
    else if (const std::size_t swap = body.find("<>"); swap != std::string_view::npos) swapped(body, swap);
    else legs(body);
  }

  void swapped(std::string_view body, std::size_t at) {
    move_.verb = Verb::Swap;
    move_.legs_n = 2;
    WrittenLeg &one = move_.legs[0], &other = move_.legs[1];
    one.from = place(trim(body.substr(0, at)), one);
    other.from = place(trim(body.substr(at + 2)), other);
    if (!on_track(one.from) || !on_track(other.from)) bad<Code::MoveSwap>(body);
    one.to = other.from;
    other.to = one.from;
  }

  void legs(std::string_view body) {
    while (!body.empty()) {
      const std::size_t end = body.find_first_of(" ,");
      const std::string_view leg = body.substr(0, end);
      body = end == std::string_view::npos ? "" : trim(body.substr(end));
      if (body.starts_with(',')) {
        body = trim(body.substr(1));
        if (body.empty()) return bad<Code::MoveComma>(leg);
      }
      if (move_.legs_n == kMaxLegs) return bad<Code::MoveLegs>(leg);
      const std::size_t arrow = leg.find('>');
      if (arrow == std::string_view::npos) return bad<Code::MoveLeg>(leg);
      WrittenLeg& l = move_.legs[move_.legs_n++];
      std::string_view to = leg.substr(arrow + 1);
      l.hops = to.starts_with('^');
      if (l.hops) to.remove_prefix(1);
      l.from = place(leg.substr(0, arrow), l);
      l.to = place(to, l);
    }
  }

  // "12", "R", "H2", "H2@1", "C", "king"
  Place place(std::string_view t, WrittenLeg& leg) {
    const std::size_t at = t.find('@');
    Place p = parse_place(t.substr(0, at));
    if (const auto rank = named<Rank>(t.substr(0, at))) {
      leg.rank = static_cast<std::uint8_t>(*rank);
      p = kReserve;
    }
    if (p == kNone || (at != std::string_view::npos && !in_lane(p) && p != kReserve)) bad<Code::MovePlace>(t);
    if (at != std::string_view::npos) {
      const int owner = number(t.substr(at + 1), kMaxSeats - 1);
      if (owner < 0) bad<Code::MoveSeat>(t.substr(at + 1));
      leg.owner = static_cast<std::uint8_t>(owner);
    }
    return p;
  }

  WrittenMove move_;
  std::optional<Problem> problem_;
};

bool same_leg(const WrittenLeg& said, const WrittenLeg& listed, bool swap, int turn) {
  if (said.from != listed.from) return false;
  if (swap) return true;  // where it goes is where the other one was
  const auto left_out_or = [](std::uint8_t a, std::uint8_t b) { return a == kNone || a == b; };
  const std::uint8_t owner = said.owner == turn ? kNone : said.owner;
  return said.to == listed.to && (!said.hops || listed.hops) && left_out_or(owner, listed.owner) &&
         left_out_or(said.rank, listed.rank);
}

// Is there a leg said for each that is listed, from the i-th on? `free`: those said that are not taken yet, as bits.
bool legs_match(const WrittenMove& said, const WrittenMove& listed, int turn, int i, unsigned free) {
  if (i == listed.legs_n) return true;
  for (unsigned rest = free; rest; rest &= rest - 1) {
    const int j = std::countr_zero(rest);
    if (same_leg(said.legs[j], listed.legs[i], listed.verb == Verb::Swap, turn) &&
        legs_match(said, listed, turn, i + 1, free & ~(1U << j)))
      return true;
  }
  return false;
}

// Could a marble that is taken out of the base be another partner's? Elsewhere the target says whose it is.
bool leaves_a_choice(const Rules& r, const State& s, Act act, int id) {
  if (act != Act::Jump || s.board.at[id] != kReserve) return false;
  for (unsigned seats = controls(r, s.board, s.turn) & ~(1U << seat_of(id)); seats; seats &= seats - 1)
    for (int m = 0; m < r.marbles; ++m)
      if (s.board.at[id_of(std::countr_zero(seats), m)] == kReserve) return true;
  return false;
}

std::string place_of_leg(Place p, const WrittenLeg& leg) {
  const bool base = p == kReserve;
  const std::string place(base && leg.rank != kNone ? name_of(static_cast<Rank>(leg.rank)) : text_of(p));
  return (in_lane(p) || base) && leg.owner != kNone ? place + "@" + std::to_string(leg.owner) : place;
}

}  // namespace

WrittenMove write(const NamedRules& names, const State& s, const Move& m) {
  WrittenMove w;
  w.verb = m.act == Act::Split && m.legs_n == 0 ? Verb::Empty : verb_of(m.act);  // stepped to and fro
  if (m.card != kNone) {
    w.card = names.card[m.card];
    w.as = m.as == kNone ? w.card : names.card[m.as];
  }
  if (m.colour != kNone && m.card != kNone && colours_shown(names.rules.cards[m.card]) > 1)
    w.colour = names.colour[m.colour];  // named only where the card leaves a choice
  if (w.verb == Verb::Hop) return w;  // there is only one place to hop to
  w.legs_n = m.legs_n;
  for (int i = 0; i < m.legs_n; ++i) {
    WrittenLeg& leg = w.legs[i];
    const int id = m.legs[i].id;
    leg.from = s.board.at[id];
    leg.to = w.verb == Verb::Open ? kNone : m.legs[i].to;  // opening: the own start, whichever that is
    leg.hops = m.legs[i].hops;
    if (seat_of(id) != s.turn && (in_lane(leg.to) || in_lane(leg.from) || leaves_a_choice(names.rules, s, m.act, id)))
      leg.owner = static_cast<std::uint8_t>(seat_of(id));
    if (leg.from == kReserve && names.rules.hierarchy) leg.rank = static_cast<std::uint8_t>(rank_of(id));
  }
  return w;
}

std::string text_of(Place p) {
  if (p == kReserve) return "R";
  if (p == kCentre) return "C";
  if (in_lane(p)) return "H" + std::to_string(p - kLane + 1);
  return std::to_string(p);
}

Place parse_place(std::string_view t) {
  if (t == "R") return kReserve;
  if (t == "C") return kCentre;
  if (t.starts_with('H')) {
    const int h = number(t.substr(1), kMaxLane);
    return h < 1 ? kNone : static_cast<Place>(kLane + h - 1);
  }
  const int n = number(t, kMaxTrack - 1);
  return n < 0 ? kNone : static_cast<Place>(n);
}

std::string text_of(const WrittenLeg& leg) {
  return place_of_leg(leg.from, leg) + (leg.hops ? ">^" : ">") +
         (leg.to == kNone ? "start" : place_of_leg(leg.to, leg));
}

std::string text_of(const WrittenMove& m) {
  const std::string verb(name_of(m.verb));
  switch (m.verb) {
    case Verb::Discard:
    case Verb::Give:
    case Verb::Offer: return verb + " " + std::string(m.card.text());
    case Verb::Decline:
    case Verb::Renew:
    case Verb::Hop:
    case Verb::Stay: return verb;
    case Verb::Open: return verb + " " + place_of_leg(kReserve, m.legs[0]);
    default: break;
  }
  std::string t(m.card.text());
  if (m.as != m.card) t += "=" + std::string(m.as.text());
  if (!m.colour.empty()) t += "[" + std::string(m.colour.text()) + "]";
  t += ":";
  if (m.verb == Verb::Skip) return t + " skip";
  if (m.verb == Verb::Undo) return t + " undo";
  if (m.verb == Verb::Empty) return t + " -";
  if (m.verb == Verb::Swap) return t + " " + text_of(m.legs[0].from) + "<>" + text_of(m.legs[1].from);
  for (int i = 0; i < m.legs_n; ++i) t += " " + text_of(m.legs[i]);
  return t;
}

Result<WrittenMove> parse_move(std::string_view text) { return Reader().read(text); }

bool may_mean(const WrittenMove& said, const WrittenMove& listed, int turn) {
  return said.verb == listed.verb && said.card == listed.card && said.as == listed.as &&
         (said.colour.empty() || said.colour == listed.colour) && said.legs_n == listed.legs_n &&
         legs_match(said, listed, turn, 0, (1U << said.legs_n) - 1);
}

std::size_t hash_of(const WrittenMove& m) {
  std::uint64_t h = static_cast<std::uint64_t>(m.verb);
  const auto add = [&](std::uint64_t x) { h = (h ^ x) * 0x9E3779B97F4A7C15ULL; };
  for (const Name& name : {m.card, m.as})
    for (const char c : name.text()) add(static_cast<unsigned char>(c));
  for (int i = 0; i < m.legs_n; ++i) add(m.legs[i].from + 128U * m.legs[i].to);
  return static_cast<std::size_t>(h ^ (h >> 29));
}

}  // namespace tock
