// SPDX-License-Identifier: MIT
// Certificates of flood against breadth-first search over plain colourings, and what is refused.
#include "verify/flood/flood_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "base/error.hpp"

namespace harary {
namespace {

using Colours = std::vector<int>;

Colours recoloured(const FloodListing& board, const Colours& colours, int vertex, int colour) {
  Colours result = colours;
  std::vector<int> stack = {vertex};
  std::set<int> met = {vertex};
  while (!stack.empty()) {
    const int v = stack.back();
    stack.pop_back();
    result[static_cast<std::size_t>(v)] = colour;
    for (const auto& [a, b] : board.edges) {
      if (a != v && b != v) continue;
      const int u = a == v ? b : a;
      if (colours[static_cast<std::size_t>(u)] != colours[static_cast<std::size_t>(v)]) continue;
      if (met.insert(u).second) stack.push_back(u);
    }
  }
  return result;
}

// The calls of a shortest solution from a colouring.
std::vector<std::pair<int, int>> shortest(const FloodListing& board, const Colours& from) {
  struct Step {
    Colours before;
    std::pair<int, int> call;
  };
  std::map<Colours, Step> steps = {{from, {}}};
  std::vector<Colours> layer = {from};
  for (;;) {
    std::vector<Colours> next;
    for (const Colours& colours : layer) {
      const std::set<int> palette(colours.begin(), colours.end());
      if (palette.size() == 1) {
        std::vector<std::pair<int, int>> calls;
        for (Colours at = colours; at != from; at = steps[at].before) {
          calls.push_back(steps[at].call);
        }
        std::reverse(calls.begin(), calls.end());
        return calls;
      }
      for (int v = 0; v < static_cast<int>(colours.size()); ++v) {
        if (board.start && v != *board.start) continue;
        for (const int colour : palette) {
          if (colour == colours[static_cast<std::size_t>(v)]) continue;
          Colours after = recoloured(board, colours, v, colour);
          if (steps.emplace(after, Step{colours, {v, colour}}).second) {
            next.push_back(std::move(after));
          }
        }
      }
    }
    layer = std::move(next);
  }
}

FloodListing random_listing(std::mt19937& random, bool grid, bool free) {
  const auto draw = [&](int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
  };
  FloodListing board;
  const int width = 2 + draw(3);
  const int order = grid ? width * (1 + draw(width == 2 ? 3 : 2)) : 1 + draw(7);
  const int colours = 2 + draw(3);
  for (int v = 0; v < order; ++v) {
    board.colours.push_back(draw(colours));
    if (grid) {
      if (v % width > 0) board.edges.emplace_back(v - 1, v);
      if (v >= width) board.edges.emplace_back(v - width, v);
      continue;
    }
    const int tree = v == 0 ? 0 : draw(v);
    for (int u = 0; u < v; ++u) {
      if (u == tree || draw(6) == 0) board.edges.emplace_back(u, v);
    }
  }
  if (!free) board.start = draw(order);
  return board;
}

FloodCertificate certified(const FloodListing& board, std::vector<std::pair<int, int>> calls,
                           Job& job) {
  FloodFewest fewest = proof_of_fewest(board, static_cast<int>(calls.size()), job);
  return {.game = "flood",
          .options = {},
          .program = "test",
          .board = board,
          .calls = std::move(calls),
          .proof = fewest.by,
          .layers = std::move(fewest.layers)};
}

std::string reason_of(const FloodCertificate& certificate) {
  Job job;
  const FloodReport report = check_flood(certificate, job);
  EXPECT_EQ(report.holds, report.reason.empty());
  return report.reason;
}

TEST(FloodCheck, AgreesWithBreadthFirstSearch) {
  std::mt19937 random(5);
  int by_search = 0;
  for (int i = 0; i < 3000; ++i) {
    const FloodListing board = random_listing(random, i % 2 == 0, i % 4 >= 2);
    const auto calls = shortest(board, board.colours);
    Job job;
    FloodCertificate certificate = certified(board, calls, job);
    ASSERT_EQ(reason_of(certificate), "");
    by_search += certificate.proof == FloodProof::search ? 1 : 0;
    // A search says the same where a bound is enough, too.
    certificate.proof = FloodProof::search;
    const FloodReport report = check_flood(certificate, job);
    ASSERT_TRUE(report.holds) << report.reason;
    if (calls.empty()) continue;
    certificate.layers = report.layers;
    ASSERT_EQ(reason_of(certificate), "");
    ++certificate.layers.back();
    ASSERT_NE(reason_of(certificate).find("the file says"), std::string::npos);
    certificate.layers.push_back(0);
    ASSERT_NE(reason_of(certificate).find("the file lists"), std::string::npos);
  }
  EXPECT_GT(by_search, 30);
}

TEST(FloodCheck, BoundsAreNeverAboveTheTruth) {
  std::mt19937 random(6);
  for (int i = 0; i < 1500; ++i) {
    const FloodListing board = random_listing(random, i % 2 == 0, i % 4 >= 2);
    const auto best = shortest(board, board.colours);
    const int length = static_cast<int>(best.size());
    const auto certificate_by = [&](FloodProof by) {
      FloodCertificate claimed{.game = "flood",
                               .options = {},
                               .program = "",
                               .board = board,
                               .calls = best,
                               .proof = by};
      return reason_of(claimed);
    };
    for (const FloodProof by : {FloodProof::colours, FloodProof::radius, FloodProof::rounds}) {
      const std::string reason = certificate_by(by);
      if (reason.empty()) continue;
      if (by == FloodProof::rounds && !board.start) {
        ASSERT_EQ(reason, "there is no bound by rounds without a start");
        continue;
      }
      ASSERT_LT(std::stoi(reason.substr(reason.rfind(' '))), length) << reason;
    }
  }
}

// One call too many, in a solution that the rules allow.
TEST(FloodCheck, RefusesTooManyCallsAsTheFewest) {
  std::mt19937 random(7);
  int refused = 0;
  for (int i = 0; i < 1500; ++i) {
    const FloodListing board = random_listing(random, i % 2 == 0, i % 4 >= 2);
    const auto best = shortest(board, board.colours);
    const std::set<int> palette(board.colours.begin(), board.colours.end());
    const int vertex = board.start.value_or(0);
    for (const int colour : palette) {
      if (colour == board.colours[static_cast<std::size_t>(vertex)]) continue;
      const Colours after = recoloured(board, board.colours, vertex, colour);
      auto calls = shortest(board, after);
      calls.insert(calls.begin(), {vertex, colour});
      if (calls.size() == best.size()) continue;
      ++refused;
      FloodCertificate certificate{.game = "flood",
                                   .options = {},
                                   .program = "",
                                   .board = board,
                                   .calls = calls,
                                   .proof = FloodProof::search};
      const std::string enough = std::to_string(best.size()) + " call";
      ASSERT_EQ(reason_of(certificate).rfind(enough, 0), 0U) << reason_of(certificate);
      certificate.proof.reset();
      ASSERT_EQ(reason_of(certificate), "");  // at most that number
    }
  }
  EXPECT_GT(refused, 400);
}

TEST(FloodCheck, RefusesCallsThatAreNoSolution) {
  FloodCertificate certificate{.game = "flood",
                               .options = {},
                               .program = "",
                               .board = {{0, 1, 2}, {{0, 1}, {1, 2}}, 0},
                               .calls = {{0, 1}, {0, 2}},
                               .proof = FloodProof::colours};
  EXPECT_EQ(reason_of(certificate), "");
  certificate.calls.pop_back();
  EXPECT_EQ(reason_of(certificate), "after 1 calls the board still has 2 colours");
  certificate.calls = {{0, 0}};
  EXPECT_EQ(reason_of(certificate), "call 1 gives vertex 0 the colour 0 that it has");
  certificate.calls = {{0, 5}};
  EXPECT_EQ(reason_of(certificate), "call 1: no vertex has the colour 5");
  certificate.calls = {{0, 1}, {0, 2}, {0, 1}};
  EXPECT_EQ(reason_of(certificate), "call 3 comes after the end");
  certificate.board.edges.pop_back();
  EXPECT_THROW(reason_of(certificate), InputError);
}

TEST(FloodCheck, LittleMemoryStopsTheSearch) {
  FloodListing board;
  std::mt19937 random(8);
  for (int v = 0; v < 100; ++v) {
    board.colours.push_back(static_cast<int>(random() % 5));
    if (v % 10 > 0) board.edges.emplace_back(v - 1, v);
    if (v >= 10) board.edges.emplace_back(v - 10, v);
  }
  Budget budget;
  budget.memory_bytes = 4096;
  Job job(budget);
  EXPECT_TRUE(proof_of_fewest(board, 30, job).layers.empty());
}

}  // namespace
}  // namespace harary
