// SPDX-License-Identifier: MIT
#include "games/edges/ties_option.hpp"

#include "base/error.hpp"

namespace harary {

OptionSpec ties_option(const std::string& usual) {
  OptionSpec option{.name = "ties",
                    .type = OptionType::choice,
                    .label = "Who wins with equal points",
                    .help = "who wins with equal points: first, second or draw",
                    .default_text = usual,
                    .values = {"first", "second", "draw"},
                    .advanced = true};
  if (usual == "auto") {
    option.help += "; auto (default): second, but first if Green colours more edges a turn";
    option.values.insert(option.values.begin(), usual);
  } else {
    option.help += " (default)";
  }
  return option;
}

Ties read_ties(const GameOptions& options) {
  const std::string text = options.text("ties", "auto");
  if (text == "auto") return Ties::usual;
  if (text == "first") return Ties::first;
  if (text == "second") return Ties::second;
  if (text == "draw") return Ties::draw;
  throw InputError("--ties: " + in_quotes(text) + " must be first, second, draw or auto");
}

}  // namespace harary
