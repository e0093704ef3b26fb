// A move: a small value, one per distinct result. No board inside.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

#include "tock/game/state.hpp"

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
  std::uint8_t colour = kNone;  // Colour and Start by colour: the colour to which a pushed partner goes on
  bool burns = false;
  bool draws = false;
  std::array<Leg, kMaxLegs> legs{};
  std::uint8_t back = 0;  // Split: legs that go backwards, bit per leg
  bool operator==(const Move&) const = default;
};

inline bool plays_card(Act a) { return a < Act::Discard || a == Act::Undo; }

// The legal moves of one decision, with the scratch space to keep them distinct.
//
// Nearly every decision fits into the room that each list has. The few that do not take more from the heap until the
// list is cleared. No game of the family comes near the end of that; a custom one is refused where its bound
// (most_moves.hpp) is too large, and a decision that is too long all the same at the move that would lead there.
class MoveList {
 public:
  static constexpr int kUsual = 4096;
#ifndef __CUDACC__
  static constexpr int kMost = (1 << 19) - 1;
#else
  static constexpr int kMost = kUsual;  // a GPU has no room but what it was given
#endif

  MoveList() : nothing_{} { moves_ = own_moves_.data(); }
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;
  ~MoveList() { clear(); }

  void clear() {
    if (room_ != kUsual) use_own_room();
    n_ = group_ = hashed_ = 0;
    seen_ = 0;
  }
  // There may be more than a list can hold: the list is of no use.
  [[nodiscard]] bool full() const { return n_ == kMost; }
  [[nodiscard]] int size() const { return n_; }
  [[nodiscard]] bool empty() const { return n_ == 0; }
  [[nodiscard]] const Move& operator[](int i) const { return moves_[i]; }
  [[nodiscard]] const Move* begin() const { return moves_; }
  [[nodiscard]] const Move* end() const { return moves_ + n_; }

  // Moves are filled in where they will stand. A draft is listed once it is kept.
  Move& draft() { return moves_[n_] = blank_; }
  Move& draft(const Move& like) { return moves_[n_] = like; }
  // The draft is a move that no other move of its card can equal. Without a branch on `really`.
  void keep(bool really = true) {
    keys_[n_] = 0;
    n_ += static_cast<int>(really & (n_ < kMost));
    if (n_ == room_) [[unlikely]]
      make_room();
  }
  // Keeps the draft if no move since open_group was kept with this key.
  void keep_new(std::uint64_t key) {
    if (n_ == kMost) return;  // before the table could fill up
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
    if (n_ == room_) [[unlikely]]
      make_room();
  }
  void open_group() {
    group_ = n_;
    seen_ = 0;
  }

  // Lists the group again, with other keys: of moves with the same key the first stays.
  template <class Key>
  void regroup(Key&& key_of) {
    const int end = n_;
    n_ = group_;
    seen_ = 0;
    hashed_ = 0;
    for (int i = group_; i < end; ++i) {
      const Move m = moves_[i];
      draft(m);
      keep_new(key_of(m));
    }
  }

  void push(const Move& m) {
    draft(m);
    keep();
  }

 private:
  static constexpr int kFew = 12;

  bool is_new(std::uint64_t key) {
    if (hashed_ != group_ + 1) {  // the group has grown: hash what it holds
      hashed_ = group_ + 1;
      if (++stamp_ == 0) {
        std::fill_n(table_, slots_, Slot{});
        stamp_ = 1;
      }
      for (int i = group_; i < n_; ++i)
        if (keys_[i]) insert(keys_[i]);
    }
    return insert(key);
  }
  bool insert(std::uint64_t key) {
    for (unsigned i = static_cast<unsigned>(key) & (slots_ - 1);; i = (i + 1) & (slots_ - 1)) {
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
  std::array<std::uint64_t, kUsual + 1> own_keys_{};
  union {  // a move is written before it is read
    char nothing_;
    std::array<Move, kUsual + 1> own_moves_;  // the last is only ever a draft
  };
  std::array<Slot, 2 * kUsual> own_table_{};
  int room_ = kUsual;
  unsigned slots_ = 2 * kUsual;
  Move* moves_;
  std::uint64_t* keys_ = own_keys_.data();
  Slot* table_ = own_table_.data();

#ifndef __CUDACC__
  // The listed moves move along; drafts in use stay where they were.
  [[gnu::noinline]] void make_room() {
    if (room_ != kUsual) return;
    room_ = kMost + 1;
    slots_ = 2 * (kMost + 1);
    moves_ = std::copy_n(moves_, n_ + 1, new Move[kMost + 1]) - (n_ + 1);
    keys_ = std::copy_n(keys_, n_ + 1, new std::uint64_t[kMost + 1]) - (n_ + 1);
    table_ = new Slot[slots_];
    hashed_ = 0;
    stamp_ = 0;
  }
  [[gnu::noinline]] void use_own_room() {
    delete[] moves_;
    delete[] keys_;
    delete[] table_;
    moves_ = own_moves_.data();
    keys_ = own_keys_.data();
    table_ = own_table_.data();
    room_ = kUsual;
    slots_ = 2 * kUsual;
    stamp_ = 0;
    std::fill_n(table_, slots_, Slot{});
  }
#else
  void make_room() {}
  void use_own_room() {}
#endif
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
