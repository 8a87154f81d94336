// SPDX-License-Identifier: MIT
// What packages install beside the program: the manual page and the shells' completions.
#include "cli/manual.hpp"
#include "cli/completion.hpp"
#include "cli/context.hpp"

namespace harary::cli {

void add_manual_commands(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* manual =
      program.add_subcommand("manual", "the manual page in man format: harary manual | man -l -");
  manual->callback([&] {
    chosen = [&] {
      context.out() << manual_page(definitions_of(program));
      return kAnswered;
    };
  });
  auto shell = std::make_shared<std::string>();
  CLI::App* completion =
      program.add_subcommand("completion", "a completion script: source <(harary completion bash)");
  completion->add_option("shell", *shell, "bash, zsh or fish")
      ->type_name("{bash,zsh,fish}")
      ->required();
  completion->callback([&, shell] {
    chosen = [&, shell] {
      context.out() << completion_script(*shell);
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
