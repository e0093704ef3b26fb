// A move: a small value, one per distinct result. No board inside.
#pragma once

#include <array>
#include <cstring>
#include <memory>

#include "tock/state.hpp"

namespace tock {

enum class Act : std::uint8_t {
  Walk,
  Back,
  Start,
  Split,
  Swap,
  EmptySwap,
  Centre,
  Push,
  Magnet,
  Skip,
  Colour,
  Jump,  // play a card
  Discard,
  Give,
  Offer,
  Decline,
  Renew,
  Open,
  Hop,
  Stay,                                // the rest
  Undo,  // a card, too: the last play is taken back
};
constexpr auto names(Act) {
  return names_up_to<Act::Undo>("walk", "back", "start", "split", "swap", "empty_swap", "centre", "push", "magnet",
                                "skip", "colour", "jump", "discard", "give", "offer", "decline", "renew", "open", "hop",
                                "stay", "undo");
}

struct Leg {
  std::uint8_t id = 0;
  Place to = 0;
  bool hops = false;  // lands one section earlier, on a hop space, and goes on
  bool operator==(const Leg&) const = default;
};

struct alignas(16) Move {  // copied in two strokes
  Act act = Act::Walk;
  std::uint8_t card = kNone, as = kNone;
  std::uint8_t legs_n = 0;
  std::uint8_t colour = kNone;  // Colour and Start by colour: which colour a pushed partner goes on to
  bool burns = false;
  bool draws = false;
  std::array<Leg, kMaxLegs> legs{};
  std::uint8_t back = 0;  // Split: legs that go backwards, bit per leg
  bool operator==(const Move&) const = default;
};

inline bool plays_card(Act a) { return a < Act::Discard || a == Act::Undo; }

// The legal answers of one decision, with the scratch space to keep them distinct.
class MoveList {
 public:
  static constexpr int kCapacity = 4096;

  // All zero, so that a list which lives for ever takes no room in the program.
  constexpr MoveList() : nothing_{} {}

  void clear() {
    n_ = group_ = hashed_ = 0;
    seen_ = 0;
  }
  [[nodiscard]] int size() const { return n_; }
  [[nodiscard]] bool empty() const { return n_ == 0; }
  [[nodiscard]] const Move& operator[](int i) const { return moves_[i]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + n_; }

  // Moves are filled in where they will stand. A draft is listed once it is kept.
  Move& draft() { return moves_[n_] = blank_; }
  Move& draft(const Move& like) { return moves_[n_] = like; }
  // The draft is a move that no other move of its card can equal. Without a branch on `really`.
  void keep(bool really = true) {
    keys_[n_] = 0;
    n_ += static_cast<int>(really & (n_ < kCapacity));
  }
  // Keeps the draft if no move since open_group was kept with this key.
  void keep_new(std::uint64_t key) {
    if (n_ == kCapacity) return;  // before the table could fill up
    if (n_ - group_ < kFew) {  // most cards: a few keys next to each other
      const std::uint64_t sign = 1ULL << (key >> 58);
      if (seen_ & sign)  // a key of the same sign is there; as a rule there is none
        for (int i = group_; i < n_; ++i)
          if (keys_[i] == key) return;
      seen_ |= sign;
    } else if (!is_new(key)) {
      return;
    }
    keys_[n_++] = key;
  }
  void open_group() {
    group_ = n_;
    seen_ = 0;
  }

  void push(const Move& m) {
    draft(m);
    keep();
  }

 private:
  static constexpr int kFew = 12;
  static constexpr unsigned kTable = 2 * kCapacity;

  bool is_new(std::uint64_t key) {
    if (hashed_ != group_ + 1) {  // the group has grown: hash what it holds
      hashed_ = group_ + 1;
      if (++stamp_ == 0) {
        table_.fill({});
        stamp_ = 1;
      }
      for (int i = group_; i < n_; ++i)
        if (keys_[i]) insert(keys_[i]);
    }
    return insert(key);
  }
  bool insert(std::uint64_t key) {
    for (unsigned i = static_cast<unsigned>(key) & (kTable - 1);; i = (i + 1) & (kTable - 1)) {
      Slot& s = table_[i];
      if (s.stamp != stamp_) {
        s = {key, stamp_};
        return true;
      }
      if (s.key == key) return false;
    }
  }
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t stamp = 0;
  };
  int n_ = 0, group_ = 0;
  std::uint64_t seen_ = 0;  // signs of the group's first keys
  int hashed_ = 0;  // start + 1 of the group that is in the table
  std::uint32_t stamp_ = 0;
  static inline const Move blank_{};  // to copy: Move{} would be written byte by byte
  std::array<std::uint64_t, kCapacity + 1> keys_{};
  union {  // a move is written before it is read
    char nothing_;
    std::array<Move, kCapacity + 1> moves_;  // the last is only ever a draft
  };
  std::array<Slot, kTable> table_{};
};

// A list that a function keeps for each thread; `Use` is a name declared where it is used, so every function has
// another. It lies on the heap: what belongs to a thread is cut from its stack, and the lists of all functions together
// are larger than that.
#ifndef __CUDACC__
template <class Use>
MoveList& own_list() {
  static thread_local const auto list = std::make_unique<MoveList>();
  return *list;
}
#else
// A GPU's threads keep none, and play no table that asks for one: only taking a play back does (Rules::undoes).
template <class Use>
MoveList& own_list() {
  __trap();
  return *static_cast<MoveList*>(nullptr);
}
#endif

}  // namespace tock
