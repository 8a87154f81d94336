// SPDX-License-Identifier: MIT
#include "games/scoring/clique_duel.hpp"

#include <bit>

#include "games/edges/breaker.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

constexpr std::uint64_t bit(int index) {
  return std::uint64_t{1} << index;
}

int round_length(const TurnOrder& turns) {
  return turns.first_bias + turns.second_bias;
}

constexpr int kMostPhases = 16;

}  // namespace

bool CliqueDuel::covers(int order, const TurnOrder& turns) {
  return order <= kMostVertices && round_length(turns) <= kMostPhases;
}

namespace {

// The cliques of the complete graph, by their order.
std::shared_ptr<const OneSidedGame::Lists> all_cliques(int order) {
  OneSidedGame::Lists cliques(static_cast<std::size_t>(order) + 1);
  for (unsigned vertices = 0; vertices < 1U << order; ++vertices) {
    std::uint64_t clique = 0;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((vertices >> u & 1) != 0 && (vertices >> v & 1) != 0) {
          clique |= bit(Edge::between(u, v).pair_index());
        }
      }
    }
    cliques[static_cast<std::size_t>(std::popcount(vertices))].push_back(clique);
  }
  return std::make_shared<const OneSidedGame::Lists>(std::move(cliques));
}

}  // namespace

CliqueDuel::CliqueDuel(int order, const TurnOrder& turns)
    : order_(order), turns_(turns), cliques_(all_cliques(order)), one_sided_(cliques_) {}

auto CliqueDuel::start() const -> Position {
  std::uint64_t edges = 0;
  for (const std::uint64_t edge : cliques(2)) edges |= edge;
  return reduced(0, 0, edges, 0);
}

auto CliqueDuel::reduced(std::uint64_t red, std::uint64_t green, std::uint64_t open, int moves,
                         const Claim& claim) const -> Position {
  Position p;
  p.red = red;
  p.green = green;
  p.open = open;
  const int vertex = order_ > 0 ? 1 : 0;  // every vertex is a clique
  p.lead = Lead(claim, vertex, vertex);
  p.phase = static_cast<std::uint8_t>(moves % round_length(turns_));
  reduce(p);
  return p;
}

void CliqueDuel::reduce(Position& p) const {
  for (bool changed = true; changed;) {
    changed = false;
    std::array<std::uint64_t, 2> useful{};
    for (const Side side : {Side::first, Side::second}) {
      std::uint64_t& edges = useful[static_cast<std::size_t>(side)];
      for_each_useful(p, side, [&](std::uint64_t clique) {
        if ((clique & p.open) == 0) changed = true;
        edges |= clique;
      });
      if (changed) {
        p.lead.reached(side);
        break;
      }
    }
    if (changed) continue;
    const auto [red, green] = useful;
    p.red &= red;
    p.green &= green;
    p.open &= red | green;
    const bool over = p.lead.leader() == Side::second ? red == 0 : green == 0;
    if (over) {
      p.winner = p.lead.leader();
      p.red = p.green = p.open = 0;
    }
  }
}

auto CliqueDuel::moves(const Position& p) const -> EdgeSet<1> {
  std::array<std::uint64_t, 64> in_all;  // the edges that all useful cliques with e hold
  in_all.fill(p.open);
  for (const Side side : {Side::first, Side::second}) {
    for_each_useful(p, side, [&](std::uint64_t clique) {
      for (std::uint64_t rest = clique & p.open; rest != 0; rest &= rest - 1) {
        in_all[static_cast<std::size_t>(std::countr_zero(rest))] &= clique;
      }
    });
  }
  EdgeSet<1> result;
  for (std::uint64_t rest = p.open; rest != 0; rest &= rest - 1) {
    const int f = std::countr_zero(rest);
    bool dominated = false;
    std::uint64_t better = in_all[static_cast<std::size_t>(f)] & ~bit(f);
    for (; better != 0 && !dominated; better &= better - 1) {
      const int e = std::countr_zero(better);
      // Of edges that dominate one another the first stays.
      dominated = e < f || (in_all[static_cast<std::size_t>(e)] & bit(f)) == 0;
    }
    if (!dominated) result.insert(f);
  }
  return result;
}

auto CliqueDuel::after(const Position& p, Move edge) const -> Position {
  Position result = p;
  (mover(p) == Side::first ? result.red : result.green) |= bit(edge);
  result.open &= ~bit(edge);
  result.phase = static_cast<std::uint8_t>((p.phase + 1) % round_length(turns_));
  reduce(result);
  return result;
}

auto CliqueDuel::key(const Position& p) const -> Key {
  Key result = pair_form<2>({p.open | p.green, p.red | p.green});
  const Claim& claim = p.lead.claim();
  const auto difference = static_cast<std::uint64_t>(claim.difference + Claim::kMostPoints);
  const auto most = static_cast<std::uint64_t>(p.lead.most());
  // 5 and 4 bits; 4, 4 and 1.
  result.planes[0] |= (difference << 4 | p.phase) << PairForm<2>::kBits;
  result.planes[1] |=
      (std::uint64_t{claim.least} << 5 | most << 1 | static_cast<std::uint64_t>(p.lead.leader()))
      << PairForm<2>::kBits;
  return result;
}

Bounds CliqueDuel::bounds(const Position& p) const {
  const Side breaker = p.lead.leader();
  const Side maker = opponent(breaker);
  const bool makers_turn = mover(p) == maker;
  bool holds = false;
  if (turns_.first_bias == 1 && turns_.second_bias == 1) {
    BreakerSets sets;
    for_each_useful(p, maker, [&](std::uint64_t clique) { sets.add(clique & p.open); });
    holds = sets.breaker_holds(makers_turn);
  } else if (p.phase == 0 || p.phase == turns_.bias(turns_.starter)) {
    std::array<int, 65> of_size{};
    for_each_useful(p, maker, [&](std::uint64_t clique) {
      ++of_size[static_cast<std::size_t>(std::popcount(clique & p.open))];
    });
    holds = biased_breaker_holds(of_size, turns_.bias(maker), turns_.bias(breaker), makers_turn);
  }
  if (!holds) return {-1, 1};
  return makers_turn ? Bounds{-1, -1} : Bounds{1, 1};
}

// The potential of Red's useful cliques, less two fifths of that of Green's; the lead before all.
// Green's share was found by experiment: without it K9 needs ten times as many positions.
std::int32_t CliqueDuel::estimate(const Position& p) const {
  std::array<std::int32_t, 2> potential{};
  for (const Side side : {Side::first, Side::second}) {
    for_each_useful(p, side, [&](std::uint64_t clique) {
      const int open = std::popcount(clique & p.open);
      potential[static_cast<std::size_t>(side)] += open < 16 ? 1 << (16 - open) : 1;
    });
  }
  constexpr std::int32_t kLead = 1 << 29;
  return potential[0] - potential[1] * 2 / 5 + (p.lead.leader() == Side::first ? kLead : 0);
}

}  // namespace harary
