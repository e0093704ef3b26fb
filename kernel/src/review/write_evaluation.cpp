// Evaluations as JSON.
#include <cmath>
#include <cstdio>
#include <string>

#include "tock/game/generate.hpp"
#include "tock/review/evaluate.hpp"
#include "tock/views/write.hpp"

namespace tock {

void write_points(JsonWriter& out, double points) {
  const auto hundredths = static_cast<long long>(std::llround(100 * points));
  const long long size = hundredths < 0 ? -hundredths : hundredths;
  std::string text = hundredths < 0 ? "-" : "";
  text += std::to_string(size / 100) + '.';
  text += static_cast<char>('0' + size / 10 % 10);
  text += static_cast<char>('0' + size % 10);
  out.plain(text);
}

namespace {

void write_reason(JsonWriter& out, const NamedRules& names, const WhyBetter& why) {
  out.open_object();
  out.field("code", name_of(why.code));
  out.field("seat", int{why.seat});
  if (why.marble != kNone) out.field("marble", int{why.marble});
  if (why.place != kAbsent) {
    out.key("place");
    write_place(out, why.place);
  }
  if (why.card != kNone) {
    out.key("card");
    write_card(out, names, why.card);
  }
  if (why.code <= Cause::RiskPays) {
    out.field("better", why.better);
    out.field("worse", why.worse);
  }
  out.close_object();
}

}  // namespace

void write_reasons(JsonWriter& out, const NamedRules& names, std::span<const WhyBetter> reasons) {
  out.open_array();
  for (const WhyBetter& why : reasons) write_reason(out, names, why);
  out.close_array();
}

void write_evaluation(JsonWriter& out, const NamedRules& names, const View& view, const Evaluation& j) {
  MoveList& list = own_list<struct OfThis>();
  State s = information_state(names.rules, view, j.seat);
  s.turn = static_cast<std::uint8_t>(j.seat);
  list.clear();
  if (j.moves) legal(names.rules, s, list);
  const auto points = [&](auto&& key, double value) {
    out.key(key);
    write_points(out, value);
  };
  out.field("seat", j.seat);
  out.field("phase", name_of(view.phase));
  out.field("answers", j.moves);
  out.field("worlds", j.samples);
  out.field("clear", j.clear);
  out.key("candidates");
  out.open_array();
  for (const Candidate& c : j.candidates) {
    const Move& m = list[c.move];
    out.open_object();
    out.field("text", std::string_view(text_of(write(names, s, m))));
    if (m.card != kNone) {
      out.key("card");
      write_card(out, names, m.card);
    }
    points("value", c.value);
    points("error", c.error);
    points("behind", c.behind);
    points("behind_error", c.behind_error);
    points("network", c.network);
    out.field("worlds", static_cast<int>(c.results.size()));
    out.close_object();
  }
  out.close_array();
  out.field("played", j.played);
  points("loss", j.loss);
  points("error", j.error);
  points("scale", j.scale);
  out.field("mark", name_of(j.grade));
  out.field("real", j.real);
  out.field("only", j.only);
  out.key("reasons");
  write_reasons(out, names, j.reasons);
}

}  // namespace tock
