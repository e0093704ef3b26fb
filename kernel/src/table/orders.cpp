// Games over days: moves that a player prepares for the coming turn, and moves that wait for nobody.
#include <algorithm>

#include "table/fields.hpp"
#include "tock/views/write.hpp"

namespace tock {
namespace {

constexpr std::size_t kMostOrders = 8, kMostConditions = 4;

// The seat whose marble stands there as a player sees it; -1: none. Home places are the player's own.
int owner_at(const Rules& r, const State& s, int seat, Place at) {
  if (in_lane(at)) return s.board.lane[seat] >> (at - kLane) & 1U ? seat : -1;
  for (int other = 0; other < r.seats; ++other)
    for (int m = 0; m < r.marbles; ++m)
      if (s.board.at[id_of(other, m)] == at) return other;
  return -1;
}

bool exists(const Rules& r, Place at) {
  if (in_lane(at)) return at - kLane < r.lane;
  return at == kCentre || at < r.length;
}

bool holds(const Rules& r, const State& s, int seat, const Condition& condition) {
  const int owner = owner_at(r, s, seat, condition.at);
  switch (condition.is) {
    case Stands::Free: return owner < 0;
    case Stands::Taken: return owner >= 0;
    case Stands::Mine: return owner == seat;
    case Stands::Partner: return owner >= 0 && r.is_partner(owner, seat);
    case Stands::Opponent: return owner >= 0 && r.team[owner] != r.team[seat];
  }
  return false;
}

void write_order(JsonWriter& out, const StandingOrder& order) {
  out.open_object();
  out.field("move", std::string_view(order.move));
  out.key("if");
  out.open_array();
  for (const Condition& condition : order.conditions) {
    out.open_object();
    out.key("at");
    write_place(out, condition.at);
    out.field("is", name_of(condition.is));
    out.close_object();
  }
  out.close_array();
  out.close_object();
}

}  // namespace

// They are read in the same way from a command and from the log.
std::optional<Problem> read_orders(const Rules& r, const Json& from, std::vector<StandingOrder>& out) {
  Fields f(from);
  const std::vector<Json>& list = f.list("orders");
  if (!f.good()) return f.wrong();
  if (list.size() > kMostOrders) return problem<Code::Range>("orders", 0, int{kMostOrders});
  for (const Json& one : list) {
    Fields o(one);
    StandingOrder order;
    const auto move = parse_move(o.text("move"));
    const std::vector<Json>& conditions = o.list("if");
    if (!o.good()) return o.wrong().within("orders");
    if (!move) return move.problem().within("orders");
    order.move = text_of(*move);
    if (conditions.size() > kMostConditions) return problem<Code::Range>("orders", 0, int{kMostConditions});
    for (const Json& each : conditions) {
      Fields c(each);
      const std::string at = c.text("at"), is = c.text("is");
      if (!c.good()) return c.wrong().within("orders");
      const Place place = parse_place(at);
      const auto stands = named<Stands>(is);
      if (place == kNone || place == kReserve || !exists(r, place)) return problem<Code::MovePlace>("orders", at);
      if (!stands) return problem<Code::Log>("orders", "if: there is no '" + is + "'");
      order.conditions.push_back({place, *stands});
    }
    out.push_back(std::move(order));
  }
  return std::nullopt;
}

bool Session::over_days() const { return created_->clock_kind == "days"; }

Checked Session::check_orders(const Json& said, int seat) const {
  if (!over_days()) return Checked::refused("not_your_turn", "moves are prepared only in games over days");
  if (asked() == seat) return Checked::refused("stale", "it is your turn: make the move");
  std::vector<StandingOrder> orders;
  if (const auto wrong = read_orders(names_->rules, said, orders)) return Checked::refused("invalid", wrong->text());
  Named entry = entry_of("ordered");
  entry.with("seat", seat);
  write_orders(entry.out, orders);
  return {entry.done(), {}, {}};
}

void Session::write_orders(JsonWriter& out, const std::vector<StandingOrder>& orders) {
  out.key("orders");
  out.open_array();
  for (const StandingOrder& order : orders) write_order(out, order);
  out.close_array();
}

void Session::write_prepared(JsonWriter& out, int seat) const {
  write_orders(out, orders_[seat]);
  out.key("moves");
  View view = game_log_ ? game_log_->now({.seats = static_cast<std::uint8_t>(1U << seat)}) : View{};
  if (!game_log_ || over() || asked() == seat || hides_choices(view.phase) || view.phase == Phase::Opening) {
    out.open_array();
    out.close_array();
    return;
  }
  view.phase = Phase::Play;  // what another player has begun is over by then
  view.drawn = false;
  write_choices(out, *names_, view, seat);
}

std::optional<Due> Session::due_move() const {
  const int seat = asked();
  if (!over_days() || seat < 0 || bot_in(seat)) return std::nullopt;
  const Rules& r = names_->rules;
  const State& s = game_log_->state();
  if (!hides_choices(s.phase))
    for (const StandingOrder& order : orders_[seat]) {
      const bool all = std::all_of(order.conditions.begin(), order.conditions.end(),
                                   [&](const Condition& condition) { return holds(r, s, seat, condition); });
      if (!all) continue;
      if (Checked found = meant_by(*game_log_, seat, order.move); found.code.empty())
        return Due{std::move(found.entry), "order"};
    }
  MoveList& list = own_list<struct OfDue>();
  list.clear();
  game_log_->moves(seat, list);
  if (list.size() != 1) return std::nullopt;
  return Due{text_of(write(*names_, s, list[0])), "forced"};
}

}  // namespace tock
