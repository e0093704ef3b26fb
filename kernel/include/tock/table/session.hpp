// A table: the sum of the entries of its log, the right to add further ones, and the messages for each viewer.
//
// It knows nothing of time, disks, sockets or random numbers: these are arguments. A server and a page use the
// same object; where they differ is in the entry with which a table is made. A local table has its seed there and
// begins at once, and all its people are one viewer.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tock/data/json.hpp"
#include "tock/data/sha256.hpp"
#include "tock/data/shared_list.hpp"
#include "tock/game/scripted_chance.hpp"
#include "tock/views/game_log.hpp"

namespace tock {

using Milliseconds = std::int64_t;  // since 1970
using Text = std::optional<std::string>;
using Span = std::pair<Milliseconds, Milliseconds>;

inline constexpr const char* kStandIn = "casual";  // plays on for a player who left or whose time is up
inline constexpr const char* kLocal = "me";  // the viewer of a local table
inline constexpr Milliseconds kNoEnd = INT64_MAX;
inline constexpr int kSnapshotLog = 300;  // past events that come with a snapshot

// A seat: its user, or for whom it is reserved. `kept` is its state again when they leave.
struct Holder {
  std::string kind;  // person, program, bot, friend, open
  Text guest, name, level;
  std::string kept = "open";
  bool operator==(const Holder&) const = default;
};

// With what a table is made.
struct Created {
  std::string rules, teams, options, clock;  // JSON, passed on to the letter
  bool is_public = false, is_rated = false;
  std::string clock_kind = "none";
  int seconds = 30, bank = 0;
  std::optional<int> takeover;  // seconds
  int delay = 0;  // seconds by which spectators are behind
  std::string host;
  Text invite, engine, edition;
  Text part;  // the server's own part of the seed; none in logs from before parts
  std::vector<std::pair<std::string, std::string>> commitments;  // by user
  std::vector<std::string> awaited;  // users whose commitment is awaited
  std::vector<Holder> seats;
  // of a device
  Text seed;
  Json start, dealt;  // a position, or shuffles that are known
  bool scripted = false;  // no bot moves on its own
  bool daily = false;  // a round of the daily challenge: it ends with its first round
};

// The users of the seats from a time on, and the bots that played for absent ones.
struct Seating {
  Milliseconds at = 0;
  std::vector<Holder> places;
  std::vector<Text> playing;
};

// A contribution to the shuffle: the commitment, its user, and what was revealed.
struct Contribution {
  std::string guest;
  int seat = 0;
  std::string commitment;
  Text part;
  std::string word;
};

// What a player asks the others to agree to: a pause, or to undo the player's last move.
struct Proposal {
  int seat = 0;
  bool pause = false;
  int kept = 0;  // the moves that would stand
  unsigned open = 0;  // the seats whose players have not agreed yet
};

// What stands on a space, as one player sees it.
enum class Stands : std::uint8_t { Free, Taken, Mine, Partner, Opponent };
constexpr auto names(Stands) { return names_up_to<Stands::Opponent>("free", "taken", "mine", "partner", "opponent"); }
struct Condition {
  Place at = 0;
  Stands is = Stands::Free;
};
// A move prepared for the coming turn of a game over days: played if it is legal then and all conditions hold.
struct StandingOrder {
  std::string move;
  std::vector<Condition> conditions;
};
// A move that need not wait for its player, and why: "order", or "forced".
struct Due {
  std::string move, by;
};

// The result of a command: an entry to be stored, or why there is none, or the number it had before.
struct Checked {
  std::string entry;
  std::string code, detail;  // of a refusal
  int number = -1;  // the command was carried out before, and this was the last event then
  static Checked refused(std::string code, std::string detail) { return {{}, std::move(code), std::move(detail)}; }
};

// The changes by an entry besides those of the game.
struct SeatsMoved {
  bool seats = false;  // the occupants of seats, or their stand-ins
  Text giver;  // the user whose seat moves to another device
};

class Session {
 public:
  // From the entry that made it.
  static Result<Session> made(NamedRulesPtr names, std::string id, std::string_view created, Milliseconds at);

  // Works out what the log comes to with one entry more; nothing changes before `apply`.
  Step try_entry(std::string_view entry, Milliseconds at);
  // Adds an entry: at once what was tried last, if it is the same. Where it is refused the table is of no more use.
  // `command`: who gave it and its id.
  Step apply(std::string_view entry, Milliseconds at, std::string_view command = {});
  [[nodiscard]] const SeatsMoved& moved() const { return changed_; }  // by the last entry

  // The rules of who may do what. A command is one of docs/wire.md; `by` is the kind of its user: a person or a
  // program.
  [[nodiscard]] Checked check(std::string_view command, const std::string& guest, std::string_view by, Milliseconds now,
                              const std::vector<Span>& outages) const;
  // A bot's move for the player to move, as an entry.
  [[nodiscard]] std::string move_entry(int seat, std::string_view move, std::string_view by, Milliseconds now,
                                       const std::vector<Span>& outages) const;
  // Games over days: the move that the player to move has prepared or is forced to make, if it is one of these.
  [[nodiscard]] bool over_days() const;
  [[nodiscard]] std::optional<Due> due_move() const;
  // Members of a message, for the player alone: what is prepared, and the moves the seat would have now.
  void write_prepared(JsonWriter& out, int seat) const;
  // The next step towards the first deal that need not wait, or nothing. `late`: the time for commitments or reveals
  // is up; `seed`: of a table from before commit-reveal.
  [[nodiscard]] std::string first_deal(bool late, const std::string& seed) const;

  // Looking.
  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Created& created() const { return *created_; }
  [[nodiscard]] Milliseconds created_at() const { return created_at_; }
  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] int number() const { return static_cast<int>(all_.size()); }
  [[nodiscard]] int entries() const { return entries_; }
  [[nodiscard]] const GameLog* game_log() const { return game_log_ ? &*game_log_ : nullptr; }
  [[nodiscard]] bool over() const { return given_up_ || round_end_ || (game_log_ && game_log_->state().over()); }
  [[nodiscard]] const char* phase() const { return !game_log_ ? "lobby" : over() ? "over" : "playing"; }
  [[nodiscard]] bool set_up() const { return gathering_ || game_log_; }  // the players are settled
  [[nodiscard]] bool gathering() const { return gathering_; }
  [[nodiscard]] bool full() const;
  [[nodiscard]] bool paused() const { return !pauses_.empty() && pauses_.back().second == kNoEnd; }
  [[nodiscard]] int asked() const { return !game_log_ || over() || paused() ? -1 : int{game_log_->state().turn}; }
  [[nodiscard]] unsigned held_by(const std::string& guest) const;  // bit per seat
  [[nodiscard]] const std::vector<Holder>& places() const { return places_; }
  [[nodiscard]] const std::vector<Text>& playing() const { return playing_; }
  [[nodiscard]] bool has_left(int seat) const { return left_ >> seat & 1U; }
  [[nodiscard]] Text bot_in(int seat) const;  // the level of the bot that moves for a seat
  [[nodiscard]] const std::vector<int>& banks() const { return banks_; }
  [[nodiscard]] Milliseconds asked_at() const { return asked_at_; }
  [[nodiscard]] Milliseconds resumed_at() const { return resumed_at_; }  // after the last pause; 0: there was none
  [[nodiscard]] int ran_out() const { return ran_out_; }
  [[nodiscard]] const Text& rematch() const { return rematch_; }
  [[nodiscard]] int began() const { return began_; }  // the number of the event
  [[nodiscard]] int ended() const { return ended_; }  // of the one after which every card is open
  [[nodiscard]] int decision() const { return decision_; }
  [[nodiscard]] int taken_back() const { return taken_back_; }
  [[nodiscard]] int game_events(int number) const { return number ? all_[number - 1U].game_events : 0; }
  [[nodiscard]] Milliseconds at(int number) const { return number ? all_[number - 1U].at : created_at_; }
  [[nodiscard]] int number_at(Milliseconds then) const;  // the last event by then
  [[nodiscard]] int carried_out(std::string_view command) const;  // the number it had, or -1
  // The number of moves before the last one that this seat made itself; -1: it made none.
  [[nodiscard]] int moves_before(int seat) const;

  // The deal.
  [[nodiscard]] const Text& seed() const { return seed_; }
  [[nodiscard]] Text commitment() const;
  [[nodiscard]] bool has_committed(const std::string& guest) const;
  [[nodiscard]] const Contribution* asked_of(const std::string& guest) const;  // of a user who has to reveal one
  [[nodiscard]] const std::vector<Contribution>& parts() const { return parts_; }
  [[nodiscard]] std::string next_seed() const;
  [[nodiscard]] std::string head(int events) const;  // of the chain; empty: there is none
  [[nodiscard]] bool chained() const { return !heads_.empty(); }
  void write_parts(JsonWriter& out) const;
  void write_fair(JsonWriter& out) const;  // all of it, for the record of a game that is over

  // Clocks: milliseconds the seat in turn has taken and still has; -1: no clock runs.
  [[nodiscard]] Milliseconds spent(Milliseconds now, const std::vector<Span>& outages) const;
  [[nodiscard]] Milliseconds left(Milliseconds now, const std::vector<Span>& outages) const;
  void write_clock(JsonWriter& out, Milliseconds now, const std::vector<Span>& outages) const;

  // The messages, those of events for each viewer. `number`: as of that event.
  [[nodiscard]] std::vector<std::vector<std::string>> messages(std::span<const Viewer> viewers, int after, int last,
                                                               std::string_view clock) const;
  [[nodiscard]] std::vector<std::string> messages(Viewer viewer, int after, int last, std::string_view clock) const {
    return std::move(messages(std::span(&viewer, 1), after, last, clock).front());
  }
  void write_info(JsonWriter& out, const std::string& guest, int number) const;
  // `away`: since when the user of each seat is away; `then`: the occupants at that time, or now.
  void write_seats(JsonWriter& out, Viewer viewer, const std::vector<std::optional<Milliseconds>>& away,
                   std::optional<Milliseconds> then) const;
  // The seats of the past are kept for delayed spectators, from the game's begin on.
  [[nodiscard]] bool keeps_seatings() const { return !seatings_.empty(); }
  [[nodiscard]] const Seating& seating_at(Milliseconds then) const;
  // `seats`, `clock`: JSON. The seats are members: who sits there, how many watch.
  [[nodiscard]] std::string snapshot(const std::string& guest, int number, std::string_view seats,
                                     std::string_view clock, int log) const;
  // Members of messages: state and views; the board and the cards after an event.
  [[nodiscard]] std::string moment(Viewer viewer, int number) const;
  [[nodiscard]] std::string logged(Viewer viewer, int after, int last) const;  // a list
  [[nodiscard]] std::string open_moments(int after, int last) const;  // a list, every hand open

  // The later shuffles follow from a seed: after the known ones.
  void shuffle_from(std::string_view seed);

 private:
  struct Happening {
    Milliseconds at = 0;
    int game_events = 0;  // how many events the game had, this one included
    int event = -1;  // of the table: its place among `events_`; -1: the last one of the game by then
  };
  struct PlayedMove {
    int seat;
    std::string move;
    bool early, own;  // own: not a bot's
    int spent = 0;  // milliseconds
  };
  using AnyChance = std::variant<std::monostate, KeyedChance, ScriptedChance>;

  Session() = default;
  Step follow(const Json& entry, Milliseconds at);
  Step make_move(int seat, const std::string& move, const std::string& by, int spent, Milliseconds at);
  Step choose_early(int seat, const std::string& move, Milliseconds at);
  Step play(const PlayedMove& move);
  Step take_back(int seat, int kept, Milliseconds at);
  void propose(Proposal asked, Milliseconds at);
  void lapse(Milliseconds at);
  Step carry_out_if_agreed(Milliseconds at);
  void resume(int seat, Milliseconds at);
  [[nodiscard]] unsigned others(int seat) const;
  void write_open(JsonWriter& out) const;
  Step start(const std::string& seed, Milliseconds at);
  Step deal();
  Chance* chance();
  void use_bank(int seat, int spent);
  void stand(int seat, Milliseconds at);
  void reveal(Milliseconds at);
  void note(Milliseconds at, std::string event, int game_events = -1);  // an event of the table
  void note_game(int events, Milliseconds at);
  int chain_on(int known);  // where among the new events another round begins; -1: nowhere
  void begin_chain();
  void add_link(std::string_view event);
  void write_fair_head(JsonWriter& out) const;
  [[nodiscard]] std::string chain_member(int number) const;
  [[nodiscard]] int events_shown() const { return round_end_ ? *round_end_ : game_log_ ? game_log_->events() : 0; }
  [[nodiscard]] Step illegal(const Problem& wrong) const { return {Refused::Illegal, wrong}; }
  [[nodiscard]] Checked check_act(const Json& said, int seat, std::string_view by, Milliseconds now,
                                  const std::vector<Span>& outages) const;
  [[nodiscard]] Checked check_orders(const Json& said, int seat) const;
  static void write_orders(JsonWriter& out, const std::vector<StandingOrder>& orders);
  [[nodiscard]] Checked check_take_back(int seat) const;
  [[nodiscard]] Checked check_pause(int seat) const;
  [[nodiscard]] Checked check_agree(const Json& said, int seat) const;
  [[nodiscard]] Checked proposed(int seat, bool pause, int kept) const;
  [[nodiscard]] Checked check_commitment(const Json& said, const std::string& guest) const;
  [[nodiscard]] Checked check_part(const Json& said, const std::string& guest) const;
  [[nodiscard]] std::optional<Checked> not_playing() const;

  NamedRulesPtr names_;
  std::string id_;
  std::shared_ptr<const Created> created_;
  Milliseconds created_at_ = 0, asked_at_ = 0, resumed_at_ = 0;
  std::vector<Holder> places_;
  std::vector<Text> playing_;  // the level of the bot that plays for an absent player
  std::vector<Seating> seatings_;
  std::vector<int> banks_;  // milliseconds
  std::vector<std::vector<StandingOrder>> orders_;  // by seat, of games over days
  unsigned left_ = 0;  // seats whose players left them to a bot
  bool given_up_ = false, gathering_ = false;
  std::optional<int> round_end_;  // of a round of the daily challenge: after this many events of the game
  std::optional<GameLog> game_log_;
  AnyChance chance_;
  std::optional<Proposal> proposal_;
  unsigned declined_ = 0;  // seats whose proposal was declined since the last move
  std::vector<Span> pauses_;  // during this decision
  // An entry is tried on a copy: what grows with a game is shared.
  SharedList<PlayedMove> moves_;
  SharedList<Happening> all_;
  SharedList<std::string> events_;
  SharedList<std::pair<std::string, int>> commands_;
  Text seed_, rematch_;
  std::vector<std::pair<std::string, std::string>> commitments_;  // by user
  std::vector<Contribution> parts_;  // of the users who have to reveal one, by seat
  SharedList<Digest> heads_;  // of the chain, the first before any event
  std::string inner_, outer_;  // its key, as HMAC takes it
  int entries_ = 0, ran_out_ = -1, rematched_ = 0, began_ = 0, ended_ = 0, decision_ = 0, taken_back_ = 0;
  int last_game_event_ = 0, last_open_event_ = 0;  // the last one but for cards laid face down
  SeatsMoved changed_;
  struct Tried;
  std::shared_ptr<Tried> tried_;
};

}  // namespace tock
