// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <filesystem>
#include <istream>
#include <system_error>

#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/context.hpp"
#include "cli/stats_text.hpp"
#include "cli/text.hpp"
#include "store/manifest.hpp"

namespace harary::cli {

namespace {

void print_probe(Context& context, const ProbeReport& report) {
  if (context.json()) {
    context.print(to_json(report));
  } else {
    context.out() << probe_text(report) << std::flush;
  }
}

// Says so if the folder holds a part of a tablebase, from which the work resumes.
void say_resumed_from(Context& context, const std::string& folder) {
  std::error_code error;
  if (Manifest::exists(folder)) return;
  int positions = 0, values = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".harary")) continue;
    positions += name.starts_with("keys-") ? 1 : 0;
    values += name.starts_with("layer-") ? 1 : 0;
  }
  if (positions + values == 0) return;
  context.err() << fmt::format(
                       "harary: resumes from {}: it has the positions of {} layers, the values of "
                       "{}\n",
                       printable(folder), positions, values)
                << std::flush;
}

}  // namespace

void add_tablebase_command(CLI::App& program, Context& context, Command& chosen) {
  auto folder = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand(
      "tablebase", "the value of every position: writes a tablebase, or resumes an unfinished one");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_stats_option(*command);
  command->add_option("--out", *folder, "the tablebase's folder")->type_name("FOLDER")->required();
  command->callback([&, folder] {
    chosen = [&, folder] {
      say_resumed_from(context, *folder);
      const StrongReport report =
          context.with_job([&](Job& job) { return context.make_game(job)->strong(*folder, job); });
      if (context.json()) {
        context.print(to_json(report, context.stats()));
      } else {
        context.out() << strong_text(report) << stats_text(report.stats, context.stats());
      }
      return report.stopped ? context.stopped(*report.stopped, *folder) : kAnswered;
    };
  });
}

void add_probe_command(CLI::App& program, Context& context, Command& chosen) {
  struct Probe {
    std::string folder;
    std::string position;
  };
  auto probe = std::make_shared<Probe>();
  CLI::App* command = program.add_subcommand("probe", "looks a position up in a tablebase");
  context.add_shared_options(*command);
  command->add_option("folder", probe->folder, "the tablebase's folder")
      ->type_name("FOLDER")
      ->required();
  command
      ->add_option("--position", probe->position,
                   "the position (default: the start), or - for one a line of standard input")
      ->type_name("POSITION");
  command->callback([&, probe] {
    chosen = [&, probe] {
      const Tablebase tablebase(probe->folder);
      const auto game = make_game(tablebase);
      const auto prober = game->prober(tablebase);
      if (probe->position != "-") {
        print_probe(context, prober->probe(probe->position));
        return kAnswered;
      }
      std::string line;
      while (std::getline(context.in(), line)) {
        print_probe(context, prober->probe(line));
      }
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
