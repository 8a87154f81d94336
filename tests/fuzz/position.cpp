// SPDX-License-Identifier: MIT
// Positions and moves of a game of each kind.
#include "games/cells/board_option.hpp"
#include "games/cells/layouts.hpp"
#include "games/edges/setup.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/honey_bee/honey_bee.hpp"
#include "games/letters/letters.hpp"
#include "games/one_colour/saturation.hpp"
#include "games/one_colour/setup.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/setup.hpp"
#include "graph/named.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

template <class R>
void play(const R& rules, std::string_view input) {
  const std::string position = take_line(input);
  auto p = rules.parse_position(position);
  must(rules.parse_position(rules.position_text(p)) == p);
  while (!input.empty() && !rules.result(p)) {
    const auto move = rules.parse_move(p, take_line(input));
    must(rules.move_text(p, move) ==
         rules.move_text(p, rules.parse_move(p, rules.move_text(p, move))));
    p = rules.after(p, move);
    must(rules.parse_position(rules.position_text(p)) == p);
  }
}

GameOptions with_texts(std::initializer_list<std::pair<const char*, const char*>> texts) {
  GameOptions options(GameOptions::Files::forbidden);
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

// A game, a position of it, and moves from there, a line each.
void read_position(std::string_view input) {
  const std::string game = take_line(input);
  if (game == "avoidance") {
    const TargetSetup setup =
        read_target_setup(with_texts({{"board", "K5"}, {"target", "K3"}}), false);
    play(AvoidanceRules<1>(AvoidanceEnding::normal, setup.colours, setup.targets), input);
  } else if (game == "biased") {
    const TargetSetup setup = read_target_setup(
        with_texts({{"board", "petersen"}, {"target", "path:4"}, {"bias", "1:2"}, {"red", "0-1"}}),
        false);
    play(AvoidanceRules<1>(AvoidanceEnding::misere, setup.colours, setup.targets), input);
  } else if (game == "saturation") {
    const OneColourSetup setup = read_one_colour_setup(with_texts({{"board", "K6"}}));
    play(SaturationRules<1>(setup, complete_graph(3), Growth::connected, LastEdge::wins), input);
  } else if (game == "letters") {
    play(LettersRules(parse_letter_heap("a=3;b=2;c=1;d=4"), LastLetter::wins), input);
  } else if (game == "pos-cnf") {
    play(PositiveFormulaRules(parse_positive_word("1,2/2,3/4,5", "formula", NormalForm::cnf)),
         input);
  } else if (game == "qbf") {
    play(QuantifiedFormulaRules(parse_quantified_word("e1,a2,e3:1,2/-1,-2,3", "formula")), input);
  } else if (game == "honeybee") {
    const ColouredBoard board = parse_seeded_board("hex:4x3:1", "board");
    const auto [a, b] = opposite_corners(board);
    play(HoneyBeeRules<1>(std::make_shared<const HoneyBeeBoard>(
             board, a, b, std::map<std::string, std::string>())),
         input);
  }
}
const Target kPositionTarget("position", read_position);

}  // namespace harary::fuzz
