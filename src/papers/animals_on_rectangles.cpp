// SPDX-License-Identifier: MIT
// Maker inherits his wins: on a rectangle that contains one on which he wins he ignores the other
// cells. In the strong game the other cells may serve the second player's threats, so each board is
// asked.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "papers/table_cell.hpp"
#include "papers/table_lines.hpp"

namespace harary {

const char* const kRectangleColumns =
    "   i  animal           cells  strong a x b,m                            maker a x b,m";

namespace {

constexpr int kMostCellsOfARectangle = 64;

using Sides = std::pair<int, int>;  // the shorter first

enum class Standing { won, not_won, open };
using Standings = std::map<Sides, Standing>;

bool contains(const Sides& large, const Sides& small) {
  return large.first >= small.first && large.second >= small.second;
}

bool contains_any(const Sides& large, const std::vector<Sides>& of) {
  return std::any_of(of.begin(), of.end(),
                     [&](const Sides& small) { return contains(large, small); });
}

Standing asked(const std::string& game, const Animal& animal, const Sides& sides, Job& job) {
  const auto winner =
      winner_of_cell(game, animal_on(animal, "grid", sides.first, sides.second), job);
  if (!winner) return Standing::open;
  return *winner == Winner::first ? Standing::won : Standing::not_won;
}

// Of each width, the lengths in turn. Those after one that is left open are not asked.
Standings standings_of_maker(const Animal& animal, Job& job) {
  Standings found;
  std::vector<Sides> won;
  for (int width = 1; width * width <= kMostCellsOfARectangle; ++width) {
    bool open = false;
    for (int length = width; width * length <= kMostCellsOfARectangle; ++length) {
      const Sides sides{width, length};
      Standing& standing = found[sides];
      if (contains_any(sides, won)) {
        standing = Standing::won;
        continue;
      }
      standing = open ? Standing::open : asked("maker-breaker", animal, sides, job);
      open = standing == Standing::open;
      if (standing == Standing::won) won.push_back(sides);
    }
  }
  return found;
}

// Who owns an animal first owns one: only where Maker wins can the first player win.
Standings standings_of_strong(const Animal& animal, const Standings& of_maker, Job& job) {
  Standings found = of_maker;
  for (auto& [sides, standing] : found) {
    if (standing == Standing::won) standing = asked("achievement", animal, sides, job);
  }
  return found;
}

struct OnRectangles {
  std::vector<std::pair<Sides, std::optional<int>>> least;  // with the fewest moves
  std::vector<Sides> open;
  std::vector<Sides> ties_above;  // boards not won that contain one that is
};

OnRectangles on_rectangles(const std::string& game, const Animal& animal,
                           const Standings& standings, Job& job) {
  OnRectangles found;
  std::vector<Sides> least;
  for (const auto& [sides, standing] : standings) {  // what a board contains comes before it
    if (standing == Standing::open) found.open.push_back(sides);
    const bool above = contains_any(sides, least);
    if (standing == Standing::not_won && above) found.ties_above.push_back(sides);
    if (standing == Standing::won && !above) least.push_back(sides);
  }
  for (const Sides& sides : least) {
    const auto& [width, length] = sides;
    found.least.emplace_back(sides,
                             fewest_moves(game, animal_on(animal, "grid", width, length),
                                          static_cast<int>(animal.size()), width * length, job));
  }
  return found;
}

std::string text_of(const Sides& sides) {
  return fmt::format("{}x{}", sides.first, sides.second);
}

// "5x9..12": boards of one width whose lengths follow one another.
std::vector<std::string> runs_of(const std::vector<Sides>& boards) {
  std::vector<std::string> runs;
  for (std::size_t begin = 0, end = 0; begin < boards.size(); begin = end) {
    end = begin + 1;
    while (end < boards.size() && boards[end].first == boards[begin].first &&
           boards[end].second == boards[end - 1].second + 1) {
      ++end;
    }
    const std::string last = end == begin + 1 ? "" : fmt::format("..{}", boards[end - 1].second);
    runs.push_back(text_of(boards[begin]) + last);
  }
  return runs;
}

std::string text_of(const OnRectangles& found) {
  std::vector<std::string> parts;
  for (const auto& [sides, moves] : found.least) {
    parts.push_back(fmt::format("{},{}", text_of(sides), moves_text(moves)));
  }
  for (const std::string& run : runs_of(found.ties_above)) parts.push_back("not " + run);
  for (const std::string& run : runs_of(found.open)) parts.push_back(run + "?");
  return parts.empty() ? "-" : fmt::format("{}", fmt::join(parts, " "));
}

Json json_of(const std::vector<Sides>& boards) {
  Json json = Json::array();
  for (const Sides& sides : boards) json.push_back(text_of(sides));
  return json;
}

Json json_of(const OnRectangles& found) {
  Json least = Json::array();
  for (const auto& [sides, moves] : found.least) {
    least.push_back({{"board", text_of(sides)}, {"moves", moves ? Json(*moves) : Json(nullptr)}});
  }
  return {
      {"least", least}, {"open", json_of(found.open)}, {"ties_above", json_of(found.ties_above)}};
}

}  // namespace

PaperLine rectangles_table_line(int number, const std::string&, Job& job) {
  const Animal& animal = animal_of_line(number);
  const Standings of_maker = standings_of_maker(animal, job);
  const Standings of_strong = standings_of_strong(animal, of_maker, job);
  const OnRectangles strong = on_rectangles("achievement", animal, of_strong, job);
  const OnRectangles maker = on_rectangles("maker-breaker", animal, of_maker, job);
  return line_of_animal(number, fmt::format("  {:<39} {}", text_of(strong), text_of(maker)),
                        json_of(strong), json_of(maker));
}

}  // namespace harary
