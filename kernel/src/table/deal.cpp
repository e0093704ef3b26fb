// How the deal of a table came about, and the chain of what happened since (docs/fairness.md).
#include <algorithm>

#include "table/fields.hpp"

namespace tock {
namespace {

constexpr std::size_t kHashBlock = 64;  // bytes of SHA-256

std::string_view bytes_of(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

void write_all(JsonWriter& out, const std::vector<Contribution>& parts) {
  out.open_array();
  for (const Contribution& one : parts) {
    out.open_object();
    out.field("seat", one.seat);
    out.field("promise", std::string_view(one.commitment));
    out.key("part");
    write_text(out, one.part);
    out.field("word", std::string_view(one.word));
    out.close_object();
  }
  out.close_array();
}

}  // namespace

// The commitment is public from the beginning; of a table from before commit-reveal, once it is dealt.
Text Session::commitment() const {
  if (created_->part) return hex(sha256(std::string("tockwork commitment 2\n") + *created_->part));
  if (seed_) return hex(sha256(std::string("tockwork commitment 1\n") + *seed_));
  return std::nullopt;
}

bool Session::has_committed(const std::string& guest) const {
  return std::any_of(commitments_.begin(), commitments_.end(), [&](const auto& one) { return one.first == guest; });
}

const Contribution* Session::asked_of(const std::string& guest) const {
  const auto found =
      std::find_if(parts_.begin(), parts_.end(), [&](const Contribution& one) { return one.guest == guest; });
  return found == parts_.end() ? nullptr : &*found;
}

std::string Session::next_seed() const {
  std::string text = "tockwork seed 2\n" + created_->part.value_or("") + "\n";
  for (const Contribution& one : parts_)
    if (one.part) text += std::to_string(one.seat) + " " + *one.part + " " + one.word + "\n";
  return hex(sha256(text));
}

void Session::write_parts(JsonWriter& out) const { write_all(out, parts_); }

// The head of a chain: everything that determines the deal.
void Session::write_fair_head(JsonWriter& out) const {
  out.field("engine", std::string_view(created_->engine ? *created_->engine : ""));
  out.field("edition", std::string_view(created_->edition ? *created_->edition : ""));
  out.key("deck");
  out.open_object();
  for (int kind = 0; kind < names_->rules.kinds; ++kind) {
    out.key(names_->card_name(kind));
    out.write(int{names_->rules.cards[kind].copies});
  }
  out.close_object();
  out.key("commitment");
  write_text(out, commitment());
  out.key("parts");
  write_parts(out);
}

void Session::write_fair(JsonWriter& out) const {
  write_fair_head(out);
  out.key("part");
  write_text(out, created_->part);
  out.field("chain", std::string_view(hex(heads_.back())));
  if (taken_back_) out.field("taken_back", taken_back_);
}

void Session::begin_chain() {
  if (!created_->part) return;
  const Digest key = sha256(std::string("tockwork chain 2\n") + *created_->part);
  inner_.assign(kHashBlock, 0x36);
  outer_.assign(kHashBlock, 0x5C);
  for (std::size_t i = 0; i < key.size(); ++i) {
    inner_[i] = static_cast<char>(inner_[i] ^ key[i]);
    outer_[i] = static_cast<char>(outer_[i] ^ key[i]);
  }
  JsonWriter game;
  game.open_object();
  game.key("rules");
  game.plain(created_->rules);
  game.field("players", int{names_->rules.seats});
  game.key("teams");
  game.plain(created_->teams);
  game.key("options");
  game.plain(created_->options);
  write_fair_head(game);
  game.close_object();
  add_link(game.text());
}

// HMAC (RFC 2104) of the head so far and one more event.
void Session::add_link(std::string_view event) {
  std::string text = inner_;
  if (!heads_.empty()) text += bytes_of(heads_.back());
  text += event;
  heads_.push_back(sha256(outer_ + std::string(bytes_of(sha256(text)))));
}

int Session::chain_on(int known) {
  if (inner_.empty() && !created_->daily) return -1;
  int next_round = -1;
  JsonWriter out;
  std::vector<std::size_t> ends;
  game_log_->write_parts(out, {.open = true}, known, game_log_->events(), kRecord, ends);
  std::size_t begin = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    if (ends[i] == begin) {  // a choice made early is no line
      if (!inner_.empty()) heads_.push_back(heads_.back());
      continue;
    }
    if (begin > 0) ++begin;  // the comma that parts two of them
    const std::string_view line = out.text().substr(begin, ends[i] - begin);
    begin = ends[i];
    if (!inner_.empty()) add_link(line);
    const bool deals = line.starts_with(R"({"event":"shuffled")") || line.starts_with(R"({"event":"dealt")");
    if (deals && next_round < 0) next_round = known + static_cast<int>(i);
  }
  return next_round;
}

std::string Session::head(int events) const {
  const auto at = static_cast<std::size_t>(events);
  return at < heads_.size() ? hex(heads_[at]) : std::string();
}

std::string Session::first_deal(bool late, const std::string& seed) const {
  if (game_log_ || !full()) return {};
  if (!gathering_) {
    const auto waits = [&](const Holder& place) {
      const auto& all = created_->awaited;
      return place.guest && !has_committed(*place.guest) &&
             std::find(all.begin(), all.end(), *place.guest) != all.end();
    };
    if (!late && std::any_of(places_.begin(), places_.end(), waits)) return {};
    Named entry = entry_of("parts_asked");
    entry.out.key("promises");
    entry.out.open_array();
    bool any = false;
    for (std::size_t seat = 0; seat < places_.size(); ++seat) {
      const Text& guest = places_[seat].guest;
      if (!guest || !has_committed(*guest) || held_by(*guest) & ((1U << seat) - 1)) continue;
      const auto last =
          std::find_if(commitments_.rbegin(), commitments_.rend(), [&](auto& one) { return one.first == *guest; });
      any = true;
      entry.out.open_array();
      entry.out.write(std::string_view(*guest));
      entry.out.write(static_cast<int>(seat));
      entry.out.write(std::string_view(last->second));
      entry.out.close_array();
    }
    entry.out.close_array();
    if (any) return entry.done();
  } else if (!late && std::any_of(parts_.begin(), parts_.end(), [](const Contribution& one) { return !one.part; })) {
    return {};
  }
  return entry_of("started").with("seed", created_->part ? next_seed() : seed).done();
}

}  // namespace tock
