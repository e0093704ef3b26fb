// Received JSON as values. An error is refused with its position.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tock/data/names.hpp"
#include "tock/data/result.hpp"

namespace tock {

class Json {
 public:
  enum class Kind : std::uint8_t { Null, Bool, Number, Text, List, Object };
  using Member = std::pair<std::string, Json>;

  static constexpr int kDepth = 32;               // lists and objects inside each other
  static constexpr std::size_t kLongest = 1 << 20;  // bytes

  Json() = default;  // null
  static Json of(bool truth) { return number(Kind::Bool, truth ? 1 : 0); }
  static Json of(int whole) { return number(Kind::Number, whole); }
  static Json of(std::string_view text) {
    Json out;
    out.kind_ = Kind::Text;
    out.text_ = text;
    return out;
  }
  static Json object() { return number(Kind::Object, 0); }
  static Json list() { return number(Kind::List, 0); }
  bool operator==(const Json&) const = default;
  [[nodiscard]] Json with(std::string_view name, Json value) const;  // an object with this member too, or instead
  [[nodiscard]] Json without(std::string_view name) const;
  [[nodiscard]] Json with_item(Json item) const;  // a list with one more

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool is(Kind kind) const { return kind_ == kind; }
  [[nodiscard]] bool truth() const { return number_ != 0; }
  [[nodiscard]] double number() const { return number_; }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const std::vector<Json>& items() const { return items_; }
  [[nodiscard]] const std::vector<Member>& members() const { return members_; }  // in the order they were written
  [[nodiscard]] const Json* find(std::string_view name) const;                   // nullptr: no such member

 private:
  friend class JsonReader;
  static Json number(Kind kind, double number) {
    Json out;
    out.kind_ = kind;
    out.number_ = number;
    return out;
  }
  Kind kind_ = Kind::Null;
  double number_ = 0;
  std::string text_;
  std::vector<Json> items_;
  std::vector<Member> members_;
};

constexpr auto names(Json::Kind) {
  return names_up_to<Json::Kind::Object>("null", "true or false", "a number", "a text", "a list", "an object");
}

Result<Json> read_json(std::string_view text);

// A member is missing, or of another kind than this.
Problem misfit(std::string_view where, Json::Kind wanted, bool there);

}  // namespace tock
