#include "tock/review/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tock {
namespace {

constexpr double kGrades[] = {2, 4, 8};
// Of the blunders at 1.65 standard errors, 94 of 100 were confirmed by 10,000 rollouts: a blunder takes more of
// them.
constexpr double kSurer = 1.45;
constexpr double kReal = 2, kOnly = 4;
constexpr double kDecided = 0.15 * 0.85;  // below 15 and above 85 points losses count less and less

struct Mean {
  double mean = 0, error = 0;
};

// The sum of the numbers, in their order.
template <class Value>
Mean mean_of(std::size_t n, std::size_t step, std::size_t from, Value&& value) {
  double sum = 0, squares = 0;
  int count = 0;
  for (std::size_t i = from; i < n; i += step, ++count) sum += value(i);
  if (count == 0) return {};
  const double mean = sum / count;
  for (std::size_t i = from; i < n; i += step) squares += (value(i) - mean) * (value(i) - mean);
  return {mean, count < 2 ? 0 : std::sqrt(squares / (count - 1) / count)};
}

Mean difference(const Candidate& a, const Candidate& b, std::size_t step = 1, std::size_t from = 0) {
  const std::size_t n = std::min(a.results.size(), b.results.size());
  return mean_of(n, step, from, [&](std::size_t i) { return 100 * (a.results[i] - b.results[i]); });
}

Mean value_of(const Candidate& c, std::size_t step = 1, std::size_t from = 0) {
  return mean_of(c.results.size(), step, from, [&](std::size_t i) { return 100 * c.results[i]; });
}

// The one with the highest mean among those that have met every sampled deal.
int best_of(const std::vector<Candidate>& all, std::size_t samples, std::size_t step = 1, std::size_t from = 0) {
  int best = -1;
  double most = -1;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].results.size() < samples) continue;
    const double value = value_of(all[i], step, from).mean;
    if (value <= most) continue;
    most = value;
    best = static_cast<int>(i);
  }
  return best;
}

// The best of many noisy numbers is too good (winner's curse): it is chosen on one half of the sampled deals and
// measured on the other.
void measure_loss(Evaluation& j, double sure) {
  const auto samples = static_cast<std::size_t>(j.samples);
  const int best = best_of(j.candidates, samples);
  j.loss = j.error = 0;
  const Candidate& top = j.candidates[static_cast<std::size_t>(best)];
  // A won game thrown away is open again: what counts is how open it is with the better or with the other move.
  const auto open = [](const Candidate& c) {
    const double p = value_of(c).mean / 100;
    return p * (1 - p);
  };
  const double after = j.played >= 0 ? open(j.candidates[static_cast<std::size_t>(j.played)]) : 0;
  j.scale = std::min(1.0, std::max(open(top), after) / kDecided);
  if (j.played >= 0 && best != j.played) {
    const Candidate& played = j.candidates[static_cast<std::size_t>(j.played)];
    const auto chosen = [&](std::size_t half) -> const Candidate& {
      return j.candidates[static_cast<std::size_t>(best_of(j.candidates, samples, 2, half))];
    };
    j.loss = std::max(0.0, (difference(chosen(0), played, 2, 1).mean + difference(chosen(1), played, 2, 0).mean) / 2);
    j.error = difference(top, played).error;
  }
  int grade = 0;
  while (grade < 3 && j.scale * (j.loss - sure * (grade < 2 ? 1 : kSurer) * j.error) >= kGrades[grade]) ++grade;
  j.grade = static_cast<Grade>(grade);
}

// Whether the verdict would stay the same with more sampled deals.
bool is_clear(const Evaluation& j, const EvaluationSettings& settings) {
  const double clear = settings.clear;
  const auto samples = static_cast<std::size_t>(j.samples);
  if (j.played >= 0 && !settings.order) {
    const int grade = static_cast<int>(j.grade);
    return grade == 3 || j.scale * (j.loss + clear * j.error) < kGrades[grade];
  }
  const auto best = static_cast<std::size_t>(best_of(j.candidates, samples));
  for (std::size_t i = 0; i < j.candidates.size(); ++i) {
    if (i == best || j.candidates[i].results.size() < samples) continue;
    const Mean behind = difference(j.candidates[best], j.candidates[i]);
    if (behind.mean < clear * behind.error && behind.mean + clear * behind.error > 1) return false;
  }
  return true;
}

// In an exchange a seat may choose early: as if those before it had chosen, which are hidden from it.
void ask_now(const Rules& r, State& s, int seat) {
  while (s.turn != seat && s.asked + 1 < s.to_ask) {
    if (s.given[s.turn] == kNone) s.given[s.turn] = r.unknown;
    ++s.asked;
    s.turn = s.phase == Phase::Offer && s.to_ask == 2 ? r.receiver[s.turn] : r.next_seat(s.turn);
  }
}

}  // namespace

std::vector<Candidate> Evaluator::candidates(const State& s, std::span<const Move> moves, int played,
                                             const EvaluationSettings& settings) const {
  std::vector<float> static_eval(moves.size());
  rollout_.static_eval(s, moves, static_eval);
  std::vector<int> order(moves.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return static_eval[a] > static_eval[b]; });
  std::vector<Candidate> out;
  for (const int i : order) {
    const bool close = static_eval[i] >= static_eval[order[0]] - settings.close / 100;
    const bool takes_part = out.size() < 2 || (close && static_cast<int>(out.size()) < settings.candidates);
    if (takes_part || i == played) {
      out.emplace_back();
      out.back().move = i;
      out.back().network = 100 * static_eval[i];
    }
  }
  return out;
}

void Evaluator::meet(const State& known, std::span<const Move> moves, int seat, std::uint64_t sample,
                     std::span<Candidate* const> tried) const {
  FastChance chance(sample);
  const State sampled = sample_hidden(rollout_.rules(), known, seat, chance);
  for (Candidate* c : tried) {
    const Ending end = rollout_.after(sampled, moves[static_cast<std::size_t>(c->move)], sample + 1);
    c->results.push_back(end.chances[rollout_.rules().team[seat]]);
    c->happened.push_back(end.happened);
  }
}

Compared Evaluator::compare(const View& view, int seat, int first, int second, int samples, std::uint64_t seed) const {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = rollout_.rules();
  const State known = information_state(r, view, seat);
  list.clear();
  legal(r, known, list);
  const std::vector<Move> moves(list.begin(), list.end());
  std::array<Candidate, 2> both;
  both[0].move = first;
  both[1].move = second;
  const std::array<Candidate*, 2> tried{&both[0], &both[1]};
  for (int i = 0; i < samples; ++i) meet(known, moves, seat, seed + 2 * static_cast<std::uint64_t>(i), tried);
  const Mean between = difference(both[0], both[1]);
  return {.difference = between.mean,
          .error = between.error,
          .first = why_better(r, known, moves, both[0], both[1], 0),
          .second = why_better(r, known, moves, both[1], both[0], 0)};
}

AllSides Evaluator::sides(const View& view, int seat, int move, int samples, std::uint64_t seed) const {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = rollout_.rules();
  const State known = information_state(r, view, seat);
  list.clear();
  legal(r, known, list);
  std::vector<TeamChances> ends;
  for (int i = 0; i < samples; ++i) {
    const std::uint64_t sample = seed + 2 * static_cast<std::uint64_t>(i);
    FastChance chance(sample);
    ends.push_back(rollout_.after(sample_hidden(r, known, seat, chance), list[move], sample + 1).chances);
  }
  AllSides out;
  for (int team = 0; team < r.teams; ++team) {
    const Mean of = mean_of(ends.size(), 1, 0, [&](std::size_t i) { return 100 * ends[i][team]; });
    out.chance[team] = of.mean;
    out.error[team] = of.error;
  }
  return out;
}

Evaluation Evaluator::evaluate(const View& view, int seat, int played, const EvaluationSettings& settings,
                               std::uint64_t seed) const {
  CandidateRace race(*this, view, seat, played, settings, seed);
  race.run(settings.most);
  return race.found();
}

CandidateRace::CandidateRace(Evaluator evaluator, const View& view, int seat, int played,
                             const EvaluationSettings& settings, std::uint64_t seed)
    : evaluator_(std::move(evaluator)),
      settings_(settings),
      seed_(seed),
      stop_(std::min(settings.first, settings.most)) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = evaluator_.rollout_.rules();
  known_ = information_state(r, view, seat);
  if (known_.phase == Phase::Exchange || known_.phase == Phase::Offer) ask_now(r, known_, seat);
  list.clear();
  if (known_.turn == seat && !known_.over()) legal(r, known_, list);
  moves_.assign(list.begin(), list.end());
  Evaluation& j = so_far_;
  j.seat = seat;
  j.moves = static_cast<int>(moves_.size());
  j.clear = moves_.size() < 2;
  if (moves_.empty()) return;
  j.candidates = evaluator_.candidates(known_, moves_, played, settings);
  for (std::size_t i = 0; i < j.candidates.size(); ++i)
    if (j.candidates[i].move == played) j.played = static_cast<int>(i);
  if (j.clear) j.candidates[0].value = j.candidates[0].network;
  in_.resize(j.candidates.size());
  std::iota(in_.begin(), in_.end(), 0);
}

void CandidateRace::run(int samples) {
  for (; samples > 0 && !over(); --samples) {
    std::vector<Candidate*> tried;
    for (const int i : in_) tried.push_back(&so_far_.candidates[static_cast<std::size_t>(i)]);
    evaluator_.meet(known_, moves_, so_far_.seat, seed_ + 2 * static_cast<std::uint64_t>(so_far_.samples), tried);
    if (++so_far_.samples == stop_) look_up();
  }
}

void CandidateRace::look_up() {
  Evaluation& j = so_far_;
  measure_loss(j, settings_.sure);
  j.clear = is_clear(j, settings_);
  stop_ = std::min(2 * stop_, settings_.most);
  if (over()) return;
  const int best = best_of(j.candidates, static_cast<std::size_t>(j.samples));
  std::erase_if(in_, [&](int i) {
    if (i == best || i == j.played) return false;
    const Mean behind =
        difference(j.candidates[static_cast<std::size_t>(best)], j.candidates[static_cast<std::size_t>(i)]);
    return behind.mean > settings_.clear * behind.error && behind.mean > 0;
  });
}

Evaluation CandidateRace::found() const {
  Evaluation j = so_far_;
  if (j.samples == 0) return j;
  if (!over()) measure_loss(j, settings_.sure);
  const int best = best_of(j.candidates, static_cast<std::size_t>(j.samples));
  for (Candidate& c : j.candidates) {
    const Mean value = value_of(c), behind = difference(j.candidates[static_cast<std::size_t>(best)], c);
    c.value = value.mean;
    c.error = value.error;
    c.behind = behind.mean;
    c.behind_error = behind.error;
  }
  // Moves that left the race are behind those that stayed, whatever the few sampled deals they met say.
  const int played_move = j.played < 0 ? -1 : j.candidates[static_cast<std::size_t>(j.played)].move;
  const int best_move = j.candidates[static_cast<std::size_t>(best)].move;
  std::stable_sort(j.candidates.begin(), j.candidates.end(), [&](const Candidate& a, const Candidate& b) {
    if ((a.move == best_move) != (b.move == best_move)) return a.move == best_move;
    return a.behind < b.behind;
  });
  for (std::size_t i = 0; i < j.candidates.size(); ++i)
    if (j.candidates[i].move == played_move) j.played = static_cast<int>(i);
  const Rules& r = evaluator_.rollout_.rules();
  const Candidate& second = j.candidates[1];
  j.only = j.scale * (second.behind - settings_.sure * second.behind_error) >= kOnly;
  j.real = j.candidates.back().behind >= kReal;
  if (j.played > 0 && j.grade != Grade::None)
    j.reasons =
        why_better(r, known_, moves_, j.candidates[0], j.candidates[static_cast<std::size_t>(j.played)], j.loss);
  else if (j.played < 0 && second.behind >= 1)
    j.reasons = why_better(r, known_, moves_, j.candidates[0], second, second.behind);
  return j;
}

}  // namespace tock
