// SPDX-License-Identifier: MIT
// Waiter-Client and Client-Waiter games with bias 1:q. Waiter offers free points, Client keeps one
// of them and Waiter the others. Waiter-Client: exactly q + 1 points are offered, fewer at the end
// go to Waiter, and Waiter wins if Client owns a set. Client-Waiter: one to q + 1 points are
// offered, and Client wins if she owns a set.
//
//   Lemma (live sets). What matters is the sets without a point of Waiter's, less Client's points.
//   The points in none of them do not, and no offer needs one:
//   - Client-Waiter. Without it Client has one choice less.
//   - Waiter-Client. Client could keep it, and Waiter would own the other points of the offer, so
//     that only some of the sets are left. Fewer sets are no better for Waiter, who can play with
//     all of them as if the others were not there. If too few points are in sets for an offer, all
//     offers hold others.
//   Lemma (reach). So of n points in sets Client gets at most n / (q + 1) in Waiter-Client games.
//   Lemma (single points, Client-Waiter). Client owns a set of one point: it is offered some day.
//   Lemma (blocks, Client-Waiter). Of a set of two points both are in one offer: from an offer with
//   one of them Client keeps it, and the other is a set. So points that chains of such sets join
//   are offered together, and if there are too many of them for an offer, Client owns a set.
//   Lemma (single points, Waiter-Client). If q + 1 sets have one point each, Waiter offers these
//   points, and Client owns the set of the one that she keeps.
//   Lemma (potential, Waiter-Client). Client owns no set if the sum of (q + 1)^-|A| over all sets A
//   is less than 1 (Beck 2002). From any offer Client keeps a point at random: a set with one point
//   of the offer is left with probability 1 / (q + 1) and then counts q + 1 times as much, a set
//   with more is gone. So some choice does not raise the sum, and an owned set counts 1.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"

namespace harary {

enum class Offers { waiter_client, client_waiter };

template <int Words>
class WaiterSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;

  WaiterSearch(SearchMeter& meter, Offers offers, int bias, std::uint64_t memory_bytes)
      : meter_(meter), offers_(offers), size_(bias + 1), table_(memory_bytes) {}

  // Does Client come to own a set?
  bool client_owns(Sets sets) {
    meter_.pass(sets.size());
    if (offers_ == Offers::waiter_client) drop_sets_out_of_reach(sets);
    if (sets.empty()) return false;
    for (const Points& set : sets) {
      if (set.empty()) return true;
    }
    const bool joins = offers_ == Offers::client_waiter;
    std::vector<Points> blocks;  // what is offered together
    const std::optional<bool> owned = joins ? by_blocks(sets, blocks) : by_potential(sets);
    if (meter_.tried(joins ? Technique::blocks : Technique::potential, owned.has_value())) {
      return *owned;
    }
    RelabelledSets<Words> key;
    labelling_.relabel(sets, none_, 0, true, key);
    const FamilyFacts<Words>* const known = table_.find(key);
    if (meter_.tried(Technique::table, known != nullptr)) return known->wins_in == 1;
    meter_.count();
    if (!joins) blocks = each_alone(sets);
    const bool result = best_offer(sets, blocks, 0, Points());
    table_.at(key).wins_in = result ? 1 : 0;
    return result;
  }

 private:
  bool waiter_likes(bool owned) const { return owned == (offers_ == Offers::waiter_client); }

  // Fewer sets have fewer points, so more may be out of reach then.
  void drop_sets_out_of_reach(Sets& sets) const {
    for (std::size_t before = sets.size() + 1; sets.size() < before;) {
      before = sets.size();
      const int most = points_of(sets).size() / size_;
      drop_sets_if(sets, [&](const Points& set) { return set.size() > most; });
    }
  }

  static std::vector<Points> each_alone(const Sets& sets) {
    std::vector<Points> blocks;
    for (const int p : points_of(sets)) {
      blocks.emplace_back();
      blocks.back().insert(p);
    }
    return blocks;
  }
  // Client-Waiter: finds the blocks, and says whether Client owns a set, where they tell.
  std::optional<bool> by_blocks(const Sets& sets, std::vector<Points>& blocks) const {
    blocks = each_alone(sets);
    for (const Points& set : sets) {
      if (set.size() == 1) return true;
      if (set.size() == 2) join(blocks, set);
    }
    for (const Points& block : blocks) {
      if (block.size() > size_) return true;
    }
    return std::nullopt;
  }
  // The blocks that have points of the set become one.
  static void join(std::vector<Points>& blocks, const Points& set) {
    std::size_t kept = 0;
    Points joined;
    for (const Points& block : blocks) {
      if (block.intersects(set)) {
        joined |= block;
      } else {
        blocks[kept++] = block;
      }
    }
    blocks.resize(kept);
    blocks.push_back(joined);
  }

  // Waiter-Client: whether Client owns a set, where the sum or the single points tell.
  std::optional<bool> by_potential(const Sets& sets) const {
    int singles = 0;
    double potential = 0;
    for (const Points& set : sets) {
      singles += set.size() == 1 ? 1 : 0;
      potential += std::pow(size_, -set.size());
    }
    if (singles >= size_) return true;
    // The sum is not exact.
    if (potential < 1 - 1e-9) return false;
    return std::nullopt;
  }

  // All offers that begin like this one; the value of the best for Waiter.
  bool best_offer(const Sets& sets, const std::vector<Points>& blocks, std::size_t from,
                  const Points& offer) {
    const int missing = size_ - offer.size();
    if (missing == 0 || (offers_ == Offers::client_waiter && !offer.empty())) {
      const bool owned = after_offer(sets, offer);
      if (waiter_likes(owned)) return owned;
    }
    for (std::size_t i = from; i < blocks.size() && missing > 0; ++i) {
      if (blocks[i].size() > missing) continue;
      const bool owned = best_offer(sets, blocks, i + 1, offer | blocks[i]);
      if (waiter_likes(owned)) return owned;
    }
    return !waiter_likes(true);
  }

  // Client's best choice from an offer.
  bool after_offer(const Sets& sets, const Points& offer) {
    const bool client_wants = offers_ == Offers::client_waiter;
    for (const int choice : offer) {
      Sets rest = sets, next;
      for (const int p : offer) {
        p == choice ? take_point(rest, p, next) : lose_point(rest, p, next);
        rest.swap(next);
      }
      if (client_owns(std::move(rest)) == client_wants) return client_wants;
    }
    return !client_wants;
  }

  SearchMeter& meter_;
  const Offers offers_;
  const int size_;  // of an offer, at most
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  const Sets none_;
};

}  // namespace harary
