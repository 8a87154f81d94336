// SPDX-License-Identifier: MIT
// Games on winning sets: answers, positions and processor time, with and without single
// techniques.
//
//     winning_sets [--ablation] [TEXT]      cases whose names contain TEXT
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.hpp"
#include "solve/winning_sets/solver.hpp"
#include "support/graph/families.hpp"

namespace harary {
namespace {

struct Case {
  std::string name;
  SetGameKind goal;
  Hypergraph family;
  int mover = 0;
  std::optional<int> bound = std::nullopt;
};

constexpr auto kMakerBreaker = SetGameKind::maker_breaker;
constexpr auto kStrong = SetGameKind::strong;

Hypergraph animal_on(std::string_view name, int side) {
  return animal(polyomino(name), side, side);
}

std::vector<Case> cases() {
  std::vector<Case> result;
  for (const int side : {5, 7}) {
    for (const char* name : {"T4", "L4", "S4"}) {
      const auto family = animal_on(name, side);
      result.push_back({fmt::format("{0} {1}x{1}", name, side), kMakerBreaker, family});
      result.push_back({fmt::format("{0} {1}x{1} strong", name, side), kStrong, family});
    }
  }
  const auto add = [&](const char* name, int side, bool both) {
    const auto family = animal_on(name, side);
    result.push_back({fmt::format("{0} {1}x{1}", name, side), kMakerBreaker, family});
    if (both) result.push_back({fmt::format("{0} {1}x{1} strong", name, side), kStrong, family});
  };
  result.push_back({"L4 4x4 strong", kStrong, animal_on("L4", 4)});
  result.push_back({"S4 3x3 strong", kStrong, animal_on("S4", 3)});
  result.push_back({"I3 4x4 strong", kStrong, animal_on("I3", 4)});
  result.push_back({"L3 3x3 strong", kStrong, animal_on("L3", 3)});
  add("I4", 6, true);
  add("I4", 7, true);
  for (const int side : {5, 6, 7}) add("O4", side, false);
  add("N5", 6, true);
  add("Y5", 6, true);
  add("Y5", 7, false);
  add("L5", 7, true);
  add("L5", 6, true);
  for (const char* name : {"F5", "T5", "U5", "V5", "W5", "Z5", "P5", "X5", "I5"}) {
    add(name, 7, false);
  }
  result.push_back({"(5,5,5)", kMakerBreaker, lines_of({5, 5}, 5)});
  result.push_back({"(4,5,4)", kMakerBreaker, lines_of({4, 5}, 4)});
  result.push_back({"(5,5,4)", kMakerBreaker, lines_of({5, 5}, 4)});
  result.push_back({"(5,5,4) strong", kStrong, lines_of({5, 5}, 4)});
  result.push_back({"(6,6,5)", kMakerBreaker, lines_of({6, 6}, 5)});
  result.push_back({"(7,7,5)", kMakerBreaker, lines_of({7, 7}, 5)});
  result.push_back({"3x3x3 strong", kStrong, lines_of({3, 3, 3}, 3)});
  result.push_back({"Hamilton cycle K7", kMakerBreaker, hamilton(7, true)});
  result.push_back({"Hamilton cycle K8", kMakerBreaker, hamilton(8, true)});
  result.push_back({"Hamilton cycle K8, Breaker first", kMakerBreaker, hamilton(8, true), 1});
  result.push_back({"Hamilton path K7", kMakerBreaker, hamilton(7, false)});
  result.push_back({"Hamilton path K8", kMakerBreaker, hamilton(8, false)});
  result.push_back({"Hex 4x4", kMakerBreaker, hex_paths(4, 4, 16)});
  result.push_back({"Hex 5x5", kMakerBreaker, hex_paths(5, 5, 25)});
  result.push_back({"K1,5 in K8", kMakerBreaker,
                    copies_in_complete(8, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}}, 6)});
  result.push_back({"C6 in K7", kMakerBreaker,
                    copies_in_complete(7, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}}, 6)});
  result.push_back({"K4 in K7", kMakerBreaker, copies_in_complete(7, complete_edges(4), 4)});
  result.push_back({"K4 in K8", kMakerBreaker, copies_in_complete(8, complete_edges(4), 4)});
  // Staller is Maker: how many moves Dominator needs.
  for (int n = 9; n <= 16; ++n) {
    result.push_back(
        {fmt::format("P2 x P{} domination", n), kMakerBreaker, closed_neighbourhoods(n, 2), 1});
  }
  for (int n = 9; n <= 14; ++n) {
    result.push_back({fmt::format("P2 x P{} domination, Staller first", n), kMakerBreaker,
                      closed_neighbourhoods(n, 2)});
  }
  for (int n = 3; n <= 6; ++n) {
    result.push_back(
        {fmt::format("P3 x P{} domination", n), kMakerBreaker, closed_neighbourhoods(3, n), 1});
  }
  result.push_back({"4x5 domination, Staller first", kMakerBreaker, closed_neighbourhoods(4, 5)});
  result.push_back({"5x5 domination, Staller first", kMakerBreaker, closed_neighbourhoods(5, 5)});
  return result;
}

std::string answer_text(const SetAnswer& answer, SetGameKind goal) {
  const char* first = goal == SetGameKind::strong ? "first" : "Maker";
  const char* second = goal == SetGameKind::strong ? "second" : "Breaker";
  if (answer.winner == SetWinner::none) return "draw";
  std::string text = answer.winner == SetWinner::first ? first : second;
  if (answer.moves) text += fmt::format(" in {}", *answer.moves);
  return text;
}

bool asks_breaker(const Case& asked) {
  return asked.name.find("domination") != std::string::npos;
}

void ask(const Case& asked, const Techniques& techniques, const std::string& name, bool least,
         double seconds) {
  Budget budget;
  budget.time = std::chrono::milliseconds(static_cast<int>(seconds * 1000));
  Job job(budget);
  const std::clock_t begin = std::clock();
  WinningSetsSolver solver({.kind = asked.goal, .first = asked.family, .second = asked.family}, job,
                           techniques);
  std::string text = "stopped";
  try {
    text = answer_text(solver.solve({.taken = {}, .mover = asked.mover},
                                    {asked.bound, least, asks_breaker(asked)}),
                       asked.goal);
  } catch (const JobStopped&) {
  }
  const double time = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::fputs(fmt::format("| {} | {} | {} | {} | {} | {:.3f} |\n", name, asked.family.points,
                         asked.family.sets.size(), text, solver.positions(), time)
                 .c_str(),
             stdout);
  std::fflush(stdout);
}

struct Variant {
  const char* name;
  std::function<void(Techniques&)> change;
};

void ablation(const std::vector<Case>& chosen) {
  const std::vector<Variant> variants{
      {"all", [](Techniques&) {}},
      {"raw key", [](Techniques& t) { t.canonical = false; }},
      {"no table", [](Techniques& t) { t.table = false; }},
      {"no pairs and potential", [](Techniques& t) { t.pairs = false; }},
      {"no zones", [](Techniques& t) { t.makers_zones = t.breakers_zones = false; }},
      {"no twins", [](Techniques& t) { t.twins = false; }},
      {"no domination", [](Techniques& t) { t.domination = false; }},
      {"no components", [](Techniques& t) { t.components = false; }},
      {"no threat search", [](Techniques& t) { t.threats = false; }},
      {"no relaxation", [](Techniques& t) { t.relaxation = false; }},
  };
  for (const Case& asked : chosen) {
    for (const Variant& variant : variants) {
      Techniques techniques;
      variant.change(techniques);
      ask(asked, techniques, asked.name + ", " + variant.name, true, 20);
    }
  }
}

}  // namespace
}  // namespace harary

int main(int count, char** words) {
  using namespace harary;
  bool with_ablation = false;
  std::string only;
  for (int i = 1; i < count; ++i) {
    if (std::string_view(words[i]) == "--ablation") {
      with_ablation = true;
    } else {
      only = words[i];
    }
  }
  std::vector<Case> chosen = cases();
  std::erase_if(chosen, [&](const Case& c) { return c.name.find(only) == std::string::npos; });
  std::puts("| question | points | sets | answer | positions | s |\n|---|---:|---:|---|---:|---:|");
  if (with_ablation) {
    ablation(chosen);
  } else {
    for (const Case& asked : chosen) ask(asked, {}, asked.name, true, 120);
  }
}
