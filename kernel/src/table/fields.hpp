// The members of an entry or a command; the first one that is missing or of another kind is remembered.
#pragma once

#include "tock/table/session.hpp"

namespace tock {

class Fields {
 public:
  explicit Fields(const Json& json) : json_(json) {}

  std::string text(std::string_view name) { return wanted(name, Json::Kind::Text) ? found_->text() : std::string(); }
  Text text_or_none(std::string_view name) {
    if (!there(name)) return std::nullopt;
    return text(name);
  }
  int number(std::string_view name) {
    return wanted(name, Json::Kind::Number) ? static_cast<int>(found_->number()) : 0;
  }
  int number_or(std::string_view name, int other) { return there(name) ? number(name) : other; }
  int seat(std::string_view name, int seats) {
    const int seat = number(name);
    if (good() && (seat < 0 || seat >= seats)) say(problem<Code::Range>(name, 0, seats - 1));
    return good() ? seat : 0;
  }
  bool truth(std::string_view name) { return there(name) && wanted(name, Json::Kind::Bool) && found_->truth(); }
  const std::vector<Json>& list(std::string_view name) {
    static const std::vector<Json> kNothing;
    return wanted(name, Json::Kind::List) ? found_->items() : kNothing;
  }
  Holder place() {
    Holder out{text("kind"), text_or_none("guest"), text_or_none("name"), text_or_none("level")};
    if (there("kept")) out.kept = text("kept");
    return out;
  }
  // Whether it is there, and not null.
  bool there(std::string_view name) {
    found_ = json_.find(name);
    return found_ && !found_->is(Json::Kind::Null);
  }
  void say(Problem wrong) {
    if (good()) wrong_ = std::move(wrong);
  }
  [[nodiscard]] bool good() const { return !wrong_; }
  [[nodiscard]] const Problem& wrong() const { return *wrong_; }  // only if it is not good

 private:
  bool wanted(std::string_view name, Json::Kind kind) {
    found_ = json_.find(name);
    if (found_ && found_->is(kind)) return true;
    say(misfit(name, kind, found_ != nullptr));
    return false;
  }

  const Json& json_;
  const Json* found_ = nullptr;
  std::optional<Problem> wrong_;
};

inline void write_text(JsonWriter& out, const Text& text) {
  if (text) out.write(std::string_view(*text));
  else out.null();
}

// An entry or an event, begun with its name.
class Named {
 public:
  Named(std::string_view kind, std::string_view name) {
    out.open_object();
    out.key(kind);
    out.write(name);
  }
  template <std::size_t N, class Value>
  Named& with(const char (&name)[N], const Value& value) {
    out.key(name);
    if constexpr (std::is_same_v<Value, Text>) write_text(out, value);
    else if constexpr (std::is_convertible_v<Value, std::string_view>) out.write(std::string_view(value));
    else out.write(value);
    return *this;
  }
  std::string done() {
    out.close_object();
    return std::string(out.text());
  }
  JsonWriter out;
};
inline Named entry_of(std::string_view name) { return {"entry", name}; }
inline Named event_of(std::string_view name) { return {"event", name}; }

std::optional<Problem> read_orders(const Rules& r, const Json& from, std::vector<StandingOrder>& out);
// The legal move that a text means, as it is written in the log.
Checked meant_by(const GameLog& log, int seat, const std::string& text);

inline bool hides_choices(Phase phase) { return phase == Phase::Exchange || phase == Phase::Offer; }

}  // namespace tock
