// SPDX-License-Identifier: MIT
// --boards: one question about each board of a list, for the commands that ask one board after the
// other, and what goes with it: --skip-bad, --shape, --time-total.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

#include "cli/board_list.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"

namespace harary::cli {

struct BoardsOption {
  enum class Of { games, graphs };  // grids have a shape, graphs have none
  std::string list;                 // empty: not given
  std::string shape;
  bool skip_bad = false;
  std::optional<NumberRange> orders;  // of --order 3..9, which is a list of complete graphs

  bool given() const { return !list.empty() || orders.has_value(); }
};

// Adds the options to a command that has those of games.
void add_boards_options(CLI::App& command, Context& context, BoardsOption& boards,
                        BoardsOption::Of of = BoardsOption::Of::games);

// Throws InputError where one of the options needs --boards, where a board is given besides, and
// for a game or an option that there is not: these have the same fault on every line.
void require_boards_alone(const Context& context, const BoardsOption& boards);
// Takes a range of --order from the options of the game. Throws InputError.
void take_orders(Context& context, BoardsOption& boards);

// The list: of coloured boards where the game is played on them, unless the colours are given apart
// from the graphs.
BoardList open_boards(Context& context, const BoardsOption& boards);
// How many lines there are, where that is known and will be shown.
std::uint64_t count_boards(const Context& context, const BoardsOption& boards);

// Asks each board in turn, with a job of its own that --time limits. `ask` gets its text, prints
// the answer, and returns why the answer has no proof, if so. Returns the exit status.
using AskBoard = std::function<std::optional<StopReason>(const std::string& board, Job& job)>;
int each_board(Context& context, const BoardsOption& boards, const AskBoard& ask);

}  // namespace harary::cli
