// SPDX-License-Identifier: MIT
// The scoring games of one board in the form that retrograde analysis needs: they have the same
// positions, so one enumeration gives the outcomes of all.
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "games/edges/outcome.hpp"
#include "games/edges/two_colour_game.hpp"
#include "games/edges/two_colour_table.hpp"

namespace harary {

// The outcome (a, b) as a code that orders like (a - b, a); a, b <= 64 on boards of 64 edges.
inline constexpr int kOutcomeCodeBase = 128;

constexpr Code outcome_code(int a, int b) {
  HARARY_ASSERT(a >= 0 && a <= 64 && b >= 0 && b <= 64, "points are those of at most 64 edges");
  return static_cast<Code>((a - b) * kOutcomeCodeBase + a);
}
constexpr Value outcome_value_of(Code code) {
  const int a = static_cast<int>(static_cast<unsigned>(code) % kOutcomeCodeBase);
  return outcome_value(a, a - (code - a) / kOutcomeCodeBase);
}

template <PackedKey K, class... Points>
class ScoringTable : public TwoColourKeys<K> {
 public:
  using Game = TwoColourGame<1>;
  using Position = Game::Position;
  using Worker = typename TwoColourKeys<K>::Worker;
  static constexpr int kValues = sizeof...(Points);

  ScoringTable(const Game& game, Ties ties)
      : TwoColourKeys<K>(game.board()), game_(game), ties_(ties) {}

  std::vector<std::string> value_names() const { return {std::string(Points::kName)...}; }
  Position start() const { return game_.start(); }
  int layer(const Position& p) const { return game_.layer(p); }
  bool finished(const Position& p) const { return game_.open(p).empty(); }
  std::array<Code, kValues> final_codes(const Position& p) const {
    const Graph red = game_.board().subgraph(p[kRed]);
    const Graph green = game_.board().subgraph(p[kGreen]);
    return {outcome_code(Points::points(red, green), Points::points(green, red))...};
  }
  Code earlier(Code code) const { return code; }
  bool first_chooses(int layer) const { return game_.turns().mover(layer) == Side::first; }
  int last_layer() const { return game_.open(game_.start()).size(); }

  template <class F>
  void for_each_successor(const Position& p, F&& f) const {
    for (const int edge : game_.open(p)) f(game_.after(p, edge));
  }
  template <class F>
  void for_each_predecessor(const Position& p, F&& f) const {
    for (const Position& q : game_.uncoloured(p)) f(q);
  }

  // From an empty start every colouring with the right numbers of edges is reached: colour its
  // edges in any order. So nothing needs to be generated forward.
  bool backward_complete() const { return game_.start().coloured().empty(); }
  // All full colourings: red grows edge by edge up to isomorphism, green is the rest.
  template <class F>
  void for_each_last(Worker& worker, F&& f) const {
    const int reds = game_.turns().moves_of(Side::first, last_layer());
    std::set<K> layer{this->key(worker, Position{})};
    for (int red = 0; red < reds; ++red) {
      std::set<K> next;
      for (const K key : layer) {
        const Position p = this->position(key);
        for (const int edge : game_.open(p)) {
          Position q = p;
          q[kRed].insert(edge);
          next.insert(this->key(worker, q));
        }
        check_budget(layer.size() + next.size());
      }
      layer = std::move(next);
    }
    std::set<K> last;
    for (const K key : layer) {
      Position p = this->position(key);
      p[kGreen] = game_.open(p);
      last.insert(this->key(worker, p));
      check_budget(layer.size() + last.size());
    }
    for (const K key : last) f(key);
  }

  Verdict verdict(int value, Code code) const {
    return verdicts(value, outcome_value_of(code), std::index_sequence_for<Points...>{});
  }
  std::optional<int> remoteness(const Position& p, Code) const { return game_.open(p).size(); }

 private:
  // All these keys lie in memory at once.
  static void check_budget(std::size_t keys) {
    constexpr std::uint64_t kBytes = sizeof(K) + 4 * sizeof(void*);  // a node of a std::set
    CurrentJob::check_each(16);
    if (keys > CurrentJob::memory_share(1) / kBytes) throw JobStopped{StopReason::memory};
  }

  template <std::size_t... I>
  Verdict verdicts(int value, Value outcome, std::index_sequence<I...>) const {
    Verdict result;
    ((static_cast<int>(I) == value ? (result = verdict_of(outcome, of_ties<Points>()), 0) : 0),
     ...);
    return result;
  }
  template <class P>
  Winner of_ties() const {
    return winner_of_ties<P>(ties_, game_.turns());
  }

  const Game& game_;
  Ties ties_;
};

}  // namespace harary
