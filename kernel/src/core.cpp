#include "tock/core.hpp"

namespace tock {
namespace {

MoveList& scratch() {
  MoveList& list = own_list<struct OfThis>();
  return list;
}

}  // namespace

Step too_many_answers() {
  return {Refused::TooMany, "rulebook: a decision has " + std::to_string(MoveList::kCapacity) +
                                " answers or more; such splits are not supported"};
}

// Keeps the answers of a decision, if the list could hold them all.
Step Core::take(const MoveList& answers) {
  if (answers.size() == MoveList::kCapacity) return too_many_answers();
  moves_.assign(answers.begin(), answers.end());
  return {};
}

// Works on a copy, so that a chance that refuses, or a decision that cannot be listed, leaves the game as it was.
template <class Lead>
Step Core::carefully(Chance& chance, Lead&& lead) {
  MoveList& list = scratch();
  chance.use(*names_);
  const Chance::Where where = chance.where();
  State next = state_;
  const Step step = lead(next, list) ? take(list) : Step{Refused::Chance, chance.refusal()};
  if (step.taken()) state_ = next;
  else chance.go_to(where);
  return step;
}

Step Core::begin(Chance& chance, Witness* w) {
  return carefully(chance, [&](State& s, MoveList& out) { return tock::begin(rules(), s, chance, out, w); });
}

Step Core::settle(Chance& chance, Witness* w) {
  return carefully(chance, [&](State& s, MoveList& out) { return tock::settle(rules(), s, chance, out, w); });
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

Step Core::play(const WrittenMove& written_move, int hint, Chance& chance, Witness* w) {
  const int i = find(written_move, hint);
  if (i < 0) return {Refused::Illegal, "not a legal move here: '" + text_of(written_move) + "'"};
  const Move m = moves_[static_cast<std::size_t>(i)];
  return carefully(chance, [&](State& s, MoveList& out) { return tock::play(rules(), s, m, chance, out, w); });
}

Step Core::refresh() {
  MoveList& list = scratch();
  legal(rules(), state_, list);
  return take(list);
}

Step Core::resample(int seat, Chance& chance) {
  tock::resample(rules(), state_, seat, chance);
  return refresh();
}

}  // namespace tock
