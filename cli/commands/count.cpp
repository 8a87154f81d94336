// SPDX-License-Identifier: MIT
#include "theory/counting/count.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/theory_json.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary::cli {

namespace {

constexpr std::uint64_t kMostCountedEdges = kMaxCountedOrder * (kMaxCountedOrder - 1) / 2;
constexpr std::uint64_t kMostCountedColours = 255;

struct CountOptions {
  int order = 0;
  std::optional<int> red;
  std::optional<int> green;
  std::optional<int> colours;
  std::string edges;
  bool layers = false;

  bool one_class() const { return red || green || !edges.empty(); }
};

// A line of a terminal holds numbers up to this length; of longer ones it gets "1.234e308".
constexpr std::size_t kMostDigits = 60;

std::string shortened(const std::string& digits) {
  if (digits.size() <= kMostDigits) return digits;
  return fmt::format("{}.{}e{}", digits[0], digits.substr(1, 3), digits.size() - 1);
}

std::string remark_on(const std::string& digits) {
  if (digits.size() <= kMostDigits) return "";
  return fmt::format(" (--json prints all {} digits)", digits.size());
}

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
                                     : read_numbers("--edges", count.edges, {0, kMostCountedEdges});
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
    context.out() << fmt::format("K{} with {} coloured edges: {} colourings up to isomorphism{}\n",
                                 count.order, fmt::join(edges, " + "), shortened(number),
                                 remark_on(number));
  }
  return kAnswered;
}

int count_plies(Context& context, const CountOptions& count, Json& json, Job& job) {
  const int colours = count.colours.value_or(2);
  add_turn_counts(json, count.order, colours, count.layers, job);
  if (context.json()) {
    context.print(json);
    return kAnswered;
  }
  if (count.layers) {
    for (const Json& entry : json["plies"]) {
      context.out() << fmt::format(
          "{:>5} {:>12}  {}\n", entry["ply"].get<int>(),
          fmt::format("{}", fmt::join(entry["edges"].get<std::vector<int>>(), "+")),
          shortened(entry["count"].get<std::string>()));
    }
  }
  const std::string total = json["count"];
  context.out() << fmt::format("K{}, {} in turns: {} colourings up to isomorphism{}\n", count.order,
                               colours == 1 ? "1 colour" : fmt::format("{} colours", colours),
                               shortened(total), remark_on(total));
  return kAnswered;
}

}  // namespace

void add_count_command(CLI::App& program, Context& context, Command& chosen) {
  auto count = std::make_shared<CountOptions>();
  CLI::App* command = program.add_subcommand(
      "count", "edge colourings of a complete graph up to isomorphism, by Polya's theorem");
  context.add_shared_options(*command);
  add_number(*command, "--order", count->order, {1, kMaxCountedOrder},
             fmt::format("the number of vertices, 1 to {}", kMaxCountedOrder))
      ->required();
  add_number(*command, "--red", count->red, {0, kMostCountedEdges}, "the number of red edges");
  add_number(*command, "--green,--blue", count->green, {0, kMostCountedEdges},
             "the number of green edges");
  command->add_option("--edges", count->edges, "the numbers of edges of each colour: a,b,c");
  add_number(*command, "--colours", count->colours, {1, kMostCountedColours},
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
