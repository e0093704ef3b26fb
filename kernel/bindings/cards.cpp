#include "cards.hpp"

#include <deque>
#include <mutex>
#include <stdexcept>

namespace tock::py {
namespace {
std::mutex lock;
std::deque<std::string>& names() {
  static std::deque<std::string> all;  // a deque keeps references valid as it grows
  return all;
}
}  // namespace

std::uint8_t find_card(std::string_view name) {
  const std::scoped_lock hold(lock);
  for (std::size_t i = 0; i < names().size(); ++i)
    if (names()[i] == name) return static_cast<std::uint8_t>(i);
  return kNone;
}

std::uint8_t intern_card(std::string_view name) {
  const std::uint8_t known = find_card(name);
  if (known != kNone) return known;
  const std::scoped_lock hold(lock);
  if (names().size() >= 250) throw std::length_error("too many different card names");
  names().emplace_back(name);
  return static_cast<std::uint8_t>(names().size() - 1);
}

const std::string& card_name(std::uint8_t id) {
  const std::scoped_lock hold(lock);
  return names().at(id);
}

}  // namespace tock::py
