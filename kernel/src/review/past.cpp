#include "tock/review/past.hpp"

#include <algorithm>

#include "tock/review/likeness.hpp"
#include "tock/tell/write.hpp"

namespace tock {
namespace {

// Every turn has random numbers of its own, whatever is asked before it.
std::uint64_t seed_of(std::uint64_t seed, int turn, std::uint64_t what) {
  return FastChance(seed ^ (static_cast<std::uint64_t>(turn) * 4 + what) * 0x9E3779B97F4A7C15ULL).next();
}

Seen seen_before(const Rules& r, const PastTurn& turn) {
  return see(r, turn.before, {.seats = static_cast<std::uint8_t>(1U << turn.before.turn)});
}

void write_teams(JsonWriter& out, const Rules& r, const TeamChances& chances) {
  out.open_array();
  for (int t = 0; t < r.teams; ++t) write_points(out, 100 * chances[t]);
  out.close_array();
}

}  // namespace

void Past::write_turns(JsonWriter& out, const Judge& judge) const {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = names_->rules;
  std::vector<float> glance;
  out.open_array();
  for (std::size_t i = 0; i < turns_.size(); ++i) {
    const PastTurn& turn = turns_[i];
    out.open_object();
    out.field("turn", static_cast<int>(i));
    out.field("first", turn.first);
    out.field("end", turn.end);
    out.field("round", static_cast<int>(turn.after.round));
    out.field("chance", turn.has(EventKind::Dealt) ? "deal" : turn.chance() ? "draw" : "none");
    if (turn.answer >= 0) {
      const int seat = turn.before.turn;
      const State known = known_to(r, seen_before(r, turn), seat);
      list.clear();
      legal(r, known, list);
      const std::span<const Move> answers(list.begin(), list.end());
      glance.resize(answers.size());
      judge.on().glance(known, answers, glance);
      const float best = *std::max_element(glance.begin(), glance.end());
      out.field("seat", seat);
      out.field("phase", name_of(turn.before.phase));
      out.field("text", std::string_view(text_of(write(*names_, turn.before, turn.move))));
      out.field("answers", static_cast<int>(answers.size()));
      out.key("glance");
      write_points(out, 100 * (static_cast<double>(best) - static_cast<double>(glance[turn.answer])));
    }
    out.close_object();
  }
  out.close_array();
}

int Past::answer_named(int number, std::string_view text) const {
  MoveList& list = own_list<struct OfThis>();
  const PastTurn& turn = turns_[static_cast<std::size_t>(number)];
  const auto wanted = parse_move(text);
  if (turn.answer < 0 || !wanted) return -1;
  list.clear();
  legal(names_->rules, turn.before, list);
  for (int i = 0; i < list.size(); ++i)
    if (write(*names_, turn.before, list[i]) == *wanted) return i;
  return -1;
}

void Past::write_judged(JsonWriter& out, const Judge& judge, int number, const JudgeSettings& settings,
                        std::uint64_t seed, int other) const {
  const PastTurn& turn = turns_[static_cast<std::size_t>(number)];
  const Seen seen = seen_before(names_->rules, turn);
  const int answer = other < 0 ? turn.answer : other;
  const Judgement found = judge.judge(seen, turn.before.turn, answer, settings, seed_of(seed, number, 0));
  out.open_object();
  out.field("turn", number);
  write_judgement(out, *names_, seen, found);
  out.close_object();
}

void Past::write_choices(JsonWriter& out, int number) const {
  const PastTurn& turn = turns_[static_cast<std::size_t>(number)];
  tock::write_choices(out, *names_, seen_before(names_->rules, turn), turn.before.turn);
}

CloserLook Past::closer(const Judge& judge, int number, const JudgeSettings& settings, std::uint64_t seed) const {
  const PastTurn& turn = turns_[static_cast<std::size_t>(number)];
  const Seen seen = seen_before(names_->rules, turn);
  JudgeSettings k = settings;
  k.order = true;
  return {names_, seen, number, Weighing(judge, seen, turn.before.turn, turn.answer, k, seed_of(seed, number, 0))};
}

void CloserLook::write(JsonWriter& out) const {
  out.open_object();
  out.field("turn", turn_);
  out.field("over", weighing_.over());
  write_judgement(out, *names_, seen_, weighing_.found());
  out.close_object();
}

void Past::write_outlook(JsonWriter& out, const Judge& judge, int number, const LuckSettings& settings,
                         std::uint64_t seed) const {
  const Rules& r = names_->rules;
  const PastTurn& turn = turns_[static_cast<std::size_t>(number)];
  LuckSettings k = settings;
  if (turn.chance() && !one_card(turn)) k.playouts *= k.dealt;
  // What a seat answered before chance had its say is known then, and nothing later is used.
  const std::span<const PastTurn> so_far(turns_.data(), static_cast<std::size_t>(number) + 1);
  for (int seat = 0; seat < r.seats; ++seat)
    if (!k.company.known[seat]) k.greedy[seat] = like_greedy(judge.on(), so_far, seat, kCasual);
  if (turn.chance() && judge.on().has_network()) {
    for (int seat = 0; seat < r.seats; ++seat)
      if (!k.company.known[seat] && k.greedy[seat] <= 0.5) k.company.noise[seat] = errs_by(judge.on(), so_far, seat);
    Company likely = k.company;
    for (int seat = 0; seat < r.seats; ++seat)
      if (k.greedy[seat] > 0.5) likely.greedily |= 1U << seat;
    k.company.correction = correction_for(judge.on(), likely, k.trials);
  }
  const Outlook came = outlook(judge.on(), turn.after, k, seed_of(seed, number, 1));
  out.open_object();
  out.field("turn", number);
  out.key("chances");
  write_teams(out, r, came.chances);
  if (turn.chance()) {
    const Luck luck = luck_of(judge.on(), turn, came, k, seed_of(seed, number, 1));
    out.key("luck");
    write_teams(out, r, luck.cards);
    if (turn.answer < 0 && !turn.from_position) {
      out.key("lot");
      write_teams(out, r, luck.lot);
    }
    out.key("seats");
    out.open_array();
    for (int t = 0; t < r.seats; ++t) write_points(out, 100 * luck.by_seat[t]);
    out.close_array();
  }
  out.close_object();
}

}  // namespace tock
