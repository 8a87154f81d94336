// SPDX-License-Identifier: MIT
#include "games/positional/files/shapes.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace harary {

namespace {

struct Relation {
  bool up = false;
  std::size_t from = 0;
  std::size_t to = 0;
};

class ShapeReader {
 public:
  ShapeReader(const PgRow& row, const PgSections& sections) {
    for (const PgWord& word : row) add(word, sections.place(word));
    in_order(sections.place(row.front()));
  }

  std::size_t cells() const { return numbers_.size(); }
  // Each one after the first has a cell in common with those before it.
  const std::vector<Relation>& relations() const { return relations_; }

 private:
  void add(const PgWord& word, const TextPlace& place) {
    std::string_view text = word.text;
    const bool up = text.starts_with("up(");
    if (!up && !text.starts_with("side(")) refuse(word, place);
    text.remove_prefix(up ? 3 : 5);
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos || comma == 0 || !text.ends_with(')') ||
        comma + 2 >= text.size()) {
      refuse(word, place);
    }
    const std::size_t from = cell(text.substr(0, comma));
    const std::size_t to = cell(text.substr(comma + 1, text.size() - comma - 2));
    relations_.push_back({up, from, to});
  }

  [[noreturn]] static void refuse(const PgWord& word, const TextPlace& place) {
    throw InputError(place, in_quotes(word.text) +
                                " is not a relation of a shape, such as up(p0,p1) or side(p0,p1)");
  }

  std::size_t cell(std::string_view name) {
    return numbers_.try_emplace(std::string(name), numbers_.size()).first->second;
  }

  void in_order(const TextPlace& place) {
    std::vector<bool> known(cells());
    known[relations_.front().from] = true;
    for (auto next = relations_.begin(); next != relations_.end(); ++next) {
      const auto found = std::find_if(next, relations_.end(), [&](const Relation& relation) {
        return known[relation.from] || known[relation.to];
      });
      if (found == relations_.end())
        throw InputError(place, "the cells of this shape are not connected");
      std::iter_swap(next, found);
      known[next->from] = known[next->to] = true;
    }
  }

  std::map<std::string, std::size_t> numbers_;
  std::vector<Relation> relations_;
};

std::vector<int> inverse(const std::vector<int>& map) {
  std::vector<int> result(map.size(), -1);
  for (std::size_t v = 0; v < map.size(); ++v) {
    if (map[v] >= 0) result[static_cast<std::size_t>(map[v])] = static_cast<int>(v);
  }
  return result;
}

}  // namespace

std::vector<std::vector<int>> places_of_shape(const Grid& grid, const PgRow& row,
                                              const PgSections& sections) {
  const ShapeReader shape(row, sections);
  const std::vector<int> down = inverse(grid.up), other_side = inverse(grid.side);
  std::vector<std::vector<int>> result;
  const std::size_t first = shape.relations().front().from;
  for (std::size_t at = 0; at < grid.up.size(); ++at) {
    std::vector<int> place(shape.cells(), -1);
    place[first] = static_cast<int>(at);
    bool fits = true;
    for (const Relation& relation : shape.relations()) {
      const bool forwards = place[relation.from] >= 0;
      const int known = place[forwards ? relation.from : relation.to];
      const auto& map =
          relation.up ? (forwards ? grid.up : down) : (forwards ? grid.side : other_side);
      const int found = map[static_cast<std::size_t>(known)];
      int& wanted = place[forwards ? relation.to : relation.from];
      fits = fits && found >= 0 && (wanted < 0 || wanted == found);
      if (!fits) break;
      wanted = found;
    }
    if (!fits) continue;
    std::sort(place.begin(), place.end());
    if (std::adjacent_find(place.begin(), place.end()) == place.end()) {
      result.push_back(std::move(place));
    }
  }
  return result;
}

}  // namespace harary
