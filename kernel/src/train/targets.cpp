#include "tock/train/targets.hpp"

namespace tock {

Targets make_targets(std::shared_ptr<const Network> network, const Rules& r, std::uint64_t seed, int decisions,
                     StudySettings settings) {
  const Network& net = *network;
  const Player player(network, r, {}, settings.asked);
  FastChance chance(seed);
  const auto list = std::make_unique<MoveList>();
  std::vector<Move> some;
  std::vector<float> chances;
  Targets out;
  State s;
  begin(r, s, chance, *list);
  while (static_cast<int>(out.moves.size()) < decisions) {
    if (s.over()) begin(r, s, chance, *list);
    const std::span<const Move> moves(list->begin(), list->end());
    int chosen = moves.size() < 2 ? 0 : winning_move(r, s, moves);
    if (chosen < 0) {
      const std::vector<int> order = player.candidates(s, moves);
      if (order.size() > 1 &&
          (settings.exchanges ? s.phase == Phase::Exchange : chance.random_below(settings.every) == 0)) {
        some.clear();
        for (const int i : order) some.push_back(moves[static_cast<std::size_t>(i)]);
        chances = player.weigh(s, some, settings.samples, chance.next());
        out.moves.push_back(static_cast<int>(some.size()));
        out.chances.insert(out.chances.end(), chances.begin(), chances.end());
        out.rows.resize(out.rows.size() + some.size() * kRowBytes);
        net.inputs().encode(s, some, out.rows.data() + out.rows.size() - some.size() * kRowBytes);
      }
      const bool astray = static_cast<float>(chance.below(1U << 20)) * 0x1p-20F < settings.epsilon;
      chosen = astray ? chance.random_below(static_cast<int>(moves.size())) : order.front();
    }
    play(r, s, (*list)[chosen], chance, *list);
  }
  return out;
}

}  // namespace tock
