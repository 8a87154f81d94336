// SPDX-License-Identifier: MIT
// What a format of graphs says about itself. Each format describes itself in its own header, and
// board_formats.cpp lists them.
#pragma once

#include <istream>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/formats/labelled_graph.hpp"
#include "graph/graph.hpp"

namespace harary {

struct BoardFormat {
  std::string_view name;                // for --format: "graph6"
  std::string_view title;               // "graph6"
  std::string_view ending;              // of a file's name: ".g6"
  std::string_view other_endings = "";  // ".clq .gr"

  // A format that writes a graph in one word, with `prefix` in front of it where it stands for a
  // board: "g6:…". Its files are lists, one graph a line. A word may begin with `header`; `first`
  // is the character that begins every other word of the format, 0 if there is none.
  std::string_view prefix = "";
  std::string_view header = "";
  char first = 0;
  Graph (*decode)(std::string_view word, const TextPlace& start) = nullptr;

  // A format whose files hold one graph.
  LabelledGraph (*read)(std::istream& in, const std::string& source) = nullptr;
  // Does a text that begins so claim this format, whatever else it could be? Null: no text does.
  bool (*claims)(std::string_view head) = nullptr;
  // May a text in this format claim none?
  bool may_be_silent = false;
  // A text that claims no format may be in this one; unless its file's name says so, it is read by
  // this, which is stricter.
  LabelledGraph (*guess)(std::istream& in, const std::string& source) = nullptr;

  // The name of a format whose files have the same endings: these do not tell the two apart.
  std::string_view like = "";

  // A file with that graph, which the format reads back; labels where it has any.
  std::string (*write)(const LabelledGraph& board) = nullptr;

  constexpr bool is_list() const { return decode != nullptr; }
};

}  // namespace harary
