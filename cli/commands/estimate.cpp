// SPDX-License-Identifier: MIT
#include "theory/estimating/estimate.hpp"

#include <fmt/format.h>

#include "app/theory_json.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_text.hpp"

namespace harary::cli {

namespace {

struct EstimateOptions {
  int order = 0;
  std::string target = "K3";
  std::string green_target;
  std::string method = "orbit";
  std::uint64_t samples = EstimationRequest{}.samples;
  bool layers = false;
};

std::string interval_text(const Interval& interval) {
  return fmt::format("{:.4g} … {:.4g}", interval.low, interval.high);
}

std::string layers_text(const Estimation& estimation) {
  std::string text = fmt::format("{:>5} {:>9} {:>9} {:>9} {:>11}  {}\n", "ply", "edges", "draws",
                                 "legal", "estimate", "99 % interval");
  for (const ClassEstimate& entry : estimation.classes) {
    text += fmt::format("{:>5} {:>9} {:>9} {:>9} {:>11.4g}  {}\n", entry.red + entry.green,
                        fmt::format("{}+{}", entry.red, entry.green), entry.draws, entry.legal,
                        entry.estimate, interval_text(entry.interval));
  }
  return text;
}

std::string result_text(const Estimation& estimation) {
  std::string text =
      fmt::format("  bound, illegal ones included: {:.4g}", magnitude_of(estimation.bound));
  if (const auto factor = estimation.bound_over_estimate()) {
    text += fmt::format(", {:.3g} times the estimate", *factor);
    if (estimation.interval.low > 0) {
      const Magnitude bound = magnitude_of(estimation.bound);
      text += fmt::format(" ({:.3g} … {:.3g})", bound / estimation.interval.high,
                          bound / estimation.interval.low);
    }
  }
  text += "\n";
  if (estimation.estimate) {
    text += fmt::format("  estimate: {:.4g}, {:.0f} % interval {}", *estimation.estimate,
                        100 * kConfidence, interval_text(estimation.interval));
    if (estimation.request.method == EstimationMethod::ratio) {
      text +=
          fmt::format(" (of the sampling alone: {})", interval_text(estimation.sampling_interval));
    }
  } else {
    text += "  no estimate yet: there are classes without a draw";
  }
  return text + fmt::format("\n  {} draws, {} of them legal", estimation.draws, estimation.legal);
}

Graph read_target(const std::string& text, const std::string& option) {
  Graph target = parse_board(text, option);
  if (target.edge_count() == 0) {
    throw InputError(fmt::format("{}: the target {} has no edge", option, in_quotes(text)));
  }
  return target;
}

// "one-coloured K3", or "red K3 or green K4".
std::string forbidden(const EstimationRequest& request) {
  if (!request.green_target) return "one-coloured " + board_text(request.target);
  return fmt::format("red {} or green {}", board_text(request.target),
                     board_text(*request.green_target));
}

int run_estimate(Context& context, const EstimateOptions& options, Job& job) {
  EstimationRequest request;
  request.order = options.order;
  request.target = read_target(options.target, "--target");
  request.method = parse_estimation_method(options.method);
  request.samples = options.samples;
  if (!options.green_target.empty()) {
    request.green_target = read_target(options.green_target, "--green-target");
  }
  Json json;
  add_estimation_request(json, request, options.method, job);
  Estimation estimation;
  try {
    estimation = estimate_legal_positions(request, job);
  } catch (const JobStopped& stop) {
    json["stopped"] = name_of(stop.reason);
    if (context.json()) context.print(json);
    return context.stopped(stop.reason);
  }
  if (context.json()) {
    add_estimation(json, estimation, options.layers);
    json["seconds"] = job.seconds();
    context.print(json);
  } else {
    if (options.layers) context.out() << layers_text(estimation);
    context.out() << fmt::format(
                         "K{} without {}: positions up to isomorphism, by the method {}, seed {}\n",
                         options.order, forbidden(request), options.method, job.budget().seed)
                  << result_text(estimation) << fmt::format("; {:.2f} s\n", job.seconds());
  }
  return estimation.stopped ? context.stopped(*estimation.stopped) : kAnswered;
}

}  // namespace

void add_estimate_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<EstimateOptions>();
  CLI::App* command = program.add_subcommand(
      "estimate", "positions of Sim on large boards without a one-coloured target, by sampling");
  context.add_shared_options(*command);
  add_number(*command, "--order", options->order, {1, kMaxEstimatedOrder},
             fmt::format("the number of vertices, 1 to {}", kMaxEstimatedOrder))
      ->required();
  command
      ->add_option("--target", options->target,
                   "the graph that neither colour may contain, written like a board (default K3)")
      ->type_name("GRAPH");
  command
      ->add_option("--green-target,--blue-target", options->green_target,
                   "the graph that green may not contain; --target is then that of red")
      ->type_name("GRAPH");
  command
      ->add_option("--method", options->method,
                   "orbit (default: weighs draws by their symmetry) or ratio (share of legal "
                   "draws times the Polya count)")
      ->type_name("{orbit,ratio}");
  add_number(*command, "--samples", options->samples, {1, kMaxSamples},
             "number of draws for each class (default 1000)");
  command->add_flag("--layers", options->layers, "also print the estimates by ply");
  command->callback([&, options] {
    chosen = [&, options] {
      return context.with_job([&](Job& job) { return run_estimate(context, *options, job); });
    };
  });
}

}  // namespace harary::cli
