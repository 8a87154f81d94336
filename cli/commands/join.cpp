// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/context.hpp"
#include "solve/table/table_file.hpp"

namespace harary::cli {

namespace {

struct JoinOptions {
  std::vector<std::string> checkpoints;
  std::string out;
};

int join(Context& context, const JoinOptions& options) {
  const JoinedTables joined = join_tables(options.checkpoints, options.out);
  if (context.json()) {
    context.print(Json{{"about", joined.about},
                       {"files", options.checkpoints.size()},
                       {"positions", joined.positions},
                       {"entries", joined.entries},
                       {"out", options.out}});
  } else {
    context.out() << fmt::format("{}: {} entries of {} files, {} positions: {}\n",
                                 printable(options.out), joined.entries, options.checkpoints.size(),
                                 joined.positions, printable(joined.about))
                  << std::flush;
  }
  return kAnswered;
}

}  // namespace

void add_join_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<JoinOptions>();
  CLI::App* command = program.add_subcommand(
      "join", "joins checkpoints of one search that went on in several places");
  context.add_shared_options(*command);
  command->add_option("checkpoints", options->checkpoints, "files that --checkpoint wrote")
      ->type_name("FILE")
      ->required();
  command->add_option("--out", options->out, "the checkpoint to write, from which solve resumes")
      ->type_name("FILE")
      ->required();
  command->callback([&, options] { chosen = [&, options] { return join(context, *options); }; });
}

}  // namespace harary::cli
