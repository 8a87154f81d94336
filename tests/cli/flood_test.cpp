// SPDX-License-Identifier: MIT
// Flood by the command line: known optima, every form of a board, budgets, what is refused.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class BoardFile {
 public:
  explicit BoardFile(const std::string& text, const std::string& ending = ".board")
      : path_(folder_.put("list" + ending, text)) {}
  std::string option() const { return "@" + path_; }

 private:
  TestFolder folder_;
  std::string path_;
};

std::vector<Json> lines_of(const std::string& text) {
  std::vector<Json> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(Json::parse(line));
  return lines;
}

// The first twenty boards of three published lists with their optima.
TEST(Flood, FindsThePublishedOptima) {
  for (const std::string size : {"14x14", "10x10", "24x24"}) {
    const std::string colours = size == "14x14" ? "6" : size == "10x10" ? "15" : "4";
    const std::string path =
        std::string(HARARY_TEST_DATA) + "/flood/" + size + "-" + colours + "-colours.tsv";
    const Outcome outcome =
        command("solve flood --boards @" + path + " --shape square:" + size + " --json");
    ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
    const std::vector<Json> answers = lines_of(outcome.out);
    std::ifstream file(path);
    std::size_t i = 0;
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with('#')) continue;
      ASSERT_LT(i, answers.size());
      const std::size_t tab = line.find('\t');
      EXPECT_EQ(answers[i]["length"], std::stoi(line.substr(tab + 1)));
      EXPECT_EQ(answers[i]["optimal"], true);
      EXPECT_EQ(answers[i]["board"], "square:" + size + "=" + line.substr(0, tab));
      ++i;
    }
    EXPECT_EQ(i, 20U);
    EXPECT_EQ(answers.size(), i);
  }
}

TEST(Flood, ReadsABoardInEveryForm) {
  // A path 0-1-2-0: three calls from its end.
  for (const std::string form : {"--board square:4x1=0120", "--board P4 --vertex-colours 0120",
                                 "--order 4 --vertex-colours 0,1,2,3"}) {
    const Json json = answer("solve flood " + form);
    EXPECT_EQ(json["length"], 3) << form;
    EXPECT_EQ(json["optimal"], true);
    EXPECT_EQ(json["calls"].get<std::string>().size(), 3U);
    EXPECT_FALSE(json.contains("lower"));
  }
  const BoardFile grid("square\n01\n.2\n.0\n");
  EXPECT_EQ(answer("solve flood --board " + grid.option())["board"], "square:2x3=01.2.0");
  EXPECT_EQ(answer("solve flood --board " + grid.option() + " --start 1:2")["length"], 2);
  EXPECT_EQ(answer("solve flood --board square:2x3=01.2.0")["calls"], "120");
  const BoardFile hex("hex\n012\n120\n201\n");
  EXPECT_EQ(answer("solve flood --board " + hex.option())["board"], "hex:3x3=012120201");
  EXPECT_EQ(answer("solve flood --board hex:flower:3")["length"], 17);
}

TEST(Flood, AnswersWithTheFieldsOfAGameOfOnePlayer) {
  const Json json = answer("solve flood --board square:4x1=0120 --start 3");
  std::vector<std::string> fields;
  for (const auto& [name, value] : json.items()) fields.push_back(name);
  EXPECT_EQ(fields, (std::vector<std::string>{"game", "board", "instance", "question", "length",
                                              "optimal", "calls", "level", "proved", "method",
                                              "engine", "positions", "seconds", "best"}));
  EXPECT_EQ(json["board"], "square:4x1=0120");
  EXPECT_EQ(json["instance"], (Json{{"board", "square:4x1=0120"}, {"start", "3"}}));
  EXPECT_EQ(json["calls"], "210");
  EXPECT_EQ(json["best"], Json::array({"2"}));
  EXPECT_EQ(json["proved"], true);
}

TEST(Flood, ReadsAnyGraphFromAFile) {
  const BoardFile graph("graph # a path\n0120\n0 1\n1 2\n\n2 3\n");
  EXPECT_EQ(answer("solve flood --board " + graph.option())["calls"], "120");
}

TEST(Flood, ListsComeFromStandardInputToo) {
  const Outcome outcome = command("solve flood --boards - --shape square:2x2 --json",
                                  "# two boards\n0123\t3\n\n0000\n");
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  const std::vector<Json> answers = lines_of(outcome.out);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["length"], 3);
  EXPECT_EQ(answers[1]["length"], 0);
  const Outcome graphs = command("solve flood --boards - --vertex-colours 012", "Bw\nBg\n");
  EXPECT_EQ(graphs.status, kAnswered) << graphs.err;
  EXPECT_NE(graphs.out.find("2 calls, no fewer are possible"), std::string::npos);
}

// A board of 12 x 12 cells in six colours, of which another program prints 18 calls that conquer 63
// cells.
constexpr const char* kTwelve =
    "BYGYRBYYGBRP/PGGYBOYOBYRO/BRPYORGGGRRY/OGPGYYPPOYBB/GYGORGRPGOBR/RGBGOBOGBOOB/GBPRYPRBYBYP/"
    "GBGPOYRYPPOG/RPBOBGYOYRPO/GPPPPYGPOGOR/YYBBRBOROORO/BGBGRBPYPBRG";

TEST(Flood, ReadsRowsOfLetters) {
  const Json json = answer(std::string("solve flood --board ") + kTwelve);
  EXPECT_EQ(json["length"], 19);
  EXPECT_EQ(json["optimal"], true);
  const std::string board = json["board"];
  EXPECT_TRUE(board.starts_with("square:12x12=BYGYRBYYGBRPPGGY")) << board;
  EXPECT_EQ(answer("solve flood --board " + board)["length"], 19);
}

TEST(Flood, BoardsAreGameIdsOfAnotherProgramAndBack) {
  const Outcome id = command(std::string("export tatham flood --board ") + kTwelve);
  ASSERT_EQ(id.status, kAnswered) << id.err;
  EXPECT_TRUE(id.out.starts_with("12x12c6m0:0515405510433115")) << id.out;
  EXPECT_TRUE(id.out.ends_with(",19\n")) << id.out;
  const std::string text = id.out.substr(0, id.out.size() - 1);
  EXPECT_EQ(answer("solve flood --board " + text)["length"], 19);
  EXPECT_EQ(command("export tatham flood --board " + text).out, id.out);
  EXPECT_EQ(command("export tatham flood --board 2x2c3m5:0120,25 --plies 7").out,
            "2x2c3m0:0120,7\n");
  expect_refused("export tatham flood --board 01/10 --start 1", "--start");
  expect_refused("export tatham flood --board P3 --vertex-colours 010", "square grid");
  expect_refused("export tatham honeybee --board 010", "tatham");
  expect_refused("solve flood --board 12x12c6m5#1234", "--board:1:10: a random seed");
}

TEST(Flood, AListHasBoardsOfSeveralLinesABlankLineApart) {
  const Outcome outcome = command("solve flood --boards - --json",
                                  "# six boards\n01\n10\n\n\n0, 1, 2\n1, 2, 0\n\n"
                                  "3x2c3m5:012120,17\n01/10\ngraph:012=0-1,1-2\nhex\n01\n10\n");
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  std::vector<std::string> boards;
  for (const Json& json : lines_of(outcome.out)) boards.push_back(json["board"]);
  EXPECT_EQ(boards,
            (std::vector<std::string>{"square:2x2=0110", "square:3x2=012120", "square:3x2=012120",
                                      "square:2x2=0110", "P3", "hex:2x2=0110"}));
  const BoardFile list("01\n10\n\n01\n1\n", ".txt");
  const Outcome bad = command("solve flood --json --boards " + list.option());
  EXPECT_EQ(bad.status, kBadInput);
  EXPECT_EQ(lines_of(bad.out).size(), 1U);
  EXPECT_NE(bad.err.find("list.txt:5:2: ragged rows"), std::string::npos) << bad.err;
}

TEST(Flood, VerticesOfAGraphMayHaveNames) {
  const BoardFile graph("graph\nlake:0 hill:1\nwood:2\nlake hill\nhill wood\n");
  const Json json = answer("solve flood --board " + graph.option() + " --start hill");
  EXPECT_EQ(json["length"], 2);
  EXPECT_EQ(json["instance"], (Json{{"board", "P3"}, {"start", "1"}, {"vertex-colours", "012"}}));
  expect_refused("solve flood --start sea --board " + graph.option(), "--start");
}

TEST(Flood, WithoutAStartAnyRegionMayBeRecoloured) {
  const Json json = answer("solve flood --board 01210/12021 --start free");
  EXPECT_EQ(json["optimal"], true);
  EXPECT_EQ(json["length"], 3);
  EXPECT_EQ(json["instance"]["start"], "free");
  EXPECT_LE(answer("solve flood --board square:8x8/4:1 --start free")["length"],
            answer("solve flood --board square:8x8/4:1 --start 3:3")["length"]);
  const Json best = answer("analyse flood --board 0110/2012 --start free");
  EXPECT_EQ(best["position"], "moves=");
  expect_refused("solve flood --board 01/10 --start free --method theorem", "--method");
  expect_refused("export tatham flood --board 01/10 --start free", "--start");
}

TEST(Flood, AHeuristicSaysHowGoodItIs) {
  const Json json = answer("solve flood --board square:16x16/8:1 --method heuristic");
  EXPECT_EQ(json["optimal"], false);
  EXPECT_EQ(json["method"], "heuristic");
  EXPECT_EQ(json["upper"], json["length"]);
  EXPECT_LT(json["lower"], json["upper"]);
  const Json exact = answer("solve flood --board square:9x9/5:1");
  const Json fast = answer("solve flood --board square:9x9/5:1 --method heuristic");
  EXPECT_LE(exact["length"], fast["length"]);
}

TEST(Flood, ABudgetLeavesAGap) {
  const Json json = partial_answer("solve flood --board square:20x20/8:1 --time 100ms", "time");
  EXPECT_LT(json["lower"], json["upper"]);
  EXPECT_EQ(json["optimal"], false);
}

// A limit of memory switches the way of searching, not the answer.
TEST(Flood, LittleMemoryGivesTheSameAnswer) {
  const Json roomy = answer("solve flood --board square:12x12/6:5");
  const Json tight = answer("solve flood --board square:12x12/6:5 --memory 1M");
  EXPECT_EQ(tight["length"], roomy["length"]);
  EXPECT_EQ(tight["optimal"], true);
}

TEST(Flood, WhatIsWrongIsRefused) {
  const std::string solve = "solve flood --board ";
  const BoardFile ragged("hex\n012\n01\n");
  expect_refused(solve + ragged.option(), "board:3:3: ragged rows");
  const BoardFile other("triangle\n012\n", "2.board");
  expect_refused(solve + other.option(), "'hex', 'square' or 'graph'");
  const BoardFile loop("graph\n012\n0 1\n1 1\n", "3.board");
  expect_refused(solve + loop.option(), "board:4:1: 1 1 is not an edge");
  const BoardFile bare("graph\n", "4.board");
  expect_refused(solve + bare.option(), "colours of the vertices are missing");
  const BoardFile apart("graph\n012\n0 1\n", "5.board");
  expect_refused(solve + apart.option(), "disconnected");
  expect_refused(solve + "square:2x1=0?", "'?' is not a cell");
  expect_refused(solve + "square:3x1=0.1", "disconnected");
  expect_refused(solve + "square:3x1=01", "needs 3");
  expect_refused(solve + "square:2x2=0.12 --start 1:2", "hole");
  expect_refused(solve + "square:2x2=0112 --start 4", "--start");
  expect_refused(solve + "square:3x3/65:1", "at most 64");
  expect_refused(solve + "C5 --vertex-colours 0120", "4 colours for 5 vertices");
  expect_refused(solve + "C5 --vertex-colours 0,1,2,0,64", "at most 64 colours");
  expect_refused(solve + "C5", "--vertex-colours");
  expect_refused(solve + "E2 --vertex-colours 01", "disconnected");
  expect_refused(solve + "hex:3x3:1 --vertex-colours 0", "colours of its own");
  expect_refused(solve + "hex:nowhere:1", "the layouts are");
  expect_refused(solve + "@/no/such.board", "cannot be opened");
  const TestFolder folder;
  std::filesystem::create_directory(folder.file("folder.board"));
  expect_refused(solve + "@" + folder.file("folder.board"), "folder.board: this is a folder");
  std::filesystem::create_symlink("/dev/zero", folder.file("endless.board"));
  expect_refused(solve + "@" + folder.file("endless.board"), "at most 64 MiB");
  expect_refused("solve flood", "--board");
  expect_refused(solve + "hex:3x3:1 --method magic", "--method: 'magic'");
  expect_refused(solve + "hex:3x3:1 --shape hex:3x3", "--shape");
  expect_refused(solve + "hex:3x3:1 --remoteness", "--remoteness");
  expect_refused(solve + "hex:3x3:1 --question winner", "--question");
  expect_refused(solve + "hex:3x3:1 --certificate /tmp/c --trim", "--trim");
  expect_refused(solve + "hex:3x3:1 --certificate /tmp/c --certificate-of checked",
                 "--certificate-of");
  expect_refused(solve + "hex:3x3:1 --checkpoint /tmp/c", "--checkpoint");
  expect_refused(solve + "hex:40x40/40:1", "at most 1024");
  const BoardFile list("0123\n012\n", ".tsv");
  expect_refused("solve flood --boards " + list.option(), "--shape");
  // The lines before the bad one are answered.
  const Outcome outcome =
      command("solve flood --boards " + list.option() + " --shape square:2x2 --json");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(lines_of(outcome.out).size(), 1U);
  EXPECT_NE(outcome.err.find("tsv:2:4: the board has 3 cells"), std::string::npos) << outcome.err;
  expect_refused("layers flood --board hex:3x3:1", "one player");
}

TEST(Flood, CertificatesAreCheckedByCommand) {
  const TestFolder folder;
  for (const std::string start : {"0", "free"}) {
    const std::string file = folder.file("flood.cert");
    const Json solved =
        answer("solve flood --board square:5x5:1 --start " + start + " --certificate " + file);
    const Json checked = answer("verify " + file);
    EXPECT_TRUE(checked["holds"].get<bool>() && checked["optimal"].get<bool>());
    EXPECT_EQ(checked["length"], solved["length"]);
    EXPECT_EQ(checked["bytes"], solved["certificate_bytes"]);
    EXPECT_NE(command("strategy " + file).err.find("has calls and no strategy"), std::string::npos);
    EXPECT_EQ(command("verify " + file + " " + file).status, kAnswered);
    std::ofstream(file, std::ios::app | std::ios::binary) << 'x';
    EXPECT_EQ(command("verify " + file).status, kBadInput);
  }
}

}  // namespace
}  // namespace harary::cli
