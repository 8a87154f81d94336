// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "cli/context.hpp"
#include "cli/program_with_playground.hpp"
#include "cli/signals.hpp"
#include "cli/whole_numbers.hpp"
#include "server/hosts.hpp"
#include "server/server.hpp"

namespace harary::cli {

void add_serve_command(CLI::App& program, Context& context, Command& chosen) {
  auto settings = std::make_shared<ServerSettings>();
  settings->data = "harary-data";
  CLI::App* command = program.add_subcommand("serve", "the playground: a page to play on");
  context.add_shared_options(*command);
  constexpr std::uint64_t kMostPort = 65535;
  add_number(*command, "--port", settings->port, {0, kMostPort},
             "the port (default 8080; 0: any free one)");
  command->add_option("--host", settings->host, "the address (default 127.0.0.1: this machine)")
      ->type_name("ADDRESS");
  command
      ->add_option("--name", settings->names,
                   "a name under which the server answers; addresses, localhost and the machine's "
                   "own name need none")
      ->type_name("NAME")
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command
      ->add_option("--data", settings->data,
                   "folder of matches, experience and hall of fame (default harary-data)")
      ->type_name("FOLDER");
  command->add_flag("--trust-proxy", settings->trust_proxy,
                    "take visitors' addresses from the header X-Forwarded-For; only behind a proxy "
                    "that sets it");
  command
      ->add_option("--tablebase", settings->tablebases,
                   "a tablebase, or a folder with several, for the explorer and for analyses")
      ->type_name("FOLDER");
  command->callback([&, settings] {
    chosen = [&, settings] {
      const auto& [arguments, server] = context.invocation();
      if (!server) become_program_with_playground(arguments);
      settings->threads = context.budget().threads;
      // Half is for jobs and for what players know.
      settings->memory_bytes = std::min(settings->memory_bytes, context.budget().memory_bytes / 2);
      server(*settings, interrupted(), [&](int port) {
        if (context.json()) {
          context.print(Json{{"host", settings->host}, {"port", port}});
        } else {
          context.out() << fmt::format("the playground: http://{}:{}/   (Ctrl-C ends it)\n",
                                       in_url(settings->host), port)
                        << std::flush;
        }
      });
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
