// SPDX-License-Identifier: MIT
// What every command has at hand: the streams, the options that all commands share, the options of
// games, and a way to make a job that shows its progress and obeys Ctrl-C.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/game.hpp"
#include "app/json.hpp"
#include "app/written_entry.hpp"
#include "base/job.hpp"
#include "cli/progress_display.hpp"
#include "cli/progress_line.hpp"
#include "cli/run.hpp"
#include "games/options.hpp"
#include "graph/formats/labelled_graph.hpp"

namespace harary::cli {

// How a list ended, of boards or of the cells of a table.
struct ListEnd {
  std::string thing = "board";
  std::uint64_t boards = 0;
  std::uint64_t undecided = 0;
  std::uint64_t refused = 0;          // lines without an answer
  std::optional<StopReason> stopped;  // the whole list

  void count(const std::optional<StopReason>& why_undecided) {
    ++boards;
    if (why_undecided) ++undecided;
  }
};

// The group of the options of games in a command's help.
inline constexpr const char* kGameGroup = "Game";
// The words after a game that stand for one of its options.
inline constexpr const char* kGameWords = "numbers";
// The group of the options that every command has.
inline constexpr const char* kSharedGroup = "Every command";

// What the program was started with.
struct Invocation {
  const std::vector<std::string>& arguments;
  const Server& server;
};

class Context {
 public:
  Context(Streams streams, Invocation invocation) : streams_(streams), invocation_(invocation) {}

  std::istream& in() { return streams_.in; }
  std::ostream& out() { return streams_.out; }
  std::ostream& err() { return streams_.err; }
  bool json() const { return json_; }
  const Invocation& invocation() const { return invocation_; }

  // Adds --json, --threads, --memory, --time, --progress and --seed to a command.
  void add_shared_options(CLI::App& command);
  // Adds --time-total to a command that takes a list of boards, or of what is said here.
  void add_list_option(CLI::App& command, const std::string& with = "--boards");
  // Adds --stats to a command whose answers come from searches.
  void add_stats_option(CLI::App& command);
  WithStats stats() const { return stats_ ? WithStats::yes : WithStats::no; }
  // Adds --checkpoint, --checkpoint-every and --checkpoint-of to a command whose work can be
  // resumed from one file.
  void add_checkpoint_option(CLI::App& command);
  // Adds --fingerprints to a command whose searches may be too large for tables of whole positions.
  void add_fingerprints_option(CLI::App& command);
  // Adds --format to a command that takes graphs from files.
  void add_format_option(CLI::App& command);
  // A graph that an option or a word names, as parse_board() reads it: "-" is standard input, and
  // --format says what a file is. Throws InputError.
  std::string graph_argument(const std::string& option, const std::string& text) const;
  // A list of graphs, likewise.
  std::string list_argument(const std::string& text) const;
  // The board that --board or --order names, with the names that its file gives the vertices.
  LabelledGraph labelled_board() const;
  // What the file of --board calls the vertices, empty where it gives no names.
  std::vector<std::string> board_labels() const;

  // Adds the positional GAME and all options that some game of the catalogue has. A file of
  // --instance may ask a question by itself.
  enum class GameName { required, or_instance };
  void add_game_options(CLI::App& command, GameName name = GameName::required);
  // Throws InputError where neither was given, or a list of boards without a game.
  void require_game_or_instance(bool list) const;

  // The game's name; of a file of a written game, "@FILE.game", the name that it gives. Throws
  // InputError where the file cannot be read.
  const std::string& game() const;
  // The options of the game that were given; of a written game its text, too.
  GameOptions game_options() const;
  // From now on --order was not given: its range is a list of boards.
  void forget_order() { game_texts_["order"].clear(); }
  // The same with a board of a list.
  GameOptions game_options_on(const std::string& board) const;
  bool has_game() const { return !game_.empty(); }
  // Whether the game is the file of a written game.
  bool game_is_written() const { return game_.starts_with('@'); }
  // What describes the game that was asked for. Throws InputError if there is none.
  std::shared_ptr<const GameDescription> game_description() const;
  // Adds the positional GAME to a command that may do without one.
  void add_optional_game(CLI::App& command);

  // The game that was asked for. Throws InputError, LimitError, and JobStopped when the job ends
  // before the game is set up.
  std::unique_ptr<Game> make_game(const Job& job) const;
  std::unique_ptr<Game> make_game_on(const std::string& board, const Job& job) const;

  // The budget that the shared options describe. Throws InputError.
  Budget budget() const;
  // Runs `work` with a job of that budget; the progress line is gone afterwards.
  template <class Work>
  auto with_job(Work&& work) {
    return with_job(budget(), work);
  }
  // The same for a list of boards: `work` gets a job for the whole run, limited by --time-total,
  // and what --time says, the limit for each board.
  template <class Work>
  auto with_list_job(Work&& work) {
    const std::optional<std::chrono::milliseconds> time_each = budget().time;
    Budget whole = budget();
    whole.time = time_total();
    return with_job(whole, [&](Job& job) { return work(job, time_each); });
  }
  // Throws InputError if --time-total was given: only for lists.
  void require_no_time_total(const std::string& with = "--boards") const;

  // One object on a line of its own, written at once.
  void print(Json json);

  // The exit status for work that was stopped; says so on the error stream, and from which file
  // the work can be resumed. With --json there is an object even where there is nothing else to
  // print. `missing`: what there would have been.
  int stopped(StopReason reason, const std::string& checkpoint = "",
              const std::string& missing = "an answer");
  // Whether jobs tell how far they are.
  bool shows_progress() const;
  // The same as stopped() for a list; kAnswered if every board was decided, kBadInput if some had
  // no answer.
  int ended(const ListEnd& end);

 private:
  template <class Work>
  auto with_job(const Budget& budget, Work&& work) {
    const std::unique_ptr<Job> job = make_job(budget);
    struct Clear {
      Context* context;
      ~Clear() {
        if (context->progress_display_) context->progress_display_->clear();
      }
    } clear{this};
    return work(*job);
  }
  std::unique_ptr<Job> make_job(const Budget& budget);
  std::optional<std::chrono::milliseconds> time_total() const;
  // Throws InputError for words after the game if it does not have this option without its name.
  void refuse_unexpected(const std::vector<std::string>& words, const std::string& option) const;
  // Of the file that the game is.
  const WrittenText& written_text() const;
  // Is this option of the game a graph?
  bool is_graph(const std::string& option) const;
  // The graph in standard input, which is read once.
  const LabelledGraph& graph_of_input(const std::string& option) const;

  Streams streams_;
  Invocation invocation_;
  bool json_ = false;
  bool log_ = false;
  std::mutex log_mutex_;  // several threads may tell a line
  bool said_resumed_ = false;
  bool stats_ = false;
  int threads_ = 0;
  std::string memory_;
  std::string time_;
  std::string time_total_;
  std::string progress_ = "auto";
  std::uint64_t seed_ = 1;
  std::string checkpoint_;
  std::string checkpoint_every_;
  std::string checkpoint_of_;
  bool fingerprints_ = false;
  bool printed_ = false;  // some JSON
  ProgressLine progress_line_;
  std::optional<ProgressDisplay> progress_display_;  // once there was a job that shows its progress
  std::vector<const CLI::App*> game_commands_;
  std::string game_;
  std::map<std::string, std::string> game_texts_;
  std::map<std::string, bool> game_flags_;
  mutable std::optional<WrittenText> written_text_;  // once the file was read
  std::string format_;
  mutable std::optional<LabelledGraph> input_;
  mutable std::string input_option_;  // the option that has taken standard input
  std::map<std::string, std::vector<std::string>> positional_;  // options without their name
};

// A command: adds itself to the program and, when it was chosen, runs and returns the exit status.
using Command = std::function<int()>;
void add_games_command(CLI::App& program, Context& context, Command& chosen);
void add_solve_command(CLI::App& program, Context& context, Command& chosen);
void add_analyse_command(CLI::App& program, Context& context, Command& chosen);
void add_layers_command(CLI::App& program, Context& context, Command& chosen);
void add_paper_table_command(CLI::App& program, Context& context, Command& chosen);
void add_tablebase_command(CLI::App& program, Context& context, Command& chosen);
void add_probe_command(CLI::App& program, Context& context, Command& chosen);
void add_verify_command(CLI::App& program, Context& context, Command& chosen);
void add_strategy_command(CLI::App& program, Context& context, Command& chosen);
void add_reduce_command(CLI::App& program, Context& context, Command& chosen);
void add_export_command(CLI::App& program, Context& context, Command& chosen);
void add_bench_command(CLI::App& program, Context& context, Command& chosen);
void add_demo_command(CLI::App& program, Context& context, Command& chosen);
void add_play_command(CLI::App& program, Context& context, Command& chosen);
void add_serve_command(CLI::App& program, Context& context, Command& chosen);
void add_chances_command(CLI::App& program, Context& context, Command& chosen);
void add_count_command(CLI::App& program, Context& context, Command& chosen);
void add_estimate_command(CLI::App& program, Context& context, Command& chosen);
void add_arrows_command(CLI::App& program, Context& context, Command& chosen);
void add_ramsey_command(CLI::App& program, Context& context, Command& chosen);
void add_check_command(CLI::App& program, Context& context, Command& chosen);
void add_split_command(CLI::App& program, Context& context, Command& chosen);
void add_sum_command(CLI::App& program, Context& context, Command& chosen);
void add_misere_quotient_command(CLI::App& program, Context& context, Command& chosen);
void add_join_command(CLI::App& program, Context& context, Command& chosen);
void add_critical_command(CLI::App& program, Context& context, Command& chosen);
void add_help_command(CLI::App& program, Context& context, Command& chosen);
void add_manual_commands(CLI::App& program, Context& context, Command& chosen);

}  // namespace harary::cli
