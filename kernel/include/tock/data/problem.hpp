// What can be wrong with a document, a move or a script: codes with the names of their arguments. The sentences are
// made where they are read, from the message `wrong-CODE` of the catalogue in src/tockwork/locale.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tock {

// Every code there is, also those that only the library or the page says: both read them here.
#define TOCK_CODES(X)                                  \
  X(Missing, "missing")                                \
  X(Unknown, "unknown")                                \
  X(Extra, "extra")                                    \
  X(ExtraKnown, "extra-known names")                   \
  X(Shape, "shape")                                    \
  X(Truth, "truth")                                    \
  X(Number, "number")                                  \
  X(Integer, "integer")                                \
  X(Text, "text")                                      \
  X(List, "list")                                      \
  X(Table, "table")                                    \
  X(Object, "object")                                  \
  X(ObjectNot, "object-not kind")                      \
  X(NumberNot, "number-not said")                      \
  X(Least, "least n")                                  \
  X(Most, "most n")                                    \
  X(Range, "range least most")                         \
  X(RangeNot, "range-not least most said")             \
  X(Choice, "choice names")                            \
  X(Exactly, "exactly n")                              \
  X(ExactlyNot, "exactly-not value said")              \
  X(More, "more most")                                 \
  X(FewerItems, "fewer-items n")                       \
  X(MoreItems, "more-items n")                         \
  X(Shorter, "shorter n")                              \
  X(Longer, "longer n")                                \
  X(Pattern, "pattern pattern")                        \
  X(Unseen, "unseen")                                  \
  X(NotJson, "not-json why line column")               \
  X(NotToml, "not-toml why line column")               \
  X(Unreadable, "unreadable kind why")                 \
  X(Endless, "endless n")                              \
  X(NotUtf8, "not-utf8 at")                            \
  X(TooLong, "too-long most")                          \
  X(Shortcut, "shortcut")                              \
  X(SectionColours, "section-colours")                 \
  X(HomeColours, "home-colours")                       \
  X(SectionSpace, "section-space n")                   \
  X(BoardSize, "board-size")                           \
  X(BoardSizeNot, "board-size-not said")               \
  X(BoardChoice, "board-choice rules")                 \
  X(PlayersSections, "players-sections seats n")       \
  X(PlayersBoard, "players-board")                     \
  X(Teams, "teams seats teams")                        \
  X(ShapeCross, "shape-cross")                         \
  X(ShapeDog, "shape-dog")                             \
  X(ShapeGarden, "shape-garden")                       \
  X(ShapeRing, "shape-ring")                           \
  X(Kinds, "kinds n")                                  \
  X(Cards, "cards n")                                  \
  X(CardName, "card-name")                             \
  X(CardSigns, "card-signs")                           \
  X(DeckOrder, "deck-order")                           \
  X(OptionalRule, "optional-rule")                     \
  X(DoesNothing, "does-nothing")                       \
  X(Alone, "alone")                                    \
  X(NoColours, "no-colours")                           \
  X(NoCentre, "no-centre")                             \
  X(ToAndFro, "to-and-fro")                            \
  X(TwoWays, "two-ways")                               \
  X(BackBurns, "back-burns")                           \
  X(AnyTwo, "any-two")                                 \
  X(NoStart, "no-start seat")                          \
  X(UndoWith, "undo-with")                             \
  X(UndoRefill, "undo-refill")                         \
  X(UndoNoMove, "undo-no-move")                        \
  X(NoOption, "no-knob")                               \
  X(NoOptionKnown, "no-knob-known names")              \
  X(NoOptionCalled, "no-knob-called name")             \
  X(Plain, "plain what")                               \
  X(Clause, "clause")                                  \
  X(ChangesNothing, "changes-nothing why")             \
  X(KingStuck, "king-stuck")                           \
  X(Keeps, "keeps")                                    \
  X(ToWin, "to-win n")                                 \
  X(Lane, "lane n")                                    \
  X(Ranks, "ranks")                                    \
  X(Deal, "deal")                                      \
  X(Deals, "deals n")                                  \
  X(Deck, "deck cards seats")                          \
  X(Renewed, "renewed")                                \
  X(Exchange, "exchange exchange teams")               \
  X(Rulebook, "rulebook name names")                   \
  X(Bot, "bot name names")                             \
  X(Players, "players rules n known")                  \
  X(PlayersTeams, "players-teams rules n teams known") \
  X(PlayersHere, "players-here rules n")               \
  X(Language, "language names")                        \
  X(OtherId, "other-id rules id")                      \
  X(Packed, "packed n most")                           \
  X(Letters, "letters n most")                         \
  X(NotPacked, "not-packed")                           \
  X(Called, "called id")                               \
  X(Bytes, "bytes n most")                             \
  X(Parts, "parts")                                    \
  X(Fields, "fields")                                  \
  X(FieldsNot, "fields-not kind")                      \
  X(House, "house")                                    \
  X(NoFile, "no-file")                                 \
  X(Rulebooks, "rulebooks n")                          \
  X(Answers, "answers n")                              \
  X(Stuck, "stuck")                                    \
  X(RoundGoesOn, "round-goes-on")                      \
  X(RoundOver, "round-over")                           \
  X(Log, "log why")                                    \
  X(Network, "network")                                \
  X(NetworkCut, "network-cut")                         \
  X(NetworkOther, "network-other why")                 \
  X(Won, "won")                                        \
  X(NoCard, "no-card")                                 \
  X(LastOnTop, "last-on-top")                          \
  X(Seats, "seats n players")                          \
  X(Places, "places n marbles")                        \
  X(NoPlace, "no-place place")                         \
  X(LaneNot, "lane-not n said")                        \
  X(Track, "track last said")                          \
  X(CentreHere, "centre-here")                         \
  X(Fresh, "fresh start")                              \
  X(TakenBy, "taken-by place where")                   \
  X(RulesCard, "rules-card rules card")                \
  X(OnlySoMany, "only-so-many n card")                 \
  X(HandKnown, "hand-known")                           \
  X(HandUnknown, "hand-unknown")                       \
  X(HandEmpty, "hand-empty phase")                     \
  X(HandNone, "hand-none")                             \
  X(DeckHolds, "deck-holds n deck")                    \
  X(StandsFor, "stands-for card")                      \
  X(Phase, "phase phase")                              \
  X(Drawn, "drawn")                                    \
  X(Entries, "entries n seats")                        \
  X(NoUndo, "no-undo")                                 \
  X(WhichCard, "which-card")                           \
  X(Redoing, "redoing card")                           \
  X(NoCardCalled, "no-card-called card")               \
  X(NotHeld, "not-held seat card")                     \
  X(Giver, "giver card")                               \
  X(Receiver, "receiver card")                         \
  X(PassedNobody, "passed-nobody")                     \
  X(PassedYet, "passed-yet")                           \
  X(PassedOne, "passed-one")                           \
  X(PlayedYet, "played-yet")                           \
  X(OpenedAgain, "opened-again")                       \
  X(ChosenAgain, "chosen-again")                       \
  X(AskedFirst, "asked-first")                         \
  X(OpeningOne, "opening-one")                         \
  X(Given, "given phase")                              \
  X(NoHop, "no-hop")                                   \
  X(NoCitizen, "no-citizen")                           \
  X(AnnouncesNobody, "announces-nobody")               \
  X(AnnouncesDeal, "announces-deal")                   \
  X(AnnouncesHands, "announces-hands")                 \
  X(AnnouncesWord, "announces-word word")              \
  X(TextSections, "text-sections")                     \
  X(TextSection, "text-section part")                  \
  X(TextGame, "text-game")                             \
  X(TextOption, "text-option word")                    \
  X(TextDecision, "text-decision")                     \
  X(TextSeat, "text-seat seat")                        \
  X(TextCard, "text-card word where")                  \
  X(RecordView, "record-view")                         \
  X(RecordPosition, "record-position")                 \
  X(RecordViewRange, "record-view-range most")         \
  X(RecordNames, "record-names n seats")               \
  X(RecordSeed, "record-seed")                         \
  X(RecordStart, "record-start")                       \
  X(RecordEmpty, "record-empty")                       \
  X(RecordHead, "record-head sample")                  \
  X(RecordDeal, "record-deal")                         \
  X(RecordVersion, "record-version version known")     \
  X(RecordNotes, "record-notes")                       \
  X(RecordEnds, "record-ends event")                   \
  X(RecordNote, "record-note n at")                    \
  X(RecordTurn, "record-turn seat event turn")         \
  X(RecordLays, "record-lays seat turn")               \
  X(RecordOpen, "record-open marble")                  \
  X(RecordFollows, "record-follows event seat")        \
  X(RecordMust, "record-must due event")               \
  X(RecordResume, "record-resume")                     \
  X(RecordNotOurs, "record-not-ours")                  \
  X(ScriptOrder, "script-order n")                     \
  X(ScriptCard, "script-card n card")                  \
  X(ScriptHolds, "script-holds n cards")               \
  X(ScriptLot, "script-lot")                           \
  X(ScriptLotRange, "script-lot-range most")           \
  X(MoveIllegal, "move-illegal seat move phase")       \
  X(MoveNotLegal, "move-not-legal move")               \
  X(MoveAmbiguous, "move-ambiguous move moves")        \
  X(MoveNone, "move-none text")                        \
  X(MoveCard, "move-card text")                        \
  X(MoveForm, "move-form form names text")             \
  X(MoveSomething, "move-something text")              \
  X(MoveNothing, "move-nothing text")                  \
  X(MoveOpen, "move-open text")                        \
  X(MoveColour, "move-colour text")                    \
  X(MoveAfterCard, "move-after-card text")             \
  X(MoveSwap, "move-swap text")                        \
  X(MoveComma, "move-comma text")                      \
  X(MoveLegs, "move-legs text")                        \
  X(MoveLeg, "move-leg text")                          \
  X(MovePlace, "move-place text")                      \
  X(MoveSeat, "move-seat text")                        \
  X(NotAsked, "not-asked seat")                        \
  X(AskedNow, "asked-now seat")                        \
  X(NoEarly, "no-early seat")                          \
  X(CannotPlay, "cannot-answer seat move")             \
  X(NoneStands, "none-stands place")                   \
  X(DeckCard, "deck-card card")                        \
  X(NoColour, "no-colour colour")                      \
  X(Encoded, "encoded")                                \
  X(JsonFollows, "json-follows line column")           \
  X(JsonValue, "json-value line column")               \
  X(JsonEnds, "json-ends line column")                 \
  X(JsonNumber, "json-number line column")             \
  X(JsonWhole, "json-whole line column")               \
  X(JsonDeep, "json-deep line column")                 \
  X(JsonList, "json-list line column")                 \
  X(JsonObject, "json-object sign line column")        \
  X(JsonName, "json-name line column")                 \
  X(JsonTwice, "json-twice line column")               \
  X(JsonColon, "json-colon line column")               \
  X(JsonControl, "json-control line column")           \
  X(JsonText, "json-text line column")                 \
  X(JsonEscape, "json-escape line column")             \
  X(JsonHalf, "json-half line column")                 \
  X(Game, "game")

enum class Code : std::uint8_t {
#define TOCK_CODE(name, said) name,
  TOCK_CODES(TOCK_CODE)
#undef TOCK_CODE
};

// "range least most": the name of a code, then those of its arguments.
#define TOCK_CODE(name, said) std::string_view(said),
inline constexpr auto kCodes = std::to_array<std::string_view>({TOCK_CODES(TOCK_CODE)});
#undef TOCK_CODE

constexpr std::string_view said_of(Code code) { return kCodes[static_cast<std::size_t>(code)]; }
constexpr std::string_view name_of(Code code) { return said_of(code).substr(0, said_of(code).find(' ')); }
constexpr std::size_t arguments_of(Code code) {
  const std::string_view said = said_of(code);
  return static_cast<std::size_t>(std::count(said.begin(), said.end(), ' '));
}

struct Problem {
  std::string where;  // the path of a field, or nothing
  Code code{};
  std::vector<std::string> arguments = {};  // in the order of the table

  // Calls f(name, value) for each argument.
  template <class F>
  void each_argument(F&& f) const {
    std::string_view rest = said_of(code);
    for (const std::string& value : arguments) {
      rest.remove_prefix(rest.find(' ') + 1);
      f(rest.substr(0, rest.find(' ')), std::string_view(value));
    }
  }
  // The same further in: the path begins with this field.
  [[nodiscard]] Problem within(std::string_view field) const {
    Problem out = *this;
    out.where = std::string(field) + (where.empty() ? "" : ".") + where;
    return out;
  }
  // For logs and tests: "turn: range least=0 most=3".
  [[nodiscard]] std::string text() const {
    std::string out = where.empty() ? std::string() : where + ": ";
    out += name_of(code);
    each_argument(
        [&](std::string_view name, std::string_view value) { out.append(" ").append(name).append("=").append(value); });
    return out;
  }
};

inline std::string argument(std::string_view text) { return std::string(text); }
inline std::string argument(int number) { return std::to_string(number); }

// A problem with all the arguments that its code has.
template <Code code, class... A>
Problem problem(std::string_view where, const A&... arguments) {
  static_assert(sizeof...(A) == arguments_of(code), "one value for each argument of the code");
  return {std::string(where), code, {argument(arguments)...}};
}

}  // namespace tock
