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
#pragma once

#include <cstddef>
#include <cstdint>
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
    RelabelledSets<Words> key;
    labelling_.relabel(sets, none_, 0, true, key);
    if (const FamilyFacts<Words>* known = table_.find(key)) return known->wins_in == 1;
    meter_.count();
    std::vector<int> points;
    for (const int p : points_of(sets)) points.push_back(p);
    std::vector<int> offer;
    const bool result = best_offer(sets, points, 0, offer);
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

  // All offers that begin like this one; the value of the best for Waiter.
  bool best_offer(const Sets& sets, const std::vector<int>& points, std::size_t from,
                  std::vector<int>& offer) {
    const int missing = size_ - static_cast<int>(offer.size());
    if (missing == 0 || (offers_ == Offers::client_waiter && !offer.empty())) {
      const bool owned = after_offer(sets, offer);
      if (waiter_likes(owned)) return owned;
    }
    for (std::size_t i = from; i < points.size() && missing > 0; ++i) {
      offer.push_back(points[i]);
      const bool owned = best_offer(sets, points, i + 1, offer);
      offer.pop_back();
      if (waiter_likes(owned)) return owned;
    }
    return !waiter_likes(true);
  }

  // Client's best choice from an offer.
  bool after_offer(const Sets& sets, const std::vector<int>& offer) {
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
