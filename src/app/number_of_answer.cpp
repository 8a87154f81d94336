// SPDX-License-Identifier: MIT
#include "app/number_of_answer.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "app/catalogue.hpp"
#include "games/option_spec.hpp"

namespace harary {

namespace {

// With m edges at most, the value of a win with n edges is m + 1 - n (games/builder/builder.hpp).
std::optional<int> builders_edges(const Answer& answer) {
  const auto edges = answer.instance.find("edges");
  if (!answer.proved_value || *answer.proved_value <= 0 || edges == answer.instance.end()) {
    return std::nullopt;
  }
  return std::atoi(edges->second.c_str()) + 1 - *answer.proved_value;
}

std::optional<int> moves_made(const Answer& answer) {
  if (!answer.outcome) return std::nullopt;
  return answer.outcome->second;
}

// Only with --score there is an outcome.
std::optional<int> edges_drawn(const Answer& answer) {
  if (!answer.outcome) return std::nullopt;
  return answer.outcome->first;
}

struct GameWithNumber {
  std::string_view game;
  std::string_view counted;
  std::string_view asks;                        // for people
  std::string_view needs;                       // the flag without which there is none
  std::string_view sought;                      // the option; empty: none
  std::optional<int> (*number)(const Answer&);  // null: only the sought one
};

constexpr std::array kGames{
    GameWithNumber{"builder", "edges", "How many edges does the first player need?", "", "edges",
                   builders_edges},
    GameWithNumber{"domination", "moves", "How many moves are made in best play?", "", "",
                   moves_made},
    GameWithNumber{"saturation", "edges", "How many edges are drawn in best play?", "score", "",
                   edges_drawn},
    GameWithNumber{"colouring", "colours", "How many colours does the first player need?", "",
                   "colours", nullptr},
};

const GameWithNumber* entry_of(std::string_view game) {
  for (const GameWithNumber& entry : kGames) {
    if (entry.game == game) return &entry;
  }
  return nullptr;
}

}  // namespace

std::string counted_text(int number, std::string_view counted) {
  if (number == 1 && counted.ends_with('s')) counted.remove_suffix(1);
  return fmt::format("{} {}", number, counted);
}

std::optional<CountedNumber> number_of(const Answer& answer) {
  const GameWithNumber* entry = entry_of(answer.game);
  // Where only the winner was asked for, the value is not the whole truth.
  if (entry == nullptr || entry->number == nullptr || !answer.value) return std::nullopt;
  const auto number = entry->number(answer);
  if (!number) return std::nullopt;
  return CountedNumber{*number, entry->counted};
}

bool certifies_number(std::string_view game) {
  const GameWithNumber* entry = entry_of(game);
  return entry != nullptr && entry->number != nullptr && !entry->sought.empty();
}

std::optional<AskedNumber> asked_number(std::string_view game) {
  const GameWithNumber* entry = entry_of(game);
  if (entry == nullptr) return std::nullopt;
  return AskedNumber{entry->asks, entry->counted, entry->needs};
}

std::string_view sought_option(std::string_view game) {
  const GameWithNumber* entry = entry_of(game);
  return entry == nullptr ? "" : entry->sought;
}

}  // namespace harary
