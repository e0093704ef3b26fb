// What can be set in a game. options.hpp says within which bounds, and what means something beside the others.
#pragma once

#include <array>
#include <cstdint>

#include "tock/rules/board.hpp"

namespace tock {

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

struct OptionValues {
  bool operator==(const OptionValues&) const = default;

  // protection and walking
  Guard guard = Guard::Start;
  bool guard_blocks = true, returned_blocks = false;
  Passing passing = Passing::Free;
  OwnCapture own_capture = OwnCapture::Walking;
  bool partner_to_entrance = false;  // a partner's marble that is landed on goes there, not to the base
  SwapExempt swap_exempt = SwapExempt::Guards;
  bool second_lap = true;
  TurnIn turn_in = TurnIn::Never;
  SevenRest seven_rest = SevenRest::Never;
  bool hierarchy = false;          // marble 0 outranks 1 outranks 2 outranks 3
  std::uint8_t fool_slack = 0;     // steps the lowest rank may leave unused on its way home
  std::uint8_t king_most = kNone;  // longest count the highest rank walks
  bool partners_push = false;      // colour steps: a partner's marble is pushed on, not captured

  // cards and rounds
  std::uint8_t deals_n = 5, deals_repeat = 0;  // after the last, continue from deals[deals_repeat]
  std::array<std::uint8_t, kMaxDeals> deals{6, 5, 4, 3, 2};
  Reshuffle reshuffle = Reshuffle::Under;
  Lead lead = Lead::EachDeal;
  Exchange exchange = Exchange::None;
  NoMove no_move = NoMove::LayDown;
  bool lone_push = true;   // may push with nothing in play and no start card
  SkipNeeds skip_needs = SkipNeeds::MarbleOrStartCard;
  bool renew = false;      // the hand may be renewed instead of playing
  std::uint8_t refill = 0; // draw back to this many after a play
  bool refill_discards = false;  // after a discard, too
  bool opening = false;    // seats choose the marble that is set up
  bool announce = false;   // after a deal all players say whether their hand holds a start card
};

}  // namespace tock
