// SPDX-License-Identifier: MIT
// The summands of positions that one thread of a nimber search (worker.hpp) is at, on a stack. Of a
// position, equal summands cancel, and those of known nimber fold into one heap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "solve/nimber/counts.hpp"
#include "solve/nimber/facts.hpp"
#include "solve/nimber/shared_state.hpp"

namespace harary {

template <Summands R>
class SummandStack {
 public:
  using Position = typename R::Position;
  using Key = typename R::Key;
  using Table = typename NimberCommon<Key>::Table;

  // A summand of which the nimber is not known, and its number of moves, which bounds the nimber.
  struct Part {
    Key key;
    int moves;
  };
  // The summands part(first), …, part(first + parts - 1) and a heap of that nimber.
  struct Sum {
    std::uint32_t first;
    std::uint32_t parts;
    int heap;
    int moves;  // of the parts together
    std::int32_t priority;
    bool refuted;
  };

  // All must outlive this object.
  SummandStack(const R& rules, const NimberCommon<Key>& common, NimberCounts& counts)
      : rules_(rules), common_(common), counts_(counts) {}

  // What the table has stored for a summand.
  std::optional<NimberFacts> looked_up(const Key& key) {
    const auto found = common_.table->find(key);
    ++counts_.table.lookups;
    if (found) ++counts_.table.hits;
    return found;
  }

  // The number of summands, and back to an earlier number.
  std::size_t size() const { return parts_.size(); }
  void shrink(std::size_t size) { parts_.resize(size); }
  // The reference holds until the stack grows.
  const Part& part(std::uint32_t i) const { return parts_[i]; }

  // Puts the summands of p on the stack, without or with those whose nimbers are known.
  Sum sum_of(const Position& p) {
    Sum sum = parts_of(p);
    fold_known(sum);
    return sum;
  }
  Sum parts_of(const Position& p) {
    Sum sum{static_cast<std::uint32_t>(parts_.size()), 0, 0, 0, 0, false};
    rules_.for_each_summand(p, [&](const Position& summand) {
      const int moves = move_count(summand);
      if constexpr (requires { rules_.small_nimber(summand, moves); }) {
        if (const auto small = rules_.small_nimber(summand, moves)) {
          sum.heap ^= *small;
          ++counts_.small;
          return;
        }
      }
      const Key key = rules_.key(summand);
      for (std::size_t i = sum.first; i < parts_.size(); ++i) {
        if (!(parts_[i].key == key)) continue;
        parts_[i] = parts_.back();
        parts_.pop_back();
        counts_.cancelled += 2;
        return;
      }
      common_.table->prefetch(key);
      parts_.push_back({key, moves});
    });
    sum.parts = static_cast<std::uint32_t>(parts_.size()) - sum.first;
    return sum;
  }
  // Parts whose nimbers are known leave the sum.
  void fold_known(Sum& sum) {
    std::uint32_t kept = 0;
    sum.moves = 0;
    for (std::uint32_t i = 0; i < sum.parts; ++i) {
      const Part part = parts_[sum.first + i];
      const auto facts = looked_up(part.key);
      if (const auto nimber = facts ? facts->nimber() : std::nullopt) {
        ++counts_.by_table;
        HARARY_ASSERT(*nimber <= part.moves, "a nimber is at most the number of moves");
        sum.heap ^= *nimber;
      } else {
        sum.moves += part.moves;
        parts_[sum.first + kept++] = part;
      }
    }
    sum.parts = kept;
  }

  // What an earlier search proved (see NimberSearch::begin_again): the nimber of the whole sum and
  // the bit width of the work for its most expensive part, if that search knew all of it.
  struct Earlier {
    int nimber;
    int work_width;
  };
  std::optional<Earlier> earlier(Table& oracle, const Sum& sum) const {
    Earlier result{sum.heap, 0};
    for (std::uint32_t i = sum.first; i < sum.first + sum.parts; ++i) {
      const auto facts = oracle.find(parts_[i].key);
      const auto nimber = facts ? facts->nimber() : std::nullopt;
      if (!nimber) return std::nullopt;
      result.nimber ^= *nimber;
      result.work_width = std::max(result.work_width, oracle.work_width_of(parts_[i].key));
    }
    return result;
  }

  // Whether the sum has the nimber, if the table has the answer.
  std::optional<bool> known(const Sum& sum, int nimber) {
    int rest = nimber ^ sum.heap;
    const Part* unknown = nullptr;
    for (std::uint32_t i = 0; i < sum.parts; ++i) {
      const Part& part = parts_[sum.first + i];
      const auto facts = looked_up(part.key);
      if (const auto of_part = facts ? facts->nimber() : std::nullopt) {
        rest ^= *of_part;
      } else if (unknown != nullptr) {
        return std::nullopt;
      } else {
        unknown = &part;
      }
    }
    if (unknown == nullptr) return rest == 0;
    if (rest > unknown->moves) return false;
    const auto facts = looked_up(unknown->key);
    if (facts && facts->excludes(rest)) return false;
    return std::nullopt;
  }

 private:
  int move_count(const Position& p) const {
    if constexpr (requires { rules_.move_count(p); }) return rules_.move_count(p);
    int count = 0;
    for ([[maybe_unused]] const auto& move : rules_.moves(p)) ++count;
    return count;
  }

  const R& rules_;
  const NimberCommon<Key>& common_;
  NimberCounts& counts_;
  std::vector<Part> parts_;  // nothing is allocated once it has grown
};

}  // namespace harary
