// SPDX-License-Identifier: MIT
// DOT (.dot, .gv), the language of Graphviz, as its grammar is documented: one undirected graph,
// whose nodes are called by their identifiers. Attributes and ports are read over, subgraphs stand
// for their nodes, and in a "strict graph" an edge may be there again.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/text_scanner.hpp"

namespace harary {

namespace {

class DotReader {
 public:
  DotReader(std::istream& in, const std::string& source) : text_(in, source) {}

  LabelledGraph read() {
    skip();
    if (take_keyword("strict")) edges_ = FileEdges(FileEdges::Listed::merged);
    skip();
    const std::size_t at = text_.at();
    if (take_keyword("digraph")) {
      text_.refuse(at, "this is a directed graph (digraph); boards are undirected (graph)");
    }
    if (!take_keyword("graph")) text_.expected("'graph'");
    skip();
    if (text_.peek() != '{') identifier();
    read_block(0);
    skip();
    if (!text_.at_end())
      text_.refuse(text_.at(), "something after the graph; a board is one graph");
    if (vertices_.order() == 0) text_.refuse(at, "a graph without nodes");
    return labelled(edges_.graph(vertices_.order()), vertices_.names());
  }

 private:
  using Nodes = std::vector<int>;

  // Blanks and comments.
  void skip() {
    for (;;) {
      text_.skip_blanks();
      const std::size_t at = text_.at();
      if (text_.take("/*")) {
        text_.skip_past("*/", at, "a comment that does not end");
      } else if (text_.rest().starts_with("//") || text_.peek() == '#') {
        text_.skip_past("\n", at, "");
      } else {
        return;
      }
    }
  }

  // Keywords may have capital letters.
  bool take_keyword(std::string_view keyword) {
    const std::string_view next = text_.rest().substr(0, keyword.size());
    const bool same = std::equal(next.begin(), next.end(), keyword.begin(), keyword.end(),
                                 [](unsigned char a, char b) { return std::tolower(a) == b; });
    if (!same) return false;
    const std::string_view after = text_.rest().substr(keyword.size());
    if (!after.empty() &&
        (std::isalnum(static_cast<unsigned char>(after[0])) != 0 || after[0] == '_')) {
      return false;
    }
    text_.advance(keyword.size());
    return true;
  }

  std::string identifier() {
    skip();
    const std::size_t at = text_.at();
    if (text_.peek() == '"') return quoted();
    if (text_.peek() == '<') text_.refuse(at, "an identifier that is HTML; write it in quotes");
    if (text_.peek() == '-' || text_.peek() == '.') {
      text_.advance();
      while (text_.peek() == '.' || (text_.peek() >= '0' && text_.peek() <= '9')) text_.advance();
    } else {
      text_.word();
      const std::string_view word = text_.between(at, text_.at());
      const bool number =
          !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
      if (number && text_.take(".")) text_.word();
    }
    const std::string_view word = text_.between(at, text_.at());
    const bool number =
        !word.empty() && std::string_view("-.0123456789").find(word[0]) != std::string_view::npos;
    if (word.empty() || (number && !is_decimal(word))) {
      if (!word.empty()) {
        text_.refuse(at,
                     fmt::format("{} is not an identifier; write it in quotes", in_quotes(word)));
      }
      text_.expected("an identifier");
    }
    return std::string(word);
  }

  // "…", with \" and lines that go on inside, and more of them after a plus.
  std::string quoted() {
    std::string result;
    for (;;) {
      const std::size_t at = text_.at();
      text_.advance();
      while (text_.peek() != '"') {
        if (text_.at_end()) text_.refuse(at, "a text that does not end");
        if (text_.take("\\\n")) continue;  // a text of several lines
        if (text_.rest().starts_with("\\\"") || text_.rest().starts_with("\\\\")) text_.advance();
        result += text_.peek();
        text_.advance();
      }
      text_.advance();
      skip();
      if (text_.peek() != '+') return result;
      text_.advance();
      skip();
      if (text_.peek() != '"') text_.expected("a text in quotes");
    }
  }

  // "[ … ]", as often as it comes.
  void skip_attributes() {
    for (skip(); text_.peek() == '['; skip()) {
      const std::size_t at = text_.at();
      text_.advance();
      for (skip(); text_.peek() != ']'; skip()) {
        if (text_.at_end()) text_.refuse(at, "attributes that do not end");
        if (text_.take("<")) {
          skip_html(at);
        } else if (!text_.take("=") && !text_.take(",") && !text_.take(";")) {
          identifier();
        }
      }
      text_.advance();
    }
  }

  void skip_html(std::size_t from) {
    for (int depth = 1; depth > 0; text_.advance()) {
      if (text_.at_end()) text_.refuse(from, "HTML that does not end");
      depth += text_.peek() == '<' ? 1 : text_.peek() == '>' ? -1 : 0;
    }
  }

  Nodes read_block(int depth) {
    constexpr int kDeepest = 64;
    if (depth > kDeepest)
      text_.refuse(text_.at(), fmt::format("subgraphs deeper than {}", kDeepest));
    skip();
    if (!text_.take("{")) text_.expected("{");
    Nodes all;
    for (skip(); !text_.take("}"); skip()) {
      if (text_.at_end()) text_.expected("}");
      if (text_.take(";") || text_.take(",")) continue;
      read_statement(depth, all);
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  void read_statement(int depth, Nodes& all) {
    for (const std::string_view keyword : {"graph", "node", "edge"}) {
      if (!take_keyword(keyword)) continue;
      skip();
      if (text_.peek() != '[') text_.expected("[");
      skip_attributes();
      return;
    }
    const std::size_t at = text_.at();
    std::optional<std::string> first;
    Nodes left = read_end(depth, &first);
    skip();
    if (first && text_.take("=")) {  // an attribute of the graph
      skip();
      if (text_.take("<")) {
        skip_html(at);
      } else {
        identifier();
      }
      return;
    }
    if (first) left = {node(*first, at)};
    for (;;) {
      all.insert(all.end(), left.begin(), left.end());
      skip();
      const std::size_t place = text_.at();
      if (text_.rest().starts_with("->")) {
        text_.refuse(place, "-> is an arrow; edges of a board are written --");
      }
      if (!text_.take("--")) break;
      skip();
      const std::size_t start = text_.at();
      std::optional<std::string> next;
      Nodes right = read_end(depth, &next);
      if (next) right = {node(*next, start)};
      for (const int u : left) {
        for (const int v : right) add(u, v, place);
      }
      left = right;
    }
    skip_attributes();
  }

  // The nodes of a subgraph, or the identifier of a node.
  Nodes read_end(int depth, std::optional<std::string>* name) {
    skip();
    if (take_keyword("subgraph")) {
      skip();
      if (text_.peek() != '{') identifier();
      return read_block(depth + 1);
    }
    if (text_.peek() == '{') return read_block(depth + 1);
    *name = identifier();
    skip();
    for (int parts = 0; parts < 2 && text_.take(":"); ++parts) {  // a port
      identifier();
      skip();
    }
    return {};
  }

  int node(const std::string& name, std::size_t at) {
    return vertices_.number(name, text_.place(at));
  }
  void add(int u, int v, std::size_t at) {
    const auto name = [&](int w) { return vertices_.names()[static_cast<std::size_t>(w)]; };
    edges_.add(u, v, fmt::format("{}--{}", name(u), name(v)), text_.place(at));
  }

  TextScanner text_;
  VertexNames vertices_;
  FileEdges edges_{FileEdges::Listed::once};
};

std::string dot_identifier(const std::string& name) {
  if (is_decimal(name) && name.find_first_of("eE+") == std::string::npos) return name;
  std::string quoted = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

// Throws InputError with line and column for a digraph, identifiers that are HTML, a loop, an edge
// that is there twice in a graph that is not strict, a second graph, and bad syntax.
LabelledGraph read_dot(std::istream& in, const std::string& source) {
  return DotReader(in, source).read();
}

std::string dot_text(const LabelledGraph& board) {
  const auto name = [&](int v) { return dot_identifier(vertex_name(board, v)); };
  std::string result = "graph {\n";
  for (const int v : board.graph.vertices()) result += fmt::format("  {};\n", name(v));
  for (const Edge e : board.graph.edges()) {
    result += fmt::format("  {} -- {};\n", name(e.low), name(e.high));
  }
  return result + "}\n";
}

bool claims_dot(std::string_view head) {
  // Comments may come first.
  for (head = trimmed(head);; head = trimmed(head)) {
    const bool block = head.starts_with("/*");
    if (!block && !head.starts_with("//") && !head.starts_with('#')) break;
    const std::size_t end = head.find(block ? "*/" : "\n");
    if (end == std::string_view::npos) return false;
    head.remove_prefix(end + (block ? 2 : 1));
  }
  const auto begins = [&](std::string_view word) {
    if (head.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      if (std::tolower(static_cast<unsigned char>(head[i])) != word[i]) return false;
    }
    const std::string_view after = head.substr(word.size());
    return after.empty() || std::string_view(" \t\r\n{").find(after[0]) != std::string_view::npos;
  };
  if (begins("strict") || begins("digraph")) return true;
  return begins("graph") && head.find('{') < head.find('[');
}

}  // namespace

constinit const BoardFormat kDotFormat{.name = "dot",
                                       .title = "DOT",
                                       .ending = ".dot",
                                       .other_endings = ".gv",
                                       .read = read_dot,
                                       .claims = claims_dot,
                                       .write = dot_text};

}  // namespace harary
