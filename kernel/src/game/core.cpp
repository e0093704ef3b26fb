#include "tock/game/core.hpp"

namespace tock {
namespace {

MoveList& scratch() {
  MoveList& list = own_list<struct OfThis>();
  return list;
}

}  // namespace

Step taken_to(const State& s, const MoveList& moves) {
  if (moves.full()) return {Refused::TooMany, problem<Code::Answers>("rulebook", static_cast<int>(MoveList::kMost))};
  if (s.over() && s.winners == 0) return {Refused::Stuck, problem<Code::Stuck>("rulebook")};
  return {};
}

// Stores the moves of a decision, if the list could hold them all.
Step Core::take(const State& s, const MoveList& moves) {
  const Step step = taken_to(s, moves);
  if (step.taken()) moves_.assign(moves.begin(), moves.end());
  return step;
}

// Works on a copy, so that a chance that refuses, or a decision that cannot be listed, leaves the game as it was.
template <class Lead>
Step Core::carefully(Chance& chance, Lead&& lead) {
  MoveList& list = scratch();
  chance.use(*names_);
  const Chance::Snapshot before = chance.state();
  State next = state_;
  const Step step = lead(next, list) ? take(next, list) : Step{Refused::Chance, chance.refusal()};
  if (step.taken()) state_ = next;
  else chance.seek(before);
  return step;
}

Step Core::begin(Chance& chance, EventSink* sink) {
  return carefully(chance, [&](State& s, MoveList& out) { return tock::begin(rules(), s, chance, out, sink); });
}

Step Core::advance(Chance& chance, EventSink* sink) {
  return carefully(chance, [&](State& s, MoveList& out) { return tock::advance(rules(), s, chance, out, sink); });
}

int Core::find(const WrittenMove& m, int hint) const {
  const int n = static_cast<int>(moves_.size());
  if (hint >= 0 && hint < n && written(hint) == m) return hint;
  for (int i = 0; i < n; ++i)
    if (written(i) == m) return i;
  return -1;
}

std::vector<int> Core::meant(const WrittenMove& m, int hint) const {
  if (const int i = find(m, hint); i >= 0) return {i};
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(moves_.size()); ++i)
    if (may_mean(m, written(i), state_.turn)) out.push_back(i);
  return out;
}

Step Core::play(const WrittenMove& written_move, int hint, Chance& chance, EventSink* sink) {
  const int i = find(written_move, hint);
  if (i < 0) return {Refused::Illegal, problem<Code::MoveNotLegal>("", text_of(written_move))};
  return play(i, chance, sink);
}

Step Core::play(int index, Chance& chance, EventSink* sink) {
  const Move m = moves_[static_cast<std::size_t>(index)];
  return carefully(chance, [&](State& s, MoveList& out) { return tock::play(rules(), s, m, chance, out, sink); });
}

Step Core::refresh() {
  MoveList& list = scratch();
  legal(rules(), state_, list);
  return take(state_, list);
}

Step Core::resample(int seat, Chance& chance, Chance& unknown) {
  deal_unknown(rules(), state_, unknown);
  tock::resample(rules(), state_, seat, chance);
  return refresh();
}

}  // namespace tock
