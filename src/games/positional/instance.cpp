// SPDX-License-Identifier: MIT
#include "games/positional/instance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

#include "base/error.hpp"
#include "base/portable.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 && portable::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 && c < 128;
  });
}

class InstanceReader {
 public:
  InstanceReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  TargetInstance read() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      const std::string text(line->substr(0, line->find('#')));
      LineFields fields(text);
      const std::optional<Field> kind = fields.next();
      if (!kind) continue;
      if (kind->text == "game" || kind->text == "target" || kind->text == "order") {
        read_header(*kind, fields);
      } else if (kind->text == "open" || kind->text == "red" || kind->text == "green") {
        read_edge(*kind, fields);
      } else {
        refuse(kind->column, in_quotes(kind->text) +
                                 " is not a line of an instance; they start with game, target, "
                                 "order, open, red or green");
      }
      if (const std::optional<Field> extra = fields.next()) {
        refuse(extra->column, "unexpected " + in_quotes(extra->text) + " at the end of the line");
      }
    }
    for (const char* name : {"game", "target", "order"}) {
      if (seen_.count(name) == 0) refuse(0, fmt::format("the line '{}' is missing", name));
    }
    return std::move(result_);
  }

 private:
  void read_header(const Field& kind, LineFields& fields) {
    if (!seen_.insert(std::string(kind.text)).second) {
      refuse(kind.column, fmt::format("a second line '{}'", kind.text));
    }
    const std::optional<Field> field = fields.next();
    if (!field) refuse(fields.column(), fmt::format("the line ends after '{}'", kind.text));
    if (kind.text == "game") {
      static const std::set<std::string, std::less<>> kGames{
          "avoidance",   "misere-avoidance",    "avoidance+",
          "achievement", "achievement-no-draw", "maker-breaker"};
      if (kGames.count(field->text) == 0) {
        refuse(field->column, in_quotes(field->text) + " is not a game with a target");
      }
      result_.game = field->text;
    } else if (kind.text == "target") {
      if (field->text.starts_with('@')) {
        refuse(field->column, "the target must not be a file; write a name or g6:…");
      }
      result_.target_text = field->text;
      result_.target = parse_board(result_.target_text, "target");
      for (int v = 0; v < result_.target.order(); ++v) {
        if (result_.target.degree(v) == 0) {
          refuse(field->column, "the target has an isolated vertex; leave it out");
        }
      }
    } else {
      result_.order = number(*field, kMostInstanceVertices, "the number of vertices");
      if (result_.order == 0) refuse(field->column, "a board has at least one vertex");
    }
  }

  void read_edge(const Field& kind, LineFields& fields) {
    if (seen_.count("order") == 0) refuse(kind.column, "an edge before the line 'order'");
    if (result_.edges.size() == static_cast<std::size_t>(kMostInstanceEdges)) {
      refuse(kind.column, fmt::format("more than {} edges", kMostInstanceEdges));
    }
    PaintedEdge edge;
    edge.paint = kind.text == "open" ? Paint::open : kind.text == "red" ? Paint::red : Paint::green;
    std::vector<Field> rest;
    for (auto field = fields.next(); field; field = fields.next()) rest.push_back(*field);
    const bool named = edge.paint == Paint::open && rest.size() == 3;
    if (rest.size() != (named ? 3U : 2U)) {
      refuse(kind.column, edge.paint == Paint::open ? "expected a name and two vertices"
                                                    : "expected two vertices");
    }
    edge.low = number(rest[rest.size() - 2], result_.order - 1, "a vertex");
    edge.high = number(rest[rest.size() - 1], result_.order - 1, "a vertex");
    if (edge.low == edge.high) refuse(rest.back().column, "loops are not allowed");
    if (edge.low > edge.high) std::swap(edge.low, edge.high);
    const std::uint64_t ends =
        static_cast<std::uint64_t>(edge.low) << 32 | static_cast<std::uint64_t>(edge.high);
    if (!ends_.insert(ends).second) refuse(kind.column, "this edge is listed twice");
    if (edge.paint == Paint::open) {
      edge.name = named ? std::string(rest[0].text) : fmt::format("e{}x{}", edge.low, edge.high);
      if (!is_name(edge.name)) {
        refuse(rest[0].column, in_quotes(edge.name) + " is not a name made of letters and digits");
      }
      if (!names_.insert(edge.name).second) {
        refuse(rest[0].column, in_quotes(edge.name) + " is the name of another edge");
      }
    }
    result_.edges.push_back(std::move(edge));
  }

  int number(const Field& field, int most, std::string_view what) const {
    const std::optional<int> value = whole_number(field.text);
    if (!value || *value > most) {
      refuse(field.column,
             fmt::format("expected {} from 0 to {}, found {}", what, most, in_quotes(field.text)));
    }
    return *value;
  }

  [[noreturn]] void refuse(std::size_t column, const std::string& message) const {
    throw InputError(lines_.place(column), message);
  }

  LineReader lines_;
  std::set<std::string> seen_;
  std::unordered_set<std::uint64_t> ends_;
  std::unordered_set<std::string> names_;
  TargetInstance result_;
};

}  // namespace

std::string instance_text(const TargetInstance& instance) {
  std::string text = fmt::format("game {}\ntarget {}\norder {}\n", instance.game,
                                 instance.target_text, instance.order);
  for (const PaintedEdge& edge : instance.edges) {
    switch (edge.paint) {
      case Paint::open:
        text += fmt::format("open {} {} {}\n", edge.name, edge.low, edge.high);
        break;
      case Paint::red:
      case Paint::green:
        text += fmt::format("{} {} {}\n", edge.paint == Paint::red ? "red" : "green", edge.low,
                            edge.high);
    }
  }
  return text;
}

TargetInstance read_instance(std::istream& in, const std::string& source) {
  return InstanceReader(in, source).read();
}

}  // namespace harary
