// Evaluates moves by rollouts over sampled deals (determinizations): hidden cards dealt consistently with the seat's
// view. Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search, 1996.
//
// Every move meets the same sampled deals; each is played on to the end of the round and valued there. Limits are
// numbers of sampled deals, never time, and every random number follows from the seed: an evaluation is the same on
// every machine.
#pragma once

#include "tock/data/json_writer.hpp"
#include "tock/rules/named_rules.hpp"
#include "tock/sim/rollout.hpp"
#include "tock/views/view.hpp"

namespace tock {

// Points are points of win chance, of a hundred.
struct EvaluationSettings {
  int first = 32;        // sampled deals before a verdict
  int most = 256;        // sampled deals at most
  int candidates = 8;    // moves tried, the played one beside them
  float close = 6;       // points by which the bare network may think less of them than of its favourite
  double clear = 2.33;   // joint standard errors after which the word is no longer open
  double sure = 1.65;    // standard errors by which a loss must exceed a mark; 2.4 for very bad
  bool order = false;    // continues until the ranking of the moves is clear, not the verdict on the one played
};

enum class Grade : std::uint8_t { None, Doubtful, Bad, VeryBad };
constexpr auto names(Grade) { return names_up_to<Grade::VeryBad>("none", "doubtful", "bad", "very_bad"); }

// A reason why one move is better than another, as a code with places and numbers; the caller supplies the words.
enum class Cause : std::uint8_t {
  // counted in the rollouts, in how many of a hundred sampled deals after either move
  Captured,   // a marble of the own team is captured
  Captures,   // a marble of others is captured
  Home,       // a seat of the own team brings a marble home
  Out,        // a seat of the own team brings a marble out
  Unused,     // a seat of the own team has to put cards away unused
  RiskPays,   // the better move lets a marble be captured more often, and is better all the same
  // seen on the board or in the hand right after the moves
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
  Place place = kAbsent;        // its place before the move
  std::uint8_t card = kNone;
  int worse = 0, better = 0;    // of a hundred sampled deals
};

struct Candidate {
  int move = 0;                  // its index in the list of legal moves
  float network = 0;               // points, by the bare network
  std::vector<double> results;     // win chance of the seat's team in each sampled deal, 0 to 1
  std::vector<Happened> happened;  // the same sampled deals
  double value = 0, error = 0;     // points, with standard error
  double behind = 0, behind_error = 0;  // points behind the best, over the sampled deals that both met
};

struct Evaluation {
  int seat = 0;
  int moves = 0;                     // how many were legal
  int samples = 0;
  std::vector<Candidate> candidates;   // the best first
  int played = -1;                     // among the candidates; -1: nothing has been played yet
  double loss = 0, error = 0;  // in points; best chosen and measured on different halves of the sampled deals
  double scale = 1;  // of the loss where a mark is given: less where the game is nearly decided
  Grade grade = Grade::None;
  bool real = false;  // a decision that counts: the worst candidate costs two points or more
  bool only = false;  // the only good move: the second best costs four points or more
  bool clear = false;  // more sampled deals would not change the verdict
  std::vector<WhyBetter> reasons;  // best against played; of nothing played: against the second best
};

// A comparison of two moves, whichever is better.
struct Compared {
  double difference = 0, error = 0;  // points by which the first is better
  std::vector<WhyBetter> first, second;  // the reasons for each of the two
};

// The chances of all teams after one move.
struct AllSides {
  TeamChances chance{}, error{};  // points, with standard errors
};

class Evaluator {
 public:
  // `to_end`: rollouts to the end of the game, not of the round.
  Evaluator(const Rules& r, std::shared_ptr<const Network> network, bool to_end = false)
      : rollout_(r, std::move(network), to_end) {}

  // The moves of a seat at a decision, from its view and nothing else. `played`: one of its legal moves, or -1.
  [[nodiscard]] Evaluation evaluate(const View& view, int seat, int played, const EvaluationSettings& settings,
                                    std::uint64_t seed) const;
  // Two legal moves, by their indices, in this many sampled deals.
  [[nodiscard]] Compared compare(const View& view, int seat, int first, int second, int samples,
                                 std::uint64_t seed) const;
  // The chances of all teams after a legal move. In the sampled deals of an evaluation with the same seed, the own
  // team has the value that the evaluation gives the move.
  [[nodiscard]] AllSides sides(const View& view, int seat, int move, int samples, std::uint64_t seed) const;
  [[nodiscard]] const Rollout& rollout() const { return rollout_; }

 private:
  friend class CandidateRace;
  // Tries some of the moves in one more sampled deal.
  void meet(const State& known, std::span<const Move> moves, int seat, std::uint64_t sample,
            std::span<Candidate* const> tried) const;
  [[nodiscard]] std::vector<Candidate> candidates(const State& s, std::span<const Move> moves, int played,
                                                  const EvaluationSettings& settings) const;
  Rollout rollout_;
};

// An evaluation in progress: it can be stopped and resumed after every sampled deal.
class CandidateRace {
 public:
  CandidateRace(Evaluator evaluator, const View& view, int seat, int played, const EvaluationSettings& settings,
                std::uint64_t seed);

  // In this many more sampled deals, unless it ends before.
  void run(int samples);
  // More sampled deals would not change the verdict, or the maximum is reached.
  [[nodiscard]] bool over() const { return so_far_.clear || so_far_.samples >= settings_.most; }
  // The current result.
  [[nodiscard]] Evaluation found() const;

 private:
  // Successive elimination: after enough sampled deals it checks the verdict; moves clearly behind leave the race.
  void look_up();

  Evaluator evaluator_;
  EvaluationSettings settings_;
  std::uint64_t seed_;
  State known_;
  std::vector<Move> moves_;
  Evaluation so_far_;
  std::vector<int> in_;  // the candidates still in the race
  int stop_;             // sampled deals until the next check
};

// The reasons that follow from the numbers, at most one of each kind; none is better than a wrong one.
std::vector<WhyBetter> why_better(const Rules& r, const State& s, std::span<const Move> moves, const Candidate& better,
                                  const Candidate& worse, double loss);

// Reasons as an array.
void write_reasons(JsonWriter& out, const NamedRules& names, std::span<const WhyBetter> reasons);
// An evaluation as members of a JSON object; points with two decimals.
void write_evaluation(JsonWriter& out, const NamedRules& names, const View& view, const Evaluation& evaluation);
// A number with two decimals.
void write_points(JsonWriter& out, double points);

}  // namespace tock
