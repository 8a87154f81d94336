// SPDX-License-Identifier: MIT
#include "reduce/avoidance_of_cnf.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "graph/named.hpp"

namespace harary {

namespace {

class BowTieBuilder {
 public:
  BowTieBuilder(const PositiveFormula& formula, const std::string& game)
      : formula_(formula), clause_vertices_(static_cast<std::size_t>(formula.variables)) {
    result_.instance.game = game;
    result_.instance.target_text = "bowtie";
    result_.instance.target = named_graph("bowtie");
  }

  TargetReduction build() {
    // Open edges first, in the order of CnfEdges.
    for (int x = 1; x <= formula_.variables; ++x) {
      gadgets_.push_back(result_.plan.add_gadget(
          fmt::format("x{}", x),
          fmt::format(
              "variable {0}: the player who takes m{0} has chosen it; l{0} is left for Red, r{0} "
              "for Green",
              x)));
      const double left = 5.0 * (x - 1);
      for (const int i : {0, 1, 2}) {
        const std::string name = fmt::format("{}{}", "lmr"[i], x);
        triples_.push_back(open_edge(gadgets_.back(), left + 1.5 * i, 0, name));
      }
    }
    const int clauses = static_cast<int>(formula_.clauses.size());
    for (int c = 0; c < clauses; ++c) {
      const Clause& clause = formula_.clauses[static_cast<std::size_t>(c)];
      clause_gadgets_.push_back(result_.plan.add_gadget(
          fmt::format("C{}", c + 1),
          fmt::format("clause {} ({}): Green may take c{} at the end if Green owns none of the r "
                      "edges of these variables, that is, Green chose all of them",
                      c + 1, fmt::join(clause, " or "), c + 1)));
      clause_edges_.push_back(
          open_edge(clause_gadgets_.back(), 5.0 * c, 7, fmt::format("c{}", c + 1)));
    }
    const int spare_gadget = result_.plan.add_gadget("spare", "one more edge for Red alone");
    const Ends spare = open_edge(spare_gadget, 5.0 * formula_.variables, 0, "s");

    for (int x = 1; x <= formula_.variables; ++x) join_triple(x);
    join_clauses();
    forbid(spare_gadget, spare, Paint::green);
    return std::move(result_);
  }

 private:
  struct Ends {
    int top, bottom;
    double x, y;
  };

  Ends open_edge(int gadget, double x, double y, const std::string& name) {
    const Ends ends{result_.vertex(gadget, x, y), result_.vertex(gadget, x, y + 1), x, y};
    result_.paint(ends.top, ends.bottom, Paint::open, name);
    return ends;
  }
  void join(int centre, const Ends& ends, Paint paint) {
    result_.paint(centre, ends.top, paint);
    result_.paint(centre, ends.bottom, paint);
  }
  // Whose colour this is must not take the edge.
  void forbid(int gadget, const Ends& ends, Paint paint) {
    const double y = paint == Paint::red ? ends.y + 2 : ends.y - 1;
    const double away = paint == Paint::red ? 0.7 : -0.7;
    // A little to the left, or its edges would lie on the open one.
    const double x = ends.x - 0.6;
    const int z = result_.vertex(gadget, x, y);
    const int a = result_.vertex(gadget, x - 0.35, y + away);
    const int b = result_.vertex(gadget, x + 0.35, y + away);
    join(z, ends, paint);
    result_.paint(z, a, paint);
    result_.paint(z, b, paint);
    result_.paint(a, b, paint);
  }
  const Ends& of_triple(int x, int i) const {
    return triples_[static_cast<std::size_t>(3 * (x - 1) + i)];
  }
  void join_triple(int x) {
    const int gadget = gadgets_[static_cast<std::size_t>(x - 1)];
    const Ends left = of_triple(x, 0), middle = of_triple(x, 1), right = of_triple(x, 2);
    const int red = result_.vertex(gadget, left.x + 0.75, 0.5);
    join(red, left, Paint::red);
    join(red, middle, Paint::red);
    const int green = result_.vertex(gadget, middle.x + 0.75, 0.5);
    join(green, middle, Paint::green);
    join(green, right, Paint::green);
    forbid(gadget, left, Paint::green);
    forbid(gadget, right, Paint::red);
    // The clauses of x will be joined to this one.
    const int clauses = result_.vertex(gadget, right.x + 0.8, 1.6);
    join(clauses, right, Paint::green);
    clause_vertices_[static_cast<std::size_t>(x - 1)] = clauses;
  }
  void join_clauses() {
    const std::size_t clauses = formula_.clauses.size();
    int all = -1;
    if (clauses > 1) {
      const int gadget = result_.plan.add_gadget("all clauses", "at most one clause edge in all");
      all = result_.vertex(gadget, 2.5 * static_cast<double>(clauses - 1) - 1.2, 11.5);
    }
    for (std::size_t c = 0; c < clauses; ++c) {
      forbid(clause_gadgets_[c], clause_edges_[c], Paint::red);
      if (all >= 0) join(all, clause_edges_[c], Paint::green);
      for (const int x : formula_.clauses[c]) {
        join(clause_vertices_[static_cast<std::size_t>(x - 1)], clause_edges_[c], Paint::green);
      }
    }
  }

  const PositiveFormula& formula_;
  TargetReduction result_;
  std::vector<int> gadgets_;
  std::vector<int> clause_gadgets_;
  std::vector<Ends> triples_;
  std::vector<Ends> clause_edges_;
  std::vector<int> clause_vertices_;
};

}  // namespace

TargetReduction avoidance_of_cnf(const PositiveFormula& formula, const std::string& game) {
  return BowTieBuilder(formula, game).build();
}

}  // namespace harary
