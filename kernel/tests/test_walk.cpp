// Walking on boards drawn by hand: which marbles stop which, and the way home.
#include "tock/game/walk.hpp"

#include "drawing.hpp"
#include "words.hpp"

namespace tock::test {
namespace {

std::string words_of(Verdict v) {
  const auto word = [&] {
    switch (v.why) {
      case Reason::InReserve: return "in reserve";
      case Reason::InCentre: return "in centre";
      case Reason::NotOnTrack: return "not on track";
      case Reason::LaneTooFar: return "lane too far";
      case Reason::LaneOccupied: return "lane occupied";
      case Reason::GuardInTheWay: return "guard in the way";
      case Reason::ReturnedInTheWay: return "returned in the way";
      case Reason::GuardOnTarget: return "guard on target";
      case Reason::HigherRank: return "higher rank";
      case Reason::KingOnTarget: return "king on target";
      case Reason::CountTooHigh: return "count too high";
      case Reason::PastEntrance: return "past entrance";
      default: return "some other reason";
    }
  };
  return v.where == kNone ? word() : std::string(word()) + " " + word_of(v.where);
}

// Where n steps may end, "12 H2", or why nowhere.
std::string steps(const Rules& r, const Board& b, int id, int n, bool green = false, bool back = false) {
  std::string out;
  const auto emit = [&](Place to) { out += (out.empty() ? "" : " ") + word_of(to); };
  const Verdict v = back ? walk_back(r, b, id, n, {green, false}, emit) : walk(r, b, id, n, {green, false}, emit);
  if (v.ok() == out.empty()) return "a verdict that does not fit the places";
  return v.ok() ? out : words_of(v);
}

std::string forwards(const Rules& r, const Drawing& d, Place from, int n, bool green = false) {
  return steps(r, d.board, d.board.who(from), n, green);
}
std::string backwards(const Rules& r, const Drawing& d, Place from, int n, bool green = false) {
  return steps(r, d.board, d.board.who(from), n, green, true);
}

Rules guarded() {
  return small_rules([](Rules& to) {
    to.guard = Guard::Start;
    to.guard_blocks = true;
  });
}

void nobody_is_safe_without_guards() {
  const Rules r = small_rules();
  //                     0         1
  const Drawing d(r, "A..a.....aB.b.......");
  CHECK_SAME(forwards(r, d, 0, 3), "3");    // an own marble is captured like any other
  CHECK_SAME(forwards(r, d, 9, 1), "10");   // a fresh one too
  CHECK_SAME(forwards(r, d, 9, 2), "11");   // and passed
  CHECK_SAME(backwards(r, d, 3, 3), "0");
  CHECK_SAME(backwards(r, d, 0, 4), "16");  // round the corner
  CHECK_SAME(forwards(r, d, 12, 9), "1");
}

void a_guard_stops_everybody() {
  const Rules r = guarded();
  const Drawing d(r, "a.......a.b..b.....b");
  CHECK_SAME(forwards(r, d, 8, 1), "9");
  CHECK_SAME(forwards(r, d, 8, 2), "guard on target 10");
  CHECK_SAME(forwards(r, d, 8, 3), "guard in the way 10");
  CHECK_SAME(backwards(r, d, 13, 4), "guard in the way 10");  // its owner, and backwards
  CHECK_SAME(backwards(r, d, 13, 3), "guard on target 10");
  CHECK_SAME(backwards(r, d, 13, 2), "11");
  CHECK_SAME(forwards(r, d, 19, 2), "guard in the way 0");
  CHECK_SAME(forwards(r, d, 10, 2), "12");  // the guard itself walks
}

void a_guest_on_a_start_is_no_guard() {
  const Rules r = guarded();
  const Drawing d(r, "b.......b.a..a......");
  CHECK_SAME(forwards(r, d, 8, 2), "10");
  CHECK_SAME(forwards(r, d, 8, 3), "11 H1");
  CHECK_SAME(backwards(r, d, 13, 3), "10");
}

void only_the_fresh_guard() {
  const auto rules = [](bool returned_blocks) {
    return small_rules([=](Rules& r) {
      r.guard = Guard::Fresh;
      r.guard_blocks = true;
      r.returned_blocks = returned_blocks;
    });
  };
  const Rules r = rules(false), strict = rules(true);
  const Drawing fresh(r, "........a.B.........");
  CHECK_SAME(forwards(r, fresh, 8, 2), "guard on target 10");
  CHECK_SAME(forwards(r, fresh, 8, 4), "guard in the way 10");
  const Drawing returned(r, "........a.b.........");
  CHECK_SAME(forwards(r, returned, 8, 2), "10");
  CHECK_SAME(forwards(r, returned, 8, 4), "12");
  CHECK_SAME(forwards(strict, returned, 8, 2), "10");  // it may be captured, but not passed
  CHECK_SAME(forwards(strict, returned, 8, 4), "returned in the way 10");
}

void a_guard_that_does_not_block() {
  const Rules r = small_rules([](Rules& to) { to.guard = Guard::Fresh; });
  const Drawing d(r, "........a.B.........");
  CHECK_SAME(forwards(r, d, 8, 2), "guard on target 10");
  CHECK_SAME(forwards(r, d, 8, 3), "11");
}

void the_way_home_over_the_start() {
  const Rules r = small_rules(), one_lap = small_rules([](Rules& to) { to.second_lap = false; });
  const Drawing d(r, "..................a.", "...a");
  CHECK_SAME(forwards(r, d, 18, 2), "0");
  CHECK_SAME(forwards(r, d, 18, 3), "1 H1");
  CHECK_SAME(forwards(r, d, 18, 5), "3 H3");
  CHECK_SAME(forwards(r, d, 18, 6), "4");  // the last home space is taken: a second lap
  CHECK_SAME(forwards(one_lap, d, 18, 2), "0");
  CHECK_SAME(forwards(one_lap, d, 18, 3), "H1");
  CHECK_SAME(forwards(one_lap, d, 18, 6), "lane occupied");
  CHECK_SAME(forwards(one_lap, d, 18, 7), "lane too far");
}

void the_way_home_before_the_start() {
  const Rules r = small_rules([](Rules& to) {
    to.entrance = -2;
    to.second_lap = false;
    to.turn_in = TurnIn::Always;
  });
  const Drawing d(r, "a...............a.aa");  // seat 0 turns in from 18
  CHECK_SAME(forwards(r, d, 16, 2), "18");
  CHECK_SAME(forwards(r, d, 16, 3), "H1");
  CHECK_SAME(forwards(r, d, 16, 6), "H4");
  CHECK_SAME(forwards(r, d, 18, 1), "H1");
  CHECK_SAME(forwards(r, d, 19, 1), "past entrance");
  CHECK_SAME(forwards(r, d, 0, 13), "13");
  CHECK_SAME(backwards(r, d, 0, 4), "16");
}

void an_own_guard_closes_the_way_home() {
  const Rules r = guarded();
  const Drawing d(r, "a................a..");
  CHECK_SAME(forwards(r, d, 17, 2), "19");
  CHECK_SAME(forwards(r, d, 17, 5), "guard in the way 0");
  const Drawing open(r, ".................a..");
  CHECK_SAME(forwards(r, open, 17, 5), "2 H2");
}

void turning_in_from_the_entrance() {
  const auto rules = [](TurnIn turn_in) { return small_rules([=](Rules& r) { r.turn_in = turn_in; }); };
  const Rules never = rules(TurnIn::Never), unless_fresh = rules(TurnIn::UnlessFresh), always = rules(TurnIn::Always);
  const Drawing fresh(never, "A..................."), returned(never, "a...................");
  CHECK_SAME(forwards(never, fresh, 0, 2), "2");
  CHECK_SAME(forwards(never, returned, 0, 2), "2");
  CHECK_SAME(forwards(unless_fresh, fresh, 0, 2), "2");
  CHECK_SAME(forwards(unless_fresh, returned, 0, 2), "2 H2");
  CHECK_SAME(forwards(always, fresh, 0, 2), "2 H2");
}

void inside_the_lane() {
  const Rules r = small_rules();
  const Drawing d(r, "....................", "a.a.", ".b..");
  CHECK_SAME(steps(r, d.board, id_of(0, 0), 1), "H2");
  CHECK_SAME(steps(r, d.board, id_of(0, 0), 2), "lane occupied");  // onto
  CHECK_SAME(steps(r, d.board, id_of(0, 0), 3), "lane occupied");  // past
  CHECK_SAME(steps(r, d.board, id_of(0, 0), 4), "lane too far");
  CHECK_SAME(steps(r, d.board, id_of(0, 1), 1), "H4");
  CHECK_SAME(steps(r, d.board, id_of(0, 1), 13), "lane too far");
  CHECK_SAME(steps(r, d.board, id_of(1, 0), 2), "H4");  // another player's lane is not one's own
  CHECK_SAME(steps(r, d.board, id_of(0, 0), 1, false, true), "not on track");
}

void off_the_board() {
  const Rules r = small_rules([](Rules& to) { to.shortcut = 5; });
  Drawing d(r, "....................");
  CHECK_SAME(steps(r, d.board, 0, 3), "in reserve");
  CHECK_SAME(steps(r, d.board, 0, 3, false, true), "in reserve");
  d.board.put(0, kCentre);
  CHECK_SAME(steps(r, d.board, 0, 3), "in centre");
  CHECK_SAME(steps(r, d.board, 0, 3, false, true), "not on track");
}

Rules ranked_rules() {
  return small_rules([](Rules& to) {
    to.hierarchy = true;
    to.guard = Guard::Start;
    to.guard_blocks = true;
    to.fool_slack = 2;
    to.king_most = 7;
  });
}

void ranks_pass_lower_ones() {
  const Rules r = ranked_rules();
  const Drawing d(r, "..f.Kn.c......F.....");
  CHECK_SAME(forwards(r, d, 2, 1), "3");
  CHECK_SAME(forwards(r, d, 2, 2), "king on target 4");
  CHECK_SAME(forwards(r, d, 2, 3), "higher rank 4");
  CHECK_SAME(forwards(r, d, 2, 4, true), "6");               // green
  CHECK_SAME(forwards(r, d, 2, 2, true), "king on target 4");  // which passes a king, and captures none
  CHECK_SAME(forwards(r, d, 4, 5), "9");                     // the king passes every rank
  CHECK_SAME(forwards(r, d, 5, 4), "9");
  CHECK_SAME(backwards(r, d, 7, 2), "5");  // captures a higher rank; only passing needs one
  CHECK_SAME(backwards(r, d, 7, 4), "higher rank 5");
  CHECK_SAME(backwards(r, d, 7, 4, true), "3");
}

void the_king() {
  const Rules r = ranked_rules();
  const Drawing d(r, ".K..k...............");
  CHECK_SAME(forwards(r, d, 1, 3), "4");  // a king captures a king
  CHECK_SAME(forwards(r, d, 1, 7), "8");
  CHECK_SAME(forwards(r, d, 1, 8), "count too high");
  const Drawing on_start(r, "k.................F.");
  CHECK_SAME(forwards(r, on_start, 18, 2), "0");  // on the own start any rank captures a king
  CHECK_SAME(forwards(r, on_start, 18, 3), "higher rank 0");
}

void the_knight() {
  const Rules r = ranked_rules();
  const Drawing d(r, ".......FN.f.........");
  CHECK_SAME(forwards(r, d, 7, 4), "higher rank 8");
  CHECK_SAME(forwards(r, d, 8, 2), "guard on target 10");
  CHECK_SAME(forwards(r, d, 8, 3), "11");  // rides past the guard
  const Drawing citizen(r, "........C.f.........");
  CHECK_SAME(forwards(r, citizen, 8, 3), "guard in the way 10");
  const Drawing king(r, "........N.k.........");
  CHECK_SAME(forwards(r, king, 8, 3), "higher rank 10");
  CHECK_SAME(forwards(r, king, 8, 3, true), "11");
}

void the_fool() {
  const Rules r = ranked_rules();
  const Drawing d(r, ".................F..");
  CHECK_SAME(forwards(r, d, 17, 3), "0");
  CHECK_SAME(forwards(r, d, 17, 4), "1 H1");
  CHECK_SAME(forwards(r, d, 17, 6), "3 H3 H2 H1");
  CHECK_SAME(forwards(r, d, 17, 9), "6 H4");  // six home steps, two of them unused
  CHECK_SAME(forwards(r, d, 17, 10), "7");
  const Drawing taken(r, ".................F..", ".N..");
  CHECK_SAME(forwards(r, taken, 17, 6), "3 H1");
  const Drawing citizen(r, ".................C..");
  CHECK_SAME(forwards(r, citizen, 17, 6), "3 H3");
}

}  // namespace
}  // namespace tock::test

int main() {
  using namespace tock::test;
  RUN(nobody_is_safe_without_guards);
  RUN(a_guard_stops_everybody);
  RUN(a_guest_on_a_start_is_no_guard);
  RUN(only_the_fresh_guard);
  RUN(a_guard_that_does_not_block);
  RUN(the_way_home_over_the_start);
  RUN(the_way_home_before_the_start);
  RUN(an_own_guard_closes_the_way_home);
  RUN(turning_in_from_the_entrance);
  RUN(inside_the_lane);
  RUN(off_the_board);
  RUN(ranks_pass_lower_ones);
  RUN(the_king);
  RUN(the_knight);
  RUN(the_fool);
  return report("walk");
}
