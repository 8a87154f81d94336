// SPDX-License-Identifier: MIT
// All positions of a game up to isomorphism, with their values, to walk in: those of a small game,
// made when they are first asked for, or those of a tablebase.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "app/tablebase/tablebase.hpp"

namespace harary {

// Positions of one ply, or all that can follow a position, by who wins them. Where an atlas does
// not know who wins without looking at each of them, `judged` is false.
struct PositionCount {
  std::uint64_t positions = 0;
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  std::uint64_t ties = 0;
  bool judged = true;
};

class Atlas {
 public:
  struct Entry {
    std::string name;  // a text of one position of the class, always the same
    Verdict verdict;
    std::optional<int> remoteness;
    std::optional<int> ply;  // the first in which play can reach it
  };

  virtual ~Atlas() = default;
  // Safe from any thread. InputError for bad text and for positions that are not there.
  virtual Entry find(const std::string& position) = 0;
  // A position of each class from which a move leads to the class of this one; empty where the
  // atlas cannot look back by itself.
  virtual std::vector<std::string> before(const std::string& position) const = 0;
  // By ply.
  virtual const std::vector<PositionCount>& plies() const = 0;
  // What can follow a position, itself included.
  virtual std::optional<PositionCount> below(const std::string& position) const = 0;
};

class SmallAtlas final : public Atlas {
 public:
  explicit SmallAtlas(std::shared_ptr<const PlayerKnowledge> knowledge);

  Entry find(const std::string& position) override;
  std::vector<std::string> before(const std::string& position) const override;
  const std::vector<PositionCount>& plies() const override { return plies_; }
  std::optional<PositionCount> below(const std::string& position) const override;

 private:
  using Number = PositionGraph::Number;
  const Explored& explored() const { return knowledge_->explored(); }
  void count(Number number, PositionCount& into) const;

  std::shared_ptr<const PlayerKnowledge> knowledge_;
  std::vector<Winner> winners_;            // by number
  std::vector<int> ply_;                   // by number
  std::vector<std::size_t> first_before_;  // one more than numbers: where those of a number begin
  std::vector<Number> before_;             // from which an arc leads to it
  std::vector<PositionCount> plies_;
};

class TablebaseAtlas final : public Atlas {
 public:
  // `game` as it was asked for, which names one of the values. FileError if the tablebase is of
  // another game.
  TablebaseAtlas(std::shared_ptr<const Game> game, std::shared_ptr<const Tablebase> tablebase);

  Entry find(const std::string& position) override;
  std::vector<std::string> before(const std::string&) const override { return {}; }
  const std::vector<PositionCount>& plies() const override { return plies_; }
  std::optional<PositionCount> below(const std::string&) const override { return std::nullopt; }

 private:
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Tablebase> tablebase_;
  std::mutex mutex_;
  std::unique_ptr<Prober> prober_;
  std::vector<PositionCount> plies_;
};

}  // namespace harary
