// A finished or interrupted game under review, turn by turn. Each question is independent, so that a caller can show
// the first results while the rest is computed.
#pragma once

#include "tock/review/evaluate.hpp"
#include "tock/review/luck.hpp"

namespace tock {

// A deeper evaluation of one move than a review's, step by step, until the ranking of the moves is clear.
class DeeperAnalysis {
 public:
  DeeperAnalysis(NamedRulesPtr names, const View& view, int turn, CandidateRace race)
      : names_(std::move(names)), view_(view), turn_(turn), race_(std::move(race)) {}

  // In this many more sampled deals.
  void run(int samples) { race_.run(samples); }
  // {…}: the evaluation so far; `over` when it is finished.
  void write(JsonWriter& out) const;

 private:
  NamedRulesPtr names_;
  View view_;
  int turn_;
  CandidateRace race_;
};

class GameAnalysis {
 public:
  explicit GameAnalysis(const GameLog& log) : names_(log.names_ptr()), turns_(log.plies()) {}

  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] int turns() const { return static_cast<int>(turns_.size()); }

  // [{…}, …]: every turn, with the loss of its move by the network without rollouts.
  void write_turns(JsonWriter& out, const Evaluator& evaluator) const;
  // The index of the move that a text means at a turn; -1: it was not legal there.
  [[nodiscard]] int move_named(int turn, std::string_view text) const;
  // {…}: the evaluation of a turn's move, from its player's view then; or of another legal one, in
  // the same sampled deals.
  void write_evaluation_of(JsonWriter& out, const Evaluator& evaluator, int turn, const EvaluationSettings& settings,
                           std::uint64_t seed, int other = -1) const;
  // […]: what the seat of a turn could choose, each with what it does, as at a table.
  void write_choices(JsonWriter& out, int turn) const;
  // The same move in many more sampled deals, step by step.
  [[nodiscard]] DeeperAnalysis deepen(const Evaluator& evaluator, int turn, const EvaluationSettings& settings,
                                      std::uint64_t seed) const;
  // {…}: the chances of all teams after a turn and, after a chance event, whom it favoured.
  void write_win_probability(JsonWriter& out, const Evaluator& evaluator, int turn, const LuckSettings& settings,
                             std::uint64_t seed) const;

 private:
  NamedRulesPtr names_;
  std::vector<Ply> turns_;
};

}  // namespace tock
