// SPDX-License-Identifier: MIT
// The manual page and the completions say what the parser knows.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "app/catalogue.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(Manual, NamesEveryCommandAndItsOptions) {
  const std::string page = command("manual").out;
  EXPECT_TRUE(page.starts_with(".TH HARARY 1"));
  for (const char* word : {".B solve", ".B analyse, analyze", ".B \\-\\-certificate",
                           ".SH EXIT STATUS", "\\fIfirst|second\\fR", ".B \\-\\-memory"}) {
    EXPECT_NE(page.find(word), std::string::npos) << word;
  }
}

TEST(Completion, OffersTheGames) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const std::string script = command("completion " + shell).out;
    for (const GameDescription& game : catalogue()) {
      EXPECT_NE(script.find(" " + game.name), std::string::npos) << shell << " " << game.name;
    }
    EXPECT_NE(script.find("certificate"), std::string::npos);
  }
  const Outcome tcsh = command("completion tcsh");
  EXPECT_EQ(tcsh.status, kBadInput);
  EXPECT_NE(tcsh.err.find("must be bash, zsh or fish"), std::string::npos);
}

// What bash itself makes of the words before the cursor.
std::string completed(const std::string& script, const std::string& words, int at) {
  const std::string line = "bash -c 'source " + script + "; COMP_WORDS=(" + words +
                           "); COMP_CWORD=" + std::to_string(at) +
                           "; _harary; echo ${COMPREPLY[@]}'";
  std::array<char, 4096> buffer{};
  FILE* pipe = popen(line.c_str(), "r");
  const std::size_t size = fread(buffer.data(), 1, buffer.size(), pipe);
  pclose(pipe);
  return {buffer.data(), size};
}

TEST(Completion, WorksInBash) {
  const TestFolder folder;
  const std::string script = folder.put("harary.bash", command("completion bash").out);
  EXPECT_EQ(completed(script, "harary so", 1), "solve\n");
  EXPECT_EQ(completed(script, "harary solve hon", 2), "honeybee\n");
  EXPECT_EQ(completed(script, "harary solve sim --checkp", 3), "--checkpoint\n");
  EXPECT_EQ(completed(script, "harary chances sim --as s", 4), "second\n");
  EXPECT_EQ(completed(script, "harary solve sim --first g", 4), "green\n");
  EXPECT_EQ(completed(script, "harary solve sim --board pet", 4), "petersen\n");
  // As bash splits hex:fl, and completes its last piece.
  EXPECT_EQ(completed(script, "harary solve flood --board hex : fl", 6), "flower:1\n");
}

}  // namespace
}  // namespace harary::cli
