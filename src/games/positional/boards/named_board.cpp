// SPDX-License-Identifier: MIT
#include "games/positional/boards/named_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/error.hpp"
#include "games/positional/boards/set_families.hpp"
#include "games/positional/boards/typed_name.hpp"
#include "games/positional/instance.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostNamedPoints = 2 * kMostOpenPoints;
constexpr std::size_t kMostNamedSets = 1'000'000;
// Where others pay for the work.
constexpr std::size_t kMostSetsOfVisitors = 20'000;

}  // namespace

NamedBoard::NamedBoard(const GameOptions& options, const SetFamily& family)
    : options_(options), points_(family.points) {
  switch (points_) {
    case PointKind::cells:
      take_cells(family);
      break;
    case PointKind::subsets:
      take_subsets(family);
      break;
    case PointKind::edges:
    case PointKind::vertices:
      take_graph(family);
  }
  if (names_.size() > kMostNamedPoints) {
    throw LimitError(
        fmt::format("--board: the board has {} {}; games on winning sets have at most "
                    "{} points, stones included",
                    names_.size(), name_of(points_), kMostNamedPoints));
  }
}

bool NamedBoard::is_no_graph(std::string_view board) {
  return CellBoard::is_no_graph(board) || typed_name(board).starts_with("uniform:");
}

void NamedBoard::take_cells(const SetFamily& family) {
  cells_ = CellBoard::parse(options_.text("board"));
  if (!cells_) {
    throw InputError(
        fmt::format("--board: {} is for a board of cells: grid:5x5, torus:5x5, cube:4x4x4, "
                    "rhombus:5x5, hexagon:4 or triangle:5",
                    family.written));
  }
  for (int i = 0; i < cells_->size(); ++i) names_.push_back(cells_->name(i));
}

void NamedBoard::take_subsets(const SetFamily& family) {
  uniform_ = UniformBoard::parse(typed_name(options_.text("board")), "--board");
  if (!uniform_) {
    throw InputError(fmt::format("--board: {} is for a board such as uniform:6,3", family.written));
  }
  for (std::size_t i = 0; i < uniform_->points.size(); ++i) {
    names_.push_back(uniform_->name(static_cast<int>(i)));
  }
}

void NamedBoard::take_graph(const SetFamily& family) {
  const std::string text = options_.text("board");
  if (is_no_graph(text)) {
    throw InputError(fmt::format("--board: {} is not a graph, and {} is for a graph",
                                 in_quotes(text), family.written));
  }
  graph_ = options_.board();
  if (points_ == PointKind::vertices) {
    for (int v = 0; v < graph_.order(); ++v) names_.push_back(std::to_string(v));
  } else {
    for (const Edge e : graph_.edges()) names_.push_back(fmt::format("{}-{}", e.low, e.high));
  }
}

std::string NamedBoard::text() const {
  if (cells_) return cells_->text();
  if (uniform_) return fmt::format("uniform:{},{}", uniform_->order, uniform_->rank);
  return board_text(graph_);
}

std::vector<std::vector<int>> NamedBoard::sets(const std::vector<SetFamily>& families) const {
  const bool own_files = options_.files() == GameOptions::Files::allowed;
  std::vector<std::vector<int>> result;
  for (const SetFamily& family : families) {
    SetCollector sets(family.written, own_files ? kMostNamedSets : kMostSetsOfVisitors, result);
    add(family, sets);
  }
  keep_minimal(result);
  return result;
}

std::vector<std::vector<int>> NamedBoard::all_sets(const std::vector<SetFamily>& families,
                                                   std::size_t most_points) const {
  std::vector<std::vector<int>> result;
  for (const SetFamily& family : families) {
    SetCollector sets(family.written, std::min(most_points, kMostNamedSets), result);
    add(family, sets);
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::vector<int> NamedBoard::stones(const std::string& option) const {
  std::vector<int> result;
  if (!options_.has(option)) return result;
  if (points_ == PointKind::edges) {
    const std::vector<Edge> all = graph_.edges();
    for (const Edge e : options_.edges(option, graph_)) {
      result.push_back(static_cast<int>(std::find(all.begin(), all.end(), e) - all.begin()));
    }
    return result;
  }
  const std::string text = typed_name(options_.text(option));
  std::string_view rest = text;
  for (bool more = !rest.empty(); more;) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const auto found = std::find(names_.begin(), names_.end(), rest.substr(0, end));
    if (found == names_.end()) {
      throw InputError(fmt::format("--{}: {} is not a point of the board; they are {}, …, {}",
                                   option, in_quotes(rest.substr(0, end)), names_.front(),
                                   names_.back()));
    }
    const int point = static_cast<int>(found - names_.begin());
    if (std::find(result.begin(), result.end(), point) != result.end()) {
      throw InputError(fmt::format("--{}: {} is listed twice", option, *found));
    }
    result.push_back(point);
    more = end < rest.size();
    if (more) rest.remove_prefix(end + 1);
  }
  return result;
}

void NamedBoard::add(const SetFamily& family, SetCollector& sets) const {
  if (family.word == "line:") return add_lines(*cells_, length_in(family), sets);
  if (family.word == "row:") return add_lines_along(*cells_, 0, length_in(family), sets);
  if (family.word == "column:") return add_lines_along(*cells_, 1, length_in(family), sets);
  if (family.word == "animal:") return add_places(*cells_, read_animal(family.rest), sets);
  if (family.word == "path:") return add_connections(*cells_, family.rest, sets);
  if (family.word == "copies:uniform:") return add_uniform(family, sets);
  if (family.word == "copies:") return add_copies(graph_, target_in(family), sets);
  if (family.word == "spanning-trees") return add_spanning_trees(graph_, sets);
  if (family.word == "cycles") return add_cycles(graph_, sets);
  if (family.word == "odd-cycles") return add_odd_cycles(graph_, sets);
  if (family.word == "perfect-matchings") return add_perfect_matchings(graph_, sets);
  if (family.word == "hamilton-cycles") return add_hamilton_cycles(graph_, sets);
  if (family.word == "hamilton-paths") return add_hamilton_paths(graph_, sets);
  if (family.word == "hamilton-path:" || family.word == "simple-path:") {
    return add_paths_between(family, sets);
  }
  if (family.word == "dominating-sets") return add_dominating_sets(graph_, sets);
  add_closed_neighbourhoods(graph_, sets);
}

int NamedBoard::length_in(const SetFamily& family) const {
  const auto length = whole_number(family.rest);
  if (!length || *length < 1 || *length > kMostOpenPoints) {
    throw InputError(fmt::format("--target: {} is not a line; write line:3 for 3 in a row",
                                 in_quotes(family.written)));
  }
  return *length;
}

Graph NamedBoard::target_in(const SetFamily& family) const {
  const Graph target = options_.files() == GameOptions::Files::allowed
                           ? parse_board(family.rest, "--target")
                           : parse_board_without_files(family.rest, "--target");
  if (target.edge_count() == 0) {
    throw InputError(fmt::format("--target: the target {} has no edge", in_quotes(family.written)));
  }
  return target;
}

void NamedBoard::add_paths_between(const SetFamily& family, SetCollector& sets) const {
  const std::size_t dash = std::min(family.rest.find('-'), family.rest.size());
  const auto from = whole_number(family.rest.substr(0, dash));
  const auto to = whole_number(dash == family.rest.size() ? "" : family.rest.substr(dash + 1));
  if (!from || !to || *from == *to || std::max(*from, *to) >= graph_.order()) {
    throw InputError(
        fmt::format("--target: {} does not name two vertices of the board; write {}0-{}",
                    in_quotes(family.written), family.word, graph_.order() - 1));
  }
  if (family.word == "simple-path:") return add_simple_paths(graph_, *from, *to, sets);
  add_hamilton_paths(graph_, *from, *to, sets);
}

void NamedBoard::add_uniform(const SetFamily& family, SetCollector& sets) const {
  const auto target = UniformBoard::parse("uniform:" + family.rest, "--target");
  if (target->rank != uniform_->rank) {
    throw InputError(
        fmt::format("--target: the sets of {} have {} vertices, those of the board "
                    "{}",
                    family.written, target->rank, uniform_->rank));
  }
  add_complete_parts(*uniform_, target->order, sets);
}

}  // namespace harary
