// SPDX-License-Identifier: MIT
// A list of boards, graph6 or sparse6: what @FILE and standard input hold.
#include <sstream>

#include "base/error.hpp"
#include "graph/board_stream.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/sparse6.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

void read_board_list(std::string_view input) {
  std::istringstream in{std::string(input)};
  BoardStream boards(in, "list");
  for (int refused = 0; refused < 100;) {
    try {
      const auto line = boards.next();
      if (!line) return;
      must(decode_graph6(encode_graph6(line->graph)) == line->graph);
      must(decode_sparse6(encode_sparse6(line->graph)) == line->graph);
    } catch (const InputError&) {
      ++refused;  // the next call reads the line after it
    }
  }
}
const Target kBoardListTarget("board_list", read_board_list);

}  // namespace harary::fuzz
