// SPDX-License-Identifier: MIT
#include "papers/paper_tables.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <utility>

#include "graph/board_text.hpp"
#include "graph/graph.hpp"
#include "papers/check_asking.hpp"
#include "papers/table_lines.hpp"
#include "papers/tables.hpp"
#include "theory/clutters/clutter.hpp"

namespace harary {

namespace {

const char* const kColexColumns = "   m     colex      star   capture     (a,b)";
const char* const kSaturationColumns = "   n   w    e            h";

std::string colex_text(const ColexLine& line) {
  const auto pair = [](const std::pair<int, int>& p) {
    return fmt::format("({},{})", p.first, p.second);
  };
  return fmt::format("{:>4} {:>9} {:>9} {:>9} {:>9}", line.edges, pair(line.colex), pair(line.star),
                     line.capture, pair(line.capture_outcome));
}

// Without the layers.
std::string saturation_text(const SaturationLine& line) {
  return fmt::format("{:>4} {:>3} {:>4} {:>12}", line.order, line.winner, line.most_edges,
                     line.graphs);
}

Json pair_json(const std::pair<int, int>& pair) {
  return Json::array({pair.first, pair.second});
}

PaperLine colex_table_line(int edges, const std::string& folder, Job& job) {
  const ColexLine line = colex_line(edges, folder, job);
  return {colex_text(line),
          {{"m", line.edges},
           {"colex", pair_json(line.colex)},
           {"star", pair_json(line.star)},
           {"capture", line.capture},
           {"capture_outcome", pair_json(line.capture_outcome)}}};
}

PaperLine saturation_table_line(int order, const std::string& folder, Job& job) {
  const SaturationLine line = saturation_line(order, folder, job);
  Json json{{"n", line.order},
            {"w", line.winner},
            {"e", line.most_edges},
            {"h", std::to_string(line.graphs)}};
  json["layers"] = Json::array();
  for (const auto& layer : line.layers) {
    json["layers"].push_back({{"edges", layer.edges},
                              {"P", std::to_string(layer.previous)},
                              {"N", std::to_string(layer.next)}});
  }
  return {saturation_text(line), json};
}

void require_graph(const std::string& target) {
  parse_board(target, "--target");
}

bool fits_on_board(int order, const std::string& target) {
  return parse_board(target, "--target").order() <= order;
}

PaperLine saturation_score_table_line(int order, const std::string& target, Job& job) {
  const SaturationScoreLine line = saturation_score_line(order, target, job);
  return {fmt::format("{:>4} {:>10} {:>10}", line.order, line.max_starts, line.min_starts),
          {{"n", line.order},
           {"target", target},
           {"max_starts", line.max_starts},
           {"min_starts", line.min_starts}}};
}

// Paths on n vertices against paths, cycles and the target.
PaperLine online_ramsey_table_line(int order, const std::string& target, Job& job) {
  const std::string path = fmt::format("P{}", order);
  const std::string cycle = fmt::format("C{}", order);
  Json json{{"n", order}};
  std::string text = fmt::format("{:>4}", order);
  const auto add = [&](const std::string& name, const std::string& red, const std::string& blue) {
    const std::optional<int> number = online_ramsey_number(red, blue, job);
    json[name] = number ? Json(*number) : Json(nullptr);
    text += fmt::format(" {:>7}", number ? std::to_string(*number) : "-");
  };
  add("P3,Pn", "P3", path);
  add("P3,Cn", "P3", cycle);
  add("Pn,Pn", path, path);
  add("T,Pn", target, path);
  json["target"] = target;
  return {text, json};
}

// Cambie & Provoost, Table 1.
constexpr std::array<ColexLine, 12> kPublishedColex{{
    {1, {1, 0}, {1, 0}, 2, {2, 0}},
    {2, {1, 1}, {1, 1}, 0, {1, 1}},
    {3, {2, 1}, {2, 1}, 1, {1, 0}},
    {4, {2, 2}, {2, 2}, 1, {2, 1}},
    {5, {2, 1}, {2, 1}, 2, {2, 0}},
    {6, {2, 2}, {2, 2}, 0, {2, 2}},
    {7, {2, 2}, {3, 2}, 1, {3, 2}},
    {8, {2, 2}, {3, 2}, 1, {2, 1}},
    {9, {4, 2}, {3, 2}, 1, {2, 1}},
    {10, {4, 4}, {3, 3}, 0, {1, 1}},
    {11, {4, 4}, {3, 3}, 2, {3, 1}},
    {12, {4, 4}, {3, 3}, 1, {2, 1}},
}};

// Gordinowicz & Prałat, Table 1.
struct PublishedSaturation {
  int order;
  int winner;
  int most_edges;
  std::uint64_t graphs;
};
constexpr std::array<PublishedSaturation, 8> kPublishedSaturation{{
    {3, 2, 2, 3},
    {4, 2, 4, 7},
    {5, 2, 6, 14},
    {6, 1, 9, 38},
    {7, 2, 12, 107},
    {8, 2, 16, 410},
    {9, 2, 20, 1897},
    {10, 1, 25, 12172},
}};

std::string winner_of_sim(Job& job) {
  const Answer answer = ask_of_check("sim", GameOptions(), QuestionKind::outcome, job);
  return fmt::format("  the {} player wins", name_of(answer.winner.value()));
}

}  // namespace

const std::vector<PaperTable>& paper_tables() {
  static const std::vector<PaperTable> tables{
      {"colex", "Colex boards with m edges, Alice first: outcomes (a,b), score of capture",
       kColexColumns, 1, kMaxOrder * (kMaxOrder - 1) / 2, PaperTable::Told::folder,
       colex_table_line},
      {"saturation", "Triangle saturation on n vertices: winner w, most edges e, graphs h",
       kSaturationColumns, 3, kMaxOrder, PaperTable::Told::folder, saturation_table_line},
      {"clutters",
       "Clutters on n points, and on how many of them the player owns a winning set in the end; "
       "chooser only: Chooser does, and Maker, who begins, does not",
       kClutterColumns, 1, kMostClutterPoints, PaperTable::Told::set_size, clutter_table_line},
      {"polyominoes",
       "Animals on square boards: the least side b, and the fewest own moves m of the first player "
       "there",
       kSquareColumns, 1, animal_table_lines(), PaperTable::Told::nothing, squares_table_line},
      {"polyominoes-rectangles",
       "Animals on rectangles with at most 64 cells: the least on which the first player wins, and "
       "in how few own moves m",
       kRectangleColumns, 1, animal_table_lines(), PaperTable::Told::nothing,
       rectangles_table_line},
      {"polyominoes-tori",
       "Animals on tori b x b, b = 3 to 8: who wins (F the first player, T a tie; M Maker, B "
       "Breaker), the least b that is won, and the fewest own moves m there",
       kTorusColumns, 1, animal_table_lines(), PaperTable::Told::nothing, tori_table_line},
      {"thresholds", "The largest q with which the first named wins 1:q on K_n, for any target",
       kThresholdColumns, 2, 9, PaperTable::Told::target, threshold_table_line, require_target},
      {"fewest-moves",
       "Who wins the strong game and Maker-Breaker on K_n, for any target, and in how few own "
       "moves",
       kFewestMovesColumns, 2, 16, PaperTable::Told::target, fewest_moves_table_line,
       require_target},
      {"saturation-score", "Edges that saturation on n vertices ends with, by who starts",
       "   n        Max        Min", 3, kMaxOrder, PaperTable::Told::target,
       saturation_score_table_line, require_graph, fits_on_board},
      {"online-ramsey", "Online size Ramsey numbers of paths, cycles and the target T",
       "   n   P3,Pn   P3,Cn   Pn,Pn    T,Pn", 3, 8, PaperTable::Told::target,
       online_ramsey_table_line, require_graph},
      {"kayles", "Nimbers of node Kayles on paths, cycles and grids of height 3", kKaylesColumns, 1,
       kMaxOrder, PaperTable::Told::nothing, kayles_table_line},
      {"domination",
       "Moves of the domination game on paths and cycles, where Dominator (D) or Staller (S) "
       "starts",
       kDominationColumns, 1, kMaxOrder, PaperTable::Told::nothing, domination_table_line},
      {"classes",
       "Who wins Col and Snort on paths, cycles and grids of height 3: who starts (first), who "
       "does "
       "not (second), red, or green",
       kClassColumns, 1, kMaxOrder, PaperTable::Told::nothing, class_table_line}};
  return tables;
}

std::vector<PublishedLines> published_lines() {
  PublishedLines sim{
      "Sim: on K6, a player who completes a triangle in their own colour loses (Slany)",
      "",
      {{"sim", winner_of_sim, "  the second player wins"}}};
  PublishedLines colex{
      "Colex boards with m edges, Alice first: outcomes (a,b) (Cambie & Provoost, Table 1)",
      kColexColumns,
      {}};
  for (const ColexLine& line : kPublishedColex) {
    colex.lines.push_back(
        {fmt::format("colex {}", line.edges),
         [m = line.edges](Job& job) { return colex_text(colex_line(m, "", job)); },
         colex_text(line)});
  }
  PublishedLines saturation{
      "Triangle saturation on n vertices: winner w, most edges e, graphs h "
      "(Gordinowicz & Prałat, Table 1)",
      kSaturationColumns,
      {}};
  for (const auto& [order, winner, most_edges, graphs] : kPublishedSaturation) {
    saturation.lines.push_back(
        {fmt::format("saturation {}", order),
         [n = order](Job& job) { return saturation_text(saturation_line(n, "", job)); },
         saturation_text({order, winner, most_edges, graphs, {}})});
  }
  return {sim, colex, saturation};
}

}  // namespace harary
