// SPDX-License-Identifier: MIT
// The catalogue's view of the four scoring games.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/edges/setup.hpp"
#include "games/family.hpp"
#include "games/scoring/scoring.hpp"

namespace harary {

class ScoringFamily {
 public:
  static std::vector<GameDescription> games() {
    const OptionSpecs options = two_colour_options();
    const OptionSpecs with_ties = all_options({options, {ties_option("auto")}});
    const Example example{{"board", "K5"}};
    return {
        {"clique", "colour all edges; points: the order of the largest clique in your colour",
         with_ties, example},
        {"star", "colour all edges; points: the largest degree in your colour", with_ties, example},
        {"capture",
         "colour all edges; points: the vertices with more edges of your colour than of the other",
         all_options({options, {ties_option("draw")}}), example},
        {"colex",
         "colour all edges; points: the size of the largest Colex graph in your colour",
         options,
         {{"board", "colex:9"}}},
    };
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const TwoColourSetup setup = read_two_colour_setup(options, options.board());
    const Ties ties = game == "colex" ? Ties::usual : read_ties(options);
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      if (game == "clique") return v(CliqueRules<Words>(setup, ties));
      if (game == "star") return v(StarRules<Words>(setup, ties));
      if (game == "capture") return v(CaptureRules<Words>(setup, ties));
      return v(ColexRules<Words>(setup));
    });
  }

 private:
  // `usual`: what is meant where the option is not given. "auto": it depends on the bias.
  static OptionSpec ties_option(const std::string& usual) {
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

  static Ties read_ties(const GameOptions& options) {
    const std::string text = options.text("ties", "auto");
    if (text == "auto") return Ties::usual;
    if (text == "first") return Ties::first;
    if (text == "second") return Ties::second;
    if (text == "draw") return Ties::draw;
    throw InputError("--ties: " + in_quotes(text) + " must be first, second, draw or auto");
  }
};

}  // namespace harary
