#include "tock/review/challenge_round.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "tock/data/sha256.hpp"
#include "tock/game/position.hpp"
#include "tock/review/evaluate.hpp"
#include "tock/review/luck.hpp"
#include "tock/views/write.hpp"

namespace tock {
namespace {

constexpr float kNoise = kCasual;            // of the game that leads there
constexpr double kLeast = 0.6, kMost = 1.4;  // the chance at its beginning, beside an even one
constexpr int kChoices = 4;                  // decisions in which the seat has a choice, at least
constexpr int kLooks = 8;                    // playouts to see that
constexpr int kPlayouts = 32;                // of the round after it, when it is valued
constexpr int kDecisions = 1500;             // of the game that leads there, at most
constexpr int kRounds = 4;                   // one of the first rounds, except the very first
constexpr int kTurns = 6;                    // of each seat, where nothing is dealt again

// As strong as the network.
constexpr float kHair = 0.01F;  // they err by this
constexpr int kPars = 8;        // the number of players behind par; one does not err

// Of several rounds the one is taken in which they lead beginners most clearly.
constexpr int kCandidates = 20;
constexpr int kSearched = 60;                        // games, at most
constexpr int kTries = 4, kFirst = 2;                // of either kind; after the first ones it may be dropped
constexpr double kPromising = 0.02;                  // for a smaller lead
constexpr int kQuickPlayouts = 4;                    // after a try
constexpr double kSpread = 0.1;                      // the least difference between equally good players
constexpr std::uint64_t kGood = 1000, kWeak = 2000;  // keys that no bot for comparison has

std::uint64_t number_in(const Digest& digest) {
  std::uint64_t out = 0;
  for (int i = 0; i < 8; ++i) out = out << 8 | digest[static_cast<std::size_t>(i)];
  return out;
}

KeyedChance shuffles(const std::string& seed) {
  const Digest key = sha256("tockwork shuffle 1\n" + seed);
  return KeyedChance(std::span<const std::uint8_t, 32>(key));
}

std::span<const Move> all(const MoveList& list) { return {list.begin(), list.end()}; }

// The network's best move; without a network, the greedy evaluation's. With noise, each value a little off.
int liked(const Rollout& on, const State& s, const MoveList& list, float noise, FastChance& errs) {
  static thread_local std::vector<float> chances;
  if (list.size() < 2) return 0;
  chances.resize(static_cast<std::size_t>(list.size()));
  on.static_eval(s, all(list), chances);
  if (noise > 0)
    for (float& chance : chances) chance += noise * (static_cast<float>(errs.below(1U << 20)) * 0x1p-19F - 1);
  return static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

double chance_at(const Rollout& on, const State& before, const Move& last, int playouts = kPlayouts) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = on.rules();
  double sum = 0;
  for (int i = 0; i < playouts; ++i) {
    FastChance chance(0xDA11ULL + 2 * static_cast<std::uint64_t>(i));
    State s = before;
    shuffle_undealt(r, s, chance);
    play(r, s, last, chance, list);
    sum += s.over()
               ? static_cast<double>(s.winners >> kGivenSeat & 1U)
               : on.from(s, 0xDA12ULL + 2 * static_cast<std::uint64_t>(i), {}, on.most()).chances[r.team[kGivenSeat]];
  }
  return sum / playouts;
}

// The last move of a round, and the state before it.
struct Last {
  State before;
  Move move;
};

// Plays it to its end; `choose` chooses for every seat, a number below zero stops.
template <class Choose>
std::optional<Last> play_to_end(const Rollout& on, const ChallengeRound& round, Choose&& choose) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = on.rules();
  State s = round.start;
  KeyedChance deals = shuffles(round.seed);
  advance(r, s, deals, list);
  for (int decisions = 0;;) {
    const int i = choose(s, list);
    if (i < 0) return std::nullopt;
    const Last last{s, list[i]};
    play(r, s, last.move, deals, list);
    if (is_round_over(r, round.start, s, ++decisions)) return last;
  }
}

template <class Choose>
double played(const Rollout& on, const ChallengeRound& round, Choose&& choose, int playouts = kPlayouts) {
  const auto last = play_to_end(on, round, std::forward<Choose>(choose));
  return last ? chance_at(on, last->before, last->move, playouts) : -1;
}

// `choose` chooses for the seat of the round; all others play the network's best move.
template <class Choose>
auto in_given_seat(const Rollout& on, Choose choose) {
  return [&on, choose = std::move(choose), none = FastChance(0)](const State& s, const MoveList& list) mutable {
    return s.turn == kGivenSeat ? choose(s, list) : liked(on, s, list, 0, none);
  };
}

double played_erring(const Rollout& on, const ChallengeRound& round, const SeatNoise& noise, std::uint64_t key,
                     int playouts) {
  std::vector<FastChance> errs;
  for (std::uint64_t seat = 0; seat < kMaxSeats; ++seat) errs.emplace_back(key + (seat << 32));
  const auto choose = [&](const State& s, const MoveList& list) {
    return liked(on, s, list, noise[s.turn], errs[s.turn]);
  };
  return played(on, round, choose, playouts);
}

// How often the seat has a choice, if all play the network's best move.
int choices_in(const Rollout& on, const ChallengeRound& round) {
  int choices = 0;
  FastChance none(0);
  play_to_end(on, round, [&](const State& s, const MoveList& list) {
    choices += s.turn == kGivenSeat && list.size() > 1 ? 1 : 0;
    return liked(on, s, list, 0, none);
  });
  return choices;
}

// A round of this game that is neither won nor lost and in which the seat has to choose, if it comes to one; or just
// any.
std::optional<ChallengeRound> open_round(const Rollout& on, const std::string& seed, bool any) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = on.rules();
  KeyedChance deals = shuffles(seed);
  FastChance errs(number_in(sha256("errs\n" + seed)));
  State s;
  begin(r, s, deals, list);
  // Games that never deal again have stretches of as many decisions as a round would have.
  const int wanted = 2 + errs.random_below(kRounds);
  int reached = 1;
  for (int n = 1; n < kDecisions; ++n) {
    const std::uint32_t round = s.round;
    play(r, s, list[liked(on, s, list, kNoise, errs)], deals, list);
    if (s.over()) break;
    if (r.refill ? n % (kTurns * r.seats) != 0 || s.phase != Phase::Play : s.round == round) continue;
    if (++reached < wanted && !any) continue;
    const double chance = win_probability(on, s, {.playouts = kLooks, .lineup = {.noise = all_seats(kNoise)}},
                                          number_in(sha256("looks\n" + seed)))
                              .chances[r.team[kGivenSeat]];
    const double even = 1.0 / r.teams;
    ChallengeRound found{s, seed};
    const bool open = chance >= kLeast * even && chance <= kMost * even && choices_in(on, found) >= kChoices;
    if (open || any) return found;
  }
  return std::nullopt;
}

struct Tried {
  double sum = 0, squares = 0;
  int n = 0;
  void add(double chance) {
    sum += chance;
    squares += chance * chance;
    ++n;
  }
  [[nodiscard]] double mean() const { return sum / n; }
  [[nodiscard]] double variance() const { return std::max(0.0, squares / n - mean() * mean()); }
};

// By how much good players lead weak ones in a round, in units of what players of one strength differ by.
double lead_in(const Rollout& on, const ChallengeRound& round) {
  Tried good, weak;
  for (std::uint64_t i = 0; i < kTries; ++i) {
    good.add(played_erring(on, round, {kHair}, kGood + i, kQuickPlayouts));
    weak.add(played_erring(on, round, {kBeginner}, kWeak + i, kQuickPlayouts));
    if (i + 1 == kFirst && good.mean() - weak.mean() < kPromising) break;
  }
  return (good.mean() - weak.mean()) / std::sqrt((good.variance() + weak.variance()) / 2 + kSpread * kSpread);
}

void write_cards(JsonWriter& out, const NamedRules& names, std::span<const std::uint8_t> cards) {
  out.open_array();
  for (const std::uint8_t card : cards) write_card(out, names, card);
  out.close_array();
}

}  // namespace

bool is_round_over(const Rules& r, const State& start, const State& now, int decisions) {
  return now.over() || now.round != start.round || (r.refill > 0 && decisions >= kTurns * r.seats);
}

ChallengeRound make_challenge_round(const Rollout& on, std::string_view text) {
  std::optional<ChallengeRound> best;
  double most = 0;
  int candidates = 0;
  for (int game = 0; candidates < kCandidates && (game < kSearched || !best); ++game) {
    const std::string seed = hex(sha256("tockwork given round 1\n" + std::string(text) + "\n" + std::to_string(game)));
    const auto found = open_round(on, seed, game >= kSearched);
    if (!found) continue;
    ++candidates;
    const double lead = lead_in(on, *found);
    if (best && lead <= most) continue;
    best = found;
    most = lead;
  }
  return *best;
}

void write_round(JsonWriter& out, const NamedRules& names, const ChallengeRound& round) {
  const Rules& r = names.rules;
  const State& s = round.start;
  out.open_object();
  out.field("phase", name_of(s.phase));
  out.field("turn", static_cast<int>(s.turn));
  out.field("round", static_cast<int>(s.round));
  out.field("leader", static_cast<int>(s.leader));
  out.key("seats");
  out.open_array();
  for (int seat = 0; seat < r.seats; ++seat) {
    out.open_object();
    out.key("marbles");
    out.open_array();
    for (int marble = 0; marble < r.marbles; ++marble) {
      const int id = id_of(seat, marble);
      write_place(out, s.board.at[id], s.board.is_fresh(id));
    }
    out.close_array();
    out.key("hand");
    write_hand(out, names, s.hand[seat]);
    out.close_object();
  }
  out.close_array();
  out.key("pile");
  write_cards(out, names, {s.pile.data(), s.pile_n});
  out.key("discards");
  write_cards(out, names, {s.discards.data(), s.discards_n});
  out.key("last_card");
  write_card(out, names, s.last_card);
  out.field("drawn", s.drawn);
  out.field("seed", std::string_view(round.seed));
  out.close_object();
}

Result<ChallengeRound> read_round(const NamedRules& names, std::string_view json) {
  const auto document = read_json(json);
  if (!document) return document.problem();
  State position;
  if (const auto wrong = read_position(names, *document, position); !wrong.empty()) return wrong.front();
  const Json* seed = document->find("seed");
  if (!seed || !seed->is(Json::Kind::Text)) return problem<Code::Missing>("seed");
  return ChallengeRound{position, seed->text()};
}

double value_of_round(const Rollout& on, const std::vector<Ply>& turns) {
  if (turns.empty()) return -1;
  for (std::size_t i = 1; i < turns.size(); ++i)
    if (is_round_over(on.rules(), turns[0].after, turns[i].after, static_cast<int>(i)))
      return chance_at(on, turns[i].before, turns[i].move);
  return -1;
}

const std::vector<FieldPlayer>& field_players() {
  static const std::vector<FieldPlayer> all = [] {
    std::vector<FieldPlayer> out;
    for (std::uint64_t key = 1; key <= 8; ++key) out.push_back({"beginner", false, kBeginner, key});
    for (std::uint64_t key = 1; key <= 8; ++key) out.push_back({"casual", false, kCasual, key});
    out.push_back({"greedy", true, 0, 0});
    return out;
  }();
  return all;
}

double played_by(const Rollout& on, const ChallengeRound& round, const SeatNoise& noise, std::uint64_t key) {
  return played_erring(on, round, noise, key, kPlayouts);
}

void write_field(JsonWriter& out, const Rollout& on, const ChallengeRound& round) {
  const Greedy greedy(on.rules());
  double par = 0;
  for (std::uint64_t key = 0; key < kPars; ++key) par += played_by(on, round, {key == 0 ? 0 : kHair}, key);
  out.open_object();
  out.key("par");
  write_points(out, 100 * par / kPars);
  out.key("field");
  out.open_array();
  for (const FieldPlayer& player : field_players()) {
    const auto greedily = [&](const State& s, const MoveList& list) {
      return list.size() < 2 ? 0 : greedy.choose(s, all(list));
    };
    const double chance = player.greedy ? played(on, round, in_given_seat(on, greedily))
                                        : played_by(on, round, {player.noise}, player.key);
    out.open_object();
    out.field("who", player.name);
    out.key("chance");
    write_points(out, 100 * chance);
    out.close_object();
  }
  out.close_array();
  out.close_object();
}

Result<double> play_round(const NamedRules& names, const Rollout& on, const ChallengeRound& round,
                          const std::vector<std::string>& moves) {
  std::size_t next = 0;
  Problem wrong;
  const auto choose = [&](const State& s, const MoveList& list) {
    const std::string where = "answers." + std::to_string(next);
    if (next >= moves.size()) {
      wrong = problem<Code::RoundGoesOn>(where);
      return -1;
    }
    const auto wanted = parse_move(moves[next]);
    for (int i = 0; wanted && i < list.size(); ++i)
      if (write(names, s, list[i]) == *wanted) {
        ++next;
        return i;
      }
    wrong = problem<Code::MoveNotLegal>(where, moves[next]);
    return -1;
  };
  const double chance = played(on, round, in_given_seat(on, choose));
  if (chance < 0) return wrong;
  if (next < moves.size()) return problem<Code::RoundOver>("answers." + std::to_string(next));
  return chance;
}

}  // namespace tock
