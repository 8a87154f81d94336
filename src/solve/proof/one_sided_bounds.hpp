// SPDX-License-Identifier: MIT
// Bounds from one-sided games (games/one_sided.hpp), behind an interface: the proof search is
// compiled once for positions and keys of one size, whatever the rules.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "games/one_sided.hpp"
#include "games/rules.hpp"
#include "solve/one_sided/search.hpp"
#include "solve/proof/words.hpp"
#include "solve/table/any_table.hpp"

namespace harary {

// What one thread asks of one-sided games, with its own buffers and counts.
template <class Position>
class OneSidedBounds {
 public:
  virtual ~OneSidedBounds() = default;
  // Of the value of p for its mover, as far as they were found before the search was ended.
  virtual Bounds bounds(const Position& p) = 0;
  // Positions of one-sided games expanded so far.
  virtual std::uint64_t positions() const = 0;
  // What was counted since the last forget_counts(). Not while the thread searches.
  virtual OneSidedCounts counts() const = 0;
  virtual void forget_counts() = 0;
};

// What the threads of a search share.
template <class Position>
class OneSidedHelp {
 public:
  // Called at every position of a one-sided game; false ends its search.
  using Pause = std::function<bool()>;

  virtual ~OneSidedHelp() = default;
  virtual std::unique_ptr<OneSidedBounds<Position>> for_thread(Pause pause) = 0;
  virtual OneSidedUse use() const = 0;
  // What is proved of one-sided games.
  virtual AnyTable& table() = 0;
  virtual const AnyTable& table() const = 0;
  virtual std::uint64_t table_capacity() const = 0;
  virtual std::uint64_t table_replaced() const = 0;
  virtual std::span<const std::string_view> lemmas() const = 0;
  // As for SharedTable.
  virtual bool crowded() const = 0;
  virtual void grow() = 0;
};

template <BoundedByOneSided R>
class OneSidedHelpOf final : public OneSidedHelp<PositionAsWords<typename R::Position>> {
 public:
  using Position = PositionAsWords<typename R::Position>;
  using Pause = typename OneSidedHelp<Position>::Pause;
  using Search = OneSidedSearch<typename R::OneSidedGame, Pause>;

  // `rules` must outlive this object and what it makes.
  OneSidedHelpOf(const R& rules, std::uint64_t memory_bytes)
      : rules_(rules), table_(memory_bytes) {}

  std::unique_ptr<OneSidedBounds<Position>> for_thread(Pause pause) override {
    return std::make_unique<OfThread>(rules_, table_, std::move(pause));
  }
  OneSidedUse use() const override { return R::kOneSidedUse; }
  AnyTable& table() override { return table_; }
  const AnyTable& table() const override { return table_; }
  std::uint64_t table_capacity() const override { return table_.capacity(); }
  std::uint64_t table_replaced() const override { return table_.replaced(); }
  std::span<const std::string_view> lemmas() const override { return R::OneSidedGame::kLemmas; }
  bool crowded() const override { return table_.crowded(); }
  void grow() override { table_.grow(); }

 private:
  class OfThread final : public OneSidedBounds<Position> {
   public:
    OfThread(const R& rules, typename Search::Table& table, Pause pause)
        : rules_(rules), search_(rules.one_sided(), table, std::move(pause)) {}

    Bounds bounds(const Position& p) override {
      Bounds result;
      rules_.for_each_one_sided(
          position_of_words<typename R::Position>(p),
          [&](const auto& start, bool makers_turn, const Bounds& if_breaker_wins) {
            const auto maker_wins = search_.maker_wins(start, makers_turn);
            if (!maker_wins || *maker_wins) return;
            result.lower = std::max(result.lower, if_breaker_wins.lower);
            result.upper = std::min(result.upper, if_breaker_wins.upper);
          });
      return result;
    }
    std::uint64_t positions() const override { return search_.positions(); }
    OneSidedCounts counts() const override { return search_.counts(); }
    void forget_counts() override { search_.forget_counts(); }

   private:
    const R& rules_;
    Search search_;
  };

  const R& rules_;
  typename Search::Table table_;
};

}  // namespace harary
