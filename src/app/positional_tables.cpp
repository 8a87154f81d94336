// SPDX-License-Identifier: MIT
#include "app/positional_tables.hpp"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <optional>
#include <vector>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "games/target/boards/animal.hpp"
#include "graph/board_text.hpp"

namespace harary {

const char* const kAnimalColumns = "   i  animal           cells  strong b,m   maker b,m";
const char* const kThresholdColumns =
    "   n   maker  client  waiter enforcer  strict Avoider-Enforcer, q = 1, 2, ...";
const char* const kFewestMovesColumns = "   n      strong  moves       maker  moves";

namespace {

constexpr int kMostCells = 6;
constexpr int kLargestSide = 8;

using Options = std::map<std::string, std::string>;

// Nothing if the cell's time is over. Throws JobStopped when the whole table's is.
std::optional<Winner> winner_of(const std::string& game, const Options& options, Job& job) {
  GameOptions given;
  given.set_all(options);
  Question question;
  question.kind = QuestionKind::winner;
  Job cell(job, std::chrono::seconds(kSecondsOfATableCell));
  const Answer answer = make_game(game, given)->solve(question, cell);
  job.check();
  return answer.winner;
}

// The free animals, from the smallest.
const std::vector<Animal>& all_animals() {
  static const std::vector<Animal> animals = free_animals(kMostCells);
  return animals;
}

// The first player wins with `most` own moves: the fewest with which he does. Nothing if the time
// of a cell ends first.
std::optional<int> fewest_moves(const std::string& game, Options options, int least, int most,
                                Job& job) {
  for (int moves = least; moves <= most; ++moves) {
    options["moves"] = std::to_string(moves);
    const auto winner = winner_of(game, options, job);
    if (!winner) break;
    if (*winner == Winner::first) return moves;
  }
  return std::nullopt;
}

struct Achieved {
  std::optional<int> side;
  std::optional<int> moves;
  int refused = 0;  // on all boards up to this side
  bool open = false;
};

Achieved achieved(const std::string& game, const Animal& animal, Job& job) {
  Achieved found;
  const std::string target = "animal:" + picture_of(animal);
  int least = 1;
  for (const auto& [x, y] : animal) least = std::max({least, x + 1, y + 1});
  for (int side = least; side <= kLargestSide && !found.side; ++side) {
    Options options{{"board", fmt::format("grid:{0}x{0}", side)}, {"target", target}};
    const auto winner = winner_of(game, options, job);
    if (!winner) {
      found.open = true;
      return found;
    }
    if (*winner != Winner::first) {
      found.refused = side;
      continue;
    }
    found.side = side;
    found.moves = fewest_moves(game, options, static_cast<int>(animal.size()), side * side, job);
  }
  return found;
}

std::string text_of(const Achieved& found) {
  if (!found.side) return fmt::format("> {}{}", found.refused, found.open ? ", ?" : "");
  return fmt::format("{},{}", *found.side, found.moves ? std::to_string(*found.moves) : "?");
}

Json json_of(const Achieved& found) {
  Json json{
      {"side", nullptr}, {"moves", nullptr}, {"refused_to", found.refused}, {"open", found.open}};
  if (found.side) json["side"] = *found.side;
  if (found.moves) json["moves"] = *found.moves;
  return json;
}

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

Threshold threshold(const std::string& game, Winner owner, InBias in_bias, Options options,
                    int edges, Job& job) {
  Threshold found;
  for (int q = 1; q <= edges; ++q) {
    options["bias"] = fmt::format("1:{}", q);
    const auto winner = winner_of(game, options, job);
    if (!winner) found.open = true;
    if (winner == owner) found.largest = q;
    if (winner != owner && in_bias == InBias::monotone) break;
  }
  return found;
}

}  // namespace

int animal_table_lines() {
  return static_cast<int>(all_animals().size());
}

PaperLine animal_table_line(int number, const std::string&, Job& job) {
  const Animal& animal = all_animals()[static_cast<std::size_t>(number) - 1];
  const Achieved strong = achieved("achievement", animal, job);
  const Achieved maker = achieved("maker-breaker", animal, job);
  return {fmt::format("{:>4}  {:<16} {:>5} {:>11} {:>11}", number, name_of(animal), animal.size(),
                      text_of(strong), text_of(maker)),
          {{"i", number},
           {"animal", name_of(animal)},
           {"picture", picture_of(animal)},
           {"cells", animal.size()},
           {"strong", json_of(strong)},
           {"maker", json_of(maker)}}};
}

void require_target(const std::string& target) {
  if (one_graph(target)) return;
  GameOptions given;
  given.set_all(Options{{"order", "3"}, {"target", target}});
  make_game("maker-breaker", given);
}

PaperLine threshold_table_line(int order, const std::string& target, Job& job) {
  const int edges = order * (order - 1) / 2;
  const bool owned = has_room(target, order);
  const Options options{{"order", std::to_string(order)}, {"target", target}};
  Options monotone = options;
  monotone["monotone"] = "true";
  Json json{{"n", order}, {"target", target}};
  std::string text = fmt::format("{:>4}", order);
  const auto add = [&](const char* name, const Threshold& found) {
    json[name] = {{"largest", found.largest}, {"open", found.open}};
    text += fmt::format(" {:>7}", fmt::format("{}{}", found.largest, found.open ? "?" : ""));
  };
  const auto largest = [&](const std::string& game, Winner owner, const Options& given,
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
    Options biased = options;
    biased["bias"] = fmt::format("1:{}", q);
    const auto winner = winner_of("avoider-enforcer", biased, job);
    strict += !winner ? '?' : *winner == Winner::first ? 'A' : 'E';
  }
  json["strict"] = strict;
  return {text + "  " + strict, json};
}

PaperLine fewest_moves_table_line(int order, const std::string& target, Job& job) {
  const Options options{{"order", std::to_string(order)}, {"target", target}};
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
      const auto winner = winner_of(game, options, job);
      who = winner ? std::string(name_of(*winner)) : "?";
      if (winner) cell["winner"] = who;
      cell["open"] = !winner;
      if (winner == Winner::first) {
        const auto moves = fewest_moves(game, options, least, most, job);
        soonest = moves ? std::to_string(*moves) : "?";
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
