// SPDX-License-Identifier: MIT
#include "instances/instances.hpp"

#include <algorithm>

#include "graph/board_text.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/named.hpp"

namespace harary::tests {

namespace {

bool has_option(const GameDescription& game, const std::string& option) {
  return game.option(option) != nullptr;
}

template <class T>
const T& pick(const std::vector<T>& from, TestRandom& random) {
  return from[random.below(from.size())];
}

Graph random_board(int most_edges, TestRandom& random) {
  static const std::vector<std::string> kNamed{
      "K2",      "K3",      "K4",   "P4",     "C4",     "C5",   "C6", "star:4", "colex:7",
      "colex:8", "bowtie",  "bull", "paw",    "house",  "W4",   "W5", "K2,3",   "K3,3",
      "K2,2,1",  "colex:5", "claw", "K1,1,3", "star:3", "K2,4", "P6", "E2",     "diamond"};
  if (random.below(3) == 0) {
    for (int tries = 0; tries < 100; ++tries) {
      const Graph graph = named_graph(pick(kNamed, random));
      if (graph.edge_count() <= most_edges) return graph;
    }
  }
  Graph graph = random.graph(2 + random.below(5), 30 + random.below(71));
  while (graph.edge_count() > most_edges) {
    const std::vector<Edge> edges = graph.edges();
    graph.remove_edge(pick(edges, random));
  }
  return graph;
}

// What is red and green from the start, "" for none: edges, or vertices where these are taken.
std::pair<std::string, std::string> random_start(const Graph& board, bool vertices, bool green,
                                                 TestRandom& random) {
  if (vertices) {
    VertexSet red;
    VertexSet rest;
    for (const int v : board.vertices()) {
      const int throw_of_dice = random.below(6);
      if (throw_of_dice == 0) red.insert(v);
      if (throw_of_dice == 1 && green) rest.insert(v);
    }
    return {vertex_list_text(red), vertex_list_text(rest)};
  }
  std::vector<Edge> red_edges;
  std::vector<Edge> green_edges;
  for (const Edge e : board.edges()) {
    const int throw_of_dice = random.below(6);
    if (throw_of_dice == 0) red_edges.push_back(e);
    if (throw_of_dice == 1 && green) green_edges.push_back(e);
  }
  return {edge_set_text(red_edges), edge_set_text(green_edges)};
}

// More than two players, each with edges from the start, a number of edges a turn, and a target.
void add_players(const Graph& board, TestRandom& random, OptionTexts& texts) {
  static const std::vector<std::string> kPlayers{"red", "green", "player3", "player4"};
  static const std::vector<std::string> kTargets{"K3", "P3", "K2", "star:3", "matching:2"};
  const std::size_t players = random.below(3) == 0 ? 4 : 3;
  texts["colours"] = std::to_string(players);
  if (random.below(2) == 0) {
    std::vector<std::vector<Edge>> start(players);
    for (const Edge e : board.edges()) {
      const auto owner = static_cast<std::size_t>(random.below(12));
      if (owner < players) start[owner].push_back(e);
    }
    for (std::size_t i = 0; i < players; ++i) {
      if (!start[i].empty()) texts[kPlayers[i]] = edge_set_text(start[i]);
    }
  }
  if (random.below(3) == 0) {
    static const std::vector<std::string> kBiases{"1:2", "2:1:1", "1:1:2", "2:2:2", "1:3"};
    texts["bias"] = pick(kBiases, random);
  }
  if (random.below(3) == 0) {
    texts["first"] = kPlayers[static_cast<std::size_t>(random.below(static_cast<int>(players)))];
  }
  for (std::size_t i = 1; i < players; ++i) {
    if (random.below(4) != 0) continue;
    const std::string target = pick(kTargets, random);
    if (parse_board(target, "target").order() <= board.order()) {
      texts[kPlayers[i] + "-target"] = target;
    }
  }
}

// Where the first player takes one point a turn, all biases that are offered say so.
bool takes_one_a_turn(const OptionSpec& bias) {
  return !bias.values.empty() &&
         std::all_of(bias.values.begin(), bias.values.end(),
                     [](const std::string& value) { return value.starts_with("1:"); });
}

void add_colouring(const GameDescription& game, const Graph& board, TestRandom& random,
                   OptionTexts& texts) {
  const bool players = has_option(game, "player3");
  if (players && random.below(3) == 0) {
    add_players(board, random, texts);
    return;
  }
  // Colours that both players share.
  if (has_option(game, "colours") && !players) {
    texts["colours"] = std::to_string(1 + random.below(4));
    if (random.below(2) == 0) texts["first"] = "green";
    if (random.below(4) == 0 && board.edge_count() > 0) texts["elements"] = "edges";
    return;
  }
  static const std::vector<std::string> kBiases{"1:2", "2:1", "1:3", "2:3", "3:1", "2:2"};
  if (has_option(game, "red") && random.below(2) == 0) {
    const bool vertices = game.option("red")->type == OptionType::vertices;
    const auto [red, green] = random_start(board, vertices, has_option(game, "green"), random);
    if (!red.empty()) texts["red"] = red;
    if (!green.empty()) texts["green"] = green;
  }
  for (const OptionSpec& option : game.options) {
    if (option.type != OptionType::bias || random.below(3) != 0) continue;
    const std::string bias = pick(kBiases, random);
    if (bias.starts_with("1:") || !takes_one_a_turn(option)) texts[option.name] = bias;
  }
}

void add_targets(const GameDescription& game, const Graph& board, TestRandom& random,
                 OptionTexts& texts) {
  static const std::vector<std::string> kTargets{
      "K3",     "K3",      "P3",         "P4", "C4",
      "star:3", "bowtie",  "matching:2", "K4", "paw",
      "K2",     "diamond", "P5",         "C5", "g6:Cg" /* P3 and one vertex */,
      "K3",     "star:4"};
  for (const std::string option : {"target", "green-target"}) {
    if (!has_option(game, option) || random.below(option == "target" ? 8 : 4) == 0) continue;
    if (option == "green-target" && (texts.count("colours") != 0 || random.below(2) == 0)) continue;
    const std::string target = pick(kTargets, random);
    if (parse_board(target, "target").order() <= board.order()) texts[option] = target;
  }
}

// A board of one of the forms that coloured boards have, and two starts.
OptionTexts random_coloured_board(int most_edges, TestRandom& random) {
  OptionTexts texts;
  const int colours = 3 + random.below(3);
  if (random.below(3) == 0) {
    const Graph board = random_board(most_edges, random);
    texts["board"] = board_text(board);
    for (int v = 0; v < board.order(); ++v) {
      texts["vertex-colours"] += std::to_string(random.below(colours));
    }
    if (random.below(2) == 0) {
      texts["starts"] = std::to_string(random.below(board.order())) + "," +
                        std::to_string(random.below(board.order()));
    }
    return texts;
  }
  const int width = 2 + random.below(2);
  const int height = 1 + most_edges / 4 + random.below(2);
  texts["board"] = std::string(random.below(2) == 0 ? "hex:" : "square:") + std::to_string(width) +
                   "x" + std::to_string(height) + "=";
  for (int i = 0; i < width * height; ++i) {
    const bool hole = i != 0 && i + 1 != width * height && random.below(8) == 0;
    texts["board"] += hole ? "." : std::to_string(random.below(colours));
  }
  return texts;
}

// A formula in one word: each variable occurs, and in a quantified one has a quantifier.
std::string random_formula(bool quantified, int most_variables, TestRandom& random) {
  const int variables = 1 + random.below(most_variables);
  std::string prefix, clauses;
  for (int x = 1; x <= variables; ++x) {
    prefix +=
        (x == 1 ? "" : ",") + std::string(random.below(2) == 0 ? "e" : "a") + std::to_string(x);
  }
  for (int clause = 1 + random.below(4); clause >= 0; --clause) {
    std::string literals;
    for (int x = 1; x <= variables; ++x) {
      if (clause != 0 && random.below(2) == 0) continue;  // the last clause has all
      const bool negative = quantified && random.below(2) == 0;
      literals +=
          (literals.empty() ? "" : ",") + std::string(negative ? "-" : "") + std::to_string(x);
    }
    if (literals.empty()) continue;
    clauses += (clauses.empty() ? "" : "/") + literals;
  }
  return quantified ? prefix + ":" + clauses : clauses;
}

}  // namespace

GameOptions options_of(const OptionTexts& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

std::string words_of(const std::string& game, const OptionTexts& texts) {
  std::string words = game;
  for (const auto& [name, text] : texts) words += " --" + name + " " + text;
  return words;
}

OptionTexts example(const GameDescription& game) {
  return {game.example.begin(), game.example.end()};
}

std::vector<OptionTexts> wide_examples(const GameDescription& game) {
  if (!has_option(game, "board")) return {};
  if (has_option(game, "vertex-colours")) {
    // Every number of machine words, holes, all colours there are.
    return {{{"board", "hex:flower:1"}},
            {{"board", "hex:hourglass:2"}},
            {{"board", "square:20x20/12:3"}},
            {{"board", "hex:30x20/40:4"}},
            {{"board", "square:31x31/64:5"}, {"starts", "0,480"}},
            {{"board", "petersen"}, {"vertex-colours", "0123012301"}}};
  }
  // K12, K24: one, four and 32 words; twins, few and many automorphisms, more than 16 vertices.
  std::vector<OptionTexts> result;
  for (const std::string board :
       {"K12", "K24", "colex:70", "Q4", "petersen", "K4,5", "C17", "Q5"}) {
    result.push_back({{"board", board}});
  }
  for (const OptionSpec& option : game.options) {
    if (option.type == OptionType::bias) {
      const bool one = takes_one_a_turn(option);
      result.push_back({{"board", "K12"}, {option.name, one ? "1:2" : "3:2"}});
    }
    if (option.type == OptionType::choice) {
      result.push_back({{"board", "W16"}, {option.name, option.values.back()}});
    }
    if (option.type == OptionType::flag) {
      result.push_back({{"board", "K12"}, {option.name, "true"}});
    }
  }
  if (has_option(game, "colours")) {
    result.push_back({{"board", "K12"}, {"colours", "3"}});
    result.push_back({{"board", "petersen"}, {"colours", "5"}, {"target", "P4"}});
    result.push_back({{"board", "K5"}, {"colours", "6"}});
  }
  if (has_option(game, "target")) result.push_back({{"board", "K7"}, {"target", "C4"}});
  return result;
}

OptionTexts random_options(const GameDescription& game, int most_edges, TestRandom& random) {
  OptionTexts texts;
  if (has_option(game, "formula")) {
    texts["formula"] = random_formula(game.name == "qbf", std::min(most_edges, 8), random);
    return texts;
  }
  if (has_option(game, "letters")) {
    std::string counts;
    for (int letter = 0; letter < 4; ++letter)
      counts += std::to_string(random.below(most_edges < 9 ? 3 : 4)) + " ";
    texts["letters"] = counts;
  }
  if (has_option(game, "vertex-colours")) return random_coloured_board(most_edges, random);
  if (has_option(game, "board")) {
    const Graph board = random_board(most_edges, random);
    texts["board"] = board_text(board);
    add_colouring(game, board, random, texts);
    add_targets(game, board, random, texts);
  }
  for (const OptionSpec& option : game.options) {
    if (option.type == OptionType::choice && texts.count("colours") == 0 && random.below(3) == 0) {
      texts[option.name] = pick(option.values, random);
    }
    if (option.type == OptionType::flag && texts.count("colours") == 0 && random.below(2) == 0) {
      texts[option.name] = "true";
    }
  }
  if (has_option(game, "edges")) texts["edges"] = std::to_string(1 + random.below(5));
  if (texts.count("score") != 0) texts.erase("misere");  // they do not go together
  return texts;
}

}  // namespace harary::tests
