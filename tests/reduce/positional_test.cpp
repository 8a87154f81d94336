// SPDX-License-Identifier: MIT
// A target game seen from its open edges is the same game: the rules on PointSetGame against those
// on the graph, on random small boards with random precolourings, by plain backward induction; and
// its keys keep their promise.
#include "games/positional/avoidance/family.hpp"
#include "games/positional/setup.hpp"
#include "graph/board_text.hpp"
#include "reduce/formulas.hpp"
#include "support/games/with_ending.hpp"

namespace harary::tests {
namespace {

struct Pair {
  TargetSetup plain;
  PointSetup points;
};

// Nothing if the start contains a copy, or no edge is open.
std::optional<Pair> random_pair(TestRandom& random, int most_open) {
  static const std::vector<std::string> kTargets{"K3",     "P3", "C4", "star:3",
                                                 "bowtie", "P4", "K4", "matching:2"};
  const Graph board = random.graph(3 + random.below(4), 40 + random.below(60));
  GameOptions options;
  options.set("board", board_text(board));
  const std::string& target = kTargets[random.below(kTargets.size())];
  options.set("target", target);
  TargetInstance instance;
  instance.game = "achievement";
  instance.target = parse_board(target, "target");
  instance.order = board.order();
  std::vector<Edge> red, green;
  int open = 0;
  for (const Edge e : board.edges()) {
    const int dice = random.below(4);
    const bool painted = dice < 2 || open == most_open;
    const Paint paint = !painted ? Paint::open : dice % 2 == 0 ? Paint::red : Paint::green;
    if (paint == Paint::red) red.push_back(e);
    if (paint == Paint::green) green.push_back(e);
    if (paint == Paint::open) ++open;
    instance.edges.push_back({e.low, e.high, paint, "x" + std::to_string(open)});
  }
  if (!red.empty()) options.set("red", edge_set_text(red));
  if (!green.empty()) options.set("green", edge_set_text(green));
  const bool green_first = random.below(3) == 0;
  if (green_first) options.set("first", "green");
  try {
    return Pair{read_target_setup(options, false),
                {std::make_shared<const WinningSets>(winning_sets(instance)),
                 green_first ? Side::second : Side::first,
                 {}}};
  } catch (const InputError&) {
    return std::nullopt;
  }
}

template <class R>
Evaluation judged(const R& rules) {
  return Reference<R>(rules).evaluate(rules.start());
}

// Equal keys, equal values, over all positions that play can reach.
template <class R>
void keys_hold(const R& rules) {
  struct Hash {
    std::size_t operator()(const typename R::Key& key) const { return key.hash(); }
  };
  std::unordered_map<typename R::Key, Value, Hash> values;
  Reference<R> reference(rules);
  std::vector<typename R::Position> waiting{rules.start()};
  for (int steps = 0; !waiting.empty() && steps < 20000; ++steps) {
    const auto p = waiting.back();
    waiting.pop_back();
    if (rules.result(p)) continue;
    const Value value = reference.evaluate(p).value;
    const auto [known, fresh] = values.emplace(rules.key(p), value);
    ASSERT_EQ(known->second, value) << rules.position_text(p);
    if (!fresh) continue;
    for (const auto& move : rules.moves(p)) waiting.push_back(rules.after(p, move));
  }
}

template <class Plain, class OnPoints>
void same_game(const Plain& plain, const OnPoints& points) {
  ASSERT_EQ(judged(points), judged(plain));
  ASSERT_EQ(solved(points), for_first(plain.mover(plain.start()), judged(plain).value));
  keys_hold(points);
}

TEST(Positional, EveryFamilyIsTheSameGame) {
  TestRandom random(51);
  for (int done = 0; done < 1500;) {
    const auto pair = random_pair(random, 8);
    if (!pair) continue;
    ++done;
    const auto& [plain, points] = *pair;
    same_game(WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>(plain.colours, plain.targets),
              OnAvoidance(points));
    same_game(WithEnding<AvoidanceRules<1>, AvoidanceEnding::misere>(plain.colours, plain.targets),
              OnMisere(points));
    same_game(WithEnding<AchievementRules<1>, PositionalEnding::draw>(plain),
              OnAchievement(points));
    same_game(WithEnding<AchievementRules<1>, PositionalEnding::green_wins>(plain),
              OnNoDraw(points));
    same_game(MakerBreakerRules<1>(plain), OnMakerBreaker(points));
    if (HasFatalFailure()) return;
  }
}

TEST(Positional, AvoidancePlusIsTheSameGame) {
  TestRandom random(52);
  for (int done = 0; done < 400;) {
    const auto pair = random_pair(random, 6);
    if (!pair) continue;
    ++done;
    same_game(AvoidancePlusRules<1>(pair->plain.colours, pair->plain.targets),
              OnAvoidancePlus(pair->points));
    if (HasFatalFailure()) return;
  }
}

// Eight words of points and one are the same game too.
TEST(Positional, WideSetsChangeNothing) {
  TestRandom random(53);
  for (int round = 0; round < 100; ++round) {
    const PositiveFormula formula =
        random_positive(random, NormalForm::cnf, 1 + random.below(3), 1 + random.below(3));
    const PointSetup setup = setup_of(avoidance_of_cnf(formula, "avoidance"));
    const OnAvoidance narrow(setup);
    const AvoidanceOn<PointSetGame<kMostOpenPoints / 64>> wide(AvoidanceEnding::normal, setup);
    ASSERT_EQ(solved(wide), solved(narrow));
  }
}

// Small reductions fit on 64 vertices: there the graph's own rules agree.
TEST(Positional, SmallReductionsAreTheSameOnTheGraph) {
  for (const PositiveFormula& formula : all_positive(NormalForm::cnf, 2, 2)) {
    const TargetReduction reduction = avoidance_of_cnf(formula, "avoidance");
    ASSERT_LE(reduction.plan.order(), 64);
    Graph board(reduction.plan.order());
    std::vector<Edge> red, green;
    for (const PaintedEdge& edge : reduction.instance.edges) {
      const Edge e{edge.low, edge.high};
      board.add_edge(e);
      if (edge.paint == Paint::red) red.push_back(e);
      if (edge.paint == Paint::green) green.push_back(e);
    }
    GameOptions options;
    options.set("board", board_text(board));
    options.set("target", "bowtie");
    options.set("red", edge_set_text(red));
    options.set("green", edge_set_text(green));
    Value value = 0;
    AvoidanceFamily::visit("avoidance", options, [&](const auto& rules) {
      if constexpr (requires { rules.board(); }) {
        if constexpr (!Coalitional<std::decay_t<decltype(rules)>>) value = solved(rules);
      }
    });
    ASSERT_EQ(value, harary::tests::judged(formula)) << formula_word(formula);
  }
}

}  // namespace
}  // namespace harary::tests
