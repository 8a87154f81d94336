// SPDX-License-Identifier: MIT
// `solve --question form`: values of boards and of lists, thermographs, limits.
#include <sstream>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(FormOfABoard, IsPrintedInWords) {
  const std::string text = command("solve snort --board P5 --question form").out;
  EXPECT_NE(text.find("snort on P5: ±(1,{3|0})\n"), std::string::npos) << text;
  EXPECT_NE(text.find("the player who starts wins\n"), std::string::npos) << text;
  EXPECT_NE(text.find("mean 0, temperature 1, stops 1 and -1"), std::string::npos) << text;
}

TEST(FormOfABoard, IsAskedOfListsToo) {
  const Outcome list =
      command("solve snort --boards - --question form --json", "A_\nBw\nbad!\nC~\n");
  EXPECT_EQ(list.status, 2);
  const Outcome skipped =
      command("solve snort --boards - --skip-bad --question form --json", "A_\nBw\nbad!\nC~\n");
  EXPECT_EQ(skipped.status, kAnswered) << skipped.err;
  std::istringstream lines(skipped.out);
  std::string forms;
  for (std::string line; std::getline(lines, line);) {
    forms += Json::parse(line)["form"].get<std::string>() + " ";
  }
  EXPECT_EQ(forms, "±1 ±2 ±3 ");
}

TEST(FormOfABoard, HasAThermographAsAPicture) {
  const TestFolder folder;
  const std::string file = folder.file("p4.svg");
  EXPECT_EQ(command("solve snort --board P4 --question form --thermograph " + file).status,
            kAnswered);
  const std::string svg = folder.content("p4.svg");
  EXPECT_NE(svg.find("mean 0, temperature 3/2"), std::string::npos) << svg;
  EXPECT_EQ(svg.rfind("<svg ", 0), 0U);
}

TEST(FormOfABoard, EndsWithWhatIsKnownAtALimit) {
  const Outcome few = command("solve snort --board P7 --question form --most-forms 5");
  EXPECT_EQ(few.status, kBudgetEnded);
  EXPECT_NE(few.out.find("both stops lie between -7 and 7"), std::string::npos) << few.out;
  EXPECT_NE(few.out.find("the player who starts wins"), std::string::npos) << few.out;
  EXPECT_NE(few.err.find("--most-forms"), std::string::npos) << few.err;
  EXPECT_EQ(partial_answer("solve col --board P7 --question form --most-birthday 0 --red 3",
                           "memory")["limit"],
            "birthday");
}

TEST(FormOfABoard, RefusesWhatDoesNotBelongToIt) {
  const auto refused = [](const std::string& line) {
    const Outcome outcome = command(line);
    EXPECT_EQ(outcome.status, 2) << line;
    return outcome.err;
  };
  EXPECT_NE(refused("solve domination --board K4 --question form").find("no values of this kind"),
            std::string::npos);
  EXPECT_NE(refused("solve col --board P3 --thermograph x.svg").find("only with --question form"),
            std::string::npos);
  EXPECT_NE(refused("solve col --board P3 --question form --remoteness").find("not with"),
            std::string::npos);
  EXPECT_NE(refused("solve col --boards - --question form --thermograph x.svg")
                .find("only for one board"),
            std::string::npos);
}

}  // namespace
}  // namespace harary::cli
