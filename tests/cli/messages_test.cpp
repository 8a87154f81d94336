// SPDX-License-Identifier: MIT
// What a new user types by mistake: the message says what is wrong and what may be meant.
#include <gtest/gtest.h>

#include <filesystem>

#include "papers/paper_tables.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

struct Mistake {
  Arguments arguments;
  std::string says;  // the whole line after "harary: "
};

void PrintTo(const Mistake& mistake, std::ostream* out) {
  for (const std::string& argument : mistake.arguments) *out << argument << ' ';
}

class Mistakes : public testing::TestWithParam<Mistake> {};
TEST_P(Mistakes, AreNamedInOneLine) {
  const Outcome outcome = outcome_of(GetParam().arguments);
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "harary: " + GetParam().says + "\n");
}

INSTANTIATE_TEST_SUITE_P(
    WordsWithoutTheirOption, Mistakes,
    testing::Values(
        Mistake{{"solve", "clique", "K5"},
                "'K5' is not expected after clique; did you mean --board K5?"},
        Mistake{{"solve", "clique", "k5"},
                "'k5' is not expected after clique; did you mean --board k5?"},
        Mistake{{"solve", "clique", "g6:D~{"},
                "'g6:D~{' is not expected after clique; did you mean --board g6:D~{?"},
        Mistake{{"solve", "clique", "@k5.g6"},
                "'@k5.g6' is not expected after clique; did you mean --board @k5.g6?"},
        Mistake{{"solve", "clique", "5"},
                "'5' is not expected after clique; did you mean --order 5?"},
        Mistake{{"play", "sim", "K6"}, "'K6' is not expected after sim; did you mean --board K6?"},
        Mistake{{"solve", "avoidance", "--board", "K5", "K3"},
                "'K3' is not expected after avoidance; did you mean --target K3?"},
        Mistake{{"solve", "pos-cnf", "1,2/2,3"},
                "'1,2/2,3' is not expected after pos-cnf; did you mean --formula 1,2/2,3?"},
        Mistake{{"solve", "flood", "square:3x3:1"},
                "'square:3x3:1' is not expected after flood; did you mean --board square:3x3:1?"},
        Mistake{{"analyse", "sim", "red=0-1"},
                "'red=0-1' is not expected after sim; did you mean --position 'red=0-1'?"},
        Mistake{{"solve", "sim", "red=0-1"},
                "'red=0-1' is not expected after sim; `harary games` lists the options"},
        Mistake{{"solve", "K5", "clique"}, "'K5' is not a game; did you mean clique --board K5?"},
        Mistake{{"count", "6"},
                "--order is required; '6' is not expected here; did you mean --order 6?"},
        Mistake{{"estimate", "--order", "6", "K3"},
                "'K3' is not expected here; did you mean --target K3?"},
        Mistake{{"serve", "8080"}, "'8080' is not expected here; did you mean --port 8080?"},
        Mistake{{"manual", "x"}, "'x' is not expected here; see harary manual --help"}));

INSTANTIATE_TEST_SUITE_P(
    MisspeltWords, Mistakes,
    testing::Values(
        Mistake{{"slove", "sim"}, "'slove' is not a command; did you mean solve?"},
        Mistake{{"Solve", "sim"}, "'Solve' is not a command; did you mean solve?"},
        Mistake{{"analyze-it"}, "'analyze-it' is not a command; see harary --help"},
        Mistake{{"solve", "Sim"}, "'Sim' is not a game; did you mean sim?"},
        Mistake{{"solve", "cliques"}, "'cliques' is not a game; did you mean clique?"},
        Mistake{{"solve", "clique", "--bord", "K5"},
                "'--bord' is not an option here; did you mean --board?"},
        Mistake{{"solve", "clique", "--Board", "K5"},
                "'--Board' is not an option here; did you mean --board?"},
        Mistake{{"solve", "clique", "-board", "K5"},
                "'-board' is not an option here; did you mean --board?"},
        Mistake{{"solve", "clique", "--frobnicate"},
                "'--frobnicate' is not an option here; see harary solve --help"},
        Mistake{{"solve", "clique", "--board"},
                "--board: a value is missing; see harary solve --help"},
        Mistake{{"solve", "sim", "--json=maybe"},
                "--json: 'maybe' is not a value of it; see harary solve --help"},
        Mistake{{"export", "sim", "pg"},
                "'sim' is not an export format; use game, pg, qdimacs or tatham for a game, "
                "graph6, sparse6, digraph6, edges, dimacs, matrix, adjlist, metis, mtx, gml, "
                "graphml, dot, leda, tgf, counted, pairs, lists, json, pajek or gexf for a graph"},
        Mistake{{"--verbose"}, "'--verbose' is not an option here; see harary --help"}));

INSTANTIATE_TEST_SUITE_P(
    CharactersOfPrint, Mistakes,
    testing::Values(
        Mistake{{"solve", "clique", "–board", "K5"},
                "'–board' (– is an en dash; type -) is not expected after clique; did you mean "
                "--board K5?"},
        Mistake{{"solve", "clique", "—board", "K5"},
                "'—board' (— is an em dash; type -) is not expected after clique; did you mean "
                "--board K5?"},
        Mistake{{"solve", "clique", "–-board", "K5"},
                "'–-board' (– is an en dash; type -) is not expected after clique; did you mean "
                "--board K5?"},
        Mistake{{"solve", "clique", "--order", "5", "--red", "0–1"},
                "--red:1:1: expected an edge such as 0-1, found '0–1' (– is an en dash; type -)"},
        Mistake{
            {"analyse", "sim", "--position", "red=0–1"},
            "position: red:1:1: expected an edge such as 0-1, found '0–1' (– is an en dash; type "
            "-)"},
        Mistake{
            {"solve", "clique", "--order", "5", "--bias", "1∶2"},
            "--bias: '1∶2' (∶ is a ratio sign; type :) is not a bias; write a:b with numbers from "
            "1 to 64, for example 1:2"},
        Mistake{
            {"solve", "clique", "--board", "K3×3"},
            "--board: 'K3×3' (× is a multiplication sign; type x or a comma) is not a graph; did "
            "you mean K3,3?"},
        Mistake{
            {"solve", "flood", "--board", "square:3×3:1"},
            "--board: 'square:3×3' (× is a multiplication sign; type x or a comma) is not a shape: "
            "write square:WIDTHxHEIGHT or hex:WIDTHxHEIGHT"},
        Mistake{{"solve", "clique", "--board", "“K5”"},
                "--board: '“K5”' (“ is a curly quotation mark; leave it out, or type \") is not a "
                "graph; did you mean K5?"},
        Mistake{
            {"solve", "clique", "--board", "K5\xc2\xa0"},
            "--board: 'K5\xc2\xa0' (it has a no-break space; type a blank) is not a graph; did you "
            "mean K5?"},
        Mistake{
            {"solve", "clique", "--board", "K₅"},
            "--board: 'K₅' (₅ is a character of print; type 5) is not a graph; did you mean K5?"},
        Mistake{
            {"solve", "pos-cnf", "--formula", "1,–2"},
            "--formula:1:3: expected a literal from 1 to 100000, found '–2' (– is an en dash; type "
            "-)"}));

INSTANTIATE_TEST_SUITE_P(
    ForeignText, Mistakes,
    testing::Values(
        Mistake{{"solve", "clique", "--board", "@Größe.g6"},
                "Größe.g6: cannot be opened: No such file or directory"},
        Mistake{{"sólve", "sim"}, "'sólve' is not a command; did you mean solve?"},
        Mistake{{"critical", "日本"}, "critical: '日本' must be k17 or k18"},
        Mistake{{"critical", "k17\x1b[31m"}, "critical: 'k17\\x1b[31m' must be k17 or k18"},
        Mistake{{"critical", "k17\xff"}, "critical: 'k17\\xff' must be k17 or k18"},
        Mistake{{"critical", "k17\xe2\x80\xae"}, "critical: 'k17\\u{202e}' must be k17 or k18"},
        Mistake{{"solve", "clique", "--board", "@k5\xff.g6"},
                "k5\\xff.g6: cannot be opened: No such file or directory"}));

INSTANTIATE_TEST_SUITE_P(
    Boards, Mistakes,
    testing::Values(
        Mistake{{"solve", "clique", "--board", "5"},
                "--board: '5' is not a graph; did you mean K5?"},
        Mistake{{"solve", "clique", "--board", "K 5"},
                "--board: 'K 5' is not a graph; did you mean K5?"},
        Mistake{{"solve", "clique", "--board", "3x3"},
                "--board: '3x3' is not a graph; did you mean K3,3?"},
        Mistake{{"solve", "clique", "--board", "star4"},
                "--board: 'star4' is not a graph; did you mean star:4?"},
        Mistake{{"solve", "clique", "--board", "'K5'"},
                "--board: ''K5'' is not a graph; did you mean K5?"},
        Mistake{{"solve", "clique", "--board", "k5.g6"},
                "--board: 'k5.g6' is not a graph; a file is written @k5.g6"},
        Mistake{{"solve", "clique", "--board", "Star:100"},
                "--board: star:100: a board has 1 to 64 vertices; this family goes from star:1 to "
                "star:63"},
        Mistake{{"arrows", "6", "3"}, "TARGET: '3' is not a graph; did you mean K3?"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, Mistakes,
    testing::Values(
        Mistake{{"solve", "connect", "--order", "0"},
                "--order: '0' is not a whole number from 1 to 10000000"},
        Mistake{{"solve", "connect", "--order", "99999999999999999999999"},
                "--order: '99999999999999999999999' is not a whole number from 1 to 10000000"},
        Mistake{{"solve", "connect", "--board", "K99999999999"},
                "--board: the connected graph game is played on at most 10000000 vertices"},
        Mistake{{"solve", "clique", "--order", "65"},
                "--order: '65' is not a whole number from 1 to 64"},
        Mistake{{"solve", "clique", "--order", "+5"},
                "--order: '+5' is not a whole number from 1 to 64"},
        Mistake{{"solve", "clique", "--order", " 5"},
                "--order: ' 5' is not a whole number from 1 to 64"},
        Mistake{{"solve", "sim", "--seed", "-1"},
                "--seed: '-1' is not a whole number from 0 to 18446744073709551615"},
        Mistake{{"solve", "sim", "--seed", "99999999999999999999999"},
                "--seed: '99999999999999999999999' is not a whole number from 0 to "
                "18446744073709551615"},
        Mistake{{"solve", "sim", "--seed", "0x10"},
                "--seed: '0x10' is not a whole number from 0 to 18446744073709551615"},
        Mistake{{"solve", "sim", "--seed", "+1"},
                "--seed: '+1' is not a whole number from 0 to 18446744073709551615"},
        Mistake{{"solve", "sim", "--seed", " 1"},
                "--seed: ' 1' is not a whole number from 0 to 18446744073709551615"},
        Mistake{{"solve", "sim", "--threads", "1.5"},
                "--threads: '1.5' is not a whole number from 0 to 1024"},
        Mistake{{"count", "--order", "0"}, "--order: '0' is not a whole number from 1 to 48"},
        Mistake{{"count", "--order", "5", "--edges", "1,,2"},
                "--edges: '' is not a whole number from 0 to 1128"},
        Mistake{{"count", "--order", "5", "--edges", "1,2,"},
                "--edges: '' is not a whole number from 0 to 1128"},
        Mistake{{"count", "--order", "5", "--red", "-1"},
                "--red: '-1' is not a whole number from 0 to 1128"},
        Mistake{{"estimate", "--order", "6", "--samples", "1e3"},
                "--samples: '1e3' is not a whole number from 1 to 100000000"},
        Mistake{{"export", "qdimacs", "sim", "--plies", "0"},
                "--plies: '0' is not a whole number from 1 to 4096"},
        Mistake{{"ramsey", "K3", "--from", "6x"},
                "--from: '6x' is not a whole number from 1 to 64"},
        Mistake{{"split", "sim", "--part", "0x1"},
                "--part: '0x1' is not a whole number from 0 to 18446744073709551615"},
        Mistake{{"check", "conjecture-6", "--max", "0"},
                "--max: '0' is not a whole number from 1 to 2016"},
        Mistake{{"check", "conjecture-6", "--order", "9"},
                "--order: not for conjecture-6; only for proposition-10"},
        Mistake{{"check", "observation-11", "--max", "9"},
                "--max: not for observation-11; only for conjecture-2, question-3, conjecture-4, "
                "proposition-5, conjecture-6, conjecture-7, question-8, observation-9, mirror, "
                "open-problem-2, chooser-picker, zhu"},
        Mistake{{"serve", "--port", "0x10"},
                "--port: '0x10' is not a whole number from 0 to 65535"},
        Mistake{{"paper-table", "colex", "--max", "+3"},
                "--max: '+3' is not a whole number from 1 to 2016"},
        Mistake{
            {"solve", "letters", "--letters", "-0 1 1 1"},
            "--letters: '-0 1 1 1' is not four numbers of letters A, B, C and D, such as \"0 0 0 "
            "5\""},
        Mistake{
            {"solve", "letters", "1,,2,3,4"},
            "--letters: '1,,2,3,4' is not four numbers of letters A, B, C and D, such as \"0 0 0 "
            "5\""}));

INSTANTIATE_TEST_SUITE_P(
    EmptyValues, Mistakes,
    testing::Values(Mistake{{"solve", "clique", "--order", ""}, "--order: the value is empty"},
                    Mistake{{"solve", "clique", "--board", ""}, "--board: the value is empty"},
                    Mistake{{"solve", "sim", "--time", ""}, "--time: the value is empty"},
                    Mistake{{"solve", "sim", "--memory", ""}, "--memory: the value is empty"},
                    Mistake{{"solve", "sim", "--first", ""}, "--first: the value is empty"},
                    Mistake{{"solve", "sim", "--certificate", ""},
                            "--certificate: the value is empty"},
                    Mistake{{"solve", "clique", "--boards", ""}, "--boards: the value is empty"},
                    Mistake{{"tablebase", "sim", "--out", ""}, "--out: the value is empty"},
                    Mistake{{"verify", ""}, "certificate: the value is empty"},
                    Mistake{{"solve", "sim", "--seed", ""},
                            "--seed: '' is not a whole number from 0 to 18446744073709551615"}));

INSTANTIATE_TEST_SUITE_P(
    GivenTwice, Mistakes,
    testing::Values(Mistake{{"solve", "clique", "--board", "K4", "--board", "K5"},
                            "--board is given twice: 'K4', 'K5'; see harary solve --help"},
                    Mistake{{"solve", "clique", "--board", "K4", "--time", "1", "--time", "2",
                             "--time", "1"},
                            "--time is given 3 times: '1', '2', '1'; see harary solve --help"},
                    Mistake{{"probe", "a", "--position", "", "--position", "x"},
                            "--position is given twice: '', 'x'; see harary probe --help"},
                    Mistake{{"verify", "-", "-"},
                            "certificate: - is given twice; standard input can be read once"}));

INSTANTIATE_TEST_SUITE_P(
    Graph6WithoutItsPrefix, Mistakes,
    testing::Values(Mistake{{"solve", "clique", "--board", "DqK"},
                            "--board: 'DqK' is not a name; did you mean g6:DqK?"},
                    Mistake{{"solve", "clique", "--board", ">>graph6<<DqK"},
                            "--board: '>>graph6<<DqK' is not a name; did you mean g6:DqK?"},
                    Mistake{{"solve", "sim", "--target", ":An"},
                            "--target: ':An' is not a name; did you mean s6::An?"}));

TEST(Empty, PositionsAndSetsOfEdgesMeanSomething) {
  EXPECT_EQ(outcome_of({"analyse", "clique", "--board", "K3", "--position", ""}).status, kAnswered);
  EXPECT_EQ(outcome_of({"solve", "clique", "--board", "K3", "--red", ""}).status, kAnswered);
}

TEST(SmallLetters, NameBoardsTargetsAndGraphs) {
  EXPECT_EQ(answer("solve clique --board k4")["board"], "K4");
  EXPECT_EQ(answer("solve clique --board k2,2")["board"],
            answer("solve clique --board K2,2")["board"]);
  EXPECT_EQ(answer("solve clique --board Bowtie")["board"], "bowtie");
  EXPECT_EQ(answer("solve avoidance --board k4 --target p3")["instance"],
            answer("solve avoidance --board K4 --target P3")["instance"]);
  EXPECT_EQ(answer("solve connect --board k100")["board"], "K100");
  EXPECT_EQ(answer("arrows k6 k3")["arrows"], true);
  EXPECT_EQ(answer("ramsey k3 k3")["order"], 6);
  EXPECT_EQ(answer("estimate --order 4 --target k3 --samples 1")["target"], "K3");
}

class MarkedFile : public testing::Test {
 protected:
  // The file with a byte-order mark in front.
  std::string marked(const std::string& name, const std::string& text) {
    return folder_.put(name, "\xef\xbb\xbf" + text);
  }
  std::string answered(const std::string& line, const std::string& input = "") {
    const Outcome outcome = command(line, input);
    EXPECT_EQ(outcome.status, kAnswered) << line << ": " << outcome.err;
    return outcome.out;
  }

 private:
  TestFolder folder_;
};

TEST_F(MarkedFile, IsReadAsIfTheByteOrderMarkWereNotThere) {
  const std::string on = "solve clique --json --board @";
  EXPECT_EQ(Json::parse(answered(on + marked("k5.g6", "D~{\n")))["board"], "K5");
  EXPECT_EQ(Json::parse(answered(on + marked("k2.s6", ":An\n")))["proved"], true);
  EXPECT_EQ(Json::parse(answered(on + marked("k3.edges", "0 1\n1 2\n0 2\n")))["board"], "K3");
  EXPECT_EQ(Json::parse(answered(on + marked("p3.col", "p edge 3 2\ne 1 2\ne 2 3\n")))["board"],
            "P3");
  const std::string list = marked("list.g6", "D~{\nBw\n");
  const std::string both = answered("solve clique --json --boards @" + list);
  EXPECT_EQ(std::count(both.begin(), both.end(), '\n'), 2);
  EXPECT_EQ(Json::parse(answered("solve clique --json --boards -",
                                 "\xef\xbb\xbf"
                                 "Bw\n"))["board"],
            "g6:Bw");
  EXPECT_NE(answered("arrows K2 --boards @" + list).find("K5"), std::string::npos);
  EXPECT_EQ(Json::parse(answered("solve pos-cnf --json --instance " +
                                 marked("f.cnf", "p cnf 2 1\n1 2 0\n")))["instance"]["formula"],
            "1,2");
  EXPECT_NE(answered("solve flood --board @" + marked("b.board", "square\n01\n10\n")).find("calls"),
            std::string::npos);
  EXPECT_NE(answered("solve flood --shape square:2x2 --boards @" + marked("b.tsv", "0110\n"))
                .find("calls"),
            std::string::npos);
  EXPECT_NE(
      answered("reduce pos-cnf avoidance " + marked("r.cnf", "p cnf 2 1\n1 2 0\n")).find("pos-cnf"),
      std::string::npos);
  const std::string part = answered("split clique --board K4 --plies 1 --part 0 --json");
  EXPECT_NE(answered("split clique --board K4 --plies 1 --join " + marked("parts", part))
                .find("Green wins"),
            std::string::npos);
  EXPECT_NE(answered("play clique --board K3 --as first", "\xef\xbb\xbfquit\n").find("red>"),
            std::string::npos);
}

TEST_F(MarkedFile, OfAFormulaMayBeWrittenWithAnAtSign) {
  EXPECT_EQ(Json::parse(answered("solve pos-dnf --json --instance @" +
                                 marked("f.dnf", "p dnf 2 1\n1 2 0\n")))["winner"],
            "second");
}

TEST(Formulas, MayHaveVariablesInNoClause) {
  const Outcome outcome = command("solve pos-cnf --formula 4:1,2");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.out.find(
                "\n  in no clause: 3, 4; choosing it passes the turn and cannot change who wins\n"),
            std::string::npos)
      << outcome.out;
  EXPECT_EQ(answer("solve pos-cnf --formula 4:1,2")["instance"]["formula"], "4:1,2");
  EXPECT_EQ(answer("solve pos-cnf --formula 4:1,2")["winner"], "first");
  EXPECT_EQ(answer("solve pos-dnf --formula 1,3")["winner"], "second");
}

TEST(Counting, PrintsLongNumbersAsPeopleReadThem) {
  const std::string line = "count --order 20 --edges 63,63,64";
  const std::string digits = answer(line)["count"];
  ASSERT_GT(digits.size(), 60U);
  const Outcome outcome = command(line);
  EXPECT_EQ(outcome.out.find(digits), std::string::npos);
  EXPECT_NE(outcome.out.find(digits.substr(0, 1) + "." + digits.substr(1, 3) + "e" +
                             std::to_string(digits.size() - 1) + " colourings"),
            std::string::npos)
      << outcome.out;
  EXPECT_NE(outcome.out.find(std::to_string(digits.size()) + " digits"), std::string::npos);
}

// The tests are a program without the playground, and there is none with it beside them.
TEST(Playground, SaysHowToBuildTheProgramThatHasIt) {
  const Outcome outcome = outcome_of({"serve", "--port", "0"});
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(outcome.err.ends_with(
      "/serve/command_line_test: is not there, and this program was built without the "
      "playground; ./run serve builds it\n"))
      << outcome.err;
}

TEST(Paths, OfAnyBytesEndNoProgram) {
  const TestFolder folder;
  const std::string broken = folder.file("k4\xff.cert");
  const Outcome written =
      outcome_of({"solve", "clique", "--board", "K4", "--certificate", broken, "--json"});
  EXPECT_EQ(written.status, kAnswered) << written.err;
  EXPECT_TRUE(written.json()["certificate"].get<std::string>().ends_with("k4\xef\xbf\xbd.cert"));
  const std::string long_path(5000, 'a');
  for (const Arguments& arguments :
       {Arguments{"verify", long_path},
        Arguments{"solve", "clique", "--board", "K4", "--checkpoint", long_path}}) {
    const Outcome outcome = outcome_of(arguments);
    EXPECT_EQ(outcome.status, kBadInput);
    EXPECT_TRUE(outcome.err.starts_with("harary: ")) << outcome.err;
    EXPECT_NE(outcome.err.find("File name too long"), std::string::npos) << outcome.err;
  }
}

// Every table takes the options that it understands, and refuses the others.
TEST(Tables, RefuseWhatTheyAreNotTold) {
  const TestFolder folder;
  for (const PaperTable& table : paper_tables()) {
    const std::string line = std::to_string(table.first);
    const auto says = [&](const std::string& option, const std::string& value) {
      return outcome_of({"paper-table", table.name, "--max", line, option, value}).err;
    };
    const std::string& path = folder.path();
    if (table.told == PaperTable::Told::folder) {
      EXPECT_EQ(says("--out", path), "") << table.name;
    } else {
      EXPECT_EQ(says("--out", path),
                "harary: --out: not with " + table.name + ", which keeps no tablebase\n");
      EXPECT_TRUE(std::filesystem::is_empty(path)) << table.name;
    }
    if (table.told != PaperTable::Told::target) {
      EXPECT_EQ(says("--target", "K3"), "harary: --target: not with " + table.name + "\n");
    }
    if (table.told != PaperTable::Told::set_size) {
      EXPECT_EQ(says("--uniform", "3"), "harary: --uniform: not with " + table.name + "\n");
    }
    std::filesystem::remove_all(path);
    std::filesystem::create_directory(path);
  }
}

}  // namespace
}  // namespace harary::cli
