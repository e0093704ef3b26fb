#include "tock/review/game_analysis.hpp"

#include <algorithm>

#include "tock/review/player_model.hpp"
#include "tock/views/write.hpp"

namespace tock {
namespace {

// Every turn has its own random numbers, whatever is asked before it.
std::uint64_t seed_of(std::uint64_t seed, int turn, std::uint64_t what) {
  return FastChance(seed ^ (static_cast<std::uint64_t>(turn) * 4 + what) * 0x9E3779B97F4A7C15ULL).next();
}

View seen_before(const Rules& r, const Ply& turn) {
  return see(r, turn.before, {.seats = static_cast<std::uint8_t>(1U << turn.before.turn)});
}

void write_teams(JsonWriter& out, const Rules& r, const TeamChances& chances) {
  out.open_array();
  for (int t = 0; t < r.teams; ++t) write_points(out, 100 * chances[t]);
  out.close_array();
}

}  // namespace

void GameAnalysis::write_turns(JsonWriter& out, const Evaluator& evaluator) const {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = names_->rules;
  std::vector<float> static_eval;
  out.open_array();
  for (std::size_t i = 0; i < turns_.size(); ++i) {
    const Ply& turn = turns_[i];
    out.open_object();
    out.field("turn", static_cast<int>(i));
    out.field("first", turn.first);
    out.field("end", turn.end);
    out.field("round", static_cast<int>(turn.after.round));
    out.field("chance", turn.has(EventKind::Dealt) ? "deal" : turn.chance() ? "draw" : "none");
    if (turn.index >= 0) {
      const int seat = turn.before.turn;
      const State known = information_state(r, seen_before(r, turn), seat);
      list.clear();
      legal(r, known, list);
      const std::span<const Move> moves(list.begin(), list.end());
      static_eval.resize(moves.size());
      evaluator.rollout().static_eval(known, moves, static_eval);
      const float best = *std::max_element(static_eval.begin(), static_eval.end());
      out.field("seat", seat);
      out.field("phase", name_of(turn.before.phase));
      out.field("text", std::string_view(text_of(write(*names_, turn.before, turn.move))));
      out.field("answers", static_cast<int>(moves.size()));
      out.key("glance");
      write_points(out, 100 * (static_cast<double>(best) - static_cast<double>(static_eval[turn.index])));
    }
    out.close_object();
  }
  out.close_array();
}

int GameAnalysis::move_named(int number, std::string_view text) const {
  MoveList& list = own_list<struct OfThis>();
  const Ply& turn = turns_[static_cast<std::size_t>(number)];
  const auto wanted = parse_move(text);
  if (turn.index < 0 || !wanted) return -1;
  list.clear();
  legal(names_->rules, turn.before, list);
  for (int i = 0; i < list.size(); ++i)
    if (write(*names_, turn.before, list[i]) == *wanted) return i;
  return -1;
}

void GameAnalysis::write_evaluation_of(JsonWriter& out, const Evaluator& evaluator, int number,
                                       const EvaluationSettings& settings, std::uint64_t seed, int other) const {
  const Ply& turn = turns_[static_cast<std::size_t>(number)];
  const View view = seen_before(names_->rules, turn);
  const int move = other < 0 ? turn.index : other;
  const Evaluation found = evaluator.evaluate(view, turn.before.turn, move, settings, seed_of(seed, number, 0));
  out.open_object();
  out.field("turn", number);
  write_evaluation(out, *names_, view, found);
  out.close_object();
}

void GameAnalysis::write_choices(JsonWriter& out, int number) const {
  const Ply& turn = turns_[static_cast<std::size_t>(number)];
  tock::write_choices(out, *names_, seen_before(names_->rules, turn), turn.before.turn);
}

DeeperAnalysis GameAnalysis::deepen(const Evaluator& evaluator, int number, const EvaluationSettings& settings,
                                    std::uint64_t seed) const {
  const Ply& turn = turns_[static_cast<std::size_t>(number)];
  const View view = seen_before(names_->rules, turn);
  EvaluationSettings k = settings;
  k.order = true;
  return {names_, view, number,
          CandidateRace(evaluator, view, turn.before.turn, turn.index, k, seed_of(seed, number, 0))};
}

void DeeperAnalysis::write(JsonWriter& out) const {
  out.open_object();
  out.field("turn", turn_);
  out.field("over", race_.over());
  write_evaluation(out, *names_, view_, race_.found());
  out.close_object();
}

void GameAnalysis::write_win_probability(JsonWriter& out, const Evaluator& evaluator, int number,
                                         const LuckSettings& settings, std::uint64_t seed) const {
  const Rules& r = names_->rules;
  const Ply& turn = turns_[static_cast<std::size_t>(number)];
  LuckSettings k = settings;
  if (turn.chance() && !one_card(turn)) k.playouts *= k.dealt;
  // A seat's moves before the chance event are known then, and nothing later is used.
  const std::span<const Ply> so_far(turns_.data(), static_cast<std::size_t>(number) + 1);
  for (int seat = 0; seat < r.seats; ++seat)
    if (!k.lineup.known[seat]) k.greedy[seat] = greedy_posterior(evaluator.rollout(), so_far, seat, kCasual);
  if (turn.chance() && evaluator.rollout().has_network()) {
    for (int seat = 0; seat < r.seats; ++seat)
      if (!k.lineup.known[seat] && k.greedy[seat] <= 0.5)
        k.lineup.noise[seat] = noise_estimate(evaluator.rollout(), so_far, seat);
    Lineup likely = k.lineup;
    for (int seat = 0; seat < r.seats; ++seat)
      if (k.greedy[seat] > 0.5) likely.greedily |= 1U << seat;
    k.lineup.calibration = calibration_for(evaluator.rollout(), likely, k.trials);
  }
  const WinProbability came = win_probability(evaluator.rollout(), turn.after, k, seed_of(seed, number, 1));
  out.open_object();
  out.field("turn", number);
  out.key("chances");
  write_teams(out, r, came.chances);
  if (turn.chance()) {
    const Luck luck = luck_of(evaluator.rollout(), turn, came, k, seed_of(seed, number, 1));
    out.key("luck");
    write_teams(out, r, luck.cards);
    if (turn.index < 0 && !turn.from_position) {
      out.key("lot");
      write_teams(out, r, luck.first_player);
    }
    out.key("seats");
    out.open_array();
    for (int t = 0; t < r.seats; ++t) write_points(out, 100 * luck.by_seat[t]);
    out.close_array();
  }
  out.close_object();
}

}  // namespace tock
