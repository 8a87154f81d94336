// SPDX-License-Identifier: MIT
// Isomorphism classes of positions against all permutations of the points.
#include "app/tablebase/set_symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>

#include "app/catalogue.hpp"
#include "app/tablebase/set_classes.hpp"
#include "games/positional/instance.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary::tests {
namespace {

using Family = std::vector<std::vector<int>>;

// For each point 0 if it is free, 1 if it is red, 2 if it is green.
using Colours = std::vector<int>;

struct SmallGame {
  WinningSets sets;
  Colours start;
};

Family random_family(int points, TestRandom& random) {
  Family family;
  for (int k = random.below(7); k > 0; --k) {
    std::vector<int> set;
    for (int e = 0; e < points; ++e) {
      if (random.below(2) == 0) set.push_back(e);
    }
    if (set.size() > 1) family.push_back(set);
  }
  keep_minimal(family);
  return family;
}

SmallGame random_game(int points, TestRandom& random) {
  SmallGame game;
  for (int e = 0; e < points; ++e) game.sets.names.push_back("p" + std::to_string(e));
  game.sets.sets[0] = random_family(points, random);
  game.sets.sets[1] = random.below(2) == 0 ? game.sets.sets[0] : random_family(points, random);
  if (random.below(4) == 0) game.sets.first_moves = {random.below(points)};
  game.start.assign(static_cast<std::size_t>(points), 0);
  if (random.below(3) == 0) game.start.back() = 1 + random.below(2);
  return game;
}

std::vector<int> image_of(const std::vector<int>& set, const std::vector<int>& map) {
  std::vector<int> image;
  for (const int e : set) image.push_back(map[static_cast<std::size_t>(e)]);
  std::sort(image.begin(), image.end());
  return image;
}
Colours recoloured(const Colours& p, const std::vector<int>& map) {
  Colours image(p.size());
  for (std::size_t e = 0; e < p.size(); ++e) image[static_cast<std::size_t>(map[e])] = p[e];
  return image;
}

// The permutations that keep the sets, the colours of the start and the hint.
std::vector<std::vector<int>> symmetries(const SmallGame& game) {
  std::vector<std::vector<int>> found;
  std::vector<int> map(game.sets.names.size());
  std::iota(map.begin(), map.end(), 0);
  do {
    bool good = image_of(game.sets.first_moves, map) == game.sets.first_moves &&
                recoloured(game.start, map) == game.start;
    for (const Family& family : game.sets.sets) {
      const std::set<std::vector<int>> all(family.begin(), family.end());
      for (const auto& set : family) good = good && all.contains(image_of(set, map));
    }
    if (good) found.push_back(map);
  } while (std::next_permutation(map.begin(), map.end()));
  return found;
}

std::string text_of(const SmallGame& game, const Colours& p) {
  std::string text;
  for (const int colour : {1, 2}) {
    text += colour == 1 ? "red=" : ";green=";
    bool first = true;
    for (std::size_t e = 0; e < p.size(); ++e) {
      if (p[e] != colour) continue;
      text += (first ? "" : ",") + game.sets.names[e];
      first = false;
    }
  }
  return text;
}

GameOptions options_of_game(const SmallGame& game) {
  GameOptions options;
  options.set("instance", "text:" + pg_text(game.sets));
  if (game.start.back() != 0) {
    options.set(game.start.back() == 1 ? "red" : "green", game.sets.names.back());
  }
  return options;
}

// All colourings that play can reach, with Red to begin.
std::vector<Colours> reachable(const SmallGame& game) {
  std::set<Colours> all{game.start};
  std::vector<Colours> layer{game.start};
  for (int made = 0; !layer.empty(); ++made) {
    std::set<Colours> next;
    for (const Colours& p : layer) {
      for (std::size_t e = 0; e < p.size(); ++e) {
        if (p[e] != 0) continue;
        Colours q = p;
        q[e] = 1 + made % 2;
        next.insert(q);
      }
    }
    layer.assign(next.begin(), next.end());
    all.insert(next.begin(), next.end());
  }
  return {all.begin(), all.end()};
}

TEST(SetClasses, AreThoseThatAllPermutationsGive) {
  TestRandom random(5);
  for (int round = 0; round < 20; ++round) {
    const SmallGame small = random_game(2 + random.below(5), random);
    const auto game = make_game("achievement", options_of_game(small));
    const SetClasses classes(*game);
    ASSERT_TRUE(classes.known());
    const auto group = symmetries(small);
    const auto class_of = [&](const Colours& p) {
      return classes.representative(game->rules().parse_position(text_of(small, p)));
    };
    for (const Colours& p : reachable(small)) {
      const Position representative = class_of(p);
      bool is_image = false;
      for (const auto& map : group) {
        const Colours image = recoloured(p, map);
        ASSERT_EQ(class_of(image), representative);
        is_image = is_image || game->rules().position_text(representative) == text_of(small, image);
      }
      ASSERT_TRUE(is_image) << text_of(small, p);
    }
  }
}

TEST(SetClasses, AreUnknownWhereThereIsTooMuchToList) {
  EXPECT_FALSE(SetSymmetry({}, std::vector<int>(200, 0)).known());
  // Nine pairs change places in 9! ways.
  Family pairs;
  for (int k = 0; k < 9; ++k) pairs.push_back({2 * k, 2 * k + 1});
  EXPECT_FALSE(SetSymmetry({pairs, pairs, {}}, std::vector<int>(18, 0)).known());
  pairs.resize(7);
  EXPECT_TRUE(SetSymmetry({pairs, pairs, {}}, std::vector<int>(14, 0)).known());
}

std::vector<std::uint64_t> counted(const std::string& name, const GameOptions& options) {
  Job job;
  const LayerTable table = make_game(name, options)->layers(false, job);
  EXPECT_TRUE(table.up_to_isomorphism);
  std::vector<std::uint64_t> counts;
  for (const LayerCount& ply : table.plies) counts.push_back(ply.open + ply.finished);
  return counts;
}

TEST(SetClasses, CountAsTheGraphDoes) {
  GameOptions options;
  options.set("board", "K4");
  options.set("target", "P4");
  const auto on_graph = counted("achievement", options);
  options.set("turns", "1");
  EXPECT_EQ(counted("achievement", options), on_graph);
}

// Tic-tac-toe: three first moves, twelve replies.
TEST(SetClasses, CountTheBoardOfThreeLinesOnce) {
  GameOptions options;
  options.set("board", "grid:3x3");
  options.set("target", "line:3");
  const auto counts = counted("achievement", options);
  ASSERT_EQ(counts.size(), 10U);
  EXPECT_EQ(std::vector<std::uint64_t>(counts.begin(), counts.begin() + 3),
            (std::vector<std::uint64_t>{1, 3, 12}));
}

}  // namespace
}  // namespace harary::tests
