// SPDX-License-Identifier: MIT
// A sum of different games: who wins for either starter, by which moves of which component, and its
// value where that fits.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/json.hpp"
#include "app/sums/sum_terms.hpp"
#include "base/job.hpp"
#include "theory/partizan/form_reports.hpp"

namespace harary {

struct SumRequest {
  std::vector<std::string> terms;
  std::optional<Player> first;  // nothing: both
  std::string source = "sum";   // for messages
  GameOptions::Files files = GameOptions::Files::allowed;
};

struct SumComponent {
  std::string term;
  std::string game;  // empty: a value
  std::map<std::string, std::string> instance;
  std::optional<std::string> form;
  std::optional<Dyadic> mean;
  std::optional<Dyadic> temperature;
};

struct WinningSumMove {
  std::size_t component = 0;
  std::string move;
  Player player = Player::left;
  std::optional<Dyadic> temperature;  // of the component
};

struct SumAnswer {
  std::vector<SumComponent> components;
  std::optional<Player> asked;    // who starts; nothing: either
  std::optional<Player> if_left;  // who wins if Left starts
  std::optional<Player> if_right;
  std::optional<FormReport> report;  // of the sum, where its value fits
  std::vector<WinningSumMove> moves;
  std::string method;  // "values" or "search"
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<StopReason> stopped;

  // "left", "right", "first", "second"; empty: not known.
  std::string outcome_class() const;
};

// Throws InputError for a term that is neither a value nor a game that has values. When the job
// ends, what is known so far.
SumAnswer solve_sum(const SumRequest& request, Job& job);

std::string_view name_of(Player player);  // "left", "right"
// InputError for other words, with the option's name.
Player parse_player(const std::string& text, const std::string& option);
Json to_json(const SumAnswer& answer);

}  // namespace harary
