// SPDX-License-Identifier: MIT
// "The board does not arrow the targets" as a formula: its models are the colourings without a copy
// of target i in colour i. With two colours an edge is one variable, true for colour 0; with more
// it has a variable for each colour, of which exactly one is true. A clause for each copy says that
// not all of its edges have the colour. Edges that are coloured in advance are constants.
#pragma once

#include <cstdint>
#include <vector>

#include "base/job.hpp"
#include "graph/graph.hpp"
#include "theory/arrowing/edge_colouring.hpp"
#include "theory/arrowing/formula.hpp"

namespace harary {

inline constexpr int kMaxArrowingColours = 64;

struct ArrowingQuestion {
  Graph board;
  std::vector<Graph> targets;                  // one for each colour, at least one
  std::vector<std::vector<Edge>> precoloured;  // by colour; may be shorter than targets
};

class ArrowingEncoding {
 public:
  // Throws InputError for a question that makes no sense, JobStopped when the budget ends or the
  // copies of the targets do not fit its memory.
  ArrowingEncoding(const ArrowingQuestion& question, Job& job);

  const ArrowingQuestion& question() const { return question_; }
  int colours() const { return static_cast<int>(question_.targets.size()); }
  // The colour an edge has in advance; kUncoloured if none.
  static constexpr int kUncoloured = -1;
  int precolour(Edge e) const { return precolour_[index(e)]; }
  // True exactly if the edge has the colour.
  int literal(Edge e, int colour) const;

  Formula& formula() { return formula_; }
  const Formula& formula() const { return formula_; }
  std::uint64_t copies() const { return copies_; }

  // The colouring that a model stands for; holds(variable) says which variables are true.
  template <class Holds>
  EdgeColouring colouring(const Holds& holds) const {
    EdgeColouring result{question_.board, {}};
    result.classes.resize(question_.targets.size());
    for (const Edge e : question_.board.edges()) {
      int colour = 0;
      const auto has = [&](int literal) {
        if (literal == kTrueLiteral || literal == kFalseLiteral) return literal == kTrueLiteral;
        return literal > 0 ? holds(literal) : !holds(-literal);
      };
      while (colour + 1 < colours() && !has(literal(e, colour))) ++colour;
      result.classes[static_cast<std::size_t>(colour)].push_back(e);
    }
    return result;
  }

 private:
  static std::size_t index(Edge e) { return static_cast<std::size_t>(e.pair_index()); }

  void take_precolours();
  void add_variables();
  void forbid_copies(int colour, Job& job);

  ArrowingQuestion question_;
  std::vector<int> precolour_;       // by Edge::pair_index()
  std::vector<int> first_variable_;  // of an uncoloured edge, by Edge::pair_index(); else 0
  Formula formula_;
  std::uint64_t copies_ = 0;
};

}  // namespace harary
