// A game that is over, or as far as it went, to be reviewed turn by turn: each question stands alone, so that whoever
// asks can show the first answers while the rest is worked out.
#pragma once

#include "tock/review/judge.hpp"
#include "tock/review/luck.hpp"

namespace tock {

// One answer looked at closer than a review does, step by step, until the order of the answers is clear.
class CloserLook {
 public:
  CloserLook(NamedRulesPtr names, const Seen& seen, int turn, Weighing weighing)
      : names_(std::move(names)), seen_(seen), turn_(turn), weighing_(std::move(weighing)) {}

  // In so many more worlds.
  void on(int worlds) { weighing_.on(worlds); }
  // {…}: the judgement so far; `over` when there is nothing more to do.
  void write(JsonWriter& out) const;

 private:
  NamedRulesPtr names_;
  Seen seen_;
  int turn_;
  Weighing weighing_;
};

class Past {
 public:
  explicit Past(const Teller& teller) : names_(teller.names_ptr()), turns_(teller.past()) {}

  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] int turns() const { return static_cast<int>(turns_.size()); }

  // [{…}, …]: every turn, with what the bare network thinks that its answer gave away.
  void write_turns(JsonWriter& out, const Judge& judge) const;
  // The number of the answer that a text means to the seat of a turn; -1: it is none of those it had.
  [[nodiscard]] int answer_named(int turn, std::string_view text) const;
  // {…}: the judgement of a turn's answer, from what its seat saw then; or of another one that it could have given, in
  // the same worlds.
  void write_judged(JsonWriter& out, const Judge& judge, int turn, const JudgeSettings& settings, std::uint64_t seed,
                    int other = -1) const;
  // […]: what the seat of a turn could choose, each with what it does, as at a table.
  void write_choices(JsonWriter& out, int turn) const;
  // The same answer in many more worlds, to be gone on with.
  [[nodiscard]] CloserLook closer(const Judge& judge, int turn, const JudgeSettings& settings,
                                  std::uint64_t seed) const;
  // {…}: the chances of all teams after a turn and, where chance had a say in it, whom it favoured.
  void write_outlook(JsonWriter& out, const Judge& judge, int turn, const LuckSettings& settings,
                     std::uint64_t seed) const;

 private:
  NamedRulesPtr names_;
  std::vector<PastTurn> turns_;
};

}  // namespace tock
