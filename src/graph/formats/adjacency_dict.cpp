// SPDX-License-Identifier: MIT
#include "graph/formats/adjacency_dict.hpp"

#include <fmt/format.h>

#include <set>
#include <string_view>
#include <utility>

#include "graph/formats/file_edges.hpp"
#include "graph/formats/text_scanner.hpp"

namespace harary {

namespace {

class DictReader {
 public:
  DictReader(std::string text, const std::string& source) : text_(std::move(text), source) {}

  LabelledGraph read() {
    text_.skip_blanks();
    if (!text_.take("{")) text_.expected("{");
    for (text_.skip_blanks(); !text_.take("}"); text_.skip_blanks()) {
      read_vertex();
      text_.skip_blanks();
      if (!text_.take(",") && text_.peek() != '}') text_.expected("a comma or }");
    }
    text_.skip_blanks();
    text_.take(";");
    text_.skip_blanks();
    if (!text_.at_end()) text_.expected("the end");
    if (vertices_.order() == 0) text_.refuse(text_.at(), "no vertices");
    return labelled(edges_.graph(vertices_.order()), vertices_.names());
  }

 private:
  void read_vertex() {
    const std::size_t at = text_.at();
    const std::string name = vertex_name();
    const int u = vertices_.number(name, text_.place(at));
    if (!with_list_.insert(u).second) {
      text_.refuse(at, fmt::format("the vertex {} is there twice", in_quotes(name)));
    }
    text_.skip_blanks();
    if (!text_.take(":")) text_.expected(":");
    text_.skip_blanks();
    const char open = text_.peek();
    if (open != '[' && open != '(' && open != '{') text_.expected("a list of neighbours");
    text_.advance();
    const std::string_view close = open == '[' ? "]" : open == '(' ? ")" : "}";
    for (text_.skip_blanks(); !text_.take(close); text_.skip_blanks()) {
      const std::size_t place = text_.at();
      const std::string other = vertex_name();
      edges_.add(u, vertices_.number(other, text_.place(place)), fmt::format("{}-{}", name, other),
                 text_.place(place));
      text_.skip_blanks();
      if (open == '{' && text_.take(":")) skip_value();
      if (!text_.take(",") && !text_.rest().starts_with(close)) {
        text_.expected(fmt::format("a comma or {}", close));
      }
    }
  }

  // In quotes, a tuple such as (0, 1), or one word.
  std::string vertex_name() {
    const std::size_t at = text_.at();
    const char first = text_.peek();
    if (first == '"' || first == '\'') return quoted(first);
    if (first == '(') {
      text_.skip_past(")", at, "a tuple that does not end");
    } else {
      while (!text_.at_end() &&
             std::string_view(" \t\r\n,:;[](){}\"'").find(text_.peek()) == std::string_view::npos) {
        text_.advance();
      }
    }
    if (text_.at() == at) text_.expected("a vertex");
    return std::string(text_.between(at, text_.at()));
  }

  std::string quoted(char quote) {
    const std::size_t at = text_.at();
    std::string result;
    for (text_.advance(); text_.peek() != quote; text_.advance()) {
      if (text_.at_end()) text_.refuse(at, "a text that does not end");
      if (text_.peek() != '\\') {
        result += text_.peek();
        continue;
      }
      text_.advance();
      if (text_.peek() == 'u') {
        const std::string hexadecimal(text_.rest().substr(1, 4));
        result += without_entities(fmt::format("&#x{};", hexadecimal));
        text_.advance(hexadecimal.size());
      } else {
        result += text_.peek();
      }
    }
    text_.advance();
    return result;
  }

  // The data of an edge, up to the comma or the bracket after it.
  void skip_value() {
    const std::size_t at = text_.at();
    int depth = 0;
    while (depth > 0 || (text_.peek() != ',' && text_.peek() != '}')) {
      if (text_.at_end()) text_.refuse(at, "data that do not end");
      const char c = text_.peek();
      if (c == '"' || c == '\'') {
        quoted(c);
        continue;
      }
      depth += c == '{' || c == '[' || c == '(' ? 1 : c == '}' || c == ']' || c == ')' ? -1 : 0;
      if (depth < 0) text_.expected("a comma or }");
      text_.advance();
    }
  }

  TextScanner text_;
  VertexNames vertices_;
  std::set<int> with_list_;
  FileEdges edges_{FileEdges::Listed::either};
};

}  // namespace

LabelledGraph read_adjacency_dict(std::string text, const std::string& source) {
  return DictReader(std::move(text), source).read();
}

}  // namespace harary
