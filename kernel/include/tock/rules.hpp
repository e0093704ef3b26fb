// The numbers a rulebook compiles to. The kernel knows mechanics, never a game's name.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "tock/names.hpp"

namespace tock {

inline constexpr int kMaxSeats = 6;
inline constexpr int kMaxMarbles = 5;  // of one seat
inline constexpr int kMaxIds = kMaxSeats * kMaxMarbles;
inline constexpr int kMaxTrack = 120;
inline constexpr int kMaxLane = 5;
inline constexpr int kMaxEntrance = 8;  // steps from the entrance to the start
inline constexpr int kMaxKinds = 24;  // kinds of card, the unknown card included
inline constexpr int kMaxCards = 120;
inline constexpr int kMaxUses = 6;
inline constexpr int kMaxDeals = 8;
inline constexpr int kMaxLegs = 7;
inline constexpr int kMaxCount = 15;  // the longest walk of a card
inline constexpr int kMaxColours = 4;

// Places: 0 … length-1 is the track; the rest is the same for every seat.
using Place = std::uint8_t;
inline constexpr Place kCentre = 120;
inline constexpr Place kLane = 121;  // H1; H2 is kLane + 1 …
inline constexpr Place kReserve = 127;
inline constexpr Place kAbsent = 255;  // a seat with four marbles has no fifth

inline constexpr std::uint8_t kNone = 255;

enum class Guard : std::uint8_t { None, Fresh, Start };
constexpr auto names(Guard) { return names_up_to<Guard::Start>("none", "fresh", "start"); }

enum class Passing : std::uint8_t { Free, NotOwn, NotOwnNorPairs, Nobody };  // who is passed, guards apart
constexpr auto names(Passing) { return names_up_to<Passing::Nobody>("free", "not_own", "not_own_nor_pairs", "nobody"); }

enum class OwnCapture : std::uint8_t { Never, Walking, Always };  // Always: by coming out, too
constexpr auto names(OwnCapture) { return names_up_to<OwnCapture::Always>("never", "walking", "always"); }

enum class TurnIn : std::uint8_t { Never, UnlessFresh, Always };  // for a marble standing on its entrance
constexpr auto names(TurnIn) { return names_up_to<TurnIn::Always>("never", "unless_fresh", "always"); }

enum class SwapExempt : std::uint8_t { Guards, Starts, TheirGuards };
constexpr auto names(SwapExempt) { return names_up_to<SwapExempt::TheirGuards>("guards", "starts", "their_guards"); }

enum class SevenRest : std::uint8_t { Never, Always, IfNothingFits };
constexpr auto names(SevenRest) { return names_up_to<SevenRest::IfNothingFits>("never", "always", "if_nothing_fits"); }

enum class NoMove : std::uint8_t { LayDown, LayDownOrDiscard, Discard, DiscardAndDraw };
constexpr auto names(NoMove) {
  return names_up_to<NoMove::DiscardAndDraw>("lay_down", "lay_down_or_discard", "discard", "discard_and_draw");
}

enum class SkipNeeds : std::uint8_t { MarbleOrStartCard, Marble, Nothing };
constexpr auto names(SkipNeeds) { return names_up_to<SkipNeeds::Nothing>("marble_or_start_card", "marble", "nothing"); }

enum class Exchange : std::uint8_t { None, Partner, Left, Offer };
constexpr auto names(Exchange) { return names_up_to<Exchange::Offer>("none", "partner", "left", "offer"); }

enum class Reshuffle : std::uint8_t { Under, EachPack, WhenShort };
constexpr auto names(Reshuffle) { return names_up_to<Reshuffle::WhenShort>("under", "each_pack", "when_short"); }

enum class Lead : std::uint8_t { EachDeal, EachPack };
constexpr auto names(Lead) { return names_up_to<Lead::EachPack>("each_deal", "each_pack"); }

enum class Teams : std::uint8_t { None, Pairs, Triples };
constexpr auto names(Teams) { return names_up_to<Teams::Triples>("none", "pairs", "triples"); }

enum class Direction : std::uint8_t { Clockwise, CounterClockwise };
constexpr auto names(Direction) { return names_up_to<Direction::CounterClockwise>("clockwise", "counter-clockwise"); }

enum class Rank : std::uint8_t { King, Knight, Citizen, Fool };  // of a seat's marbles in order, where ranks matter
constexpr auto names(Rank) { return names_up_to<Rank::Fool>("king", "knight", "citizen", "fool"); }

enum class Colour : std::uint8_t { Blue, Green, Red, Yellow };  // of spaces; each section turns them on by one
constexpr auto names(Colour) { return names_up_to<Colour::Yellow>("blue", "green", "red", "yellow"); }

enum class UseKind : std::uint8_t {
  Walk,       // n forwards
  Back,       // n backwards
  UpTo,       // 1 … n forwards
  Start,      // reserve to start
  Split,      // n pips over several marbles
  Swap,       // change places with somebody else's marble
  Centre,     // from a shortcut space into the centre, and out to any of them
  Push,       // somebody else's marble n forwards
  Magnet,     // forwards to right behind the next marble
  Skip,       // the next seat discards a card and loses the turn
  Joker,      // any other card of the deck
  Copy,       // the last card played
  Colour,     // to the next space of a colour
  ColourTwo,  // to the second free space of a colour
  Bone,       // to the next free bone space
  Take,       // from reserve or track onto somebody else's place
  Undo,       // takes the last play back and carries its card out instead
};
constexpr auto names(UseKind) {
  return names_up_to<UseKind::Undo>("walk", "back", "up_to", "start", "split", "swap", "centre", "push", "magnet",
                                    "skip", "joker", "copy", "colour", "colour_two", "bone", "take", "undo");
}

struct Use {
  UseKind kind{};
  std::uint8_t n = 0;           // steps, pips or colour
  bool burns = false;           // captures what it passes
  bool green = false;           // lifts the hierarchy
  bool opponents_only = false;  // Swap: not with a partner's marble
  bool may_be_empty = false;    // Swap: may be put down without effect
  bool partners = false;        // Push: a partner's marble too, as that player would walk
  bool spares_guards = false;   // Push: not a guard
  bool back = false;            // Split: two share it, one forwards and the other backwards
  bool may_be_kept = false;     // Take: need not be played
  bool any_two = false;         // Swap: any two marbles on the track, whoever they belong to
  bool home = false;            // Back: from the entrance on into the lane
  bool to_and_fro = false;      // Split: in the lane, single steps back too
  bool own_way = false;         // what stops a plain walk may not stop this one, or the other way round
  std::uint8_t most = kMaxLegs; // Split: how many marbles may share it
};

struct Card {
  std::uint8_t copies = 0;
  std::uint8_t uses_n = 0;
  bool starts = false;     // has a Start use (a joker counts)
  bool distinct = false;   // two of its plays never lead to the same position
  bool just_walks = false; // so many steps, and nothing else
  std::array<Use, kMaxUses> uses{};
};

struct Rules {
  // board
  std::uint8_t sections = 4, section = 16, length = 64, lane = 4;
  std::int8_t entrance = 0;               // offset of the entrance from the start
  std::uint8_t shortcut = kNone;          // i mod section of the spaces joined to the centre
  std::uint8_t hop = kNone;               // i mod section of the spaces a marble may hop on from
  std::uint8_t special = kNone;           // i mod section of the spaces that earn a card
  std::array<std::uint8_t, kMaxTrack> colours{};  // bit per colour
  std::array<bool, kMaxTrack> bones{};
  std::array<std::array<std::uint8_t, kMaxLane>, kMaxSeats> lane_colours{};  // bit per colour

  // seats
  std::uint8_t seats = 4, marbles = 4, to_win = 4, set_up = 0;
  std::array<std::uint8_t, kMaxSeats> start{}, team{};
  std::array<std::uint8_t, kMaxSeats> receiver{}, giver{};  // who gets a seat's card, and whose it gets
  std::array<std::uint8_t, kMaxSeats> partners{};  // bit per seat, the seat itself left out
  std::uint8_t teams = 0;
  std::uint32_t ids = 0;                           // the marbles there are, bit per id

  // protection and walking
  Guard guard = Guard::Start;
  bool guard_blocks = true, returned_blocks = false;
  Passing passing = Passing::Free;
  OwnCapture own_capture = OwnCapture::Walking;
  bool partner_to_entrance = false;  // a partner's marble that is landed on goes there, not to the reserve
  SwapExempt swap_exempt = SwapExempt::Guards;
  Direction direction = Direction::Clockwise;  // for drawings; here all go up
  bool second_lap = true;
  TurnIn turn_in = TurnIn::Never;
  SevenRest seven_rest = SevenRest::Never;
  bool hierarchy = false;          // marble 0 outranks 1 outranks 2 outranks 3
  std::uint8_t fool_slack = 0;     // pips the lowest rank may leave unused on its way home
  std::uint8_t king_most = kNone;  // longest count the highest rank walks
  bool partners_push = false;      // colour steps: a partner's marble is pushed on, not captured

  // cards and rounds
  std::uint8_t kinds = 0, unknown = 0, deck_n = 0;
  std::array<Card, kMaxKinds> cards{};
  std::uint8_t deals_n = 5, deals_repeat = 0;  // after the last, go on from deals[deals_repeat]
  std::array<std::uint8_t, kMaxDeals> deals{6, 5, 4, 3, 2};
  Reshuffle reshuffle = Reshuffle::Under;
  Lead lead = Lead::EachDeal;
  Exchange exchange = Exchange::None;
  NoMove no_move = NoMove::LayDown;
  bool lone_push = true;   // may push with nothing in play and no start card
  SkipNeeds skip_needs = SkipNeeds::MarbleOrStartCard;
  bool renew = false;      // the hand may be renewed instead of playing
  std::uint8_t refill = 0; // draw back to so many after a play
  bool refill_discards = false;  // after a discard, too
  bool opening = false;    // seats choose the marble that is set up
  bool announce = false;   // after a deal everybody says whether the hand holds a start card

  std::array<std::uint8_t, kMaxTrack> next_start{}, last_start{};  // steps to the next start ahead, behind
  std::uint32_t off_board = 0;  // kinds that may do something without an own marble on the board, as bits
  std::uint32_t may_be_kept = 0;  // kinds that need not be played, as bits
  bool spares_sides = false;  // landing on the own side is forbidden or does something else
  bool every_space = false;  // who stands on any space, not on starts only, may stop a marble or be out of its reach
  bool walks = false;  // some card walks or splits
  bool skips = false;  // some card makes the next seat skip
  bool undoes = false;  // some card takes the last play back
  std::array<std::uint8_t, kMaxSeats> entry{};  // the track space where a seat's lane begins
  bool bare = true;    // no spaces to hop on from, or that earn a card
  bool plain = true;   // a walk to a free space is listed once only: no two cards share a count
  bool mixed = false;  // a joker may get to the same by a walk and by a split: compare what they change

  // What follows from the other numbers; call once after filling them in.
  void derive() {
    length = static_cast<std::uint8_t>(sections * section);
    unknown = kinds;
    deck_n = 0;
    for (int k = 0; k < kinds; ++k) deck_n = static_cast<std::uint8_t>(deck_n + cards[k].copies);
    off_board = may_be_kept = 0;
    walks = skips = undoes = false;
    const bool strict = passing != Passing::Free || own_capture == OwnCapture::Never;
    spares_sides = own_capture == OwnCapture::Never || partner_to_entrance;
    every_space = hierarchy || passing != Passing::Free || spares_sides;
    for (int k = 0; k < kinds; ++k)
      for (int i = 0; i < cards[k].uses_n; ++i) {
        Use& u = cards[k].uses[i];
        u.own_way = u.green || (u.burns && strict);  // who captures all it meets is stopped by guards only
        if (u.may_be_kept) may_be_kept |= 1U << k;
      }
    bare = hop == kNone && special == kNone;
    bool jokers = false, shared = false;
    unsigned counts = 0;
    for (int k = 0; k < kinds; ++k)
      for (int i = 0; i < cards[k].uses_n; ++i) {
        const Use& u = cards[k].uses[i];
        jokers |= u.kind == UseKind::Joker;
        if (u.kind != UseKind::Walk && u.kind != UseKind::UpTo && u.kind != UseKind::Split) continue;
        const unsigned these = u.kind == UseKind::UpTo ? (2U << u.n) - 2 : 1U << u.n;
        shared |= (counts & these) != 0;
        counts |= these;
      }
    plain = fool_slack == 0 && !(jokers && shared);
    mixed = jokers && !plain;
    for (int k = 0; k < kinds; ++k) {
      Card& c = cards[k];
      int once = 0;
      c.distinct = hop == kNone && !partner_to_entrance;
      for (int i = 0; i < c.uses_n; ++i) {
        const UseKind use = c.uses[i].kind;
        skips |= use == UseKind::Skip;
        undoes |= use == UseKind::Undo;
        walks |= use == UseKind::Walk || use == UseKind::Split;
        if (use == UseKind::Start || use == UseKind::Push || use == UseKind::Joker || use == UseKind::Copy ||
            use == UseKind::Take)
          off_board |= 1U << k;
        if (use == UseKind::Walk || (use == UseKind::Swap && !c.uses[i].any_two)) ++once;
        else if (use != UseKind::Start || c.uses[i].n != 0) c.distinct = false;
      }
      c.distinct &= once <= 1;
      c.just_walks = c.uses_n == 1 && c.uses[0].kind == UseKind::Walk && !c.uses[0].own_way;
    }
    for (int i = 0; i < length; ++i) {
      next_start[i] = static_cast<std::uint8_t>(section - i % section);
      last_start[i] = static_cast<std::uint8_t>(i % section == 0 ? section : i % section);
    }
    ids = 0;
    teams = 0;
    for (int s = 0; s < seats; ++s) {
      teams = std::max<std::uint8_t>(teams, static_cast<std::uint8_t>(team[s] + 1));
      ids |= ((1U << marbles) - 1) << (s * kMaxMarbles);
      giver[receiver[s]] = static_cast<std::uint8_t>(s);
      partners[s] = 0;
      entry[s] = on_track(start[s] + entrance);
      for (int t = 0; t < seats; ++t)
        if (is_partner(s, t)) partners[s] = static_cast<std::uint8_t>(partners[s] | 1U << t);
    }
  }

  // Round the track. Multiplied, not chosen: whether a walk crosses space 0 cannot be guessed.
  [[nodiscard]] Place on_track(int i) const { return static_cast<Place>(i + length * ((i < 0) - (i >= length))); }
  [[nodiscard]] Place forward(int from, int n) const {
    return static_cast<Place>(from + n - length * (from + n >= length));
  }
  [[nodiscard]] int ahead(Place from, Place to) const {  // steps from one track space on to another
    return to - from + length * (to < from);
  }
  [[nodiscard]] std::uint8_t next_seat(int seat) const {
    return static_cast<std::uint8_t>(seat + 1 == seats ? 0 : seat + 1);
  }
  [[nodiscard]] bool is_partner(int a, int b) const { return team[a] == team[b] && a != b; }
  [[nodiscard]] int deal_size(int round) const {  // rounds count from 1
    const int i = round - 1;
    return i < deals_n ? deals[i] : deals[deals_repeat + (i - deals_n) % (deals_n - deals_repeat)];
  }
};

}  // namespace tock
