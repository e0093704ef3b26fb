// Judges an answer by what becomes of it in imagined worlds: all that look the same to the seat, and no other.
//
// Every answer meets the same worlds; each is played on to the end of the round and valued there. Limits are worlds,
// never time, and every random number follows from the seed: a judgement is the same on every machine.
#pragma once

#include "tock/named_rules.hpp"
#include "tock/review/playing_on.hpp"
#include "tock/tell/json_writer.hpp"
#include "tock/tell/seen.hpp"

namespace tock {

// Points are points of win chance, of a hundred.
struct JudgeSettings {
  int first = 32;        // worlds before anything may be said
  int most = 256;        // worlds at most
  int candidates = 8;    // answers tried, the played one beside them
  float close = 6;       // points by which the bare network may think less of them than of its favourite
  double clear = 2.33;   // joint standard errors after which the word is no longer open
  double sure = 1.65;    // standard errors by which a loss must exceed a mark; 2.4 for very bad
  bool order = false;    // goes on until the order of the answers is clear, not the word about the one played
};

enum class Mark : std::uint8_t { None, Doubtful, Bad, VeryBad };
constexpr auto names(Mark) { return names_up_to<Mark::VeryBad>("none", "doubtful", "bad", "very_bad"); }

// Why one answer is better than another, as a code with places and numbers; words are for whoever shows it.
enum class Cause : std::uint8_t {
  // counted in the rollouts, in how many of a hundred worlds after either answer
  Captured,   // a marble of the own team is captured
  Captures,   // a marble of others is captured
  Home,       // a seat of the own team brings a marble home
  Out,        // a seat of the own team brings a marble out
  Unused,     // a seat of the own team has to put cards away unused
  RiskPays,   // the better answer lets a marble be captured more often, and is better all the same
  // seen on the board or in the hand right after the answers
  Takes,       // the better one captures a marble at once
  TakesOwn,    // the other one captures a marble of the own team
  ComesHome,   // the better one brings a marble home
  ComesOut,    // the better one brings a marble out
  LastStart,   // the other one uses up the last card that brings a marble out
};
constexpr auto names(Cause) {
  return names_up_to<Cause::LastStart>("captured", "captures", "home", "out", "unused", "risk_pays", "takes",
                                       "takes_own", "comes_home", "comes_out", "last_start");
}

struct WhyBetter {
  Cause code{};
  std::uint8_t seat = 0;
  std::uint8_t marble = kNone;  // its number, if it is about one
  Place place = kAbsent;        // where it stands before the answer
  std::uint8_t card = kNone;
  int worse = 0, better = 0;    // of a hundred worlds
};

struct Candidate {
  int answer = 0;                  // its number in the list of legal answers
  float network = 0;               // points, by the bare network
  std::vector<double> results;     // chance of the seat's team in each world, 0 to 1
  std::vector<Happened> happened;  // the same worlds
  double value = 0, error = 0;     // points, with standard error
  double behind = 0, behind_error = 0;  // points behind the best, over the worlds that both met
};

struct Judgement {
  int seat = 0;
  int answers = 0;                     // how many were legal
  int worlds = 0;
  std::vector<Candidate> candidates;   // the best first
  int played = -1;                     // among the candidates; -1: nothing has been played yet
  double loss = 0, error = 0;  // points given away, best chosen and measured on different halves of the worlds
  double scale = 1;  // of the loss where a mark is given: less where the game is nearly decided
  Mark mark = Mark::None;
  bool real = false;  // a decision that counts: the worst candidate costs two points or more
  bool only = false;  // the only good answer: the second best costs four points or more
  bool clear = false;  // more worlds would not change the word
  std::vector<WhyBetter> reasons;  // best against played; of nothing played: against the second best
};

// Two answers beside each other, whichever is better.
struct Compared {
  double difference = 0, error = 0;  // points by which the first is better
  std::vector<WhyBetter> first, second;  // what speaks for the one over the other, and the other way round
};

// How all teams stand after one answer.
struct AllSides {
  TeamChances chance{}, error{};  // points, with standard errors
};

class Judge {
 public:
  // `to_end`: plays on to the end of the game, not of the round.
  Judge(const Rules& r, std::shared_ptr<const Network> network, bool to_end = false)
      : on_(r, std::move(network), to_end) {}

  // The answers of a seat that is asked, from what it sees and nothing else. `played`: one of its legal answers, or -1.
  [[nodiscard]] Judgement judge(const Seen& seen, int seat, int played, const JudgeSettings& settings,
                                std::uint64_t seed) const;
  // Two legal answers, by their numbers, in so many worlds.
  [[nodiscard]] Compared compare(const Seen& seen, int seat, int first, int second, int worlds,
                                 std::uint64_t seed) const;
  // The chances of all teams after a legal answer. In the worlds of a judgement with the same seed, the own team has
  // the value that the judgement gives the answer.
  [[nodiscard]] AllSides sides(const Seen& seen, int seat, int answer, int worlds, std::uint64_t seed) const;
  [[nodiscard]] const PlayingOn& on() const { return on_; }

 private:
  friend class Weighing;
  // Tries some of the answers in one more world.
  void meet(const State& known, std::span<const Move> answers, int seat, std::uint64_t world,
            std::span<Candidate* const> tried) const;
  [[nodiscard]] std::vector<Candidate> candidates(const State& s, std::span<const Move> answers, int played,
                                                  const JudgeSettings& settings) const;
  PlayingOn on_;
};

// A judgement as it is being made: it goes on, world by world, wherever it was left.
class Weighing {
 public:
  Weighing(Judge judge, const Seen& seen, int seat, int played, const JudgeSettings& settings, std::uint64_t seed);

  // In so many more worlds, unless it ends before.
  void on(int worlds);
  // More worlds would not change the word, or there are as many as were wanted.
  [[nodiscard]] bool over() const { return so_far_.clear || so_far_.worlds >= settings_.most; }
  // What can be said so far.
  [[nodiscard]] Judgement found() const;

 private:
  // So many worlds are enough to look whether the word is clear; who is clearly behind leaves the race.
  void look_up();

  Judge judge_;
  JudgeSettings settings_;
  std::uint64_t seed_;
  State known_;
  std::vector<Move> answers_;
  Judgement so_far_;
  std::vector<int> in_;  // the candidates still in the race
  int stop_;             // worlds after which is looked up next
};

// The reasons that follow from the numbers, at most one of each kind; none is better than a wrong one.
std::vector<WhyBetter> why_better(const Rules& r, const State& s, std::span<const Move> answers,
                                  const Candidate& better, const Candidate& worse, double loss);

// Reasons as an array.
void write_reasons(JsonWriter& out, const NamedRules& names, std::span<const WhyBetter> reasons);
// What a judgement says, as members of a JSON object; points with two decimals.
void write_judgement(JsonWriter& out, const NamedRules& names, const Seen& seen, const Judgement& judgement);
// A number with two decimals.
void write_points(JsonWriter& out, double points);

}  // namespace tock
