// SPDX-License-Identifier: MIT
// One question about a game, split into positions that can be solved separately, in any order and
// on any machine, and their values joined again: backward induction over the first moves. Parts
// that are isomorphic are one part. A part that turns out to be too hard is split again.
//
// Values of some parts bound what the positions above them are worth, and what lies outside the
// bounds of all its ancestors can no longer matter: alpha-beta on the small graph of the first
// moves, between the searches instead of within one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/question.hpp"
#include "base/job.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

class Instance;

class SplitGame {
 public:
  // At first the start is the only part. The game must outlive this object. Throws InputError for
  // games that cannot be split.
  SplitGame(const Instance& game, QuestionKind question);

  const Instance& game() const { return game_; }
  QuestionKind question() const { return question_; }

  // Splits a part into the positions after one more move; other positions stay as they are. Throws
  // JobStopped, and then nothing has changed.
  void split(const std::string& position, Job& job);
  // Splits all parts, and repeats that with the parts that result: `plies` times in all.
  void split_all(int plies, Job& job);

  // The unfinished positions that were not split, in the order in which they were met. Texts are
  // those of positions that play reaches: the representative of a class may lie elsewhere than
  // edges that are coloured from the start.
  std::vector<std::string> parts() const;
  // Whether these positions, split or not, or finished ones after them include it.
  bool has(const std::string& position) const { return numbers_.contains(position); }

  // The value of such a position for Side::first (Answer::proved_value); if only the winner is
  // asked for, any value of the same winner. Others are ignored.
  void learn(const std::string& position, Value value);

  // What the values that are known prove about the start.
  std::optional<Verdict> joined() const;
  // The parts that can still matter, best asked first; none once the values are joined.
  std::vector<std::string> open() const;

 private:
  struct HashOfPosition {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };

  struct Node {
    Position position;
    std::string text = {};
    bool first_chooses = false;
    bool finished = false;
    bool is_split = false;
    ValueRange range = {};  // of its value for Side::first, so far
    std::vector<std::size_t> above = {};
    std::vector<std::size_t> next = {};  // after one more move, each once

    bool is_open() const { return range.lower < range.upper; }
  };

  void split(std::size_t number, Job& job);
  std::size_t number_of(const Position& position, const Position& representative);
  void narrow(std::vector<std::size_t> changed);
  Value graded(Value value) const;

  const Instance& game_;
  QuestionKind question_;
  const RuntimeRules& rules_;
  std::vector<Value> cuts_;                               // where only the winner counts
  std::vector<Node> nodes_;                               // the first is the start
  std::unordered_map<std::string, std::size_t> numbers_;  // by texts
  std::unordered_map<Position, std::size_t, HashOfPosition> classes_;  // by representatives
};

}  // namespace harary
