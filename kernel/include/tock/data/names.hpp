// Names of enums. They are written once, right beside their enum and in its order:
//
//   enum class Lead : std::uint8_t { EachDeal, EachPack };
//   constexpr auto names(Lead) { return names_up_to<Lead::EachPack>("each_deal", "each_pack"); }
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tock {

template <auto Last, class... Text>
constexpr auto names_up_to(Text... text) {
  static_assert(sizeof...(text) == static_cast<std::size_t>(Last) + 1, "one name for each value");
  return std::array<std::string_view, sizeof...(text)>{text...};
}

template <class E>
constexpr std::string_view name_of(E value) {
  constexpr auto all = names(E{});
  return all[static_cast<std::size_t>(value)];
}

// The value with this name, if there is one.
template <class E>
constexpr std::optional<E> named(std::string_view name) {
  constexpr auto all = names(E{});
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

}  // namespace tock
