// SPDX-License-Identifier: MIT
// The strategy in a certificate as a tree for people: what the side of a statement answers to each
// move of the opponent. A position that was met before is a reference to it; moves of the opponent
// that symmetry exchanges, and moves with one answer, are one branch. The replies are those to the
// moves that it names, as they can be played.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "certificate/reader.hpp"
#include "games/roles.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// A position with the opponent to move.
struct StrategyNode {
  enum class End {
    none,     // the branches follow
    reached,  // what is stated is reached, whatever moves follow
    settled,  // a lemma of the verifier holds the position
    met,      // see the node of that number
    cut,      // deeper than asked for
  };
  struct Branch {
    std::vector<std::string> moves;    // of the opponent, each alone, with these replies
    std::size_t like = 0;              // others that a symmetry of the board exchanges with these
    std::vector<std::string> replies;  // one after the other; none: nothing is left to do
    std::unique_ptr<StrategyNode> next;
  };

  End end = End::none;
  std::size_t number = 0;  // from 1, in the order of the text; of the node that is meant, if met
  bool met_again = false;  // another node refers to it
  bool turned = false;     // if met: a symmetry of the board exchanges the two positions
  std::string position;
  std::vector<Branch> branches;
};

struct StrategyTree {
  std::string meaning;               // of the statement
  std::vector<std::string> opening;  // moves of the side before the opponent's first turn
  std::unique_ptr<StrategyNode> root;
};

// Of the statement number i. `depth`: turns of the opponent, 0 for all. Throws InputError if the
// positions are parts of sums, which are no moves, or if the set does not hold what it meets;
// LimitError beyond a million branches. Takes at most half of the job's memory.
StrategyTree strategy_of(const CertificateReader& certificate, std::size_t statement,
                         const PlainGame& game, const Roles& roles, int depth, Job& job);

}  // namespace harary
