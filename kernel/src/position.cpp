#include "tock/position.hpp"

#include "tock/field.hpp"

namespace tock {
namespace {

class PositionReader {
 public:
  PositionReader(const NamedRules& names, const Json& document) : names_(names), field_(document, problem_) {
    state_.board.at.fill(kAbsent);
    state_.given.fill(kNone);
  }

  Result<State> read() {
    if (field_.expect(Json::Kind::Object)) {
      read_seats();
      state_.pile_n = read_pile(field_["pile"], state_.pile);
      state_.discards_n = read_pile(field_["discards"], state_.discards);
      read_turn();
      if (problem_.what.empty()) read_before();
      if (problem_.what.empty() && !rules().undoes && winners(rules(), state_.board))
        field_["seats"].bad("the game is already won");
    }
    if (!problem_.what.empty()) return problem_;
    return state_;
  }

 private:
  [[nodiscard]] const Rules& rules() const { return names_.rules; }

  std::uint8_t card(const Field& field) const {
    const std::uint8_t kind = names_.kind_named(field.text());
    if (kind == kNone) field.bad("there is no such card in this game");
    return kind == kNone ? 0 : kind;
  }

  void read_seats() {
    const auto n = static_cast<std::size_t>(rules().seats);
    const std::size_t seats = field_["seats"].each_item(n, [&](std::size_t seat, const Field& one) {
      const std::size_t marbles =
          one["marbles"].each_item(rules().marbles, [&](std::size_t marble, const Field& place) {
            set(id_of(static_cast<int>(seat), static_cast<int>(marble)), place);
          });
      if (marbles != rules().marbles) one["marbles"].bad("must be " + std::to_string(rules().marbles));
      state_.hand_n[seat] = static_cast<std::uint8_t>(
          one["hand"].each_item(kMaxCards, [&](std::size_t, const Field& held) { ++state_.hand[seat][card(held)]; }));
    });
    if (seats != n) field_["seats"].bad("must be " + std::to_string(n));
  }

  void set(int id, const Field& field) {
    std::string_view text = field.text();
    const bool fresh = text.ends_with('!');
    if (fresh) text.remove_suffix(1);
    const Place at = parse_place(text);
    Board& board = state_.board;
    if (at == kNone || (on_track(at) && at >= rules().length) || (in_lane(at) && at - kLane >= rules().lane))
      return field.bad("there is no such place");
    const bool taken =
        at <= kCentre ? board.on[at] != 0 : in_lane(at) && (board.lane[seat_of(id)] >> (at - kLane) & 1U);
    if (taken) return field.bad("somebody stands there already");
    board.set(id, at);
    if (fresh) board.fresh |= 1U << id;
  }

  std::uint8_t read_pile(const Field& field, std::array<std::uint8_t, kMaxCards>& out) const {
    return static_cast<std::uint8_t>(
        field.each_item(out.size(), [&](std::size_t i, const Field& one) { out[i] = card(one); }));
  }

  // Where the marbles stood before the last play, for a card that takes it back.
  void read_before() {
    state_.before = {state_.board.at, state_.board.fresh};
    const Field before = field_["before"];
    if (!before.given()) return;
    const Board now = state_.board;
    state_.board = Board{};
    state_.board.at.fill(kAbsent);
    before.each_item(static_cast<std::size_t>(rules().seats), [&](std::size_t seat, const Field& one) {
      one.each_item(rules().marbles, [&](std::size_t marble, const Field& place) {
        set(id_of(static_cast<int>(seat), static_cast<int>(marble)), place);
      });
    });
    state_.before = {state_.board.at, state_.board.fresh};
    state_.board = now;
    for (int id = 0; id < kMaxIds; ++id)
      if ((now.at[id] == kAbsent) != (state_.before.at[id] == kAbsent)) return before.bad("a place for every marble");
    if (field_["redoing"].given()) field_["redoing"].read(state_.redoing);
    if (state_.last_card == kNone) before.bad("needs last_card, the card that was played then");
    else if (state_.redoing ? !state_.hand[state_.turn][state_.last_card]
                            : !state_.discards_n || state_.discards[state_.discards_n - 1] != state_.last_card)
      field_["last_card"].bad(state_.redoing ? "must be in the hand of the seat in turn" : "must lie on the discards");
  }

  void read_announced() {
    const auto n = static_cast<std::size_t>(rules().seats);
    field_["announced"].each_item(n, [&](std::size_t seat, const Field& one) {
      bool start = false;
      if (!one.given()) return;
      one.read(start);
      (start ? state_.announced.yes : state_.announced.no) |= static_cast<std::uint8_t>(1U << seat);
    });
    if (field_["starts_seen"].given())
      field_["starts_seen"].each_item(
          n, [&](std::size_t seat, const Field& one) { one.read(state_.announced.seen[seat], 0, kMaxCards); });
  }

  void read_turn() {
    const int last = rules().seats - 1;
    field_["phase"].read(state_.phase);
    field_["turn"].read(state_.turn, 0, last);
    state_.leader = state_.turn;
    state_.round = 1;
    field_["leader"].read(state_.leader, 0, last);
    field_["round"].read(state_.round, 1, 1 << 30);
    if (field_["drawn"].given()) field_["drawn"].read(state_.drawn);
    if (field_["last_card"].given()) state_.last_card = card(field_["last_card"]);
    field_["asked"].read(state_.asked, 0, rules().seats);
    field_["to_ask"].read(state_.to_ask, 0, rules().seats);
    if (field_["given"].given())
      field_["given"].each_item(static_cast<std::size_t>(rules().seats), [&](std::size_t seat, const Field& one) {
        if (one.given()) state_.given[seat] = card(one);
      });
    if (field_["passed"].given())
      field_["passed"].each_item(static_cast<std::size_t>(rules().seats), [&](std::size_t seat, const Field& one) {
        one.each_item(kMaxCards, [&](std::size_t, const Field& held) { ++state_.known[seat][card(held)]; });
      });
    if (field_["announced"].given()) read_announced();
    if (field_["hopper"].given()) {
      int at[2] = {0, 0};
      const int most[2] = {last, rules().marbles - 1};
      field_["hopper"].each_item(2, [&](std::size_t i, const Field& one) { one.read(at[i], 0, most[i]); });
      state_.hopper = static_cast<std::uint8_t>(id_of(at[0], at[1]));
    }
    const bool holds = state_.hand_n[state_.turn] > 0 || state_.phase == Phase::Opening || state_.phase == Phase::Hop;
    if (!holds || state_.phase == Phase::Over) field_["phase"].bad("the seat in turn has nothing to answer with");
  }

  const NamedRules& names_;
  Problem problem_;
  State state_;
  Field field_;
};

}  // namespace

Result<State> read_position(const NamedRules& names, const Json& document) {
  return PositionReader(names, document).read();
}

}  // namespace tock
