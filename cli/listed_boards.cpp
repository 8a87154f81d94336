// SPDX-License-Identifier: MIT
#include "cli/listed_boards.hpp"

#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "base/error.hpp"

namespace harary::cli {

namespace {

bool offers_coloured_boards(const std::string& game) {
  for (const OptionSpec& option : describe_game(game).options) {
    if (option.type == OptionType::coloured_board) return true;
  }
  return false;
}

// Of a game on coloured boards, unless the colours are given apart from the graphs.
BoardList list_of(Context& context, const std::string& list, const std::string& shape) {
  const bool coloured =
      offers_coloured_boards(context.game()) && !context.game_options().has("vertex-colours");
  return BoardList(coloured ? list : context.list_argument(list), shape,
                   coloured ? BoardList::Of::coloured_boards : BoardList::Of::graphs, context.in());
}

}  // namespace

ListedBoards::ListedBoards(Context& context, const std::string& list, const std::string& shape,
                           bool skip_bad)
    : context_(context), skip_bad_(skip_bad), list_(list_of(context, list, shape)) {}

void ListedBoards::skip(const std::string& why) {
  ++skipped_;
  context_.err() << "harary: skipped: " + why + '\n' << std::flush;
}

std::function<void(const std::string&)> ListedBoards::listener() {
  if (!skip_bad_) return nullptr;
  return [this](const std::string& why) { skip(why); };
}

std::optional<GameOptions> ListedBoards::next() {
  for (;;) {
    try {
      const auto board = list_.next();
      if (!board) return std::nullopt;
      GameOptions options = context_.game_options();
      options.set("board", *board);
      return options;
    } catch (const InputError& error) {
      if (!skip_bad_) throw;
      skip(error.what());
    }
  }
}

void ListedBoards::summarise() {
  if (skipped_ == 0) return;
  context_.err() << fmt::format("harary: {} {} skipped\n", skipped_.load(),
                                skipped_ == 1 ? "board was" : "boards were");
}

}  // namespace harary::cli
