// SPDX-License-Identifier: MIT
// Files that hold one graph, in every format, and gzip files of them.
#include <sstream>

#include "base/gunzip.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line names the format; another line leaves that to the content.
void read_any_board_file(std::string_view input) {
  const BoardFormat* format = format_of_name(take_line(input));
  std::istringstream in{std::string(input)};
  if (is_gzip(in)) {
    GunzipStream unpacked(in, "file");
    read_board(unpacked, "file", format, nullptr);
    return;
  }
  const LabelledGraph board = read_board(in, "file", format, nullptr);
  must(board.labels.empty() ||
       board.labels.size() == static_cast<std::size_t>(board.graph.order()));
  if (format == nullptr) return;
  std::istringstream again(format->write({board.graph, {}}));
  must(read_board(again, "file", format, nullptr).graph == board.graph);
}
const Target kBoardFileTarget("board_file", read_any_board_file);

}  // namespace harary::fuzz
