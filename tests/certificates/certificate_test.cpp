// SPDX-License-Identifier: MIT
// Certificates from end to end: `solve --certificate` of every game of the catalogue, and what
// `verify` makes of the file, as it is and changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "certificate/reader.hpp"
#include "certificate/writer.hpp"
#include "instances/instances.hpp"
#include "support/certificate/test_file.hpp"
#include "tests/cli/command.hpp"

namespace harary::tests {
namespace {

using cli::Arguments;
using cli::Outcome;

Arguments solve_words(const std::string& game, const OptionTexts& texts, const std::string& file) {
  Arguments words{"solve", game};
  for (const auto& [name, text] : texts) {
    if (name == "letters") {
      std::istringstream counts(text);
      for (std::string count; counts >> count;) words.push_back(count);
    } else {
      words.push_back("--" + name);
      if (describe_game(game).option(name)->type != OptionType::flag) words.push_back(text);
    }
  }
  words.insert(words.end(), {"--json", "--memory", "64M", "--certificate", file});
  return words;
}

Outcome verify(const std::string& file) {
  return cli::outcome_of({"verify", "--json", file});
}

// The certificate with another header, or without the position `missing` of statement 0.
void rewrite(const std::string& from, const std::string& to,
             const std::function<void(CertificateHeader&)>& change, std::size_t missing) {
  Job job;
  const CertificateReader reader(from, job);
  CertificateHeader header = reader.header();
  change(header);
  CertificateWriter writer(to);
  writer.write_header(header);
  for (std::size_t i = 0; i < reader.header().statements.size(); ++i) {
    const std::size_t width = reader.width(i);
    PositionSet set(width);
    auto section = reader.section(i);
    std::size_t number = 0;
    for (Bytes rows = section.next_block(); !rows.empty(); rows = section.next_block()) {
      for (std::size_t at = 0; at < rows.size(); at += width, ++number) {
        if (i == 0 && number == missing) continue;
        const Bytes row = rows.subspan(at, width);
        set.insert(hash_bytes(row), row);
      }
    }
    writer.write_positions(set, job);
  }
  writer.finish();
}

constexpr std::size_t kNone = ~std::size_t{0};

// Changes of the header that make a true statement a false one, whatever the game:
//   - the opponent of S reaches at least 1 - v, where S reaches at least v
//   - S reaches at least v + 1, where v is the value: two statements meet in it, or it is a win and
//     the game knows nothing better
std::vector<std::function<void(CertificateHeader&)>> false_statements(
    const std::vector<Statement>& statements, bool scores) {
  std::vector<std::function<void(CertificateHeader&)>> changes;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    changes.push_back([i](CertificateHeader& header) {
      Statement& statement = header.statements[i];
      statement.side = opponent(statement.side);
      statement.at_least = 1 - statement.at_least;
    });
    bool exact = !scores && statements[i].at_least == 1;
    for (const Statement& other : statements) {
      exact = exact || (other.side != statements[i].side && other.player == statements[i].player &&
                        other.at_least == -statements[i].at_least);
    }
    if (exact) {
      changes.push_back([i](CertificateHeader& header) { ++header.statements[i].at_least; });
    }
  }
  return changes;
}

// Solves with a certificate, which must hold and say the same; returns how many false statements
// with its positions were refused.
int solve_and_verify(const std::string& game, const OptionTexts& texts,
                     const std::string& question) {
  SCOPED_TRACE(words_of(game, texts) + " --question " + question);
  const TestFile file("end-to-end");
  Arguments words = solve_words(game, texts, file.path());
  words.insert(words.end(), {"--question", question});
  const Outcome solved = cli::outcome_of(words);
  EXPECT_EQ(solved.status, cli::kAnswered) << solved.err;
  const Outcome checked = verify(file.path());
  EXPECT_EQ(checked.status, cli::kAnswered) << checked.out << checked.err;
  if (testing::Test::HasFailure()) return 0;
  const Json answer = solved.json();
  const Json report = checked.json();
  EXPECT_TRUE(report["holds"].get<bool>());
  EXPECT_EQ(report["positions"], answer["certificate_positions"]);
  EXPECT_EQ(report["bytes"], answer["certificate_bytes"]);
  // Of more than two players "none" is what is left if no player can force to be the last.
  const Json winner = answer.value("winner", Json());
  EXPECT_EQ(report.value("winner", Json()), winner == "none" ? Json() : winner);
  // Where all points are shared out, a tie is one outcome, even if only the winner was asked.
  if (question == "outcome" || answer.contains("outcome")) {
    EXPECT_EQ(report.value("outcome", Json()), answer.value("outcome", Json()));
  }

  const TestFile changed("changed");
  Job job;
  // A win may be worth more than 1 where there are points, or where the value says a number.
  const GameDescription& description = describe_game(game);
  const bool scores = !description.about.points.empty() || description.certifies_number();
  int refused = 0;
  for (const auto& change :
       false_statements(CertificateReader(file.path(), job).header().statements, scores)) {
    rewrite(file.path(), changed.path(), change, kNone);
    const Outcome outcome = verify(changed.path());
    // Positions of a core depend on the statement: of another one they may not even be positions.
    const bool no = outcome.status == cli::kNo || outcome.status == cli::kBadInput;
    EXPECT_TRUE(no) << outcome.status << outcome.out << outcome.err;
    refused += no ? 1 : 0;
  }
  return refused;
}

bool has_no_certificates(const std::string& game, const GameOptions& options) {
  try {
    make_plain_game(game, options, std::nullopt);
  } catch (const InputError& error) {
    return std::string_view(error.what()).find("no certificates") != std::string_view::npos;
  }
  return false;
}

class EveryGame : public testing::TestWithParam<GameDescription> {};

TEST_P(EveryGame, ExampleIsCertified) {
  for (const std::string question : {"outcome", "winner"}) {
    EXPECT_GE(solve_and_verify(GetParam().name, example(GetParam()), question), 1);
  }
}

TEST_P(EveryGame, RandomInstancesAreCertified) {
  TestRandom random(5);
  for (int i = 0; i < 25 && !HasFailure(); ++i) {
    const OptionTexts texts = random_options(GetParam(), 8, random);
    try {
      make_game(GetParam().name, options_of(texts));
    } catch (const InputError&) {
      continue;  // a game that the family refuses
    }
    if (has_no_certificates(GetParam().name, options_of(texts))) continue;
    EXPECT_GE(solve_and_verify(GetParam().name, texts, i % 2 == 0 ? "outcome" : "winner"), 1);
  }
}

std::vector<GameDescription> certified_games() {
  std::vector<GameDescription> games;
  for (const GameDescription& game : catalogue()) {
    try {
      make_plain_game(game.name, options_of(example(game)), std::nullopt);
      games.push_back(game);
    } catch (const InputError&) {
    }
  }
  return games;
}

INSTANTIATE_TEST_SUITE_P(Certificates, EveryGame, testing::ValuesIn(certified_games()),
                         [](const auto& game) {
                           std::string name = game.param.name;
                           std::erase_if(name, [](char c) { return c == '-'; });
                           std::replace(name.begin(), name.end(), '+', 'P');
                           return name;
                         });

TEST(Certificates, ThereAreSomeOfAlmostAllGames) {
  EXPECT_GE(certified_games().size(), 16u);
}

TEST(Certificates, OfVariantsHold) {
  const std::vector<std::pair<std::string, OptionTexts>> variants{
      {"saturation", {{"order", "7"}, {"connected", "true"}}},
      {"saturation", {{"order", "6"}, {"target", "C4"}}},
      {"connect", {{"order", "5"}, {"misere", "true"}}},
      {"avoidance", {{"board", "K4"}, {"colours", "3"}}},
      {"avoidance", {{"board", "C6"}, {"colours", "4"}, {"target", "P3"}}},
      {"clique", {{"board", "K5"}, {"bias", "1:2"}}},
      {"capture", {{"board", "colex:9"}, {"bias", "3:2"}, {"first", "green"}}},
      {"achievement", {{"board", "petersen"}, {"target", "P3"}}},
      {"maker-breaker", {{"board", "K5"}, {"target", "K3"}, {"red", "0-1"}}},
      {"achievement", {{"board", "K12"}, {"target", "P3"}}},
  };
  for (const auto& [game, texts] : variants) EXPECT_GE(solve_and_verify(game, texts, "outcome"), 1);
}

// Cores and plain positions prove the same.
TEST(Certificates, OfCoresAndOfPositionsProveTheSame) {
  const std::vector<std::pair<std::string, OptionTexts>> games{
      {"clique", {{"board", "K6"}}},
      {"clique", {{"board", "colex:9"}, {"red", "0-1"}, {"green", "1-2"}, {"first", "green"}}},
      {"star", {{"board", "colex:8"}}},
      {"star", {{"board", "K6"}}},
      {"capture", {{"board", "K6"}}},
      {"capture", {{"board", "petersen"}, {"red", "0-1,1-2"}, {"green", "5-7,7-9,6-9"}}},
      {"achievement", {{"board", "K5"}, {"target", "K3"}}},
      {"achievement", {{"board", "K6"}, {"target", "C4"}, {"green-target", "star:3"}}},
      {"achievement", {{"board", "W5"}, {"target", "P4"}, {"red", "0-1"}, {"first", "green"}}},
      {"achievement-no-draw", {{"board", "K5"}, {"target", "star:3"}}},
      {"sima", {}},
      {"maker-breaker", {{"board", "K6"}, {"target", "C4"}}},
      {"maker-breaker", {{"board", "petersen"}, {"target", "P4"}, {"green", "5-7"}}}};
  for (const auto& [game, texts] : games) {
    for (const std::string question : {"winner", "outcome"}) {
      SCOPED_TRACE(words_of(game, texts) + " --question " + question);
      std::map<std::string, Json> reports;
      for (const std::string of : {"auto", "cores", "positions"}) {
        const TestFile file("cores");
        Arguments words = solve_words(game, texts, file.path());
        words.insert(words.end(),
                     {"--question", question, "--certificate-of", of, "--threads", "1"});
        ASSERT_EQ(cli::outcome_of(words).status, cli::kAnswered);
        const Outcome checked = verify(file.path());
        ASSERT_EQ(checked.status, cli::kAnswered) << checked.out << checked.err;
        reports[of] = checked.json();
      }
      EXPECT_EQ(reports["auto"]["positions_of"], "core");
      EXPECT_EQ(reports["cores"]["positions_of"], "core");
      EXPECT_FALSE(reports["cores"].contains("one_sided"));
      EXPECT_FALSE(reports["positions"].contains("positions_of"));
      for (const std::string of : {"auto", "cores"}) {
        for (const std::string what : {"winner", "outcome", "value"}) {
          EXPECT_EQ(reports[of].value(what, Json()), reports["positions"].value(what, Json()));
        }
      }
      EXPECT_LE(reports["auto"]["positions"], reports["positions"]["positions"]);
    }
  }
}

// So do summands and plain positions, where the second player moves first, too.
TEST(Certificates, OfSummandsAndOfPositionsProveTheSame) {
  const std::vector<OptionTexts> instances{
      {{"order", "3"}},        {{"order", "6"}},
      {{"order", "9"}},        {{"order", "8"}, {"first", "green"}},
      {{"board", "petersen"}}, {{"board", "W7"}, {"red", "1-2"}},
      {{"board", "K2,2,3"}},   {{"board", "K7"}, {"red", "0-1,1-2,3-4"}, {"first", "green"}}};
  for (const OptionTexts& texts : instances) {
    SCOPED_TRACE(words_of("saturation", texts));
    std::map<std::string, Json> reports;
    for (const std::string of : {"auto", "cores", "positions"}) {
      const TestFile file("summands");
      Arguments words = solve_words("saturation", texts, file.path());
      words.insert(words.end(), {"--certificate-of", of, "--threads", "1"});
      ASSERT_EQ(cli::outcome_of(words).status, cli::kAnswered);
      const Outcome checked = verify(file.path());
      ASSERT_EQ(checked.status, cli::kAnswered) << checked.out << checked.err;
      reports[of] = checked.json();
    }
    EXPECT_EQ(reports["auto"]["positions_of"], "sum");
    EXPECT_FALSE(reports["cores"].contains("positions_of"));
    EXPECT_FALSE(reports["positions"].contains("positions_of"));
    EXPECT_EQ(reports["auto"]["winner"], reports["positions"]["winner"]);
    EXPECT_LE(reports["auto"]["positions"], reports["positions"]["positions"]);
  }
}

// Of games whose certificates have some thousands of positions, of each kind.
TEST(Certificates, OfManyThreadsHold) {
  const std::vector<std::pair<std::string, OptionTexts>> games{
      {"clique", {{"board", "K8"}}},
      {"capture", {{"board", "K7"}}},
      {"maker-breaker", {{"board", "K7"}, {"target", "K4"}}},
      {"avoidance", {{"board", "K7"}, {"target", "K3"}}},
      {"saturation", {{"order", "10"}}}};
  for (const auto& [game, texts] : games) {
    std::map<std::string, Json> reports;
    for (const std::string threads : {"1", "4"}) {
      SCOPED_TRACE(words_of(game, texts) + " --threads " + threads);
      const TestFile file("threads");
      Arguments words = solve_words(game, texts, file.path());
      words.insert(words.end(), {"--question", "winner", "--threads", threads});
      ASSERT_EQ(cli::outcome_of(words).status, cli::kAnswered);
      const Outcome checked = verify(file.path());
      ASSERT_EQ(checked.status, cli::kAnswered) << checked.out << checked.err;
      reports[threads] = checked.json();
    }
    EXPECT_EQ(reports["4"]["winner"], reports["1"]["winner"]);
    // A few more or less, by the threads' speed.
    EXPECT_LE(reports["4"]["positions"].get<double>(), 2 * reports["1"]["positions"].get<double>());
  }
}

// A certificate to be changed in one place.
class Changeable {
 public:
  using Change = std::function<void(CertificateHeader&)>;

  Changeable(const std::string& game, const OptionTexts& texts, const Arguments& more)
      : file_("changed-from") {
    Arguments words = solve_words(game, texts, file_.path());
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(cli::outcome_of(words).status, cli::kAnswered);
    EXPECT_EQ(status_after({}), cli::kAnswered);
  }

  Json report() const { return verify(file_.path()).json(); }
  std::uint64_t positions() const {
    Job job;
    return CertificateReader(file_.path(), job).positions(0);
  }
  // What `verify` says after a change of the header, or without one position.
  int status_after(const Change& change, std::size_t missing = kNone) const {
    const TestFile changed("changed-to");
    rewrite(file_.path(), changed.path(), change ? change : [](CertificateHeader&) {}, missing);
    return verify(changed.path()).status;
  }
  // Without one of every `step` positions: the share of times that `verify` refuses.
  double needed_share(std::size_t step) const {
    const std::uint64_t all = positions();
    std::uint64_t tried = 0;
    std::uint64_t refused = 0;
    for (std::size_t i = 0; i < all; i += step, ++tried) {
      refused += status_after({}, i) == cli::kNo ? 1 : 0;
    }
    return static_cast<double>(refused) / static_cast<double>(tried);
  }

 private:
  TestFile file_;
};

TEST(Certificates, OfCoresRefuseEveryChange) {
  const Changeable star("star", {{"board", "K6"}}, {"--question", "winner"});
  ASSERT_GT(star.positions(), 50u);
  EXPECT_GE(star.needed_share(1), 0.9);
  const auto status = [&](const Changeable::Change& change) { return star.status_after(change); };
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].side = Side::first; }), cli::kNo);
  EXPECT_EQ(
      status([](CertificateHeader& h) { h.statements[0] = {Side::first, 4096, std::nullopt}; }),
      cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].at_least = 0; }), cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::plain; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::summands; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.game = "clique"; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.game = "sim"; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["bias"] = "1:2"; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["red"] = "0-1"; }), cli::kNo);
}

// The same of some positions, where there are one-sided ones.
TEST(Certificates, OfOneSideAloneRefuseChanges) {
  const std::vector<std::pair<std::string, OptionTexts>> games{
      {"clique", {{"board", "K8"}}}, {"achievement", {{"board", "K8"}, {"target", "K4"}}}};
  for (const auto& [game, texts] : games) {
    SCOPED_TRACE(words_of(game, texts));
    const Changeable file(game, texts, {"--question", "winner"});
    const Json report = file.report();
    EXPECT_EQ(report[game == "clique" ? "raised" : "one_sided"], true);
    EXPECT_EQ(report["winner"], game == "clique" ? "second" : "tie");
    ASSERT_GT(file.positions(), 1u);
    EXPECT_GE(file.needed_share(1 + file.positions() / 32), 0.9);
    const auto status = [&](const Changeable::Change& change) { return file.status_after(change); };
    // Where one-sided positions do not belong they are none of the game.
    EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::cores; }), cli::kBadInput);
    EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::plain; }), cli::kBadInput);
    EXPECT_EQ(status([](CertificateHeader& h) { h.game = "star"; }), cli::kBadInput);
  }
}

// The same where the start counts unavoidable points, and positions do not without that.
TEST(Certificates, OfRaisedStartsRefuseChanges) {
  for (const std::string game : {"clique", "star"}) {
    SCOPED_TRACE(game);
    const std::string board = game == "clique" ? "K6" : "colex:13";
    const Changeable file(game, {{"board", board}}, {"--question", "winner"});
    EXPECT_EQ(file.report()["raised"], true);
    ASSERT_GT(file.positions(), 5u);
    EXPECT_GE(file.needed_share(1), 0.8);
    const auto status = [&](const Changeable::Change& change) { return file.status_after(change); };
    // Some positions of `clique` are none of another statement.
    const int other = game == "clique" ? cli::kBadInput : cli::kNo;
    EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].side = Side::first; }), other);
    EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].at_least = 0; }), other);
    EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::cores; }), cli::kNo);
    EXPECT_EQ(status([](CertificateHeader& h) { h.kind = PositionKind::summands; }),
              cli::kBadInput);
    EXPECT_EQ(status([](CertificateHeader& h) { h.game = "capture"; }), cli::kBadInput);
    EXPECT_EQ(status([](CertificateHeader& h) { h.options["red"] = "0-1"; }), cli::kNo);
  }
  // Boards need not be complete, but without a triangle Ramsey's theorem says nothing.
  EXPECT_EQ(Changeable("clique", {{"board", "colex:8"}}, {}).report()["raised"], true);
  EXPECT_FALSE(Changeable("clique", {{"board", "K3,3"}}, {}).report().contains("raised"));
  EXPECT_FALSE(Changeable("star", {{"board", "K6"}}, {}).report().contains("raised"));
  EXPECT_FALSE(Changeable("star", {{"board", "colex:8"}}, {"--certificate-of", "cores"})
                   .report()
                   .contains("raised"));
}

// The same of summands. Most are needed; of some replies there are two.
TEST(Certificates, OfSummandsRefuseChanges) {
  const Changeable sums("saturation", {{"order", "10"}}, {"--threads", "1"});
  ASSERT_GT(sums.positions(), 100u);
  EXPECT_GE(sums.needed_share(3), 0.75);
  const auto status = [&](const Changeable::Change& change) { return sums.status_after(change); };
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].side = Side::second; }), cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].at_least = 0; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["red"] = "0-1"; }), cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["board"] = "K11"; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["target"] = "C4"; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["connected"] = ""; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.options["misere"] = ""; }), cli::kBadInput);
  EXPECT_EQ(status([](CertificateHeader& h) { h.game = "clique"; }), cli::kBadInput);
  for (const PositionKind kind :
       {PositionKind::plain, PositionKind::cores, PositionKind::one_sided_cores}) {
    EXPECT_EQ(status([kind](CertificateHeader& h) { h.kind = kind; }), cli::kBadInput);
  }
}

TEST(Certificates, NeedNoFileButThemselves) {
  const TestFile file("ownfile");
  {
    const TestFile name("board");
    const std::string board = name.path() + ".edges";
    std::ofstream(board) << "0 1\n1 2\n2 3\n0 3\n0 2\n";
    const Outcome solved =
        cli::outcome_of({"solve", "avoidance", "--board", "@" + board, "--target", "K3",
                         "--green-target", "@" + board, "--json", "--certificate", file.path()});
    std::filesystem::remove(board);
    ASSERT_EQ(solved.status, cli::kAnswered) << solved.err;
  }
  EXPECT_EQ(verify(file.path()).status, cli::kAnswered) << verify(file.path()).err;
}

class Changed : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(cli::outcome_of(solve_words("sim", {}, file_.path())).status, cli::kAnswered);
  }
  TestFile file_{"changed-from"};
  TestFile changed_{"changed-to"};
};

TEST_F(Changed, HasTheSameBytesEveryTime) {
  const auto bytes = file_.bytes();
  ASSERT_EQ(cli::outcome_of(solve_words("sim", {}, file_.path())).status, cli::kAnswered);
  EXPECT_EQ(file_.bytes(), bytes);
}

TEST_F(Changed, RefusesEveryChangedByte) {
  const auto whole = file_.bytes();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    auto bytes = whole;
    bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1 << at % 8));
    changed_.write(bytes);
    const Outcome outcome = verify(changed_.path());
    ASSERT_EQ(outcome.status, cli::kBadInput) << at;
    ASSERT_TRUE(outcome.err.starts_with("harary: " + changed_.path())) << outcome.err;
  }
}

TEST_F(Changed, RefusesMissingPositions) {
  Job job;
  const std::uint64_t positions = CertificateReader(file_.path(), job).positions(0);
  ASSERT_GT(positions, 50u);
  std::uint64_t refused = 0;
  for (std::size_t i = 0; i < positions; ++i) {
    rewrite(file_.path(), changed_.path(), [](CertificateHeader&) {}, i);
    const Outcome outcome = verify(changed_.path());
    if (outcome.status == cli::kAnswered) continue;
    ++refused;
    ASSERT_EQ(outcome.status, cli::kNo);
    const Json violation = outcome.json()["violation"];
    // The place can be looked at.
    EXPECT_EQ(violation["statement"], 1);
    EXPECT_EQ(cli::outcome_of({"analyse", "sim", "--position", violation["position"]}).status,
              cli::kAnswered);
    EXPECT_FALSE(violation["reason"].get<std::string>().empty());
  }
  // A position is unnecessary only where two moves lead into the set: the exception.
  EXPECT_GE(refused * 10, positions * 9);
}

TEST_F(Changed, RefusesAnotherStatement) {
  const auto status = [&](const std::function<void(CertificateHeader&)>& change) {
    rewrite(file_.path(), changed_.path(), change, kNone);
    return verify(changed_.path()).status;
  };
  EXPECT_EQ(status([](CertificateHeader&) {}), cli::kAnswered);
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].at_least = 2; }), cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].side = Side::first; }), cli::kNo);
  EXPECT_EQ(status([](CertificateHeader& h) { h.statements[0].player = 1; }), cli::kBadInput);
}

TEST_F(Changed, RefusesAnotherInstance) {
  const auto status = [&](const std::string& option, const std::string& text) {
    rewrite(
        file_.path(), changed_.path(),
        [&](CertificateHeader& header) { header.options[option] = text; }, kNone);
    return verify(changed_.path()).status;
  };
  EXPECT_EQ(status("target", "P4"), cli::kNo);
  EXPECT_EQ(status("target", "C4"), cli::kNo);
  EXPECT_EQ(status("first", "green"), cli::kNo);
  EXPECT_EQ(status("bias", "1:2"), cli::kNo);
  EXPECT_EQ(status("red", "0-1"), cli::kNo);
  EXPECT_EQ(status("board", "K7"), cli::kBadInput);
  EXPECT_EQ(status("board", "K5"), cli::kBadInput);
  EXPECT_EQ(status("board", "@/etc/passwd"), cli::kBadInput);
  EXPECT_EQ(status("board", "no such board"), cli::kBadInput);
  EXPECT_EQ(status("no-such-option", "1"), cli::kBadInput);
  rewrite(
      file_.path(), changed_.path(), [](CertificateHeader& header) { header.game = "sima"; },
      kNone);
  EXPECT_EQ(verify(changed_.path()).status, cli::kNo);
  rewrite(
      file_.path(), changed_.path(), [](CertificateHeader& header) { header.game = "chess"; },
      kNone);
  EXPECT_EQ(verify(changed_.path()).status, cli::kBadInput);
}

TEST(Certificates, ComeFromASearchOnly) {
  const TestFile file("theorem");
  const Outcome searched =
      cli::outcome_of({"solve", "connect", "--order", "5", "--json", "--certificate", file.path()});
  ASSERT_EQ(searched.status, cli::kAnswered);
  EXPECT_EQ(searched.json()["method"], "proof");
  for (const Arguments& words :
       {Arguments{"solve", "connect", "--order", "5", "--method", "theorem"},
        Arguments{"solve", "connect", "--order", "500"},
        Arguments{"solve", "sim", "--boards", "-"}}) {
    Arguments all = words;
    all.insert(all.end(), {"--certificate", file.path()});
    EXPECT_EQ(cli::outcome_of(all).status, cli::kBadInput);
  }
}

TEST(Certificates, AreNotLeftBehindHalfWritten) {
  const TestFile file("half");
  const Outcome stopped = cli::outcome_of({"solve", "clique", "--board", "K8", "--time", "30ms",
                                           "--json", "--certificate", file.path()});
  EXPECT_EQ(stopped.status, cli::kBudgetEnded);
  EXPECT_FALSE(std::filesystem::exists(file.path()));
  const Outcome nowhere =
      cli::outcome_of({"solve", "sim", "--certificate", "/no/such/folder/file"});
  EXPECT_EQ(nowhere.status, cli::kBadInput);
  EXPECT_TRUE(nowhere.err.starts_with("harary: /no/such/folder/file")) << nowhere.err;
}

}  // namespace
}  // namespace harary::tests
