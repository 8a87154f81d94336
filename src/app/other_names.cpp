// SPDX-License-Identifier: MIT
#include "app/other_names.hpp"

#include <algorithm>

#include "app/catalogue.hpp"
#include "base/nearest.hpp"
#include "base/small_letters.hpp"

namespace harary {

namespace {

// Small letters and digits: Tic-Tac-Toe and tic_tac_toe are one name.
std::string letters_and_digits(std::string_view word) {
  std::string result;
  for (const char c : small_letters(std::string(word))) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) result += c;
  }
  return result;
}

}  // namespace

const std::vector<OtherName>& other_names() {
  static const std::vector<OtherName> names{
      {"Hex",
       "maker-breaker",
       "--board rhombus:4x4 --target path:left-right",
       {"hex", "nash", "polygon"}},
      {"Bridg-It",
       "maker-breaker",
       "--board g6:GEdlRG --target simple-path:0-7",
       {"bridgit", "gale", "galesgame", "birdcage"}},
      {"Shannon’s switching game",
       "maker-breaker",
       "--board grid:3x3 --target simple-path:0-8",
       {"shannon", "shannonsgame", "shannonswitching", "shannonswitchinggame", "switching",
        "switchinggame"}},
      {"Noughts and crosses",
       "achievement",
       "--board grid:3x3 --target line:3",
       {"tictactoe", "ttt", "noughtsandcrosses", "oxo", "xo", "xando", "threeinarow", "3inarow"}},
      {"Noughts and crosses in space",
       "achievement",
       "--board cube:3x3x3 --target line:3",
       {"qubic", "tictactoe3d", "3dtictactoe"}},
      {"Four in a row",
       "achievement",
       "--board grid:4x5 --target line:4",
       {"fourinarow", "4inarow", "kinarow", "mnk", "mnkgame"}},
      {"Five in a row",
       "achievement",
       "--board grid:5x5 --target line:5",
       {"gomoku", "gobang", "renju", "fiveinarow", "5inarow"}},
      {"Harary’s animal game",
       "achievement",
       "--board grid:4x4 --target animal:tic",
       {"animal", "animals", "animalgame", "hararysgame", "harary", "polyomino", "polyominoes",
        "generalisedtictactoe", "generalizedtictactoe"}},
      {"Nim with heaps of 1, 2 and 3, as a sum of three boards of the same nimbers",
       "kayles",
       "--board P1+P3+P5",
       {"nim", "nimber", "nimbers"},
       "--question nimber"},
      {"Node Kayles", "kayles", "--board P7", {"nodekayles", "vertexkayles", "independentsetgame"}},
      {"Dawson’s chess",
       "kayles",
       "--board P9",
       {"dawson", "dawsons", "dawsonschess", "dawsonchess"}},
      {"The colouring game",
       "colouring",
       "--board petersen --colours 3",
       {"coloring", "coloringgame", "colouringgame", "graphcoloring", "graphcolouring",
        "mapcoloring", "mapcolouring", "vertexcoloring", "vertexcolouring", "chromatic", "brams"}},
      {"The edge colouring game",
       "colouring",
       "--board K4 --colours 3 --elements edges",
       {"edgecoloring", "edgecolouring", "edgecoloringgame", "edgecolouringgame",
        "chromaticindex"}},
      {"The marking game",
       "marking",
       "--board C5",
       {"markinggame", "gamecoloringnumber", "gamecolouringnumber"}},
      {"The domination game", "domination", "--board P8", {"dominationgame", "dominating"}},
      {"The Maker-Breaker domination game",
       "maker-breaker",
       "--board P4 --target closed-neighbourhoods",
       {"makerbreakerdomination", "mbdomination"}},
      {"The strong Ramsey game",
       "achievement",
       "--board K5 --target K3",
       {"ramsey", "ramseygame", "strongramsey", "strongramseygame", "stronggame", "strong",
        "makermaker"}},
      {"The online Ramsey game",
       "builder",
       "--target P3 --edges 3",
       {"onlineramsey", "sizeramsey", "builderpainter"}},
      {"The triangle saturation game",
       "saturation",
       "--order 7",
       {"trianglefree", "trianglesaturation", "saturationgame", "trianglefreeprocess"}},
      {"The connectivity game",
       "maker-breaker",
       "--board K4 --target spanning-trees",
       {"connectivity", "connectivitygame", "spanningtree", "spanningtrees", "spanningtreegame"}},
      {"The Hamilton cycle game",
       "maker-breaker",
       "--board K5 --target hamilton-cycles",
       {"hamilton", "hamiltonicity", "hamiltoncycle", "hamiltoniancycle", "hamiltonicitygame"}},
      {"The perfect matching game",
       "maker-breaker",
       "--board K4 --target perfect-matchings",
       {"matching", "perfectmatching", "perfectmatchinggame"}},
      {"A weak positional game",
       "maker-breaker",
       "--board K5 --target K3",
       {"weakgame", "weak", "positional", "positionalgame", "hypergraphgame"}},
      {"Flood-It", "flood", "--board square:4x4:1", {"floodit", "drench", "colourflood"}},
      {"Honey-Bee", "honeybee", "--board hex:4x3:1", {"honeybees", "filler", "sevencolors"}},
      {"The longest path game", "path", "--board K4", {"longestpath", "longestpathgame"}},
      {"A quantified Boolean formula",
       "qbf",
       "--formula e1,a2:1,2/-1,-2",
       {"qsat", "tqbf", "sat", "quantifiedboolean"}},
      {"Notakto, a written game of the sources", "@examples/games/notakto.game", "", {"notakto"}},
      {"Domineering, a written game of the sources",
       "@examples/games/domineering.game",
       "",
       {"domineering", "crosscram", "stopgate"}},
      {"Cram, a written game of the sources",
       "@examples/games/cram.game",
       "",
       {"cram", "plugg", "dotsandpairs"}},
      {"Wild tic-tac-toe, a written game of the sources",
       "@examples/games/wild-tic-tac-toe.game",
       "",
       {"wildtictactoe", "wildttt"}},
      {"Order and Chaos, a written game of the sources",
       "@examples/games/order-and-chaos.game",
       "",
       {"orderandchaos"}},
      {"Squava, a written game of the sources", "@examples/games/squava.game", "", {"squava"}},
      {"Yavalath, a written game of the sources",
       "@examples/games/yavalath.game",
       "",
       {"yavalath"}},
      {"Y, a written game of the sources", "@examples/games/y.game", "", {"y", "gameofy"}},
      {"Csirmaz’s letter game", "letters", "0 0 0 5", {"lettergame", "csirmaz"}},
  };
  return names;
}

const OtherName* meant_by(std::string_view word) {
  const std::string written = letters_and_digits(word);
  std::vector<std::string> all;
  for (const OtherName& one : other_names())
    all.insert(all.end(), one.names.begin(), one.names.end());
  std::string name = written;
  if (std::find(all.begin(), all.end(), written) == all.end()) {
    // A misspelt name is first of all one of the catalogue.
    std::vector<std::string> games;
    for (const GameDescription& game : catalogue()) games.push_back(game.name);
    name = nearest_word(word, games).empty() ? nearest_word(written, all) : "";
  }
  for (const OtherName& one : other_names()) {
    if (!name.empty() && std::find(one.names.begin(), one.names.end(), name) != one.names.end()) {
      return &one;
    }
  }
  return nullptr;
}

}  // namespace harary
