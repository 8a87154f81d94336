// SPDX-License-Identifier: MIT
// Waiter-Client and Client-Waiter games with bias 1:q. Waiter offers free points, Client keeps one
// of them and Waiter the others. Waiter-Client: exactly q + 1 points are offered, fewer at the end
// go to Waiter, and Waiter wins if Client owns a set. Client-Waiter: one to q + 1 points are
// offered, and Client wins if she owns a set.
//
//   Lemma (live sets). What matters is the sets without a point of Waiter's, less Client's points,
//   and how many other points are open.
//   Lemma (reach). Of n open points Client gets at most n / (q + 1) in Waiter-Client games.
//   Lemma (few are enough). In Client-Waiter games Waiter need not offer a point of no set beside
//   others: without it Client has one choice less.
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

  // Does Client come to own a set? `open`: all open points, also those in no set.
  bool client_owns(Sets sets, int open) {
    meter_.pass(sets.size());
    if (offers_ == Offers::waiter_client) {
      drop_sets_if(sets, [&](const Points& set) { return set.size() > open / size_; });
    }
    if (sets.empty()) return false;
    for (const Points& set : sets) {
      if (set.empty()) return true;
    }
    const bool exact = offers_ == Offers::waiter_client;
    if (open < (exact ? size_ : 1)) return false;
    RelabelledSets<Words> key;
    // In Client-Waiter games the other points are never offered to any good.
    const std::uint64_t mark = exact ? static_cast<std::uint64_t>(open) : 0;
    labelling_.relabel(sets, none_, mark, true, key);
    if (const FamilyFacts<Words>* known = table_.find(key)) return known->wins_in == 1;
    meter_.count();
    const Points points = points_of(sets);
    std::vector<int> free;
    for (const int p : points) free.push_back(p);
    std::vector<int> offer;
    const bool result = best_offer(sets, open, free, 0, offer);
    table_.at(key).wins_in = result ? 1 : 0;
    return result;
  }

 private:
  bool waiter_likes(bool owned) const { return owned == (offers_ == Offers::waiter_client); }

  // All offers that begin like this one; the value of the best for Waiter.
  bool best_offer(const Sets& sets, int open, const std::vector<int>& free, std::size_t from,
                  std::vector<int>& offer) {
    const int others = open - static_cast<int>(free.size());
    const int missing = size_ - static_cast<int>(offer.size());
    const bool exact = offers_ == Offers::waiter_client;
    if (exact ? missing <= others : !offer.empty()) {
      const bool owned = after_offer(sets, open, offer, exact ? missing : 0);
      if (waiter_likes(owned)) return owned;
    }
    for (std::size_t i = from; i < free.size() && missing > 0; ++i) {
      offer.push_back(free[i]);
      const bool owned = best_offer(sets, open, free, i + 1, offer);
      offer.pop_back();
      if (waiter_likes(owned)) return owned;
    }
    return !waiter_likes(true);
  }

  // Client's best choice, from an offer of these points and `others` points in no set.
  bool after_offer(const Sets& sets, int open, const std::vector<int>& offer, int others) {
    const int left = open - static_cast<int>(offer.size()) - others;
    const auto chosen = [&](int choice) {
      Sets rest = sets, next;
      for (const int p : offer) {
        if (p == choice) continue;
        lose_point(rest, p, next);
        rest.swap(next);
      }
      if (choice >= 0) {
        take_point(rest, choice, next);
        rest.swap(next);
      }
      return client_owns(std::move(rest), left);
    };
    const bool client_wants = offers_ == Offers::client_waiter;
    if (others > 0 && chosen(-1) == client_wants) return client_wants;
    for (const int p : offer) {
      if (chosen(p) == client_wants) return client_wants;
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
