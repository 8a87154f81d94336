// SPDX-License-Identifier: MIT
// Online Ramsey games: the core against the plain rules, its lemma, and small published numbers.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/builder/family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

GameOptions builder_options(const std::string& red, const std::string& green, int edges) {
  GameOptions options;
  options.set("target", red);
  options.set("green-target", green);
  options.set("edges", std::to_string(edges));
  return options;
}

// Whether Builder can force a copy, on the graph without a bound.
bool forced_on_core(const std::string& red, const std::string& green, int edges) {
  return BuilderFamily::visit("", builder_options(red, green, edges), [](const auto& rules) {
    const auto core = rules.core().value();
    Reference reference(core);
    return reference.evaluate(rules.in_core(core, rules.start(), 1)).value > 0;
  });
}

TEST(Builder, NeedsThePublishedNumberOfEdgesOnPaths) {
  // J. Cyman, T. Dzido, J. Lapinskas, A. Lo, "On-line Ramsey numbers of paths and cycles", 2015.
  const std::vector<std::tuple<std::string, std::string, int>> numbers{
      {"P2", "P5", 4}, {"P3", "P3", 3}, {"P3", "P4", 4}, {"P4", "P3", 4}};
  for (const auto& [red, green, edges] : numbers) {
    EXPECT_FALSE(forced_on_core(red, green, edges - 1)) << red << " " << green;
    EXPECT_TRUE(forced_on_core(red, green, edges)) << red << " " << green;
  }
}

TEST(Builder, CoreAgreesWithThePlainRules) {
  for (const std::string red : {"P3", "star:3", "K3", "matching:2", "P2"}) {
    for (const std::string green : {"P3", "P4", "P2"}) {
      for (const int edges : {1, 2, 3}) {
        SCOPED_TRACE(red + " " + green + " " + std::to_string(edges));
        BuilderFamily::visit("", builder_options(red, green, edges), [&](const auto& rules) {
          Reference plain(rules);
          const Value value = plain.evaluate(rules.start()).value;
          EXPECT_EQ(value > 0, forced_on_core(red, green, edges));
          if (value > 0) {
            const int least = rules.number(value).value();
            EXPECT_TRUE(forced_on_core(red, green, least));
            EXPECT_TRUE(least == 1 || !forced_on_core(red, green, least - 1));
          }
        });
      }
    }
  }
}

// What the search relies on in the positions of random plays, and in those with exchanged colours.
TEST(Builder, CoreKeepsItsBoundsAndItsKeys) {
  std::mt19937 random(7);
  const std::vector<std::pair<std::string, std::string>> targets{
      {"P3", "P4"}, {"P3", "P3"}, {"K3", "P3"}, {"star:3", "P3"}};
  int narrow = 0, met_again = 0;
  for (const auto& [red, green] : targets) {
    SCOPED_TRACE(red + " " + green);
    BuilderFamily::visit("", builder_options(red, green, 4), [&](const auto& rules) {
      const auto core = rules.core().value();
      Reference reference(core);
      std::map<std::decay_t<decltype(core.key(core.start()))>, Value> values;
      const auto check = [&](const auto& p) {
        const Value value = reference.evaluate(p).value;
        const Bounds bounds = core.bounds(p);
        EXPECT_LE(bounds.lower, value);
        EXPECT_GE(bounds.upper, value);
        narrow += static_cast<int>(bounds.lower == bounds.upper);
        const auto [known, fresh] = values.emplace(core.key(p), value);
        EXPECT_EQ(known->second, value);
        met_again += static_cast<int>(!fresh);
      };
      for (int play = 0; play < 40; ++play) {
        auto p = core.position({}, std::nullopt, 2 + static_cast<int>(random() % 3));
        while (!core.result(p)) {
          check(p);
          auto graph = p.graph;
          std::swap(graph.rows[0], graph.rows[1]);
          std::optional<Edge> open;
          if (core.mover(p) == Side::second) open = Edge{p.low, p.high};
          if (const auto q = core.position(graph, open, p.left); !core.result(q)) check(q);
          const auto moves = core.moves(p);
          p = core.after(p, moves[random() % moves.size()]);
        }
      }
    });
  }
  EXPECT_GT(narrow, 100);
  EXPECT_GT(met_again, 100);
}

// A target of `edges` edges lacks as many as the best placing says.
int lacking_by_trying(const Graph& host, const Graph& barred, const Graph& target) {
  int best = target.edge_count();
  std::vector<int> image(static_cast<std::size_t>(target.order()));
  const std::function<void(int, VertexSet, int)> place = [&](int v, VertexSet used, int missing) {
    if (v == target.order()) {
      best = std::min(best, missing);
      return;
    }
    for (const int w : host.vertices() - used) {
      int more = missing;
      bool possible = true;
      for (const int u : target.neighbours(v) & VertexSet::first(v)) {
        const int x = image[static_cast<std::size_t>(u)];
        possible = possible && !barred.has_edge(x, w);
        if (!host.has_edge(x, w)) ++more;
      }
      if (!possible) continue;
      image[static_cast<std::size_t>(v)] = w;
      VertexSet with = used;
      with.insert(w);
      place(v + 1, with, more);
    }
  };
  place(0, {}, 0);
  return best;
}

TEST(Builder, KnowsHowManyEdgesACopyLacks) {
  std::mt19937 random(11);
  const std::vector<std::string> targets{"K3", "P4", "C4", "star:3", "K4", "matching:2", "paw"};
  for (int round = 0; round < 300; ++round) {
    const Graph target = parse_board(targets[random() % targets.size()], "target");
    const int order = 1 + static_cast<int>(random() % 5);
    const int with_new = order + target.order();
    Graph own(with_new);
    Graph barred(with_new);
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        const unsigned colour = random() % 3;
        if (colour == 1) own.add_edge(u, v);
        if (colour == 2) barred.add_edge(u, v);
      }
    }
    std::vector<std::uint32_t> own_rows(static_cast<std::size_t>(order));
    std::vector<std::uint32_t> barred_rows(static_cast<std::size_t>(order));
    for (int v = 0; v < order; ++v) {
      for (const int u : own.neighbours(v)) own_rows[static_cast<std::size_t>(v)] |= 1U << u;
      for (const int u : barred.neighbours(v)) barred_rows[static_cast<std::size_t>(v)] |= 1U << u;
    }
    EXPECT_EQ(TargetPlan(target).missing(own_rows, barred_rows),
              lacking_by_trying(own, barred, target));
  }
}

TEST(Builder, WritesAndReadsPositionsAndMoves) {
  BuilderFamily::visit("", builder_options("P3", "P3", 3), [](const auto& rules) {
    auto p = rules.start();
    EXPECT_EQ(rules.mover_name(p), "first");
    EXPECT_EQ(rules.moves(p).size(), 15U);
    p = rules.after(p, rules.parse_move(p, "0-1"));
    EXPECT_EQ(rules.mover_name(p), "second");
    EXPECT_EQ(rules.position_text(p), "red=;green=;edges=0-1");
    EXPECT_EQ(rules.parse_position(rules.position_text(p)), p);
    EXPECT_THROW(rules.parse_move(p, "0-2"), InputError);
    EXPECT_THROW(rules.parse_move(p, "red=0-2"), InputError);
    p = rules.after(p, rules.parse_move(p, "blue=0-1"));
    EXPECT_EQ(rules.position_text(p), "red=;green=0-1;edges=");
    EXPECT_THROW(rules.parse_move(p, "0-1"), InputError);
    EXPECT_THROW(rules.parse_move(p, "red=0-2"), InputError);
    for (const std::string text :
         {"edges=0-1,0-2", "red=0-1;green=0-1", "red=0-1,0-3,2-3;green=1-2", "white=0-1",
          "red=0-1,0-2;edges=3-4"}) {
      EXPECT_THROW(rules.parse_position(text), InputError) << text;
    }
  });
}

TEST(Builder, DrawsOnlyEdgesOfABoardThatIsGiven) {
  GameOptions options = builder_options("P3", "P3", 8);
  options.set("board", "P4");
  BuilderFamily::visit("", options, [](const auto& rules) {
    EXPECT_FALSE(rules.core().has_value());
    EXPECT_EQ(rules.moves(rules.start()).size(), 3U);
    Reference plain(rules);
    EXPECT_EQ(plain.evaluate(rules.start()).value, -1);  // red, green, red
  });
  options.set("board", "K6");
  BuilderFamily::visit("", options, [](const auto& rules) {
    EXPECT_FALSE(rules.core().has_value());  // for 8 edges 16 vertices may be needed
  });
  options.set("edges", "3");
  BuilderFamily::visit("", options,
                       [](const auto& rules) { EXPECT_TRUE(rules.core().has_value()); });
  options.set("board", "star:3");
  BuilderFamily::visit("", options, [](const auto& rules) {
    Reference plain(rules);
    EXPECT_EQ(rules.number(plain.evaluate(rules.start()).value), 3);
  });
}

TEST(Builder, RefusesWhatCannotBePlayed) {
  for (const auto& [option, text] :
       std::vector<std::pair<std::string, std::string>>{{"edges", "0"},
                                                        {"edges", "17"},
                                                        {"edges", "x"},
                                                        {"red", "0-1,1-2"},
                                                        {"red", "0-40"},
                                                        {"target", "E3"},
                                                        {"target", "K40"}}) {
    GameOptions options = builder_options("P3", "P3", 3);
    options.set(option, text);
    EXPECT_THROW(BuilderFamily::visit("", options, [](const auto&) {}), InputError) << option;
  }
  GameOptions options = builder_options("K3", "K3", 16);
  options.set("red", "0-1");
  EXPECT_THROW(BuilderFamily::visit("", options, [](const auto&) {}), InputError);
}

}  // namespace
}  // namespace harary
