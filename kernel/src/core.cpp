#include "tock/core.hpp"

namespace tock {
namespace {

MoveList& scratch() {
  static thread_local MoveList list;
  return list;
}

class Writer final : public Witness {
 public:
  Writer(const NamedRules& names, const State& before, std::vector<EventRow>& rows)
      : names_(names), before_(before), rows_(rows) {}
  void saw(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
           const Effects* effects) override {
    EventRow row{.kind = what, .seat = seat, .turn = after.turn, .leader = after.leader, .round = after.round,
                 .cards = {cards.begin(), cards.end()}, .hands = {}, .text = {}, .effects = {}, .winners = after.winners};
    if (move) {
      row.text = text_of(write(names_, before_, *move));
      row.card = move->card;
      row.as = move->as;
    }
    if (effects) row.effects.assign(effects->list.begin(), effects->list.begin() + effects->n);
    if (what == EventKind::Dealt)
      for (int t = 0; t < names_.rules.seats; ++t) {
        row.hands.emplace_back();
        for (int k = 0; k <= names_.rules.unknown; ++k)
          row.hands.back().insert(row.hands.back().end(), after.hand[t][k], static_cast<std::uint8_t>(k));
      }
    rows_.push_back(std::move(row));
  }

 private:
  const NamedRules& names_;
  const State before_;  // a move's text speaks of the places before it
  std::vector<EventRow>& rows_;
};

}  // namespace

// Keeps the answers of a decision, if the list could hold them all.
Step Core::take(const MoveList& answers) {
  if (answers.size() == MoveList::kCapacity)
    return {Refused::TooMany, "rulebook: a decision has " + std::to_string(MoveList::kCapacity) +
                                  " answers or more; such splits are not supported"};
  moves_.assign(answers.begin(), answers.end());
  return {};
}

// Works on a copy, so that a chance that refuses, or a decision that cannot be listed, leaves the game as it was.
template <class Lead>
Step Core::carefully(Chance& chance, std::vector<EventRow>* events, Lead&& lead) {
  MoveList& list = scratch();
  chance.use(*names_);
  chance.mark();
  State next = state_;
  const std::size_t told = events ? events->size() : 0;
  bool led;
  if (events) {
    Writer w(*names_, next, *events);
    led = lead(next, list, &w);
  } else {
    led = lead(next, list, nullptr);
  }
  const Step step = led ? take(list) : Step{Refused::Chance, chance.refusal()};
  if (step.taken()) {
    state_ = next;
  } else {
    chance.rewind();
    if (events) events->erase(events->begin() + static_cast<std::ptrdiff_t>(told), events->end());
  }
  return step;
}

Step Core::begin(Chance& chance, std::vector<EventRow>* events) {
  return carefully(chance, events,
                   [&](State& s, MoveList& out, Witness* w) { return tock::begin(rules(), s, chance, out, w); });
}

Step Core::settle(Chance& chance, std::vector<EventRow>* events) {
  return carefully(chance, events,
                   [&](State& s, MoveList& out, Witness* w) { return tock::settle(rules(), s, chance, out, w); });
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

Step Core::play(const WrittenMove& written_move, int hint, Chance& chance, std::vector<EventRow>* events) {
  const int i = find(written_move, hint);
  if (i < 0) return {Refused::Illegal, "not a legal move here: '" + text_of(written_move) + "'"};
  const Move m = moves_[static_cast<std::size_t>(i)];
  return carefully(chance, events,
                   [&](State& s, MoveList& out, Witness* w) { return tock::play(rules(), s, m, chance, out, w); });
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
