// SPDX-License-Identifier: MIT
// Why games are over, and what counts: the marked figures are what the sentences say, computed
// again from the texts of positions by trying everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "graph/board_text.hpp"

namespace harary {
namespace {

using Edges = std::set<std::string>;

std::string edge_text(int u, int v) {
  return std::to_string(std::min(u, v)) + "-" + std::to_string(std::max(u, v));
}

// "red=0-1,1-2;green=…" as sets of edges by colour.
std::map<std::string, Edges> colours_of(const std::string& position) {
  std::map<std::string, Edges> result;
  std::istringstream fields(position);
  for (std::string field; std::getline(fields, field, ';');) {
    const auto equals = field.find('=');
    std::istringstream edges(field.substr(equals + 1));
    Edges& all = result[field.substr(0, equals)];
    for (std::string edge; std::getline(edges, edge, ',');) all.insert(edge);
  }
  return result;
}

struct Instance {
  std::string game;
  std::map<std::string, std::string> options;

  std::unique_ptr<Game> made() const {
    GameOptions all;
    for (const auto& [name, text] : options) all.set(name, text);
    return make_game(game, all);
  }
  Graph board() const { return parse_board(options.at("board"), "board"); }
  Graph target() const { return parse_board(options.at("target"), "target"); }
};

// Calls check(view) for the ends of random plays and, if wanted, for all positions on the way.
template <class Check>
void for_random_ends(const Instance& instance, int plays, bool on_the_way, Check&& check) {
  SCOPED_TRACE(instance.game + " " + instance.options.at("board"));
  const auto game = instance.made();
  std::mt19937_64 random(1);
  for (int i = 0; i < plays; ++i) {
    PlayView view = game->view("");
    while (!view.verdict) {
      if (on_the_way) check(view);
      view = game->view(game->play(view.position, view.moves[random() % view.moves.size()]));
    }
    ASSERT_TRUE(view.reason.has_value());
    check(view);
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Is there a copy of the target among the edges? All ways to place its vertices are tried.
bool has_copy(const Edges& edges, const Graph& target, int order, std::vector<int> placed = {}) {
  const int next = static_cast<int>(placed.size());
  for (int v = 0; v < next; ++v) {
    if (next < 2 || !target.has_edge(v, next - 1)) continue;
    if (!edges.contains(edge_text(placed[static_cast<std::size_t>(v)], placed.back())))
      return false;
  }
  if (next == target.order()) return true;
  placed.push_back(0);
  for (int v = 0; v < order; ++v) {
    if (std::find(placed.begin(), placed.end() - 1, v) != placed.end() - 1) continue;
    placed.back() = v;
    if (has_copy(edges, target, order, placed)) return true;
  }
  return false;
}

TEST(Reasons, ACompletedCopyIsOneOfItsOwnersColour) {
  int shown = 0;
  int full = 0;
  for (const bool avoid : {true, false}) {
    const std::vector<std::string> games =
        avoid ? std::vector<std::string>{"sim", "misere-avoidance"}
              : std::vector<std::string>{"sima", "achievement", "achievement-no-draw",
                                         "maker-breaker"};
    for (const std::string& game : games) {
      for (const auto& [board, target] : std::vector<std::pair<std::string, std::string>>{
               {"K5", "K3"}, {"K6", "C4"}, {"K3,3", "P4"}, {"K6", "star:3"}, {"K6", "K4"}}) {
        const Instance instance{game, {{"board", board}, {"target", target}}};
        const int order = instance.board().order();
        for_random_ends(instance, 20, false, [&](const PlayView& view) {
          const Edges marked(view.reason->edges.begin(), view.reason->edges.end());
          auto colours = colours_of(view.position);
          if (marked.empty()) {
            ++full;
            EXPECT_FALSE(has_copy(colours["red"], instance.target(), order));
            return;
          }
          ++shown;
          const bool roles = game == "maker-breaker";
          const bool red = view.reason->text.starts_with(roles ? "Maker has " : "Red has ");
          EXPECT_TRUE(red || view.reason->text.starts_with(roles ? "Breaker has " : "Green has "))
              << view.reason->text;
          const Edges& own = colours[red ? "red" : "green"];
          EXPECT_TRUE(std::includes(own.begin(), own.end(), marked.begin(), marked.end()));
          EXPECT_EQ(static_cast<int>(marked.size()), instance.target().edge_count());
          EXPECT_TRUE(has_copy(marked, instance.target(), order)) << view.reason->text;
          EXPECT_EQ(view.verdict->winner, red == avoid ? Winner::second : Winner::first);
          for (const int v : view.reason->vertices) {
            EXPECT_TRUE(std::any_of(marked.begin(), marked.end(), [&](const std::string& e) {
              return e.starts_with(std::to_string(v) + "-") || e.ends_with("-" + std::to_string(v));
            }));
          }
        });
      }
    }
  }
  EXPECT_GT(shown, 100);
  EXPECT_GT(full, 20);
}

TEST(Reasons, MovesThatAreNotPossibleWouldCompleteACopy) {
  int named = 0;
  for (const std::string game : {"avoidance", "sim+", "avoidance+", "saturation"}) {
    for (const auto& [board, target] : std::vector<std::pair<std::string, std::string>>{
             {"K5", "K3"}, {"K5", "C4"}, {"K3,3", "P4"}, {"K5", "star:3"}}) {
      const Instance instance{game, {{"board", board}, {"target", target}}};
      const int order = instance.board().order();
      for_random_ends(instance, 20, false, [&](const PlayView& view) {
        auto colours = colours_of(view.position);
        const bool first = view.mover == Side::first;
        const std::string who = first ? "Red" : "Green";
        EXPECT_TRUE(view.reason->text.starts_with(who + " has no move left: "));
        const Edges& own =
            game == "saturation" ? colours["edges"] : colours[first ? "red" : "green"];
        Edges open;
        for (const Edge e : instance.board().edges()) open.insert(edge_text(e.low, e.high));
        for (const auto& [name, edges] : colours) {
          for (const std::string& e : edges) open.erase(e);
        }
        for (const std::string& e : open) {
          Edges with_edge = own;
          with_edge.insert(e);
          EXPECT_TRUE(has_copy(with_edge, instance.target(), order));
        }
        std::size_t forbidden = 0;
        for (const std::string& e : view.reason->edges) {
          if (own.contains(e)) continue;
          ++forbidden;
          EXPECT_TRUE(open.contains(e));
          EXPECT_NE(view.reason->text.find(e), std::string::npos);
          EXPECT_TRUE(has_copy(Edges(view.reason->edges.begin(), view.reason->edges.end()),
                               instance.target(), order));
        }
        EXPECT_EQ(forbidden, std::min<std::size_t>(open.size(), 3));
        named += static_cast<int>(forbidden);
      });
    }
  }
  EXPECT_GT(named, 100);
}

bool all_joined(const std::vector<int>& vertices, const Edges& edges) {
  for (const int u : vertices) {
    for (const int v : vertices) {
      if (u < v && !edges.contains(edge_text(u, v))) return false;
    }
  }
  return true;
}

// By trying all sets of vertices.
int most_points(const std::string& game, const Edges& own, const Edges& other, int order) {
  const auto degree = [order](const Edges& edges, int v) {
    int count = 0;
    for (int u = 0; u < order; ++u) count += u != v && edges.contains(edge_text(u, v)) ? 1 : 0;
    return count;
  };
  int most = 0;
  if (game == "star" || game == "capture") {
    for (int v = 0; v < order; ++v) {
      if (game == "star") most = std::max(most, degree(own, v));
      if (game == "capture") most += degree(own, v) > degree(other, v) ? 1 : 0;
    }
    return most;
  }
  for (unsigned set = 1; set < 1U << order; ++set) {
    std::vector<int> vertices;
    for (int v = 0; v < order; ++v) {
      if ((set >> v & 1) != 0) vertices.push_back(v);
    }
    if (!all_joined(vertices, own)) continue;
    const int size = static_cast<int>(vertices.size());
    if (game == "clique") most = std::max(most, size);
    if (game != "colex") continue;
    int attached = 0;
    for (int v = 0; v < order; ++v) {
      if ((set >> v & 1) != 0) continue;
      attached = std::max(
          attached, static_cast<int>(std::count_if(vertices.begin(), vertices.end(), [&](int u) {
            return own.contains(edge_text(u, v));
          })));
    }
    most = std::max(most, size * (size - 1) / 2 + attached);
  }
  return most;
}

// The edges and vertices of a score are such a figure, in the right colour.
void check_figure(const std::string& game, const Score& score, const Edges& own) {
  const Edges edges(score.edges.begin(), score.edges.end());
  EXPECT_TRUE(std::includes(own.begin(), own.end(), edges.begin(), edges.end()));
  const auto vertices = static_cast<int>(score.vertices.size());
  if (game == "clique") {
    EXPECT_TRUE(all_joined(score.vertices, edges));
    EXPECT_EQ(vertices, score.points);
  } else if (game == "star") {
    EXPECT_EQ(static_cast<int>(edges.size()), score.points);
    EXPECT_EQ(vertices, score.points > 0 ? 1 : 0);
  } else if (game == "capture") {
    EXPECT_EQ(vertices, score.points);
  } else {
    EXPECT_EQ(static_cast<int>(edges.size()), score.points);
    // Without one of its vertices it is a clique.
    EXPECT_TRUE(score.vertices.empty() ||
                std::any_of(score.vertices.begin(), score.vertices.end(), [&](int left_out) {
                  std::vector<int> rest = score.vertices;
                  std::erase(rest, left_out);
                  return all_joined(rest, edges);
                }));
  }
}

TEST(Scores, AreTheLargestFiguresInEveryPosition) {
  for (const std::string game : {"clique", "star", "capture", "colex"}) {
    for (const std::string board : {"K5", "K6", "K3,3", "petersen"}) {
      const Instance instance{game, {{"board", board}}};
      const int order = instance.board().order();
      for_random_ends(instance, 4, true, [&](const PlayView& view) {
        ASSERT_TRUE(view.scores.has_value());
        auto colours = colours_of(view.position);
        const Edges& red = colours["red"];
        const Edges& green = colours["green"];
        EXPECT_EQ(view.scores->first.points, most_points(game, red, green, order));
        EXPECT_EQ(view.scores->second.points, most_points(game, green, red, order));
        check_figure(game, view.scores->first, red);
        check_figure(game, view.scores->second, green);
        EXPECT_EQ(view.reason.has_value(), view.verdict.has_value());
        if (!view.verdict) return;
        const std::pair outcome{view.scores->first.points, view.scores->second.points};
        EXPECT_EQ(view.verdict->outcome, outcome);
        // Marked is the winner's figure.
        if (outcome.first != outcome.second) {
          const bool first = outcome.first > outcome.second;
          const Score& shown = first ? view.scores->first : view.scores->second;
          EXPECT_EQ(view.reason->edges, shown.edges);
          EXPECT_EQ(view.reason->vertices, shown.vertices);
        }
      });
    }
  }
}

std::string reason_text(const Instance& instance, const std::string& position) {
  const PlayView view = instance.made()->view(position);
  return view.reason ? view.reason->text : "";
}

TEST(Reasons, AreSentencesWithTheWordsOfTheGame) {
  const std::vector<std::tuple<Instance, std::string, std::string>> ends{
      {{"sim", {}}, "red=0-1,1-2,0-2;green=3-4,4-5", "Red has a triangle, 0-1-2, and loses."},
      {{"sima", {}}, "red=0-1,1-2,0-2;green=3-4,4-5", "Red has a triangle: 0-1-2."},
      {{"achievement", {{"board", "K6"}, {"target", "K4"}}},
       "red=0-1,0-2,0-3,1-2,1-3,2-3;green=4-5,0-4,1-4,2-4,0-5",
       "Red has 4 vertices that are all joined (K4): 0, 1, 2, 3."},
      {{"achievement", {{"board", "K5"}, {"target", "P4"}}},
       "red=0-1,1-2,2-4;green=0-2,1-3",
       "Red has a path of 4 vertices: 0-1-2-4."},
      {{"achievement", {{"board", "K4"}, {"target", "C4"}}},
       "red=0-1,2-3,0-2;green=0-3,1-2,1-3",
       "The board is full and no player has a cycle of 4 edges: a tie."},
      {{"achievement-no-draw", {{"board", "K4"}}},
       "red=0-1,2-3,0-2;green=0-3,1-2,1-3",
       "The board is full and no player has a triangle: that counts as a win of Green."},
      {{"maker-breaker", {{"board", "K3"}}},
       "red=0-1;green=1-2",
       "Maker cannot complete a triangle any more: Breaker prevented it."},
      {{"avoidance", {{"board", "K3"}}},
       "red=0-1,1-2;green=0-2",
       "Green has no move left: every edge is coloured."},
      {{"saturation", {{"board", "K4"}, {"misere", "true"}}},
       "edges=0-1,1-2,2-3,0-3",
       "Red has no move left, and wins by that: 0-2 and 1-3 would each complete a triangle."},
      {{"clique", {{"board", "K4"}}},
       "red=0-1,0-2,1-3;green=2-3,0-3,1-2",
       "Red 2 vertices all joined, Green 2 vertices all joined. Equal counts are Green’s."},
      {{"connect", {{"board", "K3"}}}, "edges=0-1,1-2", "Green connected the graph, and wins."},
      {{"connect", {{"board", "K3"}, {"misere", "true"}}},
       "edges=0-1,1-2",
       "Green connected the graph, and loses."},
      {{"letters", {{"letters", "0 0 0 3"}}},
       "a=0;b=0;c=1;d=0",
       "One letter is left: Green made the last trade, and wins."},
      {{"pos-cnf", {{"formula", "1,2/2,3"}}},
       "first=1,3;second=2",
       "Every group has a part that is true."},
      {{"pos-cnf", {{"formula", "1,2/3"}}},
       "first=1,2;second=3",
       "Nothing of a group is true: x3."},
      {{"pos-dnf", {{"formula", "1,2/2,3"}}},
       "first=2,3;second=1",
       "All of a group is true: x2 and x3."},
      {{"pos-dnf", {{"formula", "1,2/2,3"}}},
       "first=1,3;second=2",
       "Every group has a part that is false."},
      {{"qbf", {{"formula", "e1,a2:1,-2"}}}, "-1,2", "Nothing of a group is true: x1 or not x2."},
      {{"flood", {{"board", "square:2x1=01"}}},
       "calls=1",
       "The whole board is yours, after 1 call."}};
  for (const auto& [instance, position, said] : ends) {
    SCOPED_TRACE(instance.game + " " + position);
    EXPECT_EQ(reason_text(instance, position), said);
  }
}

TEST(Reasons, OfTerritoriesCountCellsAndMarkTheWinners) {
  const Instance instance{"honeybee", {{"board", "hex:4x3=012313022013"}}};
  const auto game = instance.made();
  std::string position;
  for (const std::string& call : describe_game("honeybee").about.play.moves) {
    position = game->play(position, call);
  }
  const PlayView view = game->view(position);
  ASSERT_TRUE(view.reason.has_value());
  const auto cells = view.reason->cells.size();
  EXPECT_GT(2 * cells, 12U);
  EXPECT_TRUE(view.reason->text.starts_with("Alice has " + std::to_string(cells) + " of 12 cells"));
}

TEST(Reasons, OfTheLastOfManyPlayersNameThem) {
  const Instance instance{"avoidance", {{"board", "K4"}, {"colours", "3"}}};
  for_random_ends(instance, 20, false, [](const PlayView& view) {
    ASSERT_TRUE(view.verdict->player.has_value());
    EXPECT_EQ(view.reason->text, "Player " + std::to_string(*view.verdict->player) +
                                     " is the last who can move: all others have withdrawn.");
  });
}

TEST(Reasons, OfWinningSetsNameTheirElements) {
  const std::string lines = "text:game achievement\ntarget K2\norder 4\nopen a 0 1\nopen b 2 3\n";
  const Instance instance{"achievement", {{"instance", lines}}};
  const auto game = instance.made();
  const PlayView view = game->view(game->play("", "a"));
  ASSERT_TRUE(view.reason.has_value());
  EXPECT_EQ(view.reason->text, "Red has a winning set: a.");
  EXPECT_EQ(view.reason->edges, std::vector<std::string>{"a"});
}

TEST(Reasons, AreInTheJsonOfAView) {
  const Json over =
      to_json(*Instance{"clique", {{"board", "K3"}}}.made()->view("red=0-1,1-2;green=0-2").reason);
  EXPECT_EQ(over["edges"], Json::array({"0-2"}));
  EXPECT_EQ(over["cells"], Json::array());
  const Json open = to_json(Instance{"sim", {}}.made()->view(""));
  EXPECT_TRUE(open["reason"].is_null());
  EXPECT_TRUE(open["scores"].is_null());
}

}  // namespace
}  // namespace harary
