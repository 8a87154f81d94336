// SPDX-License-Identifier: MIT
#include "app/reductions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

#include "app/catalogue.hpp"
#include "app/flood.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "base/words.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/honey_bee/honey_bee.hpp"
#include "reduce/achievement_of_dnf.hpp"
#include "reduce/avoidance_of_cnf.hpp"
#include "reduce/bee_of_qbf.hpp"
#include "reduce/bee_of_scs.hpp"
#include "reduce/flood_reductions.hpp"
#include "solve/deepening/search.hpp"
#include "solve/proof/search.hpp"

namespace harary {

namespace {

template <Rules R>
bool first_wins(const R& rules, Job& job) {
  ProofSearch<R> engine(rules, job);
  return for_first(rules.mover(rules.start()), engine.value(rules.start())) > 0;
}

template <int Words>
bool player_a_wins(const std::shared_ptr<const HoneyBeeBoard>& board, Job& job) {
  using R = HoneyBeeRules<Words>;
  const R rules(board);
  DeepeningSearch<R> engine(rules, job, job.budget().memory_bytes / 2);
  return engine.value(rules.start(), 0, 1) > 0;
}

bool bee_won(const TerritoryReduction& reduction, Job& job) {
  const auto board = std::make_shared<const HoneyBeeBoard>(reduction.board(), reduction.start,
                                                           reduction.second_start,
                                                           std::map<std::string, std::string>{});
  return with_words<1, 2, 4, 16>(board->contracted().order(),
                                 [&]<int Words>() { return player_a_wins<Words>(board, job); });
}

bool flooded(const TerritoryReduction& reduction, Job& job) {
  const FloodAnswer answer = solve_flood(reduction.board(), reduction.start, job);
  if (answer.length() <= reduction.bound) return true;
  if (answer.lower > reduction.bound) return false;
  throw JobStopped(answer.stopped.value_or(StopReason::time));
}

// One reduction at work: fills in the report.
class Work {
 public:
  Work(const ReductionName& name, const ReductionWish& wish, Job& job)
      : solve_(wish.solve == SolveBoth::yes), bound_(wish.bound), job_(job) {
    result_.name = name;
  }

  Reduced run(std::istream& in, const std::string& source) {
    const std::string& from = result_.name.from;
    if (bound_ && from != "fvs") {
      throw InputError("--bound: only for fvs in digraph6; other files have their bound");
    }
    if (from == "pos-cnf" || from == "pos-dnf") {
      formula(in, source);
    } else if (from == "qbf") {
      quantified(read_quantified_formula(in, source));
    } else if (from == "fvs") {
      feedback(read_feedback(in, source, bound_));
    } else if (from == "scs") {
      scs(read_scs(in, source));
    } else {
      mscs(read_mscs(in, source));
    }
    return std::move(result_);
  }

 private:
  // Builds by f() and takes the time.
  template <class F>
  auto build(F f) {
    const double begin = job_.seconds();
    auto built = f();
    result_.seconds = job_.seconds() - begin;
    return built;
  }
  std::string title() const {
    return fmt::format("{} -> {} ({})", result_.name.from, result_.name.to, result_.name.theorem);
  }

  void formula(std::istream& in, const std::string& source) {
    const bool cnf = result_.name.from == "pos-cnf";
    const PositiveFormula formula =
        read_positive_formula(in, source, cnf ? NormalForm::cnf : NormalForm::dnf);
    const TargetReduction built = build([&] {
      return cnf ? avoidance_of_cnf(formula, result_.name.to)
                 : achievement_of_dnf(formula, result_.name.to);
    });
    for (int x = 1; x <= formula.variables; ++x) {
      result_.moves.emplace_back(std::to_string(x), fmt::format("{}{}", cnf ? "m" : "f", x));
    }
    result_.source_size = {{"variables", formula.variables},
                           {cnf ? "clauses" : "terms", static_cast<long>(formula.clauses.size())}};
    result_.target_size = {{"vertices", built.plan.order()},
                           {"edges", static_cast<long>(built.instance.edges.size())},
                           {"open", built.open_edges}};
    result_.instance = instance_text(built.instance);
    result_.command = fmt::format("harary solve {} --instance FILE", result_.name.to);
    result_.drawing = drawing_of(built, title());
    if (!solve_) return;
    GameOptions options;
    options.set("instance", "text:" + result_.instance);
    const Answer answer = make_game(result_.name.to, options)->solve({}, job_);
    if (answer.stopped) throw JobStopped(*answer.stopped);
    result_.solved = {first_wins(PositiveFormulaRules(formula), job_),
                      answer.winner == Winner::first};
  }

  void quantified(const QuantifiedFormula& formula) {
    result_.source_size = {{"variables", static_cast<long>(formula.prefix.size())},
                           {"clauses", static_cast<long>(formula.clauses.size())}};
    const TerritoryReduction built = build([&] { return bee_of_qbf(formula); });
    for (const auto& [quantifier, x] : formula.prefix) {
      const bool exists = quantifier == Quantifier::exists;
      for (const bool value : {true, false}) {
        result_.moves.emplace_back(std::to_string(value ? x : -x),
                                   fmt::format("{} calls {}", exists ? "A" : "B",
                                               value == exists ? kBeeBlack : kBeeWhite));
      }
    }
    territory(built);
    if (solve_) {
      result_.solved = {first_wins(QuantifiedFormulaRules(formula), job_), bee_won(built, job_)};
    }
  }

  void feedback(const FeedbackProblem& problem) {
    result_.source_size = {{"vertices", problem.vertices},
                           {"arcs", static_cast<long>(problem.arcs.size())},
                           {"bound", problem.bound}};
    const TerritoryReduction built = build([&] { return flood_of_feedback(problem); });
    for (int x = 0; x < problem.vertices; ++x) {
      result_.moves.emplace_back(fmt::format("remove {}", x + 1),
                                 fmt::format("call {} twice", colour_symbol(x)));
    }
    territory(built);
    if (!solve_) return;
    const auto smallest = smallest_feedback_set(problem, job_);
    result_.solved = {static_cast<int>(smallest.size()) <= problem.bound, flooded(built, job_)};
  }

  void scs(const SequenceProblem& problem) {
    sequences(problem);
    const std::string& to = result_.name.to;
    if (to == "mscs") {
      const SequenceProblem built = build([&] { return mscs_of_scs(problem); });
      result_.instance = problem_text(built, "mscs");
      result_.command = "harary reduce mscs flood FILE --solve";
      result_.target_size = {{"sequences", static_cast<long>(built.sequences.size())},
                             {"length", static_cast<long>(built.sequences.front().size())},
                             {"bound", built.bound}};
      result_.moves = {{"0", "0 2"}, {"1", "1 3"}};
      if (solve_) result_.solved = {answer(problem), answer(built)};
      return;
    }
    const bool flood = to == "flood";
    const TerritoryReduction built =
        build([&] { return flood ? flood_of_scs(problem) : bee_of_scs(problem); });
    result_.moves = {{"0", "0 2"}, {"1", "1 2"}};
    territory(built);
    if (solve_) {
      result_.solved = {answer(problem), flood ? flooded(built, job_) : bee_won(built, job_)};
    }
  }

  void mscs(const SequenceProblem& problem) {
    sequences(problem);
    const TerritoryReduction built = build([&] { return flood_of_mscs(problem); });
    for (const char* letter : {"0", "1", "2", "3"}) result_.moves.emplace_back(letter, letter);
    territory(built);
    if (solve_) result_.solved = {answer(problem), flooded(built, job_)};
  }

  void sequences(const SequenceProblem& problem) {
    long letters = 0;
    for (const Letters& sequence : problem.sequences) letters += static_cast<long>(sequence.size());
    result_.source_size = {{"sequences", static_cast<long>(problem.sequences.size())},
                           {"letters", letters},
                           {"bound", problem.bound}};
  }
  bool answer(const SequenceProblem& problem) {
    return shortest_supersequence(problem.sequences, job_, problem.bound).has_value();
  }

  void territory(const TerritoryReduction& built) {
    const bool flood = result_.name.to == "flood";
    const int colours = 1 + *portable::ranges::max_element(built.colours);
    result_.target_size = {{"vertices", built.plan.order()},
                           {"edges", static_cast<long>(built.edges.size())},
                           {"colours", colours}};
    if (flood) result_.target_size["bound"] = built.bound;
    result_.instance = graph_board_file(
        built, flood ? fmt::format("{}: yes iff {} calls suffice", title(), built.bound)
                     : fmt::format("{}: yes iff the first player wins", title()));
    result_.command =
        flood ? fmt::format("harary solve flood --board @FILE.board --start {}", built.start)
              : fmt::format("harary solve honeybee --board @FILE.board --starts {},{}", built.start,
                            built.second_start);
    result_.drawing = drawing_of(built, title());
  }

  bool solve_;
  std::optional<int> bound_;
  Job& job_;
  Reduced result_;
};

}  // namespace

const std::vector<ReductionName>& reductions() {
  static const std::vector<ReductionName> kAll{
      {"pos-cnf", "avoidance", "Slany, Theorem 6"},
      {"pos-cnf", "misere-avoidance", "Slany, Theorem 7"},
      {"pos-cnf", "avoidance+", "Slany, Theorem 8"},
      {"pos-dnf", "achievement-no-draw", "Slany, Theorem 10"},
      {"pos-dnf", "maker-breaker", "Slany, Theorem 11"},
      {"pos-dnf", "achievement", "Slany, Theorem 13"},
      {"qbf", "honeybee", "Fleischer & Woeginger, Theorem 4.4, steps by search"},
      {"fvs", "flood", "Fleischer & Woeginger, Theorem 3.8"},
      {"scs", "mscs", "Fleischer & Woeginger, Theorem 3.10"},
      {"mscs", "flood", "Fleischer & Woeginger, Theorem 3.11"},
      {"scs", "flood", "Fleischer & Woeginger, Theorem 3.12"},
      {"scs", "honeybee", "Fleischer & Woeginger, Theorem 4.3"},
  };
  return kAll;
}

const ReductionName& named_reduction(const std::string& from, const std::string& to) {
  std::vector<std::string> known;
  for (const ReductionName& name : reductions()) {
    if (name.from == from && name.to == to) return name;
    known.push_back(name.from + " " + name.to);
  }
  throw InputError(fmt::format("no reduction from {} to {}; the reductions are: {}",
                               in_quotes(from), in_quotes(to), fmt::join(known, ", ")));
}

Reduced reduce(const ReductionWish& wish, std::istream& in, const std::string& source, Job& job) {
  return Work(named_reduction(wish.from, wish.to), wish, job).run(in, source);
}

}  // namespace harary
