#include "move_value.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace tock::py {
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
    default: return Verb::Play;
  }
}

[[noreturn]] void bad(std::string_view what, std::string_view where) {
  std::size_t n = std::min<std::size_t>(where.size(), 40);
  while (n < where.size() && n > 0 && (where[n] & 0xC0) == 0x80) --n;  // not through a character
  throw std::invalid_argument(std::string(what) + ": '" + std::string(where.substr(0, n)) + "'");
}

int number(std::string_view t, int most, std::string_view what) {
  int n = -1;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  if (error != std::errc{} || end != t.data() + t.size() || n < 0 || n > most) bad(what, t);
  return n;
}

std::uint8_t rank_named(std::string_view t) {
  for (int i = 0; i < 4; ++i)
    if (t == kRankNames[i]) return static_cast<std::uint8_t>(i);
  return kNone;
}

std::uint8_t card_named(std::string_view t) {
  const std::uint8_t c = find_card(t);
  if (c == kNone) bad("no rulebook has a card", t);
  return c;
}

// "12", "R", "H2", "H2@1", "C", "king"
void parse_place(std::string_view t, Place& p, LegValue& leg) {
  if (t == "R") p = kReserve;
  else if (t == "C") p = kCentre;
  else if (const std::uint8_t r = rank_named(t); r != kNone) {
    p = kReserve;
    leg.rank = r;
  } else if (!t.empty() && t[0] == 'H') {
    const std::size_t at = t.find('@');
    const int h = number(t.substr(1, at == std::string_view::npos ? at : at - 1), kMaxLane, "not a home space");
    if (h < 1) bad("not a home space", t);
    p = static_cast<Place>(kLane + h - 1);
    if (at != std::string_view::npos) leg.owner = static_cast<std::uint8_t>(number(t.substr(at + 1), kMaxSeats - 1, "not a seat"));
  } else {
    p = static_cast<Place>(number(t, kMaxTrack - 1, "not a place"));
  }
}

}  // namespace

MoveValue value_of(const Book& book, const State& s, const Move& m) {
  MoveValue v;
  v.verb = verb_of(m.act);
  if (m.card != kNone) {
    v.card = book.name[m.card];
    v.as = m.as == kNone ? v.card : book.name[m.as];
  }
  if (m.colour != kNone && m.card != kNone) {  // named only where the card leaves a choice
    unsigned shown = 0;
    const Card& c = book.rules.cards[m.card];
    for (int i = 0; i < c.uses_n; ++i)
      if (c.uses[i].kind == UseKind::Colour) shown |= 1U << c.uses[i].n;
    if (std::popcount(shown) > 1) v.colour = book.colour[m.colour];
  }
  if (v.verb == Verb::Hop) return v;  // there is only one place to hop to
  v.n = m.legs_n;
  for (int i = 0; i < m.legs_n; ++i) {
    LegValue& leg = v.legs[i];
    const int id = m.legs[i].id;
    leg.from = s.board.at[id];
    leg.to = v.verb == Verb::Open ? kNone : m.legs[i].to;  // opening: the own start, whichever that is
    leg.hops = m.legs[i].hops;
    if ((in_lane(leg.to) || in_lane(leg.from)) && seat_of(id) != s.turn) leg.owner = static_cast<std::uint8_t>(seat_of(id));
    if (leg.from == kReserve && book.rules.ranks) leg.rank = static_cast<std::uint8_t>(rank_of(id));
  }
  return v;
}

std::string place_text(Place p) {
  if (p == kReserve) return "R";
  if (p == kCentre) return "C";
  if (in_lane(p)) return "H" + std::to_string(p - kLane + 1);
  return std::to_string(p);
}

const char* verb_name(Verb v) {
  static constexpr const char* names[] = {"play", "swap", "empty", "skip", "discard", "give",
                                          "offer", "decline", "renew", "open", "hop", "stay"};
  return names[static_cast<int>(v)];
}

std::string text_of(const MoveValue& v) {
  switch (v.verb) {
    case Verb::Discard:
    case Verb::Give:
    case Verb::Offer: return std::string(verb_name(v.verb)) + " " + card_name(v.card);
    case Verb::Decline:
    case Verb::Renew:
    case Verb::Hop:
    case Verb::Stay: return verb_name(v.verb);
    case Verb::Open: return std::string("open ") + kRankNames[v.legs[0].rank & 3];
    default: break;
  }
  std::string t = card_name(v.card);
  if (v.as != v.card) t += "=" + card_name(v.as);
  if (v.colour != kNone) t += "[" + card_name(v.colour) + "]";
  t += ":";
  if (v.verb == Verb::Skip) return t + " skip";
  if (v.verb == Verb::Empty) return t + " -";
  const auto place = [](Place p, const LegValue& leg) {
    if (p == kReserve && leg.rank != kNone) return std::string(kRankNames[leg.rank & 3]);
    return in_lane(p) && leg.owner != kNone ? place_text(p) + "@" + std::to_string(leg.owner) : place_text(p);
  };
  if (v.verb == Verb::Swap) return t + " " + place_text(v.legs[0].from) + "<>" + place_text(v.legs[1].from);
  for (int i = 0; i < v.n; ++i) {
    const LegValue& leg = v.legs[i];
    t += " " + place(leg.from, leg) + ">";
    if (leg.hops) t += "^";
    t += place(leg.to, leg);
  }
  return t;
}

MoveValue parse(std::string_view text) {
  const auto trim = [](std::string_view t) {
    while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
    while (!t.empty() && t.back() == ' ') t.remove_suffix(1);
    return t;
  };
  text = trim(text);
  if (text.empty()) bad("no move in", text);
  MoveValue v;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? "" : trim(text.substr(space));
    const auto verb = [&](Verb x, bool takes) {
      v.verb = x;
      if (takes == rest.empty()) bad(takes ? "something must follow" : "nothing may follow", text);
    };
    if (word == "discard" || word == "give" || word == "offer") {
      verb(word == "discard" ? Verb::Discard : word == "give" ? Verb::Give : Verb::Offer, true);
      v.card = v.as = card_named(rest);
    } else if (word == "decline") verb(Verb::Decline, false);
    else if (word == "renew") verb(Verb::Renew, false);
    else if (word == "stay") verb(Verb::Stay, false);
    else if (word == "hop") verb(Verb::Hop, false);
    else if (word == "open") {
      verb(Verb::Open, true);
      v.n = 1;
      v.legs[0].from = kReserve;
      v.legs[0].to = kNone;
      v.legs[0].rank = rank_named(rest);
      if (v.legs[0].rank == kNone) bad("not a marble to open with", rest);
    } else {
      bad("a move is 'CARD: FROM>TO …' or one of discard, give, offer, decline, renew, open, hop, stay; not", text);
    }
    return v;
  }
  std::string_view head = trim(text.substr(0, colon)), body = trim(text.substr(colon + 1));
  if (!head.empty() && head.back() == ']') {
    const std::size_t open = head.find('[');
    if (open == std::string_view::npos) bad("a colour is written CARD[COLOUR], not", head);
    v.colour = card_named(head.substr(open + 1, head.size() - open - 2));
    head = head.substr(0, open);
  }
  const std::size_t eq = head.find('=', 1);  // the card '=' itself starts with it
  v.card = card_named(head.substr(0, eq));
  v.as = eq == std::string_view::npos ? v.card : card_named(head.substr(eq + 1));
  if (body == "skip" || body == "-") {
    v.verb = body == "-" ? Verb::Empty : Verb::Skip;
    return v;
  }
  if (body.empty()) bad("nothing to do after the card in", text);
  const std::size_t swap = body.find("<>");
  if (swap != std::string_view::npos) {
    v.verb = Verb::Swap;
    v.n = 2;
    parse_place(trim(body.substr(0, swap)), v.legs[0].from, v.legs[0]);
    parse_place(trim(body.substr(swap + 2)), v.legs[1].from, v.legs[1]);
    if (!on_track(v.legs[0].from) || !on_track(v.legs[1].from)) bad("a swap is between two track spaces, not", body);
    v.legs[0].to = v.legs[1].from;
    v.legs[1].to = v.legs[0].from;
    return v;
  }
  while (!body.empty()) {
    const std::size_t space = body.find(' ');
    const std::string_view leg = body.substr(0, space);
    body = space == std::string_view::npos ? "" : trim(body.substr(space));
    if (v.n == kMaxLegs) bad("more legs than pips from", leg);
    const std::size_t arrow = leg.find('>');
    if (arrow == std::string_view::npos) bad("a leg is written FROM>TO, not", leg);
    LegValue& l = v.legs[v.n++];
    std::string_view to = leg.substr(arrow + 1);
    if (!to.empty() && to[0] == '^') {
      l.hops = true;
      to.remove_prefix(1);
    }
    parse_place(leg.substr(0, arrow), l.from, l);
    parse_place(to, l.to, l);
  }
  return v;
}

std::size_t hash_of(const MoveValue& v) {
  std::uint64_t h = static_cast<std::uint64_t>(v.verb) + 31U * v.card + 8191U * v.as;
  for (int i = 0; i < v.n; ++i) h = (h ^ (v.legs[i].from + 128U * v.legs[i].to)) * 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 29);
}

}  // namespace tock::py
