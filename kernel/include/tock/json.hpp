// JSON that somebody sent, as values. Nonsense is refused with the place where it begins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tock/names.hpp"
#include "tock/result.hpp"

namespace tock {

class Json {
 public:
  enum class Kind : std::uint8_t { Null, Bool, Number, Text, List, Object };
  using Member = std::pair<std::string, Json>;

  static constexpr int kDepth = 32;               // lists and objects inside each other
  static constexpr std::size_t kLongest = 1 << 20;  // bytes

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

}  // namespace tock
