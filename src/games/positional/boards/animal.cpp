// SPDX-License-Identifier: MIT
#include "games/positional/boards/animal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "base/error.hpp"
#include "games/positional/boards/typed_name.hpp"

namespace harary {

namespace {

struct NamedAnimal {
  std::string_view name;  // in small letters
  std::string_view picture;
};

// Harary's names, then those by letters, with the number of cells.
constexpr std::array<NamedAnimal, 31> kAnimals{
    {{"elam", "x"},         {"domino", "xx"},         {"el", "xx/x."},       {"tic", "xxx"},
     {"elly", "xxx/x.."},   {"fatty", "xx/xx"},       {"knobby", "xxx/.x."}, {"skinny", "xxxx"},
     {"tippy", "xx./.xx"},  {"snaky", "xxxx./...xx"}, {"i1", "x"},           {"i2", "xx"},
     {"i3", "xxx"},         {"l3", "xx/x."},          {"i4", "xxxx"},        {"l4", "xxx/x.."},
     {"o4", "xx/xx"},       {"s4", "xx./.xx"},        {"t4", "xxx/.x."},     {"f5", ".xx/xx./.x."},
     {"i5", "xxxxx"},       {"l5", "xxxx/x..."},      {"n5", "xxx./..xx"},   {"p5", "xx/xx/x."},
     {"t5", "xxx/.x./.x."}, {"u5", "x.x/xxx"},        {"v5", "x../x../xxx"}, {"w5", "x../xx./.xx"},
     {"x5", ".x./xxx/.x."}, {"y5", "xxxx/.x.."},      {"z5", "xx./.x./.xx"}}};

constexpr std::size_t kMostCells = 64;

bool is_picture(std::string_view text) {
  return text.find_first_not_of("x./") == std::string_view::npos && !text.empty();
}

Animal cells_in_picture(std::string_view picture) {
  Animal cells;
  int column = 0;
  int row = 0;
  for (const char c : picture) {
    if (c == '/') {
      ++row;
      column = 0;
      continue;
    }
    if (c == 'x') cells.emplace_back(column, row);
    ++column;
  }
  return cells;
}

std::array<std::pair<int, int>, 4> cells_beside(const std::pair<int, int>& cell) {
  const auto [x, y] = cell;
  return {std::pair{x + 1, y}, std::pair{x - 1, y}, std::pair{x, y + 1}, std::pair{x, y - 1}};
}

bool connected_by_sides(const Animal& animal) {
  Animal reached{animal.front()};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const auto& next : cells_beside(reached[i])) {
      if (std::find(animal.begin(), animal.end(), next) == animal.end()) continue;
      if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
    }
  }
  return reached.size() == animal.size();
}

Animal at_corner(Animal animal) {
  int least_x = animal.front().first;
  int least_y = animal.front().second;
  for (const auto& [x, y] : animal) {
    least_x = std::min(least_x, x);
    least_y = std::min(least_y, y);
  }
  for (auto& [x, y] : animal) {
    x -= least_x;
    y -= least_y;
  }
  std::sort(animal.begin(), animal.end());
  return animal;
}

}  // namespace

Animal read_animal(std::string_view text) {
  const std::string typed = typed_name(text);
  const auto named = std::find_if(kAnimals.begin(), kAnimals.end(),
                                  [&](const NamedAnimal& one) { return one.name == typed; });
  if (named != kAnimals.end()) return at_corner(cells_in_picture(named->picture));
  if (!is_picture(typed)) {
    throw InputError(fmt::format(
        "--target: {} is not an animal; write a name such as elly, snaky, T4 or W5, or a picture "
        "such as xxx/.x.",
        in_quotes(text)));
  }
  const Animal cells = cells_in_picture(typed);
  if (cells.empty()) {
    throw InputError(fmt::format("--target: the picture {} has no cell x", in_quotes(text)));
  }
  if (cells.size() > kMostCells) {
    throw InputError(fmt::format("--target: an animal has at most {} cells", kMostCells));
  }
  if (!connected_by_sides(cells)) {
    throw InputError(
        fmt::format("--target: the cells of an animal are connected by their sides; those of {} "
                    "are not",
                    in_quotes(text)));
  }
  return at_corner(cells);
}

std::vector<Animal> forms_of(const Animal& animal) {
  std::vector<Animal> forms;
  Animal turned = animal;
  for (int i = 0; i < 8; ++i) {
    if (i == 4) {
      for (auto& [x, y] : turned) x = -x;
    }
    for (auto& [x, y] : turned) {
      const int column = x;
      x = -y;
      y = column;
    }
    forms.push_back(at_corner(turned));
  }
  std::sort(forms.begin(), forms.end());
  forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
  return forms;
}

std::string picture_of(const Animal& animal) {
  int width = 0;
  int height = 0;
  for (const auto& [x, y] : animal) {
    width = std::max(width, x + 1);
    height = std::max(height, y + 1);
  }
  std::string picture;
  for (int y = 0; y < height; ++y) {
    if (y > 0) picture += '/';
    for (int x = 0; x < width; ++x) {
      const bool is_cell = std::find(animal.begin(), animal.end(), std::pair{x, y}) != animal.end();
      picture += is_cell ? 'x' : '.';
    }
  }
  return picture;
}

std::string name_of(const Animal& animal) {
  const Animal form = forms_of(animal).front();
  for (const NamedAnimal& one : kAnimals) {
    const bool lettered = one.name.size() == 2 && one.name[1] >= '0' && one.name[1] <= '9';
    if (!lettered && one.name != "snaky") continue;
    if (forms_of(at_corner(cells_in_picture(one.picture))).front() != form) continue;
    std::string name(one.name);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
  }
  return picture_of(animal);
}

std::vector<Animal> free_animals(int cells) {
  std::vector<Animal> all{{{0, 0}}};
  std::size_t first = 0;  // of those with one cell less
  for (int size = 2; size <= cells; ++size) {
    std::set<Animal> larger;
    for (std::size_t i = first; i < all.size(); ++i) {
      for (const auto& old : all[i]) {
        for (const auto& cell : cells_beside(old)) {
          Animal grown = all[i];
          if (std::find(grown.begin(), grown.end(), cell) != grown.end()) continue;
          grown.push_back(cell);
          larger.insert(forms_of(at_corner(std::move(grown))).front());
        }
      }
    }
    first = all.size();
    all.insert(all.end(), larger.begin(), larger.end());
  }
  return all;
}

}  // namespace harary
