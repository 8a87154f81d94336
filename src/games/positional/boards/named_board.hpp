// SPDX-License-Identifier: MIT
// A board by name as a set of points, which are its cells, edges or vertices, and the families of
// winning sets on it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/options.hpp"
#include "games/positional/boards/cell_board.hpp"
#include "games/positional/boards/family_text.hpp"
#include "games/positional/boards/set_limit.hpp"
#include "games/positional/boards/uniform_board.hpp"
#include "graph/graph.hpp"

namespace harary {

class NamedBoard {
 public:
  // --board, with points as `family` needs them. Throws InputError, LimitError.
  NamedBoard(const GameOptions& options, const SetFamily& family);

  // Whether the board is one that is never a graph.
  static bool is_no_graph(std::string_view board);

  const std::vector<std::string>& names() const { return names_; }
  PointKind points() const { return points_; }
  // Of which the points are cells; edges or vertices; subsets of the vertices.
  const std::optional<CellBoard>& cells() const { return cells_; }
  const Graph& graph() const { return graph_; }
  const std::optional<UniformBoard>& uniform() const { return uniform_; }
  std::string text() const;  // as it is usually written

  // The minimal ones of all families. Throws InputError, LimitError.
  std::vector<std::vector<int>> sets(const std::vector<SetFamily>& families) const;
  // All of them, each once, also those that hold smaller ones; they have at most that many points
  // together. Throws InputError, LimitError.
  std::vector<std::vector<int>> all_sets(const std::vector<SetFamily>& families,
                                         std::size_t most_points) const;
  // The points that an option lists. Throws InputError.
  std::vector<int> stones(const std::string& option) const;

 private:
  void take_cells(const SetFamily& family);
  void take_subsets(const SetFamily& family);
  void take_graph(const SetFamily& family);
  void add(const SetFamily& family, SetCollector& sets) const;
  void add_paths_between(const SetFamily& family, SetCollector& sets) const;
  void add_uniform(const SetFamily& family, SetCollector& sets) const;
  int length_in(const SetFamily& family) const;
  Graph target_in(const SetFamily& family) const;

  const GameOptions& options_;
  PointKind points_;
  std::optional<CellBoard> cells_;
  std::optional<UniformBoard> uniform_;
  Graph graph_{1};
  std::vector<std::string> names_;
};

}  // namespace harary
