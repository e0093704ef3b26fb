#include "core.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace tock::py {
namespace {

MoveList& scratch() {
  static thread_local MoveList list;
  return list;
}

class Writer final : public Witness {
 public:
  Writer(const Book& book, const State& before, std::vector<EventRow>& rows) : book_(book), before_(before), rows_(rows) {}
  void saw(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
           const Effects* effects) override {
    EventRow row{.kind = what, .seat = seat, .turn = after.turn, .leader = after.leader, .round = after.round,
                 .cards = {cards.begin(), cards.end()}, .hands = {}, .text = {}, .effects = {}, .winners = after.winners};
    if (move) {
      row.text = text_of(value_of(book_, before_, *move));
      row.card = move->card;
      row.as = move->as;
    }
    if (effects) row.effects.assign(effects->list.begin(), effects->list.begin() + effects->n);
    if (what == EventKind::Dealt)
      for (int t = 0; t < book_.rules.seats; ++t) {
        row.hands.emplace_back();
        for (int k = 0; k <= book_.rules.unknown; ++k)
          row.hands.back().insert(row.hands.back().end(), after.hand[t][k], static_cast<std::uint8_t>(k));
      }
    rows_.push_back(std::move(row));
  }

 private:
  const Book& book_;
  const State before_;  // a move's text speaks of the places before it
  std::vector<EventRow>& rows_;
};

}  // namespace

void ScriptedChance::shuffle(std::span<std::uint8_t> cards) {
  if (next_order_ >= orders_.size())
    throw std::invalid_argument("the script has no order for shuffle " + std::to_string(next_order_ + 1));
  const auto& order = orders_[next_order_];
  std::vector<std::uint8_t> given;
  for (const std::string& name : order) {
    if (name == "?") {
      given.push_back(book_->rules.unknown);
      continue;
    }
    const std::uint8_t kind = book_->kind_of(find_card(name));
    if (kind == kNone)
      throw std::invalid_argument("shuffle " + std::to_string(next_order_ + 1) + ": this deck has no card '" + name + "'");
    given.push_back(kind);
  }
  std::vector<std::uint8_t> want(cards.begin(), cards.end()), have = given;
  std::sort(have.begin(), have.end());
  const bool unknown = std::any_of(have.begin(), have.end(), [&](auto k) { return k == book_->rules.unknown; }) ||
                       std::any_of(want.begin(), want.end(), [&](auto k) { return k == book_->rules.unknown; });
  if (unknown ? have.size() != want.size() : have != want)
    throw std::invalid_argument("shuffle " + std::to_string(next_order_ + 1) + ": the order does not hold the " +
                                std::to_string(want.size()) + " cards to be shuffled");
  std::copy(given.begin(), given.end(), cards.begin());
  ++next_order_;
}

int ScriptedChance::lot(int n) {
  if (next_lot_ >= lots_.size()) throw std::invalid_argument("the script has no lot to draw");
  const int drawn = lots_[next_lot_];
  if (drawn < 0 || drawn >= n) throw std::invalid_argument("a lot must be 0 to " + std::to_string(n - 1));
  ++next_lot_;
  return drawn;
}

// Keeps the answers of a decision, if the list could hold them all.
void Core::take(const MoveList& answers) {
  if (answers.size() == MoveList::kCapacity) throw TooManyAnswers();
  moves_.assign(answers.begin(), answers.end());
}

// Works on a copy, so that a chance that refuses, or a decision that cannot be listed, leaves the game as it was.
template <class Step>
void Core::carefully(Chance& chance, std::vector<EventRow>* events, Step&& step) {
  MoveList& list = scratch();
  auto* script = chance.may_refuse() ? static_cast<ScriptedChance*>(&chance) : nullptr;
  const std::optional<ScriptedChance> saved = script ? std::optional(*script) : std::nullopt;
  if (script) script->use(book_.get());
  State next = state_;
  try {
    if (events) {
      Writer w(*book_, next, *events);
      step(next, list, &w);
    } else {
      step(next, list, nullptr);
    }
    take(list);
  } catch (...) {
    if (script) *script = *saved;
    throw;
  }
  state_ = next;
}

void Core::begin(Chance& chance, std::vector<EventRow>* events) {
  carefully(chance, events, [&](State& s, MoveList& out, Witness* w) { tock::begin(rules(), s, chance, out, w); });
}

void Core::settle(Chance& chance, std::vector<EventRow>* events) {
  carefully(chance, events, [&](State& s, MoveList& out, Witness* w) { tock::settle(rules(), s, chance, out, w); });
}

int Core::find(const MoveValue& v, int hint) const {
  const int n = static_cast<int>(moves_.size());
  if (hint >= 0 && hint < n && value_of(*book_, state_, moves_[hint]) == v) return hint;
  for (int i = 0; i < n; ++i)
    if (value_of(*book_, state_, moves_[i]) == v) return i;
  return -1;
}

void Core::play(const MoveValue& v, int hint, Chance& chance, std::vector<EventRow>* events) {
  const int i = find(v, hint);
  if (i < 0) throw std::invalid_argument("not a legal move here: '" + text_of(v) + "'");
  const Move m = moves_[i];
  carefully(chance, events, [&](State& s, MoveList& out, Witness* w) { tock::play(rules(), s, m, chance, out, w); });
}

void Core::refresh() {
  MoveList& list = scratch();
  legal(rules(), state_, list);
  take(list);
}

void Core::resample(int seat, Chance& chance) {
  tock::resample(rules(), state_, seat, chance);
  refresh();
}

}  // namespace tock::py
