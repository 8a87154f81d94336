// SPDX-License-Identifier: MIT
#include "games/scoring/chain_threshold.hpp"

#include <algorithm>
#include <bit>

#include "base/assert.hpp"
#include "games/edges/breaker.hpp"
#include "games/edges/dominated.hpp"
#include "games/scoring/threats.hpp"
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

bool ChainThreshold::covers_turns(const TurnOrder& turns) {
  return round_length(turns) <= kMostPhases;
}

auto ChainThreshold::reduced(std::uint64_t red, std::uint64_t green, std::uint64_t open, int moves,
                             const OutcomeThreshold& threshold) const -> Position {
  Position p;
  p.red = red;
  p.green = green;
  p.open = open;
  p.lead = Lead(threshold, chain_.least_points, chain_.least_points);
  p.phase = static_cast<std::uint8_t>(moves % round_length(turns_));
  // Unavoidable points (lead.hpp) are counted here, where the whole board is known.
  if (chain_.unavoidable != nullptr) {
    int largest = static_cast<int>(copies_->size()) - 1;
    while (largest > 0 && !copies(largest).some_avoids(~(red | green | open))) --largest;
    p.lead.raise([&](int x, int y) { return chain_.unavoidable(largest, x, y); });
  }
  reduce(p);
  return p;
}

bool ChainThreshold::valid(const Position& p) const {
  const std::uint64_t all = p.red | p.green | p.open;
  const bool apart = (p.red & p.green) == 0 && ((p.red | p.green) & p.open) == 0;
  return apart && all >> Key::kBits == 0 && (!p.winner || all == 0) &&
         p.phase < round_length(turns_);
}

// Lemma (useful copies). A player needs a copy of the graph whose place Lead says; it must lie
// within the own and the open edges. Useful are these copies; and where some edges of later graphs
// lie in no copy of this one inside them, those of one later graph as well, its companion, so that
// every edge of a copy of any later graph lies in a useful copy inside it. (Among the Colex graphs
// is K4 with a pendant edge, which lies in no K4 and in no K4 without an edge.) So a coloured edge
// that lies in no useful copy of its colour can be forgotten, and so can an open edge that lies in
// no useful copy of either colour, except for the turn it takes.
//
// Lemma (tempo moves). Not even its turn counts: such an edge can be forgotten altogether. It is
// the case of the lemma at moves() in which the dominated edge is useful to neither player.
//
// The game is over when Red, not leading, has no useful copy left, or Green, behind, has none.
void ChainThreshold::reduce(Position& p) const {
  HARARY_ASSERT(valid(p), "no pair is open and coloured, or has two colours");
  for (bool changed = true; changed;) {
    changed = false;
    std::array<std::uint64_t, 2> useful{};
    for (const Side side : {Side::first, Side::second}) {
      std::uint64_t& edges = useful[static_cast<std::size_t>(side)];
      const int place = p.lead.needed(side);
      for_each_possible(p, side, place, [&](std::uint64_t copy) {
        if ((copy & p.open) == 0) changed = true;
        edges |= copy;
      });
      if (changed) {
        p.lead.reached(side);
        break;
      }
      if (const int companion = companion_of(place)) {
        for_each_possible(p, side, companion, [&](std::uint64_t copy) { edges |= copy; });
      }
    }
    if (changed) continue;
    const bool hopeless = p.lead.for_least(Side::first) != 0 &&
                          !(may_get(p, Side::first, p.lead.for_least(Side::first)) &&
                            may_get(p, Side::second, p.lead.for_least(Side::second)));
    if (hopeless) p.lead.drop_least();
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

// Lemma (dominated moves). If every useful copy, of either colour, with the edge f also holds the
// open edge e, then e is at least as good a move as f for both players.
//
// Proof: no copy of any graph that still counts holds f and not e. So "e mine, f not" is at least
// as good for me at the end as "f mine, e not". So a player who would take f takes e and plays on
// as if the two were exchanged: if the opponent takes f, it is as if he had taken e. The order of
// turns plays no part in this. If f is useful to neither player, every open e is at least as good,
// so f comes last, when nothing matters any more.
auto ChainThreshold::moves(const Position& p) const -> EdgeSet<1> {
  Domination edges(p.open);
  for (const Side side : {Side::first, Side::second}) {
    for_each_useful(p, side, [&](std::uint64_t copy) { edges.add(copy); });
  }
  return edges.undominated();
}

auto ChainThreshold::after(const Position& p, Move edge) const -> Position {
  HARARY_ASSERT((p.open & bit(edge)) != 0, "an edge that is coloured was open");
  Position result = p;
  (mover(p) == Side::first ? result.red : result.green) |= bit(edge);
  result.open &= ~bit(edge);
  result.phase = static_cast<std::uint8_t>((p.phase + 1) % round_length(turns_));
  reduce(result);
  return result;
}

// The phase and the difference asked for at the top of one plane, the other numbers of the lead at
// the top of the other; the pairs of the vertices end below.
auto ChainThreshold::key(const Position& p) const -> Key {
  constexpr int kPhaseBits = std::bit_width(static_cast<unsigned>(kMostPhases - 1));
  constexpr int kWord = 64;
  const int bits = std::bit_width(static_cast<unsigned>(chain_.most_points));
  Key result = pair_form<2>({p.open | p.green, p.red | p.green});
  const OutcomeThreshold& threshold = p.lead.threshold();
  const auto difference = static_cast<std::uint64_t>(threshold.difference + chain_.most_points);
  const auto most = static_cast<std::uint64_t>(p.lead.most());
  HARARY_ASSERT(difference >> (bits + 1) == 0 && most >> bits == 0 && threshold.least >> bits == 0,
                "the numbers of the lead fit the key");
  result.planes[0] |= (difference << kPhaseBits | p.phase) << (kWord - (bits + 1) - kPhaseBits);
  result.planes[1] |= (std::uint64_t{threshold.least} << (bits + 1) | most << 1 |
                       static_cast<std::uint64_t>(p.lead.leader()))
                      << (kWord - 2 * bits - 1);
  return result;
}

// Lemma (a copy, and the other one's next). Let S need a copy of the graph at place x, and O one at
// place z once S has x. If S gets a copy of x, and O none of z, S wins, whatever else they own:
// what a player needs never falls as the other one's points grow. So games/scoring/threats.hpp
// applies. Every edge of a copy of z lies in a useful copy, so none that O may still get is
// forgotten.
bool ChainThreshold::mover_wins_by_threats(const Position& p) const {
  const Side side = mover(p);
  const Side other = opponent(side);
  const int place = p.lead.needed(side);
  Lead next = p.lead;
  next.reached(side);
  const int others_place = next.needed(other);
  constexpr std::size_t kMost = Threats::kMostSets;
  if (copies(place).size() > kMost || copies(others_place).size() > kMost) return false;
  Threats threats;
  int fewest = 64;
  for_each_possible(p, side, place, [&](std::uint64_t copy) {
    const std::uint64_t open = copy & p.open;
    fewest = std::min(fewest, std::popcount(open));
    threats.add_own(open);
  });
  if (fewest > 2) return false;
  for_each_possible(p, other, others_place,
                    [&](std::uint64_t copy) { threats.add_other(copy & p.open); });
  return threats.win();
}

// The game is over, too, when Breaker, the leader, can prevent all copies that the other player
// needs (games/edges/breaker.hpp), or when the player to move wins by threats.
Bounds ChainThreshold::bounds(const Position& p) const {
  enum Lemma : std::uint8_t { pairs, potential, potential_of_turns, threats };  // as in kLemmas
  HARARY_ASSERT(!p.winner, "bounds are those of an unfinished position");
  const Side breaker = p.lead.leader();
  const Side maker = opponent(breaker);
  const bool makers_turn = mover(p) == maker;
  bool holds = false;
  Lemma lemma = potential_of_turns;
  if (turns_.first_bias == 1 && turns_.second_bias == 1) {
    BreakerSets sets;
    for_each_needed(p, maker, [&](std::uint64_t copy) { sets.add(copy & p.open); });
    const BreakerSets::Holds found = sets.breaker_holds(makers_turn);
    holds = found != BreakerSets::Holds::unknown;
    lemma = found == BreakerSets::Holds::by_pairs ? pairs : potential;
    if (!holds && mover_wins_by_threats(p)) return {1, 1, threats};
  } else if (p.phase == 0 || p.phase == turns_.bias(turns_.starter)) {
    std::array<int, 65> of_size{};
    for_each_needed(p, maker, [&](std::uint64_t copy) {
      ++of_size[static_cast<std::size_t>(std::popcount(copy & p.open))];
    });
    holds = biased_breaker_holds(of_size, turns_.bias(maker), turns_.bias(breaker), makers_turn);
  }
  if (!holds) return {-1, 1};
  return makers_turn ? Bounds{-1, -1, lemma} : Bounds{1, 1, lemma};
}

// The potential of the copies that Red needs, less two fifths of that of Green's; the lead before
// all. Green's share was found by experiment: without it `clique` on K9 needs ten times as many
// positions.
std::int32_t ChainThreshold::estimate(const Position& p) const {
  std::array<std::int32_t, 2> potential{};
  for (const Side side : {Side::first, Side::second}) {
    for_each_needed(p, side, [&](std::uint64_t copy) {
      const int open = std::popcount(copy & p.open);
      potential[static_cast<std::size_t>(side)] += open < 16 ? 1 << (16 - open) : 1;
    });
  }
  constexpr std::int32_t kLead = 1 << 29;
  return potential[0] - potential[1] * 2 / 5 + (p.lead.leader() == Side::first ? kLead : 0);
}

}  // namespace harary
