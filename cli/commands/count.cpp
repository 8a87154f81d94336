// SPDX-License-Identifier: MIT
#include "theory/counting/count.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/theory_json.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"

namespace harary::cli {

namespace {

struct CountOptions {
  int order = 0;
  std::optional<int> red;
  std::optional<int> green;
  std::optional<int> colours;
  std::vector<int> edges;
  bool layers = false;

  bool one_class() const { return red || green || !edges.empty(); }
};

// The numbers of edges of each colour; only if one class is asked for.
std::vector<int> class_of(const CountOptions& count) {
  if (count.layers) {
    throw InputError("--layers: not with --red, --green or --edges, which count a single class");
  }
  if (!count.edges.empty() && (count.red || count.green)) {
    throw InputError("--edges: give either --edges or --red and --green, not both");
  }
  const std::vector<int> edges = count.edges.empty()
                                     ? std::vector{count.red.value_or(0), count.green.value_or(0)}
                                     : count.edges;
  if (count.colours && *count.colours != static_cast<int>(edges.size())) {
    throw InputError(fmt::format("--colours: {} colours, but numbers of edges for {}",
                                 *count.colours, edges.size()));
  }
  return edges;
}

int count_class(Context& context, const CountOptions& count, Json& json, Job& job) {
  const std::vector<int> edges = class_of(count);
  add_class_count(json, count.order, edges, job);
  const std::string number = json["count"];
  if (context.json()) {
    context.print(json);
  } else {
    context.out() << fmt::format("K{} with {} coloured edges: {} colourings up to isomorphism\n",
                                 count.order, fmt::join(edges, " + "), number);
  }
  return kAnswered;
}

int count_plies(Context& context, const CountOptions& count, Json& json, Job& job) {
  const int colours = count.colours.value_or(2);
  const TurnCounts counts = add_turn_counts(json, count.order, colours, count.layers, job);
  if (context.json()) {
    context.print(json);
    return kAnswered;
  }
  if (count.layers) {
    for (std::size_t ply = 0; ply < counts.plies.size(); ++ply) {
      const PlyCount& entry = counts.plies[ply];
      context.out() << fmt::format("{:>5} {:>12}  {}\n", ply,
                                   fmt::format("{}", fmt::join(entry.edges, "+")),
                                   entry.count.get_str());
    }
  }
  context.out() << fmt::format("K{}, {} in turns: {} colourings up to isomorphism\n", count.order,
                               colours == 1 ? "1 colour" : fmt::format("{} colours", colours),
                               counts.total.get_str());
  return kAnswered;
}

}  // namespace

void add_count_command(CLI::App& program, Context& context, Command& chosen) {
  auto count = std::make_shared<CountOptions>();
  CLI::App* command = program.add_subcommand(
      "count", "edge colourings of a complete graph up to isomorphism, by Polya's theorem");
  context.add_shared_options(*command);
  command->add_option("--order", count->order, "the number of vertices, 1 to 32")->required();
  command->add_option("--red", count->red, "the number of red edges");
  command->add_option("--green,--blue", count->green, "the number of green edges");
  command->add_option("--edges", count->edges, "the numbers of edges of each colour: a,b,c")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option(
      "--colours", count->colours,
      "the number of colours, which take turns (default 2: red = green or green + 1)");
  command->add_flag("--layers", count->layers, "also print the numbers by ply");
  command->callback([&, count] {
    chosen = [&, count] {
      Json json{{"order", count->order}};
      try {
        return context.with_job([&](Job& job) {
          return count->one_class() ? count_class(context, *count, json, job)
                                    : count_plies(context, *count, json, job);
        });
      } catch (const JobStopped& stop) {
        json["stopped"] = name_of(stop.reason);
        if (context.json()) context.print(json);
        return context.stopped(stop.reason);
      }
    };
  });
}

}  // namespace harary::cli
