// SPDX-License-Identifier: MIT
// Gordinowicz and Prałat's Table 2, triangle saturation on 16 vertices, in two ways: the sums of
// its columns, which decide the number of graphs, and a spot check by sampling. A number of edges
// is taken, random labelled graphs with this many edges are solved, and a draw counts |Aut|, since
// an isomorphism class of graphs has n! / |Aut| members: the share of the weight of those from
// which the previous player wins estimates P / (P + N). With fewer than some 28 edges a graph takes
// seconds and more to solve. With more than 48 a few classes with large groups have most of the
// weight, and samples say little.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "graph/canonical/small.hpp"
#include "graph/named.hpp"
#include "papers/check_asking.hpp"
#include "papers/triangle_free_sampler.hpp"

namespace harary {

namespace {

constexpr int kTableOrder = 16;
constexpr int kTableEdges = 64;
constexpr int kMostSampledEdges = 48;
// A chain of steps between two samples: it goes from few edges to many and back in some 10^5.
constexpr std::uint64_t kStepsBetweenSamples = 100'000;
// The normal distribution has 0.999 of its mass between -z and z.
constexpr double kTableQuantile = 3.2905;

struct TableRow {
  std::uint64_t previous;
  std::uint64_t next;
};

// By number of edges, as printed.
constexpr std::array<TableRow, kTableEdges + 1> kTable2{{
    {0, 1},
    {1, 0},
    {0, 2},
    {4, 0},
    {0, 9},
    {18, 1},
    {1, 44},
    {101, 4},
    {3, 264},
    {682, 18},
    {9, 1935},
    {5561, 79},
    {30, 17194},
    {54311, 352},
    {102, 179422},
    {600280, 1715},
    {377, 2033291},
    {6792986, 15922},
    {2312, 22221923},
    {68755572, 850340},
    {89676, 206172723},
    {520377177, 50893327},
    {5855066, 1457842619},
    {2379102854, 1060655670},
    {153164036, 7208782220},
    {6640506030, 7625458377},
    {1313210807, 23595969182},
    {13048146475, 25987132204},
    {4752262803, 49979012609},
    {18967193628, 49532711838},
    {8977248881, 67444470537},
    {20082656309, 55897791178},
    {9875275876, 57523172470},
    {15005640656, 38493524091},
    {6642333038, 31554879683},
    {7821394916, 16897642360},
    {2868189306, 11780092401},
    {2960556173, 5087150776},
    {874742979, 3280151880},
    {879858398, 1162753034},
    {218656966, 748486734},
    {218040317, 226777897},
    {51703473, 148101829},
    {46002839, 41890058},
    {11983510, 25914396},
    {8370238, 7646012},
    {2561848, 4071091},
    {1348857, 1343422},
    {482097, 590349},
    {200097, 219866},
    {80487, 81862},
    {28525, 33610},
    {12479, 11217},
    {4066, 4977},
    {1909, 1581},
    {603, 752},
    {307, 231},
    {96, 120},
    {53, 34},
    {16, 21},
    {11, 6},
    {3, 4},
    {2, 1},
    {1, 1},
    {1, 0},
}};

double table_share(int edges) {
  const TableRow& row = kTable2[static_cast<std::size_t>(edges)];
  return static_cast<double>(row.previous) / static_cast<double>(row.previous + row.next);
}

// The samples of one number of edges, each with its weight.
struct WeighedSamples {
  int count = 0;
  double weight = 0;
  double previous = 0;  // the weight of those from which the previous player wins
  double squares = 0;   // of the weights

  void add(double group_order, bool previous_wins) {
    ++count;
    weight += group_order;
    squares += group_order * group_order;
    if (previous_wins) previous += group_order;
  }
  double share() const { return previous / weight; }
  // The number of samples of equal weight that would be worth as much as these.
  double effective_count() const { return weight * weight / squares; }
  // Wilson's, for the effective count.
  std::array<double, 2> interval() const {
    const double n = effective_count();
    const double z2 = kTableQuantile * kTableQuantile;
    const double p = share();
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half =
        kTableQuantile / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
  }
};

double automorphisms(const Graph& graph) {
  SmallColouredGraph<1> coloured;
  coloured.order = graph.order();
  for (const Edge e : graph.edges()) coloured.set_colour(e.low, e.high, 1);
  return static_cast<double>(canonical_symmetry(coloured).group_order);
}

bool previous_player_wins(const Graph& graph, Job& job) {
  GameOptions options;
  options.set("order", std::to_string(graph.order()));
  options.set("red", edges_as_text(graph.edges()));
  return ask_of_check("saturation", options, QuestionKind::winner, job).winner == Winner::second;
}

}  // namespace

CheckVerdict check_table_2(int first_edges, int samples, Job& job, const CheckListener& listener) {
  if (first_edges < 1 || first_edges > kMostSampledEdges) {
    throw InputError(fmt::format("--min: 1 to {} edges, not {}", kMostSampledEdges, first_edges));
  }
  CheckVerdict verdict{.check = "table-2", .holds = true, .text = ""};
  std::uint64_t previous = 0;
  std::uint64_t next = 0;
  std::vector<double> weights;
  for (const TableRow& row : kTable2) {
    previous += row.previous;
    next += row.next;
    weights.push_back(1 / static_cast<double>(row.previous + row.next));
  }

  std::vector<WeighedSamples> by_edges(kTable2.size());
  TriangleFreeSampler chain(kTableOrder, weights, job.budget().seed);
  const int wanted = (kMostSampledEdges + 1 - first_edges) * samples;
  for (int done = 0; done < wanted;) {
    job.check();
    chain.run(kStepsBetweenSamples);
    WeighedSamples& samples_so_far = by_edges[static_cast<std::size_t>(chain.edges())];
    if (chain.edges() < first_edges || chain.edges() > kMostSampledEdges ||
        samples_so_far.count == samples) {
      continue;
    }
    samples_so_far.add(automorphisms(chain.graph()), previous_player_wins(chain.graph(), job));
    job.report("solving random graphs", static_cast<std::uint64_t>(++done),
               static_cast<std::uint64_t>(wanted), "graphs");
  }

  for (int edges = first_edges; edges <= kMostSampledEdges; ++edges) {
    const WeighedSamples& found = by_edges[static_cast<std::size_t>(edges)];
    const auto [low, high] = found.interval();
    CheckLine line;
    line.board = fmt::format("K{}", kTableOrder);
    line.order = kTableOrder;
    line.edges = edges;
    line.remark = fmt::format(
        "P {:.4f}, printed {:.4f}, 99.9 % interval {:.4f} … {:.4f}, {} samples "
        "worth {:.0f}",
        found.share(), table_share(edges), low, high, found.count, found.effective_count());
    line.exception = table_share(edges) < low || table_share(edges) > high;
    if (line.exception) {
      ++verdict.exceptions;
      verdict.holds = false;
    }
    ++verdict.lines;
    listener(line);
  }
  verdict.text = fmt::format(
      "the columns of Table 2 have the sums {} and {}, together {}; the printed shares of P lie in "
      "{} of {} intervals",
      previous, next, previous + next, verdict.lines - verdict.exceptions, verdict.lines);
  return verdict;
}

}  // namespace harary
