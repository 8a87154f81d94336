// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <filesystem>
#include <ios>
#include <iterator>
#include <new>
#include <optional>
#include <system_error>

#include "base/error.hpp"
#include "base/write_error.hpp"
#include "cli/arguments.hpp"
#include "cli/completion.hpp"
#include "cli/context.hpp"
#include "cli/help/page.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "cli/window.hpp"

namespace harary::cli {

namespace {

// The messages of the option parser have several lines; ours have one.
std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

// A stream that says so when it cannot be written: answers must not get lost on a full disk.
class WatchedStream {
 public:
  explicit WatchedStream(std::ostream& stream) : stream_(stream), before_(stream.exceptions()) {
    stream_.exceptions(std::ios::badbit);
  }
  ~WatchedStream() { stop(); }

  // From here on a failure is silent again.
  void stop() {
    stream_.clear();
    stream_.exceptions(before_);
  }

 private:
  std::ostream& stream_;
  std::ios::iostate before_;
};

void define_program(CLI::App& program, Context& context, Command& chosen) {
  program.set_version_flag("-V,--version", std::string("harary ") + HARARY_VERSION);
  program.set_help_flag("-h,--help", "a page of help, also after a command and a game");
  program.set_help_all_flag("--help-all", "all that there is, where --help is a screen of it");
  program.require_subcommand(1);
  add_games_command(program, context, chosen);
  add_solve_command(program, context, chosen);
  add_analyse_command(program, context, chosen);
  add_layers_command(program, context, chosen);
  add_paper_table_command(program, context, chosen);
  add_tablebase_command(program, context, chosen);
  add_probe_command(program, context, chosen);
  add_verify_command(program, context, chosen);
  add_strategy_command(program, context, chosen);
  add_play_command(program, context, chosen);
  add_serve_command(program, context, chosen);
  add_chances_command(program, context, chosen);
  add_count_command(program, context, chosen);
  add_estimate_command(program, context, chosen);
  add_arrows_command(program, context, chosen);
  add_ramsey_command(program, context, chosen);
  add_critical_command(program, context, chosen);
  add_sum_command(program, context, chosen);
  add_misere_quotient_command(program, context, chosen);
  add_reduce_command(program, context, chosen);
  add_export_command(program, context, chosen);
  add_check_command(program, context, chosen);
  add_split_command(program, context, chosen);
  add_join_command(program, context, chosen);
  add_bench_command(program, context, chosen);
  add_demo_command(program, context, chosen);
  add_help_command(program, context, chosen);
  add_manual_commands(program, context, chosen);
}

// Before an error, the answers so far are written; if that fails, run() says so instead. (An error
// stream that is tied to the output would do this too, but some libraries then write nothing.)
int refused(Streams streams, const std::string& message, int status) {
  streams.out.flush();
  streams.err << "harary: " << one_line(message) << '\n';
  return status;
}

bool names_command(const CLI::App& program, const std::string& word) {
  const auto commands = program.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->check_name(word); });
}

// The page about the command, and the game, that the command line names.
int print_help(const CLI::App& program, HelpLength length, Streams streams) {
  try {
    const auto commands = definitions_of(program);
    const auto chosen = program.get_subcommands();
    if (chosen.empty()) {
      streams.out << program_page(commands, length, page_columns());
      return kAnswered;
    }
    const std::string name = chosen.front()->get_name();
    const CLI::Option* game = chosen.front()->get_option_no_throw("game");
    const bool named = game != nullptr && game->count() != 0;
    streams.out << command_page(*command_called(commands, name),
                                named ? &described_game(name, game->results().front()) : nullptr,
                                length, page_columns());
  } catch (const InputError& error) {
    return refused(streams, error.what(), kBadInput);
  }
  return kAnswered;
}

// Nothing if the command that was chosen is to be run; otherwise all is said, and this is the exit
// status.
std::optional<int> parse(CLI::App& program, const std::vector<std::string>& arguments,
                         Streams streams) {
  // From a shell's completion: these words are no command line yet.
  if (!arguments.empty() && arguments.front() == "--complete") {
    streams.out << offers_text(
        offers_at(definitions_of(program), {std::next(arguments.begin()), arguments.end()}));
    return kAnswered;
  }
  if (!arguments.empty() && !arguments.front().starts_with('-') &&
      !names_command(program, arguments.front())) {
    return refused(streams, unknown_command(program, arguments.front()), kBadInput);
  }
  try {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    program.parse(reversed);
    refuse_empty_values(program);
    refuse_other_names(program);
  } catch (const CLI::CallForHelp&) {
    return print_help(program, HelpLength::common, streams);
  } catch (const CLI::CallForAllHelp&) {
    return print_help(program, HelpLength::all, streams);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return program.exit(error, streams.out, streams.err);
    return refused(streams, usage_error(program, error), kBadInput);
  } catch (const InputError& error) {
    return refused(streams, error.what(), kBadInput);
  }
  return std::nullopt;
}

// Runs the command; its errors become lines and exit statuses.
int run_command(const Command& command, Context& context, Streams streams) {
  try {
    return command();
  } catch (const InputError& error) {
    return refused(streams, error.what(), kBadInput);
  } catch (const FileError& error) {
    const bool written = dynamic_cast<const WriteError*>(&error) != nullptr;
    return refused(streams, error.what(), written ? kFailed : kBadInput);
  } catch (const LimitError& error) {
    return refused(streams, error.what(), kBadInput);
  } catch (const std::filesystem::filesystem_error& error) {
    return refused(streams, in_quotes(error.path1().native()) + ": " + error.code().message(),
                   kBadInput);
  } catch (const JobStopped& stop) {
    return context.stopped(stop.reason);
  } catch (const std::bad_alloc&) {
    return context.stopped(StopReason::memory);
  }
}

// Parses the arguments and runs the command. Throws std::ios_base::failure when the output cannot
// be written, and what is a fault of the program.
int parse_and_run(const std::vector<std::string>& arguments, Streams streams,
                  const Server& server) {
  CLI::App program("Harary: exact solver, analyser and playground for colouring games on graphs",
                   "harary");
  Context context(streams, {arguments, server});
  Command chosen;
  define_program(program, context, chosen);
  if (const auto status =
          parse(program, in_usual_order(arguments, definitions_of(program)), streams))
    return *status;
  obey_signals();
  return run_command(chosen, context, streams);
}

}  // namespace

int run(const std::vector<std::string>& arguments, Streams streams, const Server& server) {
  WatchedStream watched(streams.out);
  try {
    const int status = parse_and_run(arguments, streams, server);
    errno = 0;
    streams.out.flush();
    return status;
  } catch (const std::ios_base::failure&) {
    const int error = errno;
    watched.stop();  // the error stream may be tied to the output and flush it
    streams.err << "harary: standard output cannot be written"
                << (error == 0 ? "" : std::string(": ") + std::strerror(error)) << '\n';
  } catch (const std::system_error& error) {
    watched.stop();
    streams.err << "harary: the system refuses: " << error.what() << '\n';
  } catch (const std::exception& error) {
    watched.stop();
    streams.err << "harary: " << one_line(error.what())
                << "; this is a fault of the program, so no answer of this run counts; please "
                   "report the command\n";
  }
  return kFailed;
}

}  // namespace harary::cli
