// SPDX-License-Identifier: MIT
#include "papers/table_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "papers/table_cell.hpp"

namespace harary {

const char* const kThresholdColumns =
    "   n   maker  client  waiter enforcer  strict Avoider-Enforcer, q = 1, 2, ...";
const char* const kFewestMovesColumns = "   n      strong  moves       maker  moves";

namespace {

// The target as one graph; nothing if it is a family of edge sets by name.
std::optional<Graph> one_graph(const std::string& target) {
  try {
    return parse_board(target, "target");
  } catch (const InputError&) {
    return std::nullopt;
  }
}

// Whether the board is large enough: families by name always have room.
bool has_room(const std::string& target, int order) {
  const auto graph = one_graph(target);
  return !graph || graph->order() <= order;
}

struct Threshold {
  int largest = 0;
  bool open = false;
};

// Whether a larger q never helps the owner: so in Maker-Breaker, in Client-Waiter, where Waiter may
// offer fewer edges, and in the monotone Avoider-Enforcer game. In Waiter-Client each q is asked.
enum class InBias { monotone, perhaps_not };

Threshold threshold(const std::string& game, Winner owner, InBias in_bias, CellOptions options,
                    int edges, Job& job) {
  Threshold found;
  for (int q = 1; q <= edges; ++q) {
    options["bias"] = fmt::format("1:{}", q);
    const auto winner = winner_of_cell(game, options, job);
    if (!winner) found.open = true;
    if (winner == owner) found.largest = q;
    if (winner != owner && in_bias == InBias::monotone) break;
  }
  return found;
}

}  // namespace

void require_target(const std::string& target) {
  if (one_graph(target)) return;
  GameOptions given;
  given.set_all(CellOptions{{"order", "3"}, {"target", target}});
  make_game("maker-breaker", given);
}

PaperLine threshold_table_line(int order, const std::string& target, Job& job) {
  const int edges = order * (order - 1) / 2;
  const bool owned = has_room(target, order);
  const CellOptions options{{"order", std::to_string(order)}, {"target", target}};
  CellOptions monotone = options;
  monotone["monotone"] = "true";
  Json json{{"n", order}, {"target", target}};
  std::string text = fmt::format("{:>4}", order);
  const auto add = [&](const char* name, const Threshold& found) {
    json[name] = {{"largest", found.largest}, {"open", found.open}};
    text += fmt::format(" {:>7}", fmt::format("{}{}", found.largest, found.open ? "?" : ""));
  };
  const auto largest = [&](const std::string& game, Winner owner, const CellOptions& given,
                           InBias in_bias = InBias::monotone) {
    return owned ? threshold(game, owner, in_bias, given, edges, job) : Threshold();
  };
  add("maker", largest("maker-breaker", Winner::first, options));
  add("client", largest("client-waiter", Winner::first, options));
  add("waiter", largest("waiter-client", Winner::second, options, InBias::perhaps_not));
  add("enforcer", largest("avoider-enforcer", Winner::second, monotone));
  // Strict Avoider-Enforcer is not monotone in q. From q = edges - 1 on, Avoider has one edge.
  std::string strict;
  for (int q = 1; q < edges; ++q) {
    if (!owned) {
      strict += 'A';
      continue;
    }
    CellOptions biased = options;
    biased["bias"] = fmt::format("1:{}", q);
    const auto winner = winner_of_cell("avoider-enforcer", biased, job);
    strict += !winner ? '?' : *winner == Winner::first ? 'A' : 'E';
  }
  json["strict"] = strict;
  return {text + "  " + strict, json};
}

PaperLine fewest_moves_table_line(int order, const std::string& target, Job& job) {
  const CellOptions options{{"order", std::to_string(order)}, {"target", target}};
  const auto graph = one_graph(target);
  const int least = graph ? std::max(1, graph->edge_count()) : 1;
  const int most = order * (order - 1) / 2;
  Json json{{"n", order}, {"target", target}};
  std::string text = fmt::format("{:>4}", order);
  for (const std::string column : {"strong", "maker"}) {
    const std::string game = column == "strong" ? "achievement" : "maker-breaker";
    std::string who = "no room";
    std::string soonest = "-";
    Json cell{{"winner", nullptr}, {"moves", nullptr}, {"open", false}};
    if (has_room(target, order)) {
      const auto winner = winner_of_cell(game, options, job);
      who = winner ? std::string(name_of(*winner)) : "?";
      if (winner) cell["winner"] = who;
      cell["open"] = !winner;
      if (winner == Winner::first) {
        const auto moves = fewest_moves(game, options, least, most, job);
        soonest = moves_text(moves);
        if (moves) cell["moves"] = *moves;
        cell["open"] = !moves;
      }
    }
    json[column] = cell;
    text += fmt::format("  {:>10} {:>6}", who, soonest);
  }
  return {text, json};
}

}  // namespace harary
