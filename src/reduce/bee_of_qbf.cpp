// SPDX-License-Identifier: MIT
#include "reduce/bee_of_qbf.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cstdlib>
#include <map>

#include "base/error.hpp"
#include "reduce/honey_pot.hpp"

namespace harary {

namespace {

// Sets of colours.
constexpr int kLight = 1, kDark = 2, kWhite = 4, kBlack = 8;
constexpr int kRounds = 7;
constexpr std::array<int, kRounds> kStepsOfA{
    kWhite | kBlack, kDark, kWhite | kBlack, kDark, kWhite | kBlack, kLight, kDark};
constexpr std::array<int, kRounds> kStepsOfB{
    kWhite | kBlack, kLight | kDark | kWhite | kBlack, kLight, kWhite | kBlack,
    kDark,           kDark | kWhite | kBlack,          kLight};
constexpr int kLightColour = 0;
constexpr int kExistential = 1, kUniversal = 5;  // A's rounds of choice within a gadget

class PathBuilder {
 public:
  explicit PathBuilder(const QuantifiedFormula& formula)
      : formula_(formula), prefix_(alternating_prefix(formula)) {
    for (std::size_t c = 0; c < formula.clauses.size(); ++c) {
      for (const Literal x : formula.clauses[c]) clauses_of_[x].push_back(c);
    }
  }

  TerritoryReduction build() {
    steps_of_a_.push_back(kDark);  // where A begins; called before the first round
    std::vector<int> steps_of_b{kLight};
    for (std::size_t gadget = 0; gadget < prefix_.size() / 2; ++gadget) {
      steps_of_a_.insert(steps_of_a_.end(), kStepsOfA.begin(), kStepsOfA.end());
      steps_of_b.insert(steps_of_b.end(), kStepsOfB.begin(), kStepsOfB.end());
    }
    steps_of_a_.push_back(kWhite | kBlack);
    std::vector<int> whole = steps_of_a_;
    whole.push_back(kLight);
    steps_of_b.push_back(kDark);

    const int a = result_.plan.add_gadget("P_A", "A's path: one step a round");
    const int b = result_.plan.add_gadget("P_B", "B's path: one step a round");
    path_ = add_path(a, whole, 0, 0);
    const auto last = static_cast<double>(whole.size());
    const std::vector<Step> path_of_b = add_path(b, steps_of_b, 0, -8);
    result_.start = any(path_.front());
    result_.second_start = any(path_of_b.front());
    pot_neighbours_.resize(formula_.clauses.size());
    for (std::size_t i = 0; i < prefix_.size(); ++i) add_waiting_paths(i);
    add_pots(any(path_.back()), any(path_of_b.back()), last);
    return std::move(result_);
  }

 private:
  using Step = std::array<int, 4>;  // the vertex of each colour, or -1

  static int any(const Step& step) {
    for (const int v : step) {
      if (v >= 0) return v;
    }
    return -1;
  }

  // The steps from round `from` on.
  std::vector<Step> add_path(int gadget, const std::vector<int>& steps, std::size_t from,
                             double y) {
    std::vector<Step> path(steps.size(), Step{-1, -1, -1, -1});
    for (std::size_t round = from; round < steps.size(); ++round) {
      int lane = 0;
      for (int colour = 0; colour < 4; ++colour) {
        if ((steps[round] >> colour & 1) == 0) continue;
        const int v =
            result_.vertex(gadget, colour, 1.5 * static_cast<double>(round), y + 0.7 * lane++);
        path[round][static_cast<std::size_t>(colour)] = v;
        if (round == from) continue;
        for (const int u : path[round - 1]) {
          if (u >= 0) result_.join(u, v);
        }
      }
    }
    return path;
  }

  void add_waiting_paths(std::size_t i) {
    const int x = prefix_[i].variable;
    const std::size_t round = kRounds * (i / 2) + (i % 2 == 0 ? kExistential : kUniversal);
    for (const Literal literal : {x, -x}) {
      const auto found = clauses_of_.find(literal);
      if (x == 0 || found == clauses_of_.end()) continue;
      const int gadget = result_.plan.add_gadget(
          fmt::format("W {}", literal),
          fmt::format("waiting path of {} {}: opened by A's {} in round {}, it ends at the pots of "
                      "the clauses with {}",
                      i % 2 == 0 ? "existential" : "universal", literal,
                      literal > 0 ? "black (true)" : "white (false)", round, literal));
      const double y = 4 + 4 * static_cast<double>(lanes_++);
      const std::vector<Step> waiting = add_path(gadget, steps_of_a_, round + 1, y);
      const int choice =
          path_[round][static_cast<std::size_t>(literal > 0 ? kBeeBlack : kBeeWhite)];
      for (const int v : waiting[round + 1]) {
        if (v >= 0) result_.join(choice, v);
      }
      for (const std::size_t clause : found->second) {
        for (const int v : waiting.back()) {
          if (v >= 0) pot_neighbours_[clause].push_back(v);
        }
      }
    }
  }

  void add_pots(int end_of_a, int end_of_b, double last) {
    const int small = result_.plan.order();
    const int clauses = static_cast<int>(formula_.clauses.size());
    // All that is no pot is less than a clause pot, and all clause pots are less than a large one.
    const int pot = small + 2;
    const long size_of_a = static_cast<long>(clauses + 1) * pot;
    const long size_of_b = size_of_a + static_cast<long>(clauses - 1) * pot;
    const long total = small + static_cast<long>(clauses) * pot + size_of_a + size_of_b;
    if (total >= kMaxBoardVertices) {
      throw LimitError(fmt::format("the board would have {} vertices; boards have at most {}",
                                   total, kMaxBoardVertices));
    }
    const double x = 1.5 * last + 6;
    double y = 4;
    for (std::size_t c = 0; c < formula_.clauses.size(); ++c) {
      const int gadget = result_.plan.add_gadget(
          fmt::format("H_{}", c + 1),
          fmt::format(
              "clause {} ({}): a honey pot that A reaches in time iff one of these literals "
              "is true",
              c + 1, fmt::join(formula_.clauses[c], " or ")));
      const int entrance = add_honey_pot(result_, gadget, kLightColour, pot, x, y);
      y += 0.25 * (pot / 12 + 1) + 2;
      result_.join(end_of_b, entrance);
      for (const int v : pot_neighbours_[c]) result_.join(v, entrance);
    }
    // An odd number of vertices in all: no tie.
    const int odd = total % 2 == 0 ? 1 : 0;
    const int pot_a = add_honey_pot(result_, result_.plan.add_gadget("H_A", "A's honey pot"),
                                    kBeeBlack, static_cast<int>(size_of_a) + odd, x + 6, 4);
    const int pot_b = add_honey_pot(
        result_, result_.plan.add_gadget("H_B", "B's: larger by all clause pots but one"),
        kBeeWhite, static_cast<int>(size_of_b), x + 12, 4);
    result_.join(end_of_a, pot_a);
    result_.join(end_of_a, pot_b);
    result_.join(end_of_b, pot_b);
    result_.join(pot_a, pot_b);
  }

  const QuantifiedFormula& formula_;
  std::vector<QuantifiedVariable> prefix_;
  std::map<Literal, std::vector<std::size_t>> clauses_of_;
  std::vector<int> steps_of_a_;  // without the last, which the waiting paths do not have
  std::vector<Step> path_;
  std::vector<std::vector<int>> pot_neighbours_;
  int lanes_ = 0;
  TerritoryReduction result_;
};

}  // namespace

std::vector<QuantifiedVariable> alternating_prefix(const QuantifiedFormula& formula) {
  std::vector<QuantifiedVariable> result;
  const auto wanted = [&] {
    return result.size() % 2 == 0 ? Quantifier::exists : Quantifier::for_all;
  };
  for (const QuantifiedVariable& x : formula.prefix) {
    if (x.quantifier != wanted()) result.push_back({wanted(), 0});
    result.push_back(x);
  }
  if (result.size() % 2 == 1) result.push_back({Quantifier::for_all, 0});
  return result;
}

TerritoryReduction bee_of_qbf(const QuantifiedFormula& formula) {
  return PathBuilder(formula).build();
}

}  // namespace harary
