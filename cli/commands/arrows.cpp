// SPDX-License-Identifier: MIT
#include "theory/arrowing/arrows.hpp"

#include <fmt/format.h>

#include "app/colouring_text.hpp"
#include "app/theory_json.hpp"
#include "base/error.hpp"
#include "cli/boards_option.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "games/options.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_formats.hpp"
#include "theory/arrowing/encoding.hpp"

namespace harary::cli {

namespace {

struct ArrowsOptions {
  std::string board;
  std::vector<std::string> targets;
  BoardsOption boards;
  std::optional<int> colours;
  std::optional<std::string> red;
  std::optional<std::string> green;
  std::optional<std::string> proof;
  std::string symmetry = "auto";
};

std::string arrows_text(const ArrowingQuestion& question, const ArrowingAnswer& answer) {
  std::string text =
      fmt::format("{} -> {}: ", board_text(question.board), targets_text(question.targets));
  if (!answer.arrows) {
    text += "not decided\n";
    if (answer.variables == 0) return text + "  the copies of the targets are not all listed\n";
  } else if (*answer.arrows) {
    text += "yes, every colouring contains one of them in its colour\n";
  } else {
    text += "no, by this colouring (checked)\n" + classes_text(*answer.witness);
  }
  text += fmt::format(
      "  {} copies of the targets, {} variables, {} clauses{}; {} conflicts in {:.2f} s\n",
      answer.copies, answer.variables, answer.clauses,
      answer.symmetries_broken ? ", symmetries broken" : "", answer.conflicts, answer.seconds);
  if (answer.proof_path) {
    text += fmt::format("  proof (DRAT): {}, refutes the formula {}{}\n", *answer.proof_path,
                        *answer.formula_path,
                        answer.symmetries_broken ? ", which breaks symmetries" : "");
  } else if (answer.formula_path) {
    text += fmt::format("  no proof, since the answer is not yes; the formula: {}\n",
                        *answer.formula_path);
  }
  return text;
}

std::optional<StopReason> decide_one(Context& context, const ArrowsOptions& options,
                                     const Graph& board, const std::vector<Graph>& targets,
                                     Job& job) {
  const ArrowingQuestion question{board, targets,
                                  parse_precolours(options.red, options.green, board)};
  const ArrowingAnswer answer =
      arrows(question, {parse_symmetry(options.symmetry), options.proof}, job);
  if (context.json()) {
    context.print(to_json(question, answer));
  } else {
    context.out() << arrows_text(question, answer) << std::flush;
  }
  return answer.stopped;
}

int decide_board(Context& context, const ArrowsOptions& options,
                 const std::vector<Graph>& targets) {
  const Graph board = parse_board(context.graph_argument("BOARD", options.board), "BOARD");
  return context.with_job([&](Job& job) {
    const auto stopped = decide_one(context, options, board, targets, job);
    return stopped ? context.stopped(*stopped) : kAnswered;
  });
}

// One answer a board, in input order. A board whose time is over has its answer too, and the next
// one is tried.
int decide_list(Context& context, const ArrowsOptions& options, const std::vector<Graph>& targets) {
  if (options.proof) throw InputError("--proof: only for one board, not for --boards");
  return each_board(context, options.boards, [&](const std::string& board, Job& job) {
    return decide_one(context, options, parse_board(board, "--boards"), targets, job);
  });
}

// BOARD TARGET [TARGET2 …], or with --boards the targets alone.
int decide(Context& context, const ArrowsOptions& options) {
  const bool listed = options.boards.given();
  require_boards_alone(context, options.boards);
  std::vector<std::string> words = options.targets;
  if (listed) words.insert(words.begin(), options.board);
  if (words.empty()) throw InputError("arrows: a target is missing; write for example K6 K3 K3");
  const std::vector<Graph> targets = parse_targets(words, options.colours);
  return listed ? decide_list(context, options, targets) : decide_board(context, options, targets);
}

}  // namespace

void add_arrows_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<ArrowsOptions>();
  CLI::App* command = program.add_subcommand(
      "arrows", "does every colouring of a board contain a target in its colour?");
  context.add_shared_options(*command);
  context.add_format_option(*command);
  command->add_option("board", options->board, "the board, for example K6")
      ->type_name("GRAPH")
      ->required();
  command->add_option("targets", options->targets, "one target for all colours, or one for each")
      ->type_name("GRAPH");
  add_boards_options(*command, context, options->boards, BoardsOption::Of::graphs);
  command->get_option("--boards")
      ->description(fmt::format("instead of BOARD a list, one a line: {} or - (standard input)",
                                list_file_forms("@list")));
  add_number(*command, "--colours", options->colours, {1, kMaxArrowingColours},
             "the number of colours (default 2)");
  command
      ->add_option("--red", options->red,
                   "edges that have the first colour: 0-1,1-2 or a graph6 string")
      ->type_name("EDGES");
  command->add_option("--green,--blue", options->green, "edges that have the second colour")
      ->type_name("EDGES");
  command
      ->add_option("--proof", options->proof,
                   "where to write a DRAT proof of a yes; its formula goes to FILE.cnf")
      ->type_name("FILE");
  command
      ->add_option("--symmetry", options->symmetry,
                   "break symmetries: auto (default: unless a proof is wanted), on or off")
      ->type_name("{auto,on,off}");
  command->callback([&, options] { chosen = [&, options] { return decide(context, *options); }; });
}

}  // namespace harary::cli
