// SPDX-License-Identifier: MIT
// Every error in what the user writes gives exit status 2, nothing on standard output, and one line
// "harary: …" that says what is wrong and where.
#include <gtest/gtest.h>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

struct Refusal {
  std::string line;
  std::string part;  // of the message
};

void PrintTo(const Refusal& refusal, std::ostream* out) {
  *out << refusal.line;
}

class BadInput : public testing::TestWithParam<Refusal> {};
TEST_P(BadInput, IsRefusedInOneLine) {
  expect_refused(GetParam().line, GetParam().part);
}

INSTANTIATE_TEST_SUITE_P(
    Commands, BadInput,
    testing::Values(Refusal{"solve nope", "'nope' is not a game"},
                    Refusal{"analyse nope", "'nope' is not a game"},
                    Refusal{"layers nope", "'nope' is not a game"},
                    Refusal{"play nope", "'nope' is not a game"},
                    Refusal{"nope", "'nope' is not a command"},
                    Refusal{"solve", "game is required"},
                    Refusal{"solve sim --frobnicate", "--frobnicate"},
                    Refusal{"solve clique --order 5 --target K3", "no such option"},
                    Refusal{"solve sim 1 2", "is not expected after sim"},
                    Refusal{"solve sim --question maybe", "--question: 'maybe'"},
                    Refusal{"solve sim --method magic", "--method: 'magic'"},
                    Refusal{"solve clique --order 4 --method theorem", "no theorem"},
                    Refusal{"play sim --as third", "--as: 'third'"},
                    Refusal{"solve letters 1 1 1", "--letters"},
                    Refusal{"solve letters 1 1 1 1 1", "--letters"},
                    Refusal{"solve letters 0 0 0 0", "no letters"},
                    Refusal{"solve letters 1 x 1 1", "--letters"},
                    Refusal{"layers connect --order 100", "layers"}));

INSTANTIATE_TEST_SUITE_P(Budgets, BadInput,
                         testing::Values(Refusal{"solve sim --memory 1",
                                                 "--memory: '1' is too little"},
                                         Refusal{"solve sim --memory 8X", "--memory"},
                                         Refusal{"solve sim --memory -1G", "--memory"},
                                         Refusal{"solve sim --memory 99999999T", "--memory"},
                                         Refusal{"solve sim --time soon", "--time"},
                                         Refusal{"solve sim --time -5s", "--time"},
                                         Refusal{"solve sim --threads -1", "--threads"},
                                         Refusal{"solve sim --threads 99999", "--threads"},
                                         Refusal{"solve sim --threads x", "--threads"},
                                         Refusal{"solve sim --seed x", "--seed"},
                                         Refusal{"solve sim --progress maybe", "--progress"}));

INSTANTIATE_TEST_SUITE_P(
    Boards, BadInput,
    testing::Values(
        Refusal{"solve clique", "--board"}, Refusal{"solve clique --order 0", "--order: '0'"},
        Refusal{"solve clique --order 65", "--order: '65'"},
        Refusal{"solve clique --order -1", "--order"}, Refusal{"solve clique --order x", "--order"},
        Refusal{"solve clique --order 99999999999999999999", "--order"},
        Refusal{"solve clique --order 5 --board K5", "not both"},
        Refusal{"solve clique --board K0", "K0"}, Refusal{"solve clique --board K65", "64"},
        Refusal{"solve clique --board nonsense", "nonsense"},
        Refusal{"solve clique --board colex:2017", "2017"},
        Refusal{"solve clique --board g6:", "--board:1:4"},
        Refusal{"solve clique --board g6:?", "no vertices"},
        Refusal{"solve clique --board g6:E", "--board:1:5"},
        Refusal{"solve clique --board g6:D~|x", "--board:1:"},
        Refusal{"solve clique --board g6:D!{", "--board:1:5"},
        Refusal{"solve clique --board s6:Dxx", "--board:1:"},
        Refusal{"solve clique --board @nowhere.g6", "nowhere.g6: cannot be opened"},
        Refusal{"solve clique --board @board.txt", "board.txt: cannot be opened"},
        Refusal{"solve connect --board E3", "not connected"},
        Refusal{"solve connect --order 99999999", "--order"}));

INSTANTIATE_TEST_SUITE_P(
    Starts, BadInput,
    testing::Values(
        Refusal{"solve clique --board C5 --red 0-2", "0-2 is not an edge of the board"},
        Refusal{"solve clique --board K5 --red 0-5", "--red:1:3"},
        Refusal{"solve clique --board K5 --red 0-1,1-0", "--red:1:5"},
        Refusal{"solve clique --board K5 --red 0-1,2", "--red:1:5"},
        Refusal{"solve clique --board K5 --red 0-0", "loop"},
        Refusal{"solve clique --board K5 --red 0-1 --green 2-3,0-1", "0-1 is in --red as well"},
        Refusal{"solve clique --board K5 --red 0-1 --blue 0-1", "0-1 is in --red as well"},
        Refusal{"solve clique --board K5 --red g6:F?~w?", "--red:1:"},
        Refusal{"solve clique --order 5 --first purple", "--first: 'purple'"},
        Refusal{"solve clique --order 5 --bias 0:1", "--bias: '0:1'"},
        Refusal{"solve clique --order 5 --bias 1", "--bias"},
        Refusal{"solve clique --order 5 --bias 1:2:3", "--bias"},
        Refusal{"solve clique --order 5 --bias 65:1", "--bias"},
        Refusal{"solve avoidance --board K3 --target K4", "4 vertices, but the board only 3"},
        Refusal{"solve saturation --order 4 --target petersen", "10 vertices"},
        Refusal{"solve avoidance --board K5 --target E3", "no edge"},
        Refusal{"solve avoidance --board K5 --green-target K6", "--green-target"},
        Refusal{"solve avoidance --board K5 --red 0-1,0-2,1-2", "copy of the target"},
        Refusal{"solve sim --green 0-1,0-2,1-2", "copy of the target"},
        Refusal{"solve achievement --board K5 --green 0-1,0-2,1-2", "copy of the target"},
        Refusal{"solve saturation --order 5 --red 0-1,0-2,1-2", "copy of the target"},
        Refusal{"solve connect --order 3 --red 0-1,0-2", "connect"},
        Refusal{"solve avoidance --order 5 --colours 1", "--colours"},
        Refusal{"solve avoidance --order 5 --colours 7", "--colours"},
        Refusal{"solve avoidance --order 5 --colours 3 --player4 0-1", "--player4"},
        Refusal{"solve avoidance --order 5 --player3-target K4", "--player3-target"},
        Refusal{"solve avoidance --order 5 --colours 3 --red 0-1 --player3 0-1", "--player3"},
        Refusal{"solve avoidance --order 5 --colours 3 --player3 0-1,0-2,1-2", "--player3"},
        Refusal{"solve avoidance --order 5 --colours 3 --bias 1:2:1:1", "--bias"},
        Refusal{"solve avoidance --order 5 --colours 3 --bias 1:0", "--bias"},
        Refusal{"solve avoidance --order 5 --colours 3 --first player4", "--first"},
        Refusal{"chances avoidance --board K4 --colours 3", "two players"}));

INSTANTIATE_TEST_SUITE_P(
    Tables, BadInput,
    testing::Values(Refusal{"paper-table nope --max 3", "'nope' is not a table"},
                    Refusal{"paper-table", "table is required"},
                    Refusal{"paper-table colex", "--max"},
                    Refusal{"paper-table colex --max 0", "1 to 2016"},
                    Refusal{"paper-table colex --max 2017", "2016"},
                    Refusal{"paper-table colex --max 3 --min 4", "4 to 3"},
                    Refusal{"paper-table colex --min -2 --max 3", "-2"},
                    Refusal{"paper-table saturation --max 2", "3 to 64"},
                    Refusal{"paper-table saturation --max x", "--max"},
                    Refusal{"paper-table colex --max 3 --target K3", "--target"},
                    Refusal{"paper-table colex --max 3 --known x", "--known"},
                    Refusal{"paper-table colex --max 3 --time-total 1s", "only with ramsey-games"},
                    Refusal{"paper-table ramsey-games --min 3", "--min"},
                    Refusal{"paper-table ramsey-games --out x", "--out"},
                    Refusal{"paper-table ramsey-games --max 1", "2 to 64"},
                    Refusal{"paper-table ramsey-games --target E3", "no edge"},
                    Refusal{"paper-table ramsey-games --target K9x", "--target"}));

INSTANTIATE_TEST_SUITE_P(
    Positions, BadInput,
    testing::Values(
        Refusal{"analyse sim --position red", "position:1:1: 'red' has no '='"},
        Refusal{"analyse sim --position red=0-1;red=1-2", "given twice"},
        Refusal{"analyse sim --position blue=0-1;green=1-2", "green"},
        Refusal{"analyse sim --position yellow=0-1", "'yellow'"},
        Refusal{"analyse sim --position red=0-6", "position: red:1:3"},
        Refusal{"analyse sim --position red=0-1;green=0-1", "both red and green"},
        Refusal{"analyse sim --position green=0-1", "red must have"},
        Refusal{"analyse sim --position red=0-1,1-2,2-3", "red must have"},
        Refusal{"analyse avoidance --order 6 --position red=0-1,1-2,0-2;green=3-4,4-5",
                "forbidden"},
        Refusal{"analyse clique --order 4 --red 0-1 --position red=2-3", "from the start"},
        Refusal{"analyse sim+ --position red=0-1;turn=blue", "turn"},
        Refusal{"analyse saturation --order 5 --position edges=0-1,1-2,0-2", "forbidden"},
        Refusal{"analyse avoidance --order 5 --colours 3 --position 4=0-1", "'4'"},
        Refusal{"analyse avoidance --order 5 --colours 3 --position turn=4", "players"},
        Refusal{"analyse avoidance --order 5 --colours 3 --position turn=1;out=1", "withdrawn"},
        Refusal{"analyse letters 1 1 1 1 --position a=9", "cannot come from the start"},
        Refusal{"analyse letters 1 1 1 1 --position e=1", "'e'"},
        Refusal{"analyse connect --order 100 --position 0-1", "position"}));

// Files, with source, line and column.
class BadFile : public testing::Test {
 protected:
  // The file NAME with this text is refused at LINE:COLUMN.
  void expect_refused_at(const std::string& name, const std::string& text, const std::string& where,
                         const std::string& option = "--board") {
    const std::string path = folder_.put(name, text);
    expect_refused("solve clique " + option + " @" + path, path + ":" + where);
  }

 private:
  TestFolder folder_;
};

TEST_F(BadFile, OfGraph6IsRefusedAtItsPlace) {
  expect_refused_at("short.g6", "E\n", "1:2:");
  expect_refused_at("byte.g6", "D!{\n", "1:2:");
  expect_refused_at("long.g6", "D~{{{\n", "1:");
  expect_refused_at("large.g6", "~?A?\n", "1:");
  expect_refused_at("empty.g6", "\n\n", " the file contains no graph");
}

TEST_F(BadFile, OfDimacsIsRefusedAtItsPlace) {
  expect_refused_at("letter.col", "c a comment\np edge 3 2\ne 1 x\n", "3:5:");
  expect_refused_at("range.col", "p edge 3 2\ne 1 4\n", "2:5:");
  expect_refused_at("count.col", "p edge 3 2\ne 1 2\n", "");
  expect_refused_at("early.col", "e 1 2\n", "1:1:");
  expect_refused_at("order.col", "p edge 65 1\ne 1 2\n", "1:8:");
  expect_refused_at("kind.col", "p edge 3 1\nz 1 2\n", "2:1:");
}

TEST_F(BadFile, OfEdgesIsRefusedAtItsPlace) {
  expect_refused_at("loop.edges", "0 1\n\n2 2\n", "3:1:");
  expect_refused_at("twice.edges", "0 1\n1 2\n2 1\n", "3:1:");
  expect_refused_at("order.edges", "n 65\n0 1\n", "1:3:");
  expect_refused_at("zero.edges", "n 0\n", "1:3:");
  expect_refused_at("range.edges", "n 2\n0 2\n", "2:3:");
}

}  // namespace
}  // namespace harary::cli
