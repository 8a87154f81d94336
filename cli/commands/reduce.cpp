// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "app/reductions.hpp"
#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

struct ReduceOptions {
  std::string from;
  std::string to;
  std::string file;
  std::string out;
  std::string draw;
  std::optional<int> bound;
  bool explain = false;
  bool solve = false;
};

void draw(const Reduced& reduced, const std::string& path) {
  const bool svg = path.ends_with(".svg");
  if (!svg && !path.ends_with(".dot")) {
    throw InputError("--draw: " + in_quotes(path) + " must end in .svg or .dot");
  }
  if (reduced.drawing.plan.order() == 0) throw InputError("--draw: sequences have no drawing");
  write_file_atomically(path, svg ? svg_text(reduced.drawing) : dot_text(reduced.drawing));
}

Json report_json(const Reduced& reduced, const ReduceOptions& options) {
  Json json{{"from", reduced.name.from},       {"to", reduced.name.to},
            {"theorem", reduced.name.theorem}, {"source", reduced.source_size},
            {"target", reduced.target_size},   {"seconds", reduced.seconds},
            {"solve", reduced.command}};
  if (options.explain) {
    std::vector<std::vector<int>> vertices(reduced.drawing.plan.gadgets().size());
    for (int v = 0; v < reduced.drawing.plan.order(); ++v) {
      const Spot& spot = reduced.drawing.plan.spots()[static_cast<std::size_t>(v)];
      vertices[static_cast<std::size_t>(spot.gadget)].push_back(v);
    }
    json["gadgets"] = Json::array();
    for (std::size_t g = 0; g < vertices.size(); ++g) {
      const Gadget& gadget = reduced.drawing.plan.gadgets()[g];
      json["gadgets"].push_back(
          {{"name", gadget.name}, {"stands_for", gadget.stands_for}, {"vertices", vertices[g]}});
    }
    json["moves"] = Json::array();
    for (const auto& [source, target] : reduced.moves) {
      json["moves"].push_back({{"source", source}, {"target", target}});
    }
  }
  if (reduced.solved) {
    json["source_answer"] = reduced.solved->source;
    json["target_answer"] = reduced.solved->target;
    json["agree"] = reduced.solved->agree();
  }
  if (!options.out.empty()) json["out"] = options.out;
  return json;
}

std::string sizes_text(const std::map<std::string, long>& sizes) {
  std::string text;
  for (const auto& [name, size] : sizes) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, size);
  }
  return text;
}

std::string report_text(const Reduced& reduced, const ReduceOptions& options) {
  std::string text =
      fmt::format("{} -> {} by {}, built in {:.1f} ms\n  source: {}\n  target: {}\n",
                  reduced.name.from, reduced.name.to, reduced.name.theorem, 1000 * reduced.seconds,
                  sizes_text(reduced.source_size), sizes_text(reduced.target_size));
  if (options.explain) {
    for (const Gadget& gadget : reduced.drawing.plan.gadgets()) {
      text += fmt::format("  {}: {}\n", gadget.name, gadget.stands_for);
    }
    for (const auto& [source, target] : reduced.moves) {
      text += fmt::format("  move {} there is {} here\n", source, target);
    }
  }
  if (reduced.solved) {
    text +=
        fmt::format("  solved: source {}, target {}: {}\n", reduced.solved->source ? "yes" : "no",
                    reduced.solved->target ? "yes" : "no",
                    reduced.solved->agree() ? "they agree" : "THEY DISAGREE");
  }
  if (!options.out.empty()) {
    std::string command = reduced.command;
    for (const char* name : {"FILE.board", "FILE"}) {
      if (const auto at = command.find(name); at != std::string::npos) {
        command.replace(at, std::string(name).size(), options.out);
        break;
      }
    }
    text += fmt::format("  written: {}; solve it by\n    {}\n", options.out, command);
  }
  return text;
}

int run_reduce(Context& context, const ReduceOptions& options) {
  return context.with_job([&](Job& job) {
    named_reduction(options.from, options.to);  // before its file is looked for
    const bool standard = options.file == "-";
    const auto file = standard ? nullptr : open_text_file(options.file);
    const ReductionWish wish{options.from, options.to,
                             options.solve ? SolveBoth::yes : SolveBoth::no, options.bound};
    const Reduced reduced = reduce(wish, standard ? context.in() : *file,
                                   standard ? "standard input" : options.file, job);
    if (!options.draw.empty()) draw(reduced, options.draw);
    if (!options.out.empty()) write_file_atomically(options.out, reduced.instance);
    if (context.json()) {
      context.print(report_json(reduced, options));
    } else {
      context.out() << report_text(reduced, options) << std::flush;
    }
    return reduced.solved && !reduced.solved->agree() ? kNo : kAnswered;
  });
}

// The sources or the targets of all reductions, each once: "{pos-cnf,pos-dnf,…}".
std::string choices(std::string ReductionName::* end) {
  std::vector<std::string> names;
  for (const ReductionName& name : reductions()) {
    if (std::find(names.begin(), names.end(), name.*end) == names.end()) {
      names.push_back(name.*end);
    }
  }
  return fmt::format("{{{}}}", fmt::join(names, ","));
}

}  // namespace

void add_reduce_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<ReduceOptions>();
  CLI::App* command = program.add_subcommand(
      "reduce", "translates an instance of a problem into one of a game, gadget by gadget");
  context.add_shared_options(*command);
  command->add_option("from", options->from, "pos-cnf, pos-dnf, qbf, fvs, scs or mscs")
      ->type_name(choices(&ReductionName::from))
      ->required();
  command->add_option("to", options->to, "a game with a target, flood, honeybee or mscs")
      ->type_name(choices(&ReductionName::to))
      ->required();
  command->add_option("file", options->file, "the instance (DIMACS-like), or - (standard input)")
      ->type_name("FILE")
      ->required();
  command->add_option("--out", options->out, "where to write the instance of the game")
      ->type_name("FILE");
  command->add_option("--draw", options->draw, "where to draw it: a file ending in .svg or .dot")
      ->type_name("FILE");
  constexpr std::uint64_t kMostBound = 100'000;
  add_number(*command, "--bound", options->bound, {0, kMostBound},
             "for fvs in digraph6, which has none: how many vertices may be removed");
  command->add_flag("--explain", options->explain, "what each gadget and each move stands for");
  command->add_flag("--solve", options->solve, "solve both sides and compare");
  command->callback(
      [&, options] { chosen = [&, options] { return run_reduce(context, *options); }; });
}

}  // namespace harary::cli
