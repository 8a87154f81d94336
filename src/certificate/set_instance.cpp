// SPDX-License-Identifier: MIT
#include "certificate/set_instance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>

#include "base/error.hpp"

namespace harary {

namespace {

using Json = nlohmann::json;

constexpr std::array<const char*, 9> kSetRules = {
    "strong",           "strong, no draw",           "maker-breaker", "misere",       "avoidance",
    "avoider-enforcer", "monotone avoider-enforcer", "waiter-client", "client-waiter"};
constexpr int kMostBias = 4096;

[[noreturn]] void refuse_sets(const std::string& what) {
  throw InputError("header: sets: " + what);
}

const Json& set_member(const Json& object, const std::string& name) {
  if (!object.is_object() || !object.contains(name)) refuse_sets("there is no " + name);
  return object[name];
}

int set_number(const Json& value, const std::string& what, int least, int most) {
  if (!value.is_number_unsigned()) refuse_sets(what + " is not a whole number");
  const auto result = value.get<std::uint64_t>();
  if (result < static_cast<std::uint64_t>(least) || result > static_cast<std::uint64_t>(most)) {
    refuse_sets(what + " is out of range");
  }
  return static_cast<int>(result);
}

std::vector<int> set_numbers(const Json& list, const std::string& what, int most) {
  if (!list.is_array()) refuse_sets(what + " is not a list");
  std::vector<int> result;
  for (const Json& one : list) result.push_back(set_number(one, what, 0, most));
  return result;
}

// Points in increasing order.
std::vector<int> points_of(const Json& list, const std::string& what, std::size_t points) {
  std::vector<int> result = set_numbers(list, what, static_cast<int>(points) - 1);
  for (std::size_t i = 1; i < result.size(); ++i) {
    if (result[i] <= result[i - 1]) refuse_sets(what + " does not increase");
  }
  return result;
}

std::vector<std::string> names_of(const Json& list) {
  if (!list.is_array() || list.size() > kMostSetPoints) {
    refuse_sets(fmt::format("points is not a list of at most {} names", kMostSetPoints));
  }
  std::vector<std::string> names;
  std::set<std::string> met;
  for (const Json& one : list) {
    if (!one.is_string()) refuse_sets("a point has no name");
    names.push_back(one.get<std::string>());
    const bool bad = std::any_of(names.back().begin(), names.back().end(), [](char c) {
      return static_cast<unsigned char>(c) <= ' ' || c == ',' || c == ';' || c == '=' || c == 127;
    });
    if (names.back().empty() || bad)
      refuse_sets("the name of a point has a character that none has");
    if (!met.insert(names.back()).second) refuse_sets("two points have one name");
  }
  return names;
}

// The rules of games on sets that list who makes which move.
bool lists_turns(SetRule rule) {
  return is_owning(rule) || rule == SetRule::misere || rule == SetRule::avoidance ||
         rule == SetRule::avoider_enforcer;
}

}  // namespace

std::string_view name_of(SetRule rule) {
  return kSetRules[static_cast<std::size_t>(rule)];
}

nlohmann::ordered_json to_json(const SetInstance& instance) {
  nlohmann::ordered_json json;
  json["rule"] = name_of(instance.rule);
  json["points"] = instance.points;
  json["first"] = instance.sets[0];
  if (has_two_families(instance.rule)) json["second"] = instance.sets[1];
  json["taken"] = instance.taken;
  json["starter"] = instance.starter;
  json["bias"] = instance.bias;
  if (!instance.turns.empty()) json["turns"] = instance.turns;
  if (!instance.first_moves.empty()) json["first_moves"] = instance.first_moves;
  return json;
}

SetInstance parse_set_instance(const Json& json) {
  SetInstance result;
  const Json& rule = set_member(json, "rule");
  const auto found = std::find_if(kSetRules.begin(), kSetRules.end(),
                                  [&](const char* name) { return rule == name; });
  if (found == kSetRules.end()) refuse_sets("the rule is not known");
  result.rule = static_cast<SetRule>(found - kSetRules.begin());
  result.points = names_of(set_member(json, "points"));
  const std::size_t points = result.points.size();

  const std::array<std::string, 2> families{"first", "second"};
  for (std::size_t i = 0; i < (has_two_families(result.rule) ? 2 : 1); ++i) {
    const Json& family = set_member(json, families[i]);
    if (!family.is_array()) refuse_sets(families[i] + " is not a list of sets");
    for (const Json& set : family) {
      result.sets[i].push_back(points_of(set, "a set", points));
      if (result.sets[i].back().empty()) refuse_sets("a set has no points");
    }
  }
  const Json& taken = set_member(json, "taken");
  if (!taken.is_array() || taken.size() != 2) refuse_sets("taken is not a list of two lists");
  for (std::size_t i = 0; i < 2; ++i) result.taken[i] = points_of(taken[i], "taken", points);
  for (const int point : result.taken[0]) {
    if (std::binary_search(result.taken[1].begin(), result.taken[1].end(), point)) {
      refuse_sets("a point is taken by both players");
    }
  }
  result.starter = set_number(set_member(json, "starter"), "starter", 0, 1);
  const std::vector<int> bias = set_numbers(set_member(json, "bias"), "bias", kMostBias);
  if (bias.size() != 2 || bias[0] < 1 || bias[1] < 1)
    refuse_sets("bias is not two numbers from 1 on");
  result.bias = {bias[0], bias[1]};
  if (json.contains("turns")) {
    result.turns = set_numbers(json["turns"], "turns", 1);
    if (result.turns.empty() || result.turns.size() > points + 1) {
      refuse_sets("turns has no moves, or more than there are points");
    }
    if (!lists_turns(result.rule)) refuse_sets("this game has no list of turns");
    if (!is_owning(result.rule) &&
        result.turns.size() < static_cast<std::size_t>(result.free_points())) {
      refuse_sets("turns ends before the last point is taken");
    }
  }
  if (json.contains("first_moves")) {
    result.first_moves = points_of(json["first_moves"], "first_moves", points);
    if (!is_owning(result.rule)) refuse_sets("this game has no first_moves");
  }
  return result;
}

}  // namespace harary
