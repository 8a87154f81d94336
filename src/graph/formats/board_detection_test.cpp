// SPDX-License-Identifier: MIT
// What every format writes is read back as the same graph without a word about its format, or it is
// refused: never as another graph. All writers against all readers, with what editors and programs
// do to files.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

std::string with_ends(std::string text, std::string_view end) {
  std::string result;
  for (const char c : text) result += c == '\n' ? std::string(end) : std::string(1, c);
  return result;
}

std::string as_utf_16(const std::string& text) {
  std::string result = "\xff\xfe";
  for (const char c : text) {
    result += c;
    result += '\0';
  }
  return result;
}

// The edges by the names of their ends, and how many vertices there are.
std::pair<int, std::set<std::pair<std::string, std::string>>> by_names(const LabelledGraph& board) {
  std::set<std::pair<std::string, std::string>> edges;
  for (const Edge e : board.graph.edges()) {
    const std::string u = vertex_name(board, e.low);
    const std::string v = vertex_name(board, e.high);
    edges.insert(std::minmax(u, v));
  }
  return {board.graph.order(), edges};
}

struct Tally {
  int same = 0;
  int refused = 0;
};

LabelledGraph read(const std::string& text, const BoardFormat* format, const BoardFormat* ending) {
  std::istringstream in(text);
  return read_board(in, "f", format, ending);
}

bool same(const LabelledGraph& a, const LabelledGraph& b) {
  const bool names = !a.labels.empty() && !b.labels.empty();
  return names ? by_names(a) == by_names(b) : a.graph == b.graph;
}

// Reads `text`, which `format` wrote, under the name of a file of every other format.
void expect_same_or_refused(const BoardFormat& format, const std::string& text, Tally& tally) {
  const LabelledGraph board = read(text, &format, nullptr);
  std::vector<const BoardFormat*> endings{nullptr};
  for (const BoardFormat& other : board_formats()) {
    if (!other.is_list()) endings.push_back(&other);
  }
  const bool claimed = !formats_that_claim(text).empty();
  for (const BoardFormat* ending : endings) {
    LabelledGraph found;
    try {
      found = read(text, nullptr, ending);
    } catch (const InputError&) {
      ++tally.refused;
      // Under its own name it is read, but where its name does not tell it from another.
      EXPECT_TRUE(ending != &format || format.name == "edges") << format.title << '\n' << text;
      continue;
    }
    ++tally.same;
    // Where several formats fit, the name of the file decides, rightly or not.
    if (!claimed && ending != nullptr && !same(found, board)) {
      EXPECT_TRUE(found == read(text, ending, nullptr)) << format.title << '\n' << text;
      continue;
    }
    EXPECT_TRUE(same(found, board)) << format.title << " in a file of "
                                    << (ending == nullptr ? "no name" : ending->title) << '\n'
                                    << text;
  }
}

std::vector<LabelledGraph> boards() {
  TestRandom random(11);
  std::vector<LabelledGraph> result;
  const std::vector<std::string> names{"a",  "New York", "é",  "n-4",   "(0, 1)", "{x}",
                                       "--", "O'Neill",  "-1", "nodes", "links",  "#"};
  for (const int order : {1, 2, 3, 4, 6, 12}) {
    for (const int percent : {0, 40, 100}) {
      const Graph graph = random.graph(order, percent);
      result.push_back({graph, {}});
      result.push_back({graph, {names.begin(), names.begin() + order}});
    }
  }
  return result;
}

TEST(BoardDetection, ReadsWhatEveryFormatWritesOrRefusesIt) {
  for (const BoardFormat& format : board_formats()) {
    Tally tally;
    for (const LabelledGraph& board : boards()) {
      const std::string text = format.write(board);
      EXPECT_TRUE(same(read(text, &format, nullptr), board)) << format.title << '\n' << text;
      expect_same_or_refused(format, text, tally);
      expect_same_or_refused(format, with_ends(text, "\r\n"), tally);
      expect_same_or_refused(format, with_ends(text, "\r"), tally);
      expect_same_or_refused(format, "\xef\xbb\xbf" + text, tally);
    }
    EXPECT_GT(2 * tally.same, tally.refused) << format.title;
  }
}

// A list of edges without its order, which most programs write.
TEST(BoardDetection, ReadsEdgesWithHeadingsAndCommentsOrRefusesThem) {
  Tally tally;
  const BoardFormat& format = *format_of_name("edges");
  for (const LabelledGraph& board : boards()) {
    const Graph& graph = board.graph;
    const VertexSet vertices = graph.vertices();
    const bool whole =
        graph.edge_count() > 0 &&
        std::all_of(vertices.begin(), vertices.end(), [&](int v) { return graph.degree(v) > 0; });
    if (!whole || !board.labels.empty()) continue;
    for (const char* separator : {" ", ",", "\t", ";"}) {
      for (const char* heading :
           {"", "source,target\n", "u,v\n", "# x\n", "FromNodeId ToNodeId\n", "#\n", "% sym\n"}) {
        for (const char* weight : {"", "0.5", "7"}) {
          const bool names = *heading != 0 && *heading != '#' && *heading != '%';
          if (names && *weight != 0) continue;  // a column without a name
          std::string text = heading;
          for (const Edge e : graph.edges()) {
            text += fmt::format("{}{}{}", e.low, separator, e.high);
            text += *weight == 0 ? "\n" : fmt::format("{}{}\n", separator, weight);
          }
          expect_same_or_refused(format, text, tally);
        }
      }
    }
  }
  EXPECT_GT(tally.same, tally.refused);
}

TEST(BoardDetection, RefusesUtf16) {
  for (const BoardFormat& format : board_formats()) {
    std::istringstream in(as_utf_16(format.write({Graph(3, {{0, 1}, {1, 2}}), {}})));
    EXPECT_NE(refusal([&] { read_board(in, "f", nullptr, nullptr); }).find("UTF-16"),
              std::string::npos)
        << format.title;
  }
}

}  // namespace
}  // namespace harary
