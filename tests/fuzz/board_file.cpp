// SPDX-License-Identifier: MIT
// Files that hold one graph: an edge list, or DIMACS.
#include <sstream>

#include "graph/formats/dimacs.hpp"
#include "graph/formats/edge_list.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line says which of the two.
void read_board_file(std::string_view input) {
  const bool dimacs = take_line(input) == "dimacs";
  std::istringstream in{std::string(input)};
  const Graph graph = dimacs ? read_dimacs(in, "file") : read_edges(in, "file");
  std::istringstream again(dimacs ? dimacs_text(graph) : edges_text(graph));
  must((dimacs ? read_dimacs(again, "file") : read_edges(again, "file")) == graph);
}
const Target kBoardFileTarget("board_file", read_board_file);

}  // namespace harary::fuzz
