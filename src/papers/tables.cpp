// SPDX-License-Identifier: MIT
#include "papers/tables.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "base/temporary_folder.hpp"
#include "games/builder/setup.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

Answer solved(const std::string& game, const std::string& board, Job& job) {
  GameOptions options;
  options.set("board", board);
  return ask_of_check(game, std::move(options), QuestionKind::outcome, job);
}

// Beyond this a strong solution is faster than a search for every position.
constexpr int kLargestSearchedOrder = 9;

LayerTable layers_by_tablebase(const Game& game, const std::string& folder, Job& job) {
  std::optional<TemporaryFolder> temporary;
  if (folder.empty()) temporary.emplace();
  const std::string& path = temporary ? temporary->path() : folder;
  const StrongReport report = game.strong(path, job);
  if (report.stopped) throw JobStopped{*report.stopped};
  return game.layers_from(Tablebase(path), job);
}

// The tablebase of `colex` holds the values of the other scoring games too.
ColexLine colex_line_by_tablebase(int edges, const std::string& board, const std::string& folder,
                                  Job& job) {
  GameOptions options;
  options.set("board", board);
  const StrongReport report = make_game("colex", options)->strong(folder, job);
  if (report.stopped) throw JobStopped{*report.stopped};
  std::map<std::string, Verdict> of;
  for (const ProbeReport::Entry& entry : report.start) of[entry.name] = entry.verdict;
  return {.edges = edges,
          .colex = of.at("colex").outcome.value(),
          .star = of.at("star").outcome.value(),
          .capture = of.at("capture").score.value(),
          .capture_outcome = of.at("capture").outcome.value()};
}

}  // namespace

ColexLine colex_line(int edges, const std::string& folder, Job& job) {
  const std::string board = "colex:" + std::to_string(edges);
  if (!folder.empty()) return colex_line_by_tablebase(edges, board, folder, job);
  const Answer capture = solved("capture", board, job);
  return {.edges = edges,
          .colex = solved("colex", board, job).outcome.value(),
          .star = solved("star", board, job).outcome.value(),
          .capture = capture.value.value(),
          .capture_outcome = capture.outcome.value()};
}

SaturationScoreLine saturation_score_line(int order, const std::string& target, Job& job) {
  SaturationScoreLine line{order, 0, 0};
  for (const std::string starter : {"red", "green"}) {
    GameOptions options;
    options.set("order", std::to_string(order));
    options.set("target", target);
    options.set("score", "true");
    options.set("first", starter);
    const Answer answer = ask_of_check("saturation", options, QuestionKind::outcome, job);
    (starter == "red" ? line.max_starts : line.min_starts) = answer.outcome.value().first;
  }
  return line;
}

std::optional<int> online_ramsey_number(const std::string& red, const std::string& blue, Job& job) {
  const OptionSpec edges = builder_edges_option();
  for (int number = edges.least; number <= edges.most; ++number) {
    GameOptions options;
    options.set("target", red);
    options.set("green-target", blue);
    options.set("edges", std::to_string(number));
    const Answer answer = ask_of_check("builder", options, QuestionKind::winner, job);
    if (answer.winner == Winner::first) return number;
  }
  return std::nullopt;
}

SaturationLine saturation_line(int order, const std::string& folder, Job& job) {
  GameOptions options;
  options.set("order", std::to_string(order));
  const auto game = make_game("saturation", options);
  const LayerTable table = order <= kLargestSearchedOrder && folder.empty()
                               ? game->layers(true, job)
                               : layers_by_tablebase(*game, folder, job);
  if (table.stopped) throw JobStopped{*table.stopped};
  SaturationLine line;
  line.order = order;
  for (const LayerCount& count : table.plies) {
    line.layers.push_back({count.ply, count.previous_wins, count.next_wins});
    line.graphs += count.previous_wins + count.next_wins;
  }
  line.most_edges = line.layers.back().edges;
  line.winner = line.layers.front().next > 0 ? 1 : 2;
  return line;
}

}  // namespace harary
