// SPDX-License-Identifier: MIT
#include "papers/table_cell.hpp"

#include <fmt/format.h>

#include <vector>

#include "papers/table_lines.hpp"

namespace harary {

namespace {

constexpr int kMostCells = 6;

const std::vector<Animal>& all_animals() {
  static const std::vector<Animal> animals = free_animals(kMostCells);
  return animals;
}

}  // namespace

int animal_table_lines() {
  return static_cast<int>(all_animals().size());
}

const Animal& animal_of_line(int number) {
  return all_animals()[static_cast<std::size_t>(number) - 1];
}

PaperLine line_of_animal(int number, const std::string& text, const Json& strong,
                         const Json& maker) {
  const Animal& animal = animal_of_line(number);
  return {fmt::format("{:>4}  {:<16} {:>5}{}", number, name_of(animal), animal.size(), text),
          {{"i", number},
           {"animal", name_of(animal)},
           {"picture", picture_of(animal)},
           {"cells", animal.size()},
           {"strong", strong},
           {"maker", maker}}};
}

CellOptions animal_on(const Animal& animal, const std::string& shape, int width, int length) {
  return {{"board", fmt::format("{}:{}x{}", shape, width, length)},
          {"target", "animal:" + picture_of(animal)}};
}

}  // namespace harary
